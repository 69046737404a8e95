//! Checks the facts against what happens at the table.

use crate::table::*;
use letterpress::facts::Facts;
use letterpress::queries::THRESHOLD;
use letterpress::{Action, Difficulty, Event, Options, Step};
use table::{Game, Seat, Viewer};

fn facts(sitting: &Sitting, seat: u8) -> Facts {
    game().facts(&sitting.state, Viewer::Seat(Seat(seat)))
}

fn watched(sitting: &Sitting) -> Facts {
    game().facts(&sitting.state, Viewer::Spectator)
}

#[test]
fn l1_2_facts_say_who_passes_and_who_receives() {
    let mut sitting = Sitting::new(options(3), 4);
    let before = facts(&sitting, 1).draft.unwrap();
    assert_eq!((before.from, before.to, before.room), (None, Some(Seat(2)), 5), "the first hand is dealt");
    let hands: Vec<_> = (0..3).map(|seat| sitting.view(seat).own.unwrap().hand).collect();
    for (seat, hand) in (0..).zip(&hands) {
        sitting.act(seat, Action::Draft { card: hand[0].card });
    }
    let after = facts(&sitting, 1).draft.unwrap();
    assert_eq!((after.from, after.to), (Some(Seat(0)), Some(Seat(2))));
    let received = sitting.view(1).own.unwrap().hand;
    assert!(received.iter().all(|card| hands[0].contains(card)), "the hand came from there");
    assert_eq!(watched(&sitting).draft, None);
    let alone = facts(&Sitting::new(options(1), 4), 0).draft.unwrap();
    assert_eq!((alone.from, alone.to), (None, None), "alone, the others go under the deck");
}

#[test]
fn l1_4_every_reading_of_a_card_can_be_written_and_no_other() {
    let options = Options { min_length: 1, ..options(2) };
    let layout = Layout::new(options).open("doubled shortest seven-or-eight").commons("e1 o1 vowel-a1");
    let sitting = layout.drafted(0, "l1 qu1 r1 e2 k1").drafted(1, "s1 l2 s3 s4 s5").play();
    let writing = facts(&sitting, 0).writing.unwrap();
    let commons: Vec<bool> = writing.cards.iter().map(|card| card.common).collect();
    assert_eq!(commons, [true, true, true, false, false, false, false, false]);
    for card in &writing.cards {
        assert_eq!(card.readings[0], card.card.letters, "what it shows comes first");
        let letter = &card.card.letters[..1];
        let others = ["Z".to_owned(), letter.repeat(3), format!("{letter}Z")];
        for text in card.readings.iter().chain(&others) {
            let named = format!("{}={text}", card.card.card);
            let refusal = sitting.game.check(&sitting.state, Seat(0), &spell(text, &named));
            let spells = !matches!(
                refusal,
                Err(letterpress::Illegal::CardCannotStandFor { .. } | letterpress::Illegal::QuCannotStandFor { .. })
            );
            assert_eq!(spells, card.readings.contains(text), "{named}: {refusal:?}");
        }
    }
    let qu = writing.cards.iter().find(|card| card.card.letters == "QU").unwrap();
    assert_eq!(qu.readings, ["QU", "Q", "QQ"], "L1.5");
    assert_eq!(writing.least, 1, "L0.3");
}

#[test]
fn l2_3_facts_say_how_many_letters_are_claimed() {
    let layout = Layout::new(options(2)).open("doubled shortest seven-or-eight").commons("e1 o1 vowel-a1");
    let mut sitting = layout.drafted(0, "l1 t1 r1 e2 k1").drafted(1, "s1 l2 s3 s4 s5").play();
    assert_eq!(facts(&sitting, 0).claiming, None);
    sitting.write(0, "lettre");
    sitting.write(1, "sol");
    while let Some(claiming) = facts(&sitting, 0).claiming {
        let seat = claiming.seat.unwrap();
        assert_eq!(sitting.to_act(), [seat.0]);
        let names = |count: usize| {
            let pool = sitting.view(0).pool;
            text(&pool.iter().take(count).map(|card| card.card).collect::<Vec<_>>())
        };
        let count = usize::from(claiming.count);
        for wrong in [count - 1, count + 1].into_iter().filter(|&wrong| wrong <= 2) {
            assert!(sitting.game.check(&sitting.state, seat, &claim(&names(wrong), None)).is_err());
        }
        let before = facts(&sitting, seat.0).collection.unwrap();
        let named = names(count);
        sitting.act(seat.0, claim(&named, None));
        let after = facts(&sitting, seat.0).collection.unwrap();
        assert_eq!(after.cards, before.cards + claiming.count);
        assert!(after.points > before.points);
    }
    assert_eq!(sitting.position().round, 2);
}

