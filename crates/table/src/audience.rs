//! Who may know a fact is decided where the fact is born: every event is told to somebody.

use crate::Seat;
use serde::{Deserialize, Serialize};

/// Somebody who looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    Seat(Seat),
    /// Knows what everybody knows.
    Spectator,
}

impl Viewer {
    /// Itself, unless it is a seat that a table of this size does not have.
    pub fn among(self, seats: usize) -> Result<Viewer, NoSuchSeat> {
        match self {
            Viewer::Seat(seat) if seat.index() >= seats => Err(NoSuchSeat { seat, seats: seats as u8 }),
            viewer => Ok(viewer),
        }
    }
}

/// A seat that the table does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("there is no seat {seat}: the table has {seats}, counted from 0")]
pub struct NoSuchSeat {
    pub seat: Seat,
    pub seats: u8,
}

/// An event together with who may know it. In JSON a reveal is an ordinary event: what was revealed is only of interest
/// while the game runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Told<E> {
    /// Everybody hears it, and everybody could have known.
    All(E),
    /// Everybody hears what until now was secret or undecided. No undo reaches back past this.
    #[serde(rename(serialize = "all"))]
    Reveal(E),
    /// One seat hears the secret, the others its public version, where there is one.
    Secret { seat: Seat, secret: E, public: Option<E> },
}

impl<E> Told<E> {
    /// What this viewer hears of it.
    pub fn to(&self, viewer: Viewer) -> Option<&E> {
        match self {
            Told::All(event) | Told::Reveal(event) => Some(event),
            Told::Secret { seat, secret, .. } if viewer == Viewer::Seat(*seat) => Some(secret),
            Told::Secret { public, .. } => public.as_ref(),
        }
    }

    /// The event with nothing held back.
    pub fn whole(&self) -> &E {
        match self {
            Told::All(event) | Told::Reveal(event) => event,
            Told::Secret { secret, .. } => secret,
        }
    }

    pub fn reveals(&self) -> bool {
        matches!(self, Told::Reveal(_))
    }
}

/// Those whom the rules tell what happens. The event is built only if somebody listens, so that search pays nothing.
pub trait Audience<E> {
    fn tell(&mut self, told: impl FnOnce() -> Told<E>);

    /// Everybody hears it.
    #[inline]
    fn all(&mut self, event: impl FnOnce() -> E) {
        self.tell(|| Told::All(event()));
    }

    /// Everybody hears what was hidden until now.
    #[inline]
    fn reveal(&mut self, event: impl FnOnce() -> E) {
        self.tell(|| Told::Reveal(event()));
    }
}

/// Listens to nothing and costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nobody;

impl<E> Audience<E> for Nobody {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> Told<E>) {}
}

/// Writes down all that is told.
#[derive(Clone, Debug)]
pub struct Witness<E>(pub Vec<Told<E>>);

impl<E> Default for Witness<E> {
    fn default() -> Self {
        Witness(Vec::new())
    }
}

impl<E> Audience<E> for Witness<E> {
    fn tell(&mut self, told: impl FnOnce() -> Told<E>) {
        self.0.push(told());
    }
}
