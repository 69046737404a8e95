//! The printing-house game: its bots, its card sets, and its cards as people read them.

pub mod card_data;
mod card_words;
pub mod facts;
mod tables;

use crate::{BadCards, Bots, CardSheet, Chapter, Flag, FlagKind, GameModule, Json, Refused};
use card_words::CardWords;
use gutenberg::catalogue::{
    CardFault, Catalogue, GearId, Numbered, PatronageId, PlanningId, PrintingId, RefinementId, SpecialtyCardId,
};
use gutenberg::{Action, Gutenberg, Options, State, Title, View};
use serde_json::{Value, json};
use std::sync::Arc;
use table::{Dice, Game, Outcome, Seat, Seed, Viewer};
use words::Words;

impl GameModule for Gutenberg {
    fn bots() -> Option<Bots<Gutenberg>> {
        Some(Bots::new())
    }

    fn flags() -> Vec<Flag> {
        let editions = FlagKind::OneOf { values: &["2021", "2022"], default: "2022" };
        vec![
            Flag { name: "automa", help: "With the automa; one person always has it", kind: FlagKind::Switch },
            Flag {
                name: "characters",
                help: "With characters: dealt, or named by seat (`--characters caxton,fiol`)",
                kind: FlagKind::SwitchOrNames,
            },
            Flag { name: "edition", help: "The edition of the rules", kind: editions },
        ]
    }

    fn card_sheet(text: &str) -> Result<Box<dyn CardSheet>, BadCards> {
        Ok(Box::new(read(text)?))
    }

    fn standard_cards(language: Option<&str>) -> Option<Box<dyn CardSheet>> {
        language.is_none().then(|| Box::new(Catalogue::standard().clone()) as Box<dyn CardSheet>)
    }

    fn with_cards(self, text: &str, _: &Options) -> Result<Gutenberg, BadCards> {
        Ok(Gutenberg::new(Arc::new(read(text)?)))
    }

    fn facts(&self, view: &View) -> Result<Json, Refused> {
        Ok(crate::json(&facts::GutenbergFacts::of(self, view)?))
    }

    fn preview(&self, state: &State, seat: Seat, action: &Action, _help: bool) -> Json {
        // From what the seat sees: nothing hidden can show.
        let view = self.view(state, Viewer::Seat(seat)).ok();
        let imagined = view.and_then(|view| self.imagine(&view, &mut Dice::new(Seed::from_number(0))).ok());
        crate::json(&imagined.and_then(|imagined| self.prospect(&imagined, seat, action)))
    }

    fn imagine(&self, view: &View, dice: &mut Dice) -> Result<State, Refused> {
        bots::gutenberg::imagine(self, view, dice).map_err(Refused::view)
    }

    fn cards(&self, _: &Options, words: &Words) -> Json {
        crate::json(&card_data::GutenbergCards::of(Gutenberg::cards(self), words))
    }

    fn names(&self, state: &State, words: &Words) -> Vec<String> {
        let people = (0..self.seats(state)).map(|seat| words.say("cli-seat", &json!({ "seat": seat })));
        people.chain(state.is_automa(Seat(self.seats(state) as u8)).then(|| words.word("gutenberg-automa"))).collect()
    }

    fn readable(&self, event: &Value, words: &Words) -> Value {
        let card_words = CardWords { words };
        let sector = event.get("sector").and_then(Value::as_u64).and_then(|sector| usize::try_from(sector).ok());
        let mut event = event.clone();
        for value in event.as_object_mut().into_iter().flat_map(|fields| fields.values_mut()) {
            label(self.cards(), value, sector, &card_words);
        }
        event
    }

    fn chapter(event: &Value) -> Option<Chapter> {
        match event.get("event").and_then(Value::as_str) {
            Some("round_began") => Some(Chapter::Round),
            Some("plans_revealed" | "row_began" | "game_ended") => Some(Chapter::Step),
            _ => None,
        }
    }

    /// G8.10
    fn title(outcome: &Outcome) -> Option<String> {
        let &[score] = outcome.scores() else { return None };
        let title = serde_json::to_value(Title::of(score)).unwrap_or_default();
        title.as_str().map(|title| format!("gutenberg-title-{}", title.replace('_', "-")))
    }
}

fn read(text: &str) -> Result<Catalogue, BadCards> {
    let fault = |CardFault { line, column, message }| BadCards::fault(line, column, message);
    Catalogue::parse(text).map_err(|faults| BadCards::Faults(faults.into_iter().map(fault).collect()))
}

impl CardSheet for Catalogue {
    fn summary(&self, file: &str, words: &Words) -> String {
        words.say("cards-sound", &json!({"file": file, "name": self.name}))
    }

    fn tables(&self, words: &Words) -> String {
        tables::of(self, words)
    }

    fn json(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default()
    }
}

/// Puts what a card says behind its id: `p07 (A I O, 4 guilders)`.
fn label(cards: &Catalogue, value: &mut Value, sector: Option<usize>, card_words: &CardWords) {
    match value {
        Value::String(id) => {
            if let Some(text) = said(cards, id, sector, card_words) {
                *id = format!("{id} ({text})");
            }
        }
        Value::Array(ids) => ids.iter_mut().for_each(|id| label(cards, id, sector, card_words)),
        _ => {}
    }
}

fn said(cards: &Catalogue, id: &str, sector: Option<usize>, card_words: &CardWords) -> Option<String> {
    if let Some(id) = PrintingId::parse(id) {
        Some(card_words.printing_card(&cards[id]))
    } else if let Some(id) = RefinementId::parse(id) {
        Some(card_words.parts(&cards[id]).join(", "))
    } else if let Some(id) = SpecialtyCardId::parse(id) {
        Some(cards[id].symbols.map(|symbol| card_words.specialty(symbol)).join(", "))
    } else if let Some(id) = PatronageId::parse(id) {
        Some(card_words.conditions(&cards[id]))
    } else if let Some(id) = PlanningId::parse(id) {
        Some(card_words.moves(&cards[id]))
    } else {
        let sectors = &cards[GearId::parse(id)?].sectors;
        let active = sector.and_then(|sector| sectors.get(sector)).map(std::slice::from_ref);
        let rewards = active.unwrap_or(sectors).iter().map(|&reward| card_words.gear_reward("cards", reward));
        Some(rewards.collect::<Vec<_>>().join(" / "))
    }
}
