//! Indexes all words of a lexicon by their demands.

use super::stages::LONGEST_LIST;
use super::{Branch, Details, END, Extras, FIRST_COMMON, Finder, MOST_OF_A_LETTER, NO_EXTRA, Symbols, Tier, common};
use crate::languages::Letter;
use crate::lexicon::Lexicon;
use crate::lexicon::steps::Steps;
use crate::lexicon::tray::{LETTERS, Needs};
use table::sort_short;

/// The fewest cards in each tier: in the rounds before the fifth nobody has more than eight.
const TIERS: [u32; 2] = [1, 9];

/// A word to be indexed.
struct Filed {
    /// Its demand.
    symbols: u64,
    /// The index of its tier.
    tier: u8,
    /// If more words share the same symbols than fit into a list, the rest go into further tries of that tier.
    layer: u32,
    extras: Option<Extras>,
    first_letter: u32,
    length: u8,
}

pub(super) fn finder(lexicon: &Lexicon) -> Finder {
    let language = lexicon.language();
    let symbols = choose_symbols(lexicon);
    let mut unsorted: Vec<Letter> = Vec::new();
    let mut words = Vec::with_capacity(lexicon.word_count());
    lexicon.for_each_word(|word| {
        let needs = Needs::of(word, 0);
        let cards: u32 = needs.letters().map(|letter| u32::from(needs.of_letter(letter).0)).sum();
        words.push(Filed {
            tier: TIERS.iter().rposition(|&fewest| fewest <= cards).unwrap_or(0) as u8,
            layer: 0,
            symbols: needs
                .letters()
                .fold(0, |set, letter| set | 1 << symbols.bit_for(letter, needs.of_letter(letter).0)),
            extras: extras(&symbols, &needs),
            first_letter: unsorted.len() as u32,
            length: word.len() as u8,
        });
        unsorted.extend_from_slice(word);
    });
    // Sorts by the rarest symbol, then by the next ones.
    words.sort_by_key(|word| (word.tier, std::cmp::Reverse(word.symbols.reverse_bits()), word.extras, word.length));
    for same in words.chunk_by_mut(|a, b| (a.tier, a.symbols) == (b.tier, b.symbols)) {
        (0..).zip(same).for_each(|(number, word)| word.layer = number / LONGEST_LIST as u32);
    }
    words.sort_by_key(|word| (word.tier, word.layer));

    let mut letters = Vec::with_capacity(unsorted.len());
    let mut details = Vec::with_capacity(words.len());
    for word in &words {
        details.push(Details::new(letters.len(), word.length, word.extras));
        letters.extend_from_slice(&unsorted[word.first_letter as usize..][..word.length as usize]);
    }
    drop(unsorted);
    let mut branches = Vec::new();
    let mut rests = Vec::with_capacity(words.len() + LONGEST_LIST);
    let tiers = words
        .chunk_by(|a, b| (a.tier, a.layer) == (b.tier, b.layer))
        .map(|part| Tier { fewest_cards: TIERS[part[0].tier as usize], root: grow(&mut branches, &mut rests, part, 0) })
        .collect();
    branches.shrink_to_fit();
    // Blocks are compared as a whole, even if a list is shorter.
    rests.extend([u16::MAX; LONGEST_LIST]);
    Finder { language, symbols, tiers, branches, rests, details, letters, steps: Steps::new(&lexicon.words) }
}

/// Builds the part of the trie that holds these words, all of which have the symbols of the path.
fn grow(branches: &mut Vec<Branch>, rests: &mut Vec<u16>, words: &[Filed], path: u64) -> Branch {
    let fits = words.len() <= LONGEST_LIST && words.iter().all(|word| is_common(word.symbols & !path));
    if path & END != 0 || path != 0 && fits {
        let symbols = words.iter().fold(u64::MAX, |shared, word| shared & word.symbols & !path);
        let place = rests.len();
        rests.extend(words.iter().map(|word| common(word.symbols & !path)));
        return Branch::new(symbols, place, words.len());
    }
    let parts: Vec<&[Filed]> = words.chunk_by(|a, b| next_symbol(a, path) == next_symbol(b, path)).collect();
    let symbols = parts.iter().fold(0, |set, part| set | next_symbol(&part[0], path));
    let place = branches.len();
    branches.resize(place + parts.len(), Branch::default());
    for (number, part) in parts.into_iter().enumerate() {
        branches[place + number] = grow(branches, rests, part, path | next_symbol(&part[0], path));
    }
    Branch::new(symbols, place, 0)
}

/// Whether these are common symbols only.
fn is_common(symbols: u64) -> bool {
    symbols.trailing_zeros() >= FIRST_COMMON
}

/// The rarest symbol of a word that is not on the path; the path has all rarer ones.
fn next_symbol(word: &Filed, path: u64) -> u64 {
    let rest = word.symbols & !path | END;
    rest & rest.wrapping_neg()
}

impl Symbols {
    pub(super) fn bit_for(&self, letter: Letter, cards: u8) -> u8 {
        let highest = self.count[letter.index()].max(1);
        self.bit[letter.index()][cards.min(highest) as usize - 1]
    }
}

/// Every letter in use has a symbol for one card; the other bits go to the symbols that most words need.
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
    for _ in count.iter().sum::<u8>()..63 {
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
            // Words with Q come first, because they are searched differently if the hand has a QU.
            ranked.push((letter != q, words, letter, cards));
        }
    }
    sort_short(&mut ranked, |&letter| letter);
    let mut bit = [[0; MOST_OF_A_LETTER]; LETTERS];
    for (place, &(_, _, letter, cards)) in ranked.iter().enumerate() {
        bit[letter][cards - 1] = (63 - ranked.len() + place) as u8;
    }
    Symbols { bit, count }
}

fn extras(symbols: &Symbols, needs: &Needs) -> Option<Extras> {
    let mut extras = [NO_EXTRA; 2];
    let mut free = extras.iter_mut();
    for letter in needs.letters() {
        let (least, most) = needs.of_letter(letter);
        if most.max(least + 1) - 1 > symbols.count[letter.index()] {
            return None;
        }
        for cards in least..most {
            *free.next()? = symbols.bit_for(letter, cards);
        }
    }
    Some(extras)
}
