//! Plays games to their end with simple players, for reviews: they keep valuable cards and some vowels, and write the
//! best word that most people know.

use super::imagine;
use crate::BotError;
use crate::appraisal::{Appraisal, Appraised};
use letterpress::components::{CardBits, CardId};
use letterpress::languages::{Letter, Word};
use letterpress::lexicon::{FamilyWords, FrequencyClasses, Glyph};
use letterpress::search::Move;
use letterpress::{Letterpress, State, Step, View};
use table::{Dice, Game, Seat};

/// The rarest class of words that they write: the journeyman's.
const KNOWN: u8 = 5;
/// The share of vowels they aim for, in percent.
const VOWELS: usize = 36;
/// The value of a vowel when they have too few, in points, and the cost of one too many.
const BALANCE: u32 = 4;

impl Appraised for Letterpress {
    fn secret_choices(&self, state: &State) -> usize {
        state.entered()
    }

    /// With several people there are always hands and collections that others do not see.
    fn is_open(&self, state: &State) -> bool {
        state.people() == 1
    }

    fn reseed(&self, state: &mut State, dice: Dice) {
        state.reseed(dice);
    }

    fn imagine_undecided(&self, view: &View, dice: &mut Dice) -> Result<State, BotError> {
        if !matches!(view.step, Step::Draft | Step::Write) {
            return imagine(self, view, dice);
        }
        let mut view = view.clone();
        let own = view.own.as_ref().map(|own| own.seat);
        for seat in view.seats.iter_mut().filter(|seat| Some(seat.seat) != own) {
            seat.ready = false;
        }
        imagine(self, &view, dice)
    }

    fn play_on(
        &self,
        games: u32,
        world: &mut dyn FnMut(&mut Dice) -> Result<State, BotError>,
        dice: &mut Dice,
    ) -> Result<Appraisal, BotError> {
        let mut appraisal = Appraisal::default();
        for _ in 0..games {
            let mut state = world(dice)?;
            while let Some(seat) = self.to_act(&state).iter().next() {
                let Some(what) = decide(&state, seat, dice) else { break };
                self.perform(&mut state, seat, what);
            }
            if let Some(outcome) = self.outcome(&state) {
                appraisal.add(&outcome);
            }
        }
        Ok(appraisal)
    }
}

fn decide(state: &State, seat: Seat, dice: &mut Dice) -> Option<Move> {
    match state.step() {
        Step::Draft => {
            let held = state.commons() | state.drafted(seat);
            best(state, state.hand(seat), held, dice).map(Move::Draft)
        }
        Step::Write => Some(Move::Write(word(state, seat))),
        Step::Claim => {
            let mut letters = CardBits::NONE;
            for _ in 0..state.claim_count() {
                let left = state.pool().minus(letters);
                letters = letters.with(best(state, left, state.collection(seat) | letters, dice)?);
            }
            let deck = state.setting().deck();
            let challenge = state.challenges_met(seat).iter().max_by_key(|&card| deck.value(card));
            Some(Move::Claim { letters, challenge })
        }
        Step::Lay => {
            let points = |cards: CardBits| state.setting().deck().points(cards) + cards.len() as u16;
            state.places().max_by_key(|(_, cards)| points(*cards)).map(|(offset, _)| Move::Lay(offset))
        }
        Step::Library => best(state, state.library(), state.collection(seat), dice).map(Move::Choose),
        Step::End => None,
    }
}

/// The most valuable card, given those already held; ties are broken at random.
fn best(state: &State, cards: CardBits, held: CardBits, dice: &mut Dice) -> Option<CardId> {
    let vowels = held.iter().filter(|&card| is_vowel(state, card)).count();
    let wanted = vowels * 100 < (held.len() + 1) * VOWELS;
    let worth = |card: CardId, dice: &mut Dice| {
        let fits = if is_vowel(state, card) == wanted { BALANCE } else { 0 };
        (u32::from(state.setting().deck().value(card)) + fits) * 4 + dice.below(8)
    };
    let mut best: Option<(u32, CardId)> = None;
    for card in cards {
        let worth = worth(card, dice);
        if best.is_none_or(|(other, _)| worth > other) {
            best = Some((worth, card));
        }
    }
    best.map(|(_, card)| card)
}

fn is_vowel(state: &State, card: CardId) -> bool {
    let deck = state.setting().deck();
    match deck.card(card).face.map(|face| face.glyph) {
        Some(Glyph::Single(letter)) => deck.vowel_letters().contains(letter),
        _ => false,
    }
}

fn word(state: &State, seat: Seat) -> Option<Word> {
    let setting = state.setting();
    let (classes, family) = (FrequencyClasses::embedded(setting.language()), FamilyWords::of(setting.language()));
    let known = |word: &[Letter]| {
        let known = classes.is_none_or(|classes| classes.class(word) <= KNOWN) || setting.words().allows(word);
        known && !family.unsaid(word)
    };
    let found = setting.words().best_where(&state.faces_to_write(seat), known)?;
    Some(found.word.iter().copied().collect())
}
