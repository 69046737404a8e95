//! The review of a game: where it was won, and what was luck (docs/review.md).
//!
//! [`study`] examines some plies of a record, [`Review::of`] combines all findings. The findings of a ply follow from
//! the record, the seed and the effort alone, so plies can be studied anywhere, in any order, with the same result.

mod assembling;
mod effort;
mod findings;
mod judging;
mod ledger;
mod moment;
mod report;
mod studying;
mod summaries;
mod telling;
mod turning;
mod words_written;

pub use effort::Effort;
pub use findings::{Findings, Found};
pub use judging::{BLUNDER, MISTAKE};
pub use report::{
    ByPhase, Candidate, Class, ClassCounts, Judged, Part, Parts, ReasonTold, Review, ReviewedPly, RoundLedger,
    SeatReview, Took, TurningPoint, Unlucky, WordRound, Written,
};
pub use studying::{Plan, Unreviewed, study};
pub use telling::Tellers;
