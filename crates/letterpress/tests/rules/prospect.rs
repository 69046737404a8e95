//! What a writer is told before and after writing, from its own cards and what is open.

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
fn l1_3_a_word_is_laid_as_far_as_the_cards_spell_it() {
    let sitting = writing(options(2));
    let letters = foreseen(&sitting, 0, &write("letters"));
    assert_eq!(letters["word"]["word"], "LETTER", "there is no S");
    assert_eq!((&letters["missing"], &letters["counts"]), (&"S".into(), &false.into()));
    for (text, missing) in [("s", "S"), ("l-t", "L-T")] {
        let nothing = foreseen(&sitting, 0, &write(text));
        assert_eq!((&nothing["word"], &nothing["missing"]), (&serde_json::Value::Null, &missing.into()));
    }
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
    assert!(find(&before, "shortest")["met"].is_null(), "that depends on what others write");

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
fn l1_8_cards_named_for_the_beginning_stay_and_the_rest_is_best() {
    let sitting = writing(options(2));
    let cards = |prospect: &serde_json::Value| -> Vec<String> {
        let uses = prospect["word"]["cards"].as_array().unwrap().iter();
        uses.map(|used| format!("{}={}", used["card"].as_str().unwrap(), used["as"].as_str().unwrap())).collect()
    };
    let best = foreseen(&sitting, 0, &write("lettre"));
    assert_eq!(best["counts"], true);
    let begun = foreseen(&sitting, 0, &spell("lettre", "l1=L e1=E"));
    assert_eq!(cards(&begun)[..2], ["l1=L", "e1=E"]);
    assert_eq!((&begun["word"]["word"], &begun["counts"]), (&"LETTRE".into(), &true.into()), "{begun}");
    assert!(begun["word"]["score"].as_u64() <= best["word"]["score"].as_u64());
    let doubled = foreseen(&sitting, 0, &spell("lett", "l1=L e1=E t1=T"));
    assert_eq!(cards(&doubled), ["l1=L", "e1=E", "t1=TT"], "the last one named may be doubled");
    let other = foreseen(&sitting, 0, &spell("ot", "o1=O"));
    assert_eq!(cards(&other), ["o1=O", "t1=T"]);

    let mut written = writing(options(2));
    written.act(0, spell("lettre", "l1=L e1=E"));
    let told = written.heard_by(Viewer::Seat(Seat(0)));
    let Event::WordChosen { cards: used, score, .. } = told[0] else { panic!("{told:?}") };
    assert_eq!(begun["word"]["score"], *score);
    assert_eq!(begun["word"]["cards"], serde_json::to_value(used).unwrap());
    let wrong = written.refused(0, spell("lettre", "o1=O"));
    assert!(matches!(wrong, letterpress::Illegal::CardsSpellOther { .. }), "{wrong:?}");
}

#[test]
fn l1_8_cards_of_the_same_face_can_take_each_others_place() {
    let sitting = writing(options(2));
    let le = foreseen(&sitting, 0, &write("le"));
    let (used, others) = (&le["word"]["cards"][1]["card"], &le["alternatives"][1]);
    assert_eq!(others[0], *used, "{le}");
    assert_eq!(others.as_array().unwrap().len(), 2, "e1 and e2: {le}");
    assert_eq!(le["alternatives"][0], serde_json::json!(["l1"]));
}

#[test]
fn l2_5_of_the_challenges_that_are_met_the_one_worth_most_is_named() {
    let sitting = writing(options(2));
    let lettre = foreseen(&sitting, 0, &write("lettre"));
    let met: Vec<&str> = lettre["challenges"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|one| one["met"] == true)
        .map(|one| one["challenge"].as_str().unwrap())
        .collect();
    assert_eq!(met, ["doubled"]);
    assert_eq!(lettre["best_challenge"], "doubled");
    assert!(foreseen(&sitting, 0, &write("or"))["best_challenge"].is_null());
}

#[test]
fn l2_3_a_claim_says_what_joins_the_collection() {
    let mut sitting = writing(options(2));
    sitting.write(1, "sol");
    sitting.write(0, "lettre");
    let one = foreseen(&sitting, 0, &claim("t1", None));
    assert_eq!((&one["gains"]["cards"][0]["card"], &one["gains"]["draws"]), (&"t1".into(), &0.into()), "{one}");
    let value = one["gains"]["points"].as_u64().unwrap();
    let before = sitting.view(0).own.unwrap().collection.len() as u64;
    assert_eq!(one["gains"]["collection"]["cards"], before + 1);
    let both = foreseen(&sitting, 0, &claim("t1 l1", Some("doubled")));
    let joined = both["gains"]["cards"].as_array().unwrap().len() as u64 + both["gains"]["draws"].as_u64().unwrap();
    assert_eq!(joined, 3, "two letters and a reward: {both}");
    assert!(both["gains"]["points"].as_u64().unwrap() > value);
    sitting.act(0, claim("t1 l1", Some("doubled")));
    assert_eq!(sitting.view(0).own.unwrap().collection.len() as u64, before + 3);
}

#[test]
fn l0_2_without_help_nobody_is_told_whether_a_word_counts() {
    let sitting = writing(options(2));
    for word in ["lettre", "ttree"] {
        let whole = prospect(&sitting.state, Seat(0), &write(word)).unwrap();
        assert_eq!(whole.counts, Some(word == "lettre"));
        let less = whole.clone().without_help();
        assert_eq!((less.counts, &less.word, &less.challenges), (None, &whole.word, &whole.challenges));
    }
}
