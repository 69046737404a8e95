//! What a page shows of a table: the facts of the rules, and advice from the bots' prices.

use crate::{GameModule, Refused};
use bots::gutenberg::advise;
use gutenberg::facts::{BonusFacts, Facts};
use gutenberg::queries::batch_pay;
use gutenberg::{Batch, Gutenberg, Phase, State, View};
use serde::Serialize;
use table::{Dice, Seat, Seed, Viewer};

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GutenbergFacts {
    #[serde(flatten)]
    pub rules: Facts,
    /// What to do with the own orders in this round; null for a spectator, before the first round and at the end.
    pub advice: Option<AdviceFacts>,
}

/// The most valuable batch for the house as it is, if that is better than keeping all orders.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AdviceFacts {
    /// Null if it is better to keep them all.
    pub batch: Option<Batch>,
    pub pay: Option<PayFacts>,
    /// By slot; null if it is free.
    pub orders: Vec<Option<AdvisedOrder>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AdvisedOrder {
    pub slot: u8,
    /// The advice is to keep it.
    pub keep: bool,
    /// What it may still bring in later rounds, an estimate in fame.
    pub later: u16,
}

/// What a batch pays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PayFacts {
    /// Bonuses included.
    pub guilders: u16,
    /// Bonuses included, gears not.
    pub fame: u16,
    pub gear_fame: u16,
    /// All that are earned, including guilders and fame.
    pub bonuses: Vec<BonusFacts>,
}

impl GutenbergFacts {
    pub fn of(game: &Gutenberg, view: &View) -> Result<GutenbergFacts, Refused> {
        // Facts do not depend on what is drawn here.
        let state = game.imagine(view, &mut Dice::new(Seed::from_number(0)))?;
        let viewer = view.seat.map_or(Viewer::Spectator, Viewer::Seat);
        let in_round = matches!(state.phase(), Phase::Plan | Phase::ShiftMarker | Phase::Act(_) | Phase::Fulfil);
        let seat = view.seat.filter(|_| in_round);
        Ok(GutenbergFacts {
            rules: game.facts(&state, viewer),
            advice: seat.map(|seat| AdviceFacts::of(game, &state, seat)),
        })
    }
}

impl AdviceFacts {
    fn of(game: &Gutenberg, state: &State, seat: Seat) -> AdviceFacts {
        let house = state.house(seat);
        let advice = advise(game, state, seat);
        let batch = Some(advice.batch).filter(|batch| batch.printed != 0);
        let order = |slot: usize| {
            house.orders[slot].map(|_| AdvisedOrder {
                slot: slot as u8,
                keep: advice.batch.printed >> slot & 1 == 0,
                later: advice.kept[slot].round().max(0.0) as u16,
            })
        };
        AdviceFacts {
            batch,
            pay: batch.map(|batch| PayFacts::of(game, state, seat, &batch)),
            orders: (0..house.orders.len()).map(order).collect(),
        }
    }
}

impl PayFacts {
    pub fn of(game: &Gutenberg, state: &State, seat: Seat, batch: &Batch) -> PayFacts {
        let pay = batch_pay(game.cards(), state.house(seat), batch);
        PayFacts {
            guilders: pay.guilders,
            fame: pay.fame,
            gear_fame: pay.gear_fame,
            bonuses: pay.bonuses.iter().map(|&bonus| bonus.into()).collect(),
        }
    }
}
