//! `manicule lab balance`: how a card set plays.

use crate::Language;
use crate::card_file;
use crate::output::print;
use crate::output_file::OutputFile;
use crate::simulate::progress;
use anyhow::anyhow;
use clap::Args;
use games::columns;
use gutenberg::components::Enumerated;
use gutenberg::{Gutenberg, Options, Title};
use lab::balance::{CardUse, Report, Study};
use lab::plot::{self, Bar};
use lab::{Estimate, Player};
use serde_json::json;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use words::Words;

#[derive(Args)]
pub struct Balance {
    /// Who sits in all four seats, such as master or master:50 (iterations a move).
    #[arg(long, default_value = "master")]
    player: Player,
    /// Games with four seats and characters.
    #[arg(long, default_value_t = 200)]
    games: u32,
    /// Who plays alone.
    #[arg(long, value_delimiter = ',', default_value = "apprentice,journeyman,master,guildmaster")]
    alone: Vec<Player>,
    /// Games of each of them.
    #[arg(long, default_value_t = 100)]
    solo_games: u32,
    /// A number from which all chance follows.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A card-set file instead of the standard set.
    #[arg(long, value_name = "FILE")]
    cards: Option<PathBuf>,
    /// How many threads to use; by default, one per core.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Draw the figures as SVG into this folder.
    #[arg(long, value_name = "FOLDER")]
    plots: Option<PathBuf>,
    /// The figures as JSON; `-` for standard output.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    #[command(flatten)]
    language: Language,
}

