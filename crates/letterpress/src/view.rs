//! What a viewer sees. Lists explicitly what that viewer may know; the rest of the state stays hidden.

use crate::action::CardUse;
use crate::challenges::{Condition, Reward};
use crate::components::{CardBits, CardId, CardKind, CardName};
use crate::scoring::Criterion;
use crate::setup::Options;
use crate::state::{Composed, Entry, Player, State, Step};
use crate::{claiming, fifth_round, scoring, solo, tell, writing};
use serde::{Deserialize, Serialize};
use table::{Outcome, Seat, SeatSet, Viewer};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct View {
    pub options: Options,
    pub round: u8,
    pub step: Step,
    pub to_act: SeatSet,
    pub commons: Vec<CardView>,
    pub challenges: Vec<ChallengeView>,
    /// The letters that can be claimed.
    pub pool: Vec<CardView>,
    pub decks: DeckSizes,
    pub seats: Vec<SeatView>,
    /// From the first place to the last, while letters are claimed.
    pub ranking: Vec<RankView>,
    pub solo: Option<SoloView>,
    /// What only this viewer knows.
    pub own: Option<OwnView>,
    pub outcome: Option<Outcome>,
}

impl View {
    /// The cards that the viewer may write with (L1.3, L3.1, L4.8): its own, then the commons.
    pub fn writing_cards(&self) -> impl Iterator<Item = &CardView> {
        let own = self.own.iter().flat_map(|own| writing::own_cards(self.round, &own.drafted, &own.collection));
        own.chain(&self.commons)
    }

