//! The door for search. A search plays the same game through these methods that tables play through
//! [`Game`](table::Game); they only spare it work that a table needs.
//!
//! - [`Gutenberg::apply_unchecked`] performs an action without checking it again.
//! - [`Gutenberg::apply_in_playout`] leaves it to the players whether a turn stays open. The rules would look after every
//!   action whether anything is left to decide.
//! - [`Gutenberg::sample`] reuses the caller's list, so that a random playout allocates nothing.
//! - The getters of [`State`] read a position that a bot has imagined. A bot never gets the state of a table.

use crate::action::Action;
use crate::catalogue::GearId;
use crate::components::Inks;
use crate::event::Event;
use crate::game::Gutenberg;
use crate::referee::{OpenTurns, Umpire};
use crate::state::{Bits, Board, Cards, Due, Plan, Stage, State};
use table::{Audience, Dice, Game, Nobody, Seat};

impl Gutenberg {
    /// As [`Game::apply`](table::Game::apply), without the check: for actions that are known to be legal. Any other action
    /// leaves a state that is no position of the game.
    #[inline]
    pub fn apply_unchecked(&self, state: &mut State, seat: Seat, action: &Action, tell: &mut impl Audience<Event>) {
        let open_turns = OpenTurns::ByRules;
        Umpire { cards: self.cards(), state, tell, open_turns }.perform(seat, action);
    }

    /// As [`Gutenberg::apply_unchecked`], for players who know what they want: whoever has a turn in a row or in Fulfil
    /// orders is asked, even if they can only pass, and after the main action the turn is over unless they want more.
    #[inline]
    pub fn apply_in_playout(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        wants_more: &dyn Fn(&State) -> bool,
    ) {
        debug_assert_eq!(self.check(state, seat, action), Ok(()));
        let open_turns = OpenTurns::ByPlayers { wants_more };
        Umpire { cards: self.cards(), state, tell: &mut Nobody, open_turns }.perform(seat, action);
    }

    /// As [`Game::random_action`](table::Game::random_action), with a list that the caller keeps: no allocation once it
    /// has grown.
    #[inline]
    pub fn sample(&self, state: &State, seat: Seat, dice: &mut Dice, list: &mut Vec<Action>) -> Option<Action> {
        self.rules(state).sample(seat, dice, list)
    }
}

/// Reading only: a state changes by playing, or by other dice.
impl State {
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub fn bag(&self) -> Inks {
        self.bag
    }

    /// Who is on turn in the phases where one acts after the other.
    #[inline]
    pub fn actor(&self) -> Seat {
        self.actor
    }

    #[inline]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Rewards that the actor has still to take or decline.
    #[inline]
    pub fn due(&self) -> Due {
        self.due
    }

    /// Cards drawn for an order as a reward, while the actor looks at them.
    #[inline]
    pub fn drawn(&self) -> Cards {
        self.drawn
    }

    /// The order draft's cards.
    #[inline]
    pub fn display(&self) -> Cards {
        self.display
    }

    /// Gears from which Guillard chooses.
    #[inline]
    pub fn offered_gears(&self) -> Bits<GearId> {
        self.offered_gears
    }

    /// The automa's markers on the rows, where it plays.
    pub fn automa_markers(&self) -> Option<Plan> {
        self.has_automa.then_some(self.automa.markers)
    }

    /// From here on chance takes another course.
    #[inline]
    pub fn reseed(&mut self, dice: Dice) {
        self.dice = dice;
    }
}
