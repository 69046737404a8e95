//! The laws of the kernel, checked in random games: 2 to 6 people and solo, in every language.

#![allow(clippy::unwrap_used)] // A panic fails the test.

use letterpress::components::CardName;
use letterpress::languages::Language;
use letterpress::{
    Action, CardUse, Difficulty, EntryPosition, Letterpress, Letters, Options, Position, State, Step, TieBreak,
};
use proptest::prelude::*;
use table::laws::Laws;
use table::{Dice, Game, Seat, Seed, Viewer};

/// Every card of the deck lies in exactly one place.
fn conserved(game: &Letterpress, state: &State) -> Result<(), String> {
    let position = game.position(state);
    let mut found = Vec::new();
    for pile in [&position.letters, &position.vowels, &position.challenges] {
        found.extend([&pile.top, &pile.under]);
    }
    // While letters are claimed, the commons lie in the pool or in a collection.
    if position.step != Step::Claim {
        found.push(&position.commons);
    }
    found.extend([&position.open, &position.pool, &position.solo.row, &position.solo.library]);
    for seat in &position.seats {
        found.extend([&seat.hand, &seat.drafted, &seat.collection]);
    }
    let mut names: Vec<CardName> = found.into_iter().flatten().copied().collect();
    names.extend(position.solo.last_words.iter().flat_map(|word| &word.cards).map(|used| used.card));
    names.sort_unstable();
    let deck = game.deck(position.options.language);
    let mut all = deck.names(deck.all());
    all.sort_unstable();
    if names == all && all.len() == 103 { Ok(()) } else { Err(format!("cards are lost or doubled: {names:?}")) }
}

/// Shuffles the cards among some heaps; each heap keeps its size.
fn mix(heaps: &mut [&mut Vec<CardName>], keep: impl Fn(&CardName) -> bool, dice: &mut Dice) {
    let mut loose: Vec<CardName> =
        heaps.iter().flat_map(|heap| heap.iter()).filter(|card| !keep(card)).copied().collect();
    dice.shuffle(&mut loose);
    for heap in heaps {
        for card in heap.iter_mut().filter(|card| !keep(card)) {
            *card = loose.pop().unwrap_or(*card);
        }
    }
}

/// Other deck orders, hands, drafted cards, collections, pending words, and another seed.
fn disguise(game: &Letterpress, state: &State, viewer: Viewer, dice: &mut Dice) -> State {
    let mut position: Position = game.position(state);
    position.dice = Dice::new(dice.seed());
    // Words that everybody has seen keep their cards.
    let shown: Vec<CardName> = match position.step {
        Step::Write => Vec::new(),
        _ => {
            let words = position.seats.iter().filter_map(|seat| match &seat.entry {
                Some(EntryPosition::Word(word)) => Some(&word.cards),
                _ => None,
            });
            words.flatten().map(|used| used.card).chain(position.commons.iter().copied()).collect()
        }
    };
    let is_hidden = |index: usize| viewer != Viewer::Seat(Seat(index as u8));
    let deck = game.deck(position.options.language);
    let joining = deck.challenges().iter().filter(|&card| deck.card(card).face.is_some()).collect();
    for kind in [deck.letters(), deck.vowels(), joining] {
        let names = deck.names(kind);
        let keep = |card: &CardName| shown.contains(card) || !names.contains(card);
        let piles = [&mut position.letters, &mut position.vowels, &mut position.challenges];
        let mut heaps: Vec<_> = piles.into_iter().flat_map(|pile| [&mut pile.top, &mut pile.under]).collect();
        let hidden = position.seats.iter_mut().enumerate().filter(|(index, _)| is_hidden(*index));
        heaps.extend(hidden.flat_map(|(_, seat)| [&mut seat.hand, &mut seat.drafted, &mut seat.collection]));
        mix(&mut heaps, keep, dice);
    }
    for (_, seat) in position.seats.iter_mut().enumerate().filter(|(index, _)| is_hidden(*index)) {
        if position.step == Step::Write && seat.entry.is_some() {
            seat.entry = Some(EntryPosition::Pass);
        }
        if seat.chosen.is_some() {
            seat.chosen = Some(seat.hand[dice.index(seat.hand.len())]);
        }
    }
    game.place(&position).unwrap_or_else(|faults| panic!("the disguise is not a valid position: {faults:#?}"))
}

