//! What a game must answer.

use crate::{Audience, BadRecord, Dice, NoSuchSeat, Nobody, Outcome, Seat, SeatSet, Seed, Turn, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::error::Error;
use std::fmt::Debug;
use std::ops::RangeInclusive;

/// A game: its rules and its cards. What lies on the table is its `State`.
///
/// ```
/// use gutenberg::{Gutenberg, Options};
/// use table::{Dice, Game, Nobody, Seed};
///
/// let game = Gutenberg::standard();
/// let mut state = game.setup(&Options::default(), Seed::from_number(1))?;
/// let mut dice = Dice::new(Seed::from_number(2));
/// while let Some(seat) = game.to_act(&state).iter().next() {
///     let action = game.random_action(&state, seat, &mut dice).ok_or("a seat that must act has an action")?;
///     game.apply(&mut state, seat, &action, &mut Nobody).map_err(|illegal| format!("{illegal:?}"))?;
/// }
/// assert_eq!(game.outcome(&state).map(|outcome| outcome.scores().len()), Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A refused action leaves the state unchanged. Two states that differ only in what a viewer may not know give that
/// viewer the same view, events, legal actions and refusals.
pub trait Game {
    type Options: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    type State: Clone + PartialEq;
    type Action: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    type Event: Clone + Debug + PartialEq + Serialize;
    type View: Serialize;
    type Illegal: Refusal;
    /// Why options are rejected; its `Display` is for developers.
    type BadOptions: Refusal + Error + Send + Sync + 'static;
    /// Anything that JSON can describe; [`Game::place`] turns it into a playable state.
    type Position: Serialize + DeserializeOwned;

    const NAME: &'static str;
    /// Raised whenever a record made under the old rules would replay to another state.
    const RULES_VERSION: u32;
    /// The oldest rules version whose games can still be replayed and continued.
    const OLDEST_RULES_VERSION: u32 = Self::RULES_VERSION;

    /// How many people can play.
    const PEOPLE: RangeInclusive<u8>;

    /// These options, for this many people.
    fn with_people(options: Self::Options, people: u8) -> Self::Options;

    /// The options of a game that started under an older rules version, in terms of the current rules.
    fn options_of_version(_version: u32, options: &Self::Options) -> Self::Options {
        options.clone()
    }

    /// Identifies the cards (or decks and word list) in play with these options: equal texts mean equal cards.
    fn content(&self, options: &Self::Options) -> String;

    /// This game with the content that a record names, or why it is not available. `actions` are all actions of the
    /// record.
    fn with_content(
        self,
        content: &str,
        options: &Self::Options,
        _actions: &[Turn<Self::Action>],
    ) -> Result<Self, BadRecord>
    where
        Self: Sized,
    {
        let present = self.content(options);
        if content == present {
            return Ok(self);
        }
        Err(BadRecord::Content { found: content.to_owned(), why: format!("the cards at hand are {present}") })
    }

    /// What a record claims and this game cannot check, such as words of a list that it does not have.
    fn taken_on_trust(&self, _options: &Self::Options) -> Vec<String> {
        Vec::new()
    }

    fn setup(&self, options: &Self::Options, seed: Seed) -> Result<Self::State, Self::BadOptions>;

    /// The seats that must act: several in simultaneous phases, none at the end.
    fn to_act(&self, state: &Self::State) -> SeatSet;

    /// Everything this seat may do now, including changes to its choice while others are still to act.
    fn legal_actions(&self, state: &Self::State, seat: Seat, into: &mut Vec<Self::Action>) -> Listing;

    /// A random legal action of a seat that must act, all equally likely; `None` if there is none.
    fn random_action(&self, state: &Self::State, seat: Seat, dice: &mut Dice) -> Option<Self::Action> {
        let mut actions = Vec::new();
        self.legal_actions(state, seat, &mut actions);
        let chosen = dice.index(actions.len());
        (!actions.is_empty()).then(|| actions.swap_remove(chosen))
    }

    /// Applies a [`Game::random_action`] and returns it. An action drawn from the legal ones needs no check.
    fn act_randomly(
        &self,
        state: &mut Self::State,
        seat: Seat,
        dice: &mut Dice,
        tell: &mut impl Audience<Self::Event>,
    ) -> Option<Self::Action> {
        let action = self.random_action(state, seat, dice)?;
        self.apply(state, seat, &action, tell).ok().map(|()| action)
    }

    /// Plays to the end: a random seat of those that must act does a [`Game::random_action`]. Returns the number of actions.
    fn play_at_random(&self, state: &mut Self::State, dice: &mut Dice) -> u32 {
        let mut actions = 0;
        loop {
            let to_act = self.to_act(state);
            let seat = to_act.iter().nth(dice.index(to_act.len()));
            if seat.and_then(|seat| self.act_randomly(state, seat, dice, &mut Nobody)).is_none() {
                return actions;
            }
            actions += 1;
        }
    }

    /// Whether [`Game::apply`] would accept this, and if not, why not.
    fn check(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        tell: &mut impl Audience<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// How many seats make decisions: those that act and have their own view.
    fn seats(&self, state: &Self::State) -> usize;

    fn view(&self, state: &Self::State, viewer: Viewer) -> Result<Self::View, NoSuchSeat>;

    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// The dice in the state. [`crate::Play`] compares them before and after an action to find out whether chance was
    /// revealed.
    fn dice<'s>(&self, state: &'s Self::State) -> &'s Dice;

    /// The whole position, secrets included.
    fn position(&self, state: &Self::State) -> Self::Position;

    /// Lays out a position, or lists every fault in it.
    fn place(&self, position: &Self::Position) -> Result<Self::State, Vec<Fault>>;
}

/// Why an action is refused: a code with its details (via `Serialize`, as `{"code": …, …}`), which each language turns
/// into a sentence, and the rule behind it.
pub trait Refusal: Debug + Clone + PartialEq + Serialize {
    fn rule(&self) -> &'static str;
}

/// Whether a list of legal actions is complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listing {
    Complete,
    /// Too many to list: the listed ones are legal, but there are more.
    Partial,
}

/// One fault in a position, a deck or a card set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{at}: {message}")]
pub struct Fault {
    /// Where: a path such as `seats[1].orders[0].printing`.
    pub at: String,
    pub rule: Option<&'static str>,
    pub message: String,
}
