//! What a writer is told before it writes, and after: from its own cards and what lies open.

use crate::table::*;
use letterpress::{Action, Event, Options, prospect};
use table::{Seat, Viewer};

fn writing(options: Options) -> Sitting {
    let layout = Layout::new(options).open("doubled shortest seven-or-eight").commons("e1 o1 vowel-a1");
    layout.drafted(0, "l1 t1 r1 e2 k1").drafted(1, "s1 l2 s3 s4 s5").play()
}

fn foreseen(sitting: &Sitting, seat: u8, action: &Action) -> serde_json::Value {
    serde_json::to_value(prospect(&sitting.state, Seat(seat), action)).unwrap()
}

#[test]
fn l1_8_a_word_is_laid_with_its_best_cards_and_its_score_before_it_is_written() {
    let sitting = writing(options(2));
    let lettre = foreseen(&sitting, 0, &write("lettre"));
    assert_eq!(lettre["word"]["word"], "LETTRE");
    let cards = lettre["word"]["cards"].as_array().unwrap();
    assert!(cards.contains(&serde_json::json!({"card": "t1", "as": "TT"})), "{lettre}");
    let mut written = writing(options(2));
    written.write(0, "lettre");
    let told = written.heard_by(Viewer::Seat(Seat(0)));
    let Event::WordChosen { score, .. } = told[0] else { panic!("{told:?}") };
    assert_eq!(lettre["word"]["score"], *score);

    let given = foreseen(&sitting, 0, &spell("let", "l1=L e2=E t1=T"));
    assert_eq!(given["word"]["cards"][1]["card"], "e2", "{given}");
}

#[test]
fn l1_3_what_the_cards_do_not_give_is_laid_as_far_as_they_do() {
    let sitting = writing(options(2));
    let letters = foreseen(&sitting, 0, &write("letters"));
    assert_eq!(letters["word"]["word"], "LETTER", "there is no S");
    assert!(foreseen(&sitting, 0, &write("s")).is_null() && foreseen(&sitting, 0, &write("l-t")).is_null());
    assert!(foreseen(&sitting, 7, &write("lettre")).is_null(), "no such seat");
}

#[test]
fn l2_4_each_condition_is_held_against_the_word() {
    let mut sitting = writing(options(2));
    let find = |prospect: &serde_json::Value, name: &str| {
        let all = prospect["challenges"].as_array().unwrap();
        all.iter().find(|one| one["challenge"] == name).unwrap().clone()
    };
    let before = foreseen(&sitting, 0, &write("lettre"));
    assert_eq!(find(&before, "doubled")["met"], true);
    let eight = find(&before, "seven-or-eight");
    assert_eq!((eight["met"].clone(), eight["findings"][0]["found"].clone()), (false.into(), 6.into()));
    assert!(find(&before, "shortest")["met"].is_null(), "that hangs on what others write");

    sitting.write(1, "sol");
    assert_eq!(foreseen(&sitting, 0, &write("lettre")), before, "the other word is a secret");
    sitting.write(0, "lettre");
    let after = foreseen(&sitting, 0, &claim("", None));
    assert_eq!(find(&after, "shortest")["met"], false);
    assert_eq!(find(&foreseen(&sitting, 1, &claim("", None)), "shortest")["met"], true);
}

#[test]
fn l1_3_the_best_word_is_told_to_its_seat_after_the_reveal() {
    let mut sitting = writing(options(2));
    sitting.write(0, "or");
    assert!(sitting.events().iter().all(|event| !matches!(event, Event::BestWord { .. })));
    let words = sitting.legal(0);
    sitting.write(1, "sol");
    let best = |viewer| -> Vec<Event> {
        let heard = sitting.heard_by(viewer).into_iter().cloned();
        heard.filter(|event| matches!(event, Event::BestWord { .. })).collect()
    };
    assert_eq!(best(Viewer::Spectator), []);
    let [Event::BestWord { seat: Seat(0), word, score, .. }] = &best(Viewer::Seat(Seat(0)))[..] else {
        panic!("{:?}", best(Viewer::Seat(Seat(0))))
    };
    assert!(words.contains(&write(word)));
    let fresh = writing(options(2));
    let score_of = |action: &Action| foreseen(&fresh, 0, action)["word"]["score"].as_u64();
    assert_eq!(words.iter().filter_map(score_of).max(), Some(u64::from(*score)));

    let mut never = writing(Options { best_word: false, ..options(2) });
    never.write(0, "or");
    never.write(1, "sol");
    assert!(never.events().iter().all(|event| !matches!(event, Event::BestWord { .. })));
}

#[test]
fn l2_4_without_help_nothing_is_told_that_hangs_on_the_score() {
    let layout = Layout::new(options(2)).open("doubled shortest modest").commons("e1 o1 vowel-a1");
    let sitting = layout.drafted(0, "l1 t1 r1 e2 k1").drafted(1, "s1 l2 s3 s4 s5").play();
    let whole = prospect(&sitting.state, Seat(0), &write("lettre")).unwrap();
    let find = |all: &[letterpress::ChallengeProspect], name: &str| {
        let all = serde_json::to_value(all).unwrap();
        all.as_array().unwrap().iter().find(|one| one["challenge"] == name).unwrap().clone()
    };
    assert!(find(&whole.challenges, "modest")["findings"][0]["found"].is_u64());
    let letterpress::Prospect { word, challenges: less } = whole.clone().without_help();
    assert_eq!(word, None);
    let modest = find(&less, "modest");
    assert_eq!((&modest["met"], &modest["findings"][0]["found"]), (&serde_json::Value::Null, &serde_json::Value::Null));
    assert_eq!(find(&less, "doubled"), find(&whole.challenges, "doubled"));
}
