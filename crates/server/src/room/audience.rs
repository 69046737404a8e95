//! The listeners of a table.

use super::sight::{Requester, Sight};
use crate::store::TableRow;
use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

/// A listener that falls this many messages behind is disconnected. It can reconnect and is then up to date.
pub const QUEUE_LENGTH: usize = 64;

/// A message to a listener's socket.
#[derive(Clone, Debug)]
pub enum Outgoing {
    Text(Utf8Bytes),
    /// The listener may no longer see this table: the socket says so and closes.
    Dismissed,
}

/// A listener holds a person, never a seat: what it may see is derived for every message.
pub struct Listener {
    pub id: u64,
    pub requester: Requester,
    pub legal: bool,
    pub sender: mpsc::Sender<Outgoing>,
}

impl Listener {
    /// `false` if the socket is gone or too far behind.
    pub fn send(&self, message: Utf8Bytes) -> bool {
        self.sender.try_send(Outgoing::Text(message)).is_ok()
    }
}

#[derive(Default)]
pub struct Audience {
    pub listeners: Vec<Listener>,
}

impl Audience {
    /// Sends each listener the message that `make` builds for what it may see now. Listeners with equal keys share one
    /// message; a listener without a key or a message gets none.
    pub fn broadcast<K: PartialEq>(
        &mut self,
        row: &TableRow,
        key: impl Fn(&Listener, Sight) -> Option<K>,
        mut make: impl FnMut(&Listener, Sight) -> Option<Utf8Bytes>,
    ) {
        let mut made: Vec<(K, Utf8Bytes)> = Vec::new();
        self.listeners.retain(|listener| {
            let Ok(sight) = row.sight_of(&listener.requester) else { return true };
            let Some(key) = key(listener, sight) else { return true };
            if let Some((_, message)) = made.iter().find(|(other, _)| *other == key) {
                return listener.send(message.clone());
            }
            let Some(message) = make(listener, sight) else { return true };
            made.push((key, message.clone()));
            listener.send(message)
        });
    }

    /// Disconnects everyone who may no longer see the table.
    pub fn disconnect_unauthorized(&mut self, row: &TableRow) {
        if row.is_visible_to_all() {
            return;
        }
        self.listeners.retain(|listener| {
            let sees = row.sight_of(&listener.requester).is_ok();
            if !sees {
                let _ = listener.sender.try_send(Outgoing::Dismissed);
            }
            sees
        });
    }

    pub fn is_online(&self, person: &str) -> bool {
        self.listeners.iter().any(|listener| listener.requester.is(person))
    }
}
