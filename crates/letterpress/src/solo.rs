//! Solo, against the Rotary Press (L4.1 to L4.9).

use crate::components::{CardBits, CardId};
use crate::event::Event;
use crate::setup::Difficulty;
use crate::state::{Composed, Entry, LAST_ROUND, Player, SoloRow, State, Step};
use crate::{deal, scoring, tell, writing};
use std::ops::RangeInclusive;
use table::{Audience, Outcome, Seat, SeatSet, Told};

/// From this score on a library card joins the collection (L4.4).
pub const THRESHOLD: u16 = 13;

/// Whether a word with this score lets a library card join the collection (L4.4).
///
/// ```
/// use letterpress::queries::opens_library;
/// assert!(opens_library(13) && !opens_library(12));
/// ```
pub const fn opens_library(score: u16) -> bool {
    score >= THRESHOLD
}

const ALONE: Seat = Seat(0);

fn player(state: &mut State) -> &mut Player {
    &mut state.seats[ALONE.index()]
}

/// Picks up the next pile; the last one is a single card, which is kept at once (L4.2).
///
/// The remaining piles are still part of the deck, because nobody has seen them.
pub(crate) fn deal_pile(state: &mut State, audience: &mut impl Audience<Event>) {
    let next = state.player(ALONE).drafted.len();
    let Some(&size) = deal::SOLO_PILES.get(next) else {
        state.step = Step::Write;
        return;
    };
    let pile = state.letters.deal_set(&mut state.dice, size);
    match pile.first() {
        Some(card) if pile.len() == 1 => {
            let player = player(state);
            player.drafted = player.drafted.with(card);
            audience.tell(|| Told::Secret {
                seat: ALONE,
                secret: Event::LastCardKept {
                    seat: ALONE,
                    card: tell::name(state, card),
                    letters: tell::letter(state, card),
                },
                public: None,
            });
            state.step = Step::Write;
        }
        _ => {
            player(state).hand = pile;
            tell::hand(state, ALONE, audience, |seat, cards, letters| Event::HandDealt { seat, cards, letters });
        }
    }
}

/// Keeps one card of the pile; the rest goes under the deck (L4.2).
pub(crate) fn keep(state: &mut State, card: CardId, audience: &mut impl Audience<Event>) {
    let player = player(state);
    let rest = std::mem::take(&mut player.hand).without(card);
    player.drafted = player.drafted.with(card);
    audience.tell(|| Told::Secret {
        seat: ALONE,
        secret: Event::CardChosen { seat: ALONE, card: tell::name(state, card), letters: tell::letter(state, card) },
        public: Some(Event::CardReady { seat: ALONE }),
    });
    state.put_under(rest);
    audience.reveal(|| Event::PileReturned { count: rest.len() as u8 });
    deal_pile(state, audience);
}

/// Writes: the used cards become a row, the others go to the library (L4.3).
pub(crate) fn write(state: &mut State, entry: Entry, audience: &mut impl Audience<Event>) {
    writing::show(state, ALONE, &entry, audience);
    writing::tell_best(state, ALONE, audience);
    if state.round == LAST_ROUND {
        write_last(state, entry, audience);
        return;
    }
    let drafted = state.player(ALONE).drafted;
    let used = entry.word().map_or(CardBits::NONE, Composed::used);
    let unused = (drafted | state.commons).minus(used);
    state.solo.library |= unused;
    state.commons = state.commons & used;
    let player = player(state);
    player.drafted = drafted & used;
    player.entry = Some(entry);
    if !unused.is_empty() {
        audience
            .all(|| Event::LibraryGrew { cards: tell::names(state, unused), letters: tell::letters(state, unused) });
    }
    let offsets = offsets(state);
    if offsets.start() == offsets.end() {
        lay(state, *offsets.start(), audience);
    } else {
        state.step = Step::Lay;
    }
}

pub(crate) fn new_row(state: &State) -> SoloRow {
    let cards = state.player(ALONE).word().map(|composed| composed.cards.iter().map(|placed| placed.card));
    cards.into_iter().flatten().take(SoloRow::new().capacity()).collect()
}

/// How far to the right of the last row's first card the new one's may lie: the shorter row overlaps in full, or if
/// the table allows overhang, at least one card overlaps (L4.5).
pub(crate) fn offsets(state: &State) -> RangeInclusive<i8> {
    let (above, below) = (state.solo.row.len() as i8, new_row(state).len() as i8);
    match (above, below) {
        (0, _) | (_, 0) => 0..=0,
        _ if state.setting.options().overhang => 1 - below..=above - 1,
        _ => (above - below).min(0)..=(above - below).max(0),
    }
}

/// The card of the new row that would lie directly below this column of the last one.
pub(crate) fn below(state: &State, offset: i8, column: usize) -> Option<CardId> {
    let place = usize::try_from(column as isize - isize::from(offset)).ok()?;
    new_row(state).get(place).copied()
}

