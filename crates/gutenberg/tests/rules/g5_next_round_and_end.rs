//! 5 Prepare the next round, 6 End of the game.

use crate::cards::{all, gear_with, inks, patron_where};
use crate::scene::Scene;
use crate::table::Table;
use gutenberg::catalogue::{GearReward, PatronageId};
use gutenberg::components::Inks;
use gutenberg::{Event, Illegal, PatronageReward, Phase};
use table::{Game, Refusal, Seat, SeatSet, Viewer};

fn last_round(people: u8) -> Scene {
    Scene::people(people).phase(Phase::Fulfil).round(6)
}

fn winners(table: &Table) -> Vec<u8> {
    let outcome = table.play.outcome().expect("the game is over");
    outcome.winners.iter().map(|seat| seat.0).collect()
}

#[test]
fn g5_1_the_board_is_made_ready_for_the_next_round() {
    let patrons: Vec<Option<PatronageId>> = vec![None, Some(patron_where(|_| true))];
    let mut table = Scene::people(3)
        .phase(Phase::Fulfil)
        .round(2)
        .patrons(&patrons)
        .rewards_taken(&[PatronageReward::Guilders])
        .house(1, |house| house.used_gear(gear_with(GearReward::RoundFame), 1))
        .lay();
    table.all_pass();
    assert_eq!((table.round(), table.phase()), (3, Phase::Plan));
    let board = table.board();
    assert_eq!(board.printing.iter().flatten().count(), 3);
    assert_eq!(board.refinement.iter().flatten().count(), 3);
    assert_eq!(board.ink_sets.iter().flatten().flatten().count(), 9);
    assert_eq!(board.specialties.iter().flatten().count(), 3);
    assert_eq!(board.gears.iter().flatten().count(), 3);
    let left: Vec<_> = board.patronage.iter().map(|space| space.card).take(2).collect();
    assert_eq!(left, patrons, "patronage is never refilled");
    assert_eq!(board.rewards_taken, []);
    assert_eq!(table.house(1).gears[0].map(|gear| gear.uses), Some(0));
    assert!((0..3).all(|seat| table.house(seat).plan.is_none()));
    assert!(table.was_told(&Event::BoardRefilled));
}

#[test]
fn g5_1_nothing_is_prepared_after_round_six() {
    let mut table = last_round(2).lay();
    table.all_pass();
    assert_eq!((table.round(), table.phase()), (6, Phase::Over));
    assert_eq!(table.board().printing, [None, None]);
    assert_eq!(table.sheet().first, Seat(0));
    assert!(!table.was_told(&Event::BoardRefilled));
}

#[test]
fn g5_2_an_empty_bag_leaves_spaces_empty() {
    let mut table = Scene::people(2).phase(Phase::Fulfil).bag("red gold gold red").lay();
    table.all_pass();
    let spaces: Vec<bool> = table.board().ink_sets.iter().flatten().map(Option::is_some).collect();
    assert_eq!(spaces, [true, true, true, true, false, false]);
    assert_eq!(table.bag(), Inks::NONE);
}

#[test]
fn g5_2_a_full_bag_fills_every_set() {
    let mut table = Scene::people(2).phase(Phase::Fulfil).bag("red red red gold gold gold blue").lay();
    table.all_pass();
    let drawn =
        table.board().ink_sets.iter().flatten().flatten().fold(Inks::NONE, |sum, &ink| sum.plus(Inks::of(&[ink])));
    assert_eq!(drawn.plus(table.bag()), inks("red red red gold gold gold blue"));
    assert_eq!(table.bag().total(), 1);
}

#[test]
fn g5_3_the_token_goes_round_and_the_places_keep_their_markers() {
    for seats in 2..=4 {
        let mut table = Scene::people(seats).phase(Phase::Plan).lay();
        for round in 1..=6 {
            let first = (round - 1) % seats;
            assert_eq!((table.round(), table.sheet().first), (round, Seat(first)));
            for seat in 0..seats {
                let place = (seat + seats - first) % seats;
                assert_eq!(table.house(seat).markers, 7 + place, "seat {seat} of {seats} in round {round}");
            }
            table.all_plan();
            if round < 6 {
                table.pass_to(Phase::Plan);
                let to = Seat((first + 1) % seats);
                assert!(table.was_told(&Event::FirstPlayerPassed { from: Seat(first), to }));
            }
        }
    }
}

