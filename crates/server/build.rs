//! The program is built anew when the browser view was.

fn main() {
    let view = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist");
    // A folder that is not there would make every build a new one. Where it cannot be made, that is all that happens.
    let _ = std::fs::create_dir_all(view);
    println!("cargo:rerun-if-changed={view}");
}
