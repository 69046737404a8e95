//! `cargo xtask test`: every check, one after the other, with the time each took.

use crate::{cargo, root, rules};
use anyhow::{Context, bail};
use std::process::{Command, Stdio};
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
    step("format", "the source is laid out as rustfmt does it", &|| run(cargo().args(["fmt", "--all", "--check"])));
    step("lints", "clippy has nothing to say", &|| {
        run(cargo().args(["clippy", "--quiet", "--workspace", "--all-targets", "--", "--deny", "warnings"]))
    });
    if has_nextest() {
        step("tests", "every test of the workspace, with nextest", &|| {
            run(cargo().args(["nextest", "run", "--workspace", "--no-fail-fast", "--status-level", "fail"]))
        });
    } else {
        step("tests", "every test of the workspace; cargo-nextest is not installed, so with cargo test", &|| {
            run(cargo().args(["test", "--quiet", "--workspace", "--lib", "--bins", "--tests", "--no-fail-fast"]))
        });
    }
    step("doc tests", "the examples in the documentation", &|| {
        run(cargo().args(["test", "--quiet", "--workspace", "--doc"]))
    });
    step("rules", "every rule has a test that bears its id and stands in every language", &|| rules::check(&root()));
    report(&steps)
}

fn has_nextest() -> bool {
    let mut version = cargo();
    version.args(["nextest", "--version"]).stdout(Stdio::null()).stderr(Stdio::null());
    version.status().is_ok_and(|status| status.success())
}

fn run(command: &mut Command) -> anyhow::Result<()> {
    let status = command.status().context("cargo does not start")?;
    if status.success() { Ok(()) } else { bail!("see above") }
}

fn report(steps: &[Step]) -> anyhow::Result<()> {
    println!();
    for step in steps {
        let verdict = if step.passed { "passed" } else { "FAILED" };
        println!("{:<10} {verdict} {:>7.1} s", step.name, step.took.as_secs_f64());
    }
    let failed: Vec<_> = steps.iter().filter(|step| !step.passed).map(|step| step.name).collect();
    if !failed.is_empty() {
        bail!("not everything is in order: {} failed", failed.join(", "));
    }
    println!("Everything is in order.");
    Ok(())
}
