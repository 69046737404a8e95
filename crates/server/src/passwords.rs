//! Password hashing with argon2id. Passwords are never logged.

use crate::problem::{ApiResult, Problem};
use crate::server::Server;
use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

impl Server {
    pub async fn hash_password(&self, password: String) -> ApiResult<String> {
        let _one_at_a_time = self.hashing.acquire().await;
        let hashed = tokio::task::spawn_blocking(move || {
            Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
        });
        match hashed.await {
            Ok(Ok(hash)) => Ok(hash),
            _ => Err(Problem::internal(&"cannot hash a password")),
        }
    }

    /// Takes equally long for an unknown login (no hash) and a known one.
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
