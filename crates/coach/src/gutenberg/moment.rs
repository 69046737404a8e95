//! What a seat of Gutenberg sees: its view, and the facts that notes need.

use gutenberg::{HouseSheet, Own, Phase, View};
use serde::Deserialize;
use serde_json::{Map, Value};
use table::Seat;

pub struct Moment {
    pub view: View,
    pub facts: Facts,
    pub seat: Seat,
}

/// The part of `gutenberg::Facts` that notes need.
#[derive(Deserialize)]
pub struct Facts {
    pub question: String,
    pub houses: Vec<HouseFacts>,
    pub board: BoardFacts,
}

#[derive(Deserialize)]
pub struct HouseFacts {
    pub total: u16,
    pub orders: Vec<Option<OrderFacts>>,
    pub axles: Vec<AxleFacts>,
}

#[derive(Deserialize)]
pub struct OrderFacts {
    pub print: PrintFacts,
    pub colour: PartFacts,
    pub decoration: PartFacts,
}

#[derive(Deserialize)]
pub struct PrintFacts {
    pub can: bool,
    pub missing: Map<String, Value>,
    pub price: u32,
}

#[derive(Deserialize)]
pub struct PartFacts {
    pub can: bool,
}

#[derive(Deserialize)]
pub struct AxleFacts {
    pub rounds: Vec<RewardFacts>,
    pub may_be_used: bool,
    pub now: Option<AxleNow>,
}

#[derive(Deserialize)]
pub struct RewardFacts {
    pub reward: Sector,
}

#[derive(Deserialize)]
pub struct Sector {
    pub kind: String,
    pub with_batch: bool,
}

#[derive(Deserialize)]
pub struct AxleNow {
    pub can_use: bool,
}

#[derive(Deserialize)]
pub struct BoardFacts {
    pub specialties: Vec<Option<OfferedSpecialties>>,
    pub patrons: Vec<PatronFacts>,
}

#[derive(Deserialize)]
pub struct OfferedSpecialties {
    pub shown: Vec<LevelUp>,
}

#[derive(Deserialize)]
pub struct LevelUp {
    pub level: Option<u8>,
    pub reward: Option<String>,
}

#[derive(Deserialize)]
pub struct PatronFacts {
    pub card: Option<String>,
    pub open: bool,
    pub missing: Option<PatronMissing>,
}

#[derive(Deserialize)]
pub struct PatronMissing {
    pub met: bool,
}

impl Moment {
    /// `None` for a spectator.
    pub fn read(view: &str, facts: &str) -> Result<Option<Moment>, serde_json::Error> {
        let (view, facts): (View, Facts) = (serde_json::from_str(view)?, serde_json::from_str(facts)?);
        let seat = view.seat.filter(|seat| seat.index() < view.table.houses.len());
        Ok(seat.map(|seat| Moment { view, facts, seat }))
    }

    pub fn house(&self) -> &HouseSheet {
        &self.view.table.houses[self.seat.index()]
    }

    pub fn house_facts(&self) -> Option<&HouseFacts> {
        self.facts.houses.get(self.seat.index())
    }

    pub fn round(&self) -> u8 {
        self.view.table.round
    }

    pub fn phase(&self) -> Phase {
        self.view.table.phase
    }

    pub fn is_to_act(&self) -> bool {
        self.view.to_act.contains(self.seat)
    }

    /// Whether the table waits for this seat to decide this.
    pub fn asks(&self, question: &str) -> bool {
        self.is_to_act() && self.facts.question == question
    }

    /// Whether it has not planned yet.
    pub fn is_planning(&self) -> bool {
        self.asks("plan") && self.view.own.as_ref().is_some_and(|own: &Own| own.plan.is_none())
    }

    /// The slots whose order satisfies this.
    pub fn slot(&self, fits: impl Fn(&OrderFacts) -> bool) -> Option<u8> {
        let orders = &self.house_facts()?.orders;
        orders.iter().position(|order| order.as_ref().is_some_and(&fits)).map(|slot| slot as u8)
    }

    pub fn axle(&self, fits: impl Fn(&AxleFacts) -> bool) -> Option<u8> {
        let axles = &self.house_facts()?.axles;
        axles.iter().position(|axle| !axle.rounds.is_empty() && fits(axle)).map(|axle| axle as u8)
    }

    pub fn gears(&self) -> usize {
        self.house().gears.iter().flatten().count()
    }

    pub fn orders(&self) -> usize {
        self.house().orders.iter().flatten().count()
    }
}
