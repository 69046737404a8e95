//! Those who listen to a table.

use crate::store::{Line, Row};
use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use table::Viewer;
use tokio::sync::mpsc;

/// A listener that is this many messages behind is let go: it can connect again and is then up to date.
pub const BEHIND: usize = 64;

pub struct Listener {
    pub number: u64,
    pub person: Option<String>,
    pub viewer: Viewer,
    pub legal: bool,
    pub sender: mpsc::Sender<Utf8Bytes>,
}

impl Listener {
    /// `false` where nobody listens any more.
    pub fn hear(&self, message: Utf8Bytes) -> bool {
        self.sender.try_send(message).is_ok()
    }

    pub fn may_hear(&self, row: &Row, line: &Line) -> bool {
        line.room == "players" || may_read_spectators(row, self.person.as_deref())
    }
}

/// Seated people see what spectators say only when the game is over.
pub fn may_read_spectators(row: &Row, person: Option<&str>) -> bool {
    let seated = person.is_some_and(|person| row.seats.iter().any(|seat| seat.is_of(person)));
    !seated || row.ended_at.is_some()
}

/// A message as it goes over the wire.
pub fn message(value: &impl Serialize) -> Utf8Bytes {
    let bytes = Bytes::from(serde_json::to_vec(value).unwrap_or_default());
    Utf8Bytes::try_from(bytes).unwrap_or_default()
}

#[derive(Default)]
pub struct Audience {
    pub listeners: Vec<Listener>,
}

impl Audience {
    /// Sends each listener what `make` makes for it; `make` is asked once for listeners with equal keys.
    pub fn tell<K: PartialEq>(
        &mut self,
        key: impl Fn(&Listener) -> Option<K>,
        mut make: impl FnMut(&Listener) -> Utf8Bytes,
    ) {
        let mut made: Vec<(K, Utf8Bytes)> = Vec::new();
        self.listeners.retain(|listener| {
            let Some(key) = key(listener) else { return true };
            if let Some((_, message)) = made.iter().find(|(other, _)| *other == key) {
                return listener.hear(message.clone());
            }
            let message = make(listener);
            made.push((key, message.clone()));
            listener.hear(message)
        });
    }

    pub fn is_online(&self, person: &str) -> bool {
        self.listeners.iter().any(|listener| listener.person.as_deref() == Some(person))
    }
}
