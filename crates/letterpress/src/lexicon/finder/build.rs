//! Filing all words of a lexicon under their demands.

use super::{Branch, Details, Finder, MOST_OF_A_LETTER, Odd, Symbols, Tier};
use crate::languages::Letter;
use crate::lexicon::Lexicon;
use crate::lexicon::tray::{LETTERS, Needs};
use std::collections::HashMap;

/// A node with at most this many demands below it lists them instead of having children.
const SHORT_LIST: usize = 16;

/// The most words that [`Details`] can number.
const WORDS_PER_DEMAND: usize = 32;

/// The fewest cards in each tier: in the rounds before the fifth nobody has more than eight.
const TIERS: [u32; 2] = [1, 9];

struct Demand {
    symbols: u64,
    details: Details,
    /// Which of the tiers it is in.
    tier: usize,
}

/// A word on its way to its demand.
struct Filed {
    tier: u8,
    symbols: u64,
    odd: u32,
    first_letter: u32,
    length: u8,
}

pub(super) fn finder(lexicon: &Lexicon) -> Finder {
    let language = lexicon.language();
    let symbols = choose_symbols(lexicon);
    let mut unsorted: Vec<Letter> = Vec::new();
    let mut odd = OddLists::new();
    let mut words = Vec::with_capacity(lexicon.word_count());
    lexicon.for_each_word(|word| {
        let needs = Needs::of(word, 0);
        let cards: u32 = needs.letters().map(|letter| u32::from(needs.of_letter(letter).0)).sum();
        words.push(Filed {
            tier: TIERS.iter().rposition(|&fewest| fewest <= cards).unwrap_or(0) as u8,
            symbols: needs
                .letters()
                .fold(0, |set, letter| set | 1 << symbols.bit_for(letter, needs.of_letter(letter).0)),
            odd: odd.place_of(&symbols, &needs),
            first_letter: unsorted.len() as u32,
            length: word.len() as u8,
        });
        unsorted.extend_from_slice(word);
    });
    // Words whose rarest symbols are the same come together, and among them those whose next ones are.
    words.sort_by_key(|word| (word.tier, std::cmp::Reverse(word.symbols.reverse_bits()), word.odd, word.length));

    let mut demands = Vec::new();
    let mut letters = Vec::with_capacity(unsorted.len());
    let key = |word: &Filed| (word.tier, word.symbols, word.odd, word.length);
    for same in words.chunk_by(|a, b| key(a) == key(b)) {
        for part in same.chunks(WORDS_PER_DEMAND) {
            demands.push(Demand {
                symbols: part[0].symbols,
                details: Details::new(letters.len(), part[0].length, part.len(), part[0].odd),
                tier: part[0].tier as usize,
            });
            for word in part {
                let first = word.first_letter as usize;
                letters.extend_from_slice(&unsorted[first..first + word.length as usize]);
            }
        }
    }
    drop((unsorted, words));
    let mut trie = Vec::with_capacity(2 * demands.len());
    let tiers = demands
        .chunk_by(|a, b| a.tier == b.tier)
        .map(|tier| Tier { fewest_cards: TIERS[tier[0].tier], root: grow(&mut trie, tier, 0) })
        .collect();
    trie.shrink_to_fit();
    Finder { language, symbols, tiers, trie, letters, odd: odd.lists }
}

/// Lays out the part of the trie that holds these demands; all of them have the symbols of the path.
fn grow(trie: &mut Vec<u64>, demands: &[Demand], path: u64) -> Branch {
    let place = trie.len();
    if (1..=SHORT_LIST.min(Branch::LONGEST_LIST)).contains(&demands.len()) {
        list(trie, demands);
        return Branch::new(place, demands.len());
    }
    let same_symbol = |a: &Demand, b: &Demand| next_symbol(a, path) == next_symbol(b, path);
    let (ending, branches): (Vec<&[Demand]>, Vec<&[Demand]>) =
        demands.chunk_by(same_symbol).partition(|branch| branch[0].symbols == path);
    let ending = ending.first().copied().unwrap_or_default();
    let children = branches.iter().fold(0, |set, branch| set | next_symbol(&branch[0], path));
    trie.extend([children, ending.len() as u64]);
    list(trie, ending);
    let first_branch = trie.len();
    trie.resize(first_branch + branches.len().div_ceil(2), 0);
    for (number, branch) in branches.into_iter().enumerate() {
        let grown = grow(trie, branch, path | next_symbol(&branch[0], path));
        trie[first_branch + number / 2] |= u64::from(grown.0) << (32 * (number % 2));
    }
    Branch::new(place, 0)
}

fn list(trie: &mut Vec<u64>, demands: &[Demand]) {
    trie.extend(demands.iter().map(|demand| demand.symbols));
    trie.extend(demands.iter().map(|demand| demand.details.0));
}

/// The rarest symbol of a demand that is not on the path: the path has all rarer ones.
fn next_symbol(demand: &Demand, path: u64) -> u64 {
    let rest = demand.symbols & !path;
    rest & rest.wrapping_neg()
}

impl Symbols {
    pub(super) fn bit_for(&self, letter: Letter, cards: u8) -> u8 {
        let highest = self.count[letter.index()].max(1);
        self.bit[letter.index()][cards.min(highest) as usize - 1]
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
    for _ in count.iter().sum::<u8>()..64 {
        let open = (0..LETTERS).filter(|&letter| (1..MOST_OF_A_LETTER as u8).contains(&count[letter]));
        match open.max_by_key(|&letter| (wanting(letter, count[letter] as usize + 1), letter)) {
            Some(letter) if wanting(letter, count[letter] as usize + 1) > 0 => count[letter] += 1,
            _ => break,
        }
    }
    let q = lexicon.language().q().index();
    let mut ranked: Vec<(bool, u32, usize, usize)> = Vec::new();
    for (letter, &symbols) in count.iter().enumerate() {
        let symbols = symbols as usize;
        for (cards, &exactly) in wanted[letter].iter().enumerate().take(symbols + 1).skip(1) {
            let words = if cards == symbols { wanting(letter, cards) } else { exactly };
            // Words with Q come first: they are searched in another way when there is a QU.
            ranked.push((letter != q, words, letter, cards));
        }
    }
    ranked.sort_unstable();
    let mut bit = [[0; MOST_OF_A_LETTER]; LETTERS];
    for (place, &(_, _, letter, cards)) in ranked.iter().enumerate() {
        bit[letter][cards - 1] = place as u8;
    }
    Symbols { bit, count }
}

/// All different lists of odd letters, each once.
struct OddLists {
    lists: Vec<Odd>,
    places: HashMap<Vec<Odd>, u32>,
}

impl OddLists {
    /// The list at place 0 is empty.
    fn new() -> OddLists {
        OddLists { lists: vec![Odd::Count(0)], places: HashMap::from([(Vec::new(), 0)]) }
    }

    fn place_of(&mut self, symbols: &Symbols, needs: &Needs) -> u32 {
        let mut list = Vec::new();
        for letter in needs.letters() {
            let (least, most) = needs.of_letter(letter);
            if most > least || least > symbols.count[letter.index()] {
                list.push(Odd::Letter { letter: letter.0, least, most });
            }
        }
        if let Some(&place) = self.places.get(&list) {
            return place;
        }
        let place = self.lists.len() as u32;
        self.lists.push(Odd::Count(list.len() as u8));
        self.lists.extend_from_slice(&list);
        self.places.insert(list, place);
        place
    }
}
