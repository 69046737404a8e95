//! Logistic regression with a few inputs, by Newton's method.

/// Regularisation: pulls every weight slightly towards 0, for small samples.
const RIDGE: f64 = 1.0;
const STEPS: usize = 30;

/// The probability, from weighted inputs.
pub struct Logistic<const N: usize> {
    weights: [f64; N],
}

impl<const N: usize> Logistic<N> {
    /// Fits to inputs with their outcomes, 0 to 1.
    pub fn fit(seen: impl Iterator<Item = ([f64; N], f64)>) -> Logistic<N> {
        let seen: Vec<([f64; N], f64)> = seen.collect();
        let mut fitted = Logistic { weights: [0.0; N] };
        for _ in 0..STEPS {
            let mut slope = fitted.weights.map(|weight| -RIDGE * weight);
            let mut curve = [[0.0; N]; N];
            for (at, row) in curve.iter_mut().enumerate() {
                row[at] = RIDGE;
            }
            for (inputs, came) in &seen {
                let chance = fitted.chance(inputs);
                let spread = chance * (1.0 - chance);
                for (at, input) in inputs.iter().enumerate() {
                    slope[at] += (came - chance) * input;
                    for (other, more) in inputs.iter().enumerate() {
                        curve[at][other] += spread * input * more;
                    }
                }
            }
            for (weight, step) in fitted.weights.iter_mut().zip(solve(curve, slope)) {
                *weight += step;
            }
        }
        fitted
    }

    pub fn chance(&self, inputs: &[f64; N]) -> f64 {
        let sum: f64 = self.weights.iter().zip(inputs).map(|(weight, input)| weight * input).sum();
        1.0 / (1.0 + (-sum).exp())
    }
}

/// Solves a symmetric positive definite system by elimination.
fn solve<const N: usize>(mut rows: [[f64; N]; N], mut right: [f64; N]) -> [f64; N] {
    for at in 0..N {
        let (pivot, known) = (rows[at], right[at]);
        for (row, right) in rows.iter_mut().zip(&mut right).skip(at + 1) {
            let factor = row[at] / pivot[at];
            for (cell, above) in row.iter_mut().zip(pivot).skip(at) {
                *cell -= factor * above;
            }
            *right -= factor * known;
        }
    }
    for at in (0..N).rev() {
        let known: f64 = (at + 1..N).map(|column| rows[at][column] * right[column]).sum();
        right[at] = (right[at] - known) / rows[at][at];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_system_is_solved() {
        let solved = solve([[4.0, 1.0], [1.0, 3.0]], [1.0, 2.0]);
        assert!((solved[0] - 1.0 / 11.0).abs() < 1e-12 && (solved[1] - 7.0 / 11.0).abs() < 1e-12);
    }

    #[test]
    fn the_share_of_a_constant_input_is_found() {
        let fitted = Logistic::fit((0..1000).map(|at| ([1.0], f64::from(u8::from(at % 4 == 0)))));
        assert!((fitted.chance(&[1.0]) - 0.25).abs() < 0.002);
    }
}
