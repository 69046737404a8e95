//! The words that bots write, found by playing.

use crate::{Player, play};
use bots::{Level, Who};
use letterpress::languages::Language;
use letterpress::{BadOptions, Event, Letterpress, Options};
use rayon::prelude::*;
use std::collections::BTreeSet;
use table::{Dice, Game, Seed, Told, Viewer, Witness};

/// Seats of a table.
const PEOPLE: u8 = 4;
/// How many games run in parallel; fixed, so that the words do not depend on the machine.
const AT_ONCE: u64 = 8;
/// Stops a bot that always writes the same words.
const MOST_GAMES: u64 = 10_000;

/// The words that bots of one level write in one language.
pub struct Vocabulary {
    pub level: Level,
    pub language: Language,
    pub seed: u64,
}

impl Vocabulary {
    /// The first `count` different words of whole games between four such bots, in the order they are shown.
    pub fn words(&self, count: usize) -> Result<Vec<String>, BadOptions> {
        let mut seen = BTreeSet::new();
        let mut words = Vec::new();
        for first in (0..MOST_GAMES).step_by(AT_ONCE as usize) {
            let games: Vec<Vec<String>> =
                (first..first + AT_ONCE).into_par_iter().map(|game| self.game(game)).collect::<Result<_, _>>()?;
            words.extend(games.into_iter().flatten().filter(|word| seen.insert(word.clone())));
            if words.len() >= count {
                break;
            }
        }
        words.truncate(count);
        Ok(words)
    }

    fn game(&self, number: u64) -> Result<Vec<String>, BadOptions> {
        let mut bytes = Seed::from_number(self.seed).0;
        bytes[8..16].copy_from_slice(&number.to_le_bytes());
        let mut dice = Dice::new(Seed(bytes));
        let game = Letterpress::new();
        let options = Options { people: PEOPLE, language: self.language, best_word: false, ..Options::default() };
        let mut state = game.setup(&options, dice.seed())?;
        let mut told = Witness::default();
        while let Some(seat) = game.to_act(&state).iter().next() {
            let view = game.view(&state, Viewer::Seat(seat)).expect("some seat is to act");
            let action = bots::choose(
                self.level,
                &game,
                &view,
                Some(play::budget::<Letterpress>(Player { who: Who::Bot(self.level), budget: None })),
                &mut dice,
            );
            let action = action.expect("a bot that is to act has an action");
            game.apply(&mut state, seat, &action, &mut told).expect("a bot's action is legal");
        }
        let word = |told: &Told<Event>| match told.whole() {
            Event::WordRevealed { word, .. } => Some(word.clone()),
            _ => None,
        };
        Ok(told.0.iter().filter_map(word).collect())
    }
}
