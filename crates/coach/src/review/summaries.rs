//! Sums over the plies of a game, by seat, by round and by phase.

use super::report::{ByPhase, Class, ClassCounts, Judged, Part, Parts, ReviewedPly, RoundLedger, SeatReview, Unlucky};
use super::turning::turning_points;
use bots::analysis::Unit;
use table::{Seat, sort_short};

/// How many of the worst and of the unlucky plies are listed.
const WORST: usize = 5;
const UNLUCKY: usize = 3;

/// What counts as a large change: of a share of the win, and of points.
pub fn much(unit: Unit) -> i32 {
    match unit {
        Unit::Chance => 500,
        Unit::Score => 300,
    }
}

pub fn rounds(plies: &[ReviewedPly], start: &[i32]) -> Vec<RoundLedger> {
    let mut rounds: Vec<RoundLedger> = Vec::new();
    for ply in plies {
        if rounds.last().is_none_or(|last| last.round != ply.round) {
            rounds.push(RoundLedger {
                round: ply.round,
                first: ply.ply,
                last: ply.ply,
                after: start.to_vec(),
                parts: vec![Parts::default(); start.len()],
                loss: vec![0; start.len()],
            });
        }
        let Some(round) = rounds.last_mut() else { continue };
        round.last = ply.ply;
        round.after.clone_from(&ply.after);
        for (sum, parts) in round.parts.iter_mut().zip(&ply.parts) {
            *sum = sum.plus(*parts);
        }
        if let (Some(loss), Some(judged)) = (round.loss.get_mut(ply.seat.index()), &ply.judged) {
            *loss += judged.loss;
        }
    }
    rounds
}

/// For each seat the phases in order of first appearance.
pub fn by_phase(plies: &[ReviewedPly], seats: usize) -> Vec<ByPhase> {
    let mut phases: Vec<&str> = Vec::new();
    for phase in plies.iter().filter_map(|ply| ply.phase.as_deref()) {
        if !phases.contains(&phase) {
            phases.push(phase);
        }
    }
    let sum = |seat: Seat, phase: &str| {
        let within = || plies.iter().filter(|ply| ply.phase.as_deref() == Some(phase));
        let own = within().filter(|ply| ply.seat == seat).filter_map(|ply| ply.judged.as_ref());
        let own = own.filter(|judged| judged.class.counts());
        ByPhase {
            seat,
            phase: phase.to_owned(),
            decisions: own.clone().count() as u32,
            total_loss: own.map(|judged| judged.loss).sum(),
            parts: within()
                .filter_map(|ply| ply.parts.get(seat.index()))
                .fold(Parts::default(), |sum, parts| sum.plus(*parts)),
        }
    };
    (0..seats)
        .map(|seat| Seat(seat as u8))
        .flat_map(|seat| phases.iter().map(move |phase| (seat, *phase)))
        .map(|(seat, phase)| sum(seat, phase))
        .collect()
}

/// Without the sentences, which are added later.
pub fn seat(seat: Seat, plies: &[ReviewedPly], start: &[i32], unit: Unit) -> SeatReview {
    let at = seat.index();
    let begun = start.get(at).copied().unwrap_or_default();
    let parts = plies.iter().filter_map(|ply| ply.parts.get(at)).fold(Parts::default(), |sum, parts| sum.plus(*parts));
    let own = || {
        let own = plies.iter().filter(move |ply| ply.seat == seat);
        own.filter_map(|ply| Some((ply, ply.judged.as_ref()?)))
    };
    let judged: Vec<&Judged> = own().map(|(_, judged)| judged).filter(|judged| judged.class.counts()).collect();
    let (decisions, total_loss) = (judged.len() as u32, judged.iter().map(|judged| judged.loss).sum::<i32>());
    let opened: Vec<i32> =
        plies.iter().filter(|ply| ply.opened).filter_map(|ply| Some(ply.parts.get(at)?.reveal)).collect();
    let mut worst: Vec<(i32, u32)> =
        own().filter(|(_, judged)| judged.class.is_error()).map(|(ply, judged)| (weight(judged), ply.ply)).collect();
    table::sort_by(&mut worst, |one, other| (-one.0, one.1).cmp(&(-other.0, other.1)));
    let end = begun + parts.sum();
    let even = if start.len() > 1 { 10_000 / start.len() as i32 } else { begun };
    SeatReview {
        seat,
        start: begun,
        end,
        parts,
        unit: judged.iter().find(|judged| judged.best.is_some()).map_or(unit, |judged| judged.unit),
        decisions,
        forced: own().filter(|(_, judged)| judged.class == Class::Forced).count() as u32,
        classes: ClassCounts::of(&judged),
        total_loss,
        error: mean(total_loss, decisions),
        luck: parts.draws,
        adjusted: end - parts.draws,
        deal: begun - even,
        openings: opened.len() as u32,
        surprise: mean(opened.iter().map(|change| change.abs()).sum(), opened.len() as u32),
        unlucky: unlucky(seat, plies, unit),
        worst: worst.into_iter().take(WORST).map(|(_, ply)| ply).collect(),
        turning: turning_points(seat, plies, start, unit),
        summary: Vec::new(),
    }
}

/// Sort key for errors: points in a decided game weigh less than a chance of winning.
fn weight(judged: &Judged) -> i32 {
    if judged.by_score { 0 } else { judged.loss }
}

fn mean(sum: i32, count: u32) -> i32 {
    let count = count.max(1) as i32;
    (2 * sum + count).div_euclid(2 * count)
}

/// The changes by dice and reveals between each good decision and the seat's next one.
fn unlucky(seat: Seat, plies: &[ReviewedPly], unit: Unit) -> Vec<Unlucky> {
    let mut found: Vec<Unlucky> = Vec::new();
    let mut good: Option<(u32, Parts)> = None;
    let mut close = |good: Option<(u32, Parts)>| {
        let Some((ply, since)) = good else { return };
        let amount = since.draws + since.reveal;
        if amount <= -much(unit) {
            let part = if since.draws <= since.reveal { Part::Draws } else { Part::Reveal };
            found.push(Unlucky { ply, amount, part });
        }
    };
    for ply in plies {
        if ply.seat == seat
            && let Some(judged) = ply.judged.as_ref().filter(|judged| judged.class.counts())
        {
            close(good.take());
            good = (!judged.class.is_error()).then(|| (ply.ply, Parts::default()));
        }
        if let (Some((_, since)), Some(parts)) = (&mut good, ply.parts.get(seat.index())) {
            *since = since.plus(*parts);
        }
    }
    close(good);
    sort_short(&mut found, |unlucky| (unlucky.amount, unlucky.ply));
    found.truncate(UNLUCKY);
    sort_short(&mut found, |unlucky| unlucky.ply);
    found
}

impl ClassCounts {
    fn of(judged: &[&Judged]) -> ClassCounts {
        let count = |class: Class| judged.iter().filter(|judged| judged.class == class).count() as u32;
        ClassCounts {
            best: count(Class::Best),
            as_good: count(Class::AsGood),
            only: count(Class::Only),
            inaccuracy: count(Class::Inaccuracy),
            mistake: count(Class::Mistake),
            blunder: count(Class::Blunder),
        }
    }
}
