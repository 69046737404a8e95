//! 3c Develop specialties (G3c).

use crate::catalogue::{Catalogue, SpecialtyCardId, TrackReward};
use crate::checked::Move;
use crate::choice::{Choice, Spaces, split};
use crate::components::{Enumerated, Levels, Specialty};
use crate::event::{Event, Source};
use crate::illegal::Illegal;
use crate::referee::{Rules, Umpire};
use crate::state::{TOP_LEVEL, take_card};
use table::{Audience, Seat};

/// The levels that move the reward marker (G3c.2).
pub(crate) const REWARDED_LEVELS: [u8; 4] = [2, 4, 5, 6];
/// By level: which of the rewards it brings.
const PLACE_ON_TRACK: [Option<usize>; TOP_LEVEL as usize + 1] = {
    let mut places = [None; TOP_LEVEL as usize + 1];
    let mut place = 0;
    while place < REWARDED_LEVELS.len() {
        places[REWARDED_LEVELS[place] as usize] = Some(place);
        place += 1;
    }
    places
};
/// Guilders for one level more than the highest (G3c.3).
pub const GUILDERS_PAST_TOP: u16 = 3;

/// What one level more brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelUp {
    Level {
        level: u8,
        /// For the first of the house's specialties to reach this level (G3c.2).
        reward: Option<TrackReward>,
    },
    /// The specialty is at the top already (G3c.3).
    Guilders(u16),
}

/// What one more level in this specialty brings (G3c.2, G3c.3).
///
/// The reward marker is not stored: levels never fall, so a level is reached for the first time if it is higher than all
/// levels of the house so far.
///
/// ```
/// use gutenberg::components::{Levels, Specialty};
/// use gutenberg::{catalogue::Catalogue, queries::{LevelUp, level_up}};
///
/// let cards = Catalogue::standard();
/// let levels = Levels::new([6, 1, 0, 0]);
/// assert_eq!(level_up(cards, levels, Specialty::Typesetting), LevelUp::Guilders(3));
/// assert_eq!(level_up(cards, levels, Specialty::Woodcutting), LevelUp::Level { level: 2, reward: None });
/// ```
#[inline]
pub fn level_up(cards: &Catalogue, levels: Levels, specialty: Specialty) -> LevelUp {
    if levels[specialty] >= TOP_LEVEL {
        return LevelUp::Guilders(GUILDERS_PAST_TOP);
    }
    let level = levels[specialty] + 1;
    let highest = levels.0.into_iter().fold(0, u8::max);
    let reward = if level > highest { PLACE_ON_TRACK[usize::from(level)] } else { None };
    LevelUp::Level { level, reward: reward.map(|place| cards.reward_track[place]) }
}

/// G3c.1: a level in one of four specialties, or what the card shows.
const USES_OF_A_CARD: u32 = Specialty::ALL.len() as u32 + 1;

#[inline]
fn developed(card: SpecialtyCardId, specialty: Option<Specialty>) -> Move {
    match specialty {
        Some(specialty) => Move::DevelopOne { card, specialty },
        None => Move::DevelopShown { card },
    }
}

/// Each card as it is, or for one level in any specialty.
#[derive(Clone, Copy)]
pub(crate) struct SpecialtyCards(Spaces<SpecialtyCardId>);

impl Choice for SpecialtyCards {
    #[inline]
    fn count(self) -> u32 {
        self.0.count() * USES_OF_A_CARD
    }

    #[inline]
    fn nth(self, _: Rules, mut n: u32) -> Move {
        let how = split(&mut n, USES_OF_A_CARD);
        developed(self.0.nth(n), Specialty::ALL.get(how as usize).copied())
    }

    #[inline]
    fn is_open(self) -> bool {
        self.0.is_open()
    }
}

impl Rules<'_> {
    #[inline]
    pub fn specialty_cards(self) -> SpecialtyCards {
        SpecialtyCards(Spaces(self.state.board.specialties))
    }

    /// For one level in this specialty, or as the card is shown.
    pub fn check_develop(self, card: SpecialtyCardId, specialty: Option<Specialty>) -> Result<Move, Illegal> {
        let there = self.specialty_cards().0.has(card);
        if there { Ok(developed(card, specialty)) } else { Err(Illegal::NotThere { rule: "G3c.1" }) }
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    pub fn develop_shown(&mut self, seat: Seat, card: SpecialtyCardId) {
        self.take_specialty_card(seat, card);
        for specialty in self.cards[card].symbols {
            self.raise(seat, specialty);
        }
    }

    pub fn develop_one(&mut self, seat: Seat, card: SpecialtyCardId, specialty: Specialty) {
        self.take_specialty_card(seat, card);
        self.raise(seat, specialty);
    }

    fn take_specialty_card(&mut self, seat: Seat, card: SpecialtyCardId) {
        take_card(&mut self.state.board.specialties, card);
        self.state.specialties.discard(card);
        self.tell.all(|| Event::SpecialtyCardTaken { seat, card });
        self.main_action_done();
    }

    /// One level up, from any source.
    pub fn raise(&mut self, seat: Seat, specialty: Specialty) {
        match level_up(self.cards, self.state.house(seat).levels, specialty) {
            LevelUp::Guilders(guilders) => self.gain_guilders(seat, guilders, Source::Mastery),
            LevelUp::Level { level, reward } => {
                self.house(seat).levels[specialty] = level;
                self.tell.all(|| Event::LevelReached { seat, specialty, level });
                let Some(reward) = reward else { return };
                self.tell.all(|| Event::TrackReward { seat, level });
                match reward {
                    TrackReward::Ink => self.state.due.inks += 1,
                    TrackReward::Order => self.state.due.orders += 1,
                    TrackReward::Type => self.state.due.types += 1,
                }
            }
        }
    }
}
