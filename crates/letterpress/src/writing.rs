//! Step 3, writing (L1.3 to L1.9): which words the cards spell, and why others are refused.

use crate::action::CardUse;
use crate::components::{CardBits, CardId};
use crate::event::Event;
use crate::fifth_round;
use crate::illegal::Illegal;
use crate::languages::{LONGEST_WORD, Language, Letter, NotAWord, Word};
use crate::lexicon::{Face, Glyph, Reading, Tray, Verdict};
use crate::state::{Composed, Entry, LAST_ROUND, Placed, State};
use crate::{scoring, solo, tell};
use arrayvec::ArrayVec;
use table::{Audience, Seat, Told};

/// Which of a seat's own cards make its word: those drafted, and in the last round its collection (L1.3, L3.1, L4.8).
pub(crate) fn own_cards<C>(round: u8, drafted: C, collection: C) -> C {
    if round == LAST_ROUND { collection } else { drafted }
}

/// The word with its cards, or why this seat cannot write it now.
pub(crate) fn check(state: &State, seat: Seat, text: &str, cards: Option<&[CardUse]>) -> Result<Composed, Illegal> {
    check_with(state, state.writing_cards(seat), text, cards)
}

/// Like [`check`], with any cards to write with.
pub(crate) fn check_with(
    state: &State,
    own: CardBits,
    text: &str,
    cards: Option<&[CardUse]>,
) -> Result<Composed, Illegal> {
    let word = letters_of(state, text)?;
    let least = state.setting.words().min_length();
    if word.len() < least {
        let letters = word.len() as u8;
        return Err(Illegal::TooShort { word: state.text(&word), letters, least: least as u8 });
    }
    let composed = compose(state, own, &word, cards.unwrap_or_default())?;
    match state.setting.words().judge(&composed.word) {
        Verdict::Counts => Ok(composed),
        Verdict::NotListed => Err(Illegal::NotInWordList { word: state.text(&composed.word) }),
        Verdict::Vulgar => Err(Illegal::VulgarWord { word: state.text(&composed.word) }),
    }
}

pub(crate) fn letters_of(state: &State, text: &str) -> Result<Word, Illegal> {
    // Truncated, but long enough to be recognised.
    let shown = || text.trim().chars().take(LONGEST_WORD).collect();
    state.setting.language().spell(text).map_err(|why| match why {
        NotAWord::Empty => Illegal::NoLetters,
        NotAWord::TooLong => Illegal::TooLong { longest: LONGEST_WORD as u8 },
        NotAWord::Hyphen => Illegal::Hyphen { word: shown() },
        NotAWord::Apostrophe => Illegal::Apostrophe { word: shown() },
        NotAWord::Digit { digit: character } | NotAWord::ForeignLetter { character, .. } => {
            Illegal::NotALetter { character }
        }
    })
}

/// The best-scoring choice of cards (L1.8).
pub(crate) fn best(state: &State, own: CardBits, word: Word) -> Result<Composed, Illegal> {
    let tray = Tray::new(state.setting.language(), &state.faces(own));
    match tray.best_spelling(&word) {
        Some(best) => {
            let ids: ArrayVec<_, 128> = own.iter().collect();
            let placed = |used: &crate::lexicon::Use| Placed { card: ids[used.face as usize], reading: used.reading };
            let cards = best.spelling.iter().map(placed).collect();
            Ok(Composed { word, cards })
        }
        None => {
            let given = (0..word.len()).rev().find(|&length| length == 0 || tray.best_score(&word[..length]).is_some());
            let missing = word[given.unwrap_or(0)];
            Err(Illegal::LetterMissing { word: state.text(&word), letter: state.text(&[missing]) })
        }
    }
}

