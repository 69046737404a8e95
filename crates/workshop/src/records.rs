//! `cargo xtask records`: regenerates the recorded games of the printing-house game. The same rules give the same files.

#[path = "../../gutenberg/tests/records/coverage.rs"]
mod coverage;

use crate::root;
use anyhow::{Context, Result, bail, ensure};
use coverage::{Coverage, GameRecord, Things, things_in};
use gutenberg::catalogue::{Catalogue, GearReward};
use gutenberg::components::{Character, Enumerated, Specialty};
use gutenberg::{
    Action, Characters, Edition, FreeActions, GearChoice, Gutenberg, Options, PatronageReward, Phase, State,
};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use table::{Dice, Game, Play, Seat, Seed};

/// Games tried for each one that is kept.
const TRIES: u64 = 60;
/// Games of the present rules version.
const FEWEST: usize = 12;
/// More than this would mean that something can hardly occur at all.
const MOST: usize = 80;

const PAGE: &str = "\
# The recorded games

Whole games in [crates/gutenberg/tests/records](../crates/gutenberg/tests/records), played by seeded random players with
a taste for rare things, and replayed by the tests to the exact result and final state. When a change of the rules is
meant to change games, raise the rules' version and run `cargo xtask records`: it keeps the games of older versions, which
must replay as they did, plays those of the present version anew, and writes this page. The names of games begin with
their rules version, those of version 1 with a number. `cargo xtask records --coverage` prints the list below from the
files.

Behind each thing stands the number of games in which it occurs. None may be 0.
";

#[derive(clap::Args)]
pub struct Args {
    /// Print what occurs in the records, and make none.
    #[arg(long)]
    coverage: bool,
}

pub fn run(args: &Args) -> Result<()> {
    if args.coverage { print_coverage() } else { make() }
}

fn folder() -> PathBuf {
    root().join("crates/gutenberg/tests/records")
}

