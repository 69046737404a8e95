//! `manicule words`: the words that a set of cards can spell.

use crate::output::print;
use anyhow::{Context, anyhow, bail};
use clap::Args;
use clap::builder::PossibleValuesParser;
use letterpress::decks::Deck;
use letterpress::languages::{Language, NotAWord, Word};
use letterpress::lexicon::{
    DEFAULT_MIN_LENGTH, Face, Glyph, MOST_FACES, NoLexicon, NotAFace, Reading, Spelling, Tray, Use, WordList,
};
use serde_json::{Value, json};
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;
use words::{LANGUAGES, Words};

#[derive(Args)]
pub struct WordsArgs {
    /// The language of the cards, the word list and the messages.
    #[arg(long, value_parser = PossibleValuesParser::new(LANGUAGES))]
    lang: String,
    /// The cards, such as L,E,T,R,E,A,N,QU; a value of your own after `=`, such as ING=4.
    #[arg(long, value_delimiter = ',', required = true)]
    cards: Vec<String>,
    /// Only this many words, those with the highest scores.
    #[arg(long)]
    best: Option<usize>,
    /// A file of additional words that count, one per line.
    #[arg(long)]
    allow: Option<PathBuf>,
    /// A file of words that do not count, one per line.
    #[arg(long)]
    deny: Option<PathBuf>,
    /// The shortest words that count.
    #[arg(long, default_value_t = DEFAULT_MIN_LENGTH)]
    min_length: usize,
    /// As JSON, for programs.
    #[arg(long)]
    json: bool,
}

struct Line {
    score: u16,
    word: String,
    letters: usize,
    cards: Vec<String>,
}

pub fn run(args: WordsArgs) -> anyhow::Result<ExitCode> {
    let words = Words::new(&args.lang).context("no such language")?;
    let language = Language::from_code(&args.lang).context("no such language")?;
    let faces = faces(&words, language, &args.cards)?;
    let left_out = |why: NoLexicon| match why {
        NoLexicon::LeftOut { .. } => anyhow!(words.say("words-left-out", &json!({ "code": language.code() }))),
        NoLexicon::Damaged { .. } => anyhow!(why),
    };
    let list = WordList::of(language)
        .map_err(left_out)?
        .with_min_length(args.min_length)
        .with_house_words(house_words(&words, language, &args.allow)?, house_words(&words, language, &args.deny)?);

    let tray = Tray::new(language, &faces);
    let mut found = Vec::new();
    let count = list.best_n(&faces, args.best.unwrap_or(usize::MAX), &mut found);
    let lines: Vec<Line> = found
        .iter()
        .map(|found| Line {
            score: found.score,
            word: language.show(found.word).to_string(),
            letters: found.word.len(),
            cards: tray
                .best_spelling(found.word)
                .map_or_else(Vec::new, |best| cards_of(language, &faces, &best.spelling)),
        })
        .collect();
    print(&if args.json { as_json(&lines, count) } else { as_table(&words, &lines, count) })?;
    Ok(ExitCode::SUCCESS)
}

/// A card is worth what it is worth in the language's deck, unless a value is given with it.
fn faces(words: &Words, language: Language, cards: &[String]) -> anyhow::Result<Vec<Face>> {
    if cards.len() > MOST_FACES {
        bail!(words.say("words-too-many-cards", &json!({ "count": cards.len(), "most": MOST_FACES })));
    }
    let deck = Deck::standard(language);
    cards.iter().map(|card| face(words, &deck, card.trim())).collect()
}

