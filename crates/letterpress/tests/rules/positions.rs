//! A written position can be laid out again, and every fault is reported.

use crate::table::*;
use letterpress::{Position, Step};
use table::Game;

fn faults(position: &Position) -> Vec<String> {
    let faults = game().place(position).map(|_| ()).expect_err("it is accepted");
    faults.iter().map(|fault| format!("{} {}", fault.at, fault.message)).collect()
}

fn start(people: u8) -> Position {
    Sitting::new(options(people), 5).position()
}

#[test]
fn l0_1_every_card_lies_in_one_place() {
    let mut position = start(3);
    let lost = position.letters.top.remove(0);
    let twice = position.letters.top[0];
    position.seats[1].collection.push(twice);
    position.vowels.under.push(name("k1"));
    position.seats[0].hand[0] = name("nonsense");
    let faults = faults(&position);
    assert!(faults.contains(&format!("cards `{lost}` lies nowhere")), "{faults:#?}");
    assert!(faults.contains(&format!("seats[1].collection `{twice}` lies in two places")));
    assert!(faults.iter().any(|fault| fault.starts_with("vowels.under `k1` is a Letter card")));
    assert!(faults.contains(&"seats[0].hand no card is called `nonsense`".to_owned()));
}

#[test]
fn l0_1_seats_match_the_options() {
    let mut position = start(3);
    position.seats.pop();
    assert_eq!(faults(&position), ["seats 2 seats, but `people` is 3"]);
    position.options.people = 9;
    assert!(faults(&position)[0].contains("1 to 6"));
}

#[test]
fn l1_1_round_commons_and_challenges_must_fit() {
    let mut position = start(2);
    let common = position.commons.remove(0);
    position.letters.top.push(common);
    let challenge = position.open.pop().unwrap();
    position.challenges.under.push(challenge);
    let found = faults(&position);
    assert!(found.iter().any(|fault| fault.starts_with("commons")), "{found:?}");
    assert!(found.iter().any(|fault| fault.starts_with("open")));
    let mut position = start(2);
    position.round = 6;
    assert!(faults(&position)[0].starts_with("round"));
    let mut position = start(2);
    position.step = Step::Lay;
    assert!(faults(&position)[0].starts_with("step"));
}

#[test]
fn l1_2_hands_must_be_as_many() {
    let mut position = start(2);
    let card = position.seats[0].hand.pop().unwrap();
    position.letters.top.push(card);
    assert!(faults(&position)[0].starts_with("seats[0].hand 5 cards, not 4"));
    let mut position = start(2);
    position.seats[0].chosen = Some(position.seats[1].hand[0]);
    assert!(faults(&position)[0].starts_with("seats[0].chosen"));
    let mut position = start(2);
    for seat in &mut position.seats {
        seat.chosen = Some(seat.hand[0]);
    }
    assert!(faults(&position)[0].contains("all have chosen"));
}

#[test]
fn l1_3_written_words_are_checked() {
    let layout = Layout::new(options(2)).open("shortest doubled modest").commons("e1 o1 vowel-a1");
    let mut sitting = layout.drafted(0, "l1 t1 r1 e2 k1").drafted(1, "s1 s2 s3 s4 s5").play();
    sitting.write(0, "lettre");
    let position = sitting.position();
    assert!(sitting.game.place(&position).unwrap() == sitting.state);
    let text = serde_json::to_string(&position).unwrap();
    let wrong: Position = serde_json::from_str(&text.replace("LETTRE", "LETTRO")).unwrap();
    assert!(faults(&wrong)[0].starts_with("seats[0].entry `LETTRO` cannot have been written like this"));
    let stolen: Position = serde_json::from_str(&text.replace(r#""card":"r1""#, r#""card":"r2""#)).unwrap();
    assert!(faults(&stolen)[0].contains("drafted and common cards"));
}

#[test]
fn l2_2_the_ranking_follows_from_the_words() {
    let layout = Layout::new(options(2)).open("shortest doubled modest").commons("e1 o1 vowel-a1");
    let mut sitting = layout.drafted(0, "l1 t1 r1 e2 k1").drafted(1, "s1 l2 s3 s4 s5").play();
    sitting.write(0, "lettre");
    sitting.write(1, "sol");
    let mut position = sitting.position();
    assert!(sitting.game.place(&position).unwrap() == sitting.state);
    position.ranking.swap(0, 1);
    assert!(faults(&position).iter().any(|fault| fault.contains("do not follow")));
    let mut position = sitting.position();
    position.claimed = 2;
    assert!(!faults(&position).is_empty());
}

#[test]
fn l2_3_nobody_has_more_than_could_be_claimed() {
    let mut position = start(2);
    let card = position.letters.top.pop().unwrap();
    position.seats[0].collection.push(card);
    let found = faults(&position);
    assert!(found.iter().any(|fault| fault.contains("at most 0 by now")), "{found:?}");
}

#[test]
fn l2_5_only_challenges_that_join_lie_in_collections() {
    let mut layout = Layout::new(options(2)).round(5).commons("e1 o1 vowel-a1");
    layout = layout.collection(0, "doubled");
    assert!(faults(&layout.0)[0].contains("not a challenge that joins"));
}

#[test]
fn l4_3_rows_and_libraries_belong_to_the_solo_game() {
    let layout = Layout::new(options(2)).round(5).commons("e1 o1 vowel-a1").library("k1").row("j1");
    let found = faults(&layout.0);
    assert!(found.iter().any(|fault| fault.starts_with("solo.library")));
    assert!(found.iter().any(|fault| fault.starts_with("solo.row")));
}
