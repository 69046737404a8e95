//! Combines the parts of a review.

use super::findings::{Findings, Found, Judgement};
use super::ledger::{Entry, entry};
use super::report::{Candidate, Judged, Review, ReviewedPly};
use super::studying::Unreviewed;
use super::telling::Tellers;
use super::{summaries, words_written};
use bots::analysis::Unit;
use games::Sitting;
use serde_json::Value;
use table::{Seat, Turn};

/// The version of the review format.
const FORMAT: u32 = 1;

impl Review {
    /// Combines all parts of one review of these turns, in any order. `end` is the position after the last turn.
    pub fn of(
        turns: &[Turn<Value>],
        end: &dyn Sitting,
        parts: Vec<Findings>,
        tellers: &Tellers,
    ) -> Result<Review, Unreviewed> {
        let (plan, found) = whole(parts, turns.len(), end.seats())?;
        let start: Vec<i32> = found[0].after.iter().map(|hope| hope.unwrap_or_default()).collect();
        let unit = if start.len() > 1 { Unit::Chance } else { Unit::Score };
        let mut plies: Vec<ReviewedPly> = Vec::new();
        for (turn, found) in turns.iter().zip(&found[1..]) {
            let before = plies.last().map_or(&start, |last| &last.after);
            plies.push(reviewed(turn, found, entry(before, turn.seat, found), tellers));
        }
        let seats = (0..start.len()).map(|seat| Seat(seat as u8));
        let mut seats: Vec<_> = seats.map(|seat| summaries::seat(seat, &plies, &start, unit)).collect();
        for seat in &mut seats {
            seat.summary = tellers.summary(seat, unit, &plies);
            for point in &mut seat.turning {
                let Some(ply) = plies.get(point.ply as usize - 1) else { continue };
                point.sentence = tellers.turning(unit, ply, seat.seat, point);
            }
        }
        let deal: Vec<i32> = seats.iter().map(|seat| seat.deal).collect();
        let is_words = end.game() == "letterpress";
        Ok(Review {
            format: FORMAT,
            game: end.game().to_owned(),
            unit,
            seed: plan.seed,
            samples: plan.samples,
            iterations: plan.iterations,
            names: tellers.names.clone(),
            finished: end.outcome().is_some(),
            result: end.outcome(),
            rounds: summaries::rounds(&plies, &start),
            by_phase: summaries::by_phase(&plies, start.len()),
            words: is_words.then(|| words_written::rounds(&plies, &found, &deal)),
            seats,
            start,
            plies,
        })
    }
}

/// The plies of all parts in order, each exactly once, and the plan they share.
fn whole(parts: Vec<Findings>, turns: usize, seats: usize) -> Result<(Findings, Vec<Found>), Unreviewed> {
    let mut parts = parts.into_iter();
    let mut first = parts.next().ok_or(Unreviewed::NotOneReview)?;
    let mut found = std::mem::take(&mut first.found);
    for part in parts {
        if (part.seed, part.samples, part.iterations) != (first.seed, first.samples, first.iterations) {
            return Err(Unreviewed::NotOneReview);
        }
        found.extend(part.found);
    }
    table::sort_by(&mut found, |one, other| one.ply.cmp(&other.ply));
    let each_once = found.iter().map(|found| found.ply as usize).eq(0..=turns);
    let of_these_seats = found.iter().all(|found| found.after.len() == seats);
    if each_once && of_these_seats { Ok((first, found)) } else { Err(Unreviewed::NotOneReview) }
}

fn reviewed(turn: &Turn<Value>, found: &Found, entry: Entry, tellers: &Tellers) -> ReviewedPly {
    let Entry { after, parts } = entry;
    let mut ply = ReviewedPly {
        ply: found.ply,
        seat: turn.seat,
        round: found.round,
        phase: found.phase.clone(),
        action: turn.action.clone(),
        after,
        parts,
        drew: found.drew,
        opened: found.opened,
        judged: None,
    };
    ply.judged = found.judged.as_ref().map(|judgement| {
        let mut judged = judged(judgement, turn.seat, tellers);
        judged.sentence = tellers.error(&ply, &judged);
        judged
    });
    ply
}

fn judged(judgement: &Judgement, seat: Seat, tellers: &Tellers) -> Judged {
    let action = |candidate: &Option<Candidate>, events: &[Value]| {
        candidate
            .as_ref()
            .filter(|_| judgement.class.is_error())
            .and_then(|found| tellers.action(seat, &found.action, events))
    };
    Judged {
        class: judgement.class,
        unit: judgement.unit,
        by_score: judgement.by_score,
        loss: judgement.loss,
        points: judgement.points,
        played: judgement.played.clone(),
        best: judgement.best.clone(),
        candidates: judgement.candidates.clone(),
        reasons: tellers.reasons(&judgement.reasons),
        sentence: None,
        played_sentence: action(&judgement.played, &judgement.played_events),
        best_sentence: action(&judgement.best, &judgement.best_events),
    }
}
