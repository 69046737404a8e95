//! Thinking in independent parts: in threads, or in workers of a browser.

/// The result of thinking about one choice.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct Weighed<A> {
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The sum of the tries' values.
    pub sum: f32,
}

/// One part of the thinking about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// From 0.
    pub index: u32,
    pub of: u32,
}

/// The results of all parts, in order. With threads they run in parallel; the result is the same.
#[cfg(not(target_arch = "wasm32"))]
pub fn in_parts<T: Send>(of: u32, think: impl Fn(Part) -> T + Sync) -> Vec<T> {
    use rayon::prelude::*;
    (0..of).into_par_iter().map(|index| think(Part { index, of })).collect()
}

/// The results of all parts, in order. In a browser the page hands each part to its own worker instead.
#[cfg(target_arch = "wasm32")]
pub fn in_parts<T>(of: u32, think: impl Fn(Part) -> T) -> Vec<T> {
    (0..of).map(|index| think(Part { index, of })).collect()
}

/// The most tried choice over all parts. Ties go to the earlier one, which looked better initially. The parts are in the
/// order of their indices, so that sums are the same everywhere.
///
/// ```
/// use bots::{Weighed, merge};
///
/// let part = |visits| vec![Weighed { action: "pass", visits: 3, sum: 1.0 }, Weighed { action: "write", visits, sum: 2.0 }];
/// assert_eq!(merge(vec![part(2), part(5)]), Some("write"));
/// ```
pub fn merge<A: PartialEq>(parts: Vec<Vec<Weighed<A>>>) -> Option<A> {
    let mut parts = parts.into_iter();
    // Each part lists a choice once.
    let mut merged = parts.next()?;
    for weighed in parts.flatten() {
        match merged.iter_mut().find(|known| known.action == weighed.action) {
            Some(known) => {
                known.visits += weighed.visits;
                known.sum += weighed.sum;
            }
            None => merged.push(weighed),
        }
    }
    let rank = |weighed: &Weighed<A>| (weighed.visits, weighed.sum);
    let better = |one: &Weighed<A>, other: &Weighed<A>| one.visits > 0 && rank(one) > rank(other);
    merged.into_iter().reduce(|best, next| if better(&next, &best) { next } else { best }).map(|best| best.action)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weighed(action: char, visits: u32, sum: f32) -> Weighed<char> {
        Weighed { action, visits, sum }
    }

    #[test]
    fn the_parts_decide_together() {
        let parts = vec![
            vec![weighed('a', 5, 2.0), weighed('b', 4, 3.0), weighed('c', 0, 0.0)],
            vec![weighed('a', 1, 0.5), weighed('b', 3, 2.0), weighed('c', 2, 2.0)],
        ];
        assert_eq!(merge(parts), Some('b'));
    }

    #[test]
    fn ties_go_to_the_better_sum_and_then_to_the_first() {
        assert_eq!(merge(vec![vec![weighed('a', 2, 1.0), weighed('b', 2, 1.5)]]), Some('b'));
        assert_eq!(merge(vec![vec![weighed('a', 2, 1.0), weighed('b', 2, 1.0)]]), Some('a'));
        assert_eq!(merge(vec![vec![weighed('a', 0, 0.0), weighed('b', 0, 1.0)]]), Some('a'), "nothing was tried");
        assert_eq!(merge::<char>(vec![vec![], vec![]]), None);
    }
}
