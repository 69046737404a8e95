//! What a game must answer.

use crate::{Audience, BadRecord, Dice, NoSuchSeat, Outcome, Seat, SeatSet, Seed, Turn, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
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
/// A refused action leaves the state as it was. Two states that differ only in what a viewer may not know give that
/// viewer the same view, events, legal actions and refusals.
pub trait Game {
    type Options: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    type State: Clone + PartialEq;
    type Action: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    type Event: Clone + Debug + PartialEq + Serialize;
    type View: Serialize;
    type Illegal: Refusal;
    /// Anything describable, as JSON; [`Game::place`] is the door through which it becomes something playable.
    type Position: Serialize + DeserializeOwned;

    const NAME: &'static str;
    /// Raised whenever a record of the old rules would no longer replay to the same state.
    const RULES_VERSION: u32;
    /// The oldest rules version whose games are still replayed and played on.
    const OLDEST_RULES_VERSION: u32 = Self::RULES_VERSION;

    /// How many people can play.
    const PEOPLE: RangeInclusive<u8>;

    /// These options for this many people.
    fn with_people(options: Self::Options, people: u8) -> Self::Options;

    /// The options of a game that was begun under an older rules version, as the present rules read them.
    fn options_of_version(_version: u32, options: &Self::Options) -> Self::Options {
        options.clone()
    }

    /// Names the cards (or decks and word list) in play with these options: the same text, the same cards.
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

    /// What the record says and this game cannot check, such as words of a list that it does not have.
    fn taken_on_trust(&self, _options: &Self::Options) -> Vec<String> {
        Vec::new()
    }

    fn setup(&self, options: &Self::Options, seed: Seed) -> Result<Self::State, BadOptions>;

    /// The seats that must act: several in simultaneous phases, none at the end.
    fn to_act(&self, state: &Self::State) -> SeatSet;

    /// Everything this seat may do now, also what it may still change while others are waited for.
    fn legal_actions(&self, state: &Self::State, seat: Seat, into: &mut Vec<Self::Action>) -> Listing;

    /// A random legal action of a seat that must act, all equally likely; `None` if there is none.
    fn random_action(&self, state: &Self::State, seat: Seat, dice: &mut Dice) -> Option<Self::Action> {
        let mut actions = Vec::new();
        self.legal_actions(state, seat, &mut actions);
        let chosen = dice.index(actions.len());
        (!actions.is_empty()).then(|| actions.swap_remove(chosen))
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

    /// How many seats decide for themselves: those that act and have a view of their own.
    fn seats(&self, state: &Self::State) -> usize;

    fn view(&self, state: &Self::State, viewer: Viewer) -> Result<Self::View, NoSuchSeat>;

    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// The dice in the state. [`crate::Play`] compares what is drawn before and after an action to know whether chance
    /// was revealed.
    fn dice<'s>(&self, state: &'s Self::State) -> &'s Dice;

    /// The whole position, secrets included.
    fn position(&self, state: &Self::State) -> Self::Position;

    /// Lays out a position, or lists every fault in it.
    fn place(&self, position: &Self::Position) -> Result<Self::State, Vec<Fault>>;
}

/// Why an action is refused: a code and its details (by `Serialize`, as `{"code": …, …}`), from which every language
/// makes its sentence, and the rule that says so.
pub trait Refusal: Debug + Clone + PartialEq + Serialize {
    fn rule(&self) -> &'static str;
}

/// Whether a list of legal actions has them all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listing {
    Complete,
    /// Too many to list: what is listed is legal, but there is more.
    Partial,
}

/// Options that no table can be opened with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{message}")]
pub struct BadOptions {
    pub rule: Option<&'static str>,
    pub message: String,
}

/// One thing that is wrong with a position, a deck or a card set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{at}: {message}")]
pub struct Fault {
    /// Where: a path such as `seats[1].orders[0].printing`.
    pub at: String,
    pub rule: Option<&'static str>,
    pub message: String,
}
