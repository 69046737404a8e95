//! The gradient of the training error, by hand, for the layers of [`Net`]; and Adam's steps.

use super::sample::{End, Sample};
use bots::gutenberg::judge::{FAME_UNIT, HOUSE, JOINT, Layer, Net, OUT, TABLE, WIDE, squash, table_of};

/// The weight of an error in fame relative to one in value.
const FAME_SHARE: f32 = 0.5;

/// Sums of squared errors.
#[derive(Clone, Copy, Debug, Default)]
pub struct Errors {
    pub value: f64,
    pub values: u32,
    pub fame: f64,
    pub fames: u32,
}

impl Errors {
    /// The root of the mean square, of the value and of the fame.
    pub fn roots(self) -> (f64, f64) {
        let root = |sum: f64, count: u32| (sum / f64::from(count.max(1))).sqrt();
        (root(self.value, self.values), root(self.fame, self.fames))
    }
}

fn forward<const OUTPUTS: usize>(layer: &Layer<OUTPUTS>, inputs: impl Iterator<Item = (usize, f32)>) -> [f32; OUTPUTS] {
    let mut sums = layer.bias;
    for (at, input) in inputs.filter(|&(_, input)| input != 0.0) {
        for (sum, weight) in sums.iter_mut().zip(&layer.weights[at]) {
            *sum += input * weight;
        }
    }
    sums
}

fn rectified<const COUNT: usize>(numbers: [f32; COUNT]) -> [f32; COUNT] {
    numbers.map(|number| number.max(0.0))
}

/// Adds a layer's gradient, given the gradient of its outputs.
fn collect<const OUTPUTS: usize>(
    gradient: &mut Layer<OUTPUTS>,
    inputs: impl Iterator<Item = (usize, f32)>,
    change: &[f32; OUTPUTS],
) {
    for (at, input) in inputs.filter(|&(_, input)| input != 0.0) {
        for (sum, change) in gradient.weights[at].iter_mut().zip(change) {
            *sum += input * change;
        }
    }
    for (sum, change) in gradient.bias.iter_mut().zip(change) {
        *sum += change;
    }
}

/// The gradient of the inputs. It is 0 for inputs that were rectified to 0.
fn back<const INPUTS: usize, const OUTPUTS: usize>(
    layer: &Layer<OUTPUTS>,
    inputs: &[f32; INPUTS],
    change: &[f32; OUTPUTS],
) -> [f32; INPUTS] {
    std::array::from_fn(|at| {
        if inputs[at] == 0.0 {
            return 0.0;
        }
        layer.weights[at].iter().zip(change).map(|(weight, change)| weight * change).sum()
    })
}

fn numbered<const COUNT: usize>(numbers: &[f32; COUNT]) -> impl Iterator<Item = (usize, f32)> {
    numbers.iter().copied().enumerate()
}

/// A net's prediction for a sample, with all intermediate results.
struct Passed {
    wide: Vec<[f32; WIDE]>,
    house: Vec<[f32; HOUSE]>,
    table: Vec<[f32; TABLE]>,
    joint: Vec<[f32; JOINT]>,
    out: Vec<[f32; OUT]>,
}

fn pass(net: &Net, sample: &Sample) -> Passed {
    let inputs = |numbers: &Vec<(u16, f32)>| -> [f32; WIDE] {
        rectified(forward(&net.wide, numbers.iter().map(|&(at, number)| (usize::from(at), number))))
    };
    let wide: Vec<_> = sample.houses.iter().map(inputs).collect();
    let house: Vec<_> = wide.iter().map(|wide| rectified(forward(&net.house, numbered(wide)))).collect();
    let table: Vec<_> = (0..house.len()).map(|seat| table_of(&house, seat)).collect();
    let joint: Vec<_> = table.iter().map(|table| rectified(forward(&net.joint, numbered(table)))).collect();
    let out = joint.iter().map(|joint| forward(&net.out, numbered(joint))).collect();
    Passed { wide, house, table, joint, out }
}

