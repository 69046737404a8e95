//! What the rules say about rounds, cards and limits, as pure functions: for bots, statistics and pages, so that no
//! rule is written twice. Each is in the module of its rulebook heading. What depends on a table is in its
//! [`View`](crate::View).

pub use crate::claiming::claims;
pub use crate::deal::{Commons, HAND, commons};
pub use crate::solo::{THRESHOLD, opens_library};
pub use crate::state::LAST_ROUND;