/// The word with the cards that the player names for all of it, its beginning or nothing, and the best of the others
/// for the rest (L1.8).
pub(crate) fn compose(state: &State, own: CardBits, word: &[Letter], cards: &[CardUse]) -> Result<Composed, Illegal> {
    let whole = || word.iter().copied().collect::<Word>();
    let named = named(state, own, cards)?;
    if named.word[..] == *word {
        return Ok(named);
    }
    if named.cards.is_empty() {
        return best(state, own, whole());
    }
    let finish = |begun: Composed| {
        let rest = word.strip_prefix(&begun.word[..]).unwrap_or_default();
        if rest.is_empty() {
            return Ok(begun);
        }
        let others = best(state, own.minus(begun.used()), rest.iter().copied().collect());
        others.map(|others| Composed { word: whole(), cards: begun.cards.into_iter().chain(others.cards).collect() })
    };
    if !word.starts_with(&named.word) {
        return Err(Illegal::CardsSpellOther { word: state.text(word), spelled: state.text(&named.word) });
    }
    // The last named card may also stand for the following letter.
    let twice = doubled(state, &named).filter(|doubled| word.starts_with(&doubled.word)).map(finish);
    let once = finish(named);
    let points = |composed: &Composed| scoring::score(state, composed);
    match (once, twice) {
        (Ok(once), Some(Ok(twice))) if points(&twice) > points(&once) => Ok(twice),
        (Err(_), Some(Ok(twice))) => Ok(twice),
        (once, _) => once.map_err(|illegal| match illegal {
            Illegal::LetterMissing { letter, .. } => Illegal::LetterMissing { word: state.text(word), letter },
            other => other,
        }),
    }
}

/// The same with the last card doubled, if it is read once and may be doubled (L1.4).
fn doubled(state: &State, named: &Composed) -> Option<Composed> {
    let last = *named.cards.last()?;
    let face = state.setting.deck().card(last.card).face;
    let twice = stands_for(state.setting.language(), face, Reading::Twice);
    if last.reading != Reading::Once || twice.is_empty() {
        return None;
    }
    let mut doubled = named.clone();
    doubled.cards.pop();
    doubled.cards.push(Placed { card: last.card, reading: Reading::Twice });
    doubled.word.try_push(*twice.first()?).ok()?;
    Some(doubled)
}

/// The cards the player names, each with what it stands for.
fn named(state: &State, own: CardBits, cards: &[CardUse]) -> Result<Composed, Illegal> {
    let mut used = CardBits::NONE;
    let mut composed = Composed { word: Word::new(), cards: ArrayVec::new() };
    for CardUse { card, letters } in cards {
        let card = *card;
        let id = state.setting.deck().find(card).ok_or(Illegal::NoSuchCard { card })?;
        if !own.contains(id) {
            return Err(Illegal::CardNotYours { card });
        }
        if used.contains(id) {
            return Err(Illegal::CardUsedTwice { card });
        }
        used = used.with(id);
        let stands_for = letters_of(state, letters)?;
        let reading = reading(state, card, state.setting.deck().card(id).face, &stands_for)?;
        let fits = composed.word.try_extend_from_slice(&stands_for).is_ok()
            && composed.cards.try_push(Placed { card: id, reading }).is_ok();
        if !fits {
            return Err(Illegal::TooLong { longest: LONGEST_WORD as u8 });
        }
    }
    Ok(composed)
}

/// Everything that a card may stand for (L1.4, L1.5, L3.2); what it shows comes first.
pub(crate) fn readings(state: &State, card: CardId) -> Vec<String> {
    let face = state.setting.deck().card(card).face;
    let order = match face.map(|face| face.glyph) {
        Some(Glyph::Single(_)) => &[Reading::Once, Reading::Twice][..],
        Some(Glyph::Qu) => &[Reading::Whole, Reading::Once, Reading::Twice],
        Some(Glyph::Group(_)) => &[Reading::Whole],
        None => &[],
    };
    order.iter().map(|&reading| state.text(&stands_for(state.setting.language(), face, reading))).collect()
}

/// How a card is read if it stands for these letters (L1.4, L1.5, L3.2).
fn reading(
    state: &State,
    card: crate::components::CardName,
    face: Option<Face>,
    letters: &[Letter],
) -> Result<Reading, Illegal> {
    let readings = [Reading::Once, Reading::Twice, Reading::Whole];
    let language = state.setting.language();
    let fits = |reading: &Reading| stands_for(language, face, *reading)[..] == *letters;
    readings.into_iter().find(fits).ok_or_else(|| {
        let letters = state.text(letters);
        match face.map(|face| face.glyph) {
            Some(Glyph::Qu) => Illegal::QuCannotStandFor { card, letters },
            Some(Glyph::Group(_)) => Illegal::GroupCannotStandFor { card, letters },
            Some(Glyph::Single(_)) | None => Illegal::CardCannotStandFor { card, letters },
        }
    })
}

