//! Any bytes as a position, played to its end where it can be played.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| manicule::engine::play_anything(bytes));
