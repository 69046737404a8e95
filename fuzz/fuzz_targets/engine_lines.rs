//! Any bytes as lines of the protocol.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| manicule::engine::answer_anything(bytes));
