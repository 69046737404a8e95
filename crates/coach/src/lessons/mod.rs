//! Lessons as data: a starting position, and steps with the actions they expect. Their texts are in `locales/`.

mod answering;
#[cfg(not(target_arch = "wasm32"))]
mod check;
mod judging;
mod lesson;
mod pattern;

pub use answering::{CannotAnswer, next_answer};
#[cfg(not(target_arch = "wasm32"))]
pub use check::{Fault, LessonFile, Texts, What, check};
pub use judging::{Judged, Verdict, judge};
pub use lesson::{Answers, Lesson, Mistake, Start, Step, Unreadable};
pub use pattern::Pattern;
