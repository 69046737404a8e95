//! What lies on the table.

use crate::components::{CardBits, CardId, Pile};
use crate::languages::{LONGEST_WORD, Letter, Word};
use crate::lexicon::{Face, Reading};
use crate::scoring::Criterion;
use crate::setup::Setting;
use crate::writing;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{Dice, Seat, SeatSet};

pub const MAX_PEOPLE: usize = 6;
/// The last round, in which the collections are used (L3.1). Only its word wins.
pub const LAST_ROUND: u8 = 5;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) setting: Arc<Setting>,
    pub(crate) dice: Dice,
    pub(crate) round: u8,
    pub(crate) step: Step,
    pub(crate) letters: Pile,
    pub(crate) vowels: Pile,
    pub(crate) challenges: Pile,
    /// This round's common cards. While letters are claimed they are in the pool or in somebody's collection.
    pub(crate) commons: CardBits,
    /// The challenges that can still be claimed this round.
    pub(crate) open: CardBits,
    /// The letters that can still be claimed this round.
    pub(crate) pool: CardBits,
    pub(crate) seats: ArrayVec<Player, MAX_PEOPLE>,
    /// From the first place to the last, while letters are claimed.
    pub(crate) ranking: ArrayVec<Rank, MAX_PEOPLE>,
    /// How many of the ranking have claimed.
    pub(crate) claimed: u8,
    pub(crate) solo: Solo,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Draft,
    Write,
    Claim,
    /// Solo: where the new row goes under the last one (L4.5).
    Lay,
    /// Solo: a card of the library is to be chosen (L4.4).
    Library,
    End,
}

/// One seat's cards and choices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Cards to choose from in the draft.
    pub(crate) hand: CardBits,
    /// The card of the hand that it will keep, unless it chooses another one.
    pub(crate) chosen: Option<CardId>,
    pub(crate) drafted: CardBits,
    pub(crate) entry: Option<Entry>,
    pub(crate) collection: CardBits,
}

/// What a seat wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    Pass,
    Word(Composed),
}

/// A word and the cards that spell it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Composed {
    pub(crate) word: Word,
    pub(crate) cards: ArrayVec<Placed, LONGEST_WORD>,
}

/// A card of a word and how it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    pub(crate) card: CardId,
    pub(crate) reading: Reading,
}

/// A seat's place in the order of claiming.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rank {
    pub seat: Seat,
    /// The criterion that put it below the seat before it.
    pub by: Option<Criterion>,
}

/// The table of a solo player against the Rotary Press.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Solo {
    /// The last word, card by card.
    pub(crate) row: SoloRow,
    pub(crate) library: CardBits,
    /// The words of the fifth round.
    pub(crate) last_words: Vec<Composed>,
}

/// Five drafted cards and two commons at most.
pub type SoloRow = ArrayVec<CardId, 7>;

impl Entry {
    pub(crate) fn word(&self) -> Option<&Composed> {
        match self {
            Entry::Pass => None,
            Entry::Word(composed) => Some(composed),
        }
    }
}

impl Composed {
    pub(crate) fn used(&self) -> CardBits {
        self.cards.iter().map(|placed| placed.card).collect()
    }
}

impl Player {
    pub(crate) fn word(&self) -> Option<&Composed> {
        self.entry.as_ref().and_then(Entry::word)
    }

    /// The cards of its word; none if it passed.
    pub(crate) fn used(&self) -> CardBits {
        self.word().map_or(CardBits::NONE, Composed::used)
    }
}

impl State {
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    pub fn round(&self) -> u8 {
        self.round
    }

    pub fn step(&self) -> Step {
        self.step
    }

    pub(crate) fn is_solo(&self) -> bool {
        self.seats.len() == 1
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    pub(crate) fn each_seat(&self) -> impl Iterator<Item = (Seat, &Player)> + use<'_> {
        self.seats.iter().enumerate().map(|(index, player)| (Seat(index as u8), player))
    }

    pub(crate) fn seats_where(&self, wanted: impl Fn(&Player) -> bool) -> SeatSet {
        self.each_seat().filter(|(_, player)| wanted(player)).map(|(seat, _)| seat).collect()
    }

    /// The cards a seat may write with now (L1.3, L3.1, L4.8).
    pub(crate) fn writing_cards(&self, seat: Seat) -> CardBits {
        let player = self.player(seat);
        writing::own_cards(self.round, player.drafted, player.collection) | self.commons
    }

    /// The faces of these cards, in the set's order.
    pub(crate) fn faces(&self, cards: CardBits) -> ArrayVec<Face, { crate::lexicon::MOST_FACES }> {
        let deck = self.setting.deck();
        cards.iter().filter_map(|card| deck.card(card).face).take(crate::lexicon::MOST_FACES).collect()
    }

    /// Puts cards under the decks they belong to.
    pub(crate) fn put_under(&mut self, cards: CardBits) {
        let deck = self.setting.deck();
        let (letters, vowels, challenges) = (deck.letters(), deck.vowels(), deck.challenges());
        self.letters.put_under(cards & letters);
        self.vowels.put_under(cards & vowels);
        self.challenges.put_under(cards & challenges);
    }

    /// Letters as text, in the table's language.
    pub(crate) fn text(&self, letters: &[Letter]) -> String {
        self.setting.language().show(letters).to_string()
    }
}
