//! A new file in `locales/` is seen.

fn main() {
    println!("cargo:rerun-if-changed=../../locales");
}
