//! `manicule lab deck`: the hands that a letter deck deals.

use crate::card_file;
use crate::output::print;
use anyhow::{Context, anyhow};
use clap::Args;
use clap::builder::PossibleValuesParser;
use games::columns;
use lab::decks::{DeckReport, DeckStudy, Spread};
use letterpress::languages::Language;
use letterpress::{Letterpress, Options};
use serde_json::json;
use std::path::PathBuf;
use std::process::ExitCode;
use words::{LANGUAGES, Words};

#[derive(Args)]
pub struct DeckArgs {
    /// The language of the deck, the word list and the messages.
    #[arg(long, value_parser = PossibleValuesParser::new(LANGUAGES))]
    lang: String,
    /// Deals of four hands each.
    #[arg(long, default_value_t = 2500, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    deals: u32,
    /// A number from which all chance follows.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A deck file instead of the deck that comes with the game.
    #[arg(long, value_name = "FILE")]
    cards: Option<PathBuf>,
    /// As JSON, for programs.
    #[arg(long)]
    json: bool,
}

pub fn run(args: &DeckArgs) -> anyhow::Result<ExitCode> {
    let words = Words::new(&args.lang).context("no such language")?;
    let language = Language::from_code(&args.lang).context("no such language")?;
    let mut game = Letterpress::new();
    if let Some(path) = &args.cards {
        let options = Options { language, ..Options::default() };
        game = card_file::with_cards(game, path, &options)?;
    }
    let study = DeckStudy { game, language, deals: args.deals, seed: args.seed };
    let report = study.run().map_err(|bad| anyhow!(bad))?;
    print(&if args.json { serde_json::to_string_pretty(&report)? + "\n" } else { told(&report, &words) })?;
    Ok(ExitCode::SUCCESS)
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

fn told(report: &DeckReport, words: &Words) -> String {
    let heads = |names: [&str; 2]| names.map(|name| words.word(&format!("cli-deck-{name}")));
    let spread = |Spread { tenth, median, ninth }: Spread| {
        words.say("cli-deck-spread", &json!({"tenth": tenth, "median": median, "ninth": ninth}))
    };
    let figure = |name: &str, value: String| vec![words.word(&format!("cli-deck-{name}")), value];
    let hands = [
        figure("without-word", percent(report.without_word)),
        figure("five-letters", percent(report.five_letters)),
        figure("words", spread(report.words)),
        figure("best-score", spread(report.best_score)),
    ];
    let challenges: Vec<Vec<String>> = report
        .challenges
        .iter()
        .map(|one| {
            let note = if one.compares_words { words.word("cli-deck-by-best-words") } else { String::new() };
            vec![one.challenge.clone(), percent(one.share), note]
        })
        .collect();
    let letters: Vec<Vec<String>> = report
        .letters
        .iter()
        .map(|one| vec![one.letter.clone(), percent(one.share), one.cards.to_string(), one.value.to_string()])
        .collect();
    let [challenge, meets] = heads(["challenge", "meets"]);
    let letter_heads = ["letter", "share", "cards", "value"].map(|name| words.word(&format!("cli-deck-{name}")));
    let title = words.say("cli-deck-title", &json!({"hands": report.hands, "deck": report.deck}));
    [
        title + "\n",
        columns::table(&["", ""].map(str::to_owned), &hands, 1),
        columns::table(&[challenge, meets, String::new()], &challenges, 1),
        columns::table(&letter_heads, &letters, 3),
    ]
    .join("\n")
}
