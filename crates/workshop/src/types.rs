//! `cargo xtask types`: the TypeScript types of everything that is sent to the page, one file per crate in
//! `web/src/wire/`.
//!
//! To send a new type, derive `ts_rs::TS` for it (behind the feature `typescript` of its crate) and, unless another
//! listed type already contains it, add it to [`all`].

use anyhow::{Context, bail};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use ts_rs::{Config, TS, TypeVisitor};

/// The types that are sent, with everything they contain.
fn all() -> Collected {
    let mut types = Collected::default();
    types.visit::<bots::Level>();
    types.visit::<coach::review::Review>();
    types.visit::<games::GutenbergCards>();
    types.visit::<games::GutenbergFacts>();
    types.visit::<games::LetterpressCards>();
    types.visit::<gutenberg::View>();
    types.visit::<gutenberg::Action>();
    types.visit::<gutenberg::Event>();
    types.visit::<gutenberg::Options>();
    types.visit::<gutenberg::Prospect>();
    types.visit::<gutenberg::Title>();
    types.visit::<letterpress::View>();
    types.visit::<letterpress::Action>();
    types.visit::<letterpress::Event>();
    types.visit::<letterpress::Options>();
    types.visit::<letterpress::Prospect>();
    types.visit::<letterpress::Facts>();
    types.visit::<server::wire::ServerMessage<'static>>();
    types.visit::<server::wire::ClientCommand>();
    types.visit::<server::wire::NewTable>();
    types.visit::<server::wire::PutSeat>();
    types.visit::<server::wire::TableResponse<'static>>();
    types.visit::<server::wire::TablePage>();
    types.visit::<server::wire::LogPage<'static>>();
    types.visit::<server::wire::ChatPage>();
    types.visit::<server::wire::ReplayStep>();
    types.visit::<server::wire::MeResponse>();
    types.visit::<server::wire::SessionsResponse>();
    types.visit::<server::wire::KeysResponse>();
    types.visit::<server::wire::NewKeyResponse>();
    types.visit::<server::wire::Confirmed>();
    types.visit::<server::wire::Unsubscribed>();
    types.visit::<server::wire::GamesResponse>();
    types.visit::<server::wire::ServerFacts>();
    types
}

/// Writes the files, and removes those that are no longer generated.
pub fn write(root: &Path) -> anyhow::Result<()> {
    let folder = folder(root);
    fs::create_dir_all(&folder)?;
    let files = files()?;
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !files.contains_key(&name) {
            fs::remove_file(&path)?;
        }
    }
    for (name, text) in files {
        fs::write(folder.join(&name), text).with_context(|| name)?;
    }
    Ok(())
}

fn folder(root: &Path) -> PathBuf {
    root.join("web/src/wire")
}

/// File names and contents.
fn files() -> anyhow::Result<BTreeMap<String, String>> {
    all().modules.into_iter().map(|(name, module)| Ok((format!("{name}.ts"), module.text()?))).collect()
}

/// All types found so far, by the crate that declares them.
#[derive(Default)]
struct Collected {
    modules: BTreeMap<&'static str, Module>,
}

#[derive(Default)]
struct Module {
    /// Rust path, then declaration, by TypeScript name.
    types: BTreeMap<String, (&'static str, String)>,
    /// Names that two Rust types share.
    clashes: BTreeSet<String>,
    /// Names from other modules.
    imports: BTreeMap<&'static str, BTreeSet<String>>,
}

impl Module {
    fn text(self) -> anyhow::Result<String> {
        if !self.clashes.is_empty() {
            bail!("several types have the same name; rename one with #[ts(rename)]: {:?}", self.clashes);
        }
        let mut text = "// Generated from the Rust types by `cargo xtask types`. Do not edit.\n".to_owned();
        for (module, names) in self.imports {
            let names: Vec<String> = names.into_iter().collect();
            text.push_str(&format!("\nimport type {{ {} }} from './{module}'", names.join(", ")));
        }
        if !text.ends_with("edit.\n") {
            text.push('\n');
        }
        for (_, declaration) in self.types.into_values() {
            text.push_str(&format!("\n{declaration}\n"));
        }
        Ok(text)
    }
}

impl TypeVisitor for Collected {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Primitives and collections have no declaration; only what they contain counts.
        if T::output_path().is_none() {
            T::visit_generics(self);
            T::visit_dependencies(self);
            return;
        }
        let (path, config) = (std::any::type_name::<T>(), config());
        let name = T::ident(&config);
        let module = self.modules.entry(crate_of::<T>()).or_default();
        if let Some((known, _)) = module.types.get(&name) {
            if *known != path {
                module.clashes.insert(name);
            }
            return;
        }
        let declaration = format!("{}export {}", T::docs().unwrap_or_default(), T::decl(&config));
        module.types.insert(name, (path, declaration));
        let mut imports = Imports { of: crate_of::<T>(), names: Vec::new() };
        T::visit_dependencies(&mut imports);
        for (from, name) in imports.names {
            self.modules.entry(crate_of::<T>()).or_default().imports.entry(from).or_default().insert(name);
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// The types of other crates that one type mentions.
struct Imports {
    of: &'static str,
    names: Vec<(&'static str, String)>,
}

impl TypeVisitor for Imports {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_none() {
            T::visit_generics(self);
        } else if crate_of::<T>() != self.of {
            self.names.push((crate_of::<T>(), T::ident(&config())));
        }
    }
}

/// Times and counts are far below 2^53, so plain numbers hold them.
fn config() -> Config {
    Config::default().with_large_int("number")
}

fn crate_of<T: ?Sized>() -> &'static str {
    std::any::type_name::<T>().split("::").next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_types_of_the_page_are_up_to_date() {
        let folder = folder(&crate::root());
        let written: BTreeMap<String, String> = fs::read_dir(&folder)
            .expect("web/src/wire")
            .map(|entry| {
                let path = entry.expect("an entry").path();
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                (name, fs::read_to_string(path).expect("a text"))
            })
            .collect();
        let expected = files().expect("no clashes");
        assert!(written.keys().eq(expected.keys()), "{:?}: run `cargo xtask types`", written.keys());
        for (name, text) in expected {
            assert!(written[&name] == text, "{name} is out of date: run `cargo xtask types`");
        }
    }
}
