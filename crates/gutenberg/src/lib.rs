//! The rules of the printing-house game (Cioch & Wiśniewski), pure.
//!
//! A reader with the rulebook in hand finds each heading as a module, and each rule id (`G3a.1`) as a test.

#![warn(clippy::disallowed_methods, clippy::disallowed_types, clippy::print_stderr, clippy::print_stdout)]

mod action;
mod automa;
pub mod catalogue;
pub mod characters;
mod checked;
mod choice;
pub mod components;
mod end_of_game;
mod event;
pub mod facts;
mod game;
mod gear_rewards;
mod illegal;
mod options;
mod payment;
mod position;
pub mod prospect;
pub mod queries;
mod referee;
mod requirements;
mod rewards;
pub(crate) mod round;
mod search;
mod setup;
mod sheet;
mod state;
mod view;

pub use action::{Action, Batch, GearAt, GearChoice, PatronageReward, Price};
pub use automa::rearranged;
pub use checked::Checked;
pub use end_of_game::{EndScore, Title};
pub use event::{Event, Source};
pub use facts::Facts;
pub use game::Gutenberg;
pub use illegal::Illegal;
pub use options::{BadOptions, Characters, Edition, FreeActions, Options};
pub use position::{Piles, Position, Secrets};
pub use prospect::Prospect;
pub use round::{plans, slots};
pub use sheet::{AutomaSheet, BoardSheet, Discards, GearSheet, HouseSheet, OpenCards, PatronageSpace, Sheet};
pub use state::{
    AXLES, Bits, Board, Cards, DEALT_CHARACTERS, Due, House, Installed, MAX_SEATS, MOST_MARKERS, ORDER_SLOTS, Order,
    Phase, Plan, ROUNDS, ROW_LIMIT, SECTORS, Stage, State, TOP_LEVEL,
};
pub use view::{Own, PileSizes, View};
