//! Whole positions, secrets included, and records.

use crate::error::EngineError;
use crate::host::Host;
use crate::session::{Cards, Options, Session, Stored, game_named, read_cards, take_cards};
use games::{Games, Given, Json, Refused, Show};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::borrow::Cow;

impl Session {
    /// `options` may name the cards; otherwise the position may do so itself.
    pub fn place(
        host: &dyn Host,
        games: &Games,
        game: &str,
        options: Option<&RawValue>,
        position: &RawValue,
    ) -> Result<Session, EngineError> {
        let game = game_named(games, game)?;
        let given = Options::read(options.map_or("{}", RawValue::get))?;
        let (position, named) = take_cards_of(position.get())?;
        let (position, cards) = (Given::Text(&position), given.cards.clone().or(named));
        let refused = |refused| EngineError::refused(game.name(), refused);
        let with_cards = read_cards(host, cards.as_deref(), |text| game.with_cards_for(text, position), refused)?;
        let sitting = with_cards.as_deref().unwrap_or(game).place(position).map_err(refused)?;
        Ok(Session { sitting, cards, log: Vec::new() })
    }

    /// Plays a record of any game. `cards` is the card file to use instead of the one that the record names.
    pub fn replay(
        host: &dyn Host,
        games: &Games,
        record: &RawValue,
        cards: Option<&str>,
        show: &mut Show,
    ) -> Result<Session, EngineError> {
        let head: RecordHead = serde_json::from_str(record.get()).map_err(EngineError::bad_record)?;
        let game = game_named(games, &head.game)?;
        let (record, named) = take_cards_of(record.get())?;
        let cards = cards.map(str::to_owned).or(named);
        let options: RecordOptions = serde_json::from_str(&record).map_err(EngineError::bad_record)?;
        let refused = |refused| EngineError::refused(game.name(), refused);
        let in_record = |refused| match refused {
            Refused::Unreadable { detail, .. } => EngineError::bad_record(detail),
            other => EngineError::refused(game.name(), other),
        };
        let with_cards =
            read_cards(host, cards.as_deref(), |text| game.with_cards(text, options.options.into()), in_record)?;
        let sitting = with_cards.as_deref().unwrap_or(game).replay(Given::Text(&record), show).map_err(refused)?;
        let mut stored: Stored = serde_json::from_str(&record).map_err(EngineError::bad_record)?;
        if let (Some(cards), Some(options)) = (&cards, stored.options.as_object_mut()) {
            options.insert("cards".to_owned(), json!(cards));
        }
        let again = Session::reopen(host, games, stored)?;
        Ok(Session { sitting, cards, log: again.log })
    }

    pub fn position(&self) -> Json {
        self.naming_cards(self.sitting.position())
    }
}

#[derive(Deserialize)]
struct WithOptions {
    #[serde(rename = "options")]
    _options: Cards,
}

#[derive(Deserialize)]
struct RecordHead {
    game: String,
}

#[derive(Deserialize)]
struct RecordOptions<'r> {
    #[serde(borrow)]
    options: &'r RawValue,
}

/// A position or record as the rules read it, and the card file that its options name.
fn take_cards_of(text: &str) -> Result<(Cow<'_, str>, Option<String>), EngineError> {
    if serde_json::from_str::<WithOptions>(text).is_err() {
        return Ok((Cow::Borrowed(text), None));
    }
    let mut value: Value = serde_json::from_str(text).map_err(EngineError::bad_options)?;
    let cards = take_cards(&mut value["options"]);
    Ok((Cow::Owned(value.to_string()), cards))
}
