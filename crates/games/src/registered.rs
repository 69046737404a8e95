//! A typed game behind [`AnyGame`].

use crate::given::{from_value, to_value};
use crate::{AnyGame, Begun, GameModule, Given, Json, Refused, Sitting};
use bots::Level;
use serde_json::{Map, Value};
use std::ops::RangeInclusive;
use table::{Dice, Play, RECORD_FORMAT, Record, Seed, Turn, plays_version};
use words::Words;

pub(crate) const OPTIONS: &str = "options";

pub(crate) struct Registered<G>(pub G);

impl<G: GameModule> AnyGame for Registered<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn people(&self) -> RangeInclusive<u8> {
        G::PEOPLE
    }

    fn complete(&self, options: &mut Map<String, Value>, people: usize, bots: &[Level]) {
        let people = u8::try_from(people).unwrap_or(u8::MAX);
        options.extend(options_for::<G>(options, people));
        G::complete(options, bots);
    }

    fn open(&self, options: Given, seed: Seed) -> Result<Box<dyn Sitting>, Refused> {
        let play = Play::new(self.0.clone(), options.read(OPTIONS)?, seed);
        Ok(Box::new(play.map_err(|bad| Refused::options::<G>(&bad))?))
    }

    fn imagine(&self, view: Given, seed: Seed) -> Result<Box<dyn Sitting>, Refused> {
        let state = self.0.imagine(&view.read("view")?, &mut Dice::new(seed))?;
        Ok(Box::new(Play::from_state(self.0.clone(), state)))
    }

    fn reopen(&self, begun: &Begun, actions: &[Turn<&Value>]) -> Result<Box<dyn Sitting>, Refused> {
        // Options of an unknown version may not even be readable.
        plays_version::<G>(begun.rules_version)?;
        let options: G::Options = Given::from(begun.options).read(OPTIONS)?;
        let known = self.0.content(&options) == begun.content;
        // The actions only matter if the content is unknown.
        let needed = actions.iter().filter(|_| !known);
        let actions = needed.filter_map(|turn| {
            let action = from_value(turn.action).ok()?;
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
        Ok(Box::new(Play::begin_again(self.0.clone(), &record)?))
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn simulation(&self, options: Given, people: Option<u8>) -> Result<Box<dyn crate::Simulation>, Refused> {
        let mut options: G::Options = options.read(OPTIONS)?;
        if let Some(people) = people {
            options = G::with_people(options, people);
        }
        Ok(Box::new(crate::simulation::Table::new(self.0.clone(), options)?))
    }

    fn cards(&self, options: Given, words: &Words) -> Result<Json, Refused> {
        Ok(self.0.cards(&options.read(OPTIONS)?, words))
    }

    fn readable(&self, event: &Value, words: &Words, ids: bool) -> Value {
        self.0.readable(event, words, ids)
    }
}

/// The options that depend on the number of people, for this number; none if the options cannot be read, which opening
/// the table will report.
fn options_for<G: GameModule>(options: &Map<String, Value>, people: u8) -> Map<String, Value> {
    let Ok(given) = from_value::<G::Options>(&Value::Object(options.clone())) else { return Map::new() };
    let with = |people| to_value(&G::with_people(given.clone(), people));
    let (these, others) = (with(people), with(people ^ 1));
    let Value::Object(mut fields) = these else { return Map::new() };
    fields.retain(|name, value| others.get(name) != Some(value));
    fields
}
