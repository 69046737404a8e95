//! Any position as JSON: anything can be described, but only playable positions are accepted.

mod placing;

use crate::action::CardUse;
use crate::components::{CardName, Pile};
use crate::setup::Options;
use crate::state::{Composed, Entry, Player, Rank, State, Step};
use crate::tell;
use serde::{Deserialize, Serialize};
use table::Dice;

pub(crate) use placing::place;

/// The whole table, secrets included.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub options: Options,
    pub round: u8,
    pub step: Step,
    pub letters: PilePosition,
    pub vowels: PilePosition,
    pub challenges: PilePosition,
    /// This round's common cards. While letters are claimed they are also in the pool or in a collection.
    pub commons: Vec<CardName>,
    /// The challenges that can still be claimed this round.
    pub open: Vec<CardName>,
    /// The letters that can still be claimed this round.
    pub pool: Vec<CardName>,
    pub seats: Vec<PlayerPosition>,
    /// From the first place to the last, while letters are claimed.
    pub ranking: Vec<Rank>,
    /// How many of the ranking have claimed.
    pub claimed: u8,
    pub solo: SoloPosition,
    pub dice: Dice,
}

/// A deck. Order does not matter: the dice decide what comes next.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PilePosition {
    pub top: Vec<CardName>,
    /// Put under the deck since it was last shuffled; these come after all of `top`.
    pub under: Vec<CardName>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PlayerPosition {
    pub hand: Vec<CardName>,
    pub chosen: Option<CardName>,
    pub drafted: Vec<CardName>,
    pub entry: Option<EntryPosition>,
    pub collection: Vec<CardName>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EntryPosition {
    Pass,
    Word(WordPosition),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WordPosition {
    pub word: String,
    pub cards: Vec<CardUse>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SoloPosition {
    pub row: Vec<CardName>,
    pub library: Vec<CardName>,
    pub last_words: Vec<WordPosition>,
}

pub(crate) fn write(state: &State) -> Position {
    Position {
        options: state.setting.options().clone(),
        round: state.round,
        step: state.step,
        letters: pile(state, state.letters),
        vowels: pile(state, state.vowels),
        challenges: pile(state, state.challenges),
        commons: tell::names(state, state.commons),
        open: tell::names(state, state.open),
        pool: tell::names(state, state.pool),
        seats: state.seats.iter().map(|player| self::player(state, player)).collect(),
        ranking: state.ranking.to_vec(),
        claimed: state.claimed,
        solo: SoloPosition {
            row: state.solo.row.iter().map(|&card| tell::name(state, card)).collect(),
            library: tell::names(state, state.solo.library),
            last_words: state.solo.last_words.iter().map(|composed| word(state, composed)).collect(),
        },
        dice: state.dice.clone(),
    }
}

fn pile(state: &State, pile: Pile) -> PilePosition {
    PilePosition { top: tell::names(state, pile.top), under: tell::names(state, pile.under) }
}

fn player(state: &State, player: &Player) -> PlayerPosition {
    let entry = |entry: &Entry| match entry {
        Entry::Pass => EntryPosition::Pass,
        Entry::Word(composed) => EntryPosition::Word(word(state, composed)),
    };
    PlayerPosition {
        hand: tell::names(state, player.hand),
        chosen: player.chosen.map(|card| tell::name(state, card)),
        drafted: tell::names(state, player.drafted),
        entry: player.entry.as_ref().map(entry),
        collection: tell::names(state, player.collection),
    }
}

fn word(state: &State, composed: &Composed) -> WordPosition {
    WordPosition { word: state.text(&composed.word), cards: tell::card_uses(state, composed) }
}
