//! The value of a seat's choices in points: of words and cards directly, or while cards are still to come, of the best
//! word over imagined futures. Every choice sees the same futures, so that differences become certain early.

use super::compositor::{LastWordCards, MOST_FUTURES, left_to_draft, worth_for_claiming};
use super::desk::Desk;
use super::imagine;
use crate::analysis::{Analysed, Findings, Measure, Tried};
use crate::{BotError, Clock, Part};
use letterpress::components::CardName;
use letterpress::lexicon::{Face, FrequencyClasses};
use letterpress::queries::LAST_ROUND;
use letterpress::{Action, CardView, Letterpress, Letters, OwnView, Step, View, prospect};
use table::{Dice, Fault, Refusal, Seat};

/// Words that are listed.
const WORDS: usize = 12;

impl Analysed for Letterpress {
    fn try_out(
        &self,
        view: &View,
        played: Option<&Action>,
        clock: &Clock,
        dice: &mut Dice,
        part: Part,
    ) -> Result<Findings<Action>, BotError> {
        let own = view.own.as_ref().ok_or(BotError::Spectator)?;
        if !view.to_act.contains(own.seat) {
            return Err(BotError::NotAsked);
        }
        let setting = self.setting(&view.options).map_err(|bad| BotError::Imagining {
            faults: vec![Fault { at: "options".to_owned(), rule: Some(bad.rule()), message: bad.to_string() }],
        })?;
        let analysis = Analysis { desk: &Desk::new(view, &setting, FrequencyClasses::UNKNOWN), view, own };
        match view.step {
            Step::Write => {
                let score = |action: &Action| self.score(view, own.seat, action, dice);
                Ok(analysis.words(played, score, part))
            }
            Step::Library if !analysis.collects() => Ok(analysis.library(part)),
            _ => {
                let futures = analysis.futures(played).ok_or(BotError::NotAsked)?;
                let seed = (0..=part.index).map(|_| dice.seed()).last().unwrap_or_else(|| dice.seed());
                Ok(analysis.look_ahead(futures, &mut Dice::new(seed), clock, part.of))
            }
        }
    }
}

trait Scores {
    fn score(&self, view: &View, seat: Seat, action: &Action, dice: &mut Dice) -> u16;
}

impl Scores for Letterpress {
    /// The score of a word written with named cards.
    fn score(&self, view: &View, seat: Seat, action: &Action, dice: &mut Dice) -> u16 {
        let written = imagine(self, view, dice).ok().and_then(|state| prospect(&state, seat, action)?.word);
        written.map_or(0, |word| word.score)
    }
}

struct Analysis<'a> {
    desk: &'a Desk<'a>,
    view: &'a View,
    own: &'a OwnView,
}

/// A choice, and the cards with which it starts every future.
struct Future {
    action: Action,
    faces: Vec<Face>,
}

/// Choices whose value lies in the future.
struct Futures {
    measure: Measure,
    choices: Vec<Future>,
    /// Cards added in each future.
    letters: usize,
    vowels: usize,
}

