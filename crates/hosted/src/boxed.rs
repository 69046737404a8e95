//! The box of a game: what can be asked before anybody plays.

use crate::{Hosted, HostedGame, Preparation, Refused, Sitting};
use serde_json::Value;
use std::ops::RangeInclusive;
use table::{Play, Record, Seed};

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

    fn replay(&self, record: &Value) -> Result<Box<dyn Sitting>, Refused> {
        let record: Record<G::Options, G::Action> = read("record", record)?;
        let play = Play::replay(self.0.clone(), &record).map_err(|bad| Refused::BadRecord(bad.to_string()))?;
        Ok(Box::new(play))
    }
}