/// The letters that a card stands for when it is read like this; none if it cannot be.
pub(crate) fn stands_for(language: Language, face: Option<Face>, reading: Reading) -> ArrayVec<Letter, 4> {
    let times = |letter: Letter, count: usize| std::iter::repeat_n(letter, count).collect();
    match (face.map(|face| face.glyph), reading) {
        (Some(Glyph::Single(letter)), Reading::Once) => times(letter, 1),
        (Some(Glyph::Single(letter)), Reading::Twice) => times(letter, 2),
        (Some(Glyph::Qu), Reading::Once) => times(language.q(), 1),
        (Some(Glyph::Qu), Reading::Twice) => times(language.q(), 2),
        (Some(Glyph::Qu), Reading::Whole) => [language.q(), language.u()].into_iter().collect(),
        (Some(Glyph::Group(group)), Reading::Whole) => group.letters().iter().copied().collect(),
        (Some(Glyph::Single(_)), Reading::Whole) | (Some(Glyph::Group(_)), _) | (None, _) => ArrayVec::new(),
    }
}

/// Every word that this seat's cards can spell, each once, in no particular order.
pub(crate) fn words(state: &State, seat: Seat) -> Vec<&[Letter]> {
    let faces = state.faces(state.writing_cards(seat));
    let mut words = Vec::new();
    state.setting.words().all(&faces, |found| words.push(found.word));
    words
}

/// Writes, or replaces what was written; once the last seat has written, all words are revealed.
pub(crate) fn enter(state: &mut State, seat: Seat, entry: Entry, audience: &mut impl Audience<Event>) {
    if state.is_solo() {
        solo::write(state, entry, audience);
        return;
    }
    audience.tell(|| Told::Secret {
        seat,
        secret: match &entry {
            Entry::Pass => Event::PassChosen { seat },
            Entry::Word(composed) => Event::WordChosen {
                seat,
                word: state.text(&composed.word),
                cards: tell::card_uses(state, composed),
                score: scoring::score(state, composed),
            },
        },
        public: Some(Event::WordReady { seat }),
    });
    state.player_mut(seat).entry = Some(entry);
    if state.seats.iter().all(|player| player.entry.is_some()) {
        reveal(state, audience);
    }
}

fn reveal(state: &mut State, audience: &mut impl Audience<Event>) {
    for (seat, player) in state.each_seat() {
        let Some(entry) = &player.entry else { continue };
        show(state, seat, entry, audience);
    }
    for (seat, _) in state.each_seat() {
        tell_best(state, seat, audience);
    }
    if state.round == LAST_ROUND {
        fifth_round::finish(state, audience);
        return;
    }
    for index in 0..state.seats.len() {
        let player = &mut state.seats[index];
        let unused = player.drafted.minus(player.used());
        player.drafted = player.drafted & player.used();
        state.put_under(unused);
        if !unused.is_empty() {
            audience.all(|| Event::UnusedReturned { seat: Seat(index as u8), count: unused.len() as u8 });
        }
    }
    scoring::rank(state, audience);
}

pub(crate) fn show(state: &State, seat: Seat, entry: &Entry, audience: &mut impl Audience<Event>) {
    audience.reveal(|| match entry {
        Entry::Pass => Event::PassRevealed { seat },
        Entry::Word(composed) => Event::WordRevealed {
            seat,
            word: state.text(&composed.word),
            cards: tell::card_uses(state, composed),
            score: scoring::score(state, composed),
        },
    });
}

/// Tells a seat the best word of its cards, as long as it still has them.
pub(crate) fn tell_best(state: &State, seat: Seat, audience: &mut impl Audience<Event>) {
    if !state.setting.options().best_word {
        return;
    }
    audience.tell(|| Told::Secret { seat, secret: best_word(state, seat), public: None });
}

fn best_word(state: &State, seat: Seat) -> Event {
    let own = state.writing_cards(seat);
    let found = state.setting.words().best(&state.faces(own));
    let composed = found.and_then(|found| best(state, own, found.word.iter().copied().collect()).ok());
    Event::BestWord {
        seat,
        word: composed.as_ref().map(|composed| state.text(&composed.word)).unwrap_or_default(),
        cards: composed.as_ref().map(|composed| tell::card_uses(state, composed)).unwrap_or_default(),
        score: composed.as_ref().map_or(0, |composed| scoring::score(state, composed)),
    }
}
