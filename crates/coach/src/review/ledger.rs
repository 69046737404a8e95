//! Splits each change of a seat's expected result into parts. They add up by construction: each is the difference of two
//! neighbours in a chain from the expected result before the ply to the one after it.

use super::findings::Found;
use super::report::Parts;
use table::Seat;

/// Each seat's expected result after a ply, and the parts of the change.
pub struct Entry {
    pub after: Vec<i32>,
    pub parts: Vec<Parts>,
}

/// `before`: the expected results before the ply, by seat.
pub fn entry(before: &[i32], seat: Seat, found: &Found) -> Entry {
    let of = |at: usize, before: i32| {
        let told = |list: &[Option<i32>]| list.get(at).copied().flatten();
        let after = told(&found.after).unwrap_or(before);
        // The mean over other dice, if dice were used.
        let expected = told(&found.redrawn).filter(|_| found.drew).unwrap_or(after);
        let draws = after - expected;
        let parts = if at == seat.index() {
            let chosen = found.chosen.unwrap_or(expected);
            Parts { choice: chosen - before, reveal: expected - chosen, draws, others: 0 }
        } else if found.opened {
            Parts { reveal: expected - before, draws, ..Parts::default() }
        } else {
            Parts { others: expected - before, draws, ..Parts::default() }
        };
        (after, parts)
    };
    let (after, parts) = before.iter().enumerate().map(|(at, &before)| of(at, before)).unzip();
    Entry { after, parts }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(drew: bool, opened: bool) -> Found {
        Found {
            after: vec![Some(4000), Some(6000), None],
            chosen: Some(5200),
            redrawn: vec![Some(4500), Some(5500), None],
            drew,
            opened,
            ..Found::empty(1)
        }
    }

    #[test]
    fn the_parts_add_up_to_the_change() {
        for (drew, opened) in [(false, false), (true, false), (false, true), (true, true)] {
            let before = [5000, 3000, 2000];
            let Entry { after, parts } = entry(&before, Seat(0), &found(drew, opened));
            assert_eq!(after, [4000, 6000, 2000], "who learns nothing hopes for the same");
            for ((before, after), parts) in before.into_iter().zip(after).zip(parts) {
                assert_eq!(parts.sum(), after - before);
            }
        }
    }

    #[test]
    fn draws_are_compared_with_the_mean_over_other_dice() {
        let parts = entry(&[5000, 3000, 2000], Seat(0), &found(true, true)).parts;
        assert_eq!(parts[0], Parts { choice: 200, reveal: -700, draws: -500, others: 0 });
        assert_eq!(parts[1], Parts { reveal: 2500, draws: 500, ..Parts::default() });
        assert_eq!(parts[2], Parts::default());
    }

    #[test]
    fn without_dice_there_is_no_luck() {
        let parts = entry(&[5000, 3000, 2000], Seat(0), &found(false, false)).parts;
        assert_eq!(parts[0], Parts { choice: 200, reveal: -1200, ..Parts::default() });
        assert_eq!(parts[1], Parts { others: 3000, ..Parts::default() });
    }
}
