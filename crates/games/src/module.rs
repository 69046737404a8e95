//! What a game provides beyond its rules.

use crate::{BadCards, CardSheet, Json, Refused, json};
use bots::analysis::Findings;
use bots::appraisal::{Appraisal, Appraise};
use bots::reasons::Comparison;
use bots::{Bot, BotError, Budget, Clock, Level, Part, Playable, Reference};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use table::{Dice, Game, Outcome, Seat};
use words::Words;

/// A game that can be registered with [`crate::Games::with`]. Everything has a default: a game with rules alone can
/// already be played.
pub trait GameModule:
    Game<Options: Send + Sync, State: Send + Sync, Action: Send + Sync, View: Send + DeserializeOwned>
    + Clone
    + Send
    + Sync
    + 'static
{
    /// Its opponents. A game without any still gets players for empty seats: they take a random legal action.
    fn bots() -> Option<Bots<Self>> {
        None
    }

    /// Precomputes what takes long and these options need later, such as the index of a word list.
    fn prepare(_options: &Self::Options) {}

    /// Sets those omitted options that depend on which bots play.
    fn complete(_options: &mut Map<String, Value>, _bots: &[Level]) {}

    /// Whether a list of the legal actions would do a player's thinking for them.
    fn lists_are_help(_state: &Self::State) -> bool {
        false
    }

    /// Whether this refusal reveals more than a player can find out without help.
    fn is_help(_illegal: &Self::Illegal) -> bool {
        false
    }

    /// What an action would lead to, from what that seat knows. Without `help` it leaves out whatever does a player's
    /// thinking for them.
    fn preview(&self, _state: &Self::State, _seat: Seat, _action: &Self::Action, _help: bool) -> Json {
        json(&())
    }

    /// Everything that a page shows and the rules compute, for the viewer of this view. Null if the game has none.
    fn facts(&self, _view: &Self::View) -> Result<Json, Refused> {
        Ok(json(&()))
    }

    /// A state that gives exactly this view back to its viewer; what the viewer does not know is drawn at random.
    /// Legal actions, refusals, facts and previews of the viewer's seat are those of the true state.
    fn imagine(&self, _view: &Self::View, _dice: &mut Dice) -> Result<Self::State, Refused> {
        Err(Refused::view("this game cannot be imagined from a view"))
    }

    /// Reasons for this action, and for preferring it to the other one if given; `None` if the game has none.
    fn reasons(
        &self,
        _view: &Self::View,
        _action: &Self::Action,
        _against: Option<&Self::Action>,
        _values: Option<&Comparison>,
    ) -> Option<Result<Vec<ReasonFact>, BotError>> {
        None
    }

    /// Where to look for a good action, such as this one; `None` if the game has no nudges. `level` says how much is
    /// given away, from 1.
    fn nudge(&self, _view: &Self::View, _action: Option<&Self::Action>, _level: u8) -> Option<Result<Nudge, BotError>> {
        None
    }

    /// One part of an analysis of this view's seat; `None` if the game has no analysis.
    fn try_out(
        &self,
        _view: &Self::View,
        _played: Option<&Self::Action>,
        _clock: &Clock,
        _dice: &mut Dice,
        _part: Part,
    ) -> Option<Result<Findings<Self::Action>, BotError>> {
        None
    }

    /// What is hidden in a state, if the game can be reviewed.
    fn knowledge(&self, _state: &Self::State) -> Option<Knowledge> {
        None
    }

    /// What a position is worth to each seat, by playouts from it; `None` if the game has no playouts.
    fn appraise(
        &self,
        _state: &Self::State,
        _asked: Appraise<Self::Action>,
        _dice: &mut Dice,
    ) -> Option<Result<Appraisal, BotError>> {
        None
    }

    /// All cards in play with these options, as data with their texts in a language. Null if the game has none.
    fn cards(&self, _options: &Self::Options, _words: &Words) -> Json {
        json(&())
    }

    /// What the seats are called if nobody has a name.
    fn names(&self, state: &Self::State, words: &Words) -> Vec<String> {
        (0..self.seats(state)).map(|seat| words.seat(seat as u64)).collect()
    }

    /// An event with its cards named as people read them: by their content, and with `ids` by their ids as well.
    fn readable(&self, event: &Value, _words: &Words, _ids: bool) -> Value {
        event.clone()
    }

    /// Whether the event starts a new part of the game.
    fn chapter(_event: &Value) -> Option<Chapter> {
        None
    }

    /// The message id of the title that a finished game earns its player, if the rules have titles.
    fn title(_outcome: &Outcome) -> Option<String> {
        None
    }

    /// Its options on the command line, except the number of people and the card file.
    fn flags() -> Vec<Flag> {
        Vec::new()
    }

    /// Whether this text is clearly a card file of this game.
    fn is_card_file(_text: &str) -> bool {
        false
    }

    /// The contents of a card file.
    fn card_sheet(_text: &str) -> Result<Box<dyn CardSheet>, BadCards> {
        Err(BadCards::none())
    }

    /// The standard cards: those for a language, or those that do not depend on one.
    fn standard_cards(_language: Option<&str>) -> Option<Box<dyn CardSheet>> {
        None
    }

    /// This game with the cards of a file instead, for a table with these options.
    fn with_cards(self, _text: &str, _options: &Self::Options) -> Result<Self, BadCards> {
        Err(BadCards::none())
    }

    /// The options in a position, if it has any.
    fn options_of(_position: &Self::Position) -> Option<&Self::Options> {
        None
    }
}

