//! Four levels, named after the ranks of the printers' guild.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Level {
    Apprentice,
    Journeyman,
    Master,
    Guildmaster,
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Apprentice, Level::Journeyman, Level::Master, Level::Guildmaster];

    pub fn name(self) -> &'static str {
        match self {
            Level::Apprentice => "apprentice",
            Level::Journeyman => "journeyman",
            Level::Master => "master",
            Level::Guildmaster => "guildmaster",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(name: &str) -> Result<Level, String> {
        let named = Level::ALL.into_iter().find(|level| level.name() == name);
        named.ok_or_else(|| format!("there is no level {name:?}; there are {}", Level::ALL.map(Level::name).join(", ")))
    }
}
