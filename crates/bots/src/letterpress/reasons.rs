//! Why a choice is good, as facts about words and cards; and nudges, which reveal a word step by step.

use super::desk::Desk;
use super::imagine;
use crate::BotError;
use crate::reasons::{Compared, Comparison};
use letterpress::components::CardName;
use letterpress::languages::Word;
use letterpress::lexicon::FrequencyClasses;
use letterpress::queries::{LAST_ROUND, opens_library};
use letterpress::{Action, CardView, Letterpress, OwnView, Prospect, State, Step, View, prospect};
use serde::Serialize;
use table::{Dice, Fault, Refusal, Seed};

/// Vocabularies to try, from small to large, by their rarest class: the first one with a word is used.
const PEOPLE_KNOW: [u8; 3] = [3, 5, FrequencyClasses::UNKNOWN];
/// Words with at least this many letters are hinted at by length, shorter ones by their first letter.
const LONG: usize = 5;

/// One fact about a choice.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Reason {
    MorePoints {
        points: u16,
    },
    Scores {
        points: u16,
    },
    MeetsChallenge {
        /// One challenge; sentences take challenges from a list.
        challenges: [CardName; 1],
    },
    /// Solo: the score lets a library card join the collection.
    OpensLibrary,
    /// Solo: the cards left over make the press stronger.
    FeedsLibrary {
        points: u16,
    },
    /// With the commons and the cards kept so far.
    MakesWord {
        word: String,
        points: u16,
    },
    Collects {
        points: u16,
        #[serde(skip)]
        rule: &'static str,
    },
    DrawsCards {
        count: u8,
    },
    /// The best word of the collection alone.
    LastWordGrows {
        before: u16,
        points: u16,
    },
    LibraryLoses {
        points: u16,
    },
    /// By the values of an analysis.
    #[serde(untagged)]
    Compared(Compared),
}

impl Reason {
    /// The rule it follows from, if there is one.
    pub fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Reason::Compared(_) => return None,
            Reason::MorePoints { .. } | Reason::Scores { .. } => "L2.1",
            Reason::MakesWord { .. } => "L1.3",
            Reason::MeetsChallenge { .. } => "L2.4",
            Reason::OpensLibrary | Reason::LibraryLoses { .. } => "L4.4",
            Reason::FeedsLibrary { .. } => "L4.3",
            Reason::Collects { rule, .. } => rule,
            Reason::DrawsCards { .. } => "L2.5",
            Reason::LastWordGrows { .. } => "L3.1",
        })
    }
}

/// What leads the player to a word or a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Nudge {
    /// The length or first letter of a good, well-known word.
    Length {
        length: usize,
    },
    Begins {
        letter: String,
    },
    /// That word.
    GoodWord {
        word: String,
        points: u16,
    },
    BestWord {
        word: String,
        points: u16,
    },
    NoWord,
    Draft,
    Claim,
    Lay,
    Library,
}

impl Nudge {
    /// What a page points at.
    pub fn point(&self) -> &'static str {
        match self {
            Nudge::Draft => "own:hand",
            Nudge::Claim => "part:pool",
            Nudge::Lay | Nudge::Library => "part:press",
            _ => "part:commons",
        }
    }
}

/// A nudge; `level` says how much it gives away: 1 a length or a letter, 2 a good word, 3 the best one.
pub fn nudge(game: &Letterpress, view: &View, level: u8) -> Result<Nudge, BotError> {
    if view.own.is_none() {
        return Err(BotError::Spectator);
    }
    match view.step {
        Step::Draft => Ok(Nudge::Draft),
        Step::Claim => Ok(Nudge::Claim),
        Step::Lay => Ok(Nudge::Lay),
        Step::Library => Ok(Nudge::Library),
        Step::End => Err(BotError::NotAsked),
        Step::Write => {
            let known: &[u8] = if level > 2 { &PEOPLE_KNOW[2..] } else { &PEOPLE_KNOW };
            let found = known.iter().find_map(|&knows| with_desk(game, view, knows, best).transpose());
            let Some((word, text, points)) = found.transpose()? else { return Ok(Nudge::NoWord) };
            Ok(match level {
                0 | 1 if word.len() >= LONG => Nudge::Length { length: word.len() },
                0 | 1 => Nudge::Begins { letter: text.chars().take(1).collect() },
                2 => Nudge::GoodWord { word: text, points },
                _ => Nudge::BestWord { word: text, points },
            })
        }
    }
}

/// The best word of a writer.
fn best(desk: &Desk) -> Option<(Word, String, u16)> {
    let (word, points) = desk.best_word(&desk.faces(desk.view.writing_cards()))?;
    let text = desk.text(&word);
    Some((word, text, points))
}

