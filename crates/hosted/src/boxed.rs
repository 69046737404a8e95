//! The box of a game, with the bots that can play it.

use crate::{Foresight, HostedGame, Refused, Seated, Sitting, json};
use bots::Playable;
use serde_json::Value;
use std::ops::RangeInclusive;
use table::{Game, Play, Record, Seed};

/// A game, and how many people it takes.
pub struct Boxed<G: Game> {
    game: G,
    people: RangeInclusive<u8>,
    foresight: Foresight<G>,
}

impl<G: Game> Boxed<G> {
    pub fn new(game: G, people: RangeInclusive<u8>) -> Boxed<G> {
        Boxed { game, people, foresight: |_, _, _| json(&()) }
    }

    /// With something to say about an action before it is done.
    #[must_use]
    pub fn with_foresight(mut self, foresight: Foresight<G>) -> Boxed<G> {
        self.foresight = foresight;
        self
    }
}

fn read<T: serde::de::DeserializeOwned>(what: &str, value: &Value) -> Result<T, Refused> {
    T::deserialize(value).map_err(|error| Refused::Unreadable(format!("{what}: {error}")))
}

impl<G> HostedGame for Boxed<G>
where
    G: Playable + Clone + Send + Sync + 'static,
    G::View: Send,
    Play<G>: Send + Sync,
{
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn people(&self) -> RangeInclusive<u8> {
        self.people.clone()
    }

    fn content(&self, options: &Value) -> Result<String, Refused> {
        Ok(self.game.content(&read("options", options)?))
    }

    fn open(&self, options: &Value, seed: Seed) -> Result<Box<dyn Sitting>, Refused> {
        let play = Play::new(self.game.clone(), read("options", options)?, seed)
            .map_err(|bad| Refused::BadOptions { rule: bad.rule, message: bad.message })?;
        Ok(Box::new(Seated { play, foresight: self.foresight }))
    }

    fn replay(&self, record: &Value) -> Result<Box<dyn Sitting>, Refused> {
        let record: Record<G::Options, G::Action> = read("record", record)?;
        let play = Play::replay(self.game.clone(), &record).map_err(|bad| Refused::BadRecord(bad.to_string()))?;
        Ok(Box::new(Seated { play, foresight: self.foresight }))
    }
}
