//! Random ids and seeds, hashes and signatures.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use std::fmt::Write;

const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// From the operating system. Without randomness no secret can be made, so the server must not continue.
#[allow(clippy::expect_used)]
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system provides no randomness");
    bytes
}

/// Letters and digits that are not easily confused, five bits each.
fn id<const N: usize>() -> String {
    random_bytes::<N>().iter().map(|byte| ALPHABET[usize::from(byte % 32)] as char).collect()
}

/// 60 bits: the id protects unlisted tables.
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

/// A new key for `CookieKeys`, as stored.
pub fn fresh_cookie_key() -> String {
    hex(&random_bytes::<32>())
}

/// Signs session tokens, so that a forged cookie never reaches the database. Cookies signed with the previous key are
/// still valid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CookieKeys {
    pub present: String,
    pub before: Option<String>,
}

fn mac(key: &str, token: &str) -> Option<Hmac<Sha256>> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key.as_bytes()).ok()?;
    mac.update(token.as_bytes());
    Some(mac)
}

impl CookieKeys {
    pub fn sign(&self, token: &str) -> String {
        let signature = mac(&self.present, token).map(|mac| hex(&mac.finalize().into_bytes())).unwrap_or_default();
        format!("{token}.{signature}")
    }

    /// The token, if this server signed it.
    pub fn verify<'c>(&self, cookie: &'c str) -> Option<&'c str> {
        let (token, signature) = cookie.split_once('.')?;
        let signature: Vec<u8> = (0..signature.len() / 2)
            .map(|at| u8::from_str_radix(signature.get(2 * at..2 * at + 2)?, 16).ok())
            .collect::<Option<_>>()?;
        let mut keys = std::iter::once(&self.present).chain(&self.before);
        keys.any(|key| mac(key, token).is_some_and(|mac| mac.verify_slice(&signature).is_ok())).then_some(token)
    }
}
