//! The interface for search. Through these methods a search plays the same game that tables play through
//! [`Game`](table::Game), without work that only a table needs.
//!
//! - [`Gutenberg::random_playout`] plays to the end at random. [`Gutenberg::sample`] draws a single action that needs no
//!   check, and [`Gutenberg::perform`] performs it. Both reuse the caller's list, so that a playout does not allocate.
//! - [`Gutenberg::apply_unchecked`] trusts that an action is legal and only looks up what it needs.
//! - [`Gutenberg::apply_in_playout`] also keeps every turn open until it is passed. The rules would check after every action
//!   whether anything is left to decide.
//! - The getters of [`State`] read a position that a bot has imagined. A bot never gets the state of a table.

use crate::action::{Action, Batch};
use crate::catalogue::GearId;
use crate::checked::{Checked, Move};
use crate::components::Inks;
use crate::event::Event;
use crate::game::Gutenberg;
use crate::options::Edition;
use crate::referee::{OpenTurns, Umpire};
use crate::state::{Bits, Board, Cards, Due, Order, Phase, Plan, Stage, State};
use table::{Audience, Dice, Nobody, Seat};

impl Gutenberg {
    /// Like [`Game::random_action`](table::Game::random_action), with the caller's list as scratch space: no allocation
    /// once it has grown.
    #[inline]
    pub fn sample(&self, state: &State, seat: Seat, dice: &mut Dice, batches: &mut Vec<Batch>) -> Option<Checked> {
        self.rules(state).sample(seat, dice, batches)
    }

    /// Like [`Game::play_at_random`](table::Game::play_at_random), with the caller's list as scratch space: no allocation
    /// once it has grown.
    pub fn random_playout(&self, state: &mut State, dice: &mut Dice, batches: &mut Vec<Batch>) -> u32 {
        let open_turns = OpenTurns::ByRules;
        Umpire { cards: self.cards(), state, tell: &mut Nobody, open_turns }.play_out(dice, batches)
    }

    /// Performs an action that was drawn for this very state.
    #[inline]
    pub fn perform(&self, state: &mut State, checked: &Checked, tell: &mut impl Audience<Event>) {
        Umpire { cards: self.cards(), state, tell, open_turns: OpenTurns::ByRules }.perform(checked);
    }

    /// Like [`Game::apply`](table::Game::apply) without the check, for actions that are known to be legal. Any other action
    /// panics or leaves an invalid state.
    #[inline]
    pub fn apply_unchecked(&self, state: &mut State, seat: Seat, action: &Action, tell: &mut impl Audience<Event>) {
        Umpire { cards: self.cards(), state, tell, open_turns: OpenTurns::ByRules }.perform_trusted(seat, action);
    }

    /// Like [`Gutenberg::apply_unchecked`], for players that know what they want: a seat on turn in a row or in Fulfil
    /// orders is asked until it passes, even if it can only pass.
    #[inline]
    pub fn apply_in_playout(&self, state: &mut State, seat: Seat, action: &Action) {
        let open_turns = OpenTurns::UntilPassed;
        Umpire { cards: self.cards(), state, tell: &mut Nobody, open_turns }.perform_trusted(seat, action);
    }

