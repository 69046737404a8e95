//! How many connections each network has.

use super::Network;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

#[derive(Clone, Default)]
pub struct Connections(Arc<Mutex<HashMap<Network, usize>>>);

impl Connections {
    fn counts(&self) -> MutexGuard<'_, HashMap<Network, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Admits one more from this network, unless there are `most` already.
    pub fn admit(&self, network: Network, most: usize) -> Option<Admitted> {
        let mut counts = self.counts();
        let count = counts.entry(network).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Admitted { connections: self.clone(), network })
    }
}

/// A connection that counts until this is dropped.
pub struct Admitted {
    connections: Connections,
    network: Network,
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut counts = self.connections.counts();
        if let Some(count) = counts.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.network);
            }
        }
    }
}
