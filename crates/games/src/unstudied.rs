//! Stands for `studied.rs` in a build that only plays.

use crate::GameModule;
use crate::registered::Registered;
use table::Play;

/// Nothing: see the feature `study`.
pub trait Studied {}

impl<G: GameModule> Studied for Play<G> {}

/// Nothing either.
pub trait StudiedGame {}

impl<G: GameModule> StudiedGame for Registered<G> {}
