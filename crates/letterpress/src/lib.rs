//! The word-drafting game: five rounds of letter cards, drafted, written and claimed (rules L0 to L4).
//!
//! ```
//! use letterpress::{Action, Letterpress, Options};
//! use table::{Game, Play, Seat, Seed, Viewer};
//!
//! let mut play = Play::new(Letterpress::new(), Options::default(), Seed::from_number(1))?;
//! let view = play.game().view(play.state(), Viewer::Seat(Seat(0)))?;
//! let hand = view.own.ok_or("a seat has cards of its own")?.hand;
//! play.act(Seat(0), Action::Draft { card: hand[0].card }).map_err(|illegal| format!("{illegal:?}"))?;
//! assert!(!play.game().to_act(play.state()).contains(Seat(0)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! There is one module per heading of the rulebook. Everything here is pure: all chance comes from [`table::Dice`].

#![warn(clippy::disallowed_methods, clippy::disallowed_types, clippy::print_stderr, clippy::print_stdout)]

mod action;
pub mod challenges;
mod choice;
mod claiming;
pub mod components;
mod deal;
pub mod decks;
mod draft;
mod event;
pub mod facts;
mod fifth_round;
mod game;
mod illegal;
pub mod languages;
pub mod lexicon;
mod position;
mod prospect;
pub mod queries;
mod scoring;
pub mod search;
mod setup;
mod solo;
mod state;
mod tell;
mod view;
mod writing;

pub use action::{Action, CardUse, Letters};
pub use event::Event;
pub use facts::Facts;
pub use game::Letterpress;
pub use illegal::Illegal;
pub use position::{EntryPosition, PilePosition, PlayerPosition, Position, SoloPosition, WordPosition};
pub use prospect::{ChallengeProspect, Finding, Gains, LibraryProspect, Prospect, Tally, prospect};
pub use scoring::Criterion;
pub use setup::{BadOptions, Difficulty, Options, Setting, TieBreak};
pub use state::{MAX_PEOPLE, Rank, State, Step};
pub use view::{
    CardView, ChallengeView, DeckSizes, EntryView, OffsetView, OwnView, RankView, SeatView, SoloView, View, WordView,
};
