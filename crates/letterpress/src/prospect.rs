//! What an action would bring: the score of a word, the cards it uses, and why it meets a challenge or does not; what a
//! claim, a row or a card of the library adds to the collection. Computed for the acting seat, from its own cards and
//! what is open.

use crate::action::Action;
use crate::challenges::{Condition, Reward, Unmet};
use crate::components::{CardBits, CardId, CardName};
use crate::state::{Composed, LAST_ROUND, State, Step};
use crate::view::{self, CardView, WordView};
use crate::{choice, claiming, scoring, solo, tell, writing};
use serde::Serialize;
use table::{Seat, sort_short};

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Prospect {
    /// The longest prefix of the word that the cards can spell; while challenges are claimed, the word that was
    /// written.
    pub word: Option<WordView>,
    /// The letters of the word for which no card is left; if it is not a word, the whole input.
    pub missing: String,
    /// Whether the word may be written; null for a writer who gets no help, and if no word is written.
    pub counts: Option<bool>,
    /// For each card of the word, the free cards with the same face, itself included, highest value first.
    pub alternatives: Vec<Vec<CardName>>,
    /// The open challenges, checked against the word.
    pub challenges: Vec<ChallengeProspect>,
    /// Of those that are met, the one with the most valuable reward.
    pub best_challenge: Option<CardName>,
    /// What joins the collection.
    pub gains: Option<Gains>,
    /// The effect of a solo word on the library.
    pub library: Option<LibraryProspect>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChallengeProspect {
    pub challenge: CardName,
    /// `None` as long as this depends on the words of others.
    pub met: Option<bool>,
    pub findings: Vec<Finding>,
}

/// One condition of a challenge, checked against a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Finding {
    #[serde(flatten)]
    pub condition: Condition,
    pub found: Option<u16>,
    pub met: Option<bool>,
    /// Why not.
    pub unmet: Option<Unmet>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Gains {
    pub cards: Vec<CardView>,
    /// Of these cards.
    pub points: u16,
    /// Letter cards that nobody has seen yet.
    pub draws: u8,
    /// The collection afterwards; cards that nobody has seen count without their value.
    pub collection: Tally,
}

/// Cards and their total value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Tally {
    pub cards: u8,
    pub points: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LibraryProspect {
    /// The cards that the word does not use.
    pub cards: Vec<CardView>,
    /// The value of the library with these cards.
    pub points: u16,
    /// Whether the score lets a library card join the collection (L4.4); null in the fifth round.
    pub collects: Option<bool>,
}

impl Prospect {
    /// Without telling the player which words exist.
    #[must_use]
    pub fn without_help(self) -> Prospect {
        Prospect { counts: None, ..self }
    }
}

impl Tally {
    pub(crate) fn of(state: &State, cards: CardBits) -> Tally {
        Tally { cards: cards.len() as u8, points: state.setting.deck().points(cards) }
    }
}

/// The result of this action, which may be illegal: an unknown word, or a letter too few.
///
/// ```
/// use letterpress::{Action, Letterpress, Options, Step, prospect};
/// use table::{Dice, Game, Nobody, Seat, Seed};
///
/// let game = Letterpress::new();
/// let mut state = game.setup(&Options::default(), Seed::from_number(1))?;
/// let mut dice = Dice::new(Seed::from_number(2));
/// while state.step() == Step::Draft {
///     let seat = game.to_act(&state).iter().next().ok_or("nobody drafts")?;
///     let action = game.random_action(&state, seat, &mut dice).ok_or("no card to keep")?;
///     game.apply(&mut state, seat, &action, &mut Nobody).map_err(|illegal| format!("{illegal:?}"))?;
/// }
/// let nonsense = Action::Write { word: "zzz".to_owned(), cards: None };
/// let found = prospect(&state, Seat(0), &nonsense).ok_or("no word is written now")?;
/// assert_eq!(found.counts, Some(false));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn prospect(state: &State, seat: Seat, action: &Action) -> Option<Prospect> {
    if seat.index() >= state.seats.len() {
        return None;
    }
    match (state.step, action) {
        (Step::Write, Action::Write { word, cards }) => {
            Some(of_writing(state, seat, word, cards.as_deref().unwrap_or_default()))
        }
        (Step::Claim, Action::Claim { cards, challenge }) => {
            let named = cards.names().iter().filter_map(|&card| state.setting.deck().find(card));
            let letters = named.filter(|&card| state.pool.contains(card)).collect();
            let challenge = challenge.and_then(|card| state.setting.deck().find(card));
            let written = state.player(seat).word().map(|composed| of_word(state, composed, true));
            let gains = gains(state, seat, letters, challenge.filter(|&card| state.open.contains(card)));
            Some(Prospect { gains: Some(gains), ..written.unwrap_or_default() })
        }
        (Step::Lay, Action::Lay { offset }) if solo::offsets(state).contains(offset) => {
            let gains = gains(state, seat, solo::collected(state, *offset), None);
            Some(Prospect { gains: Some(gains), ..Prospect::default() })
        }
        (Step::Library, Action::Choose { card }) => {
            let card = choice::find(state, *card).ok().filter(|&card| state.solo.library.contains(card))?;
            let joins = if solo::scored_enough(state) { CardBits::one(card) } else { CardBits::NONE };
            let left = state.solo.library.without(card);
            let library =
                LibraryProspect { cards: Vec::new(), points: state.setting.deck().points(left), collects: None };
            Some(Prospect {
                gains: Some(gains(state, seat, joins, None)),
                library: Some(library),
                ..Prospect::default()
            })
        }
        _ => None,
    }
}