const WORDS: [&str; 12] = [
    "et",
    "lettre",
    "texte",
    "on",
    "der",
    "est",
    "nie",
    "che",
    "a-b",
    "l'a",
    "3",
    "zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz",
];
const CARDS: [&str; 12] =
    ["a1", "e1", "e2", "s1", "n2", "qu1", "ł1", "vowel-a1", "shortest", "doubled", "nonsense", "t1"];

fn any_card(dice: &mut Dice) -> CardName {
    let letters = ["a", "e", "i", "o", "n", "s", "t", "r", "l"];
    let text = match dice.below(3) {
        0 => CARDS[dice.index(CARDS.len())].to_owned(),
        _ => format!("{}{}", letters[dice.index(letters.len())], 1 + dice.below(6)),
    };
    CardName::new(&text).unwrap()
}

fn any_action(dice: &mut Dice) -> Action {
    match dice.below(6) {
        0 => Action::Draft { card: any_card(dice) },
        1 => {
            let word = WORDS[dice.index(WORDS.len())].to_owned();
            let as_letters = ["E", "ET", "TT", "QU", "", "ONS"];
            let mut card_use =
                |_| CardUse { card: any_card(dice), letters: as_letters[dice.index(as_letters.len())].to_owned() };
            let cards: Vec<CardUse> = (0..3).map(&mut card_use).collect();
            Action::Write { word, cards: (dice.below(2) == 0).then_some(cards) }
        }
        2 => Action::Pass,
        3 => {
            let cards: Vec<CardName> = (0..dice.below(3)).map(|_| any_card(dice)).collect();
            let challenge = (dice.below(3) == 0).then(|| any_card(dice));
            Action::Claim { cards: Letters::new(&cards).unwrap(), challenge }
        }
        4 => Action::Lay { offset: dice.below(9) as i8 - 4 },
        _ => Action::Choose { card: any_card(dice) },
    }
}

fn hold(options: &Options, seed: u64) {
    let game = Letterpress::new();
    let laws = Laws {
        game: &game,
        disguise: &|state, viewer, dice| disguise(&game, state, viewer, dice),
        conserved: &|state| conserved(&game, state),
        any_action: &any_action,
        seats: options.people + 1,
    };
    laws.hold_for(options, Seed::from_number(seed));
}

fn any_options() -> impl Strategy<Value = Options> {
    let difficulty = prop_oneof![Just(Difficulty::Normal), Just(Difficulty::Easy), Just(Difficulty::Hard)];
    let language = prop::sample::select(&Language::ALL[..]);
    let flags = (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>());
    (1..=6u8, language, difficulty, 1..=4u8, flags).prop_map(|(people, language, difficulty, least, flags)| {
        let (whole, best_word, family_words, overhang) = flags;
        let overhang = overhang && people == 1;
        let difficulty = if people == 1 { difficulty } else { Difficulty::Normal };
        let tie = if whole { TieBreak::Whole } else { TieBreak::Left };
        let (allow, deny) = (vec!["zzz".to_owned()], vec!["et".to_owned()]);
        let (min_length, cards) = (least, ());
        Options { people, language, difficulty, min_length, tie, best_word, family_words, overhang, cards, allow, deny }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_games_obey_all_laws(options in any_options(), seed: u64) {
        hold(&options, seed);
    }
}

#[test]
fn l4_9_solo_games_of_every_difficulty_obey_all_laws() {
    for difficulty in [Difficulty::Normal, Difficulty::Easy, Difficulty::Hard] {
        for seed in 0..4 {
            hold(&Options { people: 1, difficulty, ..Options::default() }, seed);
        }
    }
}
