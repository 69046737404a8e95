//! What is public at the table: the common part of a view and of a position. Fields are listed explicitly, so a new
//! field of the state stays hidden until it is added here.

use crate::action::PatronageReward;
use crate::catalogue::{GearId, Numbered, PatronageId, PlanningId, PrintingId, RefinementId, SpecialtyCardId};
use crate::components::{Character, Ink, Inks, Levels, Types};
use crate::options::{Edition, FreeActions};
use crate::referee::Rules;
use crate::round::patronage_columns;
use crate::state::{AXLES, Bits, Board, Cards, Due, House, Installed, Order, Phase, Plan, SECTORS, Stage};
use serde::{Deserialize, Serialize};
use table::Seat;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    pub edition: Edition,
    /// When gears are used and types bought; left out if it is at any time.
    #[serde(default, skip_serializing_if = "FreeActions::is_default")]
    pub free_actions: FreeActions,
    pub round: u8,
    pub phase: Phase,
    pub first: Seat,
    /// Who is on turn; null if all act simultaneously, and at the end. During planning, who has a reward to take.
    pub actor: Option<Seat>,
    pub stage: Stage,
    /// Rewards that the actor still has to take or decline.
    #[serde(default)]
    pub due: Due,
    /// Order cards that the actor has drawn as a reward.
    #[serde(default)]
    pub drawn: OpenCards,
    /// Gears among which Guillard chooses.
    #[serde(default)]
    pub offered_gears: Vec<GearId>,
    /// The order draft's cards.
    #[serde(default)]
    pub display: OpenCards,
    pub board: BoardSheet,
    pub bag: Inks,
    pub discards: Discards,
    /// By seat, people only.
    pub houses: Vec<HouseSheet>,
    pub automa: Option<AutomaSheet>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct OpenCards {
    pub printing: Vec<PrintingId>,
    pub refinement: Vec<RefinementId>,
}

