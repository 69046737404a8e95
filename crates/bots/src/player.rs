//! Who plays a seat in a simulation: a bot, and how long it may think.

use crate::{Bot, Budget, Level, Playable};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// Written `master`, `master:500` (iterations a move), `master:100ms`, or `random`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    /// Without a level it moves at random.
    pub level: Option<Level>,
    /// Instead of the level's own.
    pub budget: Option<Budget>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no player {0:?}: say random, apprentice, journeyman, master or guildmaster, and for another budget \
     master:500 (iterations a move) or master:100ms"
)]
pub struct BadPlayer(String);

impl Player {
    pub fn bot<G: Playable>(self) -> Box<dyn Bot<G> + Send> {
        self.level.map_or_else(G::random_bot, G::bot)
    }

    pub fn budget<G: Playable>(self) -> Budget {
        let own = self.level.map_or(Budget::Iterations(0), G::budget);
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
        let level = if name == "random" { None } else { Some(name.parse().map_err(|_| bad())?) };
        Ok(Player { level, budget })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.map_or("random", Level::name))?;
        match self.budget {
            None => Ok(()),
            Some(Budget::Iterations(count)) => write!(f, ":{count}"),
            Some(Budget::Time(time)) => write!(f, ":{}ms", time.as_millis()),
            // No player is written so.
            Some(Budget::AtMost { iterations, .. }) => write!(f, ":{iterations}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_read_as_it_is_written() {
        for text in ["random", "apprentice", "master:500", "guildmaster:100ms"] {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn what_is_no_player_is_named() {
        for text in ["", "novice", "master:", "master:fast", "master:5s"] {
            assert_eq!(text.parse::<Player>(), Err(BadPlayer(text.to_owned())));
        }
    }
}
