//! The first-time notes of Letterpress, the most important first.

use crate::letterpress::Moment;
use crate::notes::Note;
use crate::{Button, OwnPart, Part, Pointer};
use letterpress::{EntryView, Step};

type When = fn(&Moment) -> Option<Pointer>;

const fn note(id: &'static str, rules: &'static [&'static str], when: When) -> Note<Moment> {
    Note { id, rules, when }
}

pub const NOTES: &[Note<Moment>] = &[
    // The draft.
    note("draft", &["L1.2", "L1.1"], |at| (at.does(Step::Draft) && !at.is_solo()).then_some(HAND)),
    note("solo-piles", &["L4.2", "L4.1"], |at| (at.does(Step::Draft) && at.is_solo()).then_some(HAND)),
    note("commons", &["L1.6"], |at| {
        (at.does(Step::Draft) && !at.own.drafted.is_empty() && !at.is_solo()).then_some(COMMONS)
    }),
    note("challenges-ahead", &["L2.4"], |at| {
        (at.does(Step::Draft) && !at.own.drafted.is_empty() && !at.view.challenges.is_empty()).then_some(CHALLENGES)
    }),
    // The word.
    note("last-word", &["L3.1", "L3.3"], |at| {
        (at.does(Step::Write) && at.facts.is_last_round && !at.is_solo()).then_some(Pointer::Own(OwnPart::Collection))
    }),
    note("solo-last-word", &["L4.8"], |at| {
        (at.does(Step::Write) && at.facts.is_last_round && at.is_solo()).then_some(PRESS)
    }),
    note("several-words", &["L4.9"], |at| {
        let writing = at.facts.writing.as_ref()?;
        (at.does(Step::Write) && (writing.several || writing.leftovers_join)).then_some(PRESS)
    }),
    note("write", &["L1.3", "L0.2"], |at| at.does(Step::Write).then_some(STICK)),
    note("values", &["L2.1"], |at| at.does(Step::Write).then_some(STICK)),
    note("doubled", &["L1.4"], |at| {
        let single =
            |card: &crate::letterpress::moment::Card| card.readings.len() > 1 && card.letters.chars().count() == 1;
        let can = at.facts.writing.as_ref()?.cards.iter().any(single);
        (at.does(Step::Write) && can).then_some(STICK)
    }),
    note("qu", &["L1.5"], |at| {
        let card = at.facts.writing.as_ref()?.cards.iter().find(|card| card.letters == "QU")?;
        at.does(Step::Write).then_some(if card.common { COMMONS } else { STICK })
    }),
    note("groups", &["L3.2"], |at| {
        let group = at.own.collection.iter().find(|card| card.letters.chars().count() > 1 && card.letters != "QU")?;
        (at.does(Step::Write) && at.facts.is_last_round).then(|| Pointer::Card(group.card.to_string()))
    }),
    note("pass-writing", &["L1.7"], |at| at.does(Step::Write).then_some(Pointer::Button(Button::Pass))),
    // Claiming.
    note("ranking", &["L2.2"], |at| (at.view.step == Step::Claim).then_some(Pointer::Part(Part::Track))),
    note("claim", &["L2.3", "L2.6"], |at| at.does(Step::Claim).then_some(Pointer::Part(Part::Pool))),
    note("challenge-met", &["L2.4", "L2.5"], |at| {
        let met = at.view.challenges.iter().find(|challenge| challenge.met_by.contains(at.own.seat))?;
        at.does(Step::Claim).then(|| Pointer::Challenge(met.card.to_string()))
    }),
    note("nothing-written", &["L1.7"], |at| {
        let passed = at.view.seats.iter().any(|seat| seat.seat == at.own.seat && seat.entry == Some(EntryView::Pass));
        (at.view.step == Step::Claim && passed).then_some(Pointer::Part(Part::Pool))
    }),
    // Alone.
    note("library", &["L4.3", "L4.4"], |at| at.does(Step::Library).then_some(PRESS)),
    note("rows", &["L4.5", "L4.6", "L4.7"], |at| at.does(Step::Lay).then_some(PRESS)),
];

const HAND: Pointer = Pointer::Own(OwnPart::Hand);
const COMMONS: Pointer = Pointer::Part(Part::Commons);
const CHALLENGES: Pointer = Pointer::Part(Part::Challenges);
const STICK: Pointer = Pointer::Part(Part::Stick);
const PRESS: Pointer = Pointer::Part(Part::Press);
