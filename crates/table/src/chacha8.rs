//! ChaCha with 8 rounds: a stream of words, of which any block can be computed directly. A block is kept as four rows
//! of four words, one vector each.

use std::hint::black_box;
use wide::u32x4;

/// Words of a block.
pub(crate) const WORDS: usize = 16;
/// Pairs of rounds: one down the columns, one down the diagonals.
const DOUBLE_ROUNDS: usize = 4;

/// A quarter round on all columns at once.
#[inline(always)]
fn round([mut a, mut b, mut c, mut d]: [u32x4; 4]) -> [u32x4; 4] {
    a += b;
    d = rotated::<16>(d ^ a);
    c += d;
    b = rotated::<12>(b ^ c);
    a += b;
    d = rotated::<8>(d ^ a);
    c += d;
    b = rotated::<7>(b ^ c);
    [a, b, c, d]
}

#[inline(always)]
fn rotated<const BITS: u32>(row: u32x4) -> u32x4 {
    row.unbounded_shl_scalar(BITS) | row.unbounded_shr_scalar(32 - BITS)
}

/// The row rotated to the left by this many words.
#[inline(always)]
fn turned<const WORDS: u32>(row: u32x4) -> u32x4 {
    row.shuffle(u32x4::new(std::array::from_fn(|at| (at as u32 + WORDS) % 4)))
}

/// Block `number`, from 0, of the key's stream.
pub(crate) fn block(key: &[u8; 32], number: u64) -> [u32; WORDS] {
    let of_key = |at: usize| u32::from_le_bytes(std::array::from_fn(|byte| key[4 * at + byte]));
    let start = [
        // "expand 32-byte k"
        u32x4::new([0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]),
        u32x4::new(std::array::from_fn(of_key)),
        u32x4::new(std::array::from_fn(|at| of_key(4 + at))),
        u32x4::new([number as u32, (number >> 32) as u32, 0, 0]),
    ];
    let mut rows = start;
    // Not unrolled: this runs amid more code than the processor keeps at hand.
    for _ in 0..black_box(DOUBLE_ROUNDS) {
        let [a, b, c, d] = round(rows);
        let [a, b, c, d] = round([a, turned::<1>(b), turned::<2>(c), turned::<3>(d)]);
        rows = [a, turned::<3>(b), turned::<2>(c), turned::<1>(d)];
    }
    let mut block = [0; WORDS];
    for (words, (row, start)) in block.chunks_exact_mut(4).zip(rows.into_iter().zip(start)) {
        words.copy_from_slice(&(row + start).to_array());
    }
    block
}
