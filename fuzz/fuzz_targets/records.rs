//! Any bytes as a table record.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let _ = (server::is_table_record(text), server::verify(text));
});
