//! Those who listen to a table.

use super::sight::{Asker, Sight};
use crate::store::Row;
use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use serde::Serialize;
use tokio::sync::mpsc;

/// A listener that is this many messages behind is let go: it can connect again and is then up to date.
pub const BEHIND: usize = 64;

/// What goes to a listener.
#[derive(Clone, Debug)]
pub enum Outgoing {
    Text(Utf8Bytes),
    /// It may see nothing of this table any more: the socket says so and closes.
    Dismissed,
}

/// Somebody who listens. It holds a person, never a seat: what it may see is derived for every message.
pub struct Listener {
    pub number: u64,
    pub asker: Asker,
    pub legal: bool,
    pub sender: mpsc::Sender<Outgoing>,
}

impl Listener {
    /// `false` where nobody listens any more.
    pub fn hear(&self, message: Utf8Bytes) -> bool {
        self.sender.try_send(Outgoing::Text(message)).is_ok()
    }
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
    /// Sends each listener what `make` makes for what it may see now; `make` is asked once for equal keys. Without a
    /// key a listener hears nothing.
    pub fn tell<K: PartialEq>(
        &mut self,
        row: &Row,
        key: impl Fn(&Listener, Sight) -> Option<K>,
        mut make: impl FnMut(&Listener, Sight) -> Utf8Bytes,
    ) {
        let mut made: Vec<(K, Utf8Bytes)> = Vec::new();
        self.listeners.retain(|listener| {
            let Ok(sight) = row.sight_of(&listener.asker) else { return true };
            let Some(key) = key(listener, sight) else { return true };
            if let Some((_, message)) = made.iter().find(|(other, _)| *other == key) {
                return listener.hear(message.clone());
            }
            let message = make(listener, sight);
            made.push((key, message.clone()));
            listener.hear(message)
        });
    }

    /// Lets everybody go who may see nothing of the table as it is now.
    pub fn dismiss_strangers(&mut self, row: &Row) {
        if row.shows_its_card_to_all() {
            return;
        }
        self.listeners.retain(|listener| {
            let sees = row.sight_of(&listener.asker).is_ok();
            if !sees {
                let _ = listener.sender.try_send(Outgoing::Dismissed);
            }
            sees
        });
    }

    pub fn is_online(&self, person: &str) -> bool {
        self.listeners.iter().any(|listener| listener.asker.is(person))
    }
}
