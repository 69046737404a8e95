//! `cargo xtask tune`: tunes the weights of the printing-house bot by self-play.

use anyhow::Context;
use bots::gutenberg::Weights;
use clap::Args as ClapArgs;
use gutenberg::Gutenberg;
use lab::tune::{Progress, Tuning};
use std::path::Path;

#[derive(ClapArgs)]
pub struct Args {
    #[arg(long, default_value_t = 40)]
    generations: u32,
    /// Pairs of opposite changes in a generation.
    #[arg(long, default_value_t = 24)]
    pairs: u32,
    /// Deals on which each change is tried.
    #[arg(long, default_value_t = 40)]
    deals: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Start from the first guess instead of the current weights.
    #[arg(long)]
    anew: bool,
}

pub fn run(args: &Args, root: &Path) -> anyhow::Result<()> {
    let tuning = Tuning {
        generations: args.generations,
        pairs: args.pairs,
        deals: args.deals,
        spread: 0.15,
        pace: 0.12,
        seed: args.seed,
    };
    let start = if args.anew { &Weights::REASONED } else { Weights::tuned() };
    let found = tuning.run(&Gutenberg::standard(), start, &mut |progress, _| {
        let Progress { generation, lead, solo } = progress;
        println!("generation {generation}: {lead:+.2} over the one before, {solo:.1} alone");
    });
    let Args { generations, pairs, deals, seed, .. } = args;
    let begun = if args.anew { " --anew" } else { "" };
    let mut text = format!(
        "// Made by `cargo xtask tune --generations {generations} --pairs {pairs} --deals {deals} --seed {seed}{begun}`.\nWeights {{\n"
    );
    for (name, value) in Weights::NAMES.iter().zip(found.to_vec()) {
        text.push_str(&format!("    {name}: {value:.4},\n"));
    }
    text.push_str("}\n");
    let file = root.join("crates/bots/src/gutenberg/tuned.rs");
    std::fs::write(&file, text).with_context(|| format!("cannot write {}", file.display()))?;
    println!("Written to {}", file.display());
    Ok(())
}
