//! A game that the program plays for a client: opened, set up from a position, or replayed. Options may name a card
//! file under `cards`; it is read here, and named again in positions and records, so that they can be used again.

use crate::error::{EngineError, shortened};
use crate::host::Host;
use games::{AnyGame, BadCards, Begun, Explained, Games, Given, Json, Refused, Sitting, json};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::borrow::Cow;
use table::{CannotUndo, Seat, Seed, Told, Turn};

pub struct Session {
    pub(crate) sitting: Box<dyn Sitting>,
    /// The path of the card file in use.
    pub(crate) cards: Option<String>,
    pub(crate) log: Vec<Entry>,
}

/// An action with its events.
pub struct Entry {
    pub seat: Seat,
    pub told: Vec<Told<Json>>,
}

/// A stored game that may still run, or a record.
#[derive(Deserialize)]
pub struct Stored {
    pub game: String,
    pub rules_version: u32,
    pub content: String,
    pub options: Value,
    pub seed: Seed,
    pub actions: Vec<Turn<Value>>,
}

pub fn game_named<'g>(games: &'g Games, name: &str) -> Result<&'g dyn AnyGame, EngineError> {
    games.get(name).ok_or_else(|| {
        let args = json!({"game": shortened(name), "games": games.names().join(", ")});
        EngineError::new("cli-error-unknown-game", args)
    })
}

impl Session {
    pub fn open(
        host: &dyn Host,
        games: &Games,
        game: &str,
        options: Option<&RawValue>,
        seed: Seed,
    ) -> Result<Session, EngineError> {
        let game = game_named(games, game)?;
        let options = Options::read(options.map_or("{}", RawValue::get))?;
        let sitting = options.game(host, game)?.open(options.given(), seed);
        let sitting = sitting.map_err(|refused| EngineError::refused(game.name(), refused))?;
        Ok(Session { sitting, cards: options.cards, log: Vec::new() })
    }

    /// A game that gives a viewer exactly this view. What the viewer does not know is imagined, always in the same way.
    pub fn look(games: &Games, game: &str, view: &RawValue) -> Result<Session, EngineError> {
        let game = game_named(games, game)?;
        let sitting = game.imagine(view.into(), Seed::from_number(0));
        let sitting = sitting.map_err(|refused| EngineError::refused(game.name(), refused))?;
        Ok(Session { sitting, cards: None, log: Vec::new() })
    }

    /// Plays the actions of a stored game again.
    pub fn reopen(host: &dyn Host, games: &Games, stored: Stored) -> Result<Session, EngineError> {
        let (mut session, actions) = Session::begin_again(host, games, stored)?;
        for (ply, Turn { seat, action }) in actions.iter().enumerate() {
            session.act(*seat, action).map_err(|refused| {
                let refused = match refused {
                    Refused::Illegal { rule, reason } => Refused::BadMove { ply, seat: *seat, rule, reason },
                    other => other,
                };
                EngineError::refused(session.sitting.game(), refused)
            })?;
        }
        Ok(session)
    }

    /// A stored game before its first action, and its actions.
    fn begin_again(host: &dyn Host, games: &Games, stored: Stored) -> Result<(Session, Vec<Turn<Value>>), EngineError> {
        let Stored { game, rules_version, content, mut options, seed, actions } = stored;
        let game = game_named(games, &game)?;
        let cards = take_cards(&mut options);
        let refused = |refused| EngineError::refused(game.name(), refused);
        let with_cards = read_cards(host, cards.as_deref(), |text| game.with_cards(text, (&options).into()), refused)?;
        let begun = Begun { rules_version, content: &content, options: &options, seed };
        let turns: Vec<Turn<&Value>> =
            actions.iter().map(|turn| Turn { seat: turn.seat, action: &turn.action }).collect();
        let sitting = with_cards.as_deref().unwrap_or(game).reopen(&begun, &turns).map_err(refused)?;
        Ok((Session { sitting, cards, log: Vec::new() }, actions))
    }

    /// The start of a record and its actions, unchecked. `cards` as in [`Session::replay`].
    pub fn beginning(
        host: &dyn Host,
        games: &Games,
        record: &RawValue,
        cards: Option<&str>,
    ) -> Result<(Session, Vec<Turn<Value>>), EngineError> {
        let mut stored: Stored = serde_json::from_str(record.get()).map_err(EngineError::bad_record)?;
        if let (Some(cards), Some(options)) = (cards, stored.options.as_object_mut()) {
            options.insert("cards".to_owned(), json!(cards));
        }
        Session::begin_again(host, games, stored)
    }

    pub fn sitting(&self) -> &dyn Sitting {
        self.sitting.as_ref()
    }

    /// The actions so far; none of those before a position that was set.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// Why the action would be refused, and what it would lead to.
    pub fn explain(
        &self,
        seat: Seat,
        action: &RawValue,
        help: bool,
    ) -> Result<(Option<EngineError>, Json), EngineError> {
        let refused = |refused| EngineError::refused(self.sitting.game(), refused);
        let Explained { refused: reason, prospect } =
            self.sitting.explain(seat, &read_action(action)?, help).map_err(refused)?;
        Ok((reason.map(refused), prospect))
    }

