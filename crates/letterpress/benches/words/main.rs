//! The word search: French list, random cards of the French deck. The `fst` crate's own search walks the same list.

mod cpu_time;

use cpu_time::CpuTime;
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use fst::automaton::Automaton;
use fst::{IntoStreamer, Set, Streamer};
use letterpress::decks::Deck;
use letterpress::languages::{Language, Letter, Word};
use letterpress::lexicon::{Face, Glyph, Lexicon};
use std::hint::black_box;

const HANDS: usize = 4096;

fn hands(size: usize) -> Vec<Vec<Face>> {
    let deck = Deck::standard(Language::French);
    let mut cards: Vec<Face> = deck.letters().iter().filter_map(|card| deck.card(card).face).collect();
    let mut random = Random(0x2545_F491_4F6C_DD1D);
    let mut deal = || {
        for place in 0..size {
            let drawn = place + random.below(cards.len() - place);
            cards.swap(place, drawn);
        }
        cards[..size].to_vec()
    };
    (0..HANDS).map(|_| deal()).collect()
}

struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }
}

/// Single cards, each of which may stand for its letter twice in a row: the remaining cards, and the letter that may
/// follow once more without a card. QU is searched as Q here, so the comparison flatters `fst`.
#[derive(Clone)]
struct Cards {
    left: [u8; 26],
}

impl Automaton for Cards {
    type State = Option<([u8; 26], Option<u8>)>;

    fn start(&self) -> Self::State {
        Some((self.left, None))
    }

    fn is_match(&self, state: &Self::State) -> bool {
        state.is_some()
    }

    fn can_match(&self, state: &Self::State) -> bool {
        state.is_some()
    }

    fn accept(&self, state: &Self::State, letter: u8) -> Self::State {
        let (mut left, again) = (*state)?;
        if again == Some(letter) {
            return Some((left, None));
        }
        left[letter as usize] = left[letter as usize].checked_sub(1)?;
        Some((left, Some(letter)))
    }
}

fn cards_of(faces: &[Face]) -> Cards {
    let mut left = [0; 26];
    for face in faces {
        match face.glyph {
            Glyph::Single(letter) => left[letter.index()] += 1,
            Glyph::Qu => left[Language::French.q().index()] += 1,
            Glyph::Group(_) => {}
        }
    }
    Cards { left }
}

fn search(criterion: &mut Criterion<CpuTime>) {
    let lexicon = Lexicon::embedded(Language::French).expect("the French list is built in");
    let finder = lexicon.finder();
    println!("French: {} words; the finder takes {} bytes", lexicon.word_count(), finder.bytes());
    let mut bytes: Vec<Vec<u8>> = Vec::new();
    lexicon.for_each_word(|word| bytes.push(word.iter().map(|letter| letter.index() as u8).collect()));
    let set = Set::from_iter(bytes).expect("the words come sorted");

    for size in [8, 13] {
        let hands = hands(size);
        let mut next = (0..HANDS).cycle();
        let mut hand = || &hands[next.next().unwrap_or(0)];
        criterion.bench_function(&format!("words/all of {size} cards"), |bencher| {
            bencher.iter_batched(
                &mut hand,
                |faces| {
                    let mut points = 0u32;
                    finder.all(faces, |found| points += u32::from(found.score) + found.word.len() as u32);
                    points
                },
                BatchSize::SmallInput,
            );
        });
        criterion.bench_function(&format!("words/best of {size} cards"), |bencher| {
            bencher.iter_batched(&mut hand, |faces| finder.best(faces, |_| true), BatchSize::SmallInput);
        });
        criterion.bench_function(&format!("words/fst: all of {size} cards"), |bencher| {
            bencher.iter_batched(
                || cards_of(hand()),
                |cards| {
                    let mut stream = set.search(cards).into_stream();
                    let mut letters = 0;
                    while let Some(word) = stream.next() {
                        letters += word.len();
                    }
                    letters
                },
                BatchSize::SmallInput,
            );
        });
    }
}

fn check(criterion: &mut Criterion<CpuTime>) {
    let lexicon = Lexicon::embedded(Language::French).expect("the French list is built in");
    lexicon.finder();
    let mut all: Vec<Word> = Vec::new();
    lexicon.for_each_word(|word| all.push(word.iter().copied().collect()));
    let mut random = Random(0x2545_F491_4F6C_DD1D);
    let words: Vec<Word> = (0..HANDS).map(|_| all[random.below(all.len())].clone()).collect();
    drop(all);
    // As many non-words: the last letter is changed.
    let wrong: Vec<Word> = words
        .iter()
        .map(|word| {
            let mut wrong = word.clone();
            let first: Letter = wrong[0];
            if let Some(last) = wrong.last_mut() {
                *last = first;
            }
            wrong
        })
        .collect();
    let mut next = words.iter().chain(&wrong).cycle();
    criterion.bench_function("words/check one word", |bencher| {
        bencher.iter(|| next.next().is_some_and(|word| lexicon.contains(black_box(word))));
    });
}

fn open(criterion: &mut Criterion<CpuTime>) {
    let file = include_bytes!("../../../../lexicons/fr.lexicon");
    let word = Language::French.spell("mangeassions").expect("a word");
    criterion.bench_function("words/open the French file and check one word", |bencher| {
        bencher.iter(|| Lexicon::from_bytes(black_box(file)).is_ok_and(|lexicon| lexicon.contains(&word)));
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default().with_measurement(CpuTime);
    targets = search, check, open
}
criterion_main!(benches);