fn of_writing(state: &State, seat: Seat, text: &str, cards: &[crate::CardUse]) -> Prospect {
    let unspelled = || Prospect { missing: text.trim().to_uppercase(), counts: Some(false), ..Prospect::default() };
    let Ok(word) = writing::letters_of(state, text) else { return unspelled() };
    let own = state.writing_cards(seat);
    let beginning = |length: usize| writing::compose(state, own, &word[..length], cards).ok();
    let Some(composed) = (1..=word.len()).rev().find_map(beginning) else {
        return Prospect { missing: state.text(&word), counts: Some(false), ..Prospect::default() };
    };
    Prospect {
        missing: state.text(&word[composed.word.len()..]),
        counts: Some(writing::check(state, seat, text, Some(cards)).is_ok()),
        alternatives: composed.cards.iter().map(|placed| alternatives(state, own, &composed, placed.card)).collect(),
        library: state.is_solo().then(|| to_library(state, seat, &composed)),
        ..of_word(state, &composed, false)
    }
}

fn alternatives(state: &State, own: CardBits, composed: &Composed, card: CardId) -> Vec<CardName> {
    let deck = state.setting.deck();
    let free = own.minus(composed.used()).with(card);
    let shows_the_same = |other: &CardId| deck.shown(*other) == deck.shown(card);
    let mut cards: Vec<CardId> = free.iter().filter(shows_the_same).collect();
    sort_short(&mut cards, |&card| (std::cmp::Reverse(deck.value(card)), card));
    cards.into_iter().map(|card| deck.name(card)).collect()
}

/// The cards that a word leaves over (L4.3; in the fifth round of the hard game L4.9).
fn to_library(state: &State, seat: Seat, composed: &Composed) -> LibraryProspect {
    let last = state.round == LAST_ROUND;
    let left = state.writing_cards(seat).minus(composed.used());
    let joins = if !last || solo::leftovers_join(state) { left } else { CardBits::NONE };
    LibraryProspect {
        cards: view::cards(state, joins),
        points: state.setting.deck().points(state.solo.library | joins),
        collects: (!last).then(|| solo::opens_library(scoring::score(state, composed))),
    }
}

/// `revealed`: the words of the others are open.
fn of_word(state: &State, composed: &Composed, revealed: bool) -> Prospect {
    let challenges: Vec<ChallengeProspect> =
        state.open.iter().map(|id| challenge(state, composed, id, revealed)).collect();
    let deck = state.setting.deck();
    let met = state.open.iter().zip(&challenges).filter(|(_, challenge)| challenge.met == Some(true));
    let worth = |id: CardId| {
        let joins = deck.card(id).challenge.as_ref().is_some_and(|challenge| challenge.reward == Reward::Joins);
        (joins, deck.value(id), std::cmp::Reverse(id))
    };
    let best_challenge = met.map(|(id, _)| id).max_by_key(|&id| worth(id)).map(|id| deck.name(id));
    Prospect { word: Some(view::word(state, composed)), challenges, best_challenge, ..Prospect::default() }
}

fn challenge(state: &State, composed: &Composed, id: CardId, revealed: bool) -> ChallengeProspect {
    let deck = state.setting.deck();
    let facts = claiming::facts(state, composed);
    let conditions = deck.card(id).challenge.iter().flat_map(|challenge| &challenge.when);
    let findings: Vec<Finding> = conditions
        .map(|condition| {
            let known = revealed || !condition.looks_at_others();
            let checked = known.then(|| condition.check(deck.vowel_letters(), &facts));
            Finding {
                condition: *condition,
                found: condition.found(deck.vowel_letters(), &facts),
                met: checked.map(|checked| checked.is_ok()),
                unmet: checked.and_then(Result::err),
            }
        })
        .collect();
    ChallengeProspect { challenge: tell::name(state, id), met: all_met(&findings), findings }
}

fn all_met(findings: &[Finding]) -> Option<bool> {
    if findings.iter().any(|finding| finding.met == Some(false)) {
        return Some(false);
    }
    findings.iter().all(|finding| finding.met.is_some()).then_some(true)
}

fn gains(state: &State, seat: Seat, letters: CardBits, challenge: Option<CardId>) -> Gains {
    let reward = challenge.and_then(|id| state.setting.deck().card(id).challenge.as_ref().map(|one| (id, one.reward)));
    let (joining, draws) = match reward {
        Some((id, Reward::Joins)) => (letters.with(id), 0),
        Some((_, Reward::TopLetter)) => (letters, u8::from(!state.letters.all().is_empty())),
        None => (letters, 0),
    };
    let Tally { points, .. } = Tally::of(state, joining);
    let mut collection = Tally::of(state, state.player(seat).collection | joining);
    collection.cards += draws;
    Gains { cards: view::cards(state, joining), points, draws, collection }
}
