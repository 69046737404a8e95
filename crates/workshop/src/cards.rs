//! `cargo xtask cards`: the standard cards of both games as Rust values, from their card files.

use anyhow::{Context, anyhow};
use gutenberg::catalogue::{Catalogue, GearReward, RowRef};
use gutenberg::components::{Inks, Levels, Types};
use letterpress::challenges::Condition;
use letterpress::components::CardBits;
use letterpress::decks::{self, Deck};
use letterpress::languages::Language;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const HEAD: &str = "Generated from the card files by `cargo xtask cards`. Do not edit.";

pub fn write(root: &Path) -> anyhow::Result<()> {
    let set = fs::read_to_string(root.join("crates/gutenberg/cards/standard.toml"))?;
    let set = Catalogue::parse(&set).map_err(|faults| anyhow!("standard.toml: {faults:?}"))?;
    store(&root.join("crates/gutenberg/src/catalogue/standard.rs"), &gutenberg_set(&set))?;
    store(&root.join("crates/letterpress/src/decks/built_in.rs"), &letterpress_decks(root)?)
}

fn store(path: &Path, text: &str) -> anyhow::Result<()> {
    fs::write(path, text).with_context(|| path.display().to_string())?;
    let formatted = Command::new("rustfmt").args(["--edition", "2024"]).arg(path).status()?;
    formatted.success().then_some(()).context("rustfmt failed")
}

fn gutenberg_set(set: &Catalogue) -> String {
    let tally = |counts: [u8; 4]| format!("Tally::new({counts:?})");
    let (types, inks, levels) = (|it: Types| tally(it.0), |it: Inks| tally(it.0), |it: Levels| tally(it.0));
    let mut text = format!("//! The standard set. {HEAD}\n\n");
    text += "use crate::catalogue::{\n    BoardSpaces, Bonus, GearReward, PatronageCard, PrintingCard, RefinementCard, RowRef, Shift, SpecialtyCard, \
             TrackReward,\n};\nuse crate::components::{Ink, Row, Specialty, Tally, Type};\n\n";
    let mut list = |name: &str, item: &str, items: Vec<String>| {
        let _ = write!(text, "pub const {name}: [{item}; {}] = [{}];\n\n", items.len(), items.join(", "));
    };
    let printing = set.printing.iter();
    list(
        "PRINTING",
        "PrintingCard",
        printing.map(|card| format!("PrintingCard {{ types: {}, pays: {} }}", types(card.types), card.pays)).collect(),
    );
    let refinement = set.refinement.iter().map(|card| {
        let (inks, levels) = (inks(card.inks), levels(card.levels));
        let (colour, decoration) = (card.colour_fame, card.decoration_fame);
        format!(
            "RefinementCard {{ inks: {inks}, colour_fame: {colour}, levels: {levels}, decoration_fame: {decoration}, bonus: Bonus::{:?} }}",
            card.bonus
        )
    });
    list("REFINEMENT", "RefinementCard", refinement.collect());
    let specialties = set.specialties.iter();
    let symbols = specialties.map(|card| card.symbols.map(|symbol| format!("Specialty::{symbol:?}")).join(", "));
    list(
        "SPECIALTIES",
        "SpecialtyCard",
        symbols.map(|symbols| format!("SpecialtyCard {{ symbols: [{symbols}] }}")).collect(),
    );
    let gears = set.gears.iter();
    list(
        "GEARS",
        "(bool, [GearReward; 3])",
        gears.map(|gear| format!("({}, [{}])", gear.grey, gear.sectors.map(gear_reward).join(", "))).collect(),
    );
    let patronage = set.patronage.iter().map(|card| {
        let (levels, inks, types) = (levels(card.levels), inks(card.inks), types(card.types));
        format!("PatronageCard {{ levels: {levels}, inks: {inks}, types: {types} }}")
    });
    list("PATRONAGE", "PatronageCard", patronage.collect());
    let planning = set.planning.iter().map(|card| {
        let shift = |from, to| format!("Shift {{ from: {}, to: {} }}", row(from), row(to));
        let moves: Vec<String> = card.moves.iter().map(|moved| shift(moved.from, moved.to)).collect();
        format!("(&[{}], Row::{:?}, {})", moves.join(", "), card.centre, card.patronage)
    });
    list("PLANNING", "(&[Shift], Row, bool)", planning.collect());
    let track = set.reward_track.map(|reward| format!("TrackReward::{reward:?}"));
    list("REWARD_TRACK", "TrackReward", track.to_vec());
    let _ = writeln!(text, "pub const BOARD: BoardSpaces = {:?};", set.board);
    let _ = writeln!(text, "pub const AUTOMA_START: [u8; 5] = {:?};", set.automa_start);
    let _ = writeln!(text, "pub const NAME: &str = {:?};", set.name);
    let _ = writeln!(text, "pub const HASH: &str = {:?};", set.hash);
    text
}