#[test]
fn g5_4_specialties_patrons_and_guilders_count_at_the_end() {
    let end_score = |levels: [u8; 4], patrons: usize, guilders: u16| {
        let cards: Vec<PatronageId> = all().take(patrons).collect();
        let mut table = last_round(2)
            .actor(1)
            .house(0, |house| house.levels(levels).patrons(&cards).guilders(guilders).types("AIO"))
            .lay();
        table.all_pass();
        table.house(0).fame
    };
    assert_eq!(end_score([0, 1, 2, 3], 0, 0), 0);
    assert_eq!(end_score([6, 0, 0, 0], 0, 0), 6);
    assert_eq!(end_score([0, 5, 0, 0], 0, 0), 3);
    assert_eq!(end_score([0, 0, 4, 0], 0, 0), 1);
    assert_eq!(end_score([6, 6, 6, 6], 0, 0), 24);
    assert_eq!(end_score([0; 4], 1, 0), 8);
    assert_eq!(end_score([0; 4], 3, 0), 24);
    assert_eq!(end_score([0; 4], 0, 2), 0);
    assert_eq!(end_score([0; 4], 0, 3), 1);
    assert_eq!(end_score([0; 4], 0, 11), 3);
}

#[test]
fn g5_4_nobody_acts_after_the_end() {
    let mut table = last_round(2).lay();
    table.all_pass();
    table.refuses(0, gutenberg::Action::Pass, Illegal::GameOver, "G5.4");
    assert_eq!(Illegal::GameOver.rule(), "G5.4");
    assert_eq!(table.play.game().to_act(table.play.state()), SeatSet::NONE);
}

#[test]
fn g5_5_example_one_hundred_and_eleven() {
    let patrons: Vec<PatronageId> = all().take(2).collect();
    let john = last_round(2).house(0, |house| house.fame(84).guilders(4).levels([6, 0, 4, 5]).patrons(&patrons)).lay();
    let score = john.view_of(0).end_scores.expect("the game runs")[0];
    assert_eq!((score.guilders, score.specialties, score.patronage), (1, 10, 16));
    let mut john = john;
    john.all_pass();
    assert_eq!(john.play.outcome().expect("the game is over").scores()[0], 84 + 1 + 10 + 16);
    assert_eq!(winners(&john), [0]);
}

#[test]
fn g5_5_of_equal_fame_fewer_types_win() {
    let mut table = last_round(3)
        .house(0, |house| house.fame(50).types("AIOU"))
        .house(1, |house| house.fame(50).types("AIO").inks("red red"))
        .house(2, |house| house.fame(49).types(""))
        .lay();
    table.all_pass();
    assert_eq!(winners(&table), [1]);
}

#[test]
fn g5_5_then_fewer_inks_win() {
    let mut table = last_round(3)
        .house(0, |house| house.fame(50).inks("red"))
        .house(1, |house| house.fame(50))
        .house(2, |house| house.fame(50).inks("blue blue"))
        .lay();
    table.all_pass();
    assert_eq!(winners(&table), [1]);
}

#[test]
fn g5_5_then_the_place_is_shared() {
    let mut table = last_round(3)
        .house(0, |house| house.fame(50).types("AAA").inks("red"))
        .house(1, |house| house.fame(40))
        .house(2, |house| house.fame(50).types("IOU").inks("blue"))
        .lay();
    table.all_pass();
    assert_eq!(winners(&table), [0, 2]);
}

#[test]
fn g5_5_every_seat_has_a_place_now_and_at_the_end() {
    let mut table = last_round(4)
        .actor(1)
        .house(0, |house| house.fame(50).guilders(0).types("AIO").inks("red"))
        .house(1, |house| house.fame(47).guilders(9).types("AI"))
        .house(2, |house| house.fame(51).guilders(0).types("AIOU"))
        .house(3, |house| house.fame(50).guilders(0).types("UUU").inks("blue"))
        .lay();
    let places = |table: &Table| {
        let facts = table.play.game().facts(table.play.state(), Viewer::Spectator);
        facts.houses.iter().map(|house| (house.total, house.place)).collect::<Vec<_>>()
    };
    // Three guilders make one fame, so this seat catches up and leads with fewer types.
    let expected = [(50, 3), (50, 2), (51, 1), (50, 3)];
    assert_eq!(places(&table), expected);
    table.all_pass();
    assert_eq!(places(&table), expected);
    assert_eq!(winners(&table), [2]);
}
