//! A typed game behind [`AnyGame`].

use crate::given::{from_value, to_value};
use crate::refused::reason;
use crate::{AnyGame, BadCards, Begun, CardSheet, Flag, GameModule, Given, Json, Preparation, Refused, Show, Sitting};
use bots::Level;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::ops::RangeInclusive;
use table::{BadRecord, Dice, Game, Play, RECORD_FORMAT, Record, Seed, Told, Turn, plays_version};
use words::Words;

const OPTIONS: &str = "options";

pub(crate) struct Registered<G>(pub G);

impl<G: GameModule> Registered<G> {
    fn with(&self, text: &str, options: &G::Options) -> Result<Box<dyn AnyGame>, BadCards> {
        Ok(Box::new(Registered(self.0.clone().with_cards(text, options)?)))
    }
}

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

    fn flags(&self) -> Vec<Flag> {
        G::flags()
    }

    fn complete(&self, options: &mut Map<String, Value>, people: usize, bots: &[Level]) {
        let people = u8::try_from(people).unwrap_or(u8::MAX);
        options.extend(options_for::<G>(options, people));
        G::complete(options, bots);
    }

    fn content(&self, options: &Value) -> Result<String, Refused> {
        Ok(self.0.content(&Given::from(options).read(OPTIONS)?))
    }

    fn prepare(&self, options: &Value) -> Result<Preparation, Refused> {
        let options: G::Options = Given::from(options).read(OPTIONS)?;
        Ok(Box::new(move || G::prepare(&options)))
    }

    fn open(&self, options: Given, seed: Seed) -> Result<Box<dyn Sitting>, Refused> {
        let play = Play::new(self.0.clone(), options.read(OPTIONS)?, seed);
        Ok(Box::new(play.map_err(|bad| Refused::options::<G>(&bad))?))
    }

    fn place(&self, position: Given) -> Result<Box<dyn Sitting>, Refused> {
        let position: G::Position = position.read("position")?;
        let state = self.0.place(&position).map_err(|faults| Refused::BadPosition { faults })?;
        Ok(Box::new(Play::from_state(self.0.clone(), state)))
    }

    fn imagine(&self, view: Given, seed: Seed) -> Result<Box<dyn Sitting>, Refused> {
        let state = self.0.imagine(&view.read("view")?, &mut Dice::new(seed))?;
        Ok(Box::new(Play::from_state(self.0.clone(), state)))
    }

    fn facts_of_view(&self, view: Given) -> Result<Json, Refused> {
        self.0.facts(&view.read("view")?)
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

    fn replay(&self, record: Given, show: &mut Show) -> Result<Box<dyn Sitting>, Refused> {
        let head: RecordHead = record.read("record")?;
        if head.format != RECORD_FORMAT {
            return Err(BadRecord::Format { found: head.format }.into());
        }
        // The other fields of another version may not be readable.
        plays_version::<G>(head.rules_version)?;
        let record: Record<G::Options, G::Action> = record.read("record")?;
        let replayed = Play::replay_with(self.0.clone(), &record, |play, turn, told| {
            let events = told.iter().map(Told::whole).map(to_value);
            show(play, turn.seat, events.collect());
        });
        match replayed {
            Ok(play) => Ok(Box::new(play)),
            Err(BadRecord::Move { ply, .. }) => Err(bad_move(self.0.clone(), record, ply)),
            Err(bad) => Err(bad.into()),
        }
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

    fn is_card_file(&self, text: &str) -> bool {
        G::is_card_file(text)
    }

    fn card_sheet(&self, text: &str) -> Result<Box<dyn CardSheet>, BadCards> {
        G::card_sheet(text)
    }

    fn standard_cards(&self, language: Option<&str>) -> Option<Box<dyn CardSheet>> {
        G::standard_cards(language)
    }

    fn with_cards(&self, text: &str, options: Given) -> Result<Result<Box<dyn AnyGame>, BadCards>, Refused> {
        Ok(self.with(text, &options.read(OPTIONS)?))
    }

    fn with_cards_for(&self, text: &str, position: Given) -> Result<Result<Box<dyn AnyGame>, BadCards>, Refused> {
        let position: G::Position = position.read("position")?;
        Ok(match G::options_of(&position) {
            Some(options) => self.with(text, options),
            None => self.with(text, &Given::Text("{}").read(OPTIONS)?),
        })
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

/// Tests whether the other fields can be read.
#[derive(Deserialize)]
struct RecordHead {
    format: u32,
    rules_version: u32,
}

/// The kernel names the turn; the reason comes from asking the rules again.
fn bad_move<G: Game>(game: G, mut record: Record<G::Options, G::Action>, ply: usize) -> Refused {
    let turn = record.actions.drain(ply..).next();
    record.result = None;
    let refusal = match (Play::replay(game, &record), turn) {
        (Err(bad), _) => return bad.into(),
        (Ok(_), None) => None,
        (Ok(play), Some(turn)) => {
            play.game().check(play.state(), turn.seat, &turn.action).err().map(|illegal| (turn.seat, illegal))
        }
    };
    match refusal {
        Some((seat, illegal)) => {
            Refused::BadMove { ply, seat, rule: table::Refusal::rule(&illegal), reason: reason(&illegal) }
        }
        None => Refused::BadRecord(format!("move {ply}")),
    }
}
