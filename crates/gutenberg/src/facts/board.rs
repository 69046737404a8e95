//! The board: what its goods cost and what they would bring the viewer.

use crate::action::PatronageReward;
use crate::catalogue::{Catalogue, GearId, PatronageId, PrintingId, RefinementId, SpecialtyCardId, TrackReward};
use crate::components::{Inks, Levels, Specialty, Types};
use crate::end_of_game::PATRONAGE_CARD_FAME;
use crate::facts::{BonusFacts, ColourFacts, DecorationFacts, Setting};
use crate::referee::Rules;
use crate::requirements::missing_for_patron;
use crate::round::{
    LevelUp, PATRONAGE_GUILDERS, PATRONAGE_INKS, level_up, patronage_columns, reached_patrons, take_leftmost,
    types_price,
};
use crate::state::{AXLES, House, Order, Phase, SECTORS};
use serde::Serialize;
use table::Seat;

/// By space; null if it is empty. For a spectator, everything that depends on a house is left out.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BoardFacts {
    pub printing: Vec<Option<OfferedPrinting>>,
    pub refinement: Vec<Option<OfferedRefinement>>,
    /// Order cards to choose from: the draft's, or those that were drawn.
    pub drawn_printing: Vec<OfferedPrinting>,
    pub drawn_refinement: Vec<OfferedRefinement>,
    /// By set, for one ink, two and three, while they last.
    pub ink_sets: Vec<Vec<InkOffer>>,
    pub specialties: Vec<Option<OfferedSpecialties>>,
    pub gears: Vec<Option<OfferedGear>>,
    /// Gears among which Guillard chooses, on the first two axles.
    pub starting_gears: Vec<OfferedGear>,
    pub rewards: Vec<PatronageOffer>,
    pub patrons: Vec<PatronFacts>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OfferedPrinting {
    pub card: PrintingId,
    pub guilders: u16,
    /// What the viewer's house lacks.
    pub missing: Option<Types>,
    /// What the missing types would cost.
    pub price: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OfferedRefinement {
    pub card: RefinementId,
    pub bonus: BonusFacts,
    /// For the viewer's house.
    pub colour: Option<ColourFacts>,
    pub decoration: Option<DecorationFacts>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct InkOffer {
    pub count: u8,
    pub inks: Inks,
    pub price: u16,
    /// Whether the viewer has the guilders.
    pub affordable: Option<bool>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OfferedSpecialties {
    pub card: SpecialtyCardId,
    /// What its symbols would bring the viewer, one after the other.
    pub shown: Vec<LevelUpFacts>,
}

/// What one level more brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LevelUpFacts {
    pub specialty: Specialty,
    /// The level reached; null at the top.
    pub level: Option<u8>,
    /// For the first of the house's specialties to reach this level (G3c.2).
    #[cfg_attr(feature = "typescript", ts(type = "'ink' | 'order' | 'type' | null"))]
    pub reward: Option<TrackReward>,
    /// Instead of a level past the top (G3c.3).
    pub guilders: u16,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OfferedGear {
    pub gear: GearId,
    /// Each sector on each axle on which it could go.
    pub settings: Vec<Setting>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PatronageOffer {
    pub reward: PatronageReward,
    /// Guilders, inks, levels or orders.
    pub count: u16,
    pub taken: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PatronFacts {
    pub card: Option<PatronageId>,
    /// The round from which the card can be taken.
    pub column: u8,
    pub open: bool,
    pub fame: u16,
    /// The seats that have what it asks for.
    pub met_by: Vec<Seat>,
    /// What the viewer's house lacks; null for a spectator, and if the card is gone.
    pub missing: Option<PatronMissing>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PatronMissing {
    pub types: Types,
    /// By colour, before wild inks stand in.
    pub inks: Inks,
    /// How many inks are missing once the wild ones stand in.
    pub lacking_inks: u8,
    pub levels: Levels,
    /// Nothing is missing.
    pub met: bool,
}

impl LevelUpFacts {
    pub(super) fn of(cards: &Catalogue, levels: Levels, specialty: Specialty) -> LevelUpFacts {
        match level_up(cards, levels, specialty) {
            LevelUp::Level { level, reward } => LevelUpFacts { specialty, level: Some(level), reward, guilders: 0 },
            LevelUp::Guilders(guilders) => LevelUpFacts { specialty, level: None, reward: None, guilders },
        }
    }
}

impl Rules<'_> {
    pub(super) fn board_facts(self, seat: Option<Seat>) -> BoardFacts {
        let state = self.state;
        let board = &state.board;
        let side = state.seats() - 2;
        let spaces = |spaces: [u8; 3]| usize::from(spaces[side]);
        let house = seat.map(|seat| self.house(seat));
        let printed = &self.cards.board;
        let drawn = if state.drawn.is_empty() { state.display } else { state.drawn };
        BoardFacts {
            printing: board.printing[..spaces(printed.printing)]
                .iter()
                .map(|card| card.map(|card| self.offered_printing(house, card)))
                .collect(),
            refinement: board.refinement[..spaces(printed.refinement)]
                .iter()
                .map(|card| card.map(|card| self.offered_refinement(house, card)))
                .collect(),
            drawn_printing: drawn.printing.iter().map(|card| self.offered_printing(house, card)).collect(),
            drawn_refinement: drawn.refinement.iter().map(|card| self.offered_refinement(house, card)).collect(),
            ink_sets: (0..spaces(printed.ink_sets)).map(|set| self.ink_offers(house, set)).collect(),
            specialties: board.specialties[..spaces(printed.specialties)]
                .iter()
                .map(|card| card.map(|card| self.offered_specialties(house, card)))
                .collect(),
            gears: board.gears[..spaces(printed.gears)]
                .iter()
                .map(|gear| {
                    let axles = seat.map(|seat| self.axles_for_new_gear(seat)).unwrap_or_default();
                    gear.map(|gear| self.offered_gear(seat, gear, &axles))
                })
                .collect(),
            starting_gears: self.starting_gears(),
            rewards: PatronageReward::ALL.into_iter().map(|reward| self.patronage_offer(reward)).collect(),
            patrons: self.patron_facts(house),
        }
    }

    fn offered_printing(self, house: Option<&House>, card: PrintingId) -> OfferedPrinting {
        let printing = &self.cards[card];
        let missing = house.map(|house| house.types.lacking(printing.types));
        let price = |house: &House, missing: Types| types_price(house.types.total().into(), missing.total().into());
        OfferedPrinting {
            card,
            guilders: printing.pays.into(),
            missing,
            price: house.zip(missing).map(|(house, missing)| price(house, missing)),
        }
    }

    fn offered_refinement(self, house: Option<&House>, card: RefinementId) -> OfferedRefinement {
        // What its parts lack does not depend on the printing card.
        let order = Order { printing: PrintingId::FIRST, refinement: card };
        let facts = house.map(|house| self.facts_of_order(house, 0, order));
        OfferedRefinement {
            card,
            bonus: self.cards[card].bonus.into(),
            colour: facts.as_ref().map(|facts| facts.colour),
            decoration: facts.as_ref().map(|facts| facts.decoration),
        }
    }

    fn ink_offers(self, house: Option<&House>, set: usize) -> Vec<InkOffer> {
        let offer = |count: u8| {
            let taken = take_leftmost(self.state.board.ink_sets[set], count)?;
            let affordable = house.map(|house| house.guilders >= taken.price);
            Some(InkOffer { count, inks: taken.inks, price: taken.price, affordable })
        };
        (1..).map_while(offer).collect()
    }

    fn offered_specialties(self, house: Option<&House>, card: SpecialtyCardId) -> OfferedSpecialties {
        let mut levels = house.map(|house| house.levels);
        let raise = |specialty: Specialty| {
            let levels = levels.as_mut()?;
            let up = LevelUpFacts::of(self.cards, *levels, specialty);
            levels[specialty] = up.level.unwrap_or(levels[specialty]);
            Some(up)
        };
        OfferedSpecialties { card, shown: self.cards[card].symbols.into_iter().filter_map(raise).collect() }
    }

    fn offered_gear(self, seat: Option<Seat>, gear: GearId, axles: &[usize]) -> OfferedGear {
        let settings = seat.map(|seat| {
            let at = axles.iter().flat_map(|&axle| (0..SECTORS).map(move |sector| (axle, sector)));
            at.map(|(axle, sector)| self.setting(seat, gear, axle, sector)).collect()
        });
        OfferedGear { gear, settings: settings.unwrap_or_default() }
    }

    fn starting_gears(self) -> Vec<OfferedGear> {
        let state = self.state;
        let axles: Vec<usize> = (0..AXLES - 1).collect();
        let chooser = (state.phase == Phase::Selection).then_some(state.actor);
        state.offered_gears.iter().map(|gear| self.offered_gear(chooser, gear, &axles)).collect()
    }

    fn patronage_offer(self, reward: PatronageReward) -> PatronageOffer {
        let count = match reward {
            PatronageReward::Order | PatronageReward::Level => 1,
            PatronageReward::Guilders => PATRONAGE_GUILDERS,
            PatronageReward::Inks => PATRONAGE_INKS.into(),
        };
        PatronageOffer { reward, count, taken: self.state.board.rewards_taken & reward.bit() != 0 }
    }

    fn patron_facts(self, house: Option<&House>) -> Vec<PatronFacts> {
        let state = self.state;
        let open = reached_patrons(self.cards, state.seats(), state.round);
        let columns = patronage_columns(self.cards, state.seats());
        let facts = |(space, (column, card)): (usize, (u8, Option<PatronageId>))| PatronFacts {
            card,
            column,
            open: space < open,
            fame: PATRONAGE_CARD_FAME,
            met_by: card.map(|card| self.seats_that_meet(card)).unwrap_or_default(),
            missing: house.zip(card).map(|(house, card)| {
                let missing = missing_for_patron(house, &self.cards[card]);
                PatronMissing {
                    types: missing.types,
                    inks: missing.inks,
                    lacking_inks: missing.ink_count(),
                    levels: missing.levels,
                    met: missing.is_empty(),
                }
            }),
        };
        columns.zip(state.board.patronage).enumerate().map(facts).collect()
    }

    fn seats_that_meet(self, card: PatronageId) -> Vec<Seat> {
        let meets = |&seat: &Seat| missing_for_patron(self.house(seat), &self.cards[card]).is_empty();
        (0..self.state.people).map(Seat).filter(meets).collect()
    }
}