    /// The events, including secrets.
    pub fn apply(&mut self, seat: Seat, action: &RawValue) -> Result<Json, EngineError> {
        let done = self.act(seat, &read_action(action)?);
        let done = done.map_err(|refused| EngineError::refused(self.sitting.game(), refused))?;
        Ok(self.events_since(done))
    }

    /// The events after the first so many actions, including secrets.
    pub fn events_since(&self, done: usize) -> Json {
        let events = self.log.iter().skip(done).flat_map(|entry| &entry.told);
        json(&events.map(Told::whole).collect::<Vec<_>>())
    }

    /// Calls back with the number of its entry in the log.
    pub fn act(&mut self, seat: Seat, action: &Value) -> Result<usize, Refused> {
        let told = self.sitting.act(seat, action)?.told;
        self.log.push(Entry { seat, told });
        Ok(self.log.len() - 1)
    }

    pub fn undo(&mut self) -> Result<(), CannotUndo> {
        self.sitting.undo()?;
        self.log.pop();
        Ok(())
    }

    pub fn record(&self) -> Option<Json> {
        Some(self.naming_cards(self.sitting.record()?))
    }

    /// A position or record whose options, where it has some, name the card file.
    pub(crate) fn naming_cards(&self, written: Json) -> Json {
        let Some(cards) = &self.cards else { return written };
        let Ok(mut value) = serde_json::from_str::<Value>(written.get()) else { return written };
        if let Some(options) = value.get_mut("options").and_then(Value::as_object_mut) {
            options.insert("cards".to_owned(), json!(cards));
        }
        json(&value)
    }
}

/// Many games with these options, which may name a card file; the result has the completed options.
#[cfg(not(target_arch = "wasm32"))]
pub fn simulation(
    host: &dyn Host,
    game: &dyn AnyGame,
    options: &str,
    people: Option<u8>,
) -> Result<(Box<dyn games::Simulation>, Value), EngineError> {
    let options = Options::read(options)?;
    let simulation = options.game(host, game)?.simulation(options.given(), people);
    let simulation = simulation.map_err(|refused| EngineError::refused(game.name(), refused))?;
    let mut complete = simulation.options();
    if let (Some(cards), Some(fields)) = (options.cards, complete.as_object_mut()) {
        fields.insert("cards".to_owned(), json!(cards));
    }
    Ok((simulation, complete))
}

/// Options as the rules read them, and the card file that they name.
pub(crate) struct Options<'o> {
    text: Cow<'o, str>,
    pub(crate) cards: Option<String>,
}

impl Options<'_> {
    pub(crate) fn read(text: &str) -> Result<Options<'_>, EngineError> {
        if serde_json::from_str::<Cards>(text).is_err() {
            return Ok(Options { text: Cow::Borrowed(text), cards: None });
        }
        let mut options: Value = serde_json::from_str(text).map_err(EngineError::bad_options)?;
        let cards = take_cards(&mut options);
        Ok(Options { text: Cow::Owned(options.to_string()), cards })
    }

    fn given(&self) -> Given<'_> {
        Given::Text(&self.text)
    }

    /// The game with the named cards.
    fn game<'g>(&self, host: &dyn Host, game: &'g dyn AnyGame) -> Result<WithCards<'g>, EngineError> {
        let refused = |refused| EngineError::refused(game.name(), refused);
        let with_cards = read_cards(host, self.cards.as_deref(), |text| game.with_cards(text, self.given()), refused)?;
        Ok(with_cards.map_or(WithCards::Standard(game), WithCards::OfFile))
    }
}

enum WithCards<'g> {
    Standard(&'g dyn AnyGame),
    OfFile(Box<dyn AnyGame>),
}

impl<'g> std::ops::Deref for WithCards<'g> {
    type Target = dyn AnyGame + 'g;

    fn deref(&self) -> &(dyn AnyGame + 'g) {
        match self {
            WithCards::Standard(game) => *game,
            WithCards::OfFile(game) => game.as_ref(),
        }
    }
}

/// Options that name a card file; the rules read everything else.
#[derive(Deserialize)]
pub(crate) struct Cards {
    #[serde(rename = "cards")]
    _path: String,
}

pub(crate) fn take_cards(options: &mut Value) -> Option<String> {
    let cards = options.as_object_mut()?.remove("cards")?;
    cards.as_str().map(str::to_owned)
}

/// The game with the cards of this file, where one is named.
pub(crate) fn read_cards(
    host: &dyn Host,
    path: Option<&str>,
    with_cards: impl FnOnce(&str) -> Result<Result<Box<dyn AnyGame>, BadCards>, Refused>,
    refused: impl FnOnce(Refused) -> EngineError,
) -> Result<Option<Box<dyn AnyGame>>, EngineError> {
    let Some(path) = path else { return Ok(None) };
    let text = host.card_file(path)?;
    let game = with_cards(&text).map_err(refused)?;
    game.map(Some).map_err(|bad| EngineError::bad_cards(path, bad))
}

pub fn read_action(action: &RawValue) -> Result<Value, EngineError> {
    serde_json::from_str(action.get()).map_err(EngineError::bad_action)
}
