//! The box of a game, with the bots that can play it.

use crate::{HostedGame, Json, Refused, Seated, Sitting, json};
use serde_json::Value;
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{Dice, Game, Play, Record, Seat, Seed};

/// Chooses an action for a seat. The state is for the choosers that make a view of it, and never more than that seat's.
pub type Chooser<G> =
    Arc<dyn Fn(&G, &<G as Game>::State, Seat, Seed) -> Option<<G as Game>::Action> + Send + Sync + 'static>;

/// What would come of an action, in the game's own words: from what that seat knows, and nothing else.
pub type Foresight<G> = fn(&<G as Game>::State, Seat, &<G as Game>::Action) -> Json;

/// A game, how many people it takes, and its bots by level.
pub struct Boxed<G: Game> {
    game: G,
    people: RangeInclusive<u8>,
    bots: Arc<[(&'static str, Chooser<G>)]>,
    foresight: Foresight<G>,
}

impl<G> Boxed<G>
where
    G: Game + Clone + Send + Sync + 'static,
    G::State: Send + Sync,
    G::Action: Send,
    G::Options: Send + Sync,
    Play<G>: Send + Sync,
{
    /// With one bot: `random`, which does anything that is legal.
    pub fn new(game: G, people: RangeInclusive<u8>) -> Boxed<G> {
        let random: Chooser<G> =
            Arc::new(|game, state, seat, seed| game.random_action(state, seat, &mut Dice::new(seed)));
        Boxed { game, people, bots: Arc::new([("random", random)]), foresight: |_, _, _| json(&()) }
    }

    /// With one more bot, stronger than those before it.
    #[must_use]
    pub fn with_bot(mut self, level: &'static str, chooser: Chooser<G>) -> Boxed<G> {
        self.bots = self.bots.iter().cloned().chain([(level, chooser)]).collect();
        self
    }

    /// With something to say about an action before it is done.
    #[must_use]
    pub fn with_foresight(mut self, foresight: Foresight<G>) -> Boxed<G> {
        self.foresight = foresight;
        self
    }

    fn seated(&self, play: Play<G>) -> Box<dyn Sitting> {
        Box::new(Seated::new(play, Arc::clone(&self.bots), self.foresight))
    }
}

fn read<T: serde::de::DeserializeOwned>(what: &str, value: &Value) -> Result<T, Refused> {
    T::deserialize(value).map_err(|error| Refused::Unreadable(format!("{what}: {error}")))
}

impl<G> HostedGame for Boxed<G>
where
    G: Game + Clone + Send + Sync + 'static,
    G::State: Send + Sync,
    G::Action: Send,
    G::Options: Send + Sync,
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

    fn bot_levels(&self) -> Vec<&'static str> {
        self.bots.iter().map(|(level, _)| *level).collect()
    }

    fn content(&self, options: &Value) -> Result<String, Refused> {
        Ok(self.game.content(&read("options", options)?))
    }

    fn open(&self, options: &Value, seed: Seed) -> Result<Box<dyn Sitting>, Refused> {
        let play = Play::new(self.game.clone(), read("options", options)?, seed)
            .map_err(|bad| Refused::BadOptions { rule: bad.rule, message: bad.message })?;
        Ok(self.seated(play))
    }

    fn replay(&self, record: &Value) -> Result<Box<dyn Sitting>, Refused> {
        let record: Record<G::Options, G::Action> = read("record", record)?;
        let play = Play::replay(self.game.clone(), &record).map_err(|bad| Refused::BadRecord(bad.to_string()))?;
        Ok(self.seated(play))
    }
}
