//! The box of a game: what can be asked before anybody plays.

use crate::{Begun, Hosted, HostedGame, Preparation, Refused, Sitting};
use bots::Level;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::ops::RangeInclusive;
use table::{BadRecord, Play, RECORD_FORMAT, Record, Seed, Turn, plays_version};

pub struct Boxed<G>(pub G);

fn read<T: serde::de::DeserializeOwned>(what: &str, value: &Value) -> Result<T, Refused> {
    T::deserialize(value).map_err(|error| Refused::Unreadable(format!("{what}: {error}")))
}

impl<G: Hosted> HostedGame for Boxed<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn people(&self) -> RangeInclusive<u8> {
        G::PEOPLE
    }

    fn complete(&self, options: &mut Map<String, Value>, bots: &[Level]) {
        G::complete(options, bots);
    }

    fn content(&self, options: &Value) -> Result<String, Refused> {
        Ok(self.0.content(&read("options", options)?))
    }

    fn prepare(&self, options: &Value) -> Result<Preparation, Refused> {
        let options: G::Options = read("options", options)?;
        Ok(Box::new(move || G::prepare(&options)))
    }

    fn open(&self, options: &Value, seed: Seed) -> Result<Box<dyn Sitting>, Refused> {
        let play = Play::new(self.0.clone(), read("options", options)?, seed)
            .map_err(|bad| Refused::BadOptions { rule: bad.rule, message: bad.message })?;
        Ok(Box::new(play))
    }

    fn reopen(&self, begun: &Begun, actions: &[Turn<&Value>]) -> Result<Box<dyn Sitting>, Refused> {
        let bad = |bad: BadRecord| Refused::BadRecord(bad.to_string());
        // Options of a version that is not known may not be readable at all.
        plays_version::<G>(begun.rules_version).map_err(bad)?;
        let options: G::Options = read("options", begun.options)?;
        let known = self.0.content(&options) == begun.content;
        // Only content that is not at hand asks what was done with it.
        let told = actions.iter().filter(|_| !known);
        let actions = told.filter_map(|turn| {
            let action = G::Action::deserialize(turn.action).ok()?;
            Some(Turn { seat: turn.seat, action })
        });
        let record = Record {
            format: RECORD_FORMAT,
            game: G::NAME.to_owned(),
            rules_version: begun.rules_version,
            content: begun.content.to_owned(),
            seed: begun.seed,
            actions: actions.collect(),
            options,
            result: None,
        };
        Ok(Box::new(Play::begin_again(self.0.clone(), &record).map_err(bad)?))
    }

    fn replay(&self, record: &Value) -> Result<Box<dyn Sitting>, Refused> {
        let version =
            record.get("rules_version").and_then(Value::as_u64).and_then(|version| u32::try_from(version).ok());
        // Where there is none, reading says so.
        if let Some(version) = version {
            plays_version::<G>(version).map_err(|bad| Refused::BadRecord(bad.to_string()))?;
        }
        let record: Record<G::Options, G::Action> = read("record", record)?;
        let play = Play::replay(self.0.clone(), &record).map_err(|bad| Refused::BadRecord(bad.to_string()))?;
        Ok(Box::new(play))
    }
}
