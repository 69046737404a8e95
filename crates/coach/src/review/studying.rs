//! Studies single plies of a record.

use super::effort::Effort;
use super::findings::{Findings, Found};
use super::judging::judge;
use super::moment::Moment;
use super::words_written;
use games::{Acted, Appraiser, Json, Knowledge, Refused, Sitting, Unanalysed};
use serde_json::Value;
use table::{Dice, Seat, Seed, Told, Turn, Viewer};

/// The parameters of a review.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub seed: Seed,
    pub effort: Effort,
}

/// Why there is no review.
#[derive(Debug, thiserror::Error)]
pub enum Unreviewed {
    #[error("this game cannot be reviewed")]
    NoReview,
    #[error("an action of the record is refused")]
    Refused(Refused),
    /// They belong to another record or plan, or some plies are missing.
    #[error("these are not the parts of one review of this record")]
    NotOneReview,
}

impl From<Unanalysed> for Unreviewed {
    fn from(why: Unanalysed) -> Unreviewed {
        match why {
            Unanalysed::Refused(refused) => Unreviewed::Refused(refused),
            Unanalysed::NoAnalysis | Unanalysed::NotAsked(_) => Unreviewed::NoReview,
        }
    }
}

impl Plan {
    /// The seed for one purpose at one ply.
    fn seed(&self, ply: u32, purpose: u8) -> Seed {
        let mut bytes = self.seed.0;
        for (byte, number) in bytes.iter_mut().zip(ply.to_le_bytes().into_iter().chain([purpose])) {
            *byte ^= number;
        }
        Dice::new(Seed(bytes)).seed()
    }
}

/// The purposes of a ply's seeds.
const AFTER: u8 = 1;
const CHOSEN: u8 = 2;
const REDRAWN: u8 = 3;
const JUDGED: u8 = 4;
const POINTS: u8 = 5;

/// Studies the wanted plies of a game that begins with `start`; calls `tell` after each.
pub fn study(
    start: &dyn Sitting,
    turns: &[Turn<Value>],
    plan: &Plan,
    wanted: impl Fn(u32) -> bool,
    mut tell: impl FnMut(),
) -> Result<Findings, Unreviewed> {
    start.knowledge().ok_or(Unreviewed::NoReview)?;
    let mut found = Vec::new();
    if wanted(0) {
        found.push(beginning(start, plan)?);
        tell();
    }
    let mut after = start.fork();
    for (ply, turn) in (1..).zip(turns) {
        if !wanted(ply) {
            after.act(turn.seat, &turn.action).map_err(Unreviewed::Refused)?;
            continue;
        }
        let before = after.fork();
        let Acted { told, .. } = after.act(turn.seat, &turn.action).map_err(Unreviewed::Refused)?;
        let studied = Ply { ply, turn, before: before.as_ref(), after: after.as_ref(), told: &told, plan };
        found.push(studied.found()?);
        tell();
    }
    let Plan { seed, effort: Effort { samples, iterations } } = *plan;
    Ok(Findings { seed, samples, iterations, found })
}

fn beginning(start: &dyn Sitting, plan: &Plan) -> Result<Found, Unreviewed> {
    let seed = plan.seed(0, AFTER);
    let seats = (0..start.seats()).map(|seat| Seat(seat as u8));
    let knowledge = start.knowledge().ok_or(Unreviewed::NoReview)?;
    let hopes = Hopes { sitting: start, games: plan.effort.samples, seed };
    let after = if knowledge.open {
        hopes.of_all(None)?.into_iter().map(Some).collect()
    } else {
        seats.map(|seat| hopes.of(seat, None).map(Some)).collect::<Result<_, _>>()?
    };
    Ok(Found { after, ..Found::empty(0) })
}

/// An action between two positions.
pub(super) struct Ply<'a> {
    pub ply: u32,
    pub turn: &'a Turn<Value>,
    pub before: &'a dyn Sitting,
    pub after: &'a dyn Sitting,
    pub told: &'a [Told<Json>],
    pub plan: &'a Plan,
}

/// Playouts from a position.
struct Hopes<'a> {
    sitting: &'a dyn Sitting,
    games: u32,
    seed: Seed,
}

/// An action before the playouts: applied to the true state with new dice, or to a state that its seat imagines.
#[derive(Clone, Copy)]
struct After<'a> {
    turn: &'a Turn<Value>,
    redrawn: bool,
}

