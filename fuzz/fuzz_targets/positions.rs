//! Any bytes as a position; a valid one is played to its end.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| manicule::engine::play_anything(bytes));
