//! Names, from the word lists of languages that write only names with a capital, and from a package of names.

use super::english::SCOWL;
use super::packages::{Home, Package};
use super::sources::all_small;
use anyhow::{Context, Result, ensure};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

const DUTCH: Package = Package {
    home: Home::Debian,
    name: "wdutch",
    version: "1:2.20.19-2",
    sha256: "79dc0dbbd9b3e029ba84423a804c635aca87105521962f9b4c3023399c94dc35",
};
const DANISH: Package = Package {
    home: Home::Debian,
    name: "wdanish",
    version: "1.6.36-14",
    sha256: "221d3ee8bb0fb84559473687224c746fb1c392330e4142c3f24517ab8e8ad980",
};
const FAKER: Package = Package {
    home: Home::PyPi,
    name: "faker",
    version: "40.54.0",
    sha256: "2dd88ee8cb63a9149e19ef48bdd73879bc3854d8ba2d6c1535e902a762e603f7",
};

/// The sources of the names. They only decide which words are left out.
pub const PACKAGES: [&Package; 4] = [&SCOWL, &DUTCH, &DANISH, &FAKER];

pub struct Names {
    capital: BTreeSet<String>,
    small: BTreeSet<String>,
}

impl Names {
    pub fn read() -> Result<Names> {
        let mut names = Names::none();
        let dictionaries = [
            DUTCH.fetch()?.join("usr/share/dict/dutch"),
            DANISH.fetch()?.join("usr/share/dict/danish"),
            super::french::DICTIONARY.fetch()?.join("usr/share/hunspell/fr.dic"),
        ];
        for path in dictionaries {
            names.take(&read(&path)?, true);
        }
        // English has too many rare words that look like names: "jack", "rob".
        let scowl = SCOWL.fetch()?.join("usr/share/dict/scowl");
        for kind in ["upper", "proper-names"] {
            for level in [10, 20, 35, 40, 50, 55, 60, 70, 80] {
                let path = scowl.join(format!("english-{kind}.{level}"));
                if path.is_file() {
                    names.take(&read(&path)?, false);
                }
            }
        }
        names.take(&faker("all")?, false);
        Ok(names)
    }

    /// First names, surnames, towns and countries, which texts write with a capital.
    pub fn of_people_and_places() -> Result<Names> {
        let mut names = Names::none();
        names.take(&faker("people and places")?, false);
        Ok(names)
    }

    /// Takes the words of a list; lower-case words are taken only if the list is trusted not to contain names
    /// (`small`).
    pub fn take(&mut self, list: &str, small: bool) {
        for line in list.lines() {
            let word = line.split(['/', '\t', ' ']).next().unwrap_or_default();
            let mut rest = word.chars();
            if rest.next().is_some_and(char::is_uppercase) && all_small(rest.as_str()) {
                self.capital.insert(word.to_owned());
            } else if small && all_small(word) {
                self.small.insert(word.to_owned());
            }
        }
    }

    /// Whether a word is known with a capital only.
    pub fn has(&self, word: &str) -> bool {
        let (small, capital) = (word.to_lowercase(), capitalised(word));
        self.capital.contains(&capital) && !self.small.contains(&small)
    }

    /// Without any names.
    pub fn none() -> Names {
        Names { capital: BTreeSet::new(), small: BTreeSet::new() }
    }

    /// Whether a word is known with a capital.
    pub fn is_capitalised(&self, word: &str) -> bool {
        self.capital.contains(word)
    }

    /// Whether it is an ordinary word, not a name, in another language.
    pub fn is_word_elsewhere(&self, word: &str) -> bool {
        self.small.contains(&word.to_lowercase())
    }
}

fn capitalised(word: &str) -> String {
    let mut rest = word.chars();
    rest.next().into_iter().flat_map(char::to_uppercase).chain(rest).collect()
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

fn faker(which: &str) -> Result<String> {
    let output = Command::new("python3")
        .args(["-c", include_str!("names_of_faker.py")])
        .arg(FAKER.fetch()?)
        .arg(which)
        .output()
        .context("cannot start python3")?;
    ensure!(output.status.success(), "reading Faker failed: {}", String::from_utf8_lossy(&output.stderr));
    Ok(String::from_utf8(output.stdout)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_known_with_a_capital_only() {
        let mut names = Names::none();
        names.take("Lugano\nRose/S\nNATO\nL'Aquila\n", false);
        names.take("rose po:nom\nmark\n", true);
        names.take("jack\n", false);
        assert!(names.has("Lugano") && names.has("lugano") && !names.has("rose") && !names.has("NATO"));
        assert!(names.is_word_elsewhere("Mark") && !names.is_word_elsewhere("Jack"));
    }
}
