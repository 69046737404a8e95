//! Sorting with little code: the standard library's sorts take 4 to 14 KB of the page's module for each type and order.

use std::cmp::Ordering;

/// Insertion sort: quick for a few dozen elements; stable.
pub fn sort_short<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort_short_by(list, |one, other| key(one) < key(other));
}

/// The same, where `goes_before` says which of two comes first.
pub fn sort_short_by<T>(list: &mut [T], goes_before: impl Fn(&T, &T) -> bool) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && goes_before(&list[at], &list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Merge sort: stable. Slower than the standard library, which is better for hot loops.
pub fn sort_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    // One function for all types and orders.
    let goes_before: &dyn Fn(usize, usize) -> bool = &|one, other| compare(&list[one], &list[other]).is_lt();
    let order = merged_order(list.len(), goes_before);
    put_in_order(list, order);
}

/// The same by a number, with code of its own for each type: for what a search sorts.
pub fn sort_by_number<T>(list: &mut [T], number: impl Fn(&T) -> i32) {
    let numbers: Vec<i32> = list.iter().map(number).collect();
    let order = merged_order(list.len(), &|one: usize, other: usize| numbers[one] < numbers[other]);
    put_in_order(list, order);
}

/// Moves to each place the element that the order names for it.
fn put_in_order<T>(list: &mut [T], order: Vec<usize>) {
    for (at, &place) in order.iter().enumerate() {
        let mut from = place;
        // The element that belongs here may have been swapped away; follow the swaps to its current place.
        while from < at {
            from = order[from];
        }
        list.swap(at, from);
    }
}

/// For each place of the sorted list, which element comes there.
fn merged_order<F: Fn(usize, usize) -> bool + ?Sized>(count: usize, goes_before: &F) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    let mut merged = order.clone();
    let mut width = 1;
    while width < count {
        for start in (0..count).step_by(2 * width) {
            let (middle, end) = ((start + width).min(count), (start + 2 * width).min(count));
            let (mut left, mut right) = (start, middle);
            for place in &mut merged[start..end] {
                let takes_right = right < end && (left == middle || goes_before(order[right], order[left]));
                let next = if takes_right { &mut right } else { &mut left };
                *place = order[*next];
                *next += 1;
            }
        }
        std::mem::swap(&mut order, &mut merged);
        width *= 2;
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_elements_keep_their_order() {
        let mut list = [(3, 'a'), (1, 'b'), (3, 'c'), (2, 'd'), (1, 'e')];
        sort_short(&mut list, |&(number, _)| number);
        assert_eq!(list, [(1, 'b'), (1, 'e'), (2, 'd'), (3, 'a'), (3, 'c')]);
        sort_short(&mut [] as &mut [u8], |&number| number);
    }

    #[test]
    fn merging_sorts_as_the_standard_library_does() {
        let mut dice = crate::Dice::new(crate::Seed::from_number(5));
        for count in 0..70 {
            let list: Vec<(u32, usize)> = (0..count).map(|at| (dice.below(9), at)).collect();
            let (mut ours, mut theirs) = (list.clone(), list);
            sort_by(&mut ours, |one, other| other.0.cmp(&one.0));
            theirs.sort_by_key(|one| std::cmp::Reverse(one.0));
            assert_eq!(ours, theirs);
            ours.reverse();
            sort_by_number(&mut ours, |one| one.1 as i32);
            assert!(ours.is_sorted_by_key(|one| one.1));
        }
    }
}
