//! How a learner's action is judged in a step.

#![allow(clippy::unwrap_used)] // A panic fails the test.

mod tables;

use coach::lessons::{Judged, Step, Verdict, judge, next_answer};
use games::Refused;
use serde_json::{Value, json};
use table::Seat;

fn step(step: Value) -> Step {
    serde_json::from_str(&step.to_string()).unwrap()
}

#[test]
fn an_action_is_expected_a_mistake_illegal_or_something_else() {
    let start = tables::start("gutenberg", json!({"people": 2, "first": 0}), 7);
    let sitting = tables::open("gutenberg", &json!({"people": 2, "first": 0}), 7);
    let orders = tables::displayed(&start);
    let order = |at: usize| json!({"draft_order": {"printing": orders[at].0, "refinement": orders[at].1}});
    let step = step(json!({
        "id": "take",
        "expect": [{"draft_order": {"printing": orders[0].0}}, {"choose_types": "*"}],
        "mistakes": [{"when": [{"draft_order": {"printing": orders[1].0}}, "pass"], "id": "dear"}],
    }));
    let judged = |action: &Value| judge(sitting.as_ref(), Seat(0), &step, action).unwrap();
    let verdict = |verdict, id: Option<&str>| Judged { verdict, id: id.map(str::to_owned) };
    assert_eq!(judged(&order(0)), verdict(Verdict::Expected, None));
    assert_eq!(judged(&order(1)), verdict(Verdict::Mistake, Some("dear")));
    assert_eq!(judged(&json!("pass")), verdict(Verdict::Mistake, Some("dear")));
    assert_eq!(judged(&order(2)), verdict(Verdict::Other, None));
    assert_eq!(judged(&json!("decline")), verdict(Verdict::Illegal, None));
    // The step would expect it, but it is not legal yet.
    assert_eq!(judged(&json!({"choose_types": {"types": {"A": 3}}})), verdict(Verdict::Illegal, None));
    let nothing = judge(sitting.as_ref(), Seat(0), &step, &json!({"castle": 1}));
    assert!(matches!(nothing, Err(Refused::Unreadable { what: "action", .. })));
}

/// Fields with their default may be left out, and sets may be written in any order.
#[test]
fn actions_are_judged_by_what_they_say() {
    let mut sitting = tables::open("gutenberg", &json!({"people": 2}), 7);
    while tables::view(sitting.as_ref(), 0)["table"]["phase"] != "fulfil" {
        assert!(tables::step(sitting.as_mut()));
    }
    let step = step(json!({
        "id": "print",
        "expect": ["pass"],
        "mistakes": [{"when": [{"fulfil": {"orders": [{"slot": 0, "colour": false}, {"slot": 1}]}}], "id": "both"}],
    }));
    let action = json!({"fulfil": {"orders": [{"slot": 1}, {"slot": 0}]}});
    let judged = judge(sitting.as_ref(), Seat(0), &step, &action).unwrap();
    assert_eq!(judged.id.as_deref(), Some("both"));
}

#[test]
fn bots_answer_until_the_learner_is_to_act_and_always_the_same() {
    let answers = || {
        let lesson = tables::drafting();
        let step = step(lesson["steps"][0].clone());
        let mut sitting = tables::open("letterpress", &json!({"people": 3, "language": "en"}), 3);
        let learner = Seat(1);
        let card = tables::view(sitting.as_ref(), 1)["own"]["hand"][0]["card"].clone();
        sitting.act(learner, &json!({"draft": {"card": card}})).unwrap();
        let mut turns = Vec::new();
        while let Some(turn) =
            next_answer(sitting.as_ref(), step.answers.as_ref().unwrap(), learner, turns.len(), &bots::SystemClock)
                .unwrap()
        {
            sitting.act(turn.seat, &turn.action).unwrap();
            turns.push(turn);
        }
        assert!(sitting.to_act().contains(learner));
        turns
    };
    let turns = answers();
    assert_eq!(turns.iter().map(|turn| turn.seat).collect::<Vec<_>>(), [Seat(0), Seat(2)]);
    assert_eq!(answers(), turns);
}
