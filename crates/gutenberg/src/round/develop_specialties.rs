//! 3c Develop specialties (G3c).

use crate::action::Action;
use crate::catalogue::{SpecialtyCardId, TrackReward};
use crate::components::{Kind, Specialty};
use crate::event::{Event, Source};
use crate::illegal::Illegal;
use crate::menu::{filled, nth_filled, split};
use crate::referee::{Rules, Umpire, Verdict};
use crate::state::{TOP_LEVEL, take_card};
use table::{Audience, Seat};

/// G3c.2: the levels that move the reward marker.
pub(crate) const REWARDED_LEVELS: [u8; 4] = [2, 4, 5, 6];
/// G3c.3
const GUILDERS_PAST_TOP: u16 = 3;

/// G3c.1: a level in one of four specialties, or what the card shows.
const USES_OF_A_CARD: u32 = Specialty::ALL.len() as u32 + 1;

impl Rules<'_> {
    pub fn check_develop(self, card: SpecialtyCardId) -> Verdict {
        let there = self.state.board.specialties.contains(&Some(card));
        if there { Ok(()) } else { Err(Illegal::NotThere { rule: "G3c.1" }) }
    }

    /// Each card as it is shown, or for one level in any specialty.
    #[inline]
    pub fn specialty_choices(self) -> u32 {
        filled(&self.state.board.specialties) * USES_OF_A_CARD
    }

    #[inline]
    pub fn nth_specialty_choice(self, mut n: u32) -> Option<Action> {
        let how = split(&mut n, USES_OF_A_CARD);
        let card = nth_filled(&self.state.board.specialties, n)?;
        Some(match Specialty::ALL.get(how as usize) {
            Some(&specialty) => Action::DevelopOne { card, specialty },
            None => Action::DevelopShown { card },
        })
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
        self.deed_done();
    }

    /// One level up, from any source. The reward marker needs no place of its own: no level ever falls, so a level is
    /// reached for the first time when it tops all the house's levels so far.
    pub fn raise(&mut self, seat: Seat, specialty: Specialty) {
        let house = self.house(seat);
        if house.levels[specialty] >= TOP_LEVEL {
            return self.gain_guilders(seat, GUILDERS_PAST_TOP, Source::Mastery);
        }
        let highest_before = house.top_level();
        house.levels[specialty] += 1;
        let level = house.levels[specialty];
        self.tell.all(|| Event::LevelReached { seat, specialty, level });
        if level > highest_before
            && let Some(place) = REWARDED_LEVELS.iter().position(|&rewarded| rewarded == level)
        {
            self.tell.all(|| Event::TrackReward { seat, level });
            match self.cards.reward_track[place] {
                TrackReward::Ink => self.state.pending.inks += 1,
                TrackReward::Order => self.state.pending.orders += 1,
                TrackReward::Type => self.state.pending.types += 1,
            }
        }
    }
}
