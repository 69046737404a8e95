//! Checks the word search against an independent oracle: it tries every word of the list, letter by letter, with every
//! card that could stand there.

#![allow(clippy::unwrap_used)] // A panic fails the test.

use letterpress::languages::{Language, Letter};
use letterpress::lexicon::{Face, FoundWord, Glyph, Group, Lexicon, check_spelling, compile};
use std::collections::BTreeMap;

/// The words of a list, grouped by their set of letters, so that most groups can be skipped.
struct Oracle {
    language: Language,
    by_letters: Vec<(u64, Vec<Vec<Letter>>)>,
}

impl Oracle {
    fn new(lexicon: &Lexicon) -> Oracle {
        let mut words: Vec<(u64, Vec<Letter>)> = Vec::new();
        lexicon.for_each_word(|word| words.push((letter_set(word), word.to_vec())));
        words.sort_unstable();
        let by_letters = words
            .chunk_by(|a, b| a.0 == b.0)
            .map(|same| (same[0].0, same.iter().map(|(_, word)| word.clone()).collect()))
            .collect();
        Oracle { language: lexicon.language(), by_letters }
    }

    fn all(&self, faces: &[Face]) -> BTreeMap<Vec<Letter>, u16> {
        let (q, u) = (self.language.q(), self.language.u());
        let mut stock: BTreeMap<(Vec<Letter>, bool, u8), u8> = BTreeMap::new();
        for face in faces {
            let (letters, is_qu) = match face.glyph {
                Glyph::Single(letter) => (vec![letter], false),
                Glyph::Qu => (vec![q, u], true),
                Glyph::Group(group) => (group.letters().to_vec(), false),
            };
            *stock.entry((letters, is_qu, face.value)).or_default() += 1;
        }
        let mut stock: Vec<Pile> =
            stock.into_iter().map(|((letters, is_qu, value), left)| Pile { letters, is_qu, value, left }).collect();
        let have = stock.iter().fold(0, |set, pile| set | letter_set(&pile.letters));
        let mut found = BTreeMap::new();
        for (_, words) in self.by_letters.iter().filter(|(letters, _)| letters & !have == 0) {
            for word in words {
                if let Some(score) = best(word, &mut stock) {
                    found.insert(word.clone(), score);
                }
            }
        }
        found
    }
}

/// Cards that are all the same.
struct Pile {
    letters: Vec<Letter>,
    is_qu: bool,
    value: u8,
    left: u8,
}

/// The best score for the rest of a word: tries every card for its next letters, in every way it can be read.
fn best(rest: &[Letter], stock: &mut [Pile]) -> Option<u16> {
    let Some(&next) = rest.first() else { return Some(0) };
    let mut highest = None;
    for pile in 0..stock.len() {
        if stock[pile].left == 0 || stock[pile].letters[0] != next {
            continue;
        }
        let doubled = rest.get(1) == Some(&next);
        let whole = rest.starts_with(&stock[pile].letters).then_some(stock[pile].letters.len());
        let readings = if stock[pile].is_qu {
            [Some(1), doubled.then_some(2), whole]
        } else if stock[pile].letters.len() == 1 {
            [Some(1), doubled.then_some(2), None]
        } else {
            [whole, None, None]
        };
        stock[pile].left -= 1;
        for length in readings.into_iter().flatten() {
            let score = best(&rest[length..], stock).map(|score| score + u16::from(stock[pile].value));
            highest = highest.max(score);
        }
        stock[pile].left += 1;
    }
    highest
}

fn letter_set(letters: &[Letter]) -> u64 {
    letters.iter().fold(0, |set, letter| set | 1 << letter.index())
}

/// A simple generator with a fixed seed: the same sets every time.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }
}

