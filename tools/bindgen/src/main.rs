//! `bindgen MODULE FOLDER`: reads the compiled `crates/page`, and writes the module, its ES module and its TypeScript
//! declarations into a folder.

use anyhow::Context;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args_os().skip(1);
    let (module, folder) = arguments.next().zip(arguments.next()).context("usage: bindgen MODULE FOLDER")?;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).web(true)?.typescript(true);
    bindgen.remove_name_section(true).remove_producers_section(true).generate(folder)
}
