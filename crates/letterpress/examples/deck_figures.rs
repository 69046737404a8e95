//! Figures of the decks: `cargo run --release -p letterpress --example deck_figures -- [deals] [deck files]`.
//!
//! For each language the best score of a random solo deal (five letter cards, one letter and one vowel in common), whose
//! median should be near 12 since 13 is the threshold of L4.4; and how many of a hundred random hands at a table of
//! several (five letter cards, two letters and one vowel in common) have a word that meets each challenge.

use letterpress::challenges::Facts;
use letterpress::components::{CardSet, Pile};
use letterpress::decks::{self, Deck};
use letterpress::languages::Language;
use letterpress::lexicon::{Face, Lexicon, Reading, Tray, WordList};
use table::{Dice, Seed};

fn main() {
    let here = env!("CARGO_MANIFEST_DIR");
    let mut args = std::env::args().skip(1);
    let deals: u64 = args.next().and_then(|text| text.parse().ok()).unwrap_or(1000);
    let mut files: Vec<String> = args.collect();
    if files.is_empty() {
        files = Language::ALL.iter().map(|language| format!("{here}/decks/{}.toml", language.code())).collect();
    }
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap_or_else(|why| panic!("{file}: {why}"));
        let deck = decks::read(&text).unwrap_or_else(|faults| panic!("{file}: {faults:#?}"));
        let words = format!("{here}/../../lexicons/{}.lexicon", deck.language().code());
        let bytes = std::fs::read(&words).unwrap_or_else(|why| panic!("{words}: {why}"));
        let lexicon: &'static Lexicon = Box::leak(Box::new(Lexicon::from_bytes(&bytes).expect("a sound word file")));
        figures(&deck, &WordList::new(lexicon), deals);
    }
}

fn figures(deck: &Deck, words: &WordList, deals: u64) {
    let mut best = Vec::new();
    let mut found = Vec::new();
    let mut met = vec![0u64; deck.cards().len()];
    for deal in 0..deals {
        let mut dice = Dice::new(Seed::from_number(deal));
        let mut letters = Pile::new(deck.letters());
        let vowel = Pile::new(deck.vowels()).deal_set(&mut dice, 1);
        let drafted = letters.deal_set(&mut dice, 5);
        let solo = drafted | letters.deal_set(&mut dice, 1) | vowel;
        best.push(words.best(&faces(deck, solo)).map_or(0, |word| word.score));
        let commons = (solo.minus(drafted)) | letters.deal_set(&mut dice, 1);
        found.push(meetable(deck, words, drafted, commons, &mut met));
    }
    best.sort_unstable();
    found.sort_unstable();
    let at = |list: &[u16], part: usize| list[(list.len() - 1) * part / 100];
    let language = deck.language();
    println!(
        "{language}: best score of a solo deal: 10 % {}, 25 % {}, median {}, 75 % {}, 90 % {}; mean {:.2}; 13 or more {} %",
        at(&best, 10),
        at(&best, 25),
        at(&best, 50),
        at(&best, 75),
        at(&best, 90),
        best.iter().map(|&score| f64::from(score)).sum::<f64>() / best.len() as f64,
        best.iter().filter(|&&score| score >= 13).count() * 100 / best.len()
    );
    println!("  words from eight cards: 10 % {}, median {}, 90 % {}", at(&found, 10), at(&found, 50), at(&found, 90));
    for card in deck.challenges() {
        println!("  {:>3} % {}", met[card.index()] * 100 / deals, deck.name(card));
    }
}

fn faces(deck: &Deck, cards: CardSet) -> Vec<Face> {
    cards.iter().filter_map(|card| deck.card(card).face).collect()
}

/// Counts the words of a hand, and the challenges that one of them meets with its best cards.
fn meetable(deck: &Deck, words: &WordList, drafted: CardSet, commons: CardSet, met: &mut [u64]) -> u16 {
    let hand = drafted | commons;
    let faces = faces(deck, hand);
    let ids: Vec<_> = hand.iter().collect();
    let tray = Tray::new(deck.language(), &faces);
    let mut count = 0;
    let mut meets = CardSet::NONE;
    words.all(&faces, |found| {
        count += 1;
        let Some(best) = tray.best_spelling(found.word) else { return };
        let used: CardSet = best.spelling.iter().map(|used| ids[used.face as usize]).collect();
        let facts = Facts {
            word: found.word,
            doubled_cards: best.spelling.iter().filter(|used| used.reading == Reading::Twice).count() as u8,
            drafted_cards: (used & drafted).len() as u8,
            common_cards: (used & commons).len() as u8,
            score: best.score,
            highest_value: used.iter().map(|card| deck.value(card)).max().unwrap_or(0),
            shortest: 3,
            longest: 6,
        };
        for card in deck.challenges().minus(meets) {
            let when = deck.card(card).challenge.iter().flat_map(|challenge| &challenge.when);
            if when.into_iter().all(|condition| condition.check(deck.vowel_letters(), &facts).is_ok()) {
                meets = meets.with(card);
            }
        }
    });
    for card in meets {
        met[card.index()] += 1;
    }
    count
}
