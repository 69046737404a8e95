//! Converts a search's value to a chance of winning, by a table fitted on games between bots (`manicule lab calibrate`,
//! docs/calibration.md). A table instead of a formula, so that every machine gives the same bytes.

/// Values of the search at which the chance is noted, evenly from 0 to 1.
pub const POINTS: usize = 21;
/// From the choices before the first round to the last round.
const ROUNDS: usize = gutenberg::ROUNDS as usize + 1;
const FEWEST: u8 = 2;
const TABLES: usize = 3;

/// The chance of winning with 2, 3 and 4 people, by round.
#[derive(Clone, Debug, PartialEq)]
pub struct Calibration {
    /// `by_people[people - 2][round][point]`, in thousandths.
    by_people: [[[u16; POINTS]; ROUNDS]; TABLES],
}

static FITTED: Calibration = Calibration { by_people: include!("fitted.rs") };

impl Calibration {
    /// The built-in table.
    pub fn fitted() -> &'static Calibration {
        &FITTED
    }

    /// The identity: returns the search's value.
    pub fn plain() -> Calibration {
        let points = std::array::from_fn(|point| (1000 * point / (POINTS - 1)) as u16);
        Calibration { by_people: [[points; ROUNDS]; TABLES] }
    }

    /// From chances by people (2 to 4), round and point.
    pub fn new(chance: impl Fn(u8, u8, f64) -> f64) -> Calibration {
        let mut fitted = Calibration::plain();
        for (people, rounds) in (FEWEST..).zip(&mut fitted.by_people) {
            for (round, points) in (0..).zip(rounds) {
                for (point, noted) in points.iter_mut().enumerate() {
                    let at = point as f64 / (POINTS - 1) as f64;
                    *noted = (chance(people, round, at).clamp(0.0, 1.0) * 1000.0).round() as u16;
                }
            }
        }
        fitted
    }

    /// As the file `fitted.rs`, a line for each round.
    pub fn write(&self) -> String {
        let mut text = String::from("[\n");
        for rounds in &self.by_people {
            text.push_str("  [\n");
            for points in rounds {
                text.push_str(&format!("    {points:?},\n"));
            }
            text.push_str("  ],\n");
        }
        text + "]\n"
    }

    /// The chance of winning with this many people, given the search's value; interpolates linearly between the points.
    pub fn chance(&self, people: u8, round: u8, said: f64) -> f64 {
        let table = usize::from(people.saturating_sub(FEWEST)).min(TABLES - 1);
        let points = &self.by_people[table][usize::from(round).min(ROUNDS - 1)];
        let place = said.clamp(0.0, 1.0) * (POINTS - 1) as f64;
        let below = (place as usize).min(POINTS - 2);
        let [low, high] = [points[below], points[below + 1]].map(|thousandths| f64::from(thousandths) / 1000.0);
        low + (high - low) * (place - below as f64)
    }

    /// The same with the value's error: half the difference between the chances at its two ends.
    pub fn chance_and_error(&self, people: u8, round: u8, said: f64, error: f64) -> (f64, f64) {
        let at = |said: f64| self.chance(people, round, said);
        (at(said), (at(said + error) - at(said - error)) / 2.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fitted_table_is_written_as_it_stands() {
        assert_eq!(Calibration::fitted().write(), include_str!("fitted.rs"));
    }

    #[test]
    fn the_chance_grows_with_the_searchs_value() {
        for people in 2..=4 {
            for round in 0..=6 {
                let chances: Vec<f64> =
                    (0..=100).map(|at| Calibration::fitted().chance(people, round, f64::from(at) / 100.0)).collect();
                assert!(chances.is_sorted(), "{people} people, round {round}: {chances:?}");
            }
        }
    }

    #[test]
    fn between_the_points_lie_straight_lines() {
        let squares = Calibration::new(|_, _, said| said * said);
        assert_eq!(squares.chance(2, 1, 0.5), 0.25);
        let between = squares.chance(2, 1, 0.525);
        assert!(between > 0.275 && between < 0.277, "{between}");
        assert_eq!(squares.chance(9, 9, 7.0), 1.0);
    }
}
