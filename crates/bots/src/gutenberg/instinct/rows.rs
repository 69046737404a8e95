//! A fast choice of what to take from a row.

use super::card_tables::Patron;
use super::packed::Packed;
use super::wants::Stock;
use super::{Instinct, PlayoutTime};
use crate::gutenberg::policy::{Best, highest};
use gutenberg::catalogue::{Numbered, PatronageId, SpecialtyCardId};
use gutenberg::components::{Enumerated, Row};
use gutenberg::queries::{INK_PRICES, PATRONAGE_GUILDERS, fewest_wild_inks, open_rewards};
use gutenberg::{Action, House, PatronageReward, State};

impl Instinct<'_> {
    /// A patron whose conditions are met.
    pub(super) fn patron(&self, state: &State, house: &House) -> Option<Action> {
        let spaces = self.policy.patron_spaces(state);
        if spaces.is_empty() {
            return None;
        }
        let (levels, types, inks) = (Packed::from(house.levels), Packed::from(house.types), Stock::of(house));
        let meets = |patron: &Patron| {
            let lacking = levels.lacking(patron.levels).0 | types.lacking(patron.types).0;
            lacking as usize | inks.missing(patron.inks) == 0
        };
        // Branchless: all are compared before one is chosen, as the result is unpredictable.
        let met = spaces.iter().enumerate().fold(0u32, |met, (at, space)| {
            let patron = &self.tables.patrons[PatronageId::number(*space)];
            met | u32::from(meets(patron)) << at
        });
        let card = spaces.get(met.trailing_zeros() as usize).copied().flatten()?;
        Some(Action::TakePatronageCard { card, wild: fewest_wild_inks(house, self.cards()[card].inks) })
    }

    pub(super) fn row(&self, state: &State, house: &House, row: Row) -> Action {
        let time = self.time(state, house);
        let board = state.board();
        let action = match row {
            Row::Orders => {
                let (printing, refinement) = (board.printing.iter().flatten(), board.refinement.iter().flatten());
                let found = self.best_order(house, house.types.into(), printing.copied(), refinement.copied(), time);
                found.and_then(|(printing, refinement, worth)| {
                    let discard = self.slot_for(house, worth, time)?;
                    Some(Action::TakeOrder { printing, refinement, discard })
                })
            }
            Row::Inks => self.take_inks(state, house, time),
            Row::Specialties => self.develop(state, house, time),
            Row::Gears => self.install(state, house, time),
            Row::Patronage => self.patron(state, house).or_else(|| self.patronage(state, house, time)),
        };
        action.unwrap_or(Action::Pass)
    }

    fn take_inks(&self, state: &State, house: &House, time: PlayoutTime) -> Option<Action> {
        let wants = self.ink_wants(house, time);
        // An empty space is worth nothing and costs nothing.
        let wants = [wants[0], wants[1], wants[2], wants[3], 0.0];
        let (mut best, mut most) = ((0, 0), 0.0);
        for (set, inks) in state.board().ink_sets.iter().enumerate() {
            let (mut value, mut count, mut cost) = (0.0, 0, 0);
            for (ink, price) in inks.iter().zip(INK_PRICES) {
                let there = u16::from(ink.is_some());
                count += there as u8;
                cost += price * there;
                value = value + wants[ink.map_or(4, Enumerated::index)] - f32::from(price * there) * time.guilder;
                let better = (cost <= house.guilders) & (value > most);
                (best, most) = if better { ((set as u8, count), value) } else { (best, most) };
            }
        }
        let (set, count) = best;
        (count > 0).then_some(Action::TakeInks { set, count })
    }

    fn develop(&self, state: &State, house: &House, time: PlayoutTime) -> Option<Action> {
        let wants = self.level_wants(house, time);
        // An empty space shows a symbol that nobody wants.
        let wants = [wants[0], wants[1], wants[2], wants[3], f32::NEG_INFINITY];
        let (mut best, mut most) = (None, 0.0);
        for space in state.board().specialties {
            let [one, other] = self.tables.symbols[SpecialtyCardId::number(space)];
            let value = wants[usize::from(one)] + wants[usize::from(other)];
            (best, most) = if value > most { (space, value) } else { (best, most) };
        }
        best.map(|card| Action::DevelopShown { card })
    }

    fn install(&self, state: &State, house: &House, time: PlayoutTime) -> Option<Action> {
        let axle = house.free_axle()?;
        let mut best = Best::above(0.5);
        for gear in state.board().gears.into_iter().flatten() {
            let (sector, value) = self.tables.gears[gear.index()][usize::from(time.round)][axle];
            best.offer(value, || (gear, sector));
        }
        best.found.map(|(gear, sector)| Action::InstallGear { gear, sector, discard: None })
    }

    fn patronage(&self, state: &State, house: &House, time: PlayoutTime) -> Option<Action> {
        let (inks, levels) = (self.ink_wants(house, time), self.level_wants(house, time));
        let room = house.free_slot().is_some() && time.fulfils > 0;
        // As bits, and values for closed ones too: which rewards are open is unpredictable.
        let open = open_rewards(state.board(), state.bag()).fold(0u8, |open, reward| open | 1 << reward as u8);
        let mut best = Best::above(0.0);
        for reward in PatronageReward::ALL {
            let value = match reward {
                PatronageReward::Order if room => self.prices().weights.order,
                PatronageReward::Order => 0.0,
                PatronageReward::Level => levels[highest(&levels)],
                PatronageReward::Guilders => f32::from(PATRONAGE_GUILDERS) * time.guilder,
                PatronageReward::Inks => 1.5 * inks[highest(&inks)],
            };
            if open >> reward as u8 & 1 != 0 {
                best.offer(value, || reward);
            }
        }
        best.found.map(|reward| Action::TakePatronageReward { reward })
    }
}