/// How much of a state is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knowledge {
    /// All seats know everything except the dice.
    pub open: bool,
    /// How many secret choices have been made and not yet revealed.
    pub secret_choices: usize,
}

/// A fact about an action, with its `code`; `locales/*/reasons.ftl` has its sentence.
#[derive(Clone, Debug, PartialEq)]
pub struct ReasonFact {
    /// The rule that it follows from.
    pub rule: Option<&'static str>,
    pub fact: Value,
}

/// What a page points at, and a fact with its `code`.
#[derive(Clone, Debug, PartialEq)]
pub struct Nudge {
    pub point: &'static str,
    pub fact: Value,
}

/// The opponents of a game.
pub struct Bots<G> {
    pub of_level: fn(Level) -> Box<dyn Bot<G> + Send>,
    /// The levels of earlier versions.
    pub reference: fn(Reference) -> Box<dyn Bot<G> + Send>,
    pub random: fn() -> Box<dyn Bot<G> + Send>,
    /// Plays the first action of an analysis.
    pub hinted: fn() -> Box<dyn Bot<G> + Send>,
    pub budget: fn(Level) -> Budget,
    pub reference_budget: fn(Reference) -> Budget,
}

impl<G: Playable> Bots<G> {
    pub fn new() -> Bots<G> {
        Bots {
            of_level: G::bot,
            reference: G::reference,
            random: G::random_bot,
            hinted: G::hinted_bot,
            budget: G::budget,
            reference_budget: G::reference_budget,
        }
    }
}

impl<G: Playable> Default for Bots<G> {
    fn default() -> Bots<G> {
        Bots::new()
    }
}

/// How a transcript is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chapter {
    Round,
    Step,
}

/// One option as a flag of the command line.
#[derive(Clone, Copy, Debug)]
pub struct Flag {
    /// `min-length` is `--min-length`, and `min_length` in JSON.
    pub name: &'static str,
    pub help: &'static str,
    pub kind: FlagKind,
}

#[derive(Clone, Copy, Debug)]
pub enum FlagKind {
    Switch,
    Number {
        default: &'static str,
    },
    OneOf {
        values: &'static [&'static str],
        default: &'static str,
    },
    /// A switch, or a list of names: `--characters`, `--characters caxton,fiol`.
    SwitchOrNames,
}
