//! Bots of the word game, through the public API.

#![allow(clippy::unwrap_used)] // A panic fails the test.

use bots::{Bot, BotError, Budget, Level, Playable};
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
            let mut words = vec![0; usize::from(people)];
            let (game, end) = play(&options, u64::from(people), &mut bots, budget, |_, _, seat, action| {
                words[seat.index()] += usize::from(matches!(action, Action::Write { .. }));
            });
            assert_eq!(game.outcome(&end).unwrap().scores().len(), usize::from(people));
            // Any five cards and three commons give some word, even to a bot that knows few.
            assert!(words.iter().all(|&count| count >= 3), "{people} people, {budget:?}: {words:?}");
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

/// The same table as this seat sees it, with the hidden letter cards shuffled.
fn disguised(game: &Letterpress, state: &State, seat: Seat, dice: &mut Dice) -> State {
    let mut position = game.position(state);
    position.dice = Dice::new(dice.seed());
    // Vowels are called `vowel-a1`; the names of challenges have no number.
    let is_letter = |card: &CardName| !card.as_str().contains('-') && card.as_str().ends_with(|c: char| c.is_numeric());
    // Cards that were open this round are known, wherever they are now.
    let mut known = position.commons.clone();
    for player in &position.seats {
        if let Some(EntryPosition::Word(word)) = &player.entry {
            known.extend(word.cards.iter().map(|used| used.card));
        }
    }
    let is_hidden = |card: &CardName| is_letter(card) && !known.contains(card);
    let mut hidden: Vec<&mut CardName> = Vec::new();
    for (_, player) in position.seats.iter_mut().enumerate().filter(|(at, _)| *at != seat.index()) {
        // A choice or a written word names cards of the hand, so those stay.
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
fn hidden_information_does_not_change_a_move() {
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
fn no_bot_plays_for_a_spectator() {
    let game = Letterpress::new();
    let state = game.setup(&Options::default(), Seed::from_number(1)).unwrap();
    let view = game.view(&state, Viewer::Spectator).unwrap();
    let mut dice = Dice::new(Seed::from_number(1));
    assert_eq!(bots::choose(Level::Master, &game, &view, None, &mut dice), Err(BotError::Spectator));
}

/// A French table at which seat 0 writes from these cards: its collection in the fifth round, its drafted cards before.
/// The commons are K, W and the vowel I.
fn writing(round: u8, cards: &[&str], allow: &[&str]) -> (Letterpress, State) {
    let game = Letterpress::new();
    let allow = allow.iter().map(|&word| word.to_owned()).collect();
    let options = Options { allow, ..Options::default() };
    let start = game.setup(&options, Seed::from_number(1)).unwrap();
    let mut position = game.position(&start);
    let deck = game.deck(Language::French);
    (position.round, position.step) = (round, letterpress::Step::Write);
    let named = |names: &[&str]| names.iter().map(|name| CardName::new(name).unwrap()).collect::<Vec<_>>();
    position.commons = named(&["k1", "w1", "vowel-i1"]);
    let challenges = deck.names(deck.challenges());
    position.open = challenges.iter().copied().take(if round < 5 { 3 } else { 0 }).collect();
    position.seats = vec![Default::default(), Default::default()];
    let mut letters = deck.names(deck.letters());
    let others: Vec<CardName> = if round < 5 { named(&["s1", "s2", "s3", "s4", "s5"]) } else { Vec::new() };
    if round < 5 {
        position.seats[0].drafted = named(cards);
        position.seats[1].drafted = others.clone();
    } else {
        position.seats[0].collection = named(cards);
    }
    let taken: Vec<CardName> = [named(cards), others, position.commons.clone()].concat();
    letters.retain(|card| !taken.contains(card));
    (position.letters.top, position.letters.under) = (letters, Vec::new());
    (position.vowels.top, position.vowels.under) = (deck.names(deck.vowels()), Vec::new());
    position.vowels.top.retain(|card| !taken.contains(card));
    (position.challenges.top, position.challenges.under) = (challenges, Vec::new());
    position.challenges.top.retain(|card| !position.open.contains(card));
    let state = game.place(&position).unwrap_or_else(|faults| panic!("{faults:#?}"));
    (game, state)
}

fn written(game: &Letterpress, state: &State, bot: &mut Seated) -> Option<String> {
    let view = game.view(state, Viewer::Seat(Seat(0))).unwrap();
    match bot.choose(game, &view, Budget::Iterations(1), &mut Dice::new(Seed::from_number(3))).unwrap() {
        Action::Write { word, .. } => Some(word),
        _ => None,
    }
}

#[test]
fn bots_write_words_that_the_table_allows() {
    for round in [1, 5] {
        let (game, state) = writing(round, &["x1", "j1", "z1", "y1", "v1"], &["xjzyvkw"]);
        for level in Level::ALL {
            let word = written(&game, &state, &mut Letterpress::bot(level));
            assert_eq!(word.as_deref(), Some("XJZYVKW"), "{level} in round {round}");
        }
    }
}

#[test]
fn no_bot_writes_a_vulgar_word() {
    for round in [1, 5] {
        // Even if the table allows the word by name.
        for allow in [&[][..], &["merde"]] {
            let (game, state) = writing(round, &["m1", "e1", "r1", "d1", "e2"], allow);
            for bot in &mut every_kind() {
                let word = written(&game, &state, bot).unwrap_or_default();
                assert!(!word.starts_with("MERD"), "{word}");
            }
        }
    }
}
