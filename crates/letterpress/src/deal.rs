//! Step 1, the deal (L1.1, L3.1, L4.1).

use crate::event::Event;
use crate::state::{LAST_ROUND, State, Step};
use crate::{solo, tell};
use table::{Audience, Seat};

pub(crate) const OPEN_CHALLENGES: usize = 3;
/// Letter cards dealt to a seat, and drafted by it (L1.1, L1.2).
pub const HAND: usize = 5;
/// The sizes of the piles in the solo draft (L4.2).
pub(crate) const SOLO_PILES: [usize; HAND] = [5, 4, 3, 2, 1];

/// How many common cards are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commons {
    pub letters: usize,
    pub vowels: usize,
}

/// The common cards of a round (L1.1); a solo player has fewer, and none for the last word (L4.1, L4.8).
///
/// ```
/// use letterpress::queries::{Commons, LAST_ROUND, commons};
/// assert_eq!(commons(3, 1), Commons { letters: 2, vowels: 1 });
/// assert_eq!(commons(1, LAST_ROUND), Commons { letters: 0, vowels: 0 });
/// ```
pub const fn commons(people: usize, round: u8) -> Commons {
    match (people, round) {
        (1, LAST_ROUND) => Commons { letters: 0, vowels: 0 },
        (1, _) => Commons { letters: 1, vowels: 1 },
        _ => Commons { letters: 2, vowels: 1 },
    }
}

/// Begins the next round: shuffles the letter deck, lays out commons and challenges, deals.
pub(crate) fn next_round(state: &mut State, audience: &mut impl Audience<Event>) {
    state.round += 1;
    state.letters.shuffle();
    state.ranking.clear();
    state.claimed = 0;
    for player in &mut state.seats {
        player.entry = None;
    }
    let last = state.round == LAST_ROUND;
    lay_commons(state);
    if !state.is_solo() && !last {
        state.open = state.challenges.deal_set(&mut state.dice, OPEN_CHALLENGES);
    }
    audience.reveal(|| Event::RoundBegan {
        round: state.round,
        commons: tell::names(state, state.commons),
        letters: tell::letters(state, state.commons),
        challenges: tell::names(state, state.open),
    });
    if last {
        state.step = Step::Write;
        return;
    }
    state.step = Step::Draft;
    if state.is_solo() {
        solo::deal_pile(state, audience);
        return;
    }
    let people = state.seats.len();
    let dealt = state.letters.deal(&mut state.dice, HAND * people);
    for (seat, hand) in dealt.chunks(HAND).enumerate() {
        state.seats[seat].hand = hand.iter().copied().collect();
        tell::hand(state, Seat(seat as u8), audience, |seat, cards, letters| Event::HandDealt { seat, cards, letters });
    }
}

fn lay_commons(state: &mut State) {
    let Commons { letters, vowels } = commons(state.seats.len(), state.round);
    let vowels = state.vowels.deal_set(&mut state.dice, vowels);
    state.commons = state.letters.deal_set(&mut state.dice, letters) | vowels;
}