/// Which cards of the last row are collected if the new row is laid at this offset: those worth at most what lies
/// directly below (L4.5).
pub(crate) fn collected(state: &State, offset: i8) -> CardBits {
    let deck = state.setting.deck();
    let is_covered = |(column, card): &(usize, &CardId)| {
        below(state, offset, *column).is_some_and(|under| deck.value(**card) <= deck.value(under))
    };
    state.solo.row.iter().enumerate().filter(is_covered).map(|(_, &card)| card).collect()
}

/// Lays the new row under the last one, which is collected or goes under its decks.
pub(crate) fn lay(state: &mut State, offset: i8, audience: &mut impl Audience<Event>) {
    let above: CardBits = state.solo.row.iter().copied().collect();
    let collected = collected(state, offset);
    let returned = above.minus(collected);
    if !above.is_empty() {
        audience.all(|| Event::RowLaid {
            offset,
            collected: tell::names(state, collected),
            letters: tell::letters(state, collected),
            returned: tell::names(state, returned),
            returned_letters: tell::letters(state, returned),
        });
    }
    state.put_under(returned);
    state.solo.row = new_row(state);
    state.commons = CardBits::NONE;
    let player = player(state);
    player.collection |= collected;
    player.drafted = CardBits::NONE;
    if state.solo.library.is_empty() {
        end_round(state, audience);
    } else {
        state.step = Step::Library;
    }
}

/// A card of the library joins the collection, or goes under its deck (L4.4).
pub(crate) fn choose(state: &mut State, card: CardId, audience: &mut impl Audience<Event>) {
    state.solo.library = state.solo.library.without(card);
    let (name, letters) = (tell::name(state, card), tell::letter(state, card));
    if scored_enough(state) {
        let player = player(state);
        player.collection = player.collection.with(card);
        audience.all(|| Event::LibraryCardCollected { card: name, letters });
    } else {
        state.put_under(CardBits::one(card));
        audience.all(|| Event::LibraryCardReturned { card: name, letters });
    }
    end_round(state, audience);
}

/// Whether this round's word lets a library card join the collection.
pub(crate) fn scored_enough(state: &State) -> bool {
    state.player(ALONE).word().is_some_and(|composed| opens_library(scoring::score(state, composed)))
}

fn end_round(state: &mut State, audience: &mut impl Audience<Event>) {
    if state.round + 1 == LAST_ROUND {
        let row: CardBits = std::mem::take(&mut state.solo.row).into_iter().collect();
        state.put_under(row);
        if !row.is_empty() {
            audience
                .all(|| Event::LastRowReturned { cards: tell::names(state, row), letters: tell::letters(state, row) });
        }
    }
    deal::next_round(state, audience);
}

/// A word of the fifth round: the only one, or in the easy game one of several (L4.8, L4.9).
fn write_last(state: &mut State, entry: Entry, audience: &mut impl Audience<Event>) {
    let goes_on = match entry {
        Entry::Pass => false,
        Entry::Word(composed) => {
            let player = player(state);
            player.collection = player.collection.minus(composed.used());
            let cards_left = !player.collection.is_empty();
            state.solo.last_words.push(composed);
            several_words(state) && cards_left
        }
    };
    if goes_on {
        return;
    }
    if leftovers_join(state) {
        let left = std::mem::take(&mut player(state).collection);
        state.solo.library |= left;
        if !left.is_empty() {
            audience
                .all(|| Event::LibraryGrew { cards: tell::names(state, left), letters: tell::letters(state, left) });
        }
    }
    state.step = Step::End;
    audience.all(|| Event::PressAnswered {
        score: final_score(state),
        library: library_points(state),
        won: won(state),
    });
}

/// Whether any number of words may be written in the fifth round (L4.9).
pub(crate) fn several_words(state: &State) -> bool {
    state.setting.options().difficulty == Difficulty::Easy
}

/// Whether cards that are left over in the fifth round join the library (L4.9).
pub(crate) fn leftovers_join(state: &State) -> bool {
    state.setting.options().difficulty == Difficulty::Hard
}

pub(crate) fn final_score(state: &State) -> u16 {
    state.solo.last_words.iter().map(|composed| scoring::score(state, composed)).sum()
}

pub(crate) fn library_points(state: &State) -> u16 {
    state.setting.deck().points(state.solo.library)
}

/// Only a score above the library's wins (L4.8).
fn won(state: &State) -> bool {
    final_score(state) > library_points(state)
}

pub(crate) fn outcome(state: &State) -> Outcome {
    let winners = if won(state) { SeatSet::one(ALONE) } else { SeatSet::NONE };
    Outcome::new(&[i32::from(final_score(state))], winners)
}