impl Analysis<'_> {
    /// Whether the card chosen from the library joins the collection.
    fn collects(&self) -> bool {
        self.view.solo.as_ref().is_some_and(|solo| solo.collects)
    }

    fn words(&self, played: Option<&Action>, score: impl FnOnce(&Action) -> u16, part: Part) -> Findings<Action> {
        let (view, measure) = (self.view, Measure::Points);
        let last = view.round == LAST_ROUND;
        let faces = self.desk.faces(view.writing_cards());
        let mut words: Vec<(f32, Action)> = Vec::new();
        for (word, score) in self.desk.known_words(&faces) {
            let worth = if last { f32::from(score) } else { worth_for_claiming(view, &word, score) };
            words.push((worth, Action::Write { word: self.desk.text(&word), cards: None }));
        }
        table::sort_by(&mut words, |(one, _), (other, _)| other.total_cmp(one));
        let known = |action: &Action| words.iter().position(|(_, word)| word == action);
        let more = played.filter(|&played| known(played).is_none_or(|at| at >= WORDS)).map(|played| {
            let worth = match known(played) {
                Some(at) => words[at].0,
                None if *played == Action::Pass => 0.0,
                None => score(played).into(),
            };
            (worth, played.clone())
        });
        words.truncate(WORDS);
        words.extend(more);
        if words.is_empty() {
            words.push((0.0, Action::Pass));
        }
        once(measure, words, part)
    }

    /// Which card leaves the library, which costs the press its points.
    fn library(&self, part: Part) -> Findings<Action> {
        let cards = self.view.solo.iter().flat_map(|solo| &solo.library);
        let worth = |card: &CardView| (f32::from(card.value), Action::Choose { card: card.card });
        once(Measure::Points, cards.map(worth).collect(), part)
    }

    /// `None` if this seat has nothing to claim.
    fn futures(&self, played: Option<&Action>) -> Option<Futures> {
        let (view, own) = (self.view, self.own);
        let kept = || self.desk.faces(&own.collection);
        let with = |action: Action, mut faces: Vec<Face>, more: &[&CardView]| {
            faces.extend(self.desk.faces(more.iter().copied()));
            Future { action, faces }
        };
        let last_word = |choices: Vec<Future>| {
            let LastWordCards { letters, vowels } = LastWordCards::after(view);
            Futures { measure: Measure::LastWord, choices, letters, vowels }
        };
        Some(match view.step {
            Step::Draft => {
                let base = self.desk.faces(view.commons.iter().chain(&own.drafted));
                let keep = |card: &CardView| with(Action::Draft { card: card.card }, base.clone(), &[card]);
                let choices = own.hand.iter().map(keep).collect();
                Futures { measure: Measure::Word, choices, letters: left_to_draft(own), vowels: 0 }
            }
            Step::Claim => {
                let mut claims = self.claims()?;
                if let Some(played) = played.filter(|played| !claims.contains(played)) {
                    claims.push(played.clone());
                }
                let claim = |action: Action| {
                    let joins: Vec<&CardView> = match &action {
                        Action::Claim { cards, .. } => {
                            view.pool.iter().filter(|card| cards.names().contains(&card.card)).collect()
                        }
                        _ => Vec::new(),
                    };
                    with(action, kept(), &joins)
                };
                last_word(claims.into_iter().map(claim).collect())
            }
            Step::Lay => {
                let solo = view.solo.iter();
                let lay = solo.flat_map(|solo| {
                    solo.offsets.iter().map(|place| {
                        let joins: Vec<&CardView> =
                            solo.row.iter().filter(|card| place.collects.contains(&card.card)).collect();
                        with(Action::Lay { offset: place.offset }, kept(), &joins)
                    })
                });
                last_word(lay.collect())
            }
            _ => {
                let cards = view.solo.iter().flat_map(|solo| &solo.library);
                last_word(cards.map(|card| with(Action::Choose { card: card.card }, kept(), &[card])).collect())
            }
        })
    }

    /// Every claim of the full number of letters, with the best challenge that is met.
    fn claims(&self) -> Option<Vec<Action>> {
        let view = self.view;
        let met = view.challenges.iter().filter(|challenge| challenge.met_by.contains(self.own.seat));
        let challenge = met.max_by_key(|challenge| challenge.value).map(|challenge| challenge.card);
        let names: Vec<CardName> = view.pool.iter().map(|card| card.card).collect();
        let sets: Vec<Vec<CardName>> = match view.letters_to_claim()? {
            0 => vec![Vec::new()],
            1 => names.iter().map(|&name| vec![name]).collect(),
            _ => names
                .iter()
                .enumerate()
                .flat_map(|(at, &one)| names[at + 1..].iter().map(move |&other| vec![one, other]))
                .collect(),
        };
        let claim = |cards: Vec<CardName>| Some(Action::Claim { cards: Letters::new(&cards)?, challenge });
        Some(sets.into_iter().filter_map(claim).collect())
    }

    fn look_ahead(&self, futures: Futures, dice: &mut Dice, clock: &Clock, of: u32) -> Findings<Action> {
        let Futures { measure, choices, letters, vowels } = futures;
        let mut tried: Vec<Tried<Action>> = choices.iter().map(|choice| Tried::never(choice.action.clone())).collect();
        let mut done = 0u32;
        while done == 0 || done < MOST_FUTURES && clock.allows(done.saturating_mul(of)) {
            let chance = Dice::new(dice.seed());
            for (choice, tried) in choices.iter().zip(&mut tried) {
                let (mut faces, mut chance) = (choice.faces.clone(), chance.clone());
                self.desk.add_letters(letters, &mut faces, &mut chance);
                self.desk.add_vowels(vowels, &mut faces, &mut chance);
                tried.record(measure, f32::from(self.desk.best_score(&faces)));
            }
            done += 1;
        }
        Findings { measure, tried }
    }
}

/// Values known without thinking, reported by the first part.
fn once(measure: Measure, choices: Vec<(f32, Action)>, part: Part) -> Findings<Action> {
    let try_once = |(worth, action): (f32, Action)| {
        let mut tried = Tried::never(action);
        tried.record(measure, worth);
        tried
    };
    let tried = if part.index == 0 { choices.into_iter().map(try_once).collect() } else { Vec::new() };
    Findings { measure, tried }
}
