//! Writes the best word it knows, and drafts and claims for the words to come.

use super::desk::Desk;
use crate::{Bot, BotError, Clock};
use letterpress::challenges::{Facts, Vowels};
use letterpress::components::CardName;
use letterpress::languages::Word;
use letterpress::lexicon::Face;
use letterpress::queries::{Commons, HAND, LAST_ROUND, commons, opens_library};
use letterpress::{Action, CardView, ChallengeView, Letterpress, Letters, OwnView, Step, View};
use table::{Dice, Fault, Refusal};

/// The value of a point in the collection beyond known words, as the last word is open.
const CARD: f32 = 0.25;
/// Beyond this many futures the choice no longer changes.
pub(super) const MOST_FUTURES: u32 = 4096;
/// The points of a word that a challenge is worth.
const CHALLENGE: f32 = 2.5;

/// A bot with a vocabulary.
#[derive(Clone, Copy, Debug)]
pub struct Compositor {
    /// The rarest class of words that it knows.
    pub knows: u8,
}

impl Bot<Letterpress> for Compositor {
    fn think(&mut self, game: &Letterpress, view: &View, clock: &Clock, dice: &mut Dice) -> Result<Action, BotError> {
        let own = view.own.as_ref().ok_or(BotError::Spectator)?;
        if !view.to_act.contains(own.seat) {
            return Err(BotError::NotAsked);
        }
        let setting = game.setting(&view.options).map_err(|bad| BotError::Imagining {
            faults: vec![Fault { at: "options".to_owned(), rule: Some(bad.rule()), message: bad.to_string() }],
        })?;
        let desk = Desk::new(view, &setting, self.knows);
        let mut thinking = Thinking { desk: &desk, own, clock, choices: 1, dice };
        match view.step {
            Step::Draft => thinking.draft(),
            Step::Write => Some(thinking.write()),
            Step::Claim => thinking.claim(),
            Step::Lay => thinking.lay(),
            Step::Library => thinking.choose_from_library(),
            Step::End => None,
        }
        .ok_or(BotError::NotAsked)
    }
}

/// The value of a word in the first rounds, in points: challenges and the library count too.
pub(super) fn worth_for_claiming(view: &View, word: &Word, score: u16) -> f32 {
    let vowels = Vowels::of(view.options.language);
    let facts = Facts {
        word,
        doubled_cards: 0,
        drafted_cards: 0,
        common_cards: 0,
        score,
        highest_value: 0,
        shortest: 0,
        longest: u8::MAX,
    };
    let meets = |challenge: &ChallengeView| challenge.when.iter().all(|when| when.check(vowels, &facts).is_ok());
    let challenge = if view.challenges.iter().any(meets) { CHALLENGE } else { 0.0 };
    let opens = if view.solo.is_some() && opens_library(score) { 4.0 } else { 0.0 };
    // More letters win ties; solo, they also leave less to the library.
    f32::from(score) + challenge + opens + 0.01 * word.len() as f32
}

/// How many cards this seat will draft in this round after the present one.
pub(super) fn left_to_draft(own: &OwnView) -> usize {
    (HAND - 1).saturating_sub(own.drafted.len())
}

/// Unknown cards to expect for the last word: one letter for each remaining round of claims, and the commons.
pub(super) struct LastWordCards {
    pub letters: usize,
    pub vowels: usize,
}

impl LastWordCards {
    pub fn after(view: &View) -> LastWordCards {
        let Commons { letters, vowels } = commons(view.seats.len(), LAST_ROUND);
        let claimed = usize::from(LAST_ROUND.saturating_sub(view.round + 1));
        LastWordCards { letters: claimed + letters, vowels }
    }
}

struct Thinking<'a> {
    desk: &'a Desk<'a>,
    own: &'a OwnView,
    clock: &'a Clock<'a>,
    /// How many choices make up this move and share its time.
    choices: u32,
    dice: &'a mut Dice,
}