#[test]
fn l4_5_facts_compare_each_card_with_what_would_lie_below() {
    let layout = Layout::solo().round(2).row("c1 o1 m1 e1 n1 t1").commons("e2 vowel-o1");
    let mut sitting = layout.drafted(0, "j1 u1 r1 k1 s1").play();
    sitting.write(0, "jouer");
    assert_eq!(sitting.position().step, Step::Lay);
    let places = facts(&sitting, 0).places.unwrap();
    let view = sitting.view(0).solo.unwrap();
    assert_eq!(places.len(), view.offsets.len());
    for (place, offered) in places.iter().zip(&view.offsets) {
        let mut collected: Vec<_> =
            place.columns.iter().filter(|column| column.collected).map(|one| one.card).collect();
        let mut offered_cards = offered.collects.clone();
        collected.sort_unstable();
        offered_cards.sort_unstable();
        assert_eq!((place.offset, &collected), (offered.offset, &offered_cards));
        for column in &place.columns {
            assert_eq!(column.collected, column.below.is_some_and(|below| column.value <= below));
        }
        let mut laid = sitting.clone();
        laid.act(0, Action::Lay { offset: place.offset });
        let collection = facts(&laid, 0).collection.unwrap();
        assert_eq!(collection, place.collects);
    }
}

#[test]
fn l4_8_facts_name_the_least_score_that_beats_the_press() {
    for (difficulty, several, leftovers) in
        [(Difficulty::Easy, true, false), (Difficulty::Normal, false, false), (Difficulty::Hard, false, true)]
    {
        let options = Options { difficulty, ..options(1) };
        let layout = Layout::new(options).round(5).collection(0, "l1 t1 r1 e2 k1").library("s1 s2");
        let mut sitting = layout.play();
        let told = facts(&sitting, 0);
        assert!(told.is_last_round && told.rounds == 5);
        let press = told.press.unwrap();
        assert_eq!(press.needed, sitting.view(0).solo.unwrap().library_points + 1);
        assert_eq!(press.threshold, THRESHOLD);
        let writing = told.writing.unwrap();
        assert_eq!((writing.several, writing.leftovers_join, writing.may_finish), (several, leftovers, false));
        let foreseen = letterpress::prospect(&sitting.state, Seat(0), &write("le")).unwrap().library.unwrap();
        sitting.write(0, "le");
        if several {
            assert!(facts(&sitting, 0).writing.unwrap().may_finish);
            sitting.act(0, Action::Pass);
        }
        let solo = sitting.view(0).solo.unwrap();
        assert_eq!(foreseen.points, solo.library_points, "{difficulty:?}");
        let won = game().outcome(&sitting.state).unwrap().winners.contains(Seat(0));
        let press = facts(&sitting, 0).press.unwrap();
        assert_eq!(won, press.score >= press.needed);
    }
}

#[test]
fn l3_3_places_go_by_score_then_by_what_is_left() {
    let layout = |second: &str| {
        let layout = Layout::new(options(3)).round(5).commons("e1 o1 vowel-a1");
        layout.collection(0, "l1 t1 r1").collection(1, second).collection(2, "n1").play()
    };
    for (second, tie) in [("l2 t2 r2", true), ("l2 t2 r2 k1", true), ("k1 i1 r2", false)] {
        let mut sitting = layout(second);
        sitting.write(0, "le");
        if second.contains("l2") {
            sitting.write(1, "le")
        } else {
            sitting.act(1, Action::Pass)
        }
        sitting.act(2, Action::Pass);
        let end = watched(&sitting).end.unwrap();
        let Some(Event::GameEnded { winners, scores, left }) =
            sitting.events().into_iter().find(|event| matches!(event, Event::GameEnded { .. })).cloned()
        else {
            panic!("the game is over")
        };
        assert_eq!(end.is_tie, tie, "{second}");
        for place in &end.places {
            let seat = place.seat.index();
            assert_eq!((place.score, place.left), (scores[seat], left[seat]));
            assert_eq!((place.wins, place.place == 1), (winners.contains(place.seat), place.wins));
        }
        assert!(end.places.is_sorted_by_key(|place| place.place));
    }
}
