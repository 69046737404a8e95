//! A card set in words.

use super::table::{explained, table};
use gutenberg::catalogue::{
    Bonus, CardId, CardSet, Gear, GearId, GearReward, PatronageCard, PatronageId, PlanningCard, PlanningId, PrintingId,
    RefinementCard, RefinementId, RowRef, SpecialtyCardId, TrackReward, types_text,
};
use gutenberg::components::{Ink, Inks, Kind, Levels, Row, Specialty, Type};
use serde_json::{Value, json};
use words::Words;

const ROMAN: [&str; 7] = ["0", "I", "II", "III", "IV", "V", "VI"];

pub fn of(set: &CardSet, words: &Words) -> String {
    let speech = Speech { words };
    let chapters = [
        format!("{}\n{}\n", set.name, set.hash),
        speech.printing(set),
        speech.refinement(set),
        speech.specialties(set),
        speech.gears(set),
        speech.patronage(set),
        speech.planning(set),
        speech.board(set),
    ];
    chapters.join("\n")
}

struct Speech<'w> {
    words: &'w Words,
}

fn numbered<Id: CardId, C>(cards: &[C], row: impl Fn(&C) -> Vec<String>) -> Vec<Vec<String>> {
    let line = |(index, card)| [vec![Id::new(index).to_string()], row(card)].concat();
    cards.iter().enumerate().map(line).collect()
}

fn title(text: String) -> String {
    let rule = "─".repeat(text.chars().count());
    format!("{text}\n{rule}\n")
}

impl Speech<'_> {
    fn say(&self, id: &str) -> String {
        self.words.say(id, &Value::Null)
    }

    fn heads(&self, ids: &[&str]) -> Vec<String> {
        ids.iter().map(|id| if id.is_empty() { String::new() } else { self.say(id) }).collect()
    }

    fn ink(&self, ink: Ink) -> String {
        self.say(&format!("gutenberg-ink-{}", ink.name()))
    }

    fn specialty(&self, specialty: Specialty) -> String {
        self.say(&format!("gutenberg-specialty-{}", specialty.name()))
    }

    fn inks(&self, inks: Inks) -> String {
        let each = inks.iter().flat_map(|(ink, count)| vec![self.ink(ink); count.into()]);
        each.collect::<Vec<_>>().join(" ")
    }

    fn levels(&self, levels: Levels) -> String {
        let each = levels.iter().map(|(it, level)| format!("{} {}", self.specialty(it), ROMAN[usize::from(level)]));
        each.collect::<Vec<_>>().join(", ")
    }

    fn printing(&self, set: &CardSet) -> String {
        let rows = numbered::<PrintingId, _>(&set.printing, |card| {
            vec![format!("{} → {}", types_text(card.types), card.pays)]
        });
        title(self.say("cards-printing")) + &table(&self.heads(&["", ""]), &rows, 5)
    }

    fn refinement(&self, set: &CardSet) -> String {
        let rows = numbered::<RefinementId, _>(&set.refinement, |card: &RefinementCard| {
            vec![
                format!("{} → {}", self.inks(card.inks), card.colour_fame),
                format!("{} → {}", self.levels(card.levels), card.decoration_fame),
                self.bonus(card.bonus),
            ]
        });
        let heads = self.heads(&["", "gutenberg-colour", "gutenberg-decoration", "gutenberg-bonus"]);
        title(self.say("cards-refinement")) + &table(&heads, &rows, 1)
    }

    fn bonus(&self, bonus: Bonus) -> String {
        match bonus {
            Bonus::Inks(count) => self.words.say("cards-bonus-inks", &json!({"count": count})),
            Bonus::Guilders(count) => self.words.say("cards-bonus-guilders", &json!({"count": count})),
            Bonus::Fame(count) => self.words.say("cards-bonus-fame", &json!({"count": count})),
            Bonus::Level => self.say("gutenberg-level"),
            Bonus::Order => self.say("gutenberg-order"),
        }
    }

    fn specialties(&self, set: &CardSet) -> String {
        let rows = numbered::<SpecialtyCardId, _>(&set.specialties, |card| {
            vec![card.symbols.map(|symbol| self.specialty(symbol)).join(", ")]
        });
        title(self.say("cards-specialties")) + &table(&self.heads(&["", ""]), &rows, 2)
    }

    fn gears(&self, set: &CardSet) -> String {
        let rows = numbered::<GearId, _>(&set.gears, |gear: &Gear| {
            let lines = self.say(if gear.grey { "cards-lines-grey" } else { "cards-lines-white" });
            [vec![lines], gear.sectors.map(|sector| self.gear_reward("cards", sector)).to_vec()].concat()
        });
        let heads = self.heads(&["", "cards-lines", "gutenberg-sector", "", ""]);
        title(self.say("cards-gears")) + &table(&heads, &rows, 1) + "\n" + &self.gear_meanings()
    }

    /// `cards` in few words, `gutenberg` in a sentence.
    fn gear_reward(&self, manner: &str, reward: GearReward) -> String {
        let written = reward.to_string();
        let name = written.split(' ').next().unwrap_or_default().replace('_', "-");
        let args = match reward {
            GearReward::InkFame(ink) | GearReward::TakeInk(ink) | GearReward::TradeInk(ink) => {
                json!({"ink": self.ink(ink)})
            }
            GearReward::TypeFame(letter) | GearReward::BuyType(letter) => json!({"type": letter.name()}),
            GearReward::SpecialtyFame(specialty) | GearReward::Level(specialty) => {
                json!({"specialty": self.specialty(specialty)})
            }
            _ => Value::Null,
        };
        self.words.say(&format!("{manner}-gear-{name}"), &args)
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

    fn patronage(&self, set: &CardSet) -> String {
        let rows = numbered::<PatronageId, _>(&set.patronage, |card: &PatronageCard| {
            let conditions = [self.levels(card.levels), self.inks(card.inks), types_text(card.types)];
            vec![conditions.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" + ")]
        });
        title(self.say("cards-patronage")) + &table(&self.heads(&["", ""]), &rows, 2)
    }

    fn planning(&self, set: &CardSet) -> String {
        let row = |row| match row {
            RowRef::Row(row) => row_number(row),
            RowRef::Min => "min".to_owned(),
            RowRef::Max => "max".to_owned(),
        };
        let rows = numbered::<PlanningId, _>(&set.planning, |card: &PlanningCard| {
            let moves: Vec<String> = card.moves.iter().map(|it| format!("{} → {}", row(it.from), row(it.to))).collect();
            let patronage = if card.patronage { self.say("cards-yes") } else { "–".to_owned() };
            vec![moves.join(", "), row_number(card.centre), patronage]
        });
        let heads = self.heads(&["", "cards-moves", "cards-centre", "cards-shows-patronage"]);
        let actions = ["orders", "inks", "specialties", "improve", "patronage"];
        let start: Vec<Vec<String>> = Row::ALL
            .iter()
            .zip(actions)
            .zip(set.automa_start)
            .map(|((&row, action), markers)| {
                vec![row_number(row), self.say(&format!("gutenberg-action-{action}")), markers.to_string()]
            })
            .collect();
        let start = table(&self.heads(&["", "", "cards-automa-start"]), &start, 1);
        title(self.say("cards-planning")) + &table(&heads, &rows, 1) + "\n" + &start
    }

    fn board(&self, set: &CardSet) -> String {
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

/// As on the list of actions under the planning cards.
fn row_number(row: Row) -> String {
    (row.index() + 1).to_string()
}
