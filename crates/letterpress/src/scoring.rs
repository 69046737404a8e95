//! Step 4, the score and the order of claiming (L2.1, L2.2).

use crate::components::{CardBits, CardId};
use crate::event::Event;
use crate::languages::Letter;
use crate::lexicon::Glyph;
use crate::state::{Composed, MAX_PEOPLE, Player, Rank, State, Step};
use crate::{claiming, tell};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Audience, Seat, sort_short};

/// The criteria that can put one seat below another, in this order (L2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Criterion {
    Score,
    HighestValue,
    Letters,
    /// A letter card was drawn.
    Draw,
}

/// The values of all cards used, each once (L2.1).
pub(crate) fn score(state: &State, composed: &Composed) -> u16 {
    state.setting.deck().points(composed.used())
}

pub(crate) fn highest_value(state: &State, composed: &Composed) -> u8 {
    composed.cards.iter().map(|placed| state.setting.deck().value(placed.card)).max().unwrap_or(0)
}

/// The criteria before cards are drawn; a pass counts as 0 (L1.7).
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Merit {
    score: u16,
    highest_value: u8,
    letters: usize,
}

impl Merit {
    fn of(state: &State, player: &Player) -> Merit {
        player.word().map_or_else(Merit::default, |composed| Merit {
            score: score(state, composed),
            highest_value: highest_value(state, composed),
            letters: composed.word.len(),
        })
    }

    /// The criterion that puts the lower one below the other.
    fn apart(self, lower: Merit) -> Criterion {
        if self.score != lower.score {
            Criterion::Score
        } else if self.highest_value != lower.highest_value {
            Criterion::HighestValue
        } else if self.letters != lower.letters {
            Criterion::Letters
        } else {
            Criterion::Draw
        }
    }
}

/// Ranks the seats, lays out the pool, and lets the first seat claim.
pub(crate) fn rank(state: &mut State, audience: &mut impl Audience<Event>) {
    let mut order: ArrayVec<(Merit, Seat), MAX_PEOPLE> =
        state.each_seat().map(|(seat, player)| (Merit::of(state, player), seat)).collect();
    sort_short(&mut order, |&(merit, seat)| (std::cmp::Reverse(merit), seat));
    for tied in order.chunk_by_mut(|a, b| a.0 == b.0) {
        let mut seats: ArrayVec<Seat, MAX_PEOPLE> = tied.iter().map(|&(_, seat)| seat).collect();
        draw_for_order(state, &mut seats, audience);
        for (place, seat) in tied.iter_mut().zip(seats) {
            place.1 = seat;
        }
    }
    let mut before: Option<Merit> = None;
    for (place, &(merit, seat)) in order.iter().enumerate() {
        let by = before.map(|before| before.apart(merit));
        state.ranking.push(Rank { seat, by });
        before = Some(merit);
        let claims = claiming::claims(order.len(), place);
        audience.all(|| Event::SeatRanked { seat, place: place as u8 + 1, score: merit.score, claims, by });
    }
    state.pool = state.commons;
    for player in &mut state.seats {
        state.pool |= std::mem::take(&mut player.drafted);
    }
    state.step = Step::Claim;
    claiming::go_on(state, audience);
}

/// Whether the ranking is consistent with the words; draws among tied seats may have had any result.
pub(crate) fn is_ranked(state: &State) -> bool {
    let mut before: Option<Merit> = None;
    state.ranking.iter().all(|rank| {
        let merit = Merit::of(state, state.player(rank.seat));
        let fits = before.is_none_or(|before| before >= merit) && rank.by == before.map(|before| before.apart(merit));
        before = Some(merit);
        fits
    })
}

/// Each tied seat draws a letter card: nearest to A comes first, and those still tied draw again (L2.2).
fn draw_for_order(state: &mut State, tied: &mut [Seat], audience: &mut impl Audience<Event>) {
    // If the deck cannot separate them, because it is too small or shows only one letter, the lower seat comes first.
    if tied.len() < 2 || state.letters.all().len() < tied.len() || !shows_two_letters(state, state.letters.all()) {
        return;
    }
    let drawn = state.letters.deal(&mut state.dice, tied.len());
    let mut hands: ArrayVec<(Letter, Seat), MAX_PEOPLE> = ArrayVec::new();
    for (&seat, &card) in tied.iter().zip(&drawn) {
        audience.reveal(|| Event::TieCardDrawn {
            seat,
            card: tell::name(state, card),
            letters: tell::letter(state, card),
        });
        hands.push((sorts_as(state, card), seat));
    }
    state.put_under(drawn.into_iter().collect());
    sort_short(&mut hands, |&hand| hand);
    for (place, &(_, seat)) in tied.iter_mut().zip(&hands) {
        *place = seat;
    }
    let mut first = 0;
    for still_tied in hands.chunk_by(|a, b| a.0 == b.0) {
        draw_for_order(state, &mut tied[first..first + still_tied.len()], audience);
        first += still_tied.len();
    }
}

/// QU sorts as Q (L1.5).
fn sorts_as(state: &State, card: CardId) -> Letter {
    match state.setting.deck().card(card).face.map(|face| face.glyph) {
        Some(Glyph::Single(letter)) => letter,
        Some(Glyph::Qu) => state.setting.language().q(),
        Some(Glyph::Group(group)) => group.letters()[0],
        None => Letter(0),
    }
}

fn shows_two_letters(state: &State, cards: CardBits) -> bool {
    let mut letters = cards.iter().map(|card| sorts_as(state, card));
    let first = letters.next();
    letters.any(|letter| Some(letter) != first)
}
