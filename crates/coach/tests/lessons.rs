//! The check of lessons reports each fault and its place.

#![allow(clippy::unwrap_used)] // A panic fails the test.

mod tables;

use coach::lessons::{Fault, LessonFile, Texts, What, check};
use games::Games;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use tables::{drafting, writing};

const PATH: &str = "gutenberg/01-first.json";
const LANGUAGES: [&str; 5] = ["en", "fr", "de", "it", "pl"];
const TEXTS: &str = "lesson-gutenberg-first lesson-gutenberg-first-aim lesson-gutenberg-first-take \
                     lesson-gutenberg-first-take-done lesson-gutenberg-first-take-pass lesson-gutenberg-first-types \
                     lesson-gutenberg-first-types-done lesson-gutenberg-first-read lesson-other";

fn texts(ids: &str) -> Texts {
    let ids: BTreeSet<String> = ids.split_whitespace().map(str::to_owned).collect();
    Texts(LANGUAGES.map(|language| (language.to_owned(), ids.clone())).into())
}

/// Draft the second order, then choose types, then read.
fn sound() -> Value {
    json!({
        "seat": 1,
        "teaches": ["G1.8", "G1.10"],
        "start": tables::second_draft(),
        "steps": [
            {
                "id": "take",
                "point": "part:question",
                "expect": [{"draft_order": "*"}],
                "mistakes": [{"when": ["pass"], "id": "pass"}],
                "answers": "bots",
            },
            {"id": "types", "point": "order:1", "expect": [{"choose_types": {"types": "*"}}]},
            {"id": "read", "point": "row:orders"},
        ],
    })
}

fn push(list: &mut Value, item: Value) {
    list.as_array_mut().unwrap().push(item);
}

fn faults_in(files: &[(&str, String)], texts: &Texts) -> Vec<Fault> {
    let files: Vec<LessonFile> =
        files.iter().map(|(path, text)| LessonFile { path: (*path).to_owned(), text: text.clone() }).collect();
    let rules = BTreeSet::from(["G1.8", "G1.10", "L1.2"].map(str::to_owned));
    check(&files, &Games::standard(), texts, &rules, true, &bots::SystemClock)
}

/// The faults of the valid lesson after a change.
fn faults_with(change: impl Fn(&mut Value)) -> Vec<Fault> {
    let mut lesson = sound();
    change(&mut lesson);
    faults_in(&[(PATH, lesson.to_string())], &texts(TEXTS))
}

/// The change causes this fault at this place, and no others except those that follow from it.
#[track_caller]
fn leads_to(at: &str, named: impl Fn(&What) -> bool, change: impl Fn(&mut Value)) {
    let faults = faults_with(change);
    assert!(faults.iter().any(|fault| fault.at == at && named(&fault.what) && fault.file == PATH), "{faults:#?}");
    let follows = |what: &What| matches!(what, What::NotReached | What::MissingText { .. } | What::UnusedText { .. });
    let others: Vec<&Fault> = faults.iter().filter(|fault| !named(&fault.what) && !follows(&fault.what)).collect();
    assert!(others.is_empty(), "{others:#?}");
}

#[test]
fn a_sound_lesson_has_no_faults() {
    assert_eq!(faults_with(|_| ()), []);
}

#[test]
fn every_kind_of_unreadable_file_is_named() {
    let whats = |path: &str, text: &str| {
        let faults = faults_in(&[(path, text.to_owned())], &texts("lesson-other"));
        faults.into_iter().map(|fault| (fault.at, fault.what)).collect::<Vec<_>>()
    };
    let text = sound().to_string();
    assert_eq!(whats("gutenberg/first.json", &text), [(String::new(), What::FileName)]);
    assert_eq!(whats("gutenberg/1-first.json", &text), [(String::new(), What::FileName)]);
    assert_eq!(whats("gutenberg/01-First.json", &text), [(String::new(), What::FileName)]);
    let unknown = What::UnknownGame { game: "chess".to_owned() };
    assert_eq!(whats("chess/01-first.json", &text), [(String::new(), unknown)]);
    assert!(matches!(&whats(PATH, "{")[..], [(at, What::Unreadable { .. })] if at.is_empty()));
    let wrong = text.replace("\"teaches\"", "\"teach\"");
    assert!(matches!(&whats(PATH, &wrong)[..], [(_, What::Unreadable { detail })] if detail.contains("`teach`")));
}

#[test]
fn each_unreadable_step_is_named() {
    let faults = faults_with(|lesson| {
        lesson["steps"][0]["point"] = json!("row:kitchen");
        lesson["steps"][1]["expects"] = json!([]);
        lesson["steps"][2]["answers"] = json!("robots");
    });
    let faults: Vec<_> = faults.iter().map(|fault| fault.at.as_str()).filter(|at| !at.is_empty()).collect();
    assert_eq!(faults, ["steps[0]", "steps[1]", "steps[2]"]);
    leads_to(
        "steps[0]",
        |what| matches!(what, What::Unreadable { .. }),
        |it| {
            it["steps"][0]["expect"] = json!([{"any": 3}]);
        },
    );
}

