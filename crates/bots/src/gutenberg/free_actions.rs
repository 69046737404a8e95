//! 2.3 Free actions: which gear to use, and when.

use super::outlook::Outlook;
use super::policy::{Best, Policy, best_two_inks};
use super::time_left::TimeLeft;
use gutenberg::catalogue::GearReward;
use gutenberg::characters;
use gutenberg::components::{Enumerated, Ink, Type};
use gutenberg::queries::{
    SALE_FAME, SALE_GUILDERS, active_reward, discounted_type_price, lowest_specialties, may_use_gear, types_price,
};
use gutenberg::{AXLES, Action, GearChoice, House, Phase, Price, ROUNDS, Stage, State, TOP_LEVEL};
use table::{Game, Seat};

impl Policy<'_> {
    /// Whether any gear can still be used.
    pub(super) fn may_use_gear(&self, house: &House) -> bool {
        (0..AXLES).any(|axle| house.gears[axle].is_some() && may_use_gear(house, &house.uses, axle).is_ok())
    }

    /// A gear that is worth using before planning: the plan can then use the order or level it gives.
    pub(super) fn gear_before_plan(&self, state: &State, seat: Seat, time_left: TimeLeft) -> Option<Action> {
        let house = state.house(seat);
        if house.plan.is_some() || !self.may_use_gear(house) {
            return None;
        }
        self.free_action(state, seat, &self.appraiser.of_seat(state, seat, time_left))
    }

    /// The first gear in a fixed order that is worth using now; others wait for a better moment.
    pub(super) fn free_action(&self, state: &State, seat: Seat, outlook: &Outlook) -> Option<Action> {
        let house = state.house(seat);
        let after_batch = state.phase() == Phase::Fulfil && state.stage() != Stage::Main;
        let before_batch = state.phase() == Phase::Fulfil && state.stage() == Stage::Main;
        let last = state.round() >= ROUNDS;
        if self.may_use_gear(house) {
            for axle in 0..AXLES {
                let Some(reward) = active_reward(self.appraiser.cards, house, axle) else { break };
                if may_use_gear(house, &house.uses, axle).is_err() {
                    continue;
                }
                let choice = match reward {
                    GearReward::RoundFame => Some(GearChoice::Plain),
                    GearReward::Level(specialty) => {
                        let useful = house.levels[specialty] < TOP_LEVEL || after_batch;
                        useful.then_some(GearChoice::Plain)
                    }
                    GearReward::LowestSpecialty => lowest_specialty(house, outlook),
                    GearReward::TakeInk(ink) => (state.bag()[ink] > 0).then_some(GearChoice::Plain),
                    GearReward::Order => {
                        let now = house.free_slot().is_some() && !before_batch || after_batch;
                        (now && !(last && after_batch)).then_some(GearChoice::Plain)
                    }
                    GearReward::SellType => self.sale(house, outlook, after_batch, last),
                    GearReward::SwapInk if before_batch => swap_ink(state, house, outlook),
                    GearReward::SwapType if before_batch => swap_type(house, outlook),
                    GearReward::TradeInk(shown) if before_batch => trade_ink(state, house, outlook, shown),
                    GearReward::BuyType(kind) if before_batch => {
                        let price = f32::from(discounted_type_price(house.types));
                        (outlook.kind[kind.index()] > price * outlook.guilder).then_some(GearChoice::Plain)
                    }
                    _ => None,
                };
                let action = choice.map(|choice| Action::UseGear { axle: axle as u8, choice });
                if let Some(action) = action.filter(|action| self.game.check(state, seat, action).is_ok()) {
                    return Some(action);
                }
            }
        }
        None
    }

    /// G6.6: sells a type that no order needs; in the last round, any type.
    fn sale(&self, house: &House, outlook: &Outlook, after_batch: bool, last: bool) -> Option<GearChoice> {
        if !after_batch {
            return None;
        }
        let (kind, _) = if last { house.types.iter().next()? } else { outlook.free_types.iter().next()? };
        let (in_guilders, in_fame) = (f32::from(SALE_GUILDERS) * outlook.guilder, f32::from(SALE_FAME));
        let price = if in_guilders > in_fame { Price::Guilders } else { Price::Fame };
        let gain = in_guilders.max(in_fame);
        // The price of buying it back.
        let price_before = types_price(u32::from(house.types.total()).saturating_sub(1), 1);
        let lost = if last { 0.0 } else { price_before as f32 * outlook.guilder };
        (gain > lost).then_some(GearChoice::SellType { kind, price })
    }
}

fn lowest_specialty(house: &House, outlook: &Outlook) -> Option<GearChoice> {
    let mut best = Best::above(f32::NEG_INFINITY);
    for specialty in lowest_specialties(house.levels) {
        best.offer(outlook.level[specialty.index()], || GearChoice::Raise { specialty });
    }
    best.found
}

fn swap_ink(state: &State, house: &House, outlook: &Outlook) -> Option<GearChoice> {
    let (give, _) = outlook.free_inks.iter().find(|&(ink, _)| house.inks[ink] > 0)?;
    let mut best = Best::above(outlook.second_ink[give.index()] + 0.2);
    for (take, _) in state.bag().iter().filter(|&(take, _)| take != give) {
        best.offer(outlook.ink[take.index()], || GearChoice::SwapInk { give, take });
    }
    best.found
}

fn swap_type(house: &House, outlook: &Outlook) -> Option<GearChoice> {
    let (give, _) = outlook.free_types.iter().find(|&(kind, _)| house.types[kind] > 0)?;
    let mut best = Best::above(outlook.kind[give.index()] + 0.2);
    for &take in Type::ALL.iter().filter(|&&take| take != give) {
        best.offer(outlook.kind[take.index()], || GearChoice::SwapType { give, take });
    }
    best.found
}

fn trade_ink(state: &State, house: &House, outlook: &Outlook, shown: Ink) -> Option<GearChoice> {
    let gives = |ink: &Ink| house.inks[*ink] > 0 && (*ink == shown || characters::wild_ink(house) == Some(*ink));
    let ink = Ink::ALL.iter().copied().find(gives)?;
    let lost = if outlook.free_inks[ink] > 0 { outlook.second_ink[ink.index()] } else { 2.0 };
    (!state.bag().is_empty() && best_two_inks(outlook) > lost + 0.1).then_some(GearChoice::GiveInk { ink })
}
