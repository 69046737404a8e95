//! The kernel's view of the game.

use crate::action::Action;
use crate::catalogue::Catalogue;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::{BadOptions, Options, PEOPLE};
use crate::position::Position;
use crate::referee::Rules;
use crate::setup;
use crate::state::State;
use crate::view::View;
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{Audience, Dice, Fault, Game, Listing, NoSuchSeat, Outcome, Seat, SeatSet, Seed, Viewer};

/// The box: the rules with a card set.
///
/// A whole game of random moves:
///
/// ```
/// use gutenberg::{Gutenberg, Options};
/// use table::{Dice, Game, Nobody, Seed};
///
/// let game = Gutenberg::standard();
/// let mut state = game.setup(&Options { people: 3, ..Options::default() }, Seed::from_number(1))?;
/// let mut dice = Dice::new(Seed::from_number(2));
/// while let Some(seat) = game.to_act(&state).iter().next() {
///     let action = game.random_action(&state, seat, &mut dice).expect("this seat is asked");
///     game.apply(&mut state, seat, &action, &mut Nobody).expect("the action is legal");
/// }
/// assert_eq!(game.outcome(&state).map(|outcome| outcome.scores().len()), Some(3));
/// # Ok::<(), gutenberg::BadOptions>(())
/// ```
///
/// A refused action says why, and changes nothing:
///
/// ```
/// use gutenberg::{Action, Gutenberg, Illegal, Options};
/// use table::{Game, Seat, Seed};
///
/// let game = Gutenberg::standard();
/// let state = game.setup(&Options { first: Some(Seat(0)), ..Options::default() }, Seed::from_number(1))?;
/// assert_eq!(game.check(&state, Seat(1), &Action::Pass), Err(Illegal::NotYourTurn { actor: Seat(0) }));
/// # Ok::<(), gutenberg::BadOptions>(())
/// ```
#[derive(Clone, Debug)]
pub struct Gutenberg {
    cards: Arc<Catalogue>,
}

impl Gutenberg {
    pub fn new(cards: Arc<Catalogue>) -> Gutenberg {
        Gutenberg { cards }
    }

    /// With the built-in card set.
    pub fn standard() -> Gutenberg {
        Gutenberg::new(Arc::new(Catalogue::standard().clone()))
    }

    pub fn cards(&self) -> &Catalogue {
        &self.cards
    }

    pub(crate) fn rules<'a>(&'a self, state: &'a State) -> Rules<'a> {
        Rules { cards: &self.cards, state }
    }
}

impl Game for Gutenberg {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type BadOptions = BadOptions;
    type Position = Position;

    const NAME: &'static str = "gutenberg";
    const RULES_VERSION: u32 = 2;
    const OLDEST_RULES_VERSION: u32 = 1;
    const PEOPLE: RangeInclusive<u8> = PEOPLE;

    fn with_people(options: Options, people: u8) -> Options {
        Options { people, ..options }
    }

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
        state.to_act()
    }

    fn legal_actions(&self, state: &State, seat: Seat, into: &mut Vec<Action>) -> Listing {
        self.rules(state).list(seat, into);
        Listing::Complete
    }

    fn random_action(&self, state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
        self.sample(state, seat, dice, &mut Vec::new()).map(|checked| checked.action())
    }

    fn act_randomly(
        &self,
        state: &mut State,
        seat: Seat,
        dice: &mut Dice,
        tell: &mut impl Audience<Event>,
    ) -> Option<Action> {
        let checked = self.sample(state, seat, dice, &mut Vec::new())?;
        self.perform(state, &checked, tell);
        Some(checked.action())
    }

    fn play_at_random(&self, state: &mut State, dice: &mut Dice) -> u32 {
        self.random_playout(state, dice, &mut Vec::new())
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.rules(state).check(seat, action).map(|_| ())
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        tell: &mut impl Audience<Event>,
    ) -> Result<(), Illegal> {
        let checked = self.rules(state).check(seat, action)?;
        self.perform(state, &checked, tell);
        Ok(())
    }

    /// People only: the automa makes no decisions and has no view.
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