impl<'a> Thinking<'a> {
    fn view(&self) -> &'a View {
        self.desk.view
    }

    /// The card with the best expected word, over the cards that may still come.
    fn draft(&mut self) -> Option<Action> {
        let view = self.view();
        let base = self.desk.faces(view.commons.iter().chain(&self.own.drafted));
        let to_come = left_to_draft(self.own);
        let hand = &self.own.hand;
        let best = self.best_of(hand.len(), |at, desk, dice| {
            let mut faces = base.clone();
            faces.extend(desk.face(&hand[at]));
            desk.add_letters(to_come, &mut faces, dice);
            f32::from(desk.best_score(&faces))
        })?;
        Some(Action::Draft { card: hand[best].card })
    }

    /// The choice with the best mean over imagined futures; in each future all choices see the same chance.
    fn best_of(&mut self, choices: usize, look: impl Fn(usize, &Desk, &mut Dice) -> f32) -> Option<usize> {
        let clock = self.clock.restart(self.choices);
        let mut sums = vec![0.0; choices];
        let mut done = 0;
        while done == 0 || done < MOST_FUTURES && clock.allows(done) {
            let chance = Dice::new(self.dice.seed());
            for (choice, sum) in sums.iter_mut().enumerate() {
                *sum += look(choice, self.desk, &mut chance.clone());
            }
            done += 1;
        }
        let best = |best: usize, at: usize| if sums[at] > sums[best] { at } else { best };
        (choices > 0).then(|| (1..choices).fold(0, best))
    }

    fn write(&mut self) -> Action {
        let view = self.view();
        let faces = self.desk.faces(view.writing_cards());
        let word = if view.round == LAST_ROUND {
            self.desk.best_word(&faces).map(|(word, _)| word)
        } else {
            self.word_for_claiming(&faces)
        };
        match word {
            Some(word) => Action::Write { word: self.desk.text(&word), cards: None },
            None => Action::Pass,
        }
    }

    /// Points decide the order of claiming; a challenge, or solo a score that opens the library, is worth some points.
    fn word_for_claiming(&self, faces: &[Face]) -> Option<Word> {
        let words = self.desk.known_words(faces);
        let worth = |(word, score): &(Word, u16)| worth_for_claiming(self.view(), word, *score);
        let mut best: Option<(f32, &Word)> = None;
        for found in &words {
            let value = worth(found);
            if best.is_none_or(|(other, _)| value > other) {
                best = Some((value, &found.0));
            }
        }
        best.map(|(_, word)| word.clone())
    }

    /// The cards that help the last word most, over the commons and claims that may still come.
    fn claim(&mut self) -> Option<Action> {
        let view = self.view();
        let count = view.letters_to_claim()?;
        let pool: Vec<CardView> = view.pool.clone();
        let collection = self.desk.faces(&self.own.collection);
        let mut chosen: Vec<CardName> = Vec::new();
        let mut kept = collection;
        self.choices = count as u32;
        for _ in 0..count {
            let left: Vec<&CardView> = pool.iter().filter(|card| !chosen.contains(&card.card)).collect();
            let at = self.best_addition(&kept, &left)?;
            kept.extend(self.desk.face(left[at]));
            chosen.push(left[at].card);
        }
        let seat = self.own.seat;
        let met = view.challenges.iter().filter(|challenge| challenge.met_by.contains(seat));
        let challenge = met.max_by_key(|challenge| challenge.value).map(|challenge| challenge.card);
        Some(Action::Claim { cards: Letters::new(&chosen)?, challenge })
    }

    /// Which card improves the last word most when it joins these.
    fn best_addition(&mut self, kept: &[Face], cards: &[&CardView]) -> Option<usize> {
        let view = self.view();
        let LastWordCards { letters, vowels } = LastWordCards::after(view);
        self.best_of(cards.len(), |at, desk, dice| {
            let face = desk.face(cards[at]);
            let mut faces = kept.to_vec();
            faces.extend(face);
            desk.add_letters(letters, &mut faces, dice);
            desk.add_vowels(vowels, &mut faces, dice);
            let value = face.map_or(0.0, |face| f32::from(face.value));
            f32::from(desk.best_score(&faces)) + CARD * value
        })
    }

    /// Solo: the place where the last row yields the most points.
    fn lay(&mut self) -> Option<Action> {
        let solo = self.view().solo.as_ref()?;
        let points = |names: &[CardName]| -> u32 {
            let of = |name: &CardName| solo.row.iter().find(|card| card.card == *name).map_or(0, |card| card.value);
            names.iter().map(|name| 1 + u32::from(of(name))).sum()
        };
        let best = solo.offsets.iter().max_by_key(|place| points(&place.collects))?;
        Some(Action::Lay { offset: best.offset })
    }

    /// Solo: a card for the collection must help to make words; a card that is put back should be the library's most
    /// valuable.
    fn choose_from_library(&mut self) -> Option<Action> {
        let solo = self.view().solo.as_ref()?;
        if !solo.collects {
            let dearest = solo.library.iter().max_by_key(|card| card.value)?;
            return Some(Action::Choose { card: dearest.card });
        }
        let cards: Vec<CardView> = solo.library.clone();
        let listed: Vec<&CardView> = cards.iter().collect();
        let collection = self.desk.faces(&self.own.collection);
        let at = self.best_addition(&collection, &listed)?;
        Some(Action::Choose { card: cards[at].card })
    }
}