#[test]
fn a_start_that_does_not_replay_is_named() {
    let start = |what: &What| matches!(what, What::Start { .. });
    leads_to("start", start, |it| it["start"]["content"] = json!("0000"));
    leads_to("start", start, |it| it["start"]["rules_version"] = json!(99));
    leads_to("start", start, |it| it["start"]["options"]["people"] = json!(9));
    leads_to("start", start, |it| it["start"]["actions"] = json!([{"seat": 0, "action": "pass"}]));
    leads_to("seat", |what| matches!(what, What::NoSuchSeat { seats: 2, .. }), |it| it["seat"] = json!(2));
}

#[test]
fn wrong_ids_and_rules_are_named() {
    leads_to("steps", |what| *what == What::NoSteps, |it| it["steps"] = json!([]));
    let rule = What::UnknownRule { rule: "G99.1".to_owned() };
    leads_to("teaches[1]", |what| *what == rule, |it| it["teaches"] = json!(["G1.8", "G99.1"]));
    leads_to(
        "steps[2] Read it",
        |what| matches!(what, What::BadId { .. }),
        |it| it["steps"][2]["id"] = json!("Read it"),
    );
    let twice = |what: &What| matches!(what, What::SameId { .. } | What::SameText { .. });
    leads_to("steps[2] take", twice, |it| it["steps"][2]["id"] = json!("take"));
    leads_to("steps[0] take, mistakes[1]", twice, |it| {
        push(&mut it["steps"][0]["mistakes"], json!({"when": ["decline"], "id": "pass"}));
    });
}

#[test]
fn two_lessons_need_two_names() {
    let text = sound().to_string();
    let faults = faults_in(&[(PATH, text.clone()), ("gutenberg/01-other.json", text)], &texts(TEXTS));
    let named = |fault: &Fault| {
        fault.file == "gutenberg/01-other.json" && matches!(&fault.what, What::SameName { other } if other == PATH)
    };
    assert!(faults.iter().any(named), "{faults:#?}");
}

#[test]
fn an_expectation_that_nobody_can_meet_is_named() {
    let pattern = json!({"take_inks": "*"});
    let never = What::NeverLegal { pattern: pattern.clone() };
    leads_to(
        "steps[0] take, expect[1]",
        |what| *what == never,
        |it| push(&mut it["steps"][0]["expect"], pattern.clone()),
    );
    let faults = faults_with(|it| it["steps"][0]["expect"] = json!([pattern]));
    assert!(faults.iter().any(|fault| fault.at == "steps[1] types" && fault.what == What::NotReached), "{faults:#?}");
}

#[test]
fn a_step_must_have_something_to_do_on_every_way() {
    let orders = tables::displayed(&sound()["start"]);
    let order = |at: usize| json!({"draft_order": {"printing": orders[at].0, "refinement": orders[at].1}});
    // After this rival's answer, the learner cannot draft the same cards.
    let dead = |what: &What| matches!(what, What::AnswerRefused { number: 0, after, .. } if !after.is_empty());
    let (seat, taken) = (tables::after_learner(&sound()), order(0));
    leads_to("steps[0] take, answers[0]", dead, |it| {
        it["steps"] = json!([{
            "id": "take", "expect": [order(0), order(1)], "answers": [{"seat": seat, "action": taken.clone()}],
        }]);
    });
}

#[test]
fn an_answer_that_is_refused_is_named() {
    let refused = |what: &What| matches!(what, What::AnswerRefused { .. });
    leads_to("steps[0] take, answers[0]", refused, |it| {
        it["steps"][0]["answers"] = json!([{"seat": 0, "action": {"take_inks": {"set": 0, "count": 1}}}]);
    });
    leads_to("steps[0] take, answers[0]", refused, |it| {
        it["steps"][0]["answers"] = json!([{"seat": 0, "action": {"castle": {}}}]);
    });
}

#[test]
fn a_step_where_the_learner_is_not_to_act_is_named() {
    let not_to_act = |what: &What| matches!(what, What::NotToAct { .. });
    leads_to("steps[1] types", not_to_act, |it| it["steps"][0]["answers"] = json!([]));
}

