//! Everything that a table shows and the rules compute, for one viewer: prices, what is missing, what is paid, who acts
//! when. A page displays these figures and computes none itself.
//!
//! Facts follow from the view: two states with the same view give the same facts.

mod board;
mod gears;
mod house;
mod orders;
mod planning;
mod question;
mod seats;

pub use board::{
    BoardFacts, InkOffer, LevelUpFacts, OfferedGear, OfferedPrinting, OfferedRefinement, OfferedSpecialties,
    PatronFacts, PatronageOffer,
};
pub use gears::{AxleFacts, AxleNow, RewardFacts, Sector, Setting};
pub use house::{HouseFacts, NextTitle, PowerFacts, PowerState, SpecialtyFacts, TrackFacts};
pub use orders::{BonusFacts, ColourFacts, DecorationFacts, OrderFacts, PartsPay, PrintFacts};
pub use planning::{PlaceFacts, PlanningFacts, Rival, RowFacts};
pub use question::Question;
pub use seats::{SeatFacts, TurnFacts, TurnState};

use crate::action::Action;
use crate::components::Inks;
use crate::end_of_game::{GUILDERS_COUNTED, PATRONAGE_CARD_FAME, level_fame};
use crate::game::Gutenberg;
use crate::gear_rewards::{GEAR_FAME, GEAR_USES_A_ROUND, SALE_FAME, SALE_GUILDERS, TYPE_DISCOUNT};
use crate::illegal::Illegal;
use crate::referee::Rules;
use crate::round::{GUILDERS_PAST_TOP, INK_PRICES, MORE_CARDS, MORE_COST};
use crate::setup::START_TYPES;
use crate::state::{ROUNDS, ROW_LIMIT, State, TOP_LEVEL};
use crate::view::PileSizes;
use serde::Serialize;
use table::{Refusal, Seat, Viewer};

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Facts {
    /// Null for a spectator.
    pub seat: Option<Seat>,
    /// What the table waits for, as this viewer sees it.
    pub question: Question,
    /// This viewer is asked for a main action and has only free ones: passing loses nothing.
    pub only_free_actions: bool,
    /// By seat, the automa's included.
    pub seats: Vec<SeatFacts>,
    /// By seat, people only.
    pub houses: Vec<HouseFacts>,
    pub board: BoardFacts,
    /// When this seat may act in each row, while it plans; null at other times and for a spectator.
    pub planning: Option<PlanningFacts>,
    /// The turns of each of the five rows, once the plans are revealed.
    pub turns: Option<[Vec<TurnFacts>; 5]>,
    pub supply: Supply,
}

/// Figures of the rulebook that a page shows. They are the same at every table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Figures {
    pub rounds: u8,
    /// The most markers on a row (G2.3).
    pub row_limit: u8,
    pub top_level: u8,
    /// Fame at the end by level, from 0 (G5.4).
    pub level_fame: [u16; 7],
    pub patron_fame: u16,
    /// Guilders are counted by this many at the end (G5.4).
    pub guilders_counted: u16,
    /// By place in the set (G3b.1).
    pub ink_prices: [u16; 3],
    pub guilders_past_top: u16,
    pub gear_uses: u8,
    /// For each order that a gear counts (G6.7, G6.10, G6.12).
    pub gear_fame: u16,
    /// For a sold type (G6.6), one or the other.
    pub sale_fame: u16,
    pub sale_guilders: u16,
    /// Of a type that a gear offers (G6.11).
    pub type_discount: u16,
    pub start_types: u8,
    /// Order cards that can be drawn in addition, and their price (G3a.3).
    pub more_cards: u8,
    pub more_cost: u16,
}

/// What is left to draw.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Supply {
    pub bag: Inks,
    pub bag_total: u8,
    pub piles: PileSizes,
    pub discards: PileSizes,
}

/// Why something cannot be done: the game's reason and its rule.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hindrance {
    pub rule: &'static str,
    #[cfg_attr(feature = "typescript", ts(type = "{ code: string, [field: string]: unknown }"))]
    pub reason: Illegal,
}

impl From<Illegal> for Hindrance {
    fn from(reason: Illegal) -> Hindrance {
        Hindrance { rule: reason.rule(), reason }
    }
}

impl Gutenberg {
    /// What a table shows to this viewer. The state may be imagined from the viewer's view.
    pub fn facts(&self, state: &State, viewer: Viewer) -> Facts {
        let seat = match viewer {
            Viewer::Seat(seat) if state.is_person(seat) => Some(seat),
            _ => None,
        };
        self.rules(state).facts(seat)
    }
}

impl Rules<'_> {
    fn facts(self, seat: Option<Seat>) -> Facts {
        let question = self.question(seat);
        let is_asked = seat == Some(self.state.actor) && question.is_main_action();
        Facts {
            seat,
            question,
            only_free_actions: is_asked && !self.can_do_main_action(),
            seats: self.seat_facts(),
            houses: (0..self.state.people).map(|house| self.house_facts(Seat(house), seat)).collect(),
            board: self.board_facts(seat),
            planning: seat.and_then(|seat| self.planning_facts(seat)),
            turns: self.turn_facts(),
            supply: self.supply(),
        }
    }

    /// Why this seat cannot do this now.
    fn hindrance(self, seat: Seat, action: &Action) -> Option<Hindrance> {
        self.check(seat, action).err().map(Hindrance::from)
    }

    fn supply(self) -> Supply {
        let state = self.state;
        Supply {
            bag: state.bag,
            bag_total: state.bag.total(),
            piles: PileSizes {
                printing: state.printing.pile.len(),
                refinement: state.refinement.pile.len(),
                specialties: state.specialties.pile.len(),
                gears: state.gears.pile.len(),
            },
            discards: PileSizes {
                printing: state.printing.discards.len(),
                refinement: state.refinement.discards.len(),
                specialties: state.specialties.discards.len(),
                gears: state.gears.discards.len(),
            },
        }
    }
}

impl Figures {
    pub fn of_the_rules() -> Figures {
        Figures {
            rounds: ROUNDS,
            row_limit: ROW_LIMIT,
            top_level: TOP_LEVEL,
            level_fame: std::array::from_fn(|level| level_fame(level as u8)),
            patron_fame: PATRONAGE_CARD_FAME,
            guilders_counted: GUILDERS_COUNTED,
            ink_prices: INK_PRICES,
            guilders_past_top: GUILDERS_PAST_TOP,
            gear_uses: GEAR_USES_A_ROUND,
            gear_fame: GEAR_FAME,
            sale_fame: SALE_FAME,
            sale_guilders: SALE_GUILDERS,
            type_discount: TYPE_DISCOUNT,
            start_types: START_TYPES,
            more_cards: MORE_CARDS,
            more_cost: MORE_COST,
        }
    }
}
