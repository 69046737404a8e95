//! Validation of text that people enter.

use crate::problem::{ApiResult, InvalidInput, Problem};
use unicode_security::skeleton;

pub const MAX_NAME: usize = 40;
pub const MAX_CHAT: usize = 500;
pub const MAX_NONCE: usize = 64;
const MAX_EMAIL: usize = 200;
const LOGIN_LENGTH: (usize, usize) = (3, 40);
const PASSWORD_LENGTH: (usize, usize) = (8, 200);

enum Fault {
    Length,
    Character(char),
}

/// Trims a line of text and checks it.
fn line(text: &str, max: usize) -> Result<String, Fault> {
    let text = text.trim();
    if !(1..=max).contains(&text.chars().count()) {
        return Err(Fault::Length);
    }
    match text.chars().find(|&c| c.is_control() || is_invisible(c)) {
        Some(odd) => Err(Fault::Character(odd)),
        None => Ok(text.to_owned()),
    }
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
    let text = line(&text, MAX_NAME).map_err(|fault| match fault {
        Fault::Length => InvalidInput::NameLength { min: 1, max: MAX_NAME },
        Fault::Character(character) => InvalidInput::NameCharacter { character },
    })?;
    if let Some(character) = text.chars().find(|&c| is_blank(c) || (c.is_whitespace() && c != ' ')) {
        return Err(InvalidInput::NameCharacter { character }.into());
    }
    Ok(text.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" "))
}

/// Whether a reader could mistake one name for the other (Unicode skeletons, UTS #39), ignoring case.
pub fn are_confusable(one: &str, other: &str) -> bool {
    let same = |one: &str, other: &str| skeleton(one).eq(skeleton(other));
    same(one, other) || same(&one.to_lowercase(), &other.to_lowercase())
}

pub fn chat(text: &str) -> ApiResult<String> {
    Ok(line(text, MAX_CHAT).map_err(|fault| match fault {
        Fault::Length => InvalidInput::ChatLength { min: 1, max: MAX_CHAT },
        Fault::Character(character) => InvalidInput::ChatCharacter { character },
    })?)
}

/// May be empty.
pub fn nonce(text: String) -> ApiResult<String> {
    if text.is_empty() {
        return Ok(text);
    }
    line(&text, MAX_NONCE).map_err(|_| Problem::bad_request(format!("nonce: up to {MAX_NONCE} printable characters")))
}

pub fn login(text: &str) -> ApiResult<String> {
    let (min, max) = LOGIN_LENGTH;
    let login = text.trim().to_lowercase();
    let is_allowed = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-' || b == b'_';
    let valid = (min..=max).contains(&login.len()) && login.bytes().all(is_allowed);
    if valid { Ok(login) } else { Err(InvalidInput::LoginFormat { min, max }.into()) }
}

pub fn password(text: &str) -> ApiResult<&str> {
    let (min, max) = PASSWORD_LENGTH;
    let valid = (min..=max).contains(&text.chars().count());
    if valid { Ok(text) } else { Err(InvalidInput::PasswordLength { min, max }.into()) }
}

pub fn email(text: &str) -> ApiResult<String> {
    let text = line(text, MAX_EMAIL).map_err(|_| InvalidInput::EmailFormat)?;
    let valid = text.parse::<lettre::Address>().is_ok();
    if valid { Ok(text) } else { Err(InvalidInput::EmailFormat.into()) }
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