#[test]
fn a_mistake_that_nobody_can_make_is_named() {
    let never = |what: &What| matches!(what, What::MistakeNeverMade { .. });
    let hidden = tables::hidden_printing(&sound()["start"]);
    for pattern in [
        json!({"take_inks": {"set": 9}}),
        json!("castle"),
        json!({"draft_order": {"printing": hidden}}),
        json!({"draft_order": {"card": "*"}}),
    ] {
        leads_to("steps[0] take, mistakes[0].when[0]", never, |it| {
            it["steps"][0]["mistakes"][0]["when"] = json!([pattern]);
        });
    }
    // It is illegal, but nothing keeps a learner from trying it.
    let illegal = json!({"take_inks": {"set": 0, "count": {"min": 2}}});
    assert_eq!(faults_with(|it| it["steps"][0]["mistakes"][0]["when"] = json!([illegal])), []);
    leads_to(
        "steps[0] take, mistakes[0]",
        |what| *what == What::NoPattern,
        |it| {
            it["steps"][0]["mistakes"][0]["when"] = json!([]);
        },
    );
}

#[test]
fn a_mistake_that_is_expected_is_named() {
    let orders = tables::displayed(&sound()["start"]);
    let expected = |what: &What| matches!(what, What::MistakeIsExpected { .. });
    leads_to("steps[0] take, mistakes[0].when[0]", expected, |it| {
        it["steps"][0]["mistakes"][0]["when"] = json!([{"draft_order": {"printing": orders[0].0}}]);
    });
}

#[test]
fn a_pointer_at_nothing_is_named() {
    let hidden = tables::hidden_printing(&sound()["start"]);
    let shown = &tables::displayed(&sound()["start"])[0].0;
    let at = |step: usize, pointer: String| faults_with(|it| it["steps"][step]["point"] = json!(pointer));
    for pointer in [
        format!("card:{hidden}"),
        "order:1".into(),
        "axle:0".into(),
        "set:9".into(),
        "own:hand".into(),
        "part:pool".into(),
    ] {
        let faults = at(0, pointer.clone());
        let nothing = What::PointsAtNothing { pointer, after: String::new() };
        assert!(
            matches!(&faults[..], [fault] if fault.at == "steps[0] take, point" && fault.what == nothing),
            "{faults:#?}"
        );
    }
    for pointer in
        [format!("card:{shown}"), "set:0".into(), "own:types".into(), "button:pass".into(), "row:patrons".into()]
    {
        assert_eq!(at(0, pointer), []);
    }
    // The slot that the first step fills.
    assert_eq!(at(1, "order:1".into()), []);
    let faults = at(1, "order:2".into());
    assert!(
        matches!(&faults[..], [Fault { what: What::PointsAtNothing { after, .. }, .. }] if after.contains("draft_order"))
    );
}

#[test]
fn missing_unused_and_ambiguous_texts_are_named() {
    let text = sound().to_string();
    let mut without = texts(TEXTS);
    without.0.get_mut("pl").unwrap().remove("lesson-gutenberg-first-take-done");
    without.0.get_mut("de").unwrap().insert("lesson-gutenberg-first-take-other".to_owned());
    for ids in without.0.values_mut() {
        ids.remove("lesson-gutenberg-first-aim");
    }
    let faults = faults_in(&[(PATH, text.clone())], &without);
    let missing = |id: &str, languages: &[&str]| What::MissingText {
        id: id.to_owned(),
        languages: languages.iter().map(|&language| language.to_owned()).collect(),
    };
    let whats: Vec<&What> = faults.iter().map(|fault| &fault.what).collect();
    let expected = [
        missing("lesson-gutenberg-first-aim", &["de", "en", "fr", "it", "pl"]),
        missing("lesson-gutenberg-first-take-done", &["pl"]),
        missing("lesson-gutenberg-first-take-other", &["en", "fr", "it", "pl"]),
    ];
    assert_eq!(whats, expected.iter().collect::<Vec<_>>());

    let faults = faults_in(&[(PATH, text)], &texts(&format!("{TEXTS} lesson-gutenberg-second")));
    let unused = What::UnusedText { id: "lesson-gutenberg-second".to_owned() };
    assert!(matches!(&faults[..], [fault] if fault.what == unused && fault.file == "locales"), "{faults:#?}");

    leads_to(
        "steps[2] take-done",
        |what| matches!(what, What::SameText { .. }),
        |it| {
            it["steps"][2]["id"] = json!("take-done");
        },
    );
}

#[test]
fn drafts_and_words_of_all_seats_at_once_are_followed() {
    let lesson = drafting();
    let ids = "lesson-letterpress-draft lesson-letterpress-draft-aim lesson-letterpress-draft-keep \
               lesson-letterpress-draft-keep-done lesson-letterpress-draft-again lesson-letterpress-draft-again-done";
    assert_eq!(faults_in(&[("letterpress/01-draft.json", lesson.to_string())], &texts(ids)), []);
    let lesson = writing();
    let ids = "lesson-letterpress-write lesson-letterpress-write-aim lesson-letterpress-write-word \
               lesson-letterpress-write-word-done lesson-letterpress-write-word-none";
    assert_eq!(faults_in(&[("letterpress/02-write.json", lesson.to_string())], &texts(ids)), []);
}
