//! Bots of the word game, through the public door.

#![allow(clippy::unwrap_used)] // In a test a panic is the failure.

use bots::{Bot, Budget, Cannot, Level, Playable};
use letterpress::languages::Language;
use letterpress::lexicon::{FrequencyClasses, WordList};
use letterpress::{Action, Difficulty, Letterpress, Options, State};
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
        let view = game.view(&state, Viewer::Seat(seat));
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
        for budget in [0, 2] {
            let options = Options { people, ..Options::default() };
            let mut bots = every_kind();
            bots.rotate_left(usize::from(people) % 5);
            let (game, end) = play(&options, u64::from(people), &mut bots, Budget::Iterations(budget), |_, _, _, _| {});
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

/// What this seat does not see is changed by other play of the others: nothing of it reaches the bot, so the same view
/// and the same dice give the same move.
#[test]
fn the_same_view_and_dice_give_the_same_move() {
    let mut bots = vec![Letterpress::bot(Level::Journeyman)];
    play(&Options { people: 3, ..Options::default() }, 9, &mut bots, Budget::Iterations(1), |game, state, seat, _| {
        let mut position = game.position(state);
        position.dice = Dice::new(Seed::from_number(77));
        let other = game.place(&position).unwrap();
        let answer = |state: &State| {
            let view = game.view(state, Viewer::Seat(seat));
            let mut dice = Dice::new(Seed::from_number(4));
            bots::choose(Level::Master, game, &view, Some(Budget::Iterations(3)), &mut dice).unwrap()
        };
        assert_eq!(answer(state), answer(&other));
    });
}

#[test]
fn who_only_looks_on_is_not_played_for() {
    let game = Letterpress::new();
    let state = game.setup(&Options::default(), Seed::from_number(1)).unwrap();
    let view = game.view(&state, Viewer::Spectator);
    let mut dice = Dice::new(Seed::from_number(1));
    assert_eq!(bots::choose(Level::Master, &game, &view, None, &mut dice), Err(Cannot::Spectator));
}
