//! What the rules say about rounds, cards and limits, as pure functions: for bots, statistics and pages, so that no rule is
//! written a second time. Each is stated in the chapter of the rulebook that it belongs to. What depends on a table is
//! asked of its [`View`](crate::View).

pub use crate::claiming::claims;
pub use crate::deal::{Commons, HAND, commons};
pub use crate::solo::{THRESHOLD, opens_library};
pub use crate::state::LAST_ROUND;
