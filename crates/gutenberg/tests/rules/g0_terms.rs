//! 0 Terms.

use crate::cards::{all, inks, patron_where};
use crate::scene::Scene;
use crate::table::Table;
use gutenberg::catalogue::{Catalogue, GearId};
use gutenberg::components::{Enumerated, Ink, Inks, Levels, Row, Specialty, Type};
use gutenberg::{Action, Due, Event, GearSheet, Gutenberg, Illegal, Options, Order, Phase, Position, Stage};
use table::{Dice, Game, Refusal, Seat, Seed, Viewer};

/// The rules under which a position is refused.
fn faults(position: &Position) -> Vec<(String, &'static str)> {
    let faults = Gutenberg::standard().place(position).err().unwrap_or_default();
    faults.into_iter().map(|fault| (fault.at, fault.rule.unwrap_or_default())).collect()
}

fn refused(options: Options) -> Option<&'static str> {
    Gutenberg::standard().setup(&options, Seed::from_number(1)).err().map(|bad| bad.rule())
}

#[test]
fn g0_1_one_to_four_people_play_and_never_more_than_four_seats() {
    let table = |people, automa| Options { people, automa, ..Options::default() };
    assert_eq!(refused(table(0, false)), Some("G0.1"));
    assert_eq!(refused(table(5, false)), Some("G0.1"));
    assert_eq!(refused(table(4, true)), Some("G0.1"), "the automa would be the fifth");
    for (people, automa) in [(1, true), (2, false), (2, true), (3, false), (3, true), (4, false)] {
        let sheet = Table::open(table(people, automa), 1).sheet();
        assert_eq!((sheet.houses.len(), sheet.automa.is_some()), (people.into(), automa));
    }
}

#[test]
fn g0_1_one_person_always_plays_with_the_automa() {
    let sheet = Table::open(Options { people: 1, automa: false, ..Options::default() }, 1).sheet();
    assert!(sheet.automa.is_some());
}

#[test]
fn g0_1_a_seat_that_is_not_there_cannot_act() {
    let mut table = Scene::people(3).lay();
    table.refuses(3, Action::Pass, Illegal::NoSuchSeat { people: 3 }, "G0.1");
    table.refuses(255, Action::Pass, Illegal::NoSuchSeat { people: 3 }, "G0.1");
}

#[test]
fn g0_1_a_game_has_six_rounds() {
    let mut table = Scene::people(2).phase(Phase::Plan).lay();
    table.pass_to(Phase::Over);
    let began = |event: &&Event| if let Event::RoundBegan { round, .. } = event { Some(*round) } else { None };
    assert_eq!(table.events().iter().filter_map(began).collect::<Vec<_>>(), [2, 3, 4, 5, 6]);
    assert_eq!(table.round(), 6);
    table.refuses(0, Action::Pass, Illegal::GameOver, "G5.4");
}

#[test]
fn g0_2_the_inks_are_blue_silver_gold_and_red() {
    assert_eq!(Ink::NAMES, ["blue", "silver", "gold", "red"]);
    assert_eq!(Type::NAMES, ["A", "I", "O", "U"]);
    assert_eq!(Specialty::NAMES, ["typesetting", "woodcutting", "binding", "illuminating"]);
}

#[test]
fn g0_3_there_are_twelve_inks_of_each_colour() {
    for (people, automa) in [(1, true), (2, false), (2, true), (3, false), (3, true), (4, false)] {
        let sheet = Table::open(Options { people, automa, ..Options::default() }, 7).sheet();
        let mut count = sheet.bag;
        sheet.board.ink_sets.iter().flatten().flatten().for_each(|&ink| count[ink] += 1);
        assert_eq!(count, Inks::new([12; 4]));
    }
    let mut position = Scene::people(2).lay().position();
    position.table.houses[1].inks[Ink::Red] += 1;
    assert_eq!(faults(&position), [("table.bag.red".to_owned(), "G0.3")]);
}

