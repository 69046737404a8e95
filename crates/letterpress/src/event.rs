//! Events. They refer to cards by name; `letters` says in the same order what the cards show.

use crate::action::CardUse;
use crate::components::CardName;
use crate::scoring::Criterion;
use serde::Serialize;
use table::{Seat, SeatSet};

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// L1.1, L3.1, L4.1
    RoundBegan { round: u8, commons: Vec<CardName>, letters: Vec<String>, challenges: Vec<CardName> },
    /// Told to its seat only (L1.1; in solo L4.2).
    HandDealt { seat: Seat, cards: Vec<CardName>, letters: Vec<String> },
    /// Told to its seat only (L1.2).
    CardChosen { seat: Seat, card: CardName, letters: String },
    /// The public version of it.
    CardReady { seat: Seat },
    /// Everybody has kept a card and passed the rest to the left (L1.2).
    HandsPassed { left: u8 },
    /// Told to its seat only.
    HandReceived { seat: Seat, cards: Vec<CardName>, letters: Vec<String> },
    /// Told to its seat only: the one card that was left (L1.2).
    LastCardKept { seat: Seat, card: CardName, letters: String },
    /// In solo, what was left of a pile (L4.2).
    PileReturned { count: u8 },
    /// Told to its seat only (L1.3).
    WordChosen { seat: Seat, word: String, cards: Vec<CardUse>, score: u16 },
    /// Told to its seat only (L1.7).
    PassChosen { seat: Seat },
    /// The public version of either.
    WordReady { seat: Seat },
    /// L1.3
    WordRevealed { seat: Seat, word: String, cards: Vec<CardUse>, score: u16 },
    /// L1.7
    PassRevealed { seat: Seat },
    /// Told to its seat only, after the words are revealed, if the table has this option: the best word of its cards.
    BestWord { seat: Seat, word: String, cards: Vec<CardUse>, score: u16 },
    /// Drafted cards that were not used went under the letter deck (L1.9).
    UnusedReturned { seat: Seat, count: u8 },
    /// A seat in a tie drew this (L2.2).
    TieCardDrawn { seat: Seat, card: CardName, letters: String },
    /// `by` is the criterion that put this seat below the one before it (L2.2).
    SeatRanked { seat: Seat, place: u8, score: u16, claims: u8, by: Option<Criterion> },
    /// L2.3
    LettersClaimed { seat: Seat, cards: Vec<CardName>, letters: Vec<String> },
    /// There was nothing left to claim (L2.3).
    NothingToClaim { seat: Seat },
    /// Its effect happens and the card goes under its deck (L2.5).
    ChallengeClaimed { seat: Seat, challenge: CardName },
    /// The card itself joins the collection (L2.5).
    ChallengeJoined { seat: Seat, challenge: CardName, letters: String },
    /// Told to its seat only: the top card of the letter deck joins its collection (L2.5).
    TopLetterDrawn { seat: Seat, card: CardName, letters: String },
    /// The public version of it.
    TopLetterTaken { seat: Seat },
    /// Unclaimed cards went under their decks (L2.6).
    UnclaimedReturned { cards: Vec<CardName>, letters: Vec<String>, challenges: Vec<CardName> },
    /// L3.3
    GameEnded { winners: SeatSet, scores: Vec<u16>, left: Vec<u16> },
    /// L4.3
    LibraryGrew { cards: Vec<CardName>, letters: Vec<String> },
    /// L4.5
    RowLaid {
        offset: i8,
        collected: Vec<CardName>,
        letters: Vec<String>,
        returned: Vec<CardName>,
        returned_letters: Vec<String>,
    },
    /// L4.4: 13 or more
    LibraryCardCollected { card: CardName, letters: String },
    /// L4.4: 12 or less
    LibraryCardReturned { card: CardName, letters: String },
    /// L4.8
    LastRowReturned { cards: Vec<CardName>, letters: Vec<String> },
    /// L4.8
    PressAnswered { score: u16, library: u16, won: bool },
}
