//! The word file: a short header, a checksum, and the edges of the graph.

use super::dawg::{Dawg, DawgBuilder, symbol};
use crate::languages::{Language, Letter};
use sha2::{Digest, Sha256};

/// The first bytes of a file: a word list, or a list of words with their frequency classes.
pub(super) const WORDS: &[u8; 8] = b"MNCLWRD1";
pub(super) const CLASSES: &[u8; 8] = b"MNCLFRQ1";

const HEAD: usize = 8 + 4 + 4 + 4;
const BODY: usize = HEAD + 32;

/// Why a word file cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLexicon {
    #[error("this is not a word file of the game, or one of another version: make it again with `cargo xtask lexicon`")]
    NotAWordFile,
    #[error(
        "the word file is damaged (its checksum should be {expected}, but is {found}): fetch it again, or make it again \
         with `cargo xtask lexicon`"
    )]
    WrongChecksum { expected: String, found: String },
    #[error("the word file is for a language this game does not know (`{code}`)")]
    UnknownLanguage { code: String },
    #[error("these are {found} words, not {language} ones")]
    OtherLanguage { language: Language, found: Language },
    #[error("the word file contradicts itself: make it again with `cargo xtask lexicon`")]
    Inconsistent,
}

pub(super) struct Opened {
    pub(super) language: Language,
    pub(super) word_count: usize,
    pub(super) words: Dawg,
}

pub(super) fn read(bytes: &[u8], magic: &[u8; 8]) -> Result<Opened, BadLexicon> {
    if bytes.len() < BODY || !bytes.starts_with(magic) {
        return Err(BadLexicon::NotAWordFile);
    }
    let checksum: [u8; 32] = bytes[HEAD..BODY].try_into().map_err(|_| BadLexicon::NotAWordFile)?;
    let found = digest(&bytes[..HEAD], &bytes[BODY..]);
    if found != checksum {
        return Err(BadLexicon::WrongChecksum { expected: hex(&checksum), found: hex(&found) });
    }
    let code = String::from_utf8_lossy(&bytes[8..10]).into_owned();
    let language = Language::from_code(&code).ok_or(BadLexicon::UnknownLanguage { code })?;
    let number = |at: usize| u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]);
    let (edges, odd_bytes) = bytes[BODY..].as_chunks::<4>();
    let edges: Vec<u32> = edges.iter().map(|edge| u32::from_le_bytes(*edge)).collect();
    let letters = language.alphabet().len();
    let foreign = |edge: &u32| symbol(*edge) >= letters && magic == WORDS;
    if !odd_bytes.is_empty() || edges.iter().any(foreign) {
        return Err(BadLexicon::Inconsistent);
    }
    let words = Dawg::new(edges, number(16)).ok_or(BadLexicon::Inconsistent)?;
    Ok(Opened { language, word_count: number(12) as usize, words })
}

pub(super) fn write(language: Language, magic: &[u8; 8], mut words: Vec<Vec<u8>>) -> Vec<u8> {
    words.sort_unstable();
    words.dedup();
    words.retain(|word| !word.is_empty());
    let mut builder = DawgBuilder::new();
    words.iter().for_each(|word| builder.add(word));
    let (edges, root) = builder.finish();
    let mut file = Vec::with_capacity(BODY + 4 * edges.len());
    file.extend_from_slice(magic);
    file.extend_from_slice(language.code().as_bytes());
    file.extend_from_slice(&[0, 0]);
    file.extend_from_slice(&(words.len() as u32).to_le_bytes());
    file.extend_from_slice(&root.to_le_bytes());
    let body: Vec<u8> = edges.iter().flat_map(|edge| edge.to_le_bytes()).collect();
    let checksum = digest(&file, &body);
    file.extend_from_slice(&checksum);
    file.extend_from_slice(&body);
    file
}

/// The word file of these words, in any order and with possible duplicates.
pub fn compile<'w>(language: Language, words: impl IntoIterator<Item = &'w [Letter]>) -> Vec<u8> {
    write(language, WORDS, words.into_iter().map(|word| word.iter().map(|letter| letter.0).collect()).collect())
}

fn digest(head: &[u8], body: &[u8]) -> [u8; 32] {
    Sha256::new().chain_update(head).chain_update(body).finalize().into()
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
