//! Plays games to their end by instinct, for reviews.

use super::imagine::imagine;
use super::instinct::{CardTables, Instinct};
use super::outlook::Appraiser;
use super::policy::Policy;
use super::prices::Prices;
use super::weights::Weights;
use crate::BotError;
use crate::appraisal::{Appraisal, Appraised};
use gutenberg::{Gutenberg, Phase, State, View};
use table::{Dice, Game};

/// The same noise as the search's playouts.
const NOISE: f32 = 0.6;

impl Appraised for Gutenberg {
    fn secret_choices(&self, state: &State) -> usize {
        let houses = (0..state.people()).map(|seat| state.house(table::Seat(seat)));
        match state.phase() {
            Phase::Plan => houses.filter(|house| house.plan.is_some()).count(),
            Phase::KeepCharacter => houses.filter(|house| house.kept.is_some()).count(),
            _ => 0,
        }
    }

    fn is_open(&self, state: &State) -> bool {
        match state.phase() {
            Phase::KeepCharacter => false,
            Phase::Plan => self.secret_choices(state) == 0,
            _ => true,
        }
    }

    fn reseed(&self, state: &mut State, dice: Dice) {
        state.reseed(dice);
    }

    fn imagine_undecided(&self, view: &View, dice: &mut Dice) -> Result<State, BotError> {
        let mut view = view.clone();
        let others = view.table.houses.iter_mut().enumerate();
        let others = others.filter(|(at, _)| view.seat.is_none_or(|seat| seat.index() != *at));
        for (_, house) in others {
            match view.table.phase {
                Phase::Plan => house.has_planned = false,
                Phase::KeepCharacter => house.has_chosen = false,
                _ => {}
            }
        }
        imagine(self, &view, dice)
    }

    fn play_on(
        &self,
        games: u32,
        world: &mut dyn FnMut(&mut Dice) -> Result<State, BotError>,
        dice: &mut Dice,
    ) -> Result<Appraisal, BotError> {
        let prices = Prices::new(Weights::tuned());
        let tables = CardTables::new(self.cards(), &prices);
        let policy = Policy { game: self, appraiser: Appraiser { cards: self.cards(), prices: &prices }, noise: NOISE };
        let instinct = Instinct { tables: &tables, policy };
        let mut appraisal = Appraisal::default();
        for _ in 0..games {
            let mut state = world(dice)?;
            instinct.play_until(&mut state, u8::MAX, dice);
            if let Some(outcome) = self.outcome(&state) {
                appraisal.add(&outcome);
            }
        }
        Ok(appraisal)
    }
}
