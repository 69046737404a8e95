//! The worth of a house as a whole: what it has, what its gears will bring, and its orders.

use super::outlook::{Appraiser, PricedOrders};
use super::time_left::TimeLeft;
use gutenberg::catalogue::GearReward;
use gutenberg::queries::{SALE_FAME, end_score, next_sector, round_fame};
use gutenberg::{House, Installed, ROUNDS, State};
use table::Seat;

impl Appraiser<'_> {
    /// One use of a reward in a round, as a rule of thumb.
    pub fn gear_use(&self, reward: GearReward, round: u8, house: &House) -> f32 {
        let w = self.weights();
        let last = round >= ROUNDS;
        match reward {
            GearReward::RoundFame => w.gear_round_fame * f32::from(round_fame(round)),
            GearReward::SellType if last => SALE_FAME.into(),
            GearReward::SellType => w.gear_sell_type,
            GearReward::TypeFame(_) => w.gear_type_fame,
            GearReward::InkFame(_) => w.gear_ink_fame,
            GearReward::SpecialtyFame(specialty) => {
                w.gear_specialty_fame * (0.4 + 0.25 * f32::from(house.levels[specialty]))
            }
            GearReward::LowestSpecialty => w.gear_lowest,
            GearReward::Level(_) => w.gear_level,
            GearReward::TakeInk(_) => w.gear_take_ink,
            GearReward::TradeInk(_) => w.gear_trade_ink,
            GearReward::SwapInk => w.gear_swap_ink,
            GearReward::SwapType => w.gear_swap_type,
            GearReward::BuyType(_) => w.gear_buy_type,
            GearReward::Order if last => 0.0,
            GearReward::Order => w.gear_order,
        }
    }

    /// A gear on an axle from now to the end: which sector comes up when follows from how gears turn (G2.1).
    pub fn gear(&self, installed: Installed, axle: usize, used: bool, house: &House, round: u8) -> f32 {
        let sectors = &self.cards[installed.gear].sectors;
        let mut sector = installed.sector;
        let mut sum = 0.0;
        for at in round..=ROUNDS {
            if at > round || !used {
                sum += self.gear_use(sectors[usize::from(sector)], at, house);
            }
            sector = next_sector(axle, sector);
        }
        sum
    }

    /// What a seat has and is about to have, in fame: for ranking its next actions.
    pub fn standing(&self, state: &State, seat: Seat) -> f32 {
        self.standing_with(self.orders(state.house(seat), TimeLeft::of(state)), state, seat)
    }

    /// [`Appraiser::standing`] of a house whose orders are priced already.
    pub(super) fn standing_with(&self, priced: PricedOrders, state: &State, seat: Seat) -> f32 {
        let time_left = TimeLeft::of(state);
        let house = state.house(seat);
        let end = end_score(house);
        let w = self.weights();
        let ahead = f32::from(time_left.fulfils_left) / f32::from(ROUNDS);
        let steps = &self.prices.level_step[usize::from(time_left.fulfils_left)];
        let levels: f32 = house.levels.0.iter().flat_map(|&level| &steps[1..=usize::from(level)]).sum();
        let gears = (0..house.gears.len())
            .filter_map(|axle| Some(self.gear(house.gears[axle]?, axle, house.uses[axle] > 0, house, time_left.round)));
        let due = state.due();
        let due = if state.actor() == seat {
            f32::from(due.inks) * 2.0 + f32::from(due.levels) * 1.5 + f32::from(due.orders) * w.order
        } else {
            0.0
        };
        f32::from(house.fame + end.patronage)
            + levels
            + f32::from(house.guilders) * priced.guilder
            + priced.orders.iter().sum::<f32>()
            + f32::from(priced.free_inks.total()) * w.spare_ink * ahead
            + f32::from(house.types.total()) * w.spare_type * ahead
            + gears.sum::<f32>()
            + due
    }
}