/// The errors of one seat, and the gradient of its two outputs.
fn compare(out: &[f32; OUT], end: End, alone: bool, errors: &mut Errors) -> [f32; OUT] {
    let [raw, fame] = *out;
    let missed_fame = fame - end.fame / FAME_UNIT;
    errors.fame += f64::from(missed_fame * FAME_UNIT).powi(2);
    errors.fames += 1;
    if alone {
        return [0.0, FAME_SHARE * missed_fame];
    }
    let missed = squash(raw) - end.value();
    errors.value += f64::from(missed).powi(2);
    errors.values += 1;
    let slope = 0.5 / (1.0 + raw.abs()).powi(2);
    [missed * slope, FAME_SHARE * missed_fame]
}

/// The errors of a net over samples.
pub fn measure<'s>(net: &Net, samples: impl IntoIterator<Item = &'s Sample>) -> Errors {
    let mut errors = Errors::default();
    for sample in samples {
        for (out, &end) in pass(net, sample).out.iter().zip(&sample.ends) {
            compare(out, end, sample.ends.len() == 1, &mut errors);
        }
    }
    errors
}

/// Adds the gradient of one sample.
pub fn learn(net: &Net, sample: &Sample, gradient: &mut Net, errors: &mut Errors) {
    let passed = pass(net, sample);
    let seats = sample.houses.len();
    let share = 1.0 / (seats.max(2) - 1) as f32;
    let mut houses = vec![[0.0f32; HOUSE]; seats];
    for seat in 0..seats {
        let change = compare(&passed.out[seat], sample.ends[seat], seats == 1, errors);
        collect(&mut gradient.out, numbered(&passed.joint[seat]), &change);
        let change = back(&net.out, &passed.joint[seat], &change);
        collect(&mut gradient.joint, numbered(&passed.table[seat]), &change);
        let change = back(&net.joint, &passed.table[seat], &change);
        for at in 0..HOUSE {
            houses[seat][at] += change[at];
            let others = || (0..seats).filter(|&other| other != seat);
            for other in others() {
                houses[other][at] += change[HOUSE + at] * share;
            }
            let highest = others().max_by(|&one, &other| passed.house[one][at].total_cmp(&passed.house[other][at]));
            if let Some(highest) = highest {
                houses[highest][at] += change[2 * HOUSE + at];
            }
        }
    }
    for (seat, mut change) in houses.into_iter().enumerate() {
        for (change, house) in change.iter_mut().zip(&passed.house[seat]) {
            *change = if *house > 0.0 { *change } else { 0.0 };
        }
        collect(&mut gradient.house, numbered(&passed.wide[seat]), &change);
        let change = back(&net.house, &passed.wide[seat], &change);
        let inputs = sample.houses[seat].iter().map(|&(at, number)| (usize::from(at), number));
        collect(&mut gradient.wide, inputs, &change);
    }
}

/// All numbers of a net, in order.
pub fn numbers(net: &Net) -> impl Iterator<Item = &f32> {
    let wide = net.wide.weights.iter().flatten().chain(&net.wide.bias);
    let house = net.house.weights.iter().flatten().chain(&net.house.bias);
    let joint = net.joint.weights.iter().flatten().chain(&net.joint.bias);
    wide.chain(house).chain(joint).chain(net.out.weights.iter().flatten()).chain(&net.out.bias)
}

pub fn numbers_mut(net: &mut Net) -> impl Iterator<Item = &mut f32> {
    let wide = net.wide.weights.iter_mut().flatten().chain(&mut net.wide.bias);
    let house = net.house.weights.iter_mut().flatten().chain(&mut net.house.bias);
    let joint = net.joint.weights.iter_mut().flatten().chain(&mut net.joint.bias);
    wide.chain(house).chain(joint).chain(net.out.weights.iter_mut().flatten()).chain(&mut net.out.bias)
}

/// A net in training, with Adam's two moments.
pub struct Training {
    pub net: Net,
    first: Net,
    second: Net,
    pub steps: u32,
}

impl Training {
    pub fn of(net: Net) -> Training {
        Training { net, first: Net::zero(), second: Net::zero(), steps: 0 }
    }