/// Letters by their frequency in words, some of them QU, some groups cut out of words, with values of all sizes.
fn random_faces(oracle: &Oracle, random: &mut Random, count: usize, groups: bool) -> Vec<Face> {
    let letter_values: Vec<u8> = (0..64).map(|_| 1 + random.below(6) as u8).collect();
    let mut faces = Vec::new();
    while faces.len() < count {
        let (_, words) = &oracle.by_letters[random.below(oracle.by_letters.len())];
        let word = &words[random.below(words.len())];
        let at = random.below(word.len());
        let length = 2 + random.below(3);
        let glyph = match random.below(20) {
            0 => Glyph::Qu,
            1 | 2 if groups && at + length <= word.len() => {
                Group::new(&word[at..at + length]).map(Glyph::Group).expect("two to four letters")
            }
            _ => Glyph::Single(word[at]),
        };
        let value = match glyph {
            Glyph::Single(letter) if random.below(4) > 0 => letter_values[letter.index()],
            _ => 1 + random.below(6) as u8,
        };
        faces.push(Face { glyph, value });
    }
    faces
}

/// Searches these cards in both ways; returns how many words they spell.
fn agree(lexicon: &Lexicon, oracle: &Oracle, faces: &[Face]) -> usize {
    let (language, finder) = (lexicon.language(), lexicon.finder());
    let expected = oracle.all(faces);
    let mut found: BTreeMap<Vec<Letter>, u16> = BTreeMap::new();
    finder.all(faces, |FoundWord { word, score }| {
        assert_eq!(found.insert(word.to_vec(), score), None, "{} comes twice", language.show(word));
    });
    if let Some((word, score)) = expected.iter().find(|(word, score)| found.get(*word) != Some(score)) {
        panic!("{} scores {score}, not {:?}, with {faces:?}", language.show(word), found.get(word));
    }
    if let Some((word, _)) = found.iter().find(|(word, _)| !expected.contains_key(*word)) {
        panic!("{} cannot be spelled with {faces:?}", language.show(word));
    }
    let best = finder.best(faces, |_| true);
    assert_eq!(best.map(|best| best.score), expected.values().max().copied(), "the best word with {faces:?}");

    for (word, &score) in expected.iter().take(20) {
        let spelled = finder.spell(word, faces).expect("what is found can be spelled");
        assert_eq!(spelled.score, score);
        assert_eq!(check_spelling(language, word, faces, &spelled.spelling), Ok(score));
    }
    expected.len()
}

fn agrees_with_the_oracle(language: Language) {
    let lexicon = Lexicon::embedded(language).unwrap();
    let oracle = Oracle::new(lexicon);
    let mut random = Random(0x9E37_79B9_7F4A_7C15 + language as u64);
    let mut words_in_all = 0;
    for round in 0..2100 {
        let count = if round < 2000 { 1 + random.below(9) } else { 10 + random.below(4) };
        let faces = random_faces(&oracle, &mut random, count, round % 2 == 1);
        words_in_all += agree(lexicon, &oracle, &faces);
    }
    assert!(words_in_all > 20_000, "only {words_in_all} words: the sets say too little");
}

/// Cards with the same face have the same value, because the oracle tries different ones one by one.
fn faces(language: Language, cards: &str) -> Vec<Face> {
    let value = |card: &str| 1 + card.bytes().map(u32::from).sum::<u32>() % 6;
    cards.split_whitespace().map(|card| language.face(card, value(card) as u8).unwrap()).collect()
}

#[test]
fn l1_3_no_cards_give_no_words() {
    let lexicon = Lexicon::embedded(Language::French).unwrap();
    assert_eq!(agree(lexicon, &Oracle::new(lexicon), &[]), 0);
}

#[test]
fn l1_4_far_more_cards_than_anybody_holds_agree_too() {
    let lexicon = Lexicon::embedded(Language::French).unwrap();
    let oracle = Oracle::new(lexicon);
    let one_of_each = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z";
    for cards in [
        one_of_each.to_owned(),
        format!("{one_of_each} QU QU E E E A A I S S T T R N L O U M C"),
        "T ".repeat(24) + &"E ".repeat(40),
    ] {
        assert!(agree(lexicon, &oracle, &faces(Language::French, &cards)) > 0, "{cards}");
    }
}

