//! The net: an embedding of each house; then for each seat, its own embedding with the mean and the maximum of the
//! others'. The same three matrices serve any number of seats.
//!
//! Sums are taken in a fixed order, in plain additions and multiplications, so every build gives the same bits.

use super::features::{FEATURES, Features};
use arrayvec::ArrayVec;
use gutenberg::MAX_SEATS;

/// The sizes of the layers.
pub const WIDE: usize = 64;
pub const HOUSE: usize = 32;
pub const TABLE: usize = 3 * HOUSE;
pub const JOINT: usize = 32;
pub const OUT: usize = 2;

/// A layer: the weights of each input in turn, then the biases.
#[derive(Clone, Debug, PartialEq)]
pub struct Layer<const OUTPUTS: usize> {
    pub weights: Vec<[f32; OUTPUTS]>,
    pub bias: [f32; OUTPUTS],
}

/// The net's prediction for one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Said {
    /// The expected value of the final lead, from 0 to 1.
    pub value: f32,
    /// The expected final fame.
    pub fame: f32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    pub wide: Layer<WIDE>,
    pub house: Layer<HOUSE>,
    pub joint: Layer<JOINT>,
    pub out: Layer<OUT>,
}

/// The unit of the net's fame.
pub const FAME_UNIT: f32 = 50.0;

/// Maps any number to one between 0 and 1. Uses only divisions and sums, which round the same way everywhere.
#[inline]
pub fn squash(number: f32) -> f32 {
    0.5 + 0.5 * number / (1.0 + number.abs())
}

impl<const OUTPUTS: usize> Layer<OUTPUTS> {
    #[inline]
    fn of(&self, inputs: impl Iterator<Item = (usize, f32)>) -> [f32; OUTPUTS] {
        let mut sums = self.bias;
        for (at, input) in inputs {
            let weights = &self.weights[at];
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += input * weight;
            }
        }
        sums
    }

    /// The same, with negative results replaced by 0 (ReLU).
    #[inline]
    fn rectified(&self, inputs: impl Iterator<Item = (usize, f32)>) -> [f32; OUTPUTS] {
        self.of(inputs).map(|sum| if sum > 0.0 { sum } else { 0.0 })
    }
}

/// The values that are not 0, with their indices.
#[inline]
fn present<const COUNT: usize>(numbers: &[f32; COUNT]) -> ArrayVec<(usize, f32), TABLE> {
    let mut list = [(0, 0.0); TABLE];
    let mut len = 0;
    for (at, &number) in numbers.iter().enumerate() {
        list[len] = (at, number);
        len += usize::from(number != 0.0);
    }
    let mut present = ArrayVec::from(list);
    present.truncate(len);
    present
}

impl Net {
    pub fn zero() -> Net {
        Net {
            wide: Layer { weights: vec![[0.0; WIDE]; FEATURES], bias: [0.0; WIDE] },
            house: Layer { weights: vec![[0.0; HOUSE]; WIDE], bias: [0.0; HOUSE] },
            joint: Layer { weights: vec![[0.0; JOINT]; TABLE], bias: [0.0; JOINT] },
            out: Layer { weights: vec![[0.0; OUT]; JOINT], bias: [0.0; OUT] },
        }
    }

    /// For the seat of each house.
    pub fn say(&self, houses: &ArrayVec<Features, MAX_SEATS>) -> ArrayVec<Said, MAX_SEATS> {
        let embed = |features: &Features| {
            let wide = self.wide.rectified(features.iter());
            self.house.rectified(present(&wide).into_iter())
        };
        let embedded: ArrayVec<[f32; HOUSE], MAX_SEATS> = houses.iter().map(embed).collect();
        (0..houses.len())
            .map(|seat| {
                let joint = self.joint.rectified(present(&table_of(&embedded, seat)).into_iter());
                let [value, fame] = self.out.of(present(&joint).into_iter());
                Said { value: squash(value), fame: fame * FAME_UNIT }
            })
            .collect()
    }
}

/// The input of the second half for this seat: its own house, the mean of the others, and the maximum of theirs in each
/// number.
pub fn table_of(embedded: &[[f32; HOUSE]], seat: usize) -> [f32; TABLE] {
    let mut table = [0.0; TABLE];
    let share = 1.0 / (embedded.len().max(2) - 1) as f32;
    table[..HOUSE].copy_from_slice(&embedded[seat]);
    for (_, other) in embedded.iter().enumerate().filter(|&(at, _)| at != seat) {
        for (at, &number) in other.iter().enumerate() {
            table[HOUSE + at] += number * share;
            table[2 * HOUSE + at] = table[2 * HOUSE + at].max(number);
        }
    }
    table
}
