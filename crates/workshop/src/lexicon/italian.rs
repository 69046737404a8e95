//! Italian: the Hunspell dictionary of LibreItalia.

use super::hunspell;
use super::packages::{Home, Package};
use super::sources::{Forms, Source};
use anyhow::Result;
use letterpress::languages::Language;

pub const SOURCE: Source = Source {
    packages: &[&DICTIONARY],
    rights: "Licence: GNU General Public License 3 (licences/GPL-3.txt), © 2001–2004 Gianluca Turconi, 2002–2007 Davide \
             Prina, 2010–2015 Andrea Pescetti, 2020–2022 LibreItalia – Marina Latini. No warranty",
    changes: "affixes expanded, without those of elision; left out: everything with a capital, hyphen or apostrophe",
    single_letters: &["a", "e", "è", "i", "o"],
    abbreviations: &["ecc", "wc"],
    sounds: &["brr", "brrr", "grr", "mmm", "pff", "psst", "pst", "sst"],
    forms,
    independent: None,
};

const DICTIONARY: Package = Package {
    home: Home::Debian,
    name: "hunspell-it",
    version: "1:7.5.0-1",
    sha256: "ada3315f170baa05628099381890bf2af9e5022a8b2c937df82d9b7a30c63a2c",
};

fn forms() -> Result<Forms> {
    let folder = DICTIONARY.fetch()?.join("usr/share/hunspell");
    hunspell::forms(Language::Italian, &folder.join("it_IT.aff"), &folder.join("it_IT.dic"), |_, _| true)
}
