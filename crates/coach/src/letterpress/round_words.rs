//! The facts that can be reported after a round of Letterpress.

use crate::letterpress::Moment;
use crate::round_words::RoundWord;
use letterpress::challenges::Vowels;
use letterpress::languages::Language;
use letterpress::{Step, View};

/// A last word needs about one vowel for this many letters.
const LETTERS_A_VOWEL: usize = 3;

/// `None` if the earlier view is a spectator's.
pub fn round_words(before: &View, now: &Moment) -> Option<Vec<RoundWord>> {
    let then = before.own.as_ref()?;
    let own = &now.own.collection;
    let mut words = Vec::new();
    let mut say = |holds: bool, word: RoundWord| {
        if holds {
            words.push(word);
        }
    };
    if now.view.step == Step::End {
        return Some(words);
    }
    let gained = own.len().saturating_sub(then.collection.len()) as u32;
    say(gained > 0, RoundWord::counting("collected", "cards", gained));
    say(gained == 0, RoundWord::plain("nothing-collected"));
    let rivals =
        now.view.seats.iter().filter(|seat| seat.seat != now.own.seat).map(|seat| usize::from(seat.collection));
    if let Some(most) = rivals.max() {
        say(own.len() > most, RoundWord::counting("most-cards", "cards", own.len() as u32));
        say(own.len() < most, RoundWord::counting("fewer-cards", "cards", most.saturating_sub(own.len()) as u32));
    }
    let language = now.view.options.language;
    let vowels = own.iter().filter(|card| shows_vowel(language, &card.letters)).count();
    say(
        own.len() >= LETTERS_A_VOWEL && vowels * LETTERS_A_VOWEL < own.len(),
        RoundWord::counting("few-vowels", "vowels", vowels as u32),
    );
    let points: u32 = own.iter().map(|card| u32::from(card.value)).sum();
    say(!own.is_empty(), RoundWord::counting("collection-points", "points", points));
    if let Some(press) = &now.facts.press {
        say(true, RoundWord::counting("press", "points", press.needed));
    }
    say(now.facts.is_last_round, RoundWord::plain("last-round"));
    Some(words)
}

fn shows_vowel(language: Language, letters: &str) -> bool {
    let vowels = Vowels::of(language);
    letters.chars().filter_map(|capital| language.letter(capital)).any(|letter| vowels.contains(letter))
}
