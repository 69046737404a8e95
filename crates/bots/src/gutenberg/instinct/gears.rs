//! A fast choice of the gear to use.

use super::Instinct;
use super::card_tables::{AT_ONCE, AT_THE_END};
use gutenberg::catalogue::{GearId, GearReward, Numbered};
use gutenberg::queries::{active_reward, discounted_type_price, gear_uses_left, lowest_specialties};
use gutenberg::{AXLES, Action, GearChoice, House, Order, Phase, Price, ROUNDS, Stage, State, TOP_LEVEL};

impl Instinct<'_> {
    #[inline]
    pub(super) fn gear_to_use(&self, state: &State, house: &House) -> Option<Action> {
        let axles = self.gears_to_look_at(state, house);
        if axles == 0 { None } else { self.useful_gear(state, house, axles) }
    }

    /// The axles, as bits, whose gears are unused and show a reward that is used now. Branchless, as all that is
    /// unpredictable.
    #[inline(never)]
    fn gears_to_look_at(&self, state: &State, house: &House) -> u8 {
        if gear_uses_left(&house.uses) == 0 {
            return 0;
        }
        let last = state.phase() == Phase::Fulfil && state.stage() != Stage::Main && state.round() >= ROUNDS;
        let now = if last { AT_ONCE | AT_THE_END } else { AT_ONCE };
        (0..AXLES).fold(0, |axles, axle| {
            let installed = house.gears[axle];
            let times = self.tables.gear_times[GearId::number(installed.map(|at| at.gear))];
            let asks = times.of(installed.map_or(0, |at| at.sector)) & now != 0;
            axles | u8::from(asks & (house.uses[axle] == 0)) << axle
        })
    }

    /// Uses gears at once if waiting cannot be better; those that sell wait for the end of the game.
    #[inline(never)]
    fn useful_gear(&self, state: &State, house: &House, mut axles: u8) -> Option<Action> {
        while axles != 0 {
            let axle = axles.trailing_zeros() as usize;
            axles &= axles - 1;
            let reward = active_reward(self.cards(), house, axle)?;
            let choice = match reward {
                GearReward::RoundFame => Some(GearChoice::Plain),
                GearReward::Level(specialty) => (house.levels[specialty] < TOP_LEVEL).then_some(GearChoice::Plain),
                GearReward::LowestSpecialty => {
                    lowest_specialties(house.levels).next().map(|specialty| GearChoice::Raise { specialty })
                }
                GearReward::TakeInk(ink) => (state.bag()[ink] > 0).then_some(GearChoice::Plain),
                GearReward::Order => {
                    let useful =
                        house.free_slot().is_some() && (state.phase() != Phase::Fulfil || state.round() < ROUNDS);
                    (useful && state.can_draw_order()).then_some(GearChoice::Plain)
                }
                // These are reconsidered every turn, so a good moment is good enough.
                GearReward::TradeInk(ink) => {
                    (house.inks[ink] > 0 && !state.bag().is_empty()).then_some(GearChoice::GiveInk { ink })
                }
                GearReward::BuyType(kind) => {
                    let lacks = |order: &Order| self.cards()[order.printing].types[kind] > house.types[kind];
                    let useful = house.guilders >= discounted_type_price(house.types)
                        && house.orders.iter().flatten().any(lacks);
                    useful.then_some(GearChoice::Plain)
                }
                GearReward::SellType => {
                    let kind = house.types.iter().next();
                    kind.map(|(kind, _)| GearChoice::SellType { kind, price: Price::Fame })
                }
                _ => None,
            };
            if let Some(choice) = choice {
                return Some(Action::UseGear { axle: axle as u8, choice });
            }
        }
        None
    }
}
