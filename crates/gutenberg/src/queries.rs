//! What the rules say about prices, pay, limits and fame, as pure functions: for bots, statistics and pages, so that no
//! rule is written a second time. Each is stated in the chapter of the rulebook that it belongs to.
//!
//! They take the pieces that a view shows: a [`House`](crate::House), a card set, counts.
//! [`HouseSheet`](crate::HouseSheet) converts into a `House`.

pub use crate::end_of_game::{EndScore, GUILDERS_COUNTED, PATRONAGE_CARD_FAME, Title, end_score, level_fame};
pub use crate::gear_rewards::{
    GEAR_FAME, GEAR_USES_A_ROUND, SALE_FAME, SALE_GUILDERS, TRADED_INKS, active_reward, discounted_type_price,
    gear_uses_left, lowest_specialties, may_use_gear, round_fame,
};
pub use crate::payment::{can_pay_inks, fewest_wild_inks};
pub use crate::requirements::{Missing, inks_missing, missing_for_order, missing_for_patron, stand_ins};
pub use crate::round::{
    BatchPay, GUILDERS_PAST_TOP, INK_PRICES, InkSet, LevelUp, OrderPay, PATRONAGE_GUILDERS, PATRONAGE_INKS, TakenInks,
    acting_order, affordable_inks, axles_to_clear, batch_pay, initiative, is_plan, level_up, movable_axles,
    next_sector, open_rewards, order_pay, patronage_columns, reached_patrons, take_leftmost, type_price, types_price,
};
pub use crate::setup::{START_TYPES, gears_in_game, starting_types};
pub use crate::state::{markers_at, place_of};
