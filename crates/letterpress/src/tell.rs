//! How events refer to cards: by their names, and by what they show.

use crate::action::CardUse;
use crate::components::{CardBits, CardId, CardName};
use crate::event::Event;
use crate::state::{Composed, Placed, State};
use crate::writing;
use table::{Audience, Seat, Told};

pub(crate) fn name(state: &State, card: CardId) -> CardName {
    state.setting.deck().name(card)
}

pub(crate) fn names(state: &State, cards: CardBits) -> Vec<CardName> {
    state.setting.deck().names(cards)
}

/// What a card shows; nothing on a challenge that has no letter.
pub(crate) fn letter(state: &State, card: CardId) -> String {
    state.setting.deck().shown(card)
}

pub(crate) fn letters(state: &State, cards: CardBits) -> Vec<String> {
    cards.iter().map(|card| letter(state, card)).collect()
}

pub(crate) fn card_use(state: &State, placed: &Placed) -> CardUse {
    let language = state.setting.language();
    let stands_for = writing::stands_for(language, state.setting.deck().card(placed.card).face, placed.reading);
    CardUse { card: name(state, placed.card), letters: state.text(&stands_for) }
}

pub(crate) fn card_uses(state: &State, composed: &Composed) -> Vec<CardUse> {
    composed.cards.iter().map(|placed| card_use(state, placed)).collect()
}

/// Shows a seat its hand, without telling the others.
pub(crate) fn hand(
    state: &State,
    seat: Seat,
    audience: &mut impl Audience<Event>,
    event: impl FnOnce(Seat, Vec<CardName>, Vec<String>) -> Event,
) {
    audience.tell(|| {
        let hand = state.player(seat).hand;
        Told::Secret { seat, secret: event(seat, names(state, hand), letters(state, hand)), public: None }
    });
}
