//! Prints a letter deck of the word game, as tables and as JSON.

use crate::CardSheet;
use crate::columns::{explained, table, title};
use letterpress::challenges::{Condition, Reward};
use letterpress::components::{CardBits, CardId};
use letterpress::decks::{Challenge, Deck};
use serde_json::{Value, json};
use words::Words;

impl CardSheet for Deck {
    fn summary(&self, file: &str, words: &Words) -> String {
        let args = json!({
            "file": file,
            "language": language(self, words),
            "count": self.cards().len(),
            "people": self.people().last().unwrap_or_default(),
        });
        words.say("cards-deck-sound", &args)
    }

    fn tables(&self, words: &Words) -> String {
        as_tables(self, words)
    }

    fn json(&self) -> String {
        format!("{:#}", as_json(self))
    }
}

fn language(deck: &Deck, words: &Words) -> String {
    words.word(&format!("cards-deck-language-{}", deck.language().code()))
}

/// A face, its value and how many cards show it, in the order of the file.
fn faces(deck: &Deck, cards: CardBits) -> Vec<(String, u8, usize)> {
    let mut faces: Vec<(String, u8, usize)> = Vec::new();
    for card in cards {
        let (shown, value) = (deck.shown(card), deck.value(card));
        match faces.iter_mut().find(|face| (&face.0, face.1) == (&shown, value)) {
            Some(face) => face.2 += 1,
            None => faces.push((shown, value, 1)),
        }
    }
    faces
}

fn challenges(deck: &Deck) -> impl Iterator<Item = (CardId, &Challenge)> {
    deck.challenges().iter().filter_map(|id| Some((id, deck.card(id).challenge.as_ref()?)))
}

fn as_json(deck: &Deck) -> Value {
    let list = |cards: CardBits| -> Vec<Value> {
        let face = |(face, value, count): (String, u8, usize)| json!({"face": face, "value": value, "count": count});
        faces(deck, cards).into_iter().map(face).collect()
    };
    let challenge = |(id, challenge): (CardId, &Challenge)| {
        let mut row = json!({"name": deck.name(id), "when": challenge.when, "reward": challenge.reward});
        if challenge.reward == Reward::Joins {
            row["face"] = json!(deck.shown(id));
            row["value"] = json!(deck.value(id));
        }
        row
    };
    json!({
        "language": deck.language(),
        "checksum": deck.checksum(),
        "letters": list(deck.letters()),
        "vowels": list(deck.vowels()),
        "challenges": challenges(deck).map(challenge).collect::<Vec<_>>(),
    })
}

fn as_tables(deck: &Deck, words: &Words) -> String {
    let list = |name: &str, cards: CardBits| {
        let row = |(face, value, count): (String, u8, usize)| vec![face, value.to_string(), format!("×{count}")];
        let rows: Vec<Vec<String>> = faces(deck, cards).into_iter().map(row).collect();
        let heads = ["", "", ""].map(str::to_owned);
        title(words.say(name, &json!({ "count": cards.len() }))) + &table(&heads, &rows, 6)
    };
    let rows: Vec<(String, String)> = challenges(deck)
        .map(|(id, challenge)| {
            let when: Vec<String> = challenge.when.iter().map(|condition| condition_text(condition, words)).collect();
            let reward = match challenge.reward {
                Reward::Joins => format!("{} ({})", deck.shown(id), deck.value(id)),
                Reward::TopLetter => words.word("cards-deck-top-letter"),
            };
            (deck.name(id).to_string(), format!("{} → {reward}", when.join(", ")))
        })
        .collect();
    let wide = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or_default();
    let explained: String = rows.iter().map(|(name, meaning)| explained(name, wide, meaning)).collect();
    let head = words.say("cards-deck-title", &json!({ "language": language(deck, words) }));
    let challenges = title(words.say("cards-deck-challenges", &json!({ "count": rows.len() }))) + &explained;
    let chapters = [
        format!("{head}\n{}\n", deck.checksum()),
        list("cards-deck-letters", deck.letters()),
        list("cards-deck-vowels", deck.vowels()),
        challenges,
    ];
    chapters.join("\n")
}

pub(super) fn condition_text(condition: &Condition, words: &Words) -> String {
    let written = serde_json::to_value(condition).unwrap_or_default();
    let word = |kind: &str, name: &Value| {
        words.word(&format!("letterpress-{kind}-{}", name.as_str().unwrap_or_default().replace('_', "-")))
    };
    match condition {
        Condition::Shape { .. } => word("shape", &written["shape"]),
        Condition::Count { min, max, .. } => {
            let bound = |bound: &Option<u8>| bound.map_or_else(|| json!("none"), |bound| json!(bound));
            let count = word("count", &written["count"]);
            words.say("letterpress-condition-count", &json!({"count": count, "min": bound(min), "max": bound(max)}))
        }
    }
}
