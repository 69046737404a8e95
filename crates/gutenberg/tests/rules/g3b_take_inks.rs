//! 3b Take inks.

use crate::cards::{ink_set, inks};
use crate::scene::Scene;
use gutenberg::components::Row;
use gutenberg::{Action, Event, Illegal, Phase};
use table::Seat;

fn take(set: u8, count: u8) -> Action {
    Action::TakeInks { set, count }
}

#[test]
fn g3b_1_one_two_or_three_inks_from_the_left() {
    let taken = [(1, "blue", 10, "- gold red"), (2, "blue gold", 9, "- - red"), (3, "blue gold red", 7, "- - -")];
    for (count, colours, guilders, left) in taken {
        let mut table =
            Scene::people(2).phase(Phase::Act(Row::Inks)).ink_sets(&["silver silver silver", "blue gold red"]).lay();
        table.does(0, take(1, count));
        assert_eq!((table.house(0).inks, table.house(0).guilders), (inks(colours), guilders));
        assert_eq!(table.board().ink_sets, [ink_set("silver silver silver"), ink_set(left)]);
        assert!(table.was_told(&Event::InksTaken { seat: Seat(0), inks: inks(colours) }));
    }
}

#[test]
fn g3b_1_the_price_goes_by_the_printed_place() {
    let mut table = Scene::people(3)
        .phase(Phase::Act(Row::Inks))
        .ink_sets(&["blue gold red"])
        .house(0, |house| house.guilders(0))
        .house(1, |house| house.guilders(1))
        .house(2, |house| house.guilders(2))
        .lay();
    table.refuses(0, take(0, 2), Illegal::Guilders { have: 0, need: 1, rule: "G3b.1" }, "G3b.1");
    table.does(0, take(0, 1));
    table.refuses(1, take(0, 2), Illegal::Guilders { have: 1, need: 3, rule: "G3b.1" }, "G3b.1");
    table.does(1, take(0, 1));
    table.does(2, take(0, 1));
    for (seat, colour) in [(0, "blue"), (1, "gold"), (2, "red")] {
        assert_eq!((table.house(seat).inks, table.house(seat).guilders), (inks(colour), 0));
    }
}

#[test]
fn g3b_1_only_what_lies_in_one_set() {
    let mut table = Scene::people(2).phase(Phase::Act(Row::Inks)).ink_sets(&["- blue gold", "- - -"]).lay();
    table.refuses(0, take(2, 1), Illegal::NoSuchInkSet { sets: 2 }, "G3b.1");
    table.refuses(0, take(255, 1), Illegal::NoSuchInkSet { sets: 2 }, "G3b.1");
    table.refuses(0, take(0, 3), Illegal::InksLeft { left: 2 }, "G3b.1");
    table.refuses(0, take(0, 0), Illegal::InksLeft { left: 2 }, "G3b.1");
    table.refuses(0, take(1, 1), Illegal::InksLeft { left: 0 }, "G3b.1");
}

#[test]
fn g3b_1_not_in_another_action() {
    let mut table = Scene::people(2).phase(Phase::Act(Row::Orders)).lay();
    table.refuses(0, take(0, 1), Illegal::NotNow { rule: "G3b.1" }, "G3b.1");
}

#[test]
fn g3b_2_with_the_first_ink_gone_the_others_cost_three() {
    let scene = |guilders| {
        Scene::people(3)
            .phase(Phase::Act(Row::Inks))
            .actor(2)
            .house(2, |house| house.guilders(guilders))
            .ink_sets(&["red red red", "silver gold gold", "- blue gold"])
            .lay()
    };
    let mut table = scene(3);
    table.does(2, take(2, 2));
    assert_eq!((table.house(2).inks, table.house(2).guilders), (inks("blue gold"), 0));

    let mut table = scene(2);
    table.refuses(2, take(2, 2), Illegal::Guilders { have: 2, need: 3, rule: "G3b.1" }, "G3b.1");
    table.does(2, take(2, 1));
    assert_eq!(table.house(2).guilders, 1, "the second alone costs 1");
}

#[test]
fn g3b_3_the_inks_left_go_back_into_the_bag() {
    let mut table = Scene::people(2).phase(Phase::Act(Row::Inks)).ink_sets(&["blue gold red", "- red red"]).lay();
    let before = table.bag();
    table.does(0, take(0, 1));
    assert_eq!(table.bag(), before, "not before all have had their turn");
    table.does(1, Action::Pass);
    assert_eq!(table.bag(), before.plus(inks("gold red red red")));
    assert_eq!(table.board().ink_sets, [ink_set("- - -"), ink_set("- - -")]);
}

#[test]
fn g3b_3_also_if_nobody_acted() {
    let mut table = Scene::people(2).phase(Phase::Plan).lay();
    table.does(0, Action::Plan { markers: [0, 0, 6, 1, 0] }).does(1, Action::Plan { markers: [0, 0, 6, 2, 0] });
    assert_eq!(table.phase(), Phase::Act(Row::Specialties));
    assert_eq!(table.bag().total(), 48);
}
