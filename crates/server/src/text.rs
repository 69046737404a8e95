//! Validation of text that people enter.

use crate::problem::{ApiResult, Problem};
use unicode_security::skeleton;

pub const MAX_NAME: usize = 40;
pub const MAX_CHAT: usize = 500;
pub const MAX_NONCE: usize = 64;

fn line(what: &str, text: &str, most: usize) -> ApiResult<String> {
    let text = text.trim();
    let length = text.chars().count();
    if length == 0 || length > most {
        return Err(Problem::bad_request(format!("{what}: 1 to {most} characters, not {length}")));
    }
    if let Some(odd) = text.chars().find(|&c| c.is_control() || is_invisible(c)) {
        return Err(Problem::bad_request(format!("{what}: the character {odd:?} is not allowed")));
    }
    Ok(text.to_owned())
}

/// Invisible characters that change the reading order or break the line.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{061c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Characters without a visible glyph: default ignorables, fillers, private-use and unassigned characters. With them one
/// name could imitate another, or look empty.
fn is_blank(c: char) -> bool {
    matches!(c,
        '\u{00ad}' | '\u{034f}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{2800}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{fffd}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

/// A readable name. Only plain, single spaces are kept.
pub fn name(text: String) -> ApiResult<String> {
    let text = line("name", &text, MAX_NAME)?;
    if let Some(odd) = text.chars().find(|&c| is_blank(c) || (c.is_whitespace() && c != ' ')) {
        return Err(Problem::bad_request(format!("name: the character {odd:?} is not allowed")));
    }
    Ok(text.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "))
}

/// Whether a reader could mistake one name for the other (Unicode skeletons, UTS #39), ignoring case.
pub fn are_confusable(one: &str, other: &str) -> bool {
    let same = |one: &str, other: &str| skeleton(one).eq(skeleton(other));
    same(one, other) || same(&one.to_lowercase(), &other.to_lowercase())
}

pub fn chat(text: &str) -> ApiResult<String> {
    line("chat", text, MAX_CHAT)
}

/// May be empty.
pub fn nonce(text: String) -> ApiResult<String> {
    if text.is_empty() { Ok(text) } else { line("nonce", &text, MAX_NONCE) }
}

pub fn login(text: &str) -> ApiResult<String> {
    let login = text.trim().to_lowercase();
    let fits = (3..=40).contains(&login.len())
        && login.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-' || b == b'_');
    if fits { Ok(login) } else { Err(Problem::bad_request("login: 3 to 40 of the characters a-z 0-9 - _")) }
}

pub fn password(text: &str) -> ApiResult<&str> {
    let length = text.chars().count();
    if (8..=200).contains(&length) { Ok(text) } else { Err(Problem::bad_request("password: 8 to 200 characters")) }
}

pub fn email(text: &str) -> ApiResult<String> {
    let text = line("email", text, 200)?;
    text.parse::<lettre::Address>().map(|_| text).map_err(|_| Problem::bad_request("email: not a valid address"))
}

pub fn language(text: &str) -> ApiResult<String> {
    let known = words::LANGUAGES.iter().find(|&&known| known == text);
    let unknown = || Problem::bad_request(format!("language: one of {}", words::LANGUAGES.join(", ")));
    known.map(|&known| known.to_owned()).ok_or_else(unknown)
}

const ADJECTIVES: [&str; 16] = [
    "Bold", "Brisk", "Calm", "Clever", "Fair", "Gilded", "Inky", "Keen", "Merry", "Nimble", "Patient", "Quiet",
    "Sharp", "Steady", "Tidy", "Wry",
];
const NOUNS: [&str; 16] = [
    "Binder",
    "Caster",
    "Colophon",
    "Compositor",
    "Engraver",
    "Folio",
    "Galley",
    "Inker",
    "Limner",
    "Octavo",
    "Presser",
    "Printer",
    "Quarto",
    "Quoin",
    "Scribe",
    "Vellum",
];

/// A random name for a guest who gave none.
pub fn random_name() -> String {
    let [adjective, noun] = crate::secrets::random_bytes::<2>().map(|byte| usize::from(byte % 16));
    format!("{} {}", ADJECTIVES[adjective], NOUNS[noun])
}
