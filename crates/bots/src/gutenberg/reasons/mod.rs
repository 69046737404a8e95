//! Why an action is good, and what it costs: facts that follow from a seat's view and the rules. Each becomes one
//! sentence (`locales/*/reasons.ftl`), and only true facts are given.

mod costs;
mod later;
mod now;
mod planning;
mod rivals;

use super::imagine;
use crate::BotError;
use crate::reasons::{Compared, Comparison};
use gutenberg::components::{Inks, Levels, Row, Types};
use gutenberg::facts::Facts;
use gutenberg::{Action, Gutenberg, House, Prospect, State, View};
use serde::Serialize;
use table::{Dice, Seat, Seed, Viewer};

/// One fact about an action.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Reason {
    /// How much more than the other action brings now.
    MoreFame {
        fame: i32,
    },
    MoreGuilders {
        guilders: i32,
    },
    /// The other plan may come later in this row.
    Sooner {
        row: Row,
    },

    /// A batch with what it pays.
    Fulfils {
        orders: u8,
        guilders: u16,
        fame: u16,
    },
    /// Colour and decoration together earn the order's bonus.
    EarnsBonus {
        slot: u8,
    },
    GainsFame {
        fame: i32,
    },
    GainsGuilders {
        guilders: i32,
    },
    GainsInks {
        inks: Inks,
    },
    GainsTypes {
        types: Types,
    },
    GainsLevels {
        levels: Levels,
    },
    TrackReward {
        level: u8,
    },
    /// What a new order pays when all of it is done.
    NewOrder {
        guilders: u16,
        fame: u16,
    },
    PatronFame {
        fame: u16,
    },
    /// Of levels, at the end of the game.
    EndFame {
        fame: i32,
    },
    /// A gear and its remaining uses, one per round.
    GearRounds {
        rounds: u8,
    },
    /// A gear that would count orders the house has.
    GearServes {
        orders: u8,
        fame: u16,
    },

    /// Printing, colour and decoration are now possible.
    OrderReady {
        slot: u8,
    },
    OrderPrints {
        slot: u8,
    },
    OrderColours {
        slot: u8,
    },
    OrderDecorates {
        slot: u8,
    },
    /// The house now has what a patron asks for.
    MeetsPatron {
        round: u8,
    },

    /// A rival who acts later lacks these inks for an order.
    DeniesInks {
        seat: Seat,
        inks: Inks,
    },
    /// A rival who acts later could have printed this card at once.
    DeniesOrder {
        seat: Seat,
    },
    /// A rival who acts later has what this patron asks for.
    DeniesPatron {
        seat: Seat,
    },

    Pays {
        guilders: i32,
    },
    /// The price of the next type.
    DearerType {
        price: u16,
    },
    /// Another order could have been coloured with these.
    SpendsInks {
        slot: u8,
    },
    /// The order is gone without all of its fame.
    OrderCut {
        slot: u8,
        fame: u16,
    },
    DiscardsOrder {
        slot: u8,
    },
    /// Extra fame if the order is kept until complete.
    OrderWaits {
        slot: u8,
        fame: u16,
    },
    /// There is no later round.
    LastChance,

    /// Nobody can act before this seat.
    ActsFirst {
        row: Row,
    },
    /// Nobody with fewer markers than this can act before this seat.
    ActsFirstUnless {
        row: Row,
        markers: u8,
    },
    WinsTies,
    NeedsInks {
        inks: Inks,
    },
    NeedsLevels {
        levels: Levels,
    },
    /// One card on the board shows both levels that an order lacks, and somebody may come first.
    OnlyCard {
        slot: u8,
        levels: Levels,
    },
    FreeSlots {
        slots: u8,
    },
    PatronWaits,
    /// Without a marker there is no turn.
    NoTurn {
        rows: Vec<Row>,
    },

    /// By the values of an analysis.
    #[serde(untagged)]
    Compared(Compared),
}

