//! For actions of the word game: the words that could have been written and the cards left for others, from the view of
//! the acting seat.

use super::findings::{Found, WordFacts};
use super::report::{ReviewedPly, Took, WordRound, Written};
use super::studying::Ply;
use letterpress::lexicon::{Face, FoundWord};
use letterpress::{Action, CardView, Letterpress, Setting, Step, View};
use std::sync::OnceLock;
use table::Viewer;

/// How many words a review lists.
const BEST: usize = 5;
const LAST_ROUND: u8 = 5;

pub fn facts(ply: &Ply) -> Option<WordFacts> {
    if ply.before.game() != "letterpress" {
        return None;
    }
    let view = |sitting: &dyn games::Sitting| -> Option<View> {
        serde_json::from_str(sitting.view(Viewer::Seat(ply.turn.seat)).ok()?.get()).ok()
    };
    let before = view(ply.before)?;
    let action: Action = serde_json::from_str(&ply.turn.action.to_string()).ok()?;
    match (before.step, action) {
        (Step::Draft, Action::Draft { card }) => {
            let hand = &before.own.as_ref()?.hand;
            let took = hand.iter().find(|known| known.card == card)?.letters.clone();
            let left = hand.iter().filter(|known| known.card != card).map(letters).collect();
            Some(WordFacts::Drafted(Took { took, left }))
        }
        (Step::Write, Action::Write { .. } | Action::Pass) => {
            Some(WordFacts::Wrote { wrote: written(ply), best: best_words(&before)? })
        }
        (Step::Claim, Action::Claim { cards, .. }) => {
            let named = |card: &&CardView| cards.names().contains(&card.card);
            let claimed = before.pool.iter().filter(named).map(letters).collect();
            let left = before.pool.iter().filter(|card| !named(card)).map(letters).collect();
            Some(WordFacts::Claimed { claimed, left, collection: last_word(&view(ply.after)?) })
        }
        _ => None,
    }
}

fn letters(card: &CardView) -> String {
    card.letters.clone()
}

/// The written word; none for a pass.
fn written(ply: &Ply) -> Option<Written> {
    #[derive(serde::Deserialize)]
    struct Prospect {
        word: Option<Word>,
    }
    #[derive(serde::Deserialize)]
    struct Word {
        word: String,
        score: u16,
    }
    let explained = ply.before.explain(ply.turn.seat, &ply.turn.action, true).ok()?;
    let prospect: Option<Prospect> = serde_json::from_str(explained.prospect.get()).ok()?;
    prospect?.word.map(|word| Written { word: word.word, score: word.score })
}

/// The view contains what its cards show, so the standard game can read them.
fn setting(view: &View) -> Option<Setting> {
    static GAME: OnceLock<Letterpress> = OnceLock::new();
    GAME.get_or_init(Letterpress::new).setting(&view.options).ok()
}

fn faces<'c>(setting: &Setting, cards: impl Iterator<Item = &'c CardView>) -> Vec<Face> {
    cards.filter_map(|card| setting.language().face(&card.letters, card.value).ok()).collect()
}

fn best_words(view: &View) -> Option<Vec<Written>> {
    let (setting, own) = (setting(view)?, view.own.as_ref()?);
    let cards = if view.round == LAST_ROUND { &own.collection } else { &own.drafted };
    let mut found = Vec::new();
    setting.words().best_n(&faces(&setting, cards.iter().chain(&view.commons)), BEST, &mut found);
    Some(found.into_iter().map(|found| told(&setting, found)).collect())
}

/// From the collection alone: the commons of the last round are not known yet.
fn last_word(view: &View) -> Option<Written> {
    let (setting, own) = (setting(view)?, view.own.as_ref()?);
    let found = setting.words().best(&faces(&setting, own.collection.iter()))?;
    Some(told(&setting, found))
}

fn told(setting: &Setting, found: FoundWord) -> Written {
    Written { word: setting.language().show(found.word).to_string(), score: found.score }
}

/// Round by round and seat by seat; `deal` is each seat's change by the first deal.
pub fn rounds(plies: &[ReviewedPly], found: &[Found], deal: &[i32]) -> Vec<WordRound> {
    let mut rounds: Vec<WordRound> = Vec::new();
    // The last action of a round deals the cards of the next one.
    let mut dealt: Vec<i32> = deal.to_vec();
    for (ply, found) in plies.iter().zip(found.iter().skip(1)) {
        for seat in (0..ply.parts.len()).map(|seat| table::Seat(seat as u8)) {
            if !rounds.iter().any(|known| known.round == ply.round && known.seat == seat) {
                rounds.push(WordRound {
                    round: ply.round,
                    seat,
                    wrote: None,
                    best: Vec::new(),
                    took: Vec::new(),
                    claimed: Vec::new(),
                    left: Vec::new(),
                    collection: None,
                    deal: dealt.get_mut(seat.index()).map(std::mem::take).unwrap_or_default(),
                });
            }
        }
        for (dealt, parts) in dealt.iter_mut().zip(&ply.parts) {
            *dealt += parts.draws;
        }
        let own = rounds.iter_mut().find(|known| known.round == ply.round && known.seat == ply.seat);
        let (Some(own), Some(facts)) = (own, &found.words) else { continue };
        match facts.clone() {
            WordFacts::Drafted(took) => own.took.push(took),
            WordFacts::Wrote { wrote, best } => (own.wrote, own.best) = (wrote, best),
            WordFacts::Claimed { claimed, left, collection } => {
                (own.claimed, own.left, own.collection) = (claimed, left, collection);
            }
        }
    }
    rounds
}
