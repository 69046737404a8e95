//! Step 2, the draft (L1.2).

use crate::components::{CardBits, CardId};
use crate::event::Event;
use crate::state::{State, Step};
use crate::{solo, tell};
use table::{Audience, Seat, Told};

/// Chooses a card to keep. The choice can be changed until the last seat has chosen.
pub(crate) fn choose(state: &mut State, seat: Seat, card: CardId, audience: &mut impl Audience<Event>) {
    if state.is_solo() {
        solo::keep(state, card, audience);
        return;
    }
    state.player_mut(seat).chosen = Some(card);
    audience.tell(|| Told::Secret {
        seat,
        secret: Event::CardChosen { seat, card: tell::name(state, card), letters: tell::letter(state, card) },
        public: Some(Event::CardReady { seat }),
    });
    if state.seats.iter().all(|player| player.chosen.is_some()) {
        pass_left(state, audience);
    }
}

/// Everybody keeps the chosen card and passes the rest; a single remaining card is kept at once.
fn pass_left(state: &mut State, audience: &mut impl Audience<Event>) {
    let people = state.seats.len();
    for player in &mut state.seats {
        if let Some(card) = player.chosen.take() {
            player.hand = player.hand.without(card);
            player.drafted = player.drafted.with(card);
        }
    }
    let mut from_right = state.seats[people - 1].hand;
    for player in &mut state.seats {
        from_right = std::mem::replace(&mut player.hand, from_right);
    }
    let left = state.seats[0].hand.len();
    audience.reveal(|| Event::HandsPassed { left: left as u8 });
    for index in 0..people {
        let seat = Seat(index as u8);
        match state.player(seat).hand.first() {
            Some(card) if left == 1 => {
                let player = state.player_mut(seat);
                player.hand = CardBits::NONE;
                player.drafted = player.drafted.with(card);
                audience.tell(|| Told::Secret {
                    seat,
                    secret: Event::LastCardKept {
                        seat,
                        card: tell::name(state, card),
                        letters: tell::letter(state, card),
                    },
                    public: None,
                });
            }
            _ => tell::hand(state, seat, audience, |seat, cards, letters| Event::HandReceived { seat, cards, letters }),
        }
    }
    if left <= 1 {
        state.step = Step::Write;
    }
}
