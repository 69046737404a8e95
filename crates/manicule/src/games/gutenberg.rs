//! The printing-house game: its card files, and its cards as people read them.

use crate::card_file::{self, CardFileError};
use crate::card_words::CardWords;
use crate::session::{Chapter, Stocked};
use crate::trouble::Trouble;
use gutenberg::catalogue::{
    CardId, CardSet, GearId, PatronageId, PlanningId, PrintingId, RefinementId, SpecialtyCardId,
};
use gutenberg::{Gutenberg, Options, State, Title};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use table::{Fault, Game, Outcome, Seat};
use words::Words;

impl Stocked for Gutenberg {
    fn stock(options: &Options) -> Result<Gutenberg, Trouble> {
        let Some(path) = &options.cards else { return Ok(Gutenberg::standard()) };
        let path = Path::new(path);
        // A pipe may never give anything, and one that opens it would wait for that.
        if path.exists() && !path.is_file() {
            let detail = format!("{} is not a regular file", path.display());
            return Err(Trouble::detailed("cli-error-bad-cards", detail));
        }
        match card_file::load(path) {
            Ok(set) => Ok(Gutenberg::new(Arc::new(set))),
            Err(CardFileError::Faulty { path, faults }) => {
                let detail = faults.first().map(|fault| format!("{}:{fault}", path.display())).unwrap_or_default();
                let faults = faults.into_iter().map(|fault| Fault {
                    at: format!("{}:{}", fault.line, fault.column),
                    rule: None,
                    message: fault.message,
                });
                Err(Trouble::detailed("cli-error-bad-cards", detail).with_faults(faults.collect()))
            }
            Err(unreadable) => Err(Trouble::detailed("cli-error-bad-cards", unreadable)),
        }
    }

    fn names(&self, state: &State, words: &Words) -> Vec<String> {
        let people = (0..self.seats(state)).map(|seat| words.say("cli-seat", &json!({ "seat": seat })));
        people.chain(state.is_automa(Seat(self.seats(state) as u8)).then(|| words.word("gutenberg-automa"))).collect()
    }

    fn readable(&self, event: &Value, words: &Words) -> Value {
        let speech = CardWords { words };
        let sector = event.get("sector").and_then(Value::as_u64).and_then(|sector| usize::try_from(sector).ok());
        let mut event = event.clone();
        for value in event.as_object_mut().into_iter().flat_map(|fields| fields.values_mut()) {
            label(self.cards(), value, sector, &speech);
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

/// Puts what a card says behind its id: `p07 (A I O, 4 guilders)`.
fn label(cards: &CardSet, value: &mut Value, sector: Option<usize>, speech: &CardWords) {
    match value {
        Value::String(id) => {
            if let Some(text) = said(cards, id, sector, speech) {
                *id = format!("{id} ({text})");
            }
        }
        Value::Array(ids) => ids.iter_mut().for_each(|id| label(cards, id, sector, speech)),
        _ => {}
    }
}

fn said(cards: &CardSet, id: &str, sector: Option<usize>, speech: &CardWords) -> Option<String> {
    if let Some(id) = PrintingId::parse(id) {
        Some(speech.printing_card(&cards[id]))
    } else if let Some(id) = RefinementId::parse(id) {
        Some(speech.parts(&cards[id]).join(", "))
    } else if let Some(id) = SpecialtyCardId::parse(id) {
        Some(cards[id].symbols.map(|symbol| speech.specialty(symbol)).join(", "))
    } else if let Some(id) = PatronageId::parse(id) {
        Some(speech.conditions(&cards[id]))
    } else if let Some(id) = PlanningId::parse(id) {
        Some(speech.moves(&cards[id]))
    } else {
        let sectors = &cards[GearId::parse(id)?].sectors;
        let active = sector.and_then(|sector| sectors.get(sector)).map(std::slice::from_ref);
        let rewards = active.unwrap_or(sectors).iter().map(|&reward| speech.gear_reward("cards", reward));
        Some(rewards.collect::<Vec<_>>().join(" / "))
    }
}
