//! What a seat of Letterpress sees: its view, and the facts that notes need.

use letterpress::{OwnView, Step, View};
use serde::Deserialize;

pub struct Moment {
    pub view: View,
    pub own: OwnView,
    pub facts: Facts,
}

/// The part of `letterpress::Facts` that notes need.
#[derive(Deserialize)]
pub struct Facts {
    pub is_last_round: bool,
    pub writing: Option<Writing>,
    pub press: Option<Press>,
}

#[derive(Deserialize)]
pub struct Writing {
    pub cards: Vec<Card>,
    pub several: bool,
    pub leftovers_join: bool,
}

#[derive(Deserialize)]
pub struct Card {
    pub letters: String,
    pub common: bool,
    pub readings: Vec<String>,
}

#[derive(Deserialize)]
pub struct Press {
    pub needed: u16,
}

impl Moment {
    /// `None` for a spectator.
    pub fn read(view: &str, facts: &str) -> Result<Option<Moment>, serde_json::Error> {
        let (view, facts): (View, Facts) = (serde_json::from_str(view)?, serde_json::from_str(facts)?);
        Ok(view.own.clone().map(|own| Moment { view, own, facts }))
    }

    /// Whether the table waits for this seat to take this step.
    pub fn does(&self, step: Step) -> bool {
        self.view.step == step && self.view.to_act.contains(self.own.seat)
    }

    pub fn is_solo(&self) -> bool {
        self.view.solo.is_some()
    }
}
