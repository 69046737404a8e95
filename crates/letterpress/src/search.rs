//! The interface for playouts. Through these methods a playout plays the same game that tables play through
//! [`Game`](table::Game), without card names, checks and events. A bot never gets the state of a table: the state here
//! is an imagined one.

use crate::claiming::{self, Claim};
use crate::components::{CardBits, CardId};
use crate::game::Letterpress;
use crate::languages::Word;
use crate::lexicon::{Face, MOST_FACES};
use crate::state::{Entry, State, Step};
use crate::{draft, solo, writing};
use arrayvec::ArrayVec;
use table::{Dice, Nobody, Seat};

/// An action with its cards looked up.
#[derive(Clone, Debug)]
pub enum Move {
    Draft(CardId),
    /// With the best cards. `None` is a pass, and so is a word that the cards do not spell.
    Write(Option<Word>),
    Claim {
        letters: CardBits,
        challenge: Option<CardId>,
    },
    Lay(i8),
    Choose(CardId),
}

impl Letterpress {
    /// Performs an action that is known to be legal. Any other action leaves an invalid state.
    pub fn perform(&self, state: &mut State, seat: Seat, what: Move) {
        match what {
            Move::Draft(card) => draft::choose(state, seat, card, &mut Nobody),
            Move::Write(word) => {
                let composed = word.and_then(|word| writing::best(state, state.writing_cards(seat), word).ok());
                writing::enter(state, seat, composed.map_or(Entry::Pass, Entry::Word), &mut Nobody);
            }
            Move::Claim { letters, challenge } => {
                claiming::claim(state, seat, &Claim { letters, challenge }, &mut Nobody);
            }
            Move::Lay(offset) => solo::lay(state, offset, &mut Nobody),
            Move::Choose(card) => solo::choose(state, card, &mut Nobody),
        }
    }
}

/// Read access: a state changes only by playing, or by new dice.
impl State {
    /// Cards to choose from in the draft.
    pub fn hand(&self, seat: Seat) -> CardBits {
        self.player(seat).hand
    }

    pub fn drafted(&self, seat: Seat) -> CardBits {
        self.player(seat).drafted
    }

    pub fn collection(&self, seat: Seat) -> CardBits {
        self.player(seat).collection
    }

    pub fn commons(&self) -> CardBits {
        self.commons
    }

    /// The letters that can still be claimed.
    pub fn pool(&self) -> CardBits {
        self.pool
    }

    pub fn library(&self) -> CardBits {
        self.solo.library
    }

    pub fn people(&self) -> usize {
        self.seats.len()
    }

    /// The faces with which a seat may write now.
    pub fn faces_to_write(&self, seat: Seat) -> ArrayVec<Face, MOST_FACES> {
        self.faces(self.writing_cards(seat))
    }

    /// How many seats have chosen a card or written, while others still have to.
    pub fn entered(&self) -> usize {
        let entered = |player: &&crate::state::Player| match self.step {
            Step::Draft => player.chosen.is_some(),
            Step::Write => player.entry.is_some(),
            _ => false,
        };
        self.seats.iter().filter(entered).count()
    }

    /// How many letters are to be claimed now.
    pub fn claim_count(&self) -> usize {
        claiming::count(self)
    }

    /// The open challenges that a seat's word meets.
    pub fn challenges_met(&self, seat: Seat) -> CardBits {
        claiming::met(self, seat)
    }

    /// The places for the new row, with what each would collect.
    pub fn places(&self) -> impl Iterator<Item = (i8, CardBits)> + '_ {
        solo::offsets(self).map(|offset| (offset, solo::collected(self, offset)))
    }

    /// Replaces the dice: from here on chance takes a different course.
    pub fn reseed(&mut self, dice: Dice) {
        self.dice = dice;
    }
}
