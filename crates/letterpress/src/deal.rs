//! Step 1, the deal (L1.1, L3.1, L4.1).

use crate::components::CardBits;
use crate::event::Event;
use crate::state::{LAST_ROUND, State, Step};
use crate::{solo, tell};
use table::{Audience, Seat};

pub(crate) const COMMON_LETTERS: usize = 2;
pub(crate) const OPEN_CHALLENGES: usize = 3;
/// Letter cards dealt to a seat, and drafted by it.
pub(crate) const HAND: usize = 5;
pub(crate) const SOLO_COMMON_LETTERS: usize = 1;
/// The sizes of the piles that someone alone drafts from (L4.2).
pub(crate) const SOLO_PILES: [usize; HAND] = [5, 4, 3, 2, 1];

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
    let letters = match (state.is_solo(), state.round) {
        (true, LAST_ROUND) => {
            state.commons = CardBits::NONE;
            return;
        }
        (true, _) => SOLO_COMMON_LETTERS,
        (false, _) => COMMON_LETTERS,
    };
    let vowel = state.vowels.deal_set(&mut state.dice, 1);
    state.commons = state.letters.deal_set(&mut state.dice, letters) | vowel;
}