fn with_desk<T>(game: &Letterpress, view: &View, knows: u8, ask: impl FnOnce(&Desk) -> T) -> Result<T, BotError> {
    let setting = game.setting(&view.options).map_err(|bad| BotError::Imagining {
        faults: vec![Fault { at: "options".to_owned(), rule: Some(bad.rule()), message: bad.to_string() }],
    })?;
    Ok(ask(&Desk::new(view, &setting, knows)))
}

/// Reasons for this action, and for preferring it to the other one if given.
pub fn reasons(
    game: &Letterpress,
    view: &View,
    action: &Action,
    against: Option<&Action>,
    values: Option<&Comparison>,
) -> Result<Vec<Reason>, BotError> {
    let own = view.own.as_ref().ok_or(BotError::Spectator)?;
    // Prospects do not depend on what is drawn here.
    let state = imagine(game, view, &mut Dice::new(Seed::from_number(0)))?;
    with_desk(game, view, FrequencyClasses::UNKNOWN, |desk| {
        let sight = Sight { desk, view, own, state: &state };
        let mut all = Vec::new();
        let mut rest = sight.reasons(action);
        if let Some(against) = against.filter(|&against| against != action) {
            all.extend(values.and_then(Comparison::told).map(Reason::Compared));
            let score = |action| Some(sight.prospect(action)?.word?.score).filter(|_| view.step == Step::Write);
            if let (Some(own), Some(other)) = (score(action), score(against))
                && own > other
            {
                all.push(Reason::MorePoints { points: own - other });
            }
            let shared = sight.reasons(against);
            rest.retain(|reason| !shared.contains(reason));
        }
        all.extend(rest);
        all
    })
}

struct Sight<'a> {
    desk: &'a Desk<'a>,
    view: &'a View,
    own: &'a OwnView,
    state: &'a State,
}

impl Sight<'_> {
    fn prospect(&self, action: &Action) -> Option<Prospect> {
        prospect(self.state, self.own.seat, action)
    }

    fn reasons(&self, action: &Action) -> Vec<Reason> {
        let prospect = self.prospect(action).unwrap_or_default();
        match action {
            Action::Write { .. } => self.of_word(&prospect),
            Action::Draft { card } => {
                let kept = self.own.hand.iter().filter(|known| known.card == *card);
                let cards = self.view.commons.iter().chain(&self.own.drafted).chain(kept);
                let word = self.desk.best_word(&self.desk.faces(cards));
                let makes = |(word, points): (Word, u16)| Reason::MakesWord { word: self.desk.text(&word), points };
                word.map(makes).into_iter().collect()
            }
            Action::Claim { .. } | Action::Lay { .. } => self.of_gains(&prospect),
            Action::Choose { card } => {
                let collects = self.view.solo.as_ref().is_some_and(|solo| solo.collects);
                if collects { self.of_gains(&prospect) } else { self.taken_from_library(*card) }
            }
            Action::Pass => Vec::new(),
        }
    }

    fn of_word(&self, prospect: &Prospect) -> Vec<Reason> {
        let (Some(word), Some(true)) = (&prospect.word, prospect.counts) else { return Vec::new() };
        let mut told = vec![Reason::Scores { points: word.score }];
        if self.view.round < LAST_ROUND {
            told.extend(prospect.best_challenge.map(|challenge| Reason::MeetsChallenge { challenges: [challenge] }));
            if self.view.solo.is_some() && opens_library(word.score) {
                told.push(Reason::OpensLibrary);
            }
        }
        let points = prospect.library.iter().flat_map(|library| &library.cards).map(|card| u16::from(card.value)).sum();
        if points > 0 {
            told.push(Reason::FeedsLibrary { points });
        }
        told
    }

    fn of_gains(&self, prospect: &Prospect) -> Vec<Reason> {
        let Some(gains) = &prospect.gains else { return Vec::new() };
        let mut told = Vec::new();
        if gains.points > 0 {
            let rule = match self.view.step {
                Step::Lay => "L4.5",
                Step::Library => "L4.4",
                _ => "L2.3",
            };
            told.push(Reason::Collects { points: gains.points, rule });
        }
        if gains.draws > 0 {
            told.push(Reason::DrawsCards { count: gains.draws });
        }
        let score = |cards: &[&CardView]| self.desk.best_score(&self.desk.faces(cards.iter().copied()));
        let before: Vec<&CardView> = self.own.collection.iter().collect();
        let after: Vec<&CardView> = before.iter().copied().chain(&gains.cards).collect();
        let (before, points) = (score(&before), score(&after));
        if points > before {
            told.push(Reason::LastWordGrows { before, points });
        }
        told
    }

    fn taken_from_library(&self, card: CardName) -> Vec<Reason> {
        let cards = self.view.solo.iter().flat_map(|solo| &solo.library);
        let taken = cards.filter(|known| known.card == card && known.value > 0);
        taken.map(|card| Reason::LibraryLoses { points: card.value.into() }).collect()
    }
}