pub fn run(balance: &Balance) -> anyhow::Result<ExitCode> {
    let words = balance.language.words()?;
    let game = match &balance.cards {
        Some(path) => card_file::with_cards(Gutenberg::standard(), path, &Options::default())?,
        None => Gutenberg::standard(),
    };
    let json = balance.json.as_deref().map(OutputFile::open).transpose()?;
    let study = Study {
        game,
        player: balance.player,
        games: balance.games,
        alone: balance.alone.clone(),
        solo_games: balance.solo_games,
        seed: balance.seed,
    };
    let all = u64::from(balance.games) + u64::from(balance.solo_games) * balance.alone.len() as u64;
    let bar = progress(all, &words);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(balance.threads.unwrap_or(0).into()).build()?;
    let report = pool.install(|| study.run(&|| bar.inc(1)));
    bar.finish_and_clear();
    if let Some(folder) = &balance.plots {
        draw(&report, &words, folder)?;
    }
    let quiet = json.as_ref().is_some_and(OutputFile::is_stdout);
    if let Some(mut file) = json {
        serde_json::to_writer_pretty(&mut file, &report)?;
        file.write_all(b"\n")?;
        file.finish()?;
    }
    if !quiet {
        print(&told(&report, &words))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

fn interval(Estimate { low, high, .. }: Estimate, show: impl Fn(f64) -> String) -> String {
    format!("{} – {}", show(low), show(high))
}

fn title(words: &Words, title: Title) -> String {
    let name = serde_json::to_value(title).unwrap_or_default();
    words.word(&format!("gutenberg-title-{}", name.as_str().unwrap_or_default().replace('_', "-")))
}

fn heads<const N: usize>(words: &Words, names: [&str; N]) -> [String; N] {
    names.map(|name| words.word(&format!("cli-balance-{name}")))
}

fn told(report: &Report, words: &Words) -> String {
    let mut text = String::new();
    let mut section = |title: &str, rows: String| {
        text.push_str(&format!("{title}\n\n{rows}\n"));
    };
    let points = |score: f64| format!("{score:.1}");
    let args = json!({ "games": report.games, "player": report.player });
    let rows = report
        .places
        .iter()
        .enumerate()
        .map(|(at, &wins)| vec![(at + 1).to_string(), percent(wins.mean), interval(wins, percent)]);
    let rows: Vec<_> = rows.collect();
    section(
        &words.say("cli-balance-table", &args),
        columns::table(&heads(words, ["place", "wins", "interval"]), &rows, 1),
    );

    let rows = report.characters.iter().map(|one| {
        let name = words.word(&format!("gutenberg-character-{}", one.character.name()));
        vec![name, one.kept.to_string(), percent(one.wins.mean), interval(one.wins, percent)]
    });
    let rows: Vec<_> = rows.collect();
    let names = heads(words, ["character", "kept", "wins", "interval"]);
    section(&words.word("cli-balance-characters"), columns::table(&names, &rows, 1));

    let names = heads(words, ["card", "held", "fulfilled", "guilders"]);
    section(&words.word("cli-balance-printing"), columns::table(&names, &card_rows(&report.printing, false), 3));
    let names = heads(words, ["card", "held", "fulfilled", "coloured", "decorated", "fame"]);
    section(&words.word("cli-balance-refinement"), columns::table(&names, &card_rows(&report.refinement, true), 2));

    let rows: Vec<_> = report.patronage.iter().map(|card| vec![card.card.clone(), card.taken.to_string()]).collect();
    section(&words.word("cli-balance-patronage"), columns::table(&heads(words, ["card", "taken"]), &rows, 4));

    let rows: Vec<_> = report
        .gears
        .iter()
        .map(|gear| vec![gear.rule.to_owned(), gear_name(words, gear.rule), format!("{:.2}", gear.uses_per_game)])
        .collect();
    section(&words.word("cli-balance-gears"), columns::table(&heads(words, ["rule", "reward", "uses"]), &rows, 1));

    let rows = report.solo.iter().map(|solo| {
        let at = |part: usize| solo.scores.get(solo.scores.len() * part / 10).copied().unwrap_or(0).to_string();
        let mean = solo.mean;
        vec![
            solo.player.clone(),
            solo.scores.len().to_string(),
            points(mean.mean),
            interval(mean, points),
            at(1),
            solo.median.to_string(),
            at(9),
            title(words, solo.title),
        ]
    });
    let rows: Vec<_> = rows.collect();
    let names = heads(words, ["player", "games", "score", "interval", "tenth", "median", "ninth", "title"]);
    section(&words.word("cli-balance-solo"), columns::table(&names, &rows, 1));
    text.trim_end().to_owned() + "\n"
}

fn card_rows(cards: &[CardUse], refined: bool) -> Vec<Vec<String>> {
    let share = |part: u32, whole: u32| percent(f64::from(part) / f64::from(whole.max(1)));
    let row = |card: &CardUse| {
        let mut row = vec![card.card.clone(), card.held.to_string(), share(card.fulfilled, card.held)];
        if refined {
            row.extend([share(card.coloured, card.held), share(card.decorated, card.held)]);
        }
        row.push(format!("{:.1}", f64::from(card.brought) / f64::from(card.held.max(1))));
        row
    };
    cards.iter().map(row).collect()
}

fn gear_name(words: &Words, rule: &str) -> String {
    words.word(&format!("cli-balance-gear-{}", rule.trim_start_matches("G6.")))
}

fn draw(report: &Report, words: &Words, folder: &Path) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder).map_err(|error| anyhow!("cannot make {}: {error}", folder.display()))?;
    let save = |name: &str, svg: String| {
        let path = folder.join(name);
        std::fs::write(&path, svg).map_err(|error| anyhow!("cannot write {}: {error}", path.display()))
    };
    let rows: Vec<Bar> =
        report.places.iter().enumerate().map(|(at, &wins)| Bar::of((at + 1).to_string(), wins)).collect();
    save("places.svg", plot::bars(&words.word("cli-balance-by-place"), &rows, 0.5, Some((0.20, 0.30)), percent))?;
    let name = |name: &str| words.word(&format!("gutenberg-character-{name}"));
    let rows: Vec<Bar> = report.characters.iter().map(|one| Bar::of(name(one.character.name()), one.wins)).collect();
    save("characters.svg", plot::bars(&words.word("cli-balance-characters"), &rows, 0.6, Some((0.16, 0.35)), percent))?;
    let cards = |cards: &[CardUse]| -> Vec<Bar> {
        let value = |card: &CardUse| f64::from(card.fulfilled) / f64::from(card.held.max(1));
        cards.iter().map(|card| Bar { label: card.card.clone(), value: value(card), interval: None }).collect()
    };
    let fulfilled = |cards: Vec<Bar>, title: &str| plot::bars(&words.word(title), &cards, 1.0, None, percent);
    save("printing.svg", fulfilled(cards(&report.printing), "cli-balance-printing"))?;
    save("refinement.svg", fulfilled(cards(&report.refinement), "cli-balance-refinement"))?;
    let rows: Vec<Bar> = report
        .gears
        .iter()
        .map(|gear| Bar { label: gear_name(words, gear.rule), value: gear.uses_per_game, interval: None })
        .collect();
    let most = report.gears.iter().map(|gear| gear.uses_per_game).fold(1.0, f64::max).ceil();
    save("gears.svg", plot::bars(&words.word("cli-balance-gears"), &rows, most, None, |uses| format!("{uses:.1}")))?;
    let rows: Vec<(String, Vec<i32>)> =
        report.solo.iter().map(|solo| (solo.player.clone(), solo.scores.clone())).collect();
    let marks = [(131, title(words, Title::JuniorMaster)), (151, title(words, Title::Guildmaster))];
    save("solo.svg", plot::distributions(&words.word("cli-balance-solo"), &rows, &marks))
}
