//! Sorting all words of a lexicon into the tries.

use super::index::Index;
use super::{BLOCK, Entry, Finder, MOST_OF_A_LETTER, NO_SYMBOL, Place, Symbols, Tier};
use crate::languages::Letter;
use crate::lexicon::Lexicon;
use crate::lexicon::tray::{LETTERS, Needs};
use std::cmp::Reverse;

/// A place with at most this many words behind it has no children.
const FEW_WORDS: usize = 16;

/// The fewest cards in each tier: in the rounds before the fifth nobody has more than eight, in the fifth few have more
/// than thirteen.
const TIERS: [u32; 3] = [1, 9, 14];

/// A word on its way to its place.
struct Filed {
    tier: usize,
    /// The highest symbol of each letter it needs: the others follow from these.
    key: u64,
    entry: Entry,
}

pub(super) fn finder(lexicon: &Lexicon) -> Finder {
    let symbols = choose_symbols(lexicon);
    let mut unsorted: Vec<Letter> = Vec::new();
    let mut words = Vec::with_capacity(lexicon.word_count());
    lexicon.for_each_word(|word| {
        let needs = Needs::of(word, 0);
        let cards: u32 = needs.letters().map(|letter| u32::from(needs.of_letter(letter).0)).sum();
        let highest = |letter| symbols.up_to(letter, needs.of_letter(letter).0).last();
        words.push(Filed {
            tier: TIERS.iter().rposition(|&fewest| fewest <= cards).unwrap_or(0),
            key: needs.letters().filter_map(highest).fold(0, |set, bit| set | 1 << bit),
            entry: symbols.entry(&needs, unsorted.len(), word.len()),
        });
        unsorted.extend_from_slice(word);
    });
    // Words whose rarest symbols are the same come together, and among them those whose next ones are.
    let order = |word: &Filed| (word.tier, Reverse(word.key.reverse_bits()));
    words.sort_by_key(order);
    // More words with the same symbols than a place can hold are as good as impossible; they would go to further tries.
    for same in words.chunk_by_mut(|a, b| order(a) == order(b)) {
        same.iter_mut().enumerate().for_each(|(number, word)| word.tier += number / Place::MOST_WORDS * TIERS.len());
    }
    words.sort_by_key(order);

    let mut finder = Finder {
        language: lexicon.language(),
        symbols,
        tiers: Vec::new(),
        places: Vec::new(),
        needs: Vec::with_capacity(words.len() + BLOCK),
        entries: Vec::with_capacity(words.len()),
        letters: Vec::with_capacity(unsorted.len()),
        index: Index::default(),
    };
    for filed in &words {
        let word = &unsorted[filed.entry.letters()];
        finder.needs.push(finder.symbols.needed(&Needs::of(word, 0)));
        finder.entries.push(filed.entry.moved_to(finder.letters.len()));
        finder.letters.extend_from_slice(word);
    }
    finder.needs.extend([1 << NO_SYMBOL; BLOCK]);
    drop(unsorted);
    let mut first_word = 0;
    for tier in words.chunk_by(|a, b| a.tier == b.tier) {
        let root = finder.places.len();
        finder.places.push(Place::default());
        finder.tiers.push(Tier { fewest_cards: TIERS[tier[0].tier % TIERS.len()], root: root as u32 });
        grow(&mut finder.places, root, tier, first_word, 0);
        first_word += tier.len();
    }
    finder.places.shrink_to_fit();
    finder.index = Index::new(&finder.letters, finder.entries.iter().map(|entry| entry.letters()));
    finder
}