    /// The same for a pass on turn in a row or in Fulfil orders, which is every third action. Whoever is next is asked, so
    /// nothing needs to be looked at.
    #[inline]
    pub fn pass_in_playout(&self, state: &mut State) {
        let open_turns = OpenTurns::UntilPassed;
        Umpire { cards: self.cards(), state, tell: &mut Nobody, open_turns }.next_turn();
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    /// Performs an action that is known to be legal, without checks. Each action goes straight to its effect, without a
    /// second branch on the looked-up move.
    fn perform_trusted(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::KeepCharacter { character } => self.trust(seat, action, Move::KeepCharacter { character }),
            Action::InstallStartingGears { first, second } => {
                self.trust(seat, action, Move::InstallStartingGears { first, second })
            }
            Action::StartSpecialties { one, two } => self.trust(seat, action, Move::StartSpecialties { one, two }),
            Action::DraftOrder { printing, refinement } => {
                self.trust(seat, action, self.rules().draft(seat).drafted(Order { printing, refinement }))
            }
            Action::ChooseTypes { types } => self.trust(seat, action, Move::ChooseTypes { types }),
            Action::NameColour { ink } => self.trust(seat, action, Move::NameColour { ink }),
            Action::Plan { markers } => self.trust(seat, action, Move::Plan { markers }),
            Action::ShiftMarker { from, to } => self.trust(seat, action, self.rules().shifts(seat).shifted(from, to)),
            Action::TakeOrder { printing, refinement, discard } => {
                let place = self.rules().order_places(seat).at(discard);
                self.trust(seat, action, Move::TakeOrder { order: Order { printing, refinement }, place })
            }
            Action::TakeInks { set, count } => self.trust(seat, action, self.rules().ink_sets(seat).taken(set, count)),
            Action::DevelopShown { card } => self.trust(seat, action, Move::DevelopShown { card }),
            Action::DevelopOne { card, specialty } => self.trust(seat, action, Move::DevelopOne { card, specialty }),
            Action::InstallGear { gear, sector, discard } => self.trust(
                seat,
                action,
                Move::InstallGear { gear, sector, place: self.rules().improvements(seat).place(discard) },
            ),
            Action::RotateGear { axle, sector } => {
                self.trust(seat, action, self.rules().improvements(seat).turned(axle, sector))
            }
            Action::TakePatronageReward { reward } => self.trust(seat, action, Move::TakePatronageReward { reward }),
            Action::TakePatronageCard { card, wild } => self.trust(seat, action, self.rules().patron(seat, card, wild)),
            Action::Fulfil(batch) => self.trust(seat, action, self.rules().known_batch(seat, batch)),
            Action::Pass if self.state.phase == Phase::ShiftMarker => self.trust(seat, action, Move::KeepPlan),
            Action::Pass => self.trust(seat, action, Move::EndTurn),
            Action::UseGear { axle, choice } => {
                self.trust(seat, action, self.rules().known_gear_use(seat, axle, choice))
            }
            Action::BuyType { kind } => self.trust(seat, action, self.rules().purchase(seat, kind)),
            Action::SwapLevels { one, other } => self.trust(seat, action, Move::SwapLevels { one, other }),
            Action::GainInk { ink } => self.trust(seat, action, Move::GainInk { ink }),
            Action::GainLevel { specialty } => self.trust(seat, action, Move::GainLevel { specialty }),
            Action::GainType { kind } => self.trust(seat, action, Move::GainType { kind }),
            Action::DrawOrder => self.trust(seat, action, Move::DrawOrder),
            Action::DrawMore { printing } => self.trust(seat, action, Move::DrawMore { printing }),
            Action::KeepOrder { printing, refinement, discard } => {
                let place = self.rules().order_places(seat).at(discard);
                self.trust(seat, action, Move::KeepOrder { order: Order { printing, refinement }, place })
            }
            Action::Decline if self.state.drawn.is_empty() => self.trust(seat, action, Move::DeclineRewards),
            Action::Decline => self.trust(seat, action, Move::DeclineDrawn),
        }
        self.go_on();
    }

    /// Performs this move, which [`crate::referee::Rules::check`] would return for the action.
    #[inline(always)]
    fn trust(&mut self, seat: Seat, action: &Action, what: Move) {
        debug_assert_eq!(self.rules().check(seat, action), Ok(Checked { seat, what }));
        self.perform_move(seat, &what);
    }
}

/// Read access: a state changes only by playing, or by new dice.
impl State {
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub fn bag(&self) -> Inks {
        self.bag
    }

    /// Who is on turn in phases where seats act one after the other.
    #[inline]
    pub fn actor(&self) -> Seat {
        self.actor
    }

    #[inline]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Rewards that the actor still has to take or decline.
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

    /// The edition whose texts the game follows.
    #[inline]
    pub fn edition(&self) -> Edition {
        if self.edition_2021 { Edition::First } else { Edition::Second }
    }

    /// Gears from which Guillard chooses.
    #[inline]
    pub fn offered_gears(&self) -> Bits<GearId> {
        self.offered_gears
    }

    /// The automa's markers on the rows, if it plays.
    pub fn automa_markers(&self) -> Option<Plan> {
        self.has_automa.then_some(self.automa.markers)
    }

    /// Replaces the dice: from here on chance takes a different course.
    #[inline]
    pub fn reseed(&mut self, dice: Dice) {
        self.dice = dice;
    }
}
