//! Prints a card set as tables.

use super::card_words::{CardWords, row_number};
use crate::columns::{explained, table, title};
use gutenberg::catalogue::{
    Catalogue, Gear, GearId, GearReward, Numbered, PatronageCard, PatronageId, PlanningCard, PlanningId, PrintingId,
    RefinementCard, RefinementId, RowRef, SpecialtyCardId, TrackReward, types_text,
};
use gutenberg::components::{Enumerated, Ink, Row, Specialty, Type};
use serde_json::json;
use words::Words;

pub fn of(set: &Catalogue, words: &Words) -> String {
    let card_words = CardWords { words };
    let chapters = [
        format!("{}\n{}\n", set.name, set.hash),
        card_words.printing(set),
        card_words.refinement(set),
        card_words.specialties(set),
        card_words.gears(set),
        card_words.patronage(set),
        card_words.planning(set),
        card_words.board(set),
    ];
    chapters.join("\n")
}

fn numbered<Id: Numbered, C>(cards: &[C], row: impl Fn(&C) -> Vec<String>) -> Vec<Vec<String>> {
    let line = |(index, card)| [vec![Id::new(index).to_string()], row(card)].concat();
    cards.iter().enumerate().map(line).collect()
}

impl CardWords<'_> {
    fn heads(&self, ids: &[&str]) -> Vec<String> {
        ids.iter().map(|id| if id.is_empty() { String::new() } else { self.say(id) }).collect()
    }

    fn printing(&self, set: &Catalogue) -> String {
        let rows = numbered::<PrintingId, _>(&set.printing, |card| {
            vec![format!("{} → {}", types_text(card.types), card.pays)]
        });
        title(self.say("cards-printing")) + &table(&self.heads(&["", ""]), &rows, 5)
    }

    fn refinement(&self, set: &Catalogue) -> String {
        let rows = numbered::<RefinementId, _>(&set.refinement, |card: &RefinementCard| self.parts(card).to_vec());
        let heads = self.heads(&["", "gutenberg-colour", "gutenberg-decoration", "gutenberg-bonus"]);
        title(self.say("cards-refinement")) + &table(&heads, &rows, 1)
    }

    fn specialties(&self, set: &Catalogue) -> String {
        let rows = numbered::<SpecialtyCardId, _>(&set.specialties, |card| {
            vec![card.symbols.map(|symbol| self.specialty(symbol)).join(", ")]
        });
        title(self.say("cards-specialties")) + &table(&self.heads(&["", ""]), &rows, 2)
    }

    fn gears(&self, set: &Catalogue) -> String {
        let rows = numbered::<GearId, _>(&set.gears, |gear: &Gear| {
            let lines = self.say(if gear.grey { "cards-lines-grey" } else { "cards-lines-white" });
            [vec![lines], gear.sectors.map(|sector| self.gear_reward("cards", sector)).to_vec()].concat()
        });
        let heads = self.heads(&["", "cards-lines", "gutenberg-sector", "", ""]);
        title(self.say("cards-gears")) + &table(&heads, &rows, 1) + "\n" + &self.gear_meanings()
    }

    /// One example of each of the 13 kinds, and what it means.
    fn gear_meanings(&self) -> String {
        let kinds = [
            GearReward::SwapInk,
            GearReward::SwapType,
            GearReward::LowestSpecialty,
            GearReward::RoundFame,
            GearReward::Order,
            GearReward::SellType,
            GearReward::InkFame(Ink::Red),
            GearReward::TakeInk(Ink::Red),
            GearReward::TradeInk(Ink::Red),
            GearReward::TypeFame(Type::A),
            GearReward::BuyType(Type::A),
            GearReward::SpecialtyFame(Specialty::Binding),
            GearReward::Level(Specialty::Binding),
        ];
        let pairs = kinds.map(|kind| (self.gear_reward("cards", kind), self.gear_reward("gutenberg", kind)));
        let wide = pairs.iter().map(|(short, _)| short.chars().count()).max().unwrap_or_default();
        pairs.iter().map(|(short, meaning)| explained(short, wide, meaning)).collect()
    }

    fn patronage(&self, set: &Catalogue) -> String {
        let rows = numbered::<PatronageId, _>(&set.patronage, |card: &PatronageCard| vec![self.conditions(card)]);
        title(self.say("cards-patronage")) + &table(&self.heads(&["", ""]), &rows, 2)
    }

    fn planning(&self, set: &Catalogue) -> String {
        let rows = numbered::<PlanningId, _>(&set.planning, |card: &PlanningCard| {
            let patronage = if card.patronage { self.say("cards-yes") } else { "–".to_owned() };
            vec![moves(card), row_number(card.centre), patronage]
        });
        let heads = self.heads(&["", "cards-moves", "cards-centre", "cards-shows-patronage"]);
        let start: Vec<Vec<String>> = Row::ALL
            .iter()
            .zip(set.automa_start)
            .map(|(&row, markers)| {
                vec![row_number(row), self.say(&format!("gutenberg-action-{}", row.name())), markers.to_string()]
            })
            .collect();
        let start = table(&self.heads(&["", "", "cards-automa-start"]), &start, 1);
        title(self.say("cards-planning")) + &table(&heads, &rows, 1) + "\n" + &start
    }

    fn board(&self, set: &Catalogue) -> String {
        let board = &set.board;
        let seats = |count: u8| self.words.say("cards-seats", &json!({"count": count}));
        let spaces =
            |name: &str, spaces: [u8; 3]| [vec![self.say(name)], spaces.map(|it| it.to_string()).to_vec()].concat();
        let columns = board.patronage.map(|columns| columns.map(|it| it.to_string()).join(" "));
        let rows = [
            spaces("gutenberg-card-printing", board.printing),
            spaces("gutenberg-card-refinement", board.refinement),
            spaces("cards-ink-sets", board.ink_sets),
            spaces("gutenberg-card-specialty", board.specialties),
            spaces("gutenberg-gears", board.gears),
            [vec![self.say("cards-patronage-rounds")], columns.to_vec()].concat(),
        ];
        let heads = [String::new(), seats(2), seats(3), seats(4)];
        let rewards = set.reward_track.iter().zip(["II", "IV", "V", "VI"]).map(|(reward, level)| {
            let name = match reward {
                TrackReward::Ink => "gutenberg-ink",
                TrackReward::Order => "gutenberg-order",
                TrackReward::Type => "gutenberg-type",
            };
            format!("{level} {}", self.say(name))
        });
        let track = json!({"rewards": rewards.collect::<Vec<_>>().join(", ")});
        let track = self.words.say("cards-reward-track", &track);
        title(self.say("cards-board")) + &table(&heads, &rows, 1) + "\n" + &track + "\n"
    }
}

/// How a planning card shifts markers, by the numbers of the actions.
fn moves(card: &PlanningCard) -> String {
    let row = |row| match row {
        RowRef::Row(row) => row_number(row),
        RowRef::Min => "min".to_owned(),
        RowRef::Max => "max".to_owned(),
    };
    card.moves.iter().map(|it| format!("{} → {}", row(it.from), row(it.to))).collect::<Vec<_>>().join(", ")
}