impl Reason {
    /// The rule it follows from, if there is one.
    pub fn rule(&self) -> Option<&'static str> {
        Some(match self {
            Reason::Compared(_)
            | Reason::MoreFame { .. }
            | Reason::MoreGuilders { .. }
            | Reason::GainsFame { .. }
            | Reason::GainsGuilders { .. }
            | Reason::GainsInks { .. }
            | Reason::GainsTypes { .. }
            | Reason::Pays { .. } => return None,
            Reason::Fulfils { .. } | Reason::OrderPrints { .. } => "G4.2",
            Reason::OrderColours { .. } | Reason::OrderDecorates { .. } => "G4.3",
            Reason::SpendsInks { .. } | Reason::NeedsInks { .. } | Reason::NeedsLevels { .. } => "G4.3",
            Reason::EarnsBonus { .. } | Reason::OrderReady { .. } => "G4.4",
            Reason::OrderCut { .. } | Reason::OrderWaits { .. } => "G4.6",
            Reason::GainsLevels { .. } | Reason::OnlyCard { .. } => "G3c.1",
            Reason::TrackReward { .. } => "G3c.2",
            Reason::NewOrder { .. } | Reason::DeniesOrder { .. } => "G3a.1",
            Reason::DiscardsOrder { .. } | Reason::FreeSlots { .. } => "G3a.1",
            Reason::PatronFame { .. } | Reason::EndFame { .. } => "G5.4",
            Reason::GearRounds { .. } | Reason::GearServes { .. } => "G6.14",
            Reason::MeetsPatron { .. } | Reason::PatronWaits => "G3e.2",
            Reason::DeniesPatron { .. } => "G3e.1",
            Reason::DeniesInks { .. } => "G3b.1",
            Reason::DearerType { .. } => "G2.7",
            Reason::LastChance => "G0.1",
            Reason::Sooner { .. } | Reason::ActsFirst { .. } | Reason::ActsFirstUnless { .. } => "G2.4",
            Reason::WinsTies | Reason::NoTurn { .. } => "G2.4",
        })
    }
}

/// An action on the table as its seat sees it.
struct Sight<'a> {
    game: &'a Gutenberg,
    state: &'a State,
    seat: Seat,
    facts: &'a Facts,
    action: &'a Action,
    prospect: Prospect,
}

impl Sight<'_> {
    fn house(&self) -> &House {
        self.state.house(self.seat)
    }
}

/// Reasons for this action, and for preferring it to the other one if given; none if it is not legal.
pub fn reasons(
    game: &Gutenberg,
    view: &View,
    action: &Action,
    against: Option<&Action>,
    values: Option<&Comparison>,
) -> Result<Vec<Reason>, BotError> {
    let seat = view.seat.ok_or(BotError::Spectator)?;
    // Facts and prospects do not depend on what is drawn here.
    let state = imagine(game, view, &mut Dice::new(Seed::from_number(0)))?;
    let facts = game.facts(&state, Viewer::Seat(seat));
    let sight = |action| {
        let prospect = game.prospect(&state, seat, action)?;
        prospect.house.is_some().then_some(Sight { game, state: &state, seat, facts: &facts, action, prospect })
    };
    let Some(own) = sight(action) else { return Ok(Vec::new()) };
    let mut all: Vec<Reason> = Vec::new();
    let mut rest = of(&own);
    if let Some(against) = against.filter(|&against| against != action) {
        all.extend(values.and_then(Comparison::told).map(Reason::Compared));
        if let Some(other) = sight(against) {
            all.extend(compared(&own, &other));
            let shared = of(&other);
            rest.retain(|reason| !shared.contains(reason));
        }
    }
    all.extend(rest);
    Ok(all)
}

fn of(sight: &Sight) -> Vec<Reason> {
    [
        now::reasons(sight),
        later::reasons(sight),
        rivals::reasons(sight),
        planning::reasons(sight),
        costs::reasons(sight),
    ]
    .concat()
}

fn compared(own: &Sight, other: &Sight) -> Vec<Reason> {
    let mut told = Vec::new();
    if let (Some(own), Some(other)) = (&own.prospect.house, &other.prospect.house) {
        let (fame, guilders) = (own.fame - other.fame, own.guilders - other.guilders);
        if fame > 0 {
            told.push(Reason::MoreFame { fame });
        }
        if guilders > 0 {
            told.push(Reason::MoreGuilders { guilders });
        }
    }
    told.extend(planning::sooner(own, other));
    told
}
