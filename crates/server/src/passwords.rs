//! Passwords are kept as argon2id hashes, and appear in no log.

use crate::hall::Hall;
use crate::problem::{Answer, Problem};
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

impl Hall {
    pub async fn hash_password(&self, password: String) -> Answer<String> {
        let _one_at_a_time = self.hashing.acquire().await;
        let hashed = tokio::task::spawn_blocking(move || {
            Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
        });
        match hashed.await {
            Ok(Ok(hash)) => Ok(hash),
            _ => Err(Problem::internal(&"a password could not be hashed")),
        }
    }

    /// Takes as long for an unknown login (no hash) as for a known one.
    pub async fn is_password(&self, hash: Option<String>, password: String, queue: &Semaphore) -> bool {
        let _one_at_a_time = queue.acquire().await;
        let checked = tokio::task::spawn_blocking(move || match hash {
            Some(hash) => PasswordHash::new(&hash)
                .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()),
            None => Argon2::default().hash_password(password.as_bytes()).is_err(),
        });
        checked.await.unwrap_or(false)
    }
}
