//! Claiming letters and challenges (L2.3 to L2.6).

use crate::action::{Action, Letters};
use crate::challenges::{Facts, Reward, Unmet};
use crate::components::{CardBits, CardId, CardName};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::lexicon::Reading;
use crate::state::{Composed, State};
use crate::{deal, scoring, tell};
use arrayvec::ArrayVec;
use table::{Audience, Dice, Seat, Told};

/// How many letters a place claims (L2.3); places count from 0.
pub fn claims(people: usize, place: usize) -> u8 {
    let claim_two = match people {
        0..=2 => 1,
        3..=4 => 2,
        _ => 3,
    };
    if place < claim_two { 2 } else { 1 }
}

/// The seat that claims now.
pub(crate) fn claimant(state: &State) -> Option<Seat> {
    state.ranking.get(usize::from(state.claimed)).map(|rank| rank.seat)
}

/// How many letters the claimant must name: its claim, or what is left of the pool.
pub(crate) fn count(state: &State) -> usize {
    let claims = claims(state.seats.len(), usize::from(state.claimed));
    usize::from(claims).min(state.pool.len())
}

pub(crate) struct Claim {
    letters: CardBits,
    challenge: Option<CardId>,
}

pub(crate) fn check(state: &State, seat: Seat, cards: &Letters, wanted: Option<CardName>) -> Result<Claim, Illegal> {
    if claimant(state) != Some(seat) {
        return Err(Illegal::NotYourTurn);
    }
    let mut letters = CardBits::NONE;
    for &card in cards.names() {
        let id = state.setting.deck().find(card).ok_or(Illegal::NoSuchCard { card })?;
        if !state.pool.contains(id) {
            return Err(Illegal::NotInPool { card });
        }
        if letters.contains(id) {
            return Err(Illegal::CardNamedTwice { card });
        }
        letters = letters.with(id);
    }
    if letters.len() != count(state) {
        return Err(Illegal::WrongCount { claims: count(state) as u8, named: letters.len() as u8 });
    }
    let challenge = match wanted {
        None => None,
        Some(challenge) => {
            let id = state.setting.deck().find(challenge).ok_or(Illegal::NoSuchCard { card: challenge })?;
            if !state.open.contains(id) {
                return Err(Illegal::ChallengeNotOpen { challenge });
            }
            meets(state, seat, id).map_err(|why| Illegal::ChallengeNotMet { challenge, why })?;
            Some(id)
        }
    };
    Ok(Claim { letters, challenge })
}

/// Whether a seat's word meets a challenge, and if not, why not (L2.4).
pub(crate) fn meets(state: &State, seat: Seat, challenge: CardId) -> Result<(), Unmet> {
    let deck = state.setting.deck();
    let composed = state.player(seat).word().ok_or(Unmet::NoWord)?;
    let facts = facts(state, composed);
    let conditions = deck.card(challenge).challenge.iter().flat_map(|challenge| &challenge.when);
    conditions.into_iter().try_for_each(|condition| condition.check(deck.vowel_letters(), &facts))
}

pub(crate) fn facts<'w>(state: &State, composed: &'w Composed) -> Facts<'w> {
    let used = composed.used();
    let lengths = || state.seats.iter().filter_map(|player| player.word()).map(|other| other.word.len() as u8);
    let doubled = composed.cards.iter().filter(|placed| placed.reading == Reading::Twice).count();
    Facts {
        word: &composed.word,
        doubled_cards: doubled as u8,
        drafted_cards: used.minus(state.commons).len() as u8,
        common_cards: (used & state.commons).len() as u8,
        score: scoring::score(state, composed),
        highest_value: scoring::highest_value(state, composed),
        shortest: lengths().min().unwrap_or(0),
        longest: lengths().max().unwrap_or(0),
    }
}

/// The open challenges that a seat's word meets.
pub(crate) fn met(state: &State, seat: Seat) -> CardBits {
    state.open.iter().filter(|&challenge| meets(state, seat, challenge).is_ok()).collect()
}

