//! Fast decisions for playouts: a few sums over counts that fit one word, no list, no copy of the state, no allocation.
//! Plays worse than the [`Policy`] and about fifteen times as fast.

mod card_tables;
mod fulfilling;
mod gears;
mod orders;
mod packed;
mod planning;
mod rows;
mod wants;

pub use card_tables::CardTables;

use super::policy::{Best, Policy, highest};
use super::prices::Prices;
use card_tables::{Printing, Refinement};
use gutenberg::catalogue::{Catalogue, Numbered, PrintingId, RefinementId};
use gutenberg::components::{Enumerated, Row, Specialty};
use gutenberg::{Action, Gutenberg, House, Phase, ROUNDS, Stage, State};
use table::{Dice, Game, Seat};

/// Decides fast, for playouts.
#[derive(Clone, Copy)]
pub struct Instinct<'a> {
    pub tables: &'a CardTables,
    /// For the few decisions before the first round.
    pub policy: Policy<'a>,
}

/// The progress of the game at one decision.
#[derive(Clone, Copy)]
pub(super) struct PlayoutTime {
    pub round: u8,
    /// Fulfil phases still to come, this round's included.
    pub fulfils: usize,
    /// Ink and specialty rows still to come.
    pub ink_rows: usize,
    pub level_rows: usize,
    pub guilder: f32,
}

impl<'a> Instinct<'a> {
    pub(super) fn prices(&self) -> &'a Prices {
        self.policy.appraiser.prices
    }

    pub(super) fn cards(&self) -> &'a Catalogue {
        self.policy.appraiser.cards
    }

    pub fn game(&self) -> &'a Gutenberg {
        self.policy.game
    }

    pub(super) fn printing(&self, card: PrintingId) -> &'a Printing {
        &self.tables.printing[PrintingId::number(Some(card))]
    }

    pub(super) fn refinement(&self, card: RefinementId) -> &'a Refinement {
        &self.tables.refinement[RefinementId::number(Some(card))]
    }

    pub(super) fn time(&self, state: &State, house: &House) -> PlayoutTime {
        let round = state.round();
        let after = usize::from(ROUNDS.saturating_sub(round));
        let rows_done = state.phase().rows_done();
        PlayoutTime {
            round,
            fulfils: after + 1,
            ink_rows: after + usize::from(rows_done <= Row::Inks as usize),
            level_rows: after + usize::from(rows_done <= Row::Specialties as usize),
            guilder: self.policy.appraiser.guilder(house, after + 1),
        }
    }

    /// What this seat does now. `None` where there is nothing to choose from: for a seat that the game waits for, there
    /// always is.
    #[inline]
    pub fn decide(&self, state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
        let house = state.house(seat);
        if state.choosing() == Some(seat) {
            let drawn = !state.drawn().is_empty();
            return Some(if drawn { self.keep_order(state, house) } else { self.take_due(state, house) });
        }
        Some(match state.phase() {
            // A turn stays open after its main action while a gear can be used, so gears can wait until then.
            Phase::Act(row) if state.stage() == Stage::Main => self.row(state, house, row),
            Phase::Act(_) => self.gear_to_use(state, house).unwrap_or(Action::Pass),
            Phase::Fulfil => match self.gear_to_use(state, house) {
                Some(action) => action,
                None if state.stage() == Stage::Main => self.fulfil(state, house),
                None => Action::Pass,
            },
            Phase::Plan => Action::Plan { markers: self.plan(state, seat, dice) },
            Phase::Draft => return self.draft(state, house),
            Phase::ChooseTypes => self.choose_types(house),
            Phase::KeepCharacter | Phase::Selection | Phase::NameColour | Phase::ShiftMarker | Phase::Over => {
                return self.policy.decide(state, seat, dice);
            }
        })
    }

    /// Plays all seats to the planning of this round or a later one, or to the end.
    pub fn play_until(&self, state: &mut State, last: u8, dice: &mut Dice) {
        loop {
            let seat = match state.phase() {
                // Nearly always the case, so no search among all seats.
                Phase::Act(_) | Phase::Fulfil => Some(state.actor()),
                Phase::Plan if state.round() >= last => None,
                _ => self.game().to_act(state).iter().next(),
            };
            let Some(seat) = seat else { return };
            // Most turns end with their main action: they take a short way.
            let action = if state.stage() == Stage::After && state.choosing().is_none() {
                let gear = self.gear_to_use(state, state.house(seat));
                if gear.is_none() {
                    self.game().pass_in_playout(state);
                    continue;
                }
                gear
            } else {
                self.decide(state, seat, dice)
            };
            let Some(action) = action else { return };
            self.game().apply_in_playout(state, seat, &action);
        }
    }

    #[inline(never)]
    fn take_due(&self, state: &State, house: &House) -> Action {
        let due = state.due();
        if due.levels > 0 {
            let wants = self.level_wants(house, self.time(state, house));
            return Action::GainLevel { specialty: Specialty::ALL[highest(&wants)] };
        }
        if due.inks > 0 {
            let wants = self.ink_wants(house, self.time(state, house));
            let mut best = Best::above(f32::MIN);
            for (ink, _) in state.bag().iter() {
                best.offer(wants[ink.index()], || ink);
            }
            return best.found.map_or(Action::Decline, |ink| Action::GainInk { ink });
        }
        if due.types > 0 {
            return Action::GainType { kind: self.type_wanted(house) };
        }
        Action::DrawOrder
    }
}
