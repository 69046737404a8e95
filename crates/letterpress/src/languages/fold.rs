//! Accents and ligatures: which capitals fold to which plain letters.

/// An accented capital, its base letter, and the equivalent combining mark.
#[rustfmt::skip]
const ACCENTED: &[(char, &str, char)] = &[
    ('À', "A", '\u{300}'), ('Á', "A", '\u{301}'), ('Â', "A", '\u{302}'), ('Ã', "A", '\u{303}'), ('Ä', "A", '\u{308}'),
    ('Å', "A", '\u{30A}'), ('Ā', "A", '\u{304}'), ('Ă', "A", '\u{306}'), ('Ą', "A", '\u{328}'), ('Ǎ', "A", '\u{30C}'),
    ('Ç', "C", '\u{327}'), ('Ć', "C", '\u{301}'), ('Ĉ', "C", '\u{302}'), ('Ċ', "C", '\u{307}'), ('Č', "C", '\u{30C}'),
    ('Ď', "D", '\u{30C}'), ('È', "E", '\u{300}'), ('É', "E", '\u{301}'), ('Ê', "E", '\u{302}'), ('Ë', "E", '\u{308}'),
    ('Ē', "E", '\u{304}'), ('Ĕ', "E", '\u{306}'), ('Ė', "E", '\u{307}'), ('Ę', "E", '\u{328}'), ('Ě', "E", '\u{30C}'),
    ('Ĝ', "G", '\u{302}'), ('Ğ', "G", '\u{306}'), ('Ġ', "G", '\u{307}'), ('Ģ', "G", '\u{327}'), ('Ĥ', "H", '\u{302}'),
    ('Ì', "I", '\u{300}'), ('Í', "I", '\u{301}'), ('Î', "I", '\u{302}'), ('Ï', "I", '\u{308}'), ('Ĩ', "I", '\u{303}'),
    ('Ī', "I", '\u{304}'), ('Ĭ', "I", '\u{306}'), ('Į', "I", '\u{328}'), ('İ', "I", '\u{307}'), ('Ǐ', "I", '\u{30C}'),
    ('Ĵ', "J", '\u{302}'), ('Ķ', "K", '\u{327}'), ('Ĺ', "L", '\u{301}'), ('Ļ', "L", '\u{327}'), ('Ľ', "L", '\u{30C}'),
    ('Ñ', "N", '\u{303}'), ('Ń', "N", '\u{301}'), ('Ņ', "N", '\u{327}'), ('Ň', "N", '\u{30C}'), ('Ò', "O", '\u{300}'),
    ('Ó', "O", '\u{301}'), ('Ô', "O", '\u{302}'), ('Õ', "O", '\u{303}'), ('Ö', "O", '\u{308}'), ('Ō', "O", '\u{304}'),
    ('Ŏ', "O", '\u{306}'), ('Ő', "O", '\u{30B}'), ('Ǒ', "O", '\u{30C}'), ('Ŕ', "R", '\u{301}'), ('Ŗ', "R", '\u{327}'),
    ('Ř', "R", '\u{30C}'), ('Ś', "S", '\u{301}'), ('Ŝ', "S", '\u{302}'), ('Ş', "S", '\u{327}'), ('Š', "S", '\u{30C}'),
    ('Ș', "S", '\u{326}'), ('Ţ', "T", '\u{327}'), ('Ť', "T", '\u{30C}'), ('Ț', "T", '\u{326}'), ('Ù', "U", '\u{300}'),
    ('Ú', "U", '\u{301}'), ('Û', "U", '\u{302}'), ('Ü', "U", '\u{308}'), ('Ũ', "U", '\u{303}'), ('Ū', "U", '\u{304}'),
    ('Ŭ', "U", '\u{306}'), ('Ů', "U", '\u{30A}'), ('Ű', "U", '\u{30B}'), ('Ų', "U", '\u{328}'), ('Ǔ', "U", '\u{30C}'),
    ('Ŵ', "W", '\u{302}'), ('Ý', "Y", '\u{301}'), ('Ŷ', "Y", '\u{302}'), ('Ÿ', "Y", '\u{308}'), ('Ź', "Z", '\u{301}'),
    ('Ż', "Z", '\u{307}'), ('Ž', "Z", '\u{30C}'),
];

/// Letters that do not decompose into a base letter and a combining mark.
const JOINED: &[(char, &str)] =
    &[('Œ', "OE"), ('Æ', "AE"), ('ẞ', "SS"), ('ß', "SS"), ('Ø', "O"), ('Ł', "L"), ('Đ', "D"), ('Ĳ', "IJ"), ('Ħ', "H")];

/// A capital without its accent, or the letters of a ligature; empty for anything else.
pub(super) fn without_accent(capital: char) -> &'static str {
    let accented = ACCENTED.iter().find(|row| row.0 == capital).map(|row| row.1);
    let joined = || JOINED.iter().find(|row| row.0 == capital).map(|row| row.1);
    accented.or_else(joined).unwrap_or("")
}

/// Joins a letter and a combining mark into an accented capital, if there is one.
pub(super) fn composed(capitals: impl Iterator<Item = char>) -> impl Iterator<Item = char> {
    let mut capitals = capitals.peekable();
    std::iter::from_fn(move || {
        let mut capital = capitals.next()?;
        while let Some(joined) = capitals.peek().and_then(|&mark| join(capital, mark)) {
            capital = joined;
            capitals.next();
        }
        Some(capital)
    })
}

fn join(base: char, mark: char) -> Option<char> {
    ACCENTED.iter().find(|row| row.2 == mark && row.1.starts_with(base)).map(|row| row.0)
}
