//! Provably fair shuffles. The server commits to a seed when a table is opened; each person who has seen the commitment
//! adds a nonce; after the game the seed is published, so that anyone can check it.

use crate::secrets::{hex, sha256};
use serde::{Deserialize, Serialize};
use table::{Dice, Seed};

/// The part of a table record that proves its shuffle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ShuffleProof {
    pub commitment: String,
    pub server_seed: Seed,
    /// In the order in which the seats were listed when the table was opened.
    pub nonces: Vec<String>,
    pub random_seats: bool,
    /// For each seat of the game: the index of the listed seat that sits there.
    pub seating: Vec<usize>,
}

/// What is published about a server seed before the game.
pub fn commitment(table: &str, server_seed: Seed) -> String {
    hex(&sha256(&format!("manicule seat shuffle 1\n{table}\n{server_seed}")))
}

pub fn game_seed<'n>(server_seed: Seed, nonces: impl IntoIterator<Item = &'n str>) -> Seed {
    let mut text = format!("manicule game seed 1\n{server_seed}");
    for nonce in nonces {
        text.push('\n');
        text.push_str(nonce);
    }
    Seed(sha256(&text))
}

/// For each seat of the game: the index of the listed seat that sits there.
pub fn seating(game_seed: Seed, seats: usize, random: bool) -> Vec<usize> {
    let mut seating: Vec<usize> = (0..seats).collect();
    if random {
        Dice::new(Seed(sha256(&format!("manicule seating 1\n{game_seed}")))).shuffle(&mut seating);
    }
    seating
}

impl ShuffleProof {
    /// Checks that the game's seed follows from the commitment and the nonces.
    pub fn verify(&self, table: &str, seed: Seed) -> Result<(), String> {
        if commitment(table, self.server_seed) != self.commitment {
            return Err("the server seed does not match its commitment".to_owned());
        }
        let expected = game_seed(self.server_seed, self.nonces.iter().map(String::as_str));
        if expected != seed {
            return Err(format!("the game's seed should be {expected}, but the record has {seed}"));
        }
        if seating(expected, self.nonces.len(), self.random_seats) != self.seating {
            return Err("the seating does not follow from the game's seed".to_owned());
        }
        Ok(())
    }
}
