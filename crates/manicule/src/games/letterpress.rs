//! The word-drafting game: its deck files, and its challenges as people read them.

use crate::session::{Chapter, Stocked};
use crate::trouble::Trouble;
use letterpress::decks::{self, Deck};
use letterpress::{Letterpress, Options, Position, State};
use serde_json::{Value, json};
use std::fs::File;
use std::io::Read;
use std::path::Path;
use table::{Fault, Game, Outcome};
use words::Words;

/// In bytes; the decks of the game have about five thousand.
const LARGEST_DECK: u64 = 1_000_000;

impl Stocked for Letterpress {
    fn stock(options: &Options) -> Result<Letterpress, Trouble> {
        let game = Letterpress::new();
        let Some(path) = &options.cards else { return Ok(game) };
        let deck = load(Path::new(path))?;
        if deck.language() != options.language {
            let detail = format!("{path} is a {} deck, but the table plays in {}", deck.language(), options.language);
            return Err(Trouble::detailed("cli-error-bad-cards", detail));
        }
        Ok(game.with_deck(deck))
    }

    /// The position says in which language it plays, and keeps the name of the deck it is played with.
    fn stock_for(options: &Options, position: &mut Position) -> Result<Letterpress, Trouble> {
        if options.cards.is_some() {
            position.options.cards.clone_from(&options.cards);
        }
        Letterpress::stock(&position.options)
    }

    fn names(&self, state: &State, words: &Words) -> Vec<String> {
        (0..self.seats(state)).map(|seat| words.say("cli-seat", &json!({ "seat": seat }))).collect()
    }

    /// Events say themselves what their cards show; only challenges have names to look up.
    fn readable(&self, event: &Value, words: &Words) -> Value {
        let mut event = event.clone();
        for name in event.get_mut("challenges").and_then(Value::as_array_mut).into_iter().flatten() {
            let id = format!("letterpress-challenge-{}", name.as_str().unwrap_or_default());
            if words.knows(&id) {
                *name = json!(words.word(&id));
            }
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

    fn title(_: &Outcome) -> Option<String> {
        None
    }
}

fn load(path: &Path) -> Result<Deck, Trouble> {
    let bad = |detail: String| Trouble::detailed("cli-error-bad-cards", detail);
    let shown = path.display();
    // A pipe may never give anything, and one that opens it would wait for that.
    if path.exists() && !path.is_file() {
        return Err(bad(format!("{shown} is not a regular file")));
    }
    let mut text = String::new();
    let read = File::open(path).and_then(|file| file.take(LARGEST_DECK + 1).read_to_string(&mut text));
    read.map_err(|why| bad(format!("{shown}: {why}")))?;
    if text.len() as u64 > LARGEST_DECK {
        return Err(bad(format!("{shown} has more than {LARGEST_DECK} bytes, too many for a deck")));
    }
    decks::read(&text).map_err(|faults| {
        let first = faults.first().map(|fault| format!("{shown}:{fault}")).unwrap_or_default();
        let faults = faults.into_iter().map(|fault| Fault {
            at: format!("{}:{}", fault.line, fault.column),
            rule: None,
            message: fault.message,
        });
        bad(first).with_faults(faults.collect())
    })
}