/// Every claim that can be made now.
pub(crate) fn list(state: &State, seat: Seat, into: &mut Vec<Action>) {
    let names = tell::names(state, state.pool);
    let pairs = names.iter().enumerate().flat_map(|(at, &one)| names[at + 1..].iter().map(move |&two| [one, two]));
    let choices: Vec<Option<Letters>> = match count(state) {
        0 => vec![Letters::new(&[])],
        1 => names.iter().map(|&one| Letters::new(&[one])).collect(),
        _ => pairs.map(|pair| Letters::new(&pair)).collect(),
    };
    let met = met(state, seat);
    for cards in choices.into_iter().flatten() {
        into.push(Action::Claim { cards, challenge: None });
        let claim = |challenge| Action::Claim { cards, challenge: Some(tell::name(state, challenge)) };
        into.extend(met.iter().map(claim));
    }
}

/// One of those, each as likely.
pub(crate) fn random(state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let mut names: ArrayVec<CardName, 2> = ArrayVec::new();
    let mut pool = state.pool;
    for _ in 0..count(state) {
        let card = pool.nth(dice.index(pool.len()))?;
        pool = pool.without(card);
        names.push(tell::name(state, card));
    }
    let met = met(state, seat);
    let challenge = met.nth(dice.index(met.len() + 1)).map(|challenge| tell::name(state, challenge));
    Letters::new(&names).map(|cards| Action::Claim { cards, challenge })
}

/// Takes the letters and the challenge; then the next in rank claims.
pub(crate) fn claim(state: &mut State, seat: Seat, claim: &Claim, audience: &mut impl Audience<Event>) {
    let letters = claim.letters;
    state.pool = state.pool.minus(letters);
    state.player_mut(seat).collection |= letters;
    if !letters.is_empty() {
        audience.all(|| Event::LettersClaimed {
            seat,
            cards: tell::names(state, letters),
            letters: tell::letters(state, letters),
        });
    }
    if let Some(challenge) = claim.challenge {
        reward(state, seat, challenge, audience);
    }
    state.claimed += 1;
    go_on(state, audience);
}

fn reward(state: &mut State, seat: Seat, challenge: CardId, audience: &mut impl Audience<Event>) {
    state.open = state.open.without(challenge);
    let reward = state.setting.deck().card(challenge).challenge.as_ref().map(|challenge| challenge.reward);
    let name = tell::name(state, challenge);
    if reward == Some(Reward::Joins) {
        let player = state.player_mut(seat);
        player.collection = player.collection.with(challenge);
        let letters = tell::letter(state, challenge);
        audience.all(|| Event::ChallengeJoined { seat, challenge: name, letters });
        return;
    }
    state.put_under(CardBits::one(challenge));
    // The card was hidden until now: no undo past this point, even if the draw had only one outcome.
    audience.reveal(|| Event::ChallengeClaimed { seat, challenge: name });
    if let Some(card) = state.letters.draw(&mut state.dice) {
        let player = state.player_mut(seat);
        player.collection = player.collection.with(card);
        audience.tell(|| Told::Secret {
            seat,
            secret: Event::TopLetterDrawn { seat, card: tell::name(state, card), letters: tell::letter(state, card) },
            public: Some(Event::TopLetterTaken { seat }),
        });
    }
}

/// Passes over seats for whom nothing is left; after the last, unclaimed cards go back and the next round begins.
pub(crate) fn go_on(state: &mut State, audience: &mut impl Audience<Event>) {
    while let Some(seat) = claimant(state) {
        if !state.pool.is_empty() || !met(state, seat).is_empty() {
            return;
        }
        audience.all(|| Event::NothingToClaim { seat });
        state.claimed += 1;
    }
    let (letters, challenges) = (std::mem::take(&mut state.pool), std::mem::take(&mut state.open));
    if !(letters | challenges).is_empty() {
        audience.all(|| Event::UnclaimedReturned {
            cards: tell::names(state, letters),
            letters: tell::letters(state, letters),
            challenges: tell::names(state, challenges),
        });
    }
    state.put_under(letters | challenges);
    deal::next_round(state, audience);
}
