//! The dice are pinned: if these numbers changed, no old record would replay.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use table::{Dice, Seed};

fn dice(number: u64) -> Dice {
    Dice::new(Seed::from_number(number))
}

fn draws(dice: &mut Dice, bound: u32, count: usize) -> Vec<u32> {
    (0..count).map(|_| dice.below(bound)).collect()
}

/// The published ChaCha8 key stream of the zero key begins 3e00ef2f 895f40d6 7f5bb8e8 1f09a5a1, little-endian; a bound
/// of 2³² − 1 subtracts one from each word.
#[test]
fn the_stream_is_chacha8() {
    let words = [0x2fef_003e, 0xd640_5f89, 0xe8b8_5b7f, 0xa1a5_091f];
    assert_eq!(draws(&mut dice(0), u32::MAX, 4), words.map(|word: u32| word - 1));
}

/// From several positions of the stream, including some where the block's number needs more than 32 bits.
#[test]
fn the_stream_is_that_of_the_library() {
    for (number, start) in [(0, 0_u64), (1, 5), (u64::MAX, 64), (2, (1 << 36) - 24), (3, (1 << 60) + 7)] {
        let seed = Seed::from_number(number);
        let mut library = ChaCha8Rng::from_seed(seed.0);
        library.set_word_pos(start.into());
        let written = serde_json::json!({"seed": seed, "drawn": start});
        let mut dice: Dice = serde_json::from_value(written).unwrap();
        for _ in 0..40 {
            let mut bytes = [0; 32];
            library.fill_bytes(&mut bytes);
            assert_eq!(dice.seed(), Seed(bytes), "{number} from {start}");
        }
        assert_eq!(u128::from(dice.drawn()), library.get_word_pos());
    }
}

#[test]
fn dice_are_small() {
    assert!(size_of::<Dice>() <= 104, "{} bytes", size_of::<Dice>());
}

#[test]
fn bounded_draws_are_pinned() {
    assert_eq!(draws(&mut dice(0), 6, 16), [1, 5, 5, 3, 4, 1, 3, 0, 2, 1, 2, 0, 3, 0, 4, 1]);
}

#[test]
fn the_shuffle_is_pinned() {
    let mut cards: Vec<u8> = (0..12).collect();
    dice(7).shuffle(&mut cards);
    assert_eq!(cards, [5, 11, 10, 7, 1, 6, 0, 3, 4, 9, 8, 2]);
}

#[test]
fn picking_from_a_set_is_pinned() {
    let mut dice = dice(9);
    let set = 0b1000_0000_0000_0000_0000_0000_0010_1101_0001;
    let picked: Vec<_> = (0..12).filter_map(|_| dice.pick_bit(set)).collect();
    assert_eq!(picked, [0, 6, 0, 7, 0, 4, 7, 4, 0, 35, 9, 4]);
}

#[test]
fn every_face_is_as_likely() {
    let mut dice = dice(3);
    let mut counts = [0u32; 6];
    for _ in 0..60_000 {
        counts[dice.index(6)] += 1;
    }
    // Five standard deviations of a fair die.
    assert!(counts.iter().all(|&count| count.abs_diff(10_000) < 460), "{counts:?}");
}

/// A bound just over half of 2³² rejects nearly every second word; the draw stays fair and uses more of the stream.
#[test]
fn a_large_bound_rejects_and_stays_in_range() {
    let mut dice = dice(4);
    let bound = (1 << 31) + 1;
    assert!(draws(&mut dice, bound, 1000).iter().all(|&drawn| drawn < bound));
    assert!((1_800..2_200).contains(&dice.drawn()), "{} words", dice.drawn());
}

#[test]
fn a_forced_choice_uses_no_dice() {
    let mut dice = dice(5);
    assert_eq!((dice.below(0), dice.below(1), dice.pick_bit(0)), (0, 0, None));
    dice.shuffle(&mut [()]);
    assert_eq!(dice.drawn(), 0);
}

#[test]
fn dice_go_on_where_they_were_written_down() {
    let mut one = dice(6);
    draws(&mut one, 52, 77);
    let text = serde_json::to_string(&one).unwrap();
    let mut two: Dice = serde_json::from_str(&text).unwrap();
    assert_eq!(one, two);
    assert_eq!(draws(&mut one, 52, 100), draws(&mut two, 52, 100));
}

#[test]
fn a_seed_is_64_hexadecimal_digits() {
    let text = "00ff102030405060708090a0b0c0d0e0f0000102030405060708090a0b0c0d0e";
    let seed: Seed = text.parse().unwrap();
    assert_eq!(seed.to_string(), text);
    assert_eq!("12".parse::<Seed>().unwrap_err().to_string(), "a seed is 64 hexadecimal digits; this one has 2 digits");
    let odd = "é".to_owned() + &text[2..];
    assert!(odd.parse::<Seed>().unwrap_err().to_string().contains("'é'"));
}
