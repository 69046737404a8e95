//! How a letter deck plays: the hands it deals, the words they give, and the challenges they can meet.

use letterpress::challenges::{Condition, Facts};
use letterpress::components::CardId;
use letterpress::decks::Deck;
use letterpress::languages::{Language, Letter};
use letterpress::lexicon::{Face, FrequencyClasses, Glyph, Reading, WordList};
use letterpress::{BadOptions, Letterpress, Options};
use rayon::prelude::*;
use serde::Serialize;
use table::{Dice, Game, Seed};

/// Seats that a deal is for.
const PEOPLE: u8 = 4;
/// Longer words hardly ever fit a hand.
const LONGEST_COUNTED: usize = 8;

pub struct DeckStudy {
    pub game: Letterpress,
    pub language: Language,
    /// Each deals four hands.
    pub deals: u32,
    pub seed: u64,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DeckReport {
    pub language: Language,
    /// The checksum of the deck.
    pub deck: String,
    pub hands: u32,
    /// Shares of the hands, from 0 to 1.
    pub without_word: f64,
    pub five_letters: f64,
    /// How many words a hand gives: the median, and the first and last deciles.
    pub words: Spread,
    /// The score of the best word.
    pub best_score: Spread,
    pub challenges: Vec<ChallengeShare>,
    pub letters: Vec<LetterShare>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Spread {
    pub tenth: u16,
    pub median: u16,
    pub ninth: u16,
}

impl Spread {
    fn of(mut values: Vec<u16>) -> Spread {
        values.sort_unstable();
        let at = |part: usize| values.get((values.len().saturating_sub(1)) * part / 10).copied().unwrap_or(0);
        Spread { tenth: at(1), median: at(5), ninth: at(9) }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChallengeShare {
    pub challenge: String,
    /// The share of the hands that can meet it with some word. If it compares words at the table, the share of the
    /// seats that meet it when everybody writes their best-scoring word.
    pub share: f64,
    pub compares_words: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LetterShare {
    pub letter: String,
    /// Letter cards with this face, and what one is worth.
    pub cards: u8,
    pub value: u8,
    /// Of all letters in the words of up to eight letters that have a frequency class.
    pub share: f64,
}

/// What one hand can do.
struct Hand {
    words: u16,
    longest: usize,
    /// The best-scoring word: its letters and score.
    best: Option<(usize, u16)>,
    /// By challenge.
    meets: Vec<bool>,
}

impl DeckStudy {
    pub fn run(&self) -> Result<DeckReport, BadOptions> {
        let options = Options { language: self.language, people: PEOPLE, ..Options::default() };
        let setting = self.game.setting(&options)?;
        let (deck, words) = (setting.deck(), setting.words());
        words.lexicon().finder();
        let deals: Vec<Vec<Hand>> = (0..self.deals)
            .into_par_iter()
            .map(|deal| self.deal(&options, deck, words, deal))
            .collect::<Result<_, BadOptions>>()?;
        let hands: Vec<&Hand> = deals.iter().flatten().collect();
        let share = |is: &dyn Fn(&Hand) -> bool| {
            hands.iter().filter(|hand| is(hand)).count() as f64 / hands.len().max(1) as f64
        };
        let challenges = deck.challenges().iter().enumerate().map(|(at, id)| ChallengeShare {
            challenge: deck.name(id).to_string(),
            share: share(&|hand| hand.meets[at]),
            compares_words: conditions(deck, id).any(Condition::looks_at_others),
        });
        Ok(DeckReport {
            language: self.language,
            deck: deck.checksum().to_owned(),
            hands: hands.len() as u32,
            without_word: share(&|hand| hand.words == 0),
            five_letters: share(&|hand| hand.longest >= 5),
            words: Spread::of(hands.iter().map(|hand| hand.words).collect()),
            best_score: Spread::of(hands.iter().map(|hand| hand.best.map_or(0, |(_, score)| score)).collect()),
            challenges: challenges.collect(),
            letters: letter_shares(deck, words),
        })
    }

    /// The hands of one deal, as the game itself deals them for the first round.
    fn deal(&self, options: &Options, deck: &Deck, words: &WordList, deal: u32) -> Result<Vec<Hand>, BadOptions> {
        let mut bytes = Seed::from_number(self.seed).0;
        bytes[8..12].copy_from_slice(&deal.to_le_bytes());
        let state = self.game.setup(options, Dice::new(Seed(bytes)).seed())?;
        let position = self.game.position(&state);
        let cards = |names: &[letterpress::components::CardName], common: bool| -> Vec<Held> {
            let ids = names.iter().filter_map(|&name| deck.find(name));
            ids.filter_map(|id| deck.card(id).face.map(|face| Held { face, common })).collect()
        };
        let commons = cards(&position.commons, true);
        let mut hands: Vec<Hand> = position
            .seats
            .iter()
            .map(|seat| {
                let held = [cards(&seat.hand, false), commons.clone()].concat();
                look(deck, words, &held)
            })
            .collect();
        compare(deck, &mut hands);
        Ok(hands)
    }
}

/// A card that a seat may write with.
#[derive(Clone, Copy, PartialEq)]
struct Held {
    face: Face,
    common: bool,
}

fn conditions(deck: &Deck, challenge: CardId) -> impl Iterator<Item = &Condition> {
    deck.card(challenge).challenge.iter().flat_map(|challenge| &challenge.when)
}

/// All words of a hand, and which challenges one of them meets with some choice of cards.
fn look(deck: &Deck, words: &WordList, held: &[Held]) -> Hand {
    let faces: Vec<Face> = held.iter().map(|held| held.face).collect();
    let challenges: Vec<Vec<&Condition>> = deck.challenges().iter().map(|id| conditions(deck, id).collect()).collect();
    let mut hand = Hand { words: 0, longest: 0, best: None, meets: vec![false; challenges.len()] };
    words.all(&faces, |found| {
        hand.words += 1;
        hand.longest = hand.longest.max(found.word.len());
        hand.best = hand.best.max_by_score(found.word.len(), found.score);
        let mut spelling = Spelling { language: deck.language(), word: found.word, held, used: Vec::new() };
        spelling.each(0, &mut |facts| {
            for (at, when) in challenges.iter().enumerate() {
                let open = !hand.meets[at] && !when.iter().any(|condition| condition.looks_at_others());
                if open && when.iter().all(|condition| condition.check(deck.vowel_letters(), facts).is_ok()) {
                    hand.meets[at] = true;
                }
            }
        });
    });
    hand
}

trait Better {
    fn max_by_score(self, letters: usize, score: u16) -> Self;
}

impl Better for Option<(usize, u16)> {
    /// The higher score; ties go to the longer word (L2.2).
    fn max_by_score(self, letters: usize, score: u16) -> Self {
        match self {
            Some((known, most)) if (most, known) >= (score, letters) => self,
            _ => Some((letters, score)),
        }
    }
}

/// Challenges that compare words: everybody writes their best-scoring one.
fn compare(deck: &Deck, hands: &mut [Hand]) {
    let lengths: Vec<u8> = hands.iter().filter_map(|hand| hand.best.map(|(letters, _)| letters as u8)).collect();
    let (shortest, longest) = (lengths.iter().copied().min().unwrap_or(0), lengths.iter().copied().max().unwrap_or(0));
    for (at, id) in deck.challenges().iter().enumerate() {
        let when: Vec<&Condition> = conditions(deck, id).collect();
        if !when.iter().any(|condition| condition.looks_at_others()) {
            continue;
        }
        for hand in &mut *hands {
            let Some((letters, score)) = hand.best else { continue };
            // Only the number of letters counts in such conditions.
            let any = deck.language().letter('A').into_iter().cycle();
            let word: Vec<Letter> = any.take(letters).collect();
            let facts = Facts { shortest, longest, score, ..nothing(&word) };
            hand.meets[at] = when.iter().all(|condition| condition.check(deck.vowel_letters(), &facts).is_ok());
        }
    }
}

fn nothing(word: &[Letter]) -> Facts<'_> {
    Facts {
        word,
        doubled_cards: 0,
        drafted_cards: 0,
        common_cards: 0,
        score: 0,
        highest_value: 0,
        shortest: 0,
        longest: 0,
    }
}

/// Every way to spell a word with the cards of a hand.
struct Spelling<'h> {
    language: Language,
    word: &'h [Letter],
    held: &'h [Held],
    used: Vec<(usize, Reading)>,
}

impl Spelling<'_> {
    fn each(&mut self, from: usize, visit: &mut impl FnMut(&Facts)) {
        let rest = &self.word[from..];
        if rest.is_empty() {
            visit(&self.facts());
            return;
        }
        let (q, u) = (self.language.q(), self.language.u());
        let mut tried: Vec<Held> = Vec::new();
        for at in 0..self.held.len() {
            let held = self.held[at];
            if tried.contains(&held) || self.used.iter().any(|&(card, _)| card == at) {
                continue;
            }
            tried.push(held);
            let letter = match held.face.glyph {
                Glyph::Single(letter) => letter,
                Glyph::Qu => q,
                Glyph::Group(_) => continue,
            };
            let twice = rest.starts_with(&[letter, letter]);
            let whole = held.face.glyph == Glyph::Qu && rest.starts_with(&[q, u]);
            let readings = [
                (rest.starts_with(&[letter]), Reading::Once, 1),
                (twice, Reading::Twice, 2),
                (whole, Reading::Whole, 2),
            ];
            for (_, reading, letters) in readings.into_iter().filter(|(fits, ..)| *fits) {
                self.used.push((at, reading));
                self.each(from + letters, visit);
                self.used.pop();
            }
        }
    }

    fn facts(&self) -> Facts<'_> {
        let cards = || self.used.iter().map(|&(at, _)| self.held[at]);
        Facts {
            doubled_cards: self.used.iter().filter(|(_, reading)| *reading == Reading::Twice).count() as u8,
            drafted_cards: cards().filter(|held| !held.common).count() as u8,
            common_cards: cards().filter(|held| held.common).count() as u8,
            score: cards().map(|held| u16::from(held.face.value)).sum(),
            highest_value: cards().map(|held| held.face.value).max().unwrap_or(0),
            ..nothing(self.word)
        }
    }
}

/// How often each letter occurs in the words that people know and a hand can give.
fn letter_shares(deck: &Deck, words: &WordList) -> Vec<LetterShare> {
    let language = deck.language();
    let classes = FrequencyClasses::embedded(language);
    let mut counts = vec![0u64; language.alphabet().len()];
    words.lexicon().for_each_word(|word| {
        let known = classes.is_none_or(|classes| classes.class(word) < FrequencyClasses::UNKNOWN);
        if known && (words.min_length()..=LONGEST_COUNTED).contains(&word.len()) {
            word.iter().for_each(|letter| counts[letter.index()] += 1);
        }
    });
    let all: u64 = counts.iter().sum::<u64>().max(1);
    let share = |(at, letter): (usize, &char)| {
        let shows = |face: &Face| match face.glyph {
            Glyph::Single(own) => own.index() == at,
            Glyph::Qu => language.q().index() == at,
            Glyph::Group(_) => false,
        };
        let cards: Vec<Face> =
            deck.letters().iter().filter_map(|id| deck.card(id).face).filter(|face| shows(face)).collect();
        LetterShare {
            letter: letter.to_string(),
            cards: cards.len() as u8,
            value: cards.iter().map(|face| face.value).max().unwrap_or(0),
            share: counts[at] as f64 / all as f64,
        }
    };
    language.alphabet().iter().enumerate().map(share).collect()
}
