//! The game as the kernel knows it.

use crate::action::Action;
use crate::catalogue::CardSet;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::position::Position;
use crate::referee::{Rules, Umpire};
use crate::setup;
use crate::state::{Phase, State};
use crate::view::View;
use std::sync::Arc;
use table::{
    Audience, BadOptions, Dice, Fault, Game, Listing, NoSuchSeat, Nobody, Outcome, Seat, SeatSet, Seed, Viewer,
};

/// The box: the rules with a card set.
#[derive(Clone, Debug)]
pub struct Gutenberg {
    cards: Arc<CardSet>,
}

impl Gutenberg {
    pub fn new(cards: Arc<CardSet>) -> Gutenberg {
        Gutenberg { cards }
    }

    /// With the house's own card set.
    pub fn standard() -> Gutenberg {
        Gutenberg::new(Arc::new(CardSet::standard().clone()))
    }

    pub fn cards(&self) -> &CardSet {
        &self.cards
    }

    fn rules<'a>(&'a self, state: &'a State) -> Rules<'a> {
        Rules { cards: &self.cards, state }
    }

    /// Without the check: for actions that are known to be legal.
    #[inline]
    pub fn apply_unchecked(&self, state: &mut State, seat: Seat, action: &Action, tell: &mut impl Audience<Event>) {
        Umpire { cards: &self.cards, state, tell, wants_more: None }.perform(seat, action);
    }

    /// As [`Gutenberg::apply_unchecked`], for players who look for themselves what there is to do, so that the rules need
    /// not: whoever has a turn in a row or in Fulfil orders is asked, also where they can only pass, and after the deed
    /// the turn is over unless they want more.
    #[inline]
    pub fn apply_for_quick_players(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        wants_more: &dyn Fn(&State) -> bool,
    ) {
        debug_assert_eq!(self.check(state, seat, action), Ok(()));
        let wants_more = Some(wants_more);
        Umpire { cards: &self.cards, state, tell: &mut Nobody, wants_more }.perform(seat, action);
    }

    /// As [`Game::random_action`], with a list that the caller keeps: no allocation once it has grown.
    #[inline]
    pub fn sample(&self, state: &State, seat: Seat, dice: &mut Dice, list: &mut Vec<Action>) -> Option<Action> {
        self.rules(state).sample(seat, dice, list)
    }
}

impl Game for Gutenberg {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type Position = Position;

    const NAME: &'static str = "gutenberg";
    const RULES_VERSION: u32 = 2;
    const OLDEST_RULES_VERSION: u32 = 1;

    fn options_of_version(version: u32, options: &Options) -> Options {
        options.of_version(version)
    }

    fn content(&self, _: &Options) -> String {
        self.cards.hash.clone()
    }

    fn setup(&self, options: &Options, seed: Seed) -> Result<State, BadOptions> {
        options.check()?;
        Ok(setup::set_up(&self.cards, &options.completed(), seed))
    }

    fn to_act(&self, state: &State) -> SeatSet {
        let people = || (0..state.people).map(Seat);
        match state.phase {
            Phase::Over => SeatSet::NONE,
            Phase::KeepCharacter => people().filter(|&seat| state.house(seat).kept.is_none()).collect(),
            Phase::Plan => people().filter(|&seat| state.house(seat).plan.is_none()).collect(),
            _ => SeatSet::one(state.actor),
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, into: &mut Vec<Action>) -> Listing {
        self.rules(state).list(seat, into);
        Listing::Complete
    }

    fn random_action(&self, state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
        self.sample(state, seat, dice, &mut Vec::new())
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.rules(state).check(seat, action)
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        tell: &mut impl Audience<Event>,
    ) -> Result<(), Illegal> {
        self.check(state, seat, action)?;
        self.apply_unchecked(state, seat, action, tell);
        Ok(())
    }

    /// The automa is no seat: nobody sees with its eyes.
    fn seats(&self, state: &State) -> usize {
        state.people.into()
    }

    fn view(&self, state: &State, viewer: Viewer) -> Result<View, NoSuchSeat> {
        Ok(View::of(self.rules(state), viewer.among(self.seats(state))?, self.to_act(state)))
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.outcome()
    }

    fn dice<'s>(&self, state: &'s State) -> &'s Dice {
        &state.dice
    }

    fn position(&self, state: &State) -> Position {
        Position::of(self.rules(state))
    }

    fn place(&self, position: &Position) -> Result<State, Vec<Fault>> {
        position.place(&self.cards)
    }
}