#[test]
fn l3_2_many_groups_agree_too() {
    let lexicon = Lexicon::embedded(Language::French).unwrap();
    let oracle = Oracle::new(lexicon);
    for cards in ["ER ION TION ANT MENT RE DE IN CON ES S E A QU QU I", &"EEEE ".repeat(64), &"QU ".repeat(20)] {
        agree(lexicon, &oracle, &faces(Language::French, cards));
    }
}

#[test]
fn l1_5_every_order_of_q_and_u_agrees() {
    let language = Language::French;
    let mut words: Vec<String> = vec![String::new()];
    for first in 0.. {
        match words.get(first) {
            Some(word) if word.len() < 6 => {
                words.extend(["e", "q", "u"].map(|letter| format!("{}{letter}", words[first])))
            }
            _ => break,
        }
    }
    let mut words: Vec<_> = words[1..].iter().map(|word| language.spell(word).unwrap()).collect();
    words.sort();
    let lexicon = Lexicon::from_bytes(&compile(language, words.iter().map(|word| &word[..]))).unwrap();
    let oracle = Oracle::new(&lexicon);
    for hand in 0..3 * 3 * 3 * 3 {
        let cards: String = ["QU ", "Q ", "U ", "E "]
            .iter()
            .enumerate()
            .map(|(at, card)| card.repeat(hand / 3usize.pow(at as u32) % 3))
            .collect();
        agree(&lexicon, &oracle, &faces(language, &cards));
    }
}

#[test]
fn l1_4_words_that_need_many_cards_of_a_letter_agree_too() {
    let language = Language::French;
    let alternating = |length: usize| -> Vec<Letter> { language.spell(&"ab".repeat(16)[..length]).unwrap().to_vec() };
    let words: Vec<Vec<Letter>> = (1..=32).map(alternating).collect();
    let lexicon = Lexicon::from_bytes(&compile(language, words.iter().map(|word| &word[..]))).unwrap();
    let oracle = Oracle::new(&lexicon);
    for (a, b) in [(1, 1), (7, 7), (8, 8), (9, 8), (12, 16), (16, 16), (20, 3)] {
        let found = agree(&lexicon, &oracle, &faces(language, &("A ".repeat(a) + &"B ".repeat(b))));
        assert_eq!(found, (2 * a.min(b) + usize::from(a > b)).min(32), "with {a} A and {b} B");
    }
}

#[test]
fn l1_4_many_words_that_need_the_same_cards_agree_too() {
    let language = Language::French;
    // Every letter once or twice in a row: 128 words that all need one card of each.
    let word = |doubled: usize| -> Vec<Letter> {
        let letters = "abcdefg".chars().enumerate();
        let word: String = letters.map(|(at, letter)| letter.to_string().repeat(1 + (doubled >> at & 1))).collect();
        language.spell(&word).unwrap().to_vec()
    };
    let mut words: Vec<Vec<Letter>> = (0..128).map(word).collect();
    words.sort();
    let lexicon = Lexicon::from_bytes(&compile(language, words.iter().map(|word| &word[..]))).unwrap();
    let oracle = Oracle::new(&lexicon);
    for (cards, expected) in [("A B C D E F G", 128), ("A A B B C C D E F G G", 128), ("A B C D E F", 0)] {
        assert_eq!(agree(&lexicon, &oracle, &faces(language, cards)), expected, "with {cards}");
    }
}

#[test]
fn l1_4_french_search_agrees_with_brute_force() {
    agrees_with_the_oracle(Language::French);
}

#[test]
fn l1_4_english_search_agrees_with_brute_force() {
    agrees_with_the_oracle(Language::English);
}

#[test]
fn l1_4_italian_search_agrees_with_brute_force() {
    agrees_with_the_oracle(Language::Italian);
}

#[test]
fn l1_4_german_search_agrees_with_brute_force() {
    agrees_with_the_oracle(Language::German);
}

#[test]
fn l1_4_polish_search_agrees_with_brute_force() {
    agrees_with_the_oracle(Language::Polish);
}
