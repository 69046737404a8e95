//! What the cards of a set say.

use super::standard;
use crate::catalogue::{GearId, Numbered, PatronageId, PlanningId, PrintingId, RefinementId, SpecialtyCardId};
use crate::components::{Enumerated, Ink, Inks, Levels, Row, Specialty, Tally, Type, Types};
use crate::gear_rewards::GearWays;
use arrayvec::ArrayVec;
use serde::{Serialize, Serializer};
use std::ops::Index;
use std::sync::OnceLock;

/// Everything that is printed: cards, gears, board. It is the standard set or comes from [`Catalogue::parse`], so it is always
/// complete and valid.
///
/// ```
/// use gutenberg::catalogue::{Numbered, Catalogue, PrintingId};
///
/// let cards = Catalogue::standard();
/// let card = &cards[PrintingId::parse("p07").expect("there is such a card")];
/// assert!(card.pays > 0 && card.types.total() > 0);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Catalogue {
    pub name: String,
    /// SHA-256 of the set's content (not of its file's layout), as hex: identifies the set in a record.
    pub hash: String,
    #[serde(serialize_with = "with_ids::<PrintingId, _, _>")]
    pub printing: Vec<PrintingCard>,
    #[serde(serialize_with = "with_ids::<RefinementId, _, _>")]
    pub refinement: Vec<RefinementCard>,
    #[serde(serialize_with = "with_ids::<SpecialtyCardId, _, _>")]
    pub specialties: Vec<SpecialtyCard>,
    #[serde(serialize_with = "with_ids::<GearId, _, _>")]
    pub gears: Vec<Gear>,
    #[serde(serialize_with = "with_ids::<PatronageId, _, _>")]
    pub patronage: Vec<PatronageCard>,
    #[serde(serialize_with = "with_ids::<PlanningId, _, _>")]
    pub planning: Vec<PlanningCard>,
    pub board: BoardSpaces,
    /// The rewards for reaching II, IV, V, VI for the first time, in this order (G3c.2).
    pub reward_track: [TrackReward; 4],
    /// The automa's markers on the five rows at the start (G8.2).
    pub automa_start: [u8; 5],
}

impl Catalogue {
    /// The set that comes with the game: `cards/standard.toml` as values, so that the page's module needs no reader of TOML.
    pub fn standard() -> &'static Catalogue {
        static STANDARD: OnceLock<Catalogue> = OnceLock::new();
        STANDARD.get_or_init(|| Catalogue {
            name: standard::NAME.to_owned(),
            hash: standard::HASH.to_owned(),
            printing: standard::PRINTING.to_vec(),
            refinement: standard::REFINEMENT.to_vec(),
            specialties: standard::SPECIALTIES.to_vec(),
            gears: standard::GEARS.iter().map(|&(grey, sectors)| Gear::new(grey, sectors)).collect(),
            patronage: standard::PATRONAGE.to_vec(),
            planning: standard::PLANNING
                .iter()
                .map(|&(moves, centre, patronage)| PlanningCard {
                    moves: moves.iter().copied().collect(),
                    centre,
                    patronage,
                })
                .collect(),
            board: standard::BOARD,
            reward_track: standard::REWARD_TRACK,
            automa_start: standard::AUTOMA_START,
        })
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PrintingCard {
    pub types: Types,
    /// In guilders.
    pub pays: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RefinementCard {
    /// The colour part: the inks it uses up, and its fame.
    pub inks: Inks,
    pub colour_fame: u8,
    /// The decoration part: the levels it requires, and its fame.
    pub levels: Levels,
    pub decoration_fame: u8,
    pub bonus: Bonus,
}

/// For doing both parts of a refinement (G4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bonus {
    Inks(u8),
    Guilders(u8),
    Fame(u8),
    Level,
    Order,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SpecialtyCard {
    pub symbols: [Specialty; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Gear {
    /// Grey lines: also used in games with 2 seats (G1.3).
    pub grey: bool,
    /// Clockwise.
    pub sectors: [GearReward; 3],
    /// How their rewards can be taken.
    #[serde(skip)]
    pub(crate) ways: [GearWays; 3],
}

/// What an active sector gives (G6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GearReward {
    /// G6.1
    SwapInk,
    /// G6.2
    SwapType,
    /// G6.3
    LowestSpecialty,
    /// G6.4
    RoundFame,
    /// G6.5
    Order,
    /// G6.6
    SellType,
    /// G6.7
    InkFame(Ink),
    /// G6.8
    TakeInk(Ink),
    /// G6.9
    TradeInk(Ink),
    /// G6.10
    TypeFame(Type),
    /// G6.11
    BuyType(Type),
    /// G6.12
    SpecialtyFame(Specialty),
    /// G6.13
    Level(Specialty),
}

/// The conditions of a patron (G3e.3); those that it does not have are empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PatronageCard {
    #[serde(skip_serializing_if = "is_empty")]
    pub levels: Levels,
    #[serde(skip_serializing_if = "is_empty")]
    pub inks: Inks,
    #[serde(skip_serializing_if = "is_empty")]
    pub types: Types,
}

/// How the automa shifts its markers in a round (G8.4, G8.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlanningCard {
    pub moves: ArrayVec<Shift, 3>,
    /// Where the scan starts in a tie.
    pub centre: Row,
    /// Whether the automa tries to take a patronage card (G8.8).
    pub patronage: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shift {
    pub from: RowRef,
    pub to: RowRef,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowRef {
    Row(Row),
    /// The row with the fewest markers.
    Min,
    /// The row with the most markers.
    Max,
}

/// A reward of the specialties' track (G3c.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrackReward {
    Ink,
    Order,
    Type,
}

/// How many spaces there are, by number of seats: index 0 for 2 seats, 1 for 3, 2 for 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BoardSpaces {
    pub printing: [u8; 3],
    pub refinement: [u8; 3],
    pub ink_sets: [u8; 3],
    pub specialties: [u8; 3],
    pub gears: [u8; 3],
    /// Patronage spaces under rounds 3, 4, 5, 6.
    pub patronage: [[u8; 4]; 3],
}

/// A list of objects whose first field is `id`.
fn with_ids<Id: Numbered, C: Serialize, S: Serializer>(cards: &[C], serializer: S) -> Result<S::Ok, S::Error> {
    #[derive(Serialize)]
    struct Named<'c, C> {
        id: String,
        #[serde(flatten)]
        card: &'c C,
    }
    serializer.collect_seq(cards.iter().enumerate().map(|(index, card)| Named { id: Id::new(index).to_string(), card }))
}

fn is_empty<K: Enumerated>(tally: &Tally<K>) -> bool {
    tally.is_empty()
}

macro_rules! look_up {
    ($($id:ty => $field:ident: $card:ty;)+) => { $(
        impl Index<$id> for Catalogue {
            type Output = $card;

            #[inline]
            fn index(&self, id: $id) -> &$card {
                &self.$field[id.index()]
            }
        }
    )+ };
}

look_up! {
    PrintingId => printing: PrintingCard;
    RefinementId => refinement: RefinementCard;
    SpecialtyCardId => specialties: SpecialtyCard;
    GearId => gears: Gear;
    PatronageId => patronage: PatronageCard;
    PlanningId => planning: PlanningCard;
}
