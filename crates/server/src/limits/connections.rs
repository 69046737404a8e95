//! Limits concurrent connections per network.

use super::Network;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

#[derive(Clone, Default)]
pub struct ConnectionLimiter(Arc<Mutex<HashMap<Network, usize>>>);

impl ConnectionLimiter {
    fn counts(&self) -> MutexGuard<'_, HashMap<Network, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Admits a connection unless this network already has `most`.
    pub fn admit(&self, network: Network, most: usize) -> Option<ConnectionPermit> {
        let mut counts = self.counts();
        let count = counts.entry(network).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(ConnectionPermit { connections: self.clone(), network })
    }
}

/// The connection counts until this is dropped.
pub struct ConnectionPermit {
    connections: ConnectionLimiter,
    network: Network,
}

impl Drop for ConnectionPermit {
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
