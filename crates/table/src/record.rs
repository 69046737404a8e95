//! A game is its record: replaying it gives the same state on every machine.

use crate::{Game, MAX_SEATS, Seat, SeatSet, Seed};
use serde::{Deserialize, Serialize};

/// The version of the record format.
pub const RECORD_FORMAT: u32 = 1;

/// Everything needed to replay a game move by move.
///
/// ```
/// use gutenberg::{Action, Gutenberg, Options};
/// use table::{Play, Record, Seed};
///
/// let play = Play::new(Gutenberg::standard(), Options::default(), Seed::from_number(1))?;
/// let written = serde_json::to_string(&play.record())?;
/// let record: Record<Options, Action> = serde_json::from_str(&written)?;
/// let again = Play::replay(Gutenberg::standard(), &record)?;
/// assert!(again.state() == play.state());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record<O, A> {
    pub format: u32,
    pub game: String,
    pub rules_version: u32,
    pub options: O,
    /// Identifies the cards in play, see [`Game::content`].
    pub content: String,
    pub seed: Seed,
    pub actions: Vec<Turn<A>>,
    /// `None` while the game runs.
    pub result: Option<Outcome>,
}

/// What one seat did.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn<A> {
    pub seat: Seat,
    pub action: A,
}

/// How a game ended: the final scores by seat, and who won. A tie has several winners, a lost solo game none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "WrittenOutcome"))]
#[serde(try_from = "WrittenOutcome", into = "WrittenOutcome")]
pub struct Outcome {
    scores: [i32; MAX_SEATS],
    seats: u8,
    pub winners: SeatSet,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
struct WrittenOutcome {
    scores: Vec<i32>,
    winners: SeatSet,
}

impl Outcome {
    /// `scores` by seat; only the first [`MAX_SEATS`] are kept.
    pub fn new(scores: &[i32], winners: SeatSet) -> Outcome {
        let mut all = [0; MAX_SEATS];
        let seats = scores.len().min(MAX_SEATS);
        all[..seats].copy_from_slice(&scores[..seats]);
        Outcome { scores: all, seats: seats as u8, winners }
    }

    pub fn scores(&self) -> &[i32] {
        &self.scores[..self.seats as usize]
    }

    /// The outcome if only these seats can win, because the others have resigned: if all winners have resigned, the
    /// best of the rest win.
    ///
    /// ```
    /// use table::{Outcome, Seat, SeatSet};
    /// let outcome = Outcome::new(&[9, 7, 8, 8], SeatSet::one(Seat(0)));
    /// let left = |resigned| outcome.among(SeatSet::first(4).without(Seat(resigned))).winners;
    /// assert!(left(1).iter().eq([Seat(0)]));
    /// assert!(left(0).iter().eq([Seat(2), Seat(3)]));
    /// ```
    pub fn among(self, left: SeatSet) -> Outcome {
        let mut winners: SeatSet = self.winners.iter().filter(|&seat| left.contains(seat)).collect();
        if winners.is_empty() && !self.winners.is_empty() {
            let scored = || left.iter().filter_map(|seat| Some((seat, *self.scores().get(seat.index())?)));
            let best = scored().map(|(_, score)| score).max();
            winners = scored().filter(|(_, score)| Some(*score) == best).map(|(seat, _)| seat).collect();
        }
        Outcome { winners, ..self }
    }
}

impl TryFrom<WrittenOutcome> for Outcome {
    type Error = String;

    fn try_from(written: WrittenOutcome) -> Result<Outcome, String> {
        if written.scores.len() > MAX_SEATS {
            return Err(format!("{} scores, but no table has more than {MAX_SEATS} seats", written.scores.len()));
        }
        Ok(Outcome::new(&written.scores, written.winners))
    }
}

impl From<Outcome> for WrittenOutcome {
    fn from(outcome: Outcome) -> WrittenOutcome {
        WrittenOutcome { scores: outcome.scores().to_vec(), winners: outcome.winners }
    }
}

/// Why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadRecord {
    #[error("the record has format {found}; this program reads format {RECORD_FORMAT}")]
    Format { found: u32 },
    #[error("this is a record of {found:?}, not of {expected:?}")]
    Game { found: String, expected: &'static str },
    #[error("the record was made under rules version {found}; this program plays versions {oldest} to {newest}")]
    Rules { found: u32, oldest: u32, newest: u32 },
    #[error("the record was played with other cards ({found}); {why}")]
    Content { found: String, why: String },
    #[error("the record's options: {0}")]
    Options(String),
    #[error("move {ply} of the record (seat {seat}) is refused under rule {rule}: {reason}")]
    Move { ply: usize, seat: Seat, rule: &'static str, reason: String },
    #[error("the record says the result is {said}, but its moves give {found}")]
    Result { said: String, found: String },
}

impl<O: Clone, A> Record<O, A> {
    /// The game and options to replay this record with: those of its own rules version and content.
    pub(crate) fn as_played<G: Game<Options = O, Action = A>>(&self, game: G) -> Result<(G, O), BadRecord> {
        if self.format != RECORD_FORMAT {
            return Err(BadRecord::Format { found: self.format });
        }
        if self.game != G::NAME {
            return Err(BadRecord::Game { found: self.game.clone(), expected: G::NAME });
        }
        plays_version::<G>(self.rules_version)?;
        let game = game.with_content(&self.content, &self.options, &self.actions)?;
        Ok((game, G::options_of_version(self.rules_version, &self.options)))
    }
}

/// Whether games that started under this version of the rules can still be played.
pub fn plays_version<G: Game>(version: u32) -> Result<(), BadRecord> {
    let (oldest, newest) = (G::OLDEST_RULES_VERSION, G::RULES_VERSION);
    if (oldest..=newest).contains(&version) {
        return Ok(());
    }
    Err(BadRecord::Rules { found: version, oldest, newest })
}
