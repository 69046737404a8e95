//! The printing-house game: its bots, its card sets, and its cards as people read them.

pub mod card_data;
mod card_words;
pub mod facts;
mod tables;

use crate::given::to_value;
use crate::{
    BadCards, Bots, CardSheet, Chapter, Flag, FlagKind, GameModule, Json, Knowledge, Nudge, ReasonFact, Refused,
};
use bots::analysis::{Analysed, Findings};
use bots::appraisal::{self, Appraisal, Appraise, Appraised};
use bots::reasons::Comparison;
use bots::{BotError, Clock, Part};
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
        // From what the seat sees, so that nothing hidden can leak.
        let view = self.view(state, Viewer::Seat(seat)).ok();
        let imagined = view.and_then(|view| self.imagine(&view, &mut Dice::new(Seed::from_number(0))).ok());
        crate::json(&imagined.and_then(|imagined| self.prospect(&imagined, seat, action)))
    }

    fn imagine(&self, view: &View, dice: &mut Dice) -> Result<State, Refused> {
        bots::gutenberg::imagine(self, view, dice).map_err(Refused::view)
    }

    fn reasons(
        &self,
        view: &View,
        action: &Action,
        against: Option<&Action>,
        values: Option<&Comparison>,
    ) -> Option<Result<Vec<ReasonFact>, BotError>> {
        let told = bots::gutenberg::reasons(self, view, action, against, values);
        Some(
            told.map(|told| {
                told.iter().map(|reason| ReasonFact { rule: reason.rule(), fact: to_value(reason) }).collect()
            }),
        )
    }

    fn nudge(&self, view: &View, action: Option<&Action>, _: u8) -> Option<Result<Nudge, BotError>> {
        let nudge = bots::gutenberg::Nudge::of(view, action?);
        Some(Ok(Nudge { point: nudge.point(), fact: to_value(&nudge) }))
    }

    fn try_out(
        &self,
        view: &View,
        played: Option<&Action>,
        clock: &Clock,
        dice: &mut Dice,
        part: Part,
    ) -> Option<Result<Findings<Action>, BotError>> {
        Some(Analysed::try_out(self, view, played, clock, dice, part))
    }

    fn knowledge(&self, state: &State) -> Option<Knowledge> {
        Some(Knowledge { open: self.is_open(state), secret_choices: self.secret_choices(state) })
    }

    fn appraise(&self, state: &State, asked: Appraise<Action>, dice: &mut Dice) -> Option<Result<Appraisal, BotError>> {
        Some(appraisal::appraise(self, state, asked, dice))
    }

    fn cards(&self, _: &Options, words: &Words) -> Json {
        crate::json(&card_data::GutenbergCards::of(Gutenberg::cards(self), words))
    }

    fn names(&self, state: &State, words: &Words) -> Vec<String> {
        let people = (0..self.seats(state)).map(|seat| words.seat(seat as u64));
        people.chain(state.is_automa(Seat(self.seats(state) as u8)).then(|| words.word("automa"))).collect()
    }

    fn readable(&self, event: &Value, words: &Words, ids: bool) -> Value {
        let card_words = CardWords { words };
        let sector = event.get("sector").and_then(Value::as_u64).and_then(|sector| usize::try_from(sector).ok());
        let mut event = event.clone();
        for (name, value) in event.as_object_mut().into_iter().flatten() {
            match name.as_str() {
                "markers" => name_rows(value, &card_words),
                "plans" => value.as_array_mut().into_iter().flatten().for_each(|plan| name_rows(plan, &card_words)),
                _ => {}
            }
            label(value, &|id| {
                let text = said(self.cards(), id, sector, &card_words)?;
                Some(if ids { format!("{id} ({text})") } else { text })
            });
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

/// Replaces the ids of cards: `p07 (A I O, 4 guilders)`.
fn label(value: &mut Value, text_of: &impl Fn(&str) -> Option<String>) {
    match value {
        Value::String(id) => {
            if let Some(text) = text_of(id) {
                *id = text;
            }
        }
        Value::Array(ids) => ids.iter_mut().for_each(|id| label(id, text_of)),
        _ => {}
    }
}

/// Replaces the markers of a plan, which has a number for each row.
fn name_rows(plan: &mut Value, card_words: &CardWords) {
    let markers = plan.as_array().map(|markers| markers.iter().filter_map(Value::as_u64).collect::<Vec<_>>());
    if let Some(markers) = markers {
        *plan = Value::String(card_words.plan(&markers));
    }
}

fn said(cards: &Catalogue, id: &str, sector: Option<usize>, card_words: &CardWords) -> Option<String> {
    if let Some(id) = PrintingId::parse(id) {
        Some(card_words.printing_card(&cards[id]))
    } else if let Some(id) = RefinementId::parse(id) {
        Some(card_words.refinement_card(&cards[id]))
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
