//! Who plays a seat in a simulation: a bot, and how long it may think.

use crate::analysis::Hinted;
use crate::{Bot, Budget, Level, Playable, Reference};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// Written `master`, `master:500` (iterations a move), `master:100ms`, `master@1` (an earlier version), `random`, or
/// `hinted`, who follows every hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    pub who: Who,
    /// Instead of the level's own.
    pub budget: Option<Budget>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    Bot(Level),
    /// A level of an earlier version.
    Reference(Reference),
    /// Moves at random.
    Random,
    /// Plays the first action of an analysis.
    Hinted,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no player {0:?}: say random, hinted, apprentice, journeyman, master or guildmaster, for a level as it once \
     was master@1, and for another budget master:500 (iterations a move) or master:100ms"
)]
pub struct BadPlayer(String);

impl Player {
    pub fn bot<G: Playable>(self) -> Box<dyn Bot<G> + Send> {
        match self.who {
            Who::Bot(level) => G::bot(level),
            Who::Reference(reference) => G::reference(reference),
            Who::Random => G::random_bot(),
            Who::Hinted => G::hinted_bot(),
        }
    }

    pub fn budget<G: Playable>(self) -> Budget {
        let own = match self.who {
            Who::Bot(level) => G::budget(level),
            Who::Reference(reference) => G::reference_budget(reference),
            Who::Random => Budget::Iterations(0),
            Who::Hinted => Hinted::BUDGET,
        };
        self.budget.unwrap_or(own)
    }
}

impl FromStr for Player {
    type Err = BadPlayer;

    fn from_str(text: &str) -> Result<Player, BadPlayer> {
        let bad = || BadPlayer(text.to_owned());
        let (name, budget) = match text.split_once(':') {
            None => (text, None),
            Some((name, budget)) => {
                let budget = match budget.strip_suffix("ms") {
                    Some(millis) => millis.parse().map(|millis| Budget::Time(Duration::from_millis(millis))),
                    None => budget.parse().map(Budget::Iterations),
                };
                (name, Some(budget.map_err(|_| bad())?))
            }
        };
        let who = match name {
            "random" => Who::Random,
            "hinted" => Who::Hinted,
            reference if reference.contains('@') => Who::Reference(reference.parse().map_err(|_| bad())?),
            level => Who::Bot(level.parse().map_err(|_| bad())?),
        };
        Ok(Player { who, budget })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.who {
            Who::Bot(level) => f.write_str(level.name())?,
            Who::Reference(reference) => reference.fmt(f)?,
            Who::Random => f.write_str("random")?,
            Who::Hinted => f.write_str("hinted")?,
        }
        match self.budget {
            None => Ok(()),
            Some(Budget::Iterations(count)) => write!(f, ":{count}"),
            Some(Budget::Time(time)) => write!(f, ":{}ms", time.as_millis()),
            // Cannot be parsed from text.
            Some(Budget::AtMost { iterations, .. }) => write!(f, ":{iterations}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_read_as_it_is_written() {
        let texts = ["random", "hinted", "hinted:200", "apprentice", "master:500", "guildmaster:100ms"];
        for text in texts.into_iter().chain(["apprentice@1", "master@1:500", "guildmaster@1:100ms"]) {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn unknown_players_are_named() {
        for text in
            ["", "novice", "master:", "master:fast", "master:5s", "master@", "master@0", "master@2", "random@1", "@1"]
        {
            assert_eq!(text.parse::<Player>(), Err(BadPlayer(text.to_owned())));
        }
    }
}
