//! What a word would be worth before it is written, and why it meets a challenge or does not: for the one who writes, from
//! its own cards and what lies open.

use crate::action::Action;
use crate::challenges::{Condition, Measure};
use crate::claiming;
use crate::components::{CardId, CardName};
use crate::state::{Composed, State, Step};
use crate::view::{self, WordView};
use crate::{tell, writing};
use serde::Serialize;
use table::Seat;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Prospect {
    /// The longest beginning of the word that the cards spell; `None` for a writer who gets no help.
    pub word: Option<WordView>,
    pub challenges: Vec<ChallengeProspect>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChallengeProspect {
    pub challenge: CardName,
    /// `None` as long as it depends on the words of others.
    pub met: Option<bool>,
    pub findings: Vec<Finding>,
}

/// One condition of a challenge, held against a word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Finding {
    #[serde(flatten)]
    pub condition: Condition,
    pub found: Option<u16>,
    pub met: Option<bool>,
}

impl Prospect {
    /// For a writer who must find the best cards alone: which challenges the letters meet, but nothing that depends on
    /// the score.
    #[must_use]
    pub fn without_help(self) -> Prospect {
        Prospect { word: None, challenges: self.challenges.into_iter().map(ChallengeProspect::without_score).collect() }
    }
}

impl ChallengeProspect {
    fn without_score(mut self) -> ChallengeProspect {
        for finding in &mut self.findings {
            if matches!(finding.condition, Condition::Count { count: Measure::Score, .. }) {
                (finding.found, finding.met) = (None, None);
            }
        }
        ChallengeProspect { met: all_met(&self.findings), ..self }
    }
}

/// What comes of writing this word, or of the word that was written when challenges are claimed; nothing where the action
/// is about no word. It may be a word that would be refused.
pub fn prospect(state: &State, seat: Seat, action: &Action) -> Option<Prospect> {
    if seat.index() >= state.seats.len() {
        return None;
    }
    match (state.step, action) {
        (Step::Write, Action::Write { word, cards }) => {
            let word = writing::letters_of(state, word).ok()?;
            let own = state.writing_cards(seat);
            let composed = match cards {
                Some(cards) => writing::as_given(state, own, word, cards).ok()?,
                None => (1..=word.len())
                    .rev()
                    .find_map(|length| writing::best(state, own, word[..length].iter().copied().collect()).ok())?,
            };
            Some(of(state, &composed, false))
        }
        (Step::Claim, Action::Claim { .. }) => state.player(seat).word().map(|composed| of(state, composed, true)),
        _ => None,
    }
}

/// `revealed`: the words of the others lie open.
fn of(state: &State, composed: &Composed, revealed: bool) -> Prospect {
    let challenge = |id: CardId| {
        let deck = state.setting.deck();
        let facts = claiming::facts(state, composed);
        let conditions = deck.card(id).challenge.iter().flat_map(|challenge| &challenge.when);
        let findings: Vec<Finding> = conditions
            .map(|condition| Finding {
                condition: *condition,
                found: condition.found(deck.vowel_letters(), &facts),
                met: (revealed || !condition.looks_at_others())
                    .then(|| condition.check(deck.vowel_letters(), &facts).is_ok()),
            })
            .collect();
        ChallengeProspect { challenge: tell::name(state, id), met: all_met(&findings), findings }
    };
    Prospect { word: Some(view::word(state, composed)), challenges: state.open.iter().map(challenge).collect() }
}

fn all_met(findings: &[Finding]) -> Option<bool> {
    if findings.iter().any(|finding| finding.met == Some(false)) {
        return Some(false);
    }
    findings.iter().all(|finding| finding.met.is_some()).then_some(true)
}
