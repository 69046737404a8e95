//! A house: its score, prices, orders, gears, tracks and its character's power.

use crate::action::Action;
use crate::catalogue::TrackReward;
use crate::characters;
use crate::components::{Character, Enumerated, Ink, Specialty, Type};
use crate::end_of_game::{EndScore, Title, end_score, level_fame};
use crate::facts::{AxleFacts, Hindrance, LevelUpFacts, OrderFacts};
use crate::gear_rewards::{GEAR_USES_A_ROUND, discounted_type_price};
use crate::referee::Rules;
use crate::round::{REWARDED_LEVELS, type_price};
use crate::state::{AXLES, House, ORDER_SLOTS, Phase};
use serde::Serialize;
use table::Seat;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HouseFacts {
    pub seat: Seat,
    pub fame: u16,
    /// What would be added if the game ended now, by its source (G5.4); null when it has.
    pub end: Option<EndScore>,
    /// The same, added up.
    pub end_fame: u16,
    /// Fame with what would be added.
    pub total: u16,
    /// The place that this total gives, from 1; who shares it has the same (G5.5).
    pub place: u8,
    /// Alone against the automa: the title for this total (G8.10), and the next one.
    pub title: Option<Title>,
    pub next_title: Option<NextTitle>,
    /// Of one more type, and with a gear's discount.
    pub type_price: u16,
    pub discounted_type_price: u16,
    /// Why no type can be bought now; for the viewer's own house.
    pub buy_type: Option<Hindrance>,
    /// By slot; null if it is free.
    pub orders: Vec<Option<OrderFacts>>,
    pub axles: Vec<AxleFacts>,
    pub gear_uses_left: u8,
    pub specialties: Vec<SpecialtyFacts>,
    pub track: Vec<TrackFacts>,
    /// The colour whose inks count as any (G7.8).
    pub wild: Option<Ink>,
    /// Its character may swap two levels (G7.7).
    pub swaps_levels: bool,
    /// How many types a batch of two or more orders may lack (G7.3).
    pub types_ignored: u8,
    /// Fame at the round's end if nothing changed (G7.6).
    pub tidy_fame: u16,
    pub power: Option<PowerFacts>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NextTitle {
    pub title: Title,
    /// The lowest total for it.
    pub from: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SpecialtyFacts {
    pub specialty: Specialty,
    pub level: u8,
    /// At the end, for this level.
    pub end_fame: u16,
    /// What one level more brings.
    pub next: LevelUpFacts,
}

/// A rewarded level (G3c.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TrackFacts {
    pub level: u8,
    #[cfg_attr(feature = "typescript", ts(type = "'ink' | 'order' | 'type'"))]
    pub reward: TrackReward,
    /// The house has it.
    pub reached: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PowerFacts {
    pub character: Character,
    pub state: PowerState,
}

/// When a character's power works (G7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PowerState {
    /// It can be used at this moment.
    Now,
    /// It can be used later in this round.
    Later,
    /// It was used in this round, or once and for all.
    Done,
    /// It always works.
    Always,
}

impl Rules<'_> {
    pub(super) fn house_facts(self, seat: Seat, viewer: Option<Seat>) -> HouseFacts {
        let state = self.state;
        let house = self.house(seat);
        let is_own = viewer == Some(seat);
        let end = (state.phase != Phase::Over).then(|| end_score(house));
        let end_fame = end.map_or(0, EndScore::total);
        let total = house.fame + end_fame;
        let solo = state.people == 1;
        let used: u8 = house.uses.iter().sum();
        HouseFacts {
            seat,
            fame: house.fame,
            end,
            end_fame,
            total,
            place: state.final_place(seat),
            title: solo.then(|| Title::of(total.into())),
            next_title: if solo { NextTitle::after(total.into()) } else { None },
            type_price: type_price(house.types),
            discounted_type_price: discounted_type_price(house.types),
            buy_type: if is_own { self.hindrance(seat, &Action::BuyType { kind: Type::A }) } else { None },
            orders: (0..ORDER_SLOTS).map(|slot| self.order_facts(seat, slot)).collect(),
            axles: (0..AXLES).map(|axle| self.axle_facts(seat, axle, is_own)).collect(),
            gear_uses_left: GEAR_USES_A_ROUND.saturating_sub(used),
            specialties: Specialty::ALL.iter().map(|&specialty| self.specialty_facts(house, specialty)).collect(),
            track: self.track_facts(house),
            wild: characters::wild_ink(house),
            swaps_levels: characters::swaps_levels(house),
            types_ignored: characters::types_ignored(house, 2),
            tidy_fame: characters::tidy_workshop_fame(house, self.cards),
            power: house.character.map(|character| PowerFacts { character, state: self.power(seat) }),
        }
    }

    fn specialty_facts(self, house: &House, specialty: Specialty) -> SpecialtyFacts {
        let level = house.levels[specialty];
        let next = LevelUpFacts::of(self.cards, house.levels, specialty);
        SpecialtyFacts { specialty, level, end_fame: level_fame(level), next }
    }

    fn track_facts(self, house: &House) -> Vec<TrackFacts> {
        let reached = |level: u8| house.top_level() >= level;
        let rewards = REWARDED_LEVELS.into_iter().zip(self.cards.reward_track);
        rewards.map(|(level, reward)| TrackFacts { level, reward, reached: reached(level) }).collect()
    }

    fn power(self, seat: Seat) -> PowerState {
        let (state, house) = (self.state, self.house(seat));
        let waits = |phase: Phase| state.phase == phase && state.actor == seat;
        let when = |now: bool, done: bool| match (now, done) {
            (true, _) => PowerState::Now,
            (false, true) => PowerState::Done,
            (false, false) => PowerState::Later,
        };
        if characters::shifts_marker(house) {
            return when(waits(Phase::ShiftMarker), state.phase.plans_are_open());
        }
        if characters::starts_with_gears(house) || characters::starts_with_levels(house) {
            let started = house.gears[0].is_some() || !house.levels.is_empty();
            return when(waits(Phase::Selection) && !started, started || state.phase != Phase::Selection);
        }
        if characters::swaps_levels(house) {
            let pairs = Specialty::ALL.iter().flat_map(|&one| Specialty::ALL.iter().map(move |&other| (one, other)));
            let mut swaps = pairs.map(|(one, other)| Action::SwapLevels { one, other });
            return when(swaps.any(|swap| self.check(seat, &swap).is_ok()), house.swapped);
        }
        if characters::names_colour(house) {
            return when(waits(Phase::NameColour), characters::wild_ink(house).is_some());
        }
        PowerState::Always
    }
}

impl NextTitle {
    /// Above every score there is a title within a few points, or none.
    fn after(score: i32) -> Option<NextTitle> {
        let now = Title::of(score);
        let title = *Title::ALL.iter().find(|&&title| title > now)?;
        let from = (score.max(0)..).find(|&score| Title::of(score) == title)?;
        Some(NextTitle { title, from })
    }
}