fn gear_reward(reward: GearReward) -> String {
    let shown = match reward {
        GearReward::InkFame(_) | GearReward::TakeInk(_) | GearReward::TradeInk(_) => "(Ink::",
        GearReward::TypeFame(_) | GearReward::BuyType(_) => "(Type::",
        GearReward::SpecialtyFame(_) | GearReward::Level(_) => "(Specialty::",
        _ => "",
    };
    format!("GearReward::{}", format!("{reward:?}").replace('(', shown))
}

fn row(row: RowRef) -> String {
    match row {
        RowRef::Row(row) => format!("RowRef::Row(Row::{row:?})"),
        other => format!("RowRef::{other:?}"),
    }
}

fn letterpress_decks(root: &Path) -> anyhow::Result<String> {
    let mut text = format!("//! The decks of all languages, current and earlier. {HEAD}\n\n");
    text += "use super::BuiltIn;\nuse crate::challenges::{Condition, Measure, Reward, Shape};\nuse crate::languages::Language;\n\n";
    let folder = root.join("crates/letterpress/decks");
    for (name, folder) in [("STANDARD", folder.clone()), ("OLDER", folder.join("older"))] {
        let decks = files(&folder)?.iter().map(|path| Ok(deck(&read(path)?))).collect::<anyhow::Result<Vec<_>>>()?;
        let _ = write!(text, "pub static {name}: [BuiltIn; {}] = [{}];\n\n", decks.len(), decks.join(", "));
    }
    Ok(text)
}

/// In one order on every machine.
fn files(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<anyhow::Result<Vec<_>>>()?;
    files.retain(|path| path.extension().is_some_and(|extension| extension == "toml"));
    files.sort();
    Ok(files)
}

fn read(path: &Path) -> anyhow::Result<Deck> {
    decks::read(&fs::read_to_string(path)?).map_err(|faults| anyhow!("{}: {faults:?}", path.display()))
}

fn deck(deck: &Deck) -> String {
    let faces = |cards: CardBits| {
        let mut faces: Vec<(String, u8, u8)> = Vec::new();
        for card in cards.iter() {
            let (shown, value) = (deck.shown(card), deck.value(card));
            match faces.last_mut().filter(|face| (&face.0, face.1) == (&shown, value)) {
                Some(face) => face.2 += 1,
                None => faces.push((shown, value, 1)),
            }
        }
        faces
    };
    let challenges = deck.challenges().iter().filter_map(|card| {
        let challenge = deck.card(card).challenge.as_ref()?;
        let when: Vec<String> = challenge.when.iter().map(condition).collect();
        let face = deck.card(card).face.map(|face| (deck.shown(card), face.value));
        Some(format!(
            "({:?}, &[{}], Reward::{:?}, {face:?})",
            deck.name(card).as_str(),
            when.join(", "),
            challenge.reward
        ))
    });
    format!(
        "BuiltIn {{ language: {}, checksum: {:?}, letters: &{:?}, vowels: &{:?}, challenges: &[{}] }}",
        language(deck.language()),
        deck.checksum(),
        faces(deck.letters()),
        faces(deck.vowels()),
        challenges.collect::<Vec<_>>().join(", ")
    )
}

fn language(language: Language) -> String {
    format!("Language::{language:?}")
}

fn condition(condition: &Condition) -> String {
    match condition {
        Condition::Count { count, min, max } => {
            format!("Condition::Count {{ count: Measure::{count:?}, min: {min:?}, max: {max:?} }}")
        }
        Condition::Shape { shape } => format!("Condition::Shape {{ shape: Shape::{shape:?} }}"),
    }
}
