//! Arithmetic on several small counts at once.

use gutenberg::components::{Enumerated, Tally};

/// Four small counts in one word, so that they are added and compared at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Packed(pub u32);

impl<K: Enumerated> From<Tally<K>> for Packed {
    #[inline]
    fn from(tally: Tally<K>) -> Packed {
        Packed(u32::from_le_bytes(tally.0))
    }
}

impl Packed {
    const HIGH: u32 = 0x8080_8080;
    pub const ONES: u32 = 0x0101_0101;

    #[inline]
    pub fn plus(self, other: Packed) -> Packed {
        Packed(self.0 + other.0)
    }

    /// What is lacking of these, kind by kind; counts stay below 128.
    #[inline]
    pub fn lacking(self, wanted: Packed) -> Packed {
        let difference = (wanted.0 | Packed::HIGH) - self.0;
        let enough = difference & Packed::HIGH;
        Packed(difference & (enough - (enough >> 7)))
    }

    /// What is left without these; there must be enough of each.
    #[inline]
    pub fn minus(self, used: Packed) -> Packed {
        Packed(self.0 - used.0)
    }

    /// The kinds with a count above 0, as four bits.
    #[inline]
    pub fn present(self) -> usize {
        let ones = (self.0 + (Packed::HIGH - Packed::ONES)) >> 7 & Packed::ONES;
        // Gathers the bits 0, 8, 16 and 24, from 24 on.
        (ones.wrapping_mul(0x0102_0408) >> 24 & 0b1111) as usize
    }

    #[inline]
    pub fn total(self) -> usize {
        (self.0.wrapping_mul(Packed::ONES) >> 24) as usize
    }

    #[inline]
    pub fn counts(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gutenberg::components::Inks;

    #[test]
    fn packed_counts_match_single_counts() {
        let all = || (0..256u32).map(|at| [at & 3, at >> 2 & 3, at >> 4 & 3, at >> 6].map(|count| count as u8 * 5));
        for have in all() {
            for want in all() {
                let (one, other) = (Inks::new(have), Inks::new(want));
                let lacking: [u8; 4] = std::array::from_fn(|at| want[at].saturating_sub(have[at]));
                assert_eq!(Packed::from(one).lacking(other.into()).counts(), lacking);
                assert_eq!(Packed::from(one).lacking(other.into()).total(), usize::from(one.missing_for(other)));
                assert_eq!(Packed::from(one.plus(other)).minus(one.into()), other.into());
                let present: usize = (0..4).filter(|&at| have[at] > 0).map(|at| 1 << at).sum();
                assert_eq!(Packed::from(one).present(), present);
                assert_eq!(Packed::from(one).plus(other.into()), Packed::from(one.plus(other)));
            }
        }
    }
}