    /// How many letters the viewer must name when it claims (L2.3); `None` if it has no place in the ranking.
    pub fn letters_to_claim(&self) -> Option<usize> {
        let seat = self.own.as_ref()?.seat;
        let rank = self.ranking.iter().find(|rank| rank.seat == seat)?;
        Some(claiming::letters_to_name(rank.claims, self.pool.len()))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CardView {
    pub card: CardName,
    pub kind: CardKind,
    pub letters: String,
    pub value: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChallengeView {
    pub card: CardName,
    pub when: Vec<Condition>,
    pub reward: Reward,
    pub letters: String,
    pub value: u8,
    /// The seats whose revealed words meet it.
    pub met_by: SeatSet,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DeckSizes {
    pub letters: u8,
    pub vowels: u8,
    pub challenges: u8,
}

/// What everybody knows about a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatView {
    pub seat: Seat,
    pub hand: u8,
    pub drafted: u8,
    pub collection: u8,
    /// It has chosen a card, or written.
    pub ready: bool,
    /// Its word, once it is revealed.
    pub entry: Option<EntryView>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum EntryView {
    Pass,
    Word(WordView),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WordView {
    pub word: String,
    pub cards: Vec<CardUse>,
    /// What each of them is worth.
    pub values: Vec<u8>,
    pub score: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RankView {
    pub seat: Seat,
    pub claims: u8,
    pub claimed: bool,
    pub by: Option<Criterion>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OwnView {
    pub seat: Seat,
    pub hand: Vec<CardView>,
    pub chosen: Option<CardName>,
    pub drafted: Vec<CardView>,
    pub entry: Option<EntryView>,
    pub collection: Vec<CardView>,
}

/// The table of the solo game, all of it public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SoloView {
    pub row: Vec<CardView>,
    pub library: Vec<CardView>,
    /// The score to beat in the fifth round.
    pub library_points: u16,
    /// Whether this round's score lets a library card join the collection.
    pub collects: bool,
    /// What each place for the new row would collect.
    pub offsets: Vec<OffsetView>,
    /// The words of the fifth round, and their score.
    pub last_words: Vec<WordView>,
    pub score: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OffsetView {
    pub offset: i8,
    pub collects: Vec<CardName>,
}

/// For a seat of this table, or a spectator.
pub(crate) fn view(state: &State, viewer: Viewer, to_act: SeatSet) -> View {
    let own = match viewer {
        Viewer::Seat(seat) => Some(own(state, seat)),
        Viewer::Spectator => None,
    };
    View {
        options: state.setting.options().clone(),
        round: state.round,
        step: state.step,
        to_act,
        commons: cards(state, state.commons),
        challenges: state.open.iter().map(|card| challenge(state, card)).collect(),
        pool: cards(state, state.pool),
        decks: DeckSizes {
            letters: state.letters.all().len() as u8,
            vowels: state.vowels.all().len() as u8,
            challenges: state.challenges.all().len() as u8,
        },
        seats: state.each_seat().map(|(seat, player)| public(state, seat, player)).collect(),
        ranking: ranking(state),
        solo: state.is_solo().then(|| solo_view(state)),
        own,
        outcome: outcome(state),
    }
}

pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    match state.step {
        Step::End if state.is_solo() => Some(solo::outcome(state)),
        Step::End => Some(fifth_round::outcome(state)),
        _ => None,
    }
}

/// Words are secret until all have written (L1.3).
fn revealed(state: &State) -> bool {
    state.step != Step::Write
}

pub(crate) fn card(state: &State, card: CardId) -> CardView {
    let deck = state.setting.deck();
    CardView { card: deck.name(card), kind: deck.card(card).kind, letters: deck.shown(card), value: deck.value(card) }
}

pub(crate) fn cards(state: &State, set: CardBits) -> Vec<CardView> {
    set.iter().map(|id| card(state, id)).collect()
}

fn challenge(state: &State, id: CardId) -> ChallengeView {
    let deck = state.setting.deck();
    let meets = |seat: &Seat| state.step == Step::Claim && claiming::meets(state, *seat, id).is_ok();
    let (when, reward) = match &deck.card(id).challenge {
        Some(challenge) => (challenge.when.clone(), challenge.reward),
        None => (Vec::new(), Reward::Joins),
    };
    ChallengeView {
        card: deck.name(id),
        when,
        reward,
        letters: deck.shown(id),
        value: deck.value(id),
        met_by: state.each_seat().map(|(seat, _)| seat).filter(meets).collect(),
    }
}

fn public(state: &State, seat: Seat, player: &Player) -> SeatView {
    SeatView {
        seat,
        hand: player.hand.len() as u8,
        drafted: player.drafted.len() as u8,
        collection: player.collection.len() as u8,
        ready: player.chosen.is_some() || player.entry.is_some(),
        entry: player.entry.as_ref().filter(|_| revealed(state)).map(|written| entry(state, written)),
    }
}

fn entry(state: &State, written: &Entry) -> EntryView {
    match written {
        Entry::Pass => EntryView::Pass,
        Entry::Word(composed) => EntryView::Word(word(state, composed)),
    }
}

pub(crate) fn word(state: &State, composed: &Composed) -> WordView {
    WordView {
        word: state.text(&composed.word),
        cards: tell::card_uses(state, composed),
        values: composed.cards.iter().map(|placed| state.setting.deck().value(placed.card)).collect(),
        score: scoring::score(state, composed),
    }
}

fn ranking(state: &State) -> Vec<RankView> {
    let rank = |(place, rank): (usize, &crate::state::Rank)| RankView {
        seat: rank.seat,
        claims: claiming::claims(state.seats.len(), place),
        claimed: place < usize::from(state.claimed),
        by: rank.by,
    };
    state.ranking.iter().enumerate().map(rank).collect()
}

fn own(state: &State, seat: Seat) -> OwnView {
    let player = state.player(seat);
    OwnView {
        seat,
        hand: cards(state, player.hand),
        chosen: player.chosen.map(|card| tell::name(state, card)),
        drafted: cards(state, player.drafted),
        entry: player.entry.as_ref().map(|written| entry(state, written)),
        collection: cards(state, player.collection),
    }
}

fn solo_view(state: &State) -> SoloView {
    let offset = |offset: i8| OffsetView { offset, collects: tell::names(state, solo::collected(state, offset)) };
    let offsets = if state.step == Step::Lay { solo::offsets(state).map(offset).collect() } else { Vec::new() };
    SoloView {
        row: state.solo.row.iter().map(|&id| card(state, id)).collect(),
        library: cards(state, state.solo.library),
        library_points: solo::library_points(state),
        collects: solo::scored_enough(state),
        offsets,
        last_words: state.solo.last_words.iter().map(|composed| word(state, composed)).collect(),
        score: solo::final_score(state),
    }
}
