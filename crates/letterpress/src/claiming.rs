//! Claiming letters and challenges (L2.3 to L2.6).

use crate::action::Letters;
use crate::challenges::{Facts, Reward, Unmet};
use crate::components::{CardBits, CardId, CardName};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::lexicon::Reading;
use crate::state::{Composed, State};
use crate::{choice, deal, scoring, tell};
use table::{Audience, Dice, Seat, Told};

/// How many letters a place claims (L2.3); places count from 0.
///
/// ```
/// use letterpress::queries::claims;
/// assert_eq!([0, 1, 2].map(|place| claims(3, place)), [2, 2, 1]);
/// ```
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

/// How many letters the claimant must name.
pub(crate) fn count(state: &State) -> usize {
    letters_to_name(claims(state.seats.len(), usize::from(state.claimed)), state.pool.len())
}

/// How many letters a claim names (L2.3): as many as the place claims, or what is left of the pool.
pub(crate) fn letters_to_name(claims: u8, pool: usize) -> usize {
    usize::from(claims).min(pool)
}

/// What a seat can claim: a number of letters from the pool, and at most one of the challenges that its word meets.
#[derive(Clone, Copy)]
pub(crate) struct Claims {
    pool: CardBits,
    count: usize,
    met: CardBits,
}

/// A legal claim.
pub(crate) struct Claim {
    pub(crate) letters: CardBits,
    pub(crate) challenge: Option<CardId>,
}

impl Claims {
    /// The claimant's choice.
    pub fn of(state: &State, seat: Seat) -> Claims {
        Claims { pool: state.pool, count: count(state), met: met(state, seat) }
    }

    /// Every claim.
    pub fn each(self) -> impl Iterator<Item = Claim> {
        let with = move |letters| {
            let challenges = std::iter::once(None).chain(self.met.iter().map(Some));
            challenges.map(move |challenge| Claim { letters, challenge })
        };
        subsets(self.pool, self.count).into_iter().flat_map(with)
    }

    /// Draws one uniformly.
    pub fn draw(self, dice: &mut Dice) -> Option<Claim> {
        let mut letters = CardBits::NONE;
        for _ in 0..self.count {
            letters = letters.with(self.pool.minus(letters).draw(dice)?);
        }
        let challenge = self.met.nth(dice.index(self.met.len() + 1));
        Some(Claim { letters, challenge })
    }

    /// The claim with these cards and this challenge, or why it is not one of the legal claims.
    pub fn check(
        self,
        state: &State,
        seat: Seat,
        cards: &Letters,
        challenge: Option<CardName>,
    ) -> Result<Claim, Illegal> {
        let mut letters = CardBits::NONE;
        for &card in cards.names() {
            let id = choice::find(state, card)?;
            if !self.pool.contains(id) {
                return Err(Illegal::NotInPool { card });
            }
            if letters.contains(id) {
                return Err(Illegal::CardNamedTwice { card });
            }
            letters = letters.with(id);
        }
        if letters.len() != self.count {
            return Err(Illegal::WrongCount { claims: self.count as u8, named: letters.len() as u8 });
        }
        let challenge = challenge.map(|challenge| self.check_challenge(state, seat, challenge)).transpose()?;
        Ok(Claim { letters, challenge })
    }

    fn check_challenge(self, state: &State, seat: Seat, challenge: CardName) -> Result<CardId, Illegal> {
        let id = choice::find(state, challenge)?;
        if self.met.contains(id) {
            return Ok(id);
        }
        match meets(state, seat, id) {
            Err(why) if state.open.contains(id) => Err(Illegal::ChallengeNotMet { challenge, why }),
            _ => Err(Illegal::ChallengeNotOpen { challenge }),
        }
    }
}

/// All sets of this many of the cards.
fn subsets(cards: CardBits, size: usize) -> Vec<CardBits> {
    if size == 0 {
        return vec![CardBits::NONE];
    }
    let mut rest = cards;
    let with_first = |first: CardId| {
        rest = rest.without(first);
        subsets(rest, size - 1).into_iter().map(move |others| others.with(first))
    };
    cards.iter().flat_map(with_first).collect()
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

/// Takes the letters and the challenge; then the next seat in the ranking claims.
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

/// Skips seats with nothing left to claim; after the last, returns unclaimed cards and begins the next round.
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
