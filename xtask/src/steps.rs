//! `cargo xtask test`: runs every check in turn and reports how long each took.

use crate::postgres::{Cluster, Durability};
use crate::{cargo, debian, program, root, rules, run, target, wasm, web};
use anyhow::bail;
use std::num::NonZero;
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

struct Step {
    name: &'static str,
    took: Duration,
    passed: bool,
}

pub fn test() -> anyhow::Result<()> {
    let mut steps = Vec::new();
    let mut step = |name: &'static str, says: &str, check: &dyn Fn() -> anyhow::Result<()>| {
        println!("☞ {name}: {says}");
        let begun = Instant::now();
        let outcome = check();
        if let Err(error) = &outcome {
            println!("☞ {name} failed: {error:#}");
        }
        steps.push(Step { name, took: begun.elapsed(), passed: outcome.is_ok() });
    };
    step("format", "rustfmt has nothing to change", &|| run(cargo().args(["fmt", "--all", "--check"])));
    step("rules", "every rule has a test named after it and a text in every language", &|| rules::check(&root()));
    step("module", "build the rules for the page as WebAssembly", &|| wasm::build(wasm::Warnings::Deny));
    step("view", "type-check, build and unit-test the page", &|| {
        web::install_packages()?;
        run(&mut web::npm(&["run", "--silent", "check"]))?;
        // Built before its unit tests, so that the browser tests have a page even if a unit test fails.
        web::build()?;
        run(&mut web::npm(&["run", "--silent", "test"]))
    });
    step("lints", "clippy reports nothing", &|| {
        run(cargo().args(["clippy", "--quiet", "--workspace", "--all-targets", "--", "--deny", "warnings"]))
    });
    step("doc tests", "run the examples in the documentation", &|| {
        run(cargo().args(["test", "--quiet", "--workspace", "--doc"]))
    });
    let tests = if has_nextest() {
        "all workspace tests with nextest, on SQLite and a temporary PostgreSQL"
    } else {
        "all workspace tests on SQLite and a temporary PostgreSQL, with cargo test (cargo-nextest is not installed)"
    };
    step("tests", tests, &tests_on_both_databases);
    step("browser", "whole games through the page in Chromium", &|| {
        debian::chromium()?;
        // One scenario plays a game that only an example registers. With `--tests`, the libraries have the same
        // features as in the tests, so nothing is built again.
        run(cargo().args(["build", "--quiet", "--workspace", "--tests", "--examples"]))?;
        run(web::npm(&["run", "--silent", "e2e"]).env("MANICULE_BIN", program("debug")))
    });
    report(&steps)
}

fn tests_on_both_databases() -> anyhow::Result<()> {
    let cluster = Cluster::start(&target().join("postgres-test"), Durability::None)?;
    let mut tests = cargo();
    tests.env("MANICULE_TEST_POSTGRES", cluster.address());
    if has_nextest() {
        // See .config/nextest.toml.
        let threads = 2 * thread::available_parallelism().map_or(1, NonZero::get);
        tests.args(["nextest", "run", "--workspace", "--profile", "everything"]);
        tests.args(["--test-threads", &threads.to_string()]);
    } else {
        tests.args(["test", "--quiet", "--workspace", "--lib", "--bins", "--tests", "--no-fail-fast"]);
    }
    run(&mut tests)
}

fn has_nextest() -> bool {
    let mut version = cargo();
    version.args(["nextest", "--version"]).stdout(Stdio::null()).stderr(Stdio::null());
    version.status().is_ok_and(|status| status.success())
}

fn report(steps: &[Step]) -> anyhow::Result<()> {
    println!();
    for step in steps {
        let verdict = if step.passed { "passed" } else { "FAILED" };
        println!("{:<10} {verdict} {:>7.1} s", step.name, step.took.as_secs_f64());
    }
    let failed: Vec<_> = steps.iter().filter(|step| !step.passed).map(|step| step.name).collect();
    if !failed.is_empty() {
        bail!("{} failed", failed.join(", "));
    }
    println!("All checks passed.");
    Ok(())
}
