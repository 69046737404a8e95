//! What a seat can choose from. Draft, claim, lay and library are each described once; listing, drawing one at random and
//! checking follow from that, and the check explains a refusal. Words are the exception: the word search finds them all,
//! and a word that is written is checked on its own, with any of the cards that spell it.

use crate::action::{Action, Letters};
use crate::claiming::{self, Claim, Claims};
use crate::components::{CardBits, CardId, CardName};
use crate::illegal::Illegal;
use crate::languages::Letter;
use crate::state::{Entry, State, Step};
use crate::{solo, tell, writing};
use std::ops::RangeInclusive;
use table::{Dice, Listing, Seat};

pub(crate) enum Choice {
    /// A card of the hand (L1.2, L4.2).
    Draft(CardBits),
    /// A word, or none (L1.3, L1.7).
    Word,
    /// Letters and a challenge (L2.3, L2.4).
    Claim(Claims),
    /// How many columns to the right the new row lies (L4.5).
    Lay(RangeInclusive<i8>),
    /// A card of the library (L4.4).
    Library(CardBits),
    Nothing,
}

/// A legal action with its cards and words looked up.
pub(crate) enum Checked {
    Draft(CardId),
    Enter(Entry),
    Claim(Claim),
    Lay(i8),
    Choose(CardId),
}

impl Choice {
    pub fn of(state: &State, seat: Seat) -> Choice {
        if seat.index() >= state.seats.len() {
            return Choice::Nothing;
        }
        match state.step {
            Step::Draft => Choice::Draft(state.player(seat).hand),
            Step::Write => Choice::Word,
            Step::Claim if claiming::claimant(state) == Some(seat) => Choice::Claim(Claims::of(state, seat)),
            Step::Claim | Step::End => Choice::Nothing,
            Step::Lay => Choice::Lay(solo::offsets(state)),
            Step::Library => Choice::Library(state.solo.library),
        }
    }

    /// Complete except for words: each is listed once, with its best cards; other ways to spell it are legal too.
    pub fn list(self, state: &State, seat: Seat, into: &mut Vec<Action>) -> Listing {
        match self {
            Choice::Draft(hand) => into.extend(hand.iter().map(|card| keep(state, card))),
            Choice::Word => {
                let mut words = writing::words(state, seat);
                table::sort_by(&mut words, Ord::cmp);
                into.extend(words.into_iter().map(|word| write(state, word)));
                into.push(Action::Pass);
                return Listing::Partial;
            }
            Choice::Claim(claims) => into.extend(claims.each().map(|claim| named(state, claim))),
            Choice::Lay(offsets) => into.extend(offsets.map(|offset| Action::Lay { offset })),
            Choice::Library(library) => into.extend(library.iter().map(|card| choose(state, card))),
            Choice::Nothing => {}
        }
        Listing::Complete
    }

    /// Draws one uniformly.
    pub fn draw(self, state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
        match self {
            Choice::Draft(hand) => hand.draw(dice).map(|card| keep(state, card)),
            Choice::Word => {
                let words = writing::words(state, seat);
                let word = words.get(dice.index(words.len() + 1));
                Some(word.map_or(Action::Pass, |word| write(state, word)))
            }
            Choice::Claim(claims) => claims.draw(dice).map(|claim| named(state, claim)),
            Choice::Lay(mut offsets) => {
                let count = offsets.clone().count();
                offsets.nth(dice.index(count)).map(|offset| Action::Lay { offset })
            }
            Choice::Library(library) => library.draw(dice).map(|card| choose(state, card)),
            Choice::Nothing => None,
        }
    }

    /// The action with the cards and words it names looked up, or why it is not one of these choices.
    pub fn check(self, state: &State, seat: Seat, action: &Action) -> Result<Checked, Illegal> {
        match (self, action) {
            (Choice::Draft(hand), &Action::Draft { card }) => {
                let id = find(state, card)?;
                if hand.contains(id) { Ok(Checked::Draft(id)) } else { Err(Illegal::NotInHand { card }) }
            }
            (Choice::Word, Action::Write { word, cards }) => {
                let composed = writing::check(state, seat, word, cards.as_deref())?;
                Ok(Checked::Enter(Entry::Word(composed)))
            }
            (Choice::Word, Action::Pass) => Ok(Checked::Enter(Entry::Pass)),
            (Choice::Claim(claims), Action::Claim { cards, challenge }) => {
                claims.check(state, seat, cards, *challenge).map(Checked::Claim)
            }
            (Choice::Lay(offsets), &Action::Lay { offset }) => {
                let (least, most) = (*offsets.start(), *offsets.end());
                let fits = offsets.contains(&offset);
                if fits { Ok(Checked::Lay(offset)) } else { Err(Illegal::BadOffset { offset, least, most }) }
            }
            (Choice::Library(library), &Action::Choose { card }) => {
                let id = find(state, card)?;
                if library.contains(id) { Ok(Checked::Choose(id)) } else { Err(Illegal::NotInLibrary { card }) }
            }
            _ if seat.index() >= state.seats.len() => Err(Illegal::NoSuchSeat),
            _ if state.step == Step::End => Err(Illegal::GameOver),
            (Choice::Nothing, Action::Claim { .. }) => Err(Illegal::NotYourTurn),
            _ => Err(Illegal::WrongStep { step: state.step }),
        }
    }
}

/// The card of this name.
pub(crate) fn find(state: &State, card: CardName) -> Result<CardId, Illegal> {
    state.setting.deck().find(card).ok_or(Illegal::NoSuchCard { card })
}

fn keep(state: &State, card: CardId) -> Action {
    Action::Draft { card: tell::name(state, card) }
}

fn choose(state: &State, card: CardId) -> Action {
    Action::Choose { card: tell::name(state, card) }
}

fn write(state: &State, word: &[Letter]) -> Action {
    Action::Write { word: state.text(word), cards: None }
}

fn named(state: &State, claim: Claim) -> Action {
    let cards = Letters::new(&tell::names(state, claim.letters)).expect("nobody claims more than two letters");
    Action::Claim { cards, challenge: claim.challenge.map(|challenge| tell::name(state, challenge)) }
}