    /// One step against the gradient of this many samples.
    pub fn step(&mut self, gradient: &Net, samples: usize, pace: f32) {
        const FADE_1: f32 = 0.9;
        const FADE_2: f32 = 0.999;
        self.steps += 1;
        let correct = |fade: f32| 1.0 - fade.powi(self.steps.min(100_000) as i32);
        let (correct_1, correct_2) = (correct(FADE_1), correct(FADE_2));
        let moments = numbers_mut(&mut self.first).zip(numbers_mut(&mut self.second));
        for ((number, (first, second)), gradient) in numbers_mut(&mut self.net).zip(moments).zip(numbers(gradient)) {
            let gradient = gradient / samples as f32;
            *first = FADE_1 * *first + (1.0 - FADE_1) * gradient;
            *second = FADE_2 * *second + (1.0 - FADE_2) * gradient * gradient;
            *number -= pace * (*first / correct_1) / ((*second / correct_2).sqrt() + 1e-8);
        }
    }

    /// Everything that the next step depends on.
    pub fn to_bytes(&self) -> Vec<u8> {
        let nets = [&self.net, &self.first, &self.second];
        let numbers = nets.into_iter().flat_map(numbers).flat_map(|number| number.to_le_bytes());
        self.steps.to_le_bytes().into_iter().chain(numbers).collect()
    }

    /// `None` if these are not the bytes of a training of such a net.
    pub fn from_bytes(bytes: &[u8]) -> Option<Training> {
        let mut training = Training::of(Net::zero());
        let mut words = bytes.chunks(4).map(|bytes| <[u8; 4]>::try_from(bytes).ok());
        training.steps = u32::from_le_bytes(words.next()??);
        for net in [&mut training.net, &mut training.first, &mut training.second] {
            for number in numbers_mut(net) {
                *number = f32::from_le_bytes(words.next()??);
            }
        }
        words.next().is_none().then_some(training)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::train::beginner;
    use crate::train::games::Workshop;

    /// The error whose gradient is computed: half the sum of the squares.
    fn loss(net: &Net, sample: &Sample) -> f64 {
        let errors = measure(net, [sample]);
        let fame = errors.fame / f64::from(FAME_UNIT).powi(2);
        0.5 * (errors.value + f64::from(FAME_SHARE) * fame)
    }

    #[test]
    fn gradients_are_slopes() {
        const STEP: f32 = 5e-4;
        // The error that `f32` rounding can cause in a slope.
        const ROUNDED: f64 = 4e-3;
        let workshop = Workshop::new();
        for number in 0..8 {
            let (net, sample) = (beginner(), workshop.hurried(7, number));
            let mut gradient = Net::zero();
            learn(&net, &sample, &mut gradient, &mut Errors::default());
            let here = loss(&net, &sample);
            let slopes: Vec<f32> = numbers(&gradient).copied().collect();
            let mut checked = 0;
            for at in (0..slopes.len()).filter(|&at| slopes[at] != 0.0).step_by(97) {
                let moved = |by: f32| {
                    let mut net = net.clone();
                    if let Some(number) = numbers_mut(&mut net).nth(at) {
                        *number += by;
                    }
                    loss(&net, &sample)
                };
                let (right, left) = ((moved(STEP) - here) / f64::from(STEP), (here - moved(-STEP)) / f64::from(STEP));
                // If a number is rectified on one side only, there is no slope.
                if (right - left).abs() > ROUNDED + 0.01 * right.abs() {
                    continue;
                }
                let (slope, found) = ((right + left) / 2.0, f64::from(slopes[at]));
                assert!((slope - found).abs() < ROUNDED + 0.01 * slope.abs(), "number {at}: {slope} is not {found}");
                checked += 1;
            }
            assert!(checked > 20);
        }
    }

    #[test]
    fn training_passes_a_net_as_bots_do() {
        let workshop = Workshop::new();
        for number in 0..8 {
            let (state, sample) = workshop.position(number);
            let said = workshop.say(&beginner(), &state);
            for (said, out) in said.iter().zip(pass(&beginner(), &sample).out) {
                assert_eq!((said.value, said.fame), (squash(out[0]), out[1] * FAME_UNIT));
            }
        }
    }

    #[test]
    fn a_training_is_read_as_it_was_written() {
        let mut training = Training::of(beginner());
        training.step(&beginner(), 3, 1e-3);
        let read = Training::from_bytes(&training.to_bytes()).unwrap();
        assert_eq!((read.net, read.first, read.second), (training.net, training.first, training.second));
        assert!(Training::from_bytes(&[0; 40]).is_none());
    }
}
