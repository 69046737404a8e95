//! Every event names its audience: who may know it.

use crate::Seat;
use serde::{Deserialize, Serialize};

/// Who looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    Seat(Seat),
    /// Knows what everybody knows.
    Spectator,
}

impl Viewer {
    /// Returns the viewer unless it is a seat that a table of this size does not have.
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

/// An event together with its audience. In JSON a reveal is an ordinary event: the distinction only matters while the game
/// runs.
///
/// ```
/// use table::{Audience, Seat, Told, Viewer, Witness};
///
/// let mut witness = Witness::default();
/// witness.all(|| "round 1 begins");
/// witness.tell(|| Told::Secret { seat: Seat(0), secret: "an ace", public: Some("a card") });
/// let heard = |viewer| witness.0.iter().filter_map(|told| told.to(viewer)).copied().collect::<Vec<_>>();
/// assert_eq!(heard(Viewer::Seat(Seat(0))), ["round 1 begins", "an ace"]);
/// assert_eq!(heard(Viewer::Spectator), ["round 1 begins", "a card"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Told<E> {
    /// Everybody hears it, and it follows from what everybody knew.
    All(E),
    /// Everybody hears something that was secret or undecided until now. Undo stops here.
    #[serde(rename(serialize = "all"))]
    Reveal(E),
    /// One seat hears the secret; the others hear its public version, if there is one.
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

    /// The event, including secrets.
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

/// Receives events from the rules. An event is built only if somebody listens, so a search pays nothing for it.
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

/// Ignores every event, at no cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nobody;

impl<E> Audience<E> for Nobody {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> Told<E>) {}
}

/// Records every event.
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