/// Lays out the part of the trie that holds these words; all of them need the symbols of the path.
fn grow(places: &mut Vec<Place>, at: usize, words: &[Filed], first_word: usize, path: u64) {
    let branching = words.partition_point(|word| next_symbol(word, path) != 0);
    let ending = words.len() - branching;
    if words.len() <= FEW_WORDS || branching == 0 {
        places[at] = Place::new(0, 0, first_word, words.len());
        return;
    }
    let branches = words[..branching].chunk_by(|a, b| next_symbol(a, path) == next_symbol(b, path));
    let children = branches.clone().fold(0, |set, branch| set | next_symbol(&branch[0], path));
    let first_child = places.len();
    places.resize(first_child + children.count_ones() as usize, Place::default());
    // The words that need no more than the path come last.
    places[at] = Place::new(children, first_child, first_word + branching, ending);
    let mut first_word = first_word;
    for (child, branch) in branches.enumerate() {
        grow(places, first_child + child, branch, first_word, path | next_symbol(&branch[0], path));
        first_word += branch.len();
    }
}

/// The rarest symbol of a word's key that is not on the path: the path has all rarer ones.
fn next_symbol(word: &Filed, path: u64) -> u64 {
    let rest = word.key & !path;
    rest & rest.wrapping_neg()
}

impl Symbols {
    /// The symbols for up to so many cards of a letter, as far as there are symbols.
    fn up_to(&self, letter: Letter, cards: u8) -> impl Iterator<Item = u8> {
        let known = cards.min(self.count[letter.index()]) as usize;
        self.bit[letter.index()][..known].iter().copied()
    }

    fn needed(&self, needs: &Needs) -> u64 {
        let of_letter = |letter| self.up_to(letter, needs.of_letter(letter).0);
        needs.letters().flat_map(of_letter).fold(0, |set, bit| set | 1 << bit)
    }

    fn entry(&self, needs: &Needs, first_letter: usize, length: usize) -> Entry {
        let mut extras = [NO_SYMBOL; Entry::MOST_EXTRAS];
        let mut known = 0;
        let mut plain = true;
        for letter in needs.letters() {
            let (least, most) = needs.of_letter(letter);
            plain &= most <= self.count[letter.index()];
            for extra in self.up_to(letter, most).skip(least as usize) {
                match extras.get_mut(known) {
                    Some(place) => *place = extra,
                    None => plain = false,
                }
                known += 1;
            }
        }
        Entry::new(first_letter, length, extras, plain)
    }
}

/// Every letter in use has a symbol for one card; the other bits go where the most words want them.
fn choose_symbols(lexicon: &Lexicon) -> Symbols {
    let mut wanted = [[0u32; MOST_OF_A_LETTER + 1]; LETTERS];
    lexicon.for_each_word(|word| {
        let needs = Needs::of(word, 0);
        for letter in needs.letters() {
            let least = needs.of_letter(letter).0 as usize;
            wanted[letter.index()][least.min(MOST_OF_A_LETTER)] += 1;
        }
    });
    let wanting = |letter: usize, at_least: usize| wanted[letter][at_least.min(MOST_OF_A_LETTER)..].iter().sum::<u32>();
    let mut count = [0u8; LETTERS];
    for (letter, symbols) in count.iter_mut().enumerate() {
        *symbols = u8::from(wanting(letter, 1) > 0);
    }
    for _ in count.iter().sum::<u8>()..NO_SYMBOL {
        let open = (0..LETTERS).filter(|&letter| (1..MOST_OF_A_LETTER as u8).contains(&count[letter]));
        match open.max_by_key(|&letter| (wanting(letter, count[letter] as usize + 1), letter)) {
            Some(letter) if wanting(letter, count[letter] as usize + 1) > 0 => count[letter] += 1,
            _ => break,
        }
    }
    let mut ranked: Vec<(u32, usize, usize)> = Vec::new();
    for (letter, &symbols) in count.iter().enumerate() {
        let symbols = symbols as usize;
        for (cards, &exactly) in wanted[letter].iter().enumerate().take(symbols + 1).skip(1) {
            let words = if cards == symbols { wanting(letter, cards) } else { exactly };
            ranked.push((words, letter, cards));
        }
    }
    ranked.sort_unstable();
    let mut bit = [[0; MOST_OF_A_LETTER]; LETTERS];
    for (place, &(_, letter, cards)) in ranked.iter().enumerate() {
        bit[letter][cards - 1] = place as u8;
    }
    Symbols { bit, count }
}
