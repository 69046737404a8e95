//! Random ids and seeds, hashes and signatures.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use std::fmt::Write;

const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// From the operating system. Without it no secret can be made, and nothing may go on.
#[allow(clippy::expect_used)]
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives no random numbers");
    bytes
}

/// Letters and digits that are not mistaken for each other, five bits each.
fn id<const N: usize>() -> String {
    random_bytes::<N>().iter().map(|byte| ALPHABET[usize::from(byte % 32)] as char).collect()
}

/// 60 bits: a table that is not listed is found by its link alone.
pub fn table_id() -> String {
    id::<12>()
}

/// 120 bits.
pub fn long_id() -> String {
    id::<24>()
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

pub fn sha256(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

/// Signs the tokens of sessions, so that a made-up cookie never reaches the database.
#[derive(Clone)]
pub struct CookieKey(Vec<u8>);

impl CookieKey {
    pub fn new(secret: &str) -> CookieKey {
        CookieKey(secret.as_bytes().to_vec())
    }

    fn mac(&self, id: &str) -> Option<Hmac<Sha256>> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).ok()?;
        mac.update(id.as_bytes());
        Some(mac)
    }

    pub fn sign(&self, id: &str) -> String {
        let signature = self.mac(id).map(|mac| hex(&mac.finalize().into_bytes())).unwrap_or_default();
        format!("{id}.{signature}")
    }

    /// The id, if this server signed it.
    pub fn verify<'c>(&self, cookie: &'c str) -> Option<&'c str> {
        let (id, signature) = cookie.split_once('.')?;
        let signature: Vec<u8> = (0..signature.len() / 2)
            .map(|at| u8::from_str_radix(signature.get(2 * at..2 * at + 2)?, 16).ok())
            .collect::<Option<_>>()?;
        self.mac(id)?.verify_slice(&signature).ok().map(|()| id)
    }
}