fn record_files() -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder()).context("the folder of the records")? {
        let path = entry?.path();
        if path.extension().is_some_and(|ext| ext == "json") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn print_coverage() -> Result<()> {
    let game = Gutenberg::standard();
    let mut coverage = Coverage::default();
    for path in record_files()? {
        let record: GameRecord = serde_json::from_str(&fs::read_to_string(&path)?)
            .with_context(|| format!("{} is not a record", path.display()))?;
        coverage.add(things_in(&game, &record).with_context(|| path.display().to_string())?.0);
    }
    println!("{} games\n{coverage}", coverage.games());
    let missing = coverage.missing();
    ensure!(missing.is_empty(), "missing in the records: {missing:?}");
    Ok(())
}

fn make() -> Result<()> {
    let game = Gutenberg::standard();
    let tables = tables();
    let mut coverage = Coverage::default();
    let mut kept = BTreeMap::new();
    for path in record_files()? {
        let record: GameRecord = serde_json::from_str(&fs::read_to_string(&path)?)
            .with_context(|| format!("{} is not a record", path.display()))?;
        if record.rules_version == Gutenberg::RULES_VERSION {
            fs::remove_file(path)?;
            continue;
        }
        let (things, state) = things_in(&game, &record).with_context(|| path.display().to_string())?;
        coverage.add(things);
        let name = path.file_stem().and_then(|name| name.to_str()).context("the name of a record")?;
        kept.insert(name.to_owned(), state);
    }
    let mut first_seed = 1;
    for (number, options) in tables.iter().cycle().enumerate() {
        if number >= FEWEST && number >= tables.len() && coverage.missing().is_empty() {
            break;
        }
        ensure!(number < MOST, "still missing after {MOST} games: {:?}", coverage.missing());
        let (record, things, state) = best(&game, options, first_seed, &coverage)?;
        first_seed += TRIES;
        coverage.add(things);
        let name = format!("v{}-{:02}-{}", Gutenberg::RULES_VERSION, number + 1, describe(options));
        println!("{name}: {:?}", record.result.map(|result| result.scores().to_vec()).unwrap_or_default());
        fs::write(folder().join(format!("{name}.json")), serde_json::to_string(&record)? + "\n")?;
        kept.insert(name, state);
    }
    let mut final_states = String::new();
    for (name, state) in kept {
        let mut position = game.position(&state);
        // Version 1 did not have this option: the final states are compared without it.
        position.table.free_actions = FreeActions::default();
        let position = serde_json::to_vec(&position)?;
        let hash: String = Sha256::digest(position).iter().map(|byte| format!("{byte:02x}")).collect();
        final_states += &format!("{hash}  {name}\n");
    }
    fs::write(folder().join("final-states.txt"), final_states)?;
    fs::write(root().join("docs/records.md"), format!("{PAGE}{coverage}"))?;
    Ok(())
}

/// Every number of seats, with both editions; the last of them with the German reading of G2.6.
fn tables() -> Vec<Options> {
    let mut tables = Vec::new();
    for edition in [Edition::Second, Edition::First] {
        for (people, automa) in [(1, true), (2, false), (2, true), (3, false), (3, true), (4, false)] {
            let mut characters = match people % 3 {
                0 => Characters::None,
                1 => Characters::Fixed(Vec::new()),
                _ => Characters::Dealt,
            };
            if let Characters::Fixed(names) = &mut characters {
                let from = tables.len();
                names.extend((0..usize::from(people)).map(|seat| Character::ALL[(from + 3 * seat) % 10]));
            }
            let free_actions =
                if people == 4 && edition == Edition::First { FreeActions::OwnTurn } else { FreeActions::AnyTime };
            tables.push(Options { people, automa, characters, edition, free_actions, ..Options::default() });
        }
    }
    tables
}

fn describe(options: &Options) -> String {
    let people = match options.people {
        1 => "solo".to_owned(),
        people => format!("{people}-people{}", if options.automa { "-automa" } else { "" }),
    };
    let characters = match options.characters {
        Characters::None => "plain",
        Characters::Dealt => "dealt",
        Characters::Fixed(_) => "fixed",
    };
    let edition = if options.edition == Edition::First { "2021" } else { "2022" };
    format!("{people}-{characters}-{edition}")
}

/// The game with the most new things, among the tries.
fn best(
    game: &Gutenberg,
    options: &Options,
    first_seed: u64,
    coverage: &Coverage,
) -> Result<(GameRecord, Things, State)> {
    let mut best: Option<(usize, (GameRecord, Things, State))> = None;
    for seed in first_seed..first_seed + TRIES {
        let record = play(game, options, seed)?;
        let (things, state) = things_in(game, &record)?;
        let new = things.iter().filter(|thing| !coverage.contains(thing)).count();
        if best.as_ref().is_none_or(|(most, _)| new > *most) {
            best = Some((new, (record, things, state)));
        }
    }
    Ok(best.context("no game was tried")?.1)
}

fn play(game: &Gutenberg, options: &Options, seed: u64) -> Result<GameRecord> {
    let mut dice = Dice::new(Seed::from_number(u64::MAX - seed));
    let taste = if dice.below(3) == 0 { Taste::Hoard } else { Taste::Craft };
    let mut play = Play::new(game.clone(), options.clone(), Seed::from_number(seed))?;
    let mut actions = Vec::new();
    loop {
        let waited: Vec<Seat> = game.to_act(play.state()).iter().collect();
        let Some(&seat) = waited.get(dice.index(waited.len())) else { break };
        actions.clear();
        game.legal_actions(play.state(), seat, &mut actions);
        let weigh = |action: &Action| taste.weight(game.cards(), play.state(), seat, action);
        let action = draw(&mut dice, &actions, weigh).context("nothing can be done")?;
        if let Err(illegal) = play.act(seat, action) {
            bail!("{action:?} was listed but is refused: {illegal:?}");
        }
    }
    play.record().cloned().context("every game has a record")
}

fn draw(dice: &mut Dice, actions: &[Action], weigh: impl Fn(&Action) -> u32) -> Option<Action> {
    let total: u32 = actions.iter().map(&weigh).sum();
    if total == 0 {
        return actions.get(dice.index(actions.len())).copied();
    }
    let mut left = dice.below(total);
    actions.iter().copied().find(|action| {
        let weight = weigh(action);
        let found = left < weight;
        left = left.saturating_sub(weight);
        found
    })
}

/// What the players of a game prefer.
#[derive(Clone, Copy, PartialEq)]
enum Taste {
    /// Whole orders, patrons, gears.
    Craft,
    /// Inks, until the bag is empty.
    Hoard,
}

impl Taste {
    fn weight(self, cards: &Catalogue, state: &State, seat: Seat, action: &Action) -> u32 {
        let hoard = self == Taste::Hoard;
        let house = state.house(seat);
        let craft = |specialty: Specialty| u32::from(house.levels[specialty]).pow(2) + 1;
        match *action {
            // There are hundreds of plans.
            Action::UseGear { .. } if state.phase() == Phase::Plan => 20_000,
            Action::BuyType { .. } if state.phase() == Phase::Plan => 5_000,
            Action::Plan { markers } => 4_u32.pow(markers.iter().filter(|&&count| count > 0).count() as u32),
            Action::TakeInks { count, .. } => u32::from(count).pow(if hoard { 5 } else { 2 }),
            Action::DevelopShown { card } => cards[card].symbols.into_iter().map(craft).sum(),
            Action::DevelopOne { specialty, .. } => craft(specialty) / 2,
            Action::InstallGear { discard, .. } => {
                if discard.is_some() {
                    1
                } else {
                    6
                }
            }
            Action::TakePatronageCard { .. } => {
                if hoard {
                    1
                } else {
                    400
                }
            }
            Action::TakePatronageReward { reward: PatronageReward::Inks } if hoard => 200,
            Action::TakePatronageReward { .. } => 6,
            Action::Fulfil(batch) => {
                let (printed, coloured, decorated) =
                    (batch.printed.count_ones(), batch.coloured.count_ones(), batch.decorated.count_ones());
                let both = (batch.coloured & batch.decorated).count_ones();
                let gears: u32 = batch.gears.iter().map(|&uses| u32::from(uses)).sum();
                match hoard {
                    true if coloured > 0 => 0,
                    true => 20 * printed,
                    false => 4 * printed + 20 * (coloured + decorated) + 80 * both + 60 * gears,
                }
            }
            Action::UseGear { choice: GearChoice::SwapInk { .. } | GearChoice::SwapType { .. }, .. } => 3,
            Action::UseGear { choice: GearChoice::SellType { .. }, .. } => 2,
            Action::UseGear { axle, .. } => {
                let gear = house.gears[usize::from(axle)];
                match gear.map(|gear| cards[gear.gear].sectors[usize::from(gear.sector)]) {
                    Some(GearReward::TakeInk(_) | GearReward::TradeInk(_)) if hoard => 80,
                    _ => 20,
                }
            }
            Action::BuyType { .. } | Action::DrawMore { .. } => {
                if hoard {
                    0
                } else {
                    2
                }
            }
            Action::SwapLevels { .. } | Action::ShiftMarker { .. } => 2,
            Action::GainInk { .. } | Action::KeepOrder { .. } | Action::DrawOrder => 10,
            Action::GainLevel { specialty } => craft(specialty),
            Action::TakeOrder { .. } => 2,
            _ => 1,
        }
    }
}
