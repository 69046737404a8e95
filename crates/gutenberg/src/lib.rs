//! The printing-house game (Cioch & Wiśniewski), every rule of it, pure.
//!
//! A reader with the rulebook in hand finds each heading as a module, and each rule id (`G3a.1`) as a test.

mod action;
mod automa;
pub mod catalogue;
mod characters;
pub mod components;
mod end_of_game;
mod event;
mod game;
mod gear_rewards;
mod illegal;
mod options;
mod payment;
mod referee;
mod rewards;
mod round;
mod setup;
mod state;

pub use action::{Action, Batch, GearAt, How, PatronageReward, Price};
pub use automa::rearranged;
pub use end_of_game::{EndScore, Title};
pub use event::{Event, Source};
pub use game::Gutenberg;
pub use illegal::Illegal;
pub use options::{Characters, Edition, Options};
pub use round::plans;
pub use state::{House, Installed, MAX_SEATS, Order, Phase, Plan, Stage, State};
