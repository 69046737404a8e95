//! All cards of a set as data, each with a text in a language.

use super::card_words::CardWords;
use gutenberg::catalogue::{
    Catalogue, GearId, Numbered, PatronageId, PlanningId, PrintingId, RefinementId, Shift, SpecialtyCardId, TrackReward,
};
use gutenberg::components::{Enumerated, Ink, Inks, Levels, Row, Specialty, Tally, Type};
use gutenberg::facts::{BonusFacts, Figures, Sector};
use serde::Serialize;
use serde_json::json;
use words::Words;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GutenbergCards {
    pub name: String,
    /// Identifies the set in a record.
    pub hash: String,
    pub printing: Vec<PrintingData>,
    pub refinement: Vec<RefinementData>,
    pub specialties: Vec<SpecialtyData>,
    pub gears: Vec<GearData>,
    pub patronage: Vec<PatronData>,
    pub planning: Vec<PlanningData>,
    /// The rewards for reaching II, IV, V, VI for the first time.
    #[cfg_attr(feature = "typescript", ts(type = "Array<'ink' | 'order' | 'type'>"))]
    pub reward_track: [TrackReward; 4],
    pub figures: Figures,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PrintingData {
    pub id: PrintingId,
    pub types: Vec<Type>,
    pub pays: u8,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct RefinementData {
    pub id: RefinementId,
    pub inks: Vec<Ink>,
    pub colour_fame: u8,
    pub levels: Vec<LevelData>,
    pub decoration_fame: u8,
    pub bonus: BonusFacts,
    pub bonus_text: String,
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LevelData {
    pub specialty: Specialty,
    pub level: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SpecialtyData {
    pub id: SpecialtyCardId,
    pub symbols: [Specialty; 2],
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GearData {
    pub id: GearId,
    /// Grey lines: also used in games with 2 seats.
    pub grey: bool,
    /// Clockwise.
    pub sectors: Vec<SectorData>,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SectorData {
    #[serde(flatten)]
    pub sector: Sector,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PatronData {
    pub id: PatronageId,
    pub levels: Vec<LevelData>,
    pub inks: Vec<Ink>,
    pub types: Vec<Type>,
    pub text: String,
}

/// How the automa shifts its markers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlanningData {
    pub id: PlanningId,
    pub moves: Vec<MoveData>,
    /// Where the scan starts in a tie.
    pub centre: Row,
    pub patronage: bool,
    pub text: String,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MoveData {
    #[cfg_attr(feature = "typescript", ts(type = "Row | 'min' | 'max'"))]
    pub from: String,
    #[cfg_attr(feature = "typescript", ts(type = "Row | 'min' | 'max'"))]
    pub to: String,
    pub text: String,
}

impl GutenbergCards {
    pub fn of(cards: &Catalogue, words: &Words) -> GutenbergCards {
        let texts = Texts { card_words: CardWords { words } };
        GutenbergCards {
            name: cards.name.clone(),
            hash: cards.hash.clone(),
            printing: all(&cards.printing, |id, card| PrintingData {
                id,
                types: list(card.types),
                pays: card.pays,
                text: texts.say("card-printing", json!({"types": letters(card.types), "pays": card.pays})),
            }),
            refinement: all(&cards.refinement, |id, card| {
                let bonus = BonusFacts::from(card.bonus);
                let bonus_text = texts.say(&format!("bonus-{}", bonus.kind), json!({"count": bonus.count}));
                RefinementData {
                    id,
                    inks: list(card.inks),
                    colour_fame: card.colour_fame,
                    levels: levels(card.levels),
                    decoration_fame: card.decoration_fame,
                    bonus,
                    text: texts.say(
                        "card-refinement",
                        json!({
                            "inks": texts.inks(card.inks), "colour": card.colour_fame,
                            "levels": texts.card_words.levels(card.levels), "decoration": card.decoration_fame,
                            "bonus": bonus_text,
                        }),
                    ),
                    bonus_text,
                }
            }),
            specialties: all(&cards.specialties, |id, card| SpecialtyData {
                id,
                symbols: card.symbols,
                text: card.symbols.map(|symbol| texts.card_words.specialty(symbol)).join(" + "),
            }),
            gears: all(&cards.gears, |id, gear| {
                let text = |reward| texts.card_words.gear_reward("gutenberg", reward);
                GearData {
                    id,
                    grey: gear.grey,
                    sectors: gear.sectors.map(|reward| SectorData { sector: reward.into(), text: text(reward) }).into(),
                    text: gear.sectors.map(text).join(" · "),
                }
            }),
            patronage: all(&cards.patronage, |id, card| PatronData {
                id,
                levels: levels(card.levels),
                inks: list(card.inks),
                types: list(card.types),
                text: [texts.card_words.levels(card.levels), texts.inks(card.inks), letters(card.types)]
                    .into_iter()
                    .filter(|part| !part.is_empty())
                    .collect::<Vec<_>>()
                    .join(", "),
            }),
            planning: all(&cards.planning, |id, card| {
                let shift = |shift: &Shift| MoveData {
                    from: shift.from.to_string(),
                    to: shift.to.to_string(),
                    text: texts.card_words.shift(shift),
                };
                let moves: Vec<MoveData> = card.moves.iter().map(shift).collect();
                PlanningData {
                    id,
                    text: moves.iter().map(|shift| shift.text.as_str()).collect::<Vec<_>>().join(", "),
                    moves,
                    centre: card.centre,
                    patronage: card.patronage,
                }
            }),
            reward_track: cards.reward_track,
            figures: Figures::of_the_rules(),
        }
    }
}

struct Texts<'w> {
    card_words: CardWords<'w>,
}

impl Texts<'_> {
    fn say(&self, id: &str, args: serde_json::Value) -> String {
        self.card_words.words.say(id, &args)
    }

    fn inks(&self, inks: Inks) -> String {
        list(inks).into_iter().map(|ink: Ink| self.card_words.ink(ink)).collect::<Vec<_>>().join(", ")
    }
}

fn all<I: Numbered, C, D>(cards: &[C], mut data: impl FnMut(I, &C) -> D) -> Vec<D> {
    cards.iter().enumerate().map(|(at, card)| data(I::new(at), card)).collect()
}

fn list<K: Enumerated>(tally: Tally<K>) -> Vec<K> {
    tally.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, count.into())).collect()
}

fn levels(levels: Levels) -> Vec<LevelData> {
    levels.iter().map(|(specialty, level)| LevelData { specialty, level }).collect()
}

fn letters(types: Tally<Type>) -> String {
    list(types).into_iter().map(Enumerated::name).collect::<Vec<_>>().join(" ")
}
