//! What was told of a step, as it is stored: who may know it stays with the fact.

use crate::room::Sight;
use hosted::Json;
use serde::{Deserialize, Serialize};
use table::{Seat, Told, Viewer};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToldJson {
    All(Json),
    Secret { seat: Seat, secret: Json, public: Option<Json> },
}

impl From<Told<Json>> for ToldJson {
    fn from(told: Told<Json>) -> ToldJson {
        match told {
            Told::All(event) | Told::Reveal(event) => ToldJson::All(event),
            Told::Secret { seat, secret, public } => ToldJson::Secret { seat, secret, public },
        }
    }
}

impl ToldJson {
    fn to(&self, viewer: Viewer) -> Option<&Json> {
        match self {
            ToldJson::All(event) => Some(event),
            ToldJson::Secret { seat, secret, .. } if viewer == Viewer::Seat(*seat) => Some(secret),
            ToldJson::Secret { public, .. } => public.as_ref(),
        }
    }
}

/// All that is heard by somebody who sees this much.
pub fn heard<'t>(told: &'t [ToldJson], sight: Sight) -> Vec<&'t Json> {
    told.iter().filter_map(|told| told.to(sight.viewer())).collect()
}