fn face(words: &Words, deck: &Deck, card: &str) -> anyhow::Result<Face> {
    let (text, value) = card.split_once('=').map_or((card, None), |(text, value)| (text.trim(), Some(value.trim())));
    let mut face = deck.language().face(text, 0).map_err(|why| {
        let why = match why {
            NotAFace::NotLetters(why) => say_why(words, &why),
            NotAFace::TooManyLetters => words.say("words-why-too_many_letters", &Value::Null),
        };
        let alphabet: String = deck.language().alphabet().iter().collect();
        anyhow!(words.say("words-unknown-letter", &json!({ "card": text, "why": why, "alphabet": alphabet })))
    })?;
    let in_deck = || deck.cards().iter().filter_map(|card| card.face).find(|known| known.glyph == face.glyph);
    face.value = match value {
        Some(value) => value
            .parse()
            .ok()
            .filter(|value| *value < 100)
            .with_context(|| words.say("words-bad-value", &json!({ "card": card })))?,
        None => in_deck().with_context(|| words.say("words-no-value", &json!({ "card": text })))?.value,
    };
    Ok(face)
}

fn say_why(words: &Words, why: &NotAWord) -> String {
    let details = serde_json::to_value(why).unwrap_or_default();
    let code = details["code"].as_str().unwrap_or_default();
    words.say(&format!("words-why-{code}"), &details)
}

/// One word per line; empty lines and lines that start with `#` are ignored.
fn house_words(words: &Words, language: Language, file: &Option<PathBuf>) -> anyhow::Result<Vec<Word>> {
    let Some(path) = file else { return Ok(Vec::new()) };
    let file = path.display().to_string();
    let text = fs::read_to_string(path)
        .map_err(|why| anyhow!(words.say("words-unreadable", &json!({ "file": file, "why": why.to_string() }))))?;
    let lines = text.lines().enumerate().map(|(line, text)| (line + 1, text.trim()));
    lines
        .filter(|(_, text)| !text.is_empty() && !text.starts_with('#'))
        .map(|(line, text)| {
            language.spell(text).map_err(|why| {
                let details = json!({ "file": file, "line": line, "text": text, "why": say_why(words, &why) });
                anyhow!(words.say("words-bad-line", &details))
            })
        })
        .collect()
}

/// `T×2` is a T that stands for two, `QU→Q` a QU that stands for Q.
fn cards_of(language: Language, faces: &[Face], spelling: &Spelling) -> Vec<String> {
    let show = |used: &Use| {
        let face = faces[used.face as usize];
        let shown = language.show_glyph(face.glyph);
        match (face.glyph, used.reading) {
            (Glyph::Qu, Reading::Once) => format!("{shown}→Q"),
            (Glyph::Qu, Reading::Twice) => format!("{shown}→Q×2"),
            (_, Reading::Twice) => format!("{shown}×2"),
            _ => shown,
        }
    };
    spelling.iter().map(show).collect()
}

fn as_json(lines: &[Line], count: usize) -> String {
    let words: Vec<Value> = lines
        .iter()
        .map(|line| json!({ "word": line.word, "score": line.score, "letters": line.letters, "cards": line.cards }))
        .collect();
    format!("{:#}\n", json!({ "count": count, "words": words }))
}

fn as_table(words: &Words, lines: &[Line], count: usize) -> String {
    let say = |id: &str| words.say(id, &Value::Null);
    if lines.is_empty() {
        return say("words-none") + "\n";
    }
    let head = [say("words-score"), say("words-letters"), say("words-word"), say("words-cards")];
    let width = |head: &str, longest: usize| head.chars().count().max(longest);
    let word = width(&head[2], lines.iter().map(|line| line.letters).max().unwrap_or(0));
    let (score, letters) = (width(&head[0], 3), width(&head[1], 2));
    let mut text = String::new();
    let mut row = |cells: [&str; 4]| {
        let _ = writeln!(text, "{:>score$}  {:>letters$}  {:word$}  {}", cells[0], cells[1], cells[2], cells[3]);
    };
    row([&head[0], &head[1], &head[2], &head[3]]);
    for line in lines {
        row([&line.score.to_string(), &line.letters.to_string(), &line.word, &line.cards.join(" ")]);
    }
    let id = if lines.len() < count { "words-shown" } else { "words-found" };
    text + "\n" + &words.say(id, &json!({ "count": count, "shown": lines.len() })) + "\n"
}
