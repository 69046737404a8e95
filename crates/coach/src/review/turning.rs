//! Turning points: the actions that changed a seat's expected result most.

use super::report::{Part, ReviewedPly, TurningPoint};
use super::summaries::much;
use bots::analysis::Unit;
use table::{Seat, sort_short};

const MOST: usize = 7;

/// In the order of play, without sentences.
pub fn turning_points(seat: Seat, plies: &[ReviewedPly], start: &[i32], unit: Unit) -> Vec<TurningPoint> {
    let of = |values: &[i32]| values.get(seat.index()).copied().unwrap_or_default();
    let before = [start].into_iter().chain(plies.iter().map(|ply| ply.after.as_slice())).map(of);
    let mut points: Vec<TurningPoint> =
        before.zip(plies).filter_map(|(before, ply)| turning_point(seat, before, ply)).collect();
    points.retain(|point| point.change.abs() >= much(unit));
    table::sort_by(&mut points, |one, other| (-one.change.abs(), one.ply).cmp(&(-other.change.abs(), other.ply)));
    points.truncate(MOST);
    sort_short(&mut points, |point| point.ply);
    points
}

fn turning_point(seat: Seat, before: i32, ply: &ReviewedPly) -> Option<TurningPoint> {
    let (after, parts) = (*ply.after.get(seat.index())?, ply.parts.get(seat.index())?);
    let change = after - before;
    // The largest part with the same sign as the change.
    let part = Part::ALL.into_iter().max_by_key(|&part| parts.of(part) * change.signum())?;
    Some(TurningPoint { ply: ply.ply, before, after, change, part, amount: parts.of(part), sentence: String::new() })
}
