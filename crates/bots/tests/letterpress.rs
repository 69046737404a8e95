//! Bots of the word game, through the public door.

#![allow(clippy::unwrap_used)] // In a test a panic is the failure.

use bots::{Bot, Budget, Cannot, Level, Playable};
use letterpress::components::CardName;
use letterpress::languages::Language;
use letterpress::lexicon::{FrequencyClasses, WordList};
use letterpress::{Action, Difficulty, EntryPosition, Letterpress, Options, State};
use std::time::Duration;
use table::{Dice, Game, Nobody, Seat, Seed, Viewer};

type Seated = Box<dyn Bot<Letterpress> + Send>;

fn play(
    options: &Options,
    seed: u64,
    bots: &mut [Seated],
    budget: Budget,
    mut look: impl FnMut(&Letterpress, &State, Seat, &Action),
) -> (Letterpress, State) {
    let game = Letterpress::new();
    let mut state = game.setup(options, Seed::from_number(seed)).unwrap();
    let mut dice = Dice::new(Seed::from_number(seed ^ 0xb075));
    while let Some(seat) = game.to_act(&state).iter().next() {
        let view = game.view(&state, Viewer::Seat(seat)).unwrap();
        let at = seat.index() % bots.len();
        let action = bots[at].choose(&game, &view, budget, &mut dice).unwrap();
        look(&game, &state, seat, &action);
        game.apply(&mut state, seat, &action, &mut Nobody).unwrap_or_else(|illegal| {
            panic!("options {options:?}, seed {seed}: {action:?} of seat {seat} is refused: {illegal:?}")
        });
    }
    (game, state)
}

fn every_kind() -> Vec<Seated> {
    let mut all: Vec<Seated> = Level::ALL.into_iter().map(Letterpress::bot).collect();
    all.push(Letterpress::random_bot());
    all
}

#[test]
fn every_bot_plays_whole_games_by_the_rules() {
    for people in 1..=6 {
        for budget in [Budget::Iterations(0), Budget::Iterations(1), Budget::Time(Duration::ZERO)] {
            let options = Options { people, ..Options::default() };
            let mut bots = every_kind();
            bots.rotate_left(usize::from(people) % 5);
            let (game, end) = play(&options, u64::from(people), &mut bots, budget, |_, _, _, _| {});
            assert!(game.outcome(&end).is_some());
        }
    }
}

#[test]
fn every_level_plays_alone_at_every_difficulty() {
    for difficulty in [Difficulty::Normal, Difficulty::Easy, Difficulty::Hard] {
        for level in Level::ALL {
            let options = Options { people: 1, difficulty, ..Options::default() };
            let mut bots = vec![Letterpress::bot(level)];
            let (game, end) = play(&options, 5, &mut bots, Budget::Iterations(2), |_, _, _, _| {});
            assert!(game.outcome(&end).is_some(), "{difficulty:?} {level}");
        }
    }
}

#[test]
fn an_apprentice_writes_words_that_people_know() {
    let words = WordList::of(Language::French).unwrap();
    let classes = FrequencyClasses::embedded(Language::French).unwrap();
    let mut written = 0;
    for seed in 0..6 {
        let mut bots = vec![Letterpress::bot(Level::Apprentice)];
        play(&Options::default(), seed, &mut bots, Budget::Iterations(1), |_, _, _, action| {
            if let Action::Write { word, .. } = action {
                let word = words.language().spell(word).unwrap();
                assert!(classes.class(&word) <= 3, "{word:?}");
                written += 1;
            }
        });
    }
    assert!(written > 30, "{written} words in 6 games of 10");
}

/// The same table as this seat sees it: letter cards that it cannot see have changed places.
fn disguised(game: &Letterpress, state: &State, seat: Seat, dice: &mut Dice) -> State {
    let mut position = game.position(state);
    position.dice = Dice::new(dice.seed());
    // Vowels are called `vowel-a1`, challenges have no number.
    let is_letter = |card: &CardName| !card.as_str().contains('-') && card.as_str().ends_with(|c: char| c.is_numeric());
    // What lay open this round is known, wherever it lies now.
    let mut known = position.commons.clone();
    for player in &position.seats {
        if let Some(EntryPosition::Word(word)) = &player.entry {
            known.extend(word.cards.iter().map(|used| used.card));
        }
    }
    let is_hidden = |card: &CardName| is_letter(card) && !known.contains(card);
    let mut hidden: Vec<&mut CardName> = Vec::new();
    for (_, player) in position.seats.iter_mut().enumerate().filter(|(at, _)| *at != seat.index()) {
        // A choice or a word that is made names cards of the hand; those stay.
        if player.chosen.is_none() && player.entry.is_none() {
            hidden.extend(player.hand.iter_mut().chain(&mut player.drafted));
        }
        hidden.extend(player.collection.iter_mut());
    }
    hidden.extend(&mut position.letters.top);
    let mut hidden: Vec<&mut CardName> = hidden.into_iter().filter(|card| is_hidden(card)).collect();
    let mut names: Vec<CardName> = hidden.iter().map(|card| **card).collect();
    dice.shuffle(&mut names);
    for (place, name) in hidden.iter_mut().zip(names) {
        **place = name;
    }
    game.place(&position).unwrap()
}

#[test]
fn what_a_seat_cannot_know_does_not_change_its_move() {
    let mut changed = 0;
    for seed in 0..3 {
        let mut dice = Dice::new(Seed::from_number(seed));
        let options = Options { people: 2 + seed as u8, ..Options::default() };
        let mut bots = vec![Letterpress::bot(Level::Journeyman)];
        play(&options, seed, &mut bots, Budget::Iterations(1), |game, state, seat, _| {
            let other = disguised(game, state, seat, &mut dice);
            let [view, seen] = [state, &other].map(|state| game.view(state, Viewer::Seat(seat)).unwrap());
            assert_eq!(view, seen);
            changed += usize::from(game.position(state).seats != game.position(&other).seats);
            let level = Level::ALL[dice.index(4)];
            let start = Dice::new(dice.seed());
            let answer = |view| bots::choose(level, game, view, Some(Budget::Iterations(2)), &mut start.clone());
            assert_eq!(answer(&view).unwrap(), answer(&seen).unwrap());
        });
    }
    assert!(changed > 50, "only {changed} positions had something to hide");
}

#[test]
fn who_only_looks_on_is_not_played_for() {
    let game = Letterpress::new();
    let state = game.setup(&Options::default(), Seed::from_number(1)).unwrap();
    let view = game.view(&state, Viewer::Spectator).unwrap();
    let mut dice = Dice::new(Seed::from_number(1));
    assert_eq!(bots::choose(Level::Master, &game, &view, None, &mut dice), Err(Cannot::Spectator));
}
