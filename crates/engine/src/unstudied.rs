//! Stands for `study` in a build that only plays. Its commands never come here: to this build they are unknown.

use crate::engine::{Table, no_game};
use crate::error::EngineError;
use crate::host::Host;
use crate::request::Asked;
use games::Json;

pub fn obey(_: &mut Table, _: &dyn Host, _: &Asked) -> Result<Json, EngineError> {
    Err(no_game())
}
