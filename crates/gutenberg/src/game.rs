//! The game as the kernel knows it.

use crate::action::Action;
use crate::catalogue::CardSet;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::referee::{Rules, Umpire};
use crate::state::{Phase, State};
use std::sync::Arc;
use table::{Audience, Seat, SeatSet};

/// The box: the rules with a card set.
#[derive(Clone, Debug)]
pub struct Gutenberg {
    cards: Arc<CardSet>,
}

impl Gutenberg {
    pub fn new(cards: Arc<CardSet>) -> Gutenberg {
        Gutenberg { cards }
    }

    pub fn cards(&self) -> &CardSet {
        &self.cards
    }

    pub(crate) fn rules<'a>(&'a self, state: &'a State) -> Rules<'a> {
        Rules { cards: &self.cards, state }
    }

    pub fn to_act(&self, state: &State) -> SeatSet {
        let people = || (0..state.people).map(Seat);
        match state.phase {
            Phase::Over => SeatSet::NONE,
            Phase::KeepCharacter => people().filter(|&seat| state.house(seat).kept.is_none()).collect(),
            Phase::Plan => people().filter(|&seat| state.house(seat).plan.is_none()).collect(),
            _ => SeatSet::one(state.actor),
        }
    }

    /// Without the check: for actions that are known to be legal.
    pub fn apply_unchecked(&self, state: &mut State, seat: Seat, action: &Action, tell: &mut impl Audience<Event>) {
        Umpire { cards: &self.cards, state, tell }.perform(seat, action);
    }

    pub fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.rules(state).check(seat, action)
    }
}
