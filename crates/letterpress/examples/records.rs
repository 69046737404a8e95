//! Plays the recorded games of tests/records anew: `cargo run --release -p letterpress --example records`.
//!
//! Seeded players prefer long words, high scores and challenges. Of several games for each table, the one is kept that
//! adds most to what the other records show. The same rules, decks and word lists give the same files.

#[path = "../tests/records/coverage.rs"]
mod coverage;

use coverage::{GameRecord, things_in};
use letterpress::decks::Deck;
use letterpress::languages::Language;
use letterpress::{Action, Difficulty, EntryPosition, Letterpress, Options, Step, TieBreak};
use std::collections::BTreeSet;
use std::path::Path;
use table::{Dice, Game, Play, Seat, Seed};

/// Games tried for each one that is kept.
const TRIES: u64 = 40;

fn main() {
    let game = Letterpress::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    for file in std::fs::read_dir(&folder).expect("the folder of the records").flatten() {
        if file.path().extension().is_some_and(|extension| extension == "json") {
            std::fs::remove_file(file.path()).expect("an old record can be removed");
        }
    }
    let mut seen = BTreeSet::new();
    for (number, options) in tables().iter().enumerate() {
        let first = 1 + number as u64 * TRIES;
        let games = (first..first + TRIES).map(|seed| {
            let record = play(&game, options, seed);
            let things = things_in(&game, &record);
            (things.difference(&seen).count(), record, things)
        });
        // On ties the first one, so that the choice does not depend on the order of evaluation.
        let best = games.reduce(|best, next| if next.0 > best.0 { next } else { best });
        let Some((new, record, things)) = best else { continue };
        let name = format!("{:02}-{}-{}", number + 1, options.language.code(), describe(options));
        println!("{name}: {} actions, {new} new things", record.actions.len());
        seen.extend(things);
        let text = serde_json::to_string(&record).expect("a record is JSON");
        std::fs::write(folder.join(format!("{name}.json")), text + "\n").expect("the record can be written");
    }
    let missing: Vec<_> = coverage::wanted(&Language::ALL.map(Deck::standard)).difference(&seen).cloned().collect();
    println!("missing in the records: {missing:?}");
}

/// Every number of people in every language.
fn tables() -> Vec<Options> {
    let mut tables = Vec::new();
    for language in Language::ALL {
        for people in 1..=6 {
            let kinds = [Difficulty::Normal, Difficulty::Easy, Difficulty::Hard];
            let difficulty = if people == 1 { kinds[language as usize % 3] } else { Difficulty::Normal };
            let tie = if people % 2 == 0 { TieBreak::Left } else { TieBreak::Whole };
            tables.push(Options { people, language, difficulty, tie, ..Options::default() });
        }
    }
    tables
}

fn describe(options: &Options) -> String {
    match options.people {
        1 => format!("solo-{:?}", options.difficulty).to_lowercase(),
        people => format!("{people}-people"),
    }
}

fn play(game: &Letterpress, options: &Options, seed: u64) -> GameRecord {
    let mut dice = Dice::new(Seed::from_number(u64::MAX - seed));
    // Sometimes nobody writes in a round.
    let silent_round = dice.below(20) as u8;
    let mut play = Play::new(game.clone(), options.clone(), Seed::from_number(seed)).expect("a table can be opened");
    loop {
        let waited: Vec<Seat> = game.to_act(play.state()).iter().collect();
        if waited.is_empty() {
            break;
        }
        let seat = waited[dice.index(waited.len())];
        let silent = play.state().round() == silent_round;
        let action = choose(game, &play, seat, silent, &mut dice);
        play.act(seat, action).expect("a listed action is legal");
        if dice.below(8) == 0 {
            reconsider(game, &mut play, seat, &mut dice);
        }
    }
    play.record().cloned().expect("a game from its start has a record")
}

fn choose(game: &Letterpress, play: &Play<Letterpress>, seat: Seat, silent: bool, dice: &mut Dice) -> Action {
    let state = play.state();
    let mut listed = Vec::new();
    game.legal_actions(state, seat, &mut listed);
    match state.step() {
        Step::Write if silent => Some(Action::Pass),
        Step::Write => {
            let longest = |action: &Action| match action {
                Action::Write { word, .. } => word.chars().count(),
                _ => 0,
            };
            match dice.below(4) {
                0 | 1 => listed.iter().max_by_key(|action| longest(action)).cloned(),
                2 => {
                    let some: Vec<Action> = (0..12).map(|_| listed[dice.index(listed.len())].clone()).collect();
                    some.into_iter().max_by_key(|action| score(game, play, seat, action))
                }
                _ => None,
            }
        }
        Step::Claim => {
            let with: Vec<Action> =
                listed.iter().filter(|a| matches!(a, Action::Claim { challenge: Some(_), .. })).cloned().collect();
            with.get(dice.index(with.len())).filter(|_| dice.below(4) > 0).cloned()
        }
        _ => None,
    }
    .unwrap_or_else(|| listed[dice.index(listed.len())].clone())
}

/// The score of a word, as the game computes it.
fn score(game: &Letterpress, play: &Play<Letterpress>, seat: Seat, action: &Action) -> u16 {
    let mut trial = table::Witness::default();
    let mut state = play.state().clone();
    if game.apply(&mut state, seat, action, &mut trial).is_err() {
        return 0;
    }
    let scores = trial.0.iter().map(|told| match told.whole() {
        letterpress::Event::WordChosen { score, .. } | letterpress::Event::WordRevealed { score, .. } => *score,
        _ => 0,
    });
    scores.max().unwrap_or(0)
}

/// Changes a choice while others are still deciding: another card, or the same word card by card.
fn reconsider(game: &Letterpress, play: &mut Play<Letterpress>, seat: Seat, dice: &mut Dice) {
    let position = game.position(play.state());
    let player = &position.seats[seat.index()];
    let action = match (&player.chosen, &player.entry) {
        (Some(_), _) => Some(Action::Draft { card: player.hand[dice.index(player.hand.len())] }),
        (None, Some(EntryPosition::Word(word))) if position.step == Step::Write => {
            Some(Action::Write { word: word.word.clone(), cards: Some(word.cards.clone()) })
        }
        _ => None,
    };
    if let Some(action) = action {
        play.act(seat, action).expect("what was chosen can be chosen again");
    }
}
