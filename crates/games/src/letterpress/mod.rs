//! The word game: its bots, its letter decks, what counts as help, and its challenges as people read them.

pub mod card_data;
mod deck_tables;

use crate::given::to_value;
use crate::{
    BadCards, Bots, CardSheet, Chapter, Flag, FlagKind, GameModule, Json, Knowledge, Nudge, ReasonFact, Refused, json,
};
use bots::analysis::{Analysed, Findings};
use bots::appraisal::{self, Appraisal, Appraise, Appraised};
use bots::reasons::Comparison;
use bots::{BotError, Clock, Level, Part};
use letterpress::decks::{self, Deck, DeckFault};
use letterpress::languages::Language;
use letterpress::lexicon::Lexicon;
use letterpress::{Action, Illegal, Letterpress, Options, Position, Prospect, State, Step, View};
use serde_json::{Map, Value};
use table::{Dice, Seat, Seed, Viewer};
use words::Words;

impl GameModule for Letterpress {
    fn bots() -> Option<Bots<Letterpress>> {
        Some(Bots::new())
    }

    fn prepare(options: &Options) {
        if let Ok(lexicon) = Lexicon::embedded(options.language) {
            lexicon.finder();
        }
    }

    /// Children play against the lower two levels, so such a table plays with family words unless its options say
    /// otherwise.
    fn complete(options: &mut Map<String, Value>, bots: &[Level]) {
        if bots.iter().any(|&level| level <= Level::Journeyman) {
            options.entry("family_words").or_insert(Value::Bool(true));
        }
    }

    /// While words are written, the list has all words that the cards can spell.
    fn lists_are_help(state: &State) -> bool {
        state.step() == Step::Write
    }

    /// Players must find out themselves which words exist.
    fn is_help(illegal: &Illegal) -> bool {
        matches!(illegal, Illegal::NotInWordList { .. } | Illegal::VulgarWord { .. })
    }

    fn preview(&self, state: &State, seat: Seat, action: &Action, help: bool) -> Json {
        let prospect = letterpress::prospect(state, seat, action);
        let without_help = !help && Self::lists_are_help(state);
        json(&if without_help { prospect.map(Prospect::without_help) } else { prospect })
    }

    fn facts(&self, view: &View) -> Result<Json, Refused> {
        // Facts do not depend on what is drawn here.
        let state = self.imagine(view, &mut Dice::new(Seed::from_number(0)))?;
        let viewer = view.own.as_ref().map_or(Viewer::Spectator, |own| Viewer::Seat(own.seat));
        Ok(json(&Letterpress::facts(self, &state, viewer)))
    }

    fn imagine(&self, view: &View, dice: &mut Dice) -> Result<State, Refused> {
        bots::letterpress::imagine(self, view, dice).map_err(Refused::view)
    }

    fn flags() -> Vec<Flag> {
        let one_of = |values, default| FlagKind::OneOf { values, default };
        vec![
            Flag {
                name: "language",
                help: "The language of the cards and words",
                kind: one_of(&Language::CODES, Language::French.code()),
            },
            Flag {
                name: "difficulty",
                help: "The difficulty of the solo game",
                kind: one_of(&["normal", "easy", "hard"], "normal"),
            },
            Flag { name: "min-length", help: "The shortest words that count", kind: FlagKind::Number { default: "2" } },
            Flag {
                name: "tie",
                help: "What breaks a tie at the end: points left over in the collection, or of the whole",
                kind: one_of(&["left", "whole"], "left"),
            },
        ]
    }

    fn is_card_file(text: &str) -> bool {
        text.len() <= LARGEST_DECK && decks::is_deck(text)
    }

    fn card_sheet(text: &str) -> Result<Box<dyn CardSheet>, BadCards> {
        let deck = read(text)?;
        if deck.people().next().is_none() {
            let message = "the deck has too few cards to deal all rounds for any number of people (L2.7)";
            return Err(BadCards::Faults(vec![BadCards::fault(1, 1, message)]));
        }
        Ok(Box::new(deck))
    }

    fn standard_cards(language: Option<&str>) -> Option<Box<dyn CardSheet>> {
        Some(Box::new(Deck::standard(Language::from_code(language?)?)))
    }

    fn with_cards(self, text: &str, options: &Options) -> Result<Letterpress, BadCards> {
        let deck = read(text)?;
        if deck.language() != options.language {
            let (deck, table) = (deck.language(), options.language);
            return Err(BadCards::Unfit(format!("this is a {deck} deck, but the table plays in {table}")));
        }
        Ok(self.with_deck(deck))
    }

    fn options_of(position: &Position) -> Option<&Options> {
        Some(&position.options)
    }

    fn reasons(
        &self,
        view: &View,
        action: &Action,
        against: Option<&Action>,
        values: Option<&Comparison>,
    ) -> Option<Result<Vec<ReasonFact>, BotError>> {
        let told = bots::letterpress::reasons(self, view, action, against, values);
        Some(
            told.map(|told| {
                told.iter().map(|reason| ReasonFact { rule: reason.rule(), fact: to_value(reason) }).collect()
            }),
        )
    }

    /// While words are written it leads to a good word, whatever the action.
    fn nudge(&self, view: &View, _: Option<&Action>, level: u8) -> Option<Result<Nudge, BotError>> {
        let nudge = bots::letterpress::nudge(self, view, level);
        Some(nudge.map(|nudge| Nudge { point: nudge.point(), fact: to_value(&nudge) }))
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

    fn cards(&self, options: &Options, words: &Words) -> Json {
        json(&card_data::LetterpressCards::of(self.deck(options.language), words))
    }

    /// Events already contain what their cards show; only challenges have names to look up.
    fn readable(&self, event: &Value, words: &Words, _ids: bool) -> Value {
        let mut event = event.clone();
        for name in event.get_mut("challenges").and_then(Value::as_array_mut).into_iter().flatten() {
            *name = Value::String(card_data::challenge_text(name.as_str().unwrap_or_default(), words));
        }
        event
    }

    fn chapter(event: &Value) -> Option<Chapter> {
        match event.get("event").and_then(Value::as_str) {
            Some("round_began") => Some(Chapter::Round),
            Some("game_ended" | "press_answered") => Some(Chapter::Step),
            _ => None,
        }
    }
}

/// In bytes; the standard decks have about five thousand.
const LARGEST_DECK: usize = 1_000_000;

fn read(text: &str) -> Result<Deck, BadCards> {
    let fault = |DeckFault { line, column, message }| BadCards::fault(line, column, message);
    if text.len() > LARGEST_DECK {
        let message = format!("the file has more than {LARGEST_DECK} bytes, too many for a deck");
        return Err(BadCards::Faults(vec![BadCards::fault(1, 1, message)]));
    }
    decks::read(text).map_err(|faults| BadCards::Faults(faults.into_iter().map(fault).collect()))
}