#[test]
fn g0_3_everybody_knows_what_the_bag_contains_and_nobody_what_it_will_give() {
    let mut scene = Scene::people(2).phase(Phase::Plan).lay();
    let other = {
        let mut position = scene.position();
        position.dice = Dice::new(Seed::from_number(99));
        let game = Gutenberg::standard();
        let state = game.place(&position).expect("only the dice differ");
        Table::from_state(game, state)
    };
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(scene.view(viewer), other.view(viewer));
        assert_eq!(scene.view(viewer).table.bag, scene.bag());
    }
    let drawn_next = |table: &mut Table| {
        table.pass_to(Phase::Fulfil).pass_to(Phase::Plan);
        table.board().ink_sets
    };
    let mut other = other;
    assert_ne!(drawn_next(&mut scene), drawn_next(&mut other));
}

#[test]
fn g0_3_a_colour_that_the_bag_lacks_cannot_be_taken() {
    let due = Due { inks: 2, ..Due::default() };
    let mut table = Scene::people(2).phase(Phase::Act(Row::Patronage)).stage(Stage::After).due(due).bag("red").lay();
    let lacks = Illegal::BagLacks { ink: Ink::Blue, rule: "G0.3" };
    table.refuses(0, Action::GainInk { ink: Ink::Blue }, lacks, "G0.3");
    table.does(0, Action::GainInk { ink: Ink::Red });
    assert_eq!(table.house(0).inks, inks("red"));
    assert_eq!(table.sheet().due, Due::default(), "nothing is owed once the bag is empty");
}

#[test]
fn g0_4_types_never_run_out() {
    let rich = |house: crate::scene::House| house.guilders(999).types(&"U".repeat(12));
    let mut table = Scene::people(2).house(0, rich).house(1, rich).lay();
    for owned in 13..=30 {
        table.does(0, Action::BuyType { kind: Type::U });
        assert_eq!(table.house(0).types[Type::U], owned);
    }
}

#[test]
fn g0_4_types_and_levels_stay_and_inks_are_used_up() {
    let patron = patron_where(|card| !card.inks.is_empty() && !card.types.is_empty());
    let asked = &Catalogue::standard()[patron];
    let mut table = Scene::people(2)
        .round(6)
        .phase(Phase::Act(Row::Patronage))
        .patrons(&[Some(patron)])
        .house(0, |house| house.meets(asked).levels([1, 2, 3, 4]))
        .lay();
    table.does(0, Action::TakePatronageCard { card: patron, wild: Inks::NONE });
    let house = table.house(0);
    assert_eq!(house.types, asked.types);
    assert_eq!(house.levels, Levels::new([1, 2, 3, 4]));
    assert!(house.inks.is_empty());
}

#[test]
fn g0_5_four_orders_three_gears_and_level_six_are_the_most() {
    let full = Scene::people(3).lay().position();

    let mut five_orders = full.clone();
    for _ in 0..5 {
        let printing = five_orders.piles.printing.pop().expect("there are plenty");
        let refinement = five_orders.piles.refinement.pop().expect("there are plenty");
        five_orders.table.houses[1].orders.insert(0, Some(Order { printing, refinement }));
    }
    assert!(faults(&five_orders).contains(&("table.houses[1].orders".to_owned(), "G0.5")));

    let mut four_gears = full.clone();
    let gears: Vec<GearId> = all().take(4).collect();
    four_gears.piles.gears.retain(|gear| !gears.contains(gear));
    four_gears.table.houses[1].gears =
        gears.into_iter().map(|gear| Some(GearSheet { gear, sector: 0, uses: 0, turned: false })).collect();
    assert!(faults(&four_gears).contains(&("table.houses[1].gears".to_owned(), "G0.5")));

    let mut level_seven = full;
    level_seven.table.houses[1].levels[Specialty::Binding] = 7;
    assert_eq!(faults(&level_seven), [("table.houses[1].levels.binding".to_owned(), "G0.5")]);
}
