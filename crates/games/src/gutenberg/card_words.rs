//! The text of cards, in a language.

use gutenberg::catalogue::{
    Bonus, GearReward, PatronageCard, PlanningCard, PrintingCard, RefinementCard, RowRef, Shift, types_text,
};
use gutenberg::components::{Enumerated, Ink, Inks, Levels, Row, Specialty};
use serde_json::{Value, json};
use words::Words;

const ROMAN: [&str; 7] = ["0", "I", "II", "III", "IV", "V", "VI"];

pub struct CardWords<'w> {
    pub words: &'w Words,
}

impl CardWords<'_> {
    pub fn say(&self, id: &str) -> String {
        self.words.say(id, &Value::Null)
    }

    pub fn ink(&self, ink: Ink) -> String {
        self.say(&format!("gutenberg-ink-{}", ink.name()))
    }

    pub fn specialty(&self, specialty: Specialty) -> String {
        self.say(&format!("gutenberg-specialty-{}", specialty.name()))
    }

    pub fn inks(&self, inks: Inks) -> String {
        let each = inks.iter().flat_map(|(ink, count)| vec![self.ink(ink); count.into()]);
        each.collect::<Vec<_>>().join(" ")
    }

    pub fn levels(&self, levels: Levels) -> String {
        let each = levels.iter().map(|(it, level)| format!("{} {}", self.specialty(it), ROMAN[usize::from(level)]));
        each.collect::<Vec<_>>().join(", ")
    }

    pub fn bonus(&self, bonus: Bonus) -> String {
        match bonus {
            Bonus::Inks(count) => self.words.say("cards-bonus-inks", &json!({"count": count})),
            Bonus::Guilders(count) => self.words.say("cards-bonus-guilders", &json!({"count": count})),
            Bonus::Fame(count) => self.words.say("cards-bonus-fame", &json!({"count": count})),
            Bonus::Level => self.say("gutenberg-level"),
            Bonus::Order => self.say("gutenberg-order"),
        }
    }

    /// `cards` in few words, `gutenberg` in a sentence.
    pub fn gear_reward(&self, manner: &str, reward: GearReward) -> String {
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

    /// `A I O, 4 guilders`
    pub fn printing_card(&self, card: &PrintingCard) -> String {
        let letters: Vec<String> = types_text(card.types).chars().map(String::from).collect();
        format!("{}, {}", letters.join(" "), self.bonus(Bonus::Guilders(card.pays)))
    }

    /// Colour, decoration, bonus.
    pub fn parts(&self, card: &RefinementCard) -> [String; 3] {
        [
            format!("{} → {}", self.inks(card.inks), card.colour_fame),
            format!("{} → {}", self.levels(card.levels), card.decoration_fame),
            self.bonus(card.bonus),
        ]
    }

    /// `blue, silver for 5 fame, binding III for 4 fame, 1 ink`
    pub fn refinement_card(&self, card: &RefinementCard) -> String {
        let part = |what: String, fame: u8| self.words.say("gutenberg-part", &json!({ "what": what, "fame": fame }));
        let inks: Vec<String> = card.inks.iter().flat_map(|(ink, count)| vec![self.ink(ink); count.into()]).collect();
        let parts = [
            part(inks.join(", "), card.colour_fame),
            part(self.levels(card.levels), card.decoration_fame),
            self.bonus(card.bonus),
        ];
        parts.join(", ")
    }

    /// What a patron asks for.
    pub fn conditions(&self, card: &PatronageCard) -> String {
        let conditions = [self.levels(card.levels), self.inks(card.inks), types_text(card.types)];
        conditions.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join(" + ")
    }

    /// How the automa shifts its markers.
    pub fn moves(&self, card: &PlanningCard) -> String {
        card.moves.iter().map(|shift| self.shift(shift)).collect::<Vec<_>>().join(", ")
    }

    pub fn shift(&self, shift: &Shift) -> String {
        let row = |row| match row {
            RowRef::Row(row) => self.row(row),
            RowRef::Min => self.say("gutenberg-row-min"),
            RowRef::Max => self.say("gutenberg-row-max"),
        };
        format!("{} → {}", row(shift.from), row(shift.to))
    }

    pub fn row(&self, row: Row) -> String {
        self.say(&format!("gutenberg-row-{}", row.name()))
    }

    /// Markers by row: `orders 1, inks 1, gears 5`.
    pub fn plan(&self, markers: &[u64]) -> String {
        let rows = Row::ALL.iter().zip(markers).filter(|&(_, &count)| count > 0);
        rows.map(|(&row, count)| format!("{} {count}", self.row(row))).collect::<Vec<_>>().join(", ")
    }
}

/// As on the list of actions under the planning cards.
pub fn row_number(row: Row) -> String {
    (row.index() + 1).to_string()
}
