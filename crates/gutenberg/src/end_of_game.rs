//! 6 End of the game (G5.4, G5.5) and the solo titles (G8.10).

use crate::characters;
use crate::event::{Event, Source};
use crate::referee::Umpire;
use crate::state::{House, MAX_SEATS, Phase, State};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use table::{Audience, Outcome, Seat, SeatSet};

/// Fame for each patronage card at the end (G5.4).
pub const PATRONAGE_CARD_FAME: u16 = 8;
/// How many guilders count together at the end (G5.4); [`characters::fame_per_three_guilders`] gives their fame.
pub const GUILDERS_COUNTED: u16 = 3;

/// Fame for a specialty at this level at the end (G5.4).
///
/// ```
/// use gutenberg::queries::level_fame;
/// assert_eq!([0, 3, 4, 5, 6].map(level_fame), [0, 0, 1, 3, 6]);
/// ```
pub const fn level_fame(level: u8) -> u16 {
    match level {
        6 => 6,
        5 => 3,
        4 => 1,
        _ => 0,
    }
}

/// What a house would gain if the game ended now (G5.4).
///
/// ```
/// use gutenberg::components::Levels;
/// use gutenberg::{House, queries::end_score};
///
/// let score = end_score(&House { guilders: 7, levels: Levels::new([6, 4, 0, 0]), ..House::EMPTY });
/// assert_eq!((score.specialties, score.patronage, score.guilders), (6 + 1, 0, 2));
/// assert_eq!(score.total(), 9);
/// ```
pub fn end_score(house: &House) -> EndScore {
    EndScore {
        specialties: house.levels.0.iter().map(|&level| level_fame(level)).sum(),
        patronage: PATRONAGE_CARD_FAME * u16::from(house.patronage.len()),
        guilders: house.guilders / GUILDERS_COUNTED * characters::fame_per_three_guilders(house),
    }
}

/// Fame that is added at the end, by its source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EndScore {
    pub specialties: u16,
    pub patronage: u16,
    pub guilders: u16,
}

impl EndScore {
    pub fn total(self) -> u16 {
        self.specialties + self.patronage + self.guilders
    }
}

impl State {
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let people = self.people as usize;
        let mut scores = [0; MAX_SEATS];
        for (score, house) in scores.iter_mut().zip(&self.houses[..people]) {
            *score = i32::from(house.fame);
        }
        let winners: SeatSet = (0..self.people).map(Seat).filter(|&seat| self.final_place(seat) == 1).collect();
        Some(Outcome::new(&scores[..people], winners))
    }

    /// The place of a seat at the end, or if the game ended now; tied seats share a place (G5.5).
    pub(crate) fn final_place(&self, seat: Seat) -> u8 {
        let rank = self.rank(seat);
        1 + (0..self.people).filter(|&other| self.rank(Seat(other)) > rank).count() as u8
    }

    /// Fame decides, then fewer types, then fewer inks.
    fn rank(&self, seat: Seat) -> (u16, Reverse<u8>, Reverse<u8>) {
        let house = self.house(seat);
        let more = if self.phase == Phase::Over { 0 } else { end_score(house).total() };
        (house.fame + more, Reverse(house.types.total()), Reverse(house.inks.total()))
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    pub fn end_game(&mut self) {
        for seat in (0..self.state.people).map(Seat) {
            let score = end_score(self.state.house(seat));
            self.gain_fame(seat, score.specialties, Source::Specialties);
            self.gain_fame(seat, score.patronage, Source::PatronageCards);
            self.gain_fame(seat, score.guilders, Source::Guilders);
        }
        self.enter(Phase::Over, Seat(0));
        let outcome = self.state.outcome();
        if let Some(outcome) = outcome {
            self.tell.all(|| Event::GameEnded {
                scores: outcome.scores().to_vec(),
                winners: outcome.winners.iter().collect(),
            });
        }
    }
}

/// The title of a solo player with this score (G8.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Title {
    Student,
    SeniorStudent,
    Apprentice,
    SeniorApprentice,
    JuniorMaster,
    MasterOfPrinting,
    Guildmaster,
}

impl Title {
    /// From the lowest to the highest.
    pub const ALL: [Title; 7] = [
        Title::Student,
        Title::SeniorStudent,
        Title::Apprentice,
        Title::SeniorApprentice,
        Title::JuniorMaster,
        Title::MasterOfPrinting,
        Title::Guildmaster,
    ];

    /// ```
    /// use gutenberg::Title;
    /// assert_eq!([100, 101, 151].map(Title::of), [Title::Student, Title::SeniorStudent, Title::Guildmaster]);
    /// ```
    pub fn of(score: i32) -> Title {
        match score {
            ..=100 => Title::Student,
            101..=110 => Title::SeniorStudent,
            111..=120 => Title::Apprentice,
            121..=130 => Title::SeniorApprentice,
            131..=140 => Title::JuniorMaster,
            141..=150 => Title::MasterOfPrinting,
            151.. => Title::Guildmaster,
        }
    }
}
