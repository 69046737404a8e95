//! What occurs in a recorded game.

use letterpress::challenges::Reward;
use letterpress::decks::Deck;
use letterpress::{Action, Letterpress, Options};
use std::collections::BTreeSet;
use table::{Play, Record, Told};

pub type GameRecord = Record<Options, Action>;

const EVENTS: [&str; 31] = [
    "round_began",
    "hand_dealt",
    "card_chosen",
    "card_ready",
    "hands_passed",
    "hand_received",
    "last_card_kept",
    "pile_returned",
    "word_chosen",
    "pass_chosen",
    "word_ready",
    "word_revealed",
    "pass_revealed",
    "best_word",
    "unused_returned",
    "tie_card_drawn",
    "seat_ranked",
    "letters_claimed",
    "nothing_to_claim",
    "challenge_claimed",
    "challenge_joined",
    "top_letter_drawn",
    "top_letter_taken",
    "unclaimed_returned",
    "game_ended",
    "library_grew",
    "row_laid",
    "library_card_collected",
    "library_card_returned",
    "last_row_returned",
    "press_answered",
];
const ACTIONS: [&str; 6] = ["draft", "write", "pass", "claim", "lay", "choose"];

/// Everything that must occur in the records, if they are played with these decks.
pub fn wanted(decks: &[Deck]) -> BTreeSet<String> {
    let mut wanted: BTreeSet<String> = EVENTS.iter().map(|event| format!("event {event}")).collect();
    wanted.extend(ACTIONS.iter().map(|action| format!("action {action}")));
    wanted.insert("a word written card by card".to_owned());
    for place in ["score", "highest_value", "letters", "draw"] {
        wanted.insert(format!("ranked by {place}"));
    }
    for deck in decks {
        wanted.extend(deck.challenges().iter().map(|card| format!("challenge {}", deck.name(card))));
        let joins = deck
            .challenges()
            .iter()
            .any(|card| deck.card(card).challenge.as_ref().is_some_and(|challenge| challenge.reward == Reward::Joins));
        if joins {
            wanted.insert("a challenge card in a last word".to_owned());
        }
    }
    wanted
}

/// What occurs in this game. Panics if it does not replay to its result.
pub fn things_in(game: &Letterpress, record: &GameRecord) -> BTreeSet<String> {
    let mut things = BTreeSet::new();
    let replayed = Play::replay_with(game.clone(), record, |play, turn, told| {
        let action = serde_json::to_value(&turn.action).unwrap_or_default();
        let kind = action.as_str().map(str::to_owned).or_else(|| Some(action.as_object()?.keys().next()?.clone()));
        things.extend(kind.map(|kind| format!("action {kind}")));
        if matches!(&turn.action, Action::Write { cards: Some(_), .. }) {
            things.insert("a word written card by card".to_owned());
        }
        for told in told {
            let heard = match told {
                Told::Secret { secret, public, .. } => vec![Some(secret), public.as_ref()],
                Told::All(event) | Told::Reveal(event) => vec![Some(event)],
            };
            for event in heard.into_iter().flatten() {
                let event = serde_json::to_value(event).unwrap_or_default();
                things.insert(format!("event {}", event["event"].as_str().unwrap_or_default()));
                if let Some(challenge) = event["challenge"].as_str() {
                    things.insert(format!("challenge {challenge}"));
                }
                if let Some(by) = event["by"].as_str() {
                    things.insert(format!("ranked by {by}"));
                }
                let deck = play.state().setting().deck();
                let challenges: BTreeSet<String> =
                    deck.names(deck.challenges()).iter().map(ToString::to_string).collect();
                let of_last_word =
                    |used: &serde_json::Value| used["card"].as_str().is_some_and(|c| challenges.contains(c));
                let last = play.state().round() == 5 && event["event"] == "word_revealed";
                if last && event["cards"].as_array().is_some_and(|cards| cards.iter().any(of_last_word)) {
                    things.insert("a challenge card in a last word".to_owned());
                }
            }
        }
    });
    if let Err(bad) = replayed {
        panic!("the record does not replay: {bad}");
    }
    // No event reports the first deal: it is there when the table opens.
    things.insert("event round_began".to_owned());
    things
}
