//! What can be pointed at on a table of Letterpress.

use crate::{OwnPart, Part, Pointer};
use letterpress::View;

pub fn has(view: &View, pointer: &Pointer) -> bool {
    let Some(own) = &view.own else { return false };
    match pointer {
        Pointer::Card(card) => shows(view, card),
        Pointer::Challenge(card) => view.challenges.iter().any(|challenge| challenge.card.as_str() == card),
        Pointer::Own(OwnPart::Hand) => !own.hand.is_empty() || !own.drafted.is_empty(),
        Pointer::Own(OwnPart::Collection | OwnPart::Score) | Pointer::Button(_) => true,
        Pointer::Part(part) => match part {
            Part::Challenges => !view.challenges.is_empty(),
            Part::Pool => !view.pool.is_empty(),
            Part::Rivals => view.solo.is_none(),
            Part::Press => view.solo.is_some(),
            Part::Commons | Part::Track | Part::Stick | Part::Question => true,
            Part::Scores | Part::Strip | Part::Round | Part::Log => false,
        },
        Pointer::Own(_) | Pointer::Row(_) | Pointer::Set(_) | Pointer::Order(_) | Pointer::Axle(_) => false,
    }
}

/// Whether the viewer sees this letter card.
pub fn shows(view: &View, card: &str) -> bool {
    let own = view.own.iter().flat_map(|own| own.hand.iter().chain(&own.drafted).chain(&own.collection));
    let solo = view.solo.iter().flat_map(|solo| solo.row.iter().chain(&solo.library));
    own.chain(&view.commons).chain(&view.pool).chain(solo).any(|shown| shown.card.as_str() == card)
}