impl Hopes<'_> {
    fn appraiser<'a>(&self, viewer: Viewer, after: Option<After<'a>>) -> Appraiser<'a> {
        let redrawn = after.is_some_and(|after| after.redrawn);
        let after = after.map(|after| (after.turn.seat, &after.turn.action));
        Appraiser { viewer, after, redrawn, games: self.games, seed: self.seed }
    }

    /// The expected result of this seat, from what it sees.
    fn of(&self, seat: Seat, after: Option<After>) -> Result<i32, Unreviewed> {
        Ok(self.sitting.appraise(self.appraiser(Viewer::Seat(seat), after))?.worth(seat))
    }

    /// The expected results of all seats, if all see the same.
    fn of_all(&self, after: Option<After>) -> Result<Vec<i32>, Unreviewed> {
        let appraisal = self.sitting.appraise(self.appraiser(Viewer::Spectator, after))?;
        Ok((0..self.sitting.seats()).map(|seat| appraisal.worth(Seat(seat as u8))).collect())
    }
}

impl Ply<'_> {
    pub(super) fn analysis_seed(&self) -> Seed {
        self.plan.seed(self.ply, JUDGED)
    }

    /// The expected final score of the seat after an action, in hundredths.
    pub(super) fn points(&self, action: &Value) -> Result<i32, Unreviewed> {
        let turn = Turn { seat: self.turn.seat, action: action.clone() };
        let (games, seed) = (self.plan.effort.samples, self.plan.seed(self.ply, POINTS));
        let hopes = Hopes { sitting: self.before, games, seed };
        let appraiser = hopes.appraiser(Viewer::Seat(turn.seat), Some(After { turn: &turn, redrawn: false }));
        Ok(self.before.appraise(appraiser)?.score(turn.seat))
    }

    fn hopes<'a>(&self, sitting: &'a dyn Sitting, purpose: u8) -> Hopes<'a> {
        Hopes { sitting, games: self.plan.effort.samples, seed: self.plan.seed(self.ply, purpose) }
    }

    /// The seat's expected result of its action, from what it knew.
    fn chosen(&self) -> Result<i32, Unreviewed> {
        let after = After { turn: self.turn, redrawn: false };
        self.hopes(self.before, CHOSEN).of(self.turn.seat, Some(after))
    }

    fn redrawn(&self) -> (Hopes<'_>, Option<After<'_>>) {
        (self.hopes(self.before, REDRAWN), Some(After { turn: self.turn, redrawn: true }))
    }

    /// Whether the ply told this seat more than that somebody has chosen.
    fn learns(&self, seat: Seat) -> bool {
        self.told.iter().any(|told| match told {
            Told::All(_) | Told::Reveal(_) => true,
            Told::Secret { seat: hears, .. } => *hears == seat,
        })
    }

    fn found(&self) -> Result<Found, Unreviewed> {
        let known = |sitting: &dyn Sitting| sitting.knowledge().ok_or(Unreviewed::NoReview);
        let (before, after) = (known(self.before)?, known(self.after)?);
        let drew = self.before.drawn() != self.after.drawn();
        let opened = before.secret_choices > 0 && after.secret_choices == 0;
        let Moment { round, phase } = Moment::of(self.before);
        let begun = Found { round, phase, drew, opened, ..Found::empty(self.ply) };
        let ledger = if after.open || self.after.outcome().is_some() {
            self.in_the_open(begun, before)?
        } else {
            self.in_part(begun)?
        };
        let judged = if self.plan.effort.iterations == 0 { None } else { judge(self)? };
        Ok(Found { judged, words: words_written::facts(self), ..ledger })
    }

    /// The position after it is open to all seats.
    fn in_the_open(&self, found: Found, before: Knowledge) -> Result<Found, Unreviewed> {
        let after = self.hopes(self.after, AFTER).of_all(None)?;
        let redrawn = if found.drew {
            let (hopes, action) = self.redrawn();
            hopes.of_all(action)?
        } else {
            after.clone()
        };
        // If nothing was hidden before either, the dice are all that its seat did not know.
        let known = redrawn.get(self.turn.seat.index()).copied().filter(|_| before.open);
        let chosen = known.map_or_else(|| self.chosen(), Ok)?;
        let (after, redrawn) = (after.into_iter().map(Some).collect(), redrawn.into_iter().map(Some).collect());
        Ok(Found { after, chosen: Some(chosen), redrawn, ..found })
    }

    /// Each seat has its own knowledge.
    fn in_part(&self, mut found: Found) -> Result<Found, Unreviewed> {
        let chosen = self.chosen()?;
        found.chosen = Some(chosen);
        for seat in (0..self.before.seats()).map(|seat| Seat(seat as u8)) {
            let acts = seat == self.turn.seat;
            let (after, redrawn) = if !acts && !self.learns(seat) {
                (None, None)
            } else if acts && !found.drew && !found.opened {
                // It learned nothing that it did not know before.
                (Some(chosen), Some(chosen))
            } else {
                let after = self.hopes(self.after, AFTER).of(seat, None)?;
                let redrawn = if found.drew {
                    let (hopes, action) = self.redrawn();
                    hopes.of(seat, action)?
                } else {
                    after
                };
                (Some(after), Some(redrawn))
            };
            found.after.push(after);
            found.redrawn.push(redrawn);
        }
        Ok(found)
    }
}
