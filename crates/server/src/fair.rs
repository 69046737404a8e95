//! Fair shuffles that anyone can check: the server commits to a seed when the table is opened, before it has seen any
//! nonce; each person who has seen the commitment mixes in a nonce; after the end the seed is shown.

use crate::secrets::{hex, sha256};
use serde::{Deserialize, Serialize};
use table::{Dice, Seed};

/// What a table record says about its shuffle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fair {
    pub commitment: String,
    pub server_seed: Seed,
    /// By seat as they were listed when the table was opened.
    pub nonces: Vec<String>,
    pub random_seats: bool,
    /// For each seat of the game, which of the listed seats sits there.
    pub seating: Vec<usize>,
}

/// What is shown of a server seed before the game.
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

/// Which of the listed seats sits where.
pub fn seating(game_seed: Seed, seats: usize, random: bool) -> Vec<usize> {
    let mut seating: Vec<usize> = (0..seats).collect();
    if random {
        Dice::new(Seed(sha256(&format!("manicule seating 1\n{game_seed}")))).shuffle(&mut seating);
    }
    seating
}

impl Fair {
    /// Whether the game's seed follows from what was committed to and brought along, or what is wrong.
    pub fn verify(&self, table: &str, seed: Seed) -> Result<(), String> {
        if commitment(table, self.server_seed) != self.commitment {
            return Err("the server seed is not the one that was committed to".to_owned());
        }
        let expected = game_seed(self.server_seed, self.nonces.iter().map(String::as_str));
        if expected != seed {
            return Err(format!("the game's seed should be {expected}, but the record has {seed}"));
        }
        if seating(expected, self.nonces.len(), self.random_seats) != self.seating {
            return Err("the seats were not drawn by the game's seed".to_owned());
        }
        Ok(())
    }
}
