//! The levels of earlier versions, as fixed points for measuring: `guildmaster@1` always makes the same moves for the
//! same view and dice, whatever changes in `guildmaster`. Only a change of the rules or the word lists changes them.

use crate::Level;
use std::fmt;
use std::str::FromStr;

/// A level as of one version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reference {
    pub level: Level,
    pub version: Version,
}

/// The number after the level's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Version {
    /// The levels that judge by hand-made prices.
    First,
}

impl Version {
    pub const ALL: [Version; 1] = [Version::First];

    fn number(self) -> &'static str {
        match self {
            Version::First => "1",
        }
    }
}

impl fmt::Display for Reference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.level, self.version.number())
    }
}

impl FromStr for Reference {
    type Err = String;

    fn from_str(name: &str) -> Result<Reference, String> {
        let (level, number) = name.split_once('@').ok_or_else(|| format!("{name:?} names no version"))?;
        let version = Version::ALL.into_iter().find(|version| version.number() == number);
        let version = version.ok_or_else(|| format!("there is no version {number:?} of the levels"))?;
        Ok(Reference { level: level.parse()?, version })
    }
}