/// For each row, the spaces in use; null if one is empty.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct BoardSheet {
    pub printing: Vec<Option<PrintingId>>,
    pub refinement: Vec<Option<RefinementId>>,
    pub ink_sets: Vec<[Option<Ink>; 3]>,
    pub specialties: Vec<Option<SpecialtyCardId>>,
    pub gears: Vec<Option<GearId>>,
    pub patronage: Vec<PatronageSpace>,
    pub rewards_taken: Vec<PatronageReward>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PatronageSpace {
    /// The round from which the card can be taken.
    pub column: u8,
    pub card: Option<PatronageId>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Discards {
    pub printing: Vec<PrintingId>,
    pub refinement: Vec<RefinementId>,
    pub specialties: Vec<SpecialtyCardId>,
    pub gears: Vec<GearId>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct HouseSheet {
    pub fame: u16,
    pub guilders: u16,
    /// Initiative markers in all.
    pub markers: u8,
    pub types: Types,
    pub inks: Inks,
    pub levels: Levels,
    pub orders: Vec<Option<Order>>,
    pub gears: Vec<Option<GearSheet>>,
    pub patronage: Vec<PatronageId>,
    pub character: Option<Character>,
    /// A character is chosen, though not yet shown.
    #[serde(default)]
    pub has_chosen: bool,
    /// A plan is made, though not yet shown.
    #[serde(default)]
    pub has_planned: bool,
    /// The plan, once it is revealed.
    pub plan: Option<Plan>,
    /// Plantin's swap of the round is done.
    #[serde(default)]
    pub swapped: bool,
    /// Caxton's colour of the round.
    #[serde(default)]
    pub wild: Option<Ink>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct GearSheet {
    pub gear: GearId,
    /// The active sector.
    pub sector: u8,
    /// Uses this round.
    #[serde(default)]
    pub uses: u8,
    /// It could have been used once more this round, but was turned after its first use (G3d.4; 2021 only).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub turned: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AutomaSheet {
    pub markers: Plan,
    /// Planning cards of this game so far.
    pub seen: Vec<PlanningId>,
    /// This round's planning card, once it is revealed.
    pub card: Option<PlanningId>,
}

impl Sheet {
    pub(crate) fn of(rules: Rules) -> Sheet {
        let state = rules.state;
        Sheet {
            edition: state.edition(),
            free_actions: if state.free_while_planning { FreeActions::AnyTime } else { FreeActions::OwnTurn },
            round: state.round,
            phase: state.phase,
            first: state.first,
            actor: if state.phase.has_actor() { Some(state.actor) } else { state.choosing() },
            stage: state.stage,
            due: state.due,
            drawn: state.drawn.into(),
            offered_gears: state.offered_gears.into(),
            display: state.display.into(),
            board: BoardSheet::of(rules),
            bag: state.bag,
            discards: Discards {
                printing: state.printing.discards.into(),
                refinement: state.refinement.discards.into(),
                specialties: state.specialties.discards.into(),
                gears: state.gears.discards.into(),
            },
            houses: (0..state.people).map(|seat| HouseSheet::of(rules, Seat(seat))).collect(),
            automa: state.has_automa.then(|| AutomaSheet {
                markers: state.automa.markers,
                seen: state.automa.seen.into(),
                card: state.automa.card,
            }),
        }
    }
}

impl BoardSheet {
    fn of(rules: Rules) -> BoardSheet {
        let board: &Board = &rules.state.board;
        let spaces = &rules.cards.board;
        let side = rules.state.seats() - 2;
        let used = |spaces: [u8; 3]| usize::from(spaces[side]);
        BoardSheet {
            printing: board.printing[..used(spaces.printing)].to_vec(),
            refinement: board.refinement[..used(spaces.refinement)].to_vec(),
            ink_sets: board.ink_sets[..used(spaces.ink_sets)].to_vec(),
            specialties: board.specialties[..used(spaces.specialties)].to_vec(),
            gears: board.gears[..used(spaces.gears)].to_vec(),
            patronage: patronage_columns(rules.cards, rules.state.seats())
                .zip(board.patronage)
                .map(|(column, card)| PatronageSpace { column, card })
                .collect(),
            rewards_taken: PatronageReward::ALL
                .into_iter()
                .filter(|reward| board.rewards_taken & reward.bit() != 0)
                .collect(),
        }
    }
}

impl HouseSheet {
    fn of(rules: Rules, seat: Seat) -> HouseSheet {
        let state = rules.state;
        let house: &House = state.house(seat);
        let plan_is_secret = state.phase == Phase::Plan;
        HouseSheet {
            fame: house.fame,
            guilders: house.guilders,
            markers: state.markers(seat),
            types: house.types,
            inks: house.inks,
            levels: house.levels,
            orders: house.orders.to_vec(),
            gears: (0..AXLES).map(|axle| GearSheet::of(house, axle)).collect(),
            patronage: house.patronage.into(),
            character: house.character,
            has_chosen: house.kept.is_some(),
            has_planned: plan_is_secret && house.plan.is_some(),
            plan: if plan_is_secret { None } else { house.plan },
            swapped: house.swapped,
            wild: house.wild,
        }
    }
}

/// A house from its sheet. Secrets are stored elsewhere and left empty; surplus orders, gears and sectors are dropped.
impl From<&HouseSheet> for House {
    fn from(sheet: &HouseSheet) -> House {
        let mut house = House {
            fame: sheet.fame,
            guilders: sheet.guilders,
            types: sheet.types,
            inks: sheet.inks,
            levels: sheet.levels,
            patronage: sheet.patronage.iter().copied().collect(),
            character: sheet.character,
            plan: sheet.plan,
            swapped: sheet.swapped,
            wild: sheet.wild,
            ..House::EMPTY
        };
        for (slot, order) in house.orders.iter_mut().zip(&sheet.orders) {
            *slot = *order;
        }
        for (axle, gear) in sheet.gears.iter().enumerate().take(AXLES) {
            let Some(gear) = gear else { continue };
            house.gears[axle] = Some(Installed { gear: gear.gear, sector: gear.sector.min(SECTORS - 1) });
            house.uses[axle] = gear.uses;
            house.turned |= u8::from(gear.turned) << axle;
        }
        house
    }
}

impl GearSheet {
    pub(crate) fn of(house: &House, axle: usize) -> Option<GearSheet> {
        let Installed { gear, sector } = house.gears[axle]?;
        Some(GearSheet { gear, sector, uses: house.uses[axle], turned: house.turned >> axle & 1 != 0 })
    }
}

impl From<Cards> for OpenCards {
    fn from(cards: Cards) -> OpenCards {
        OpenCards { printing: cards.printing.into(), refinement: cards.refinement.into() }
    }
}

impl<I: Numbered> From<Bits<I>> for Vec<I> {
    fn from(bits: Bits<I>) -> Vec<I> {
        bits.iter().collect()
    }
}
