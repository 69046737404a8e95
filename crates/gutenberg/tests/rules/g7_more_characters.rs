//! Characters: Tory, Plantin, Fiol and Vietor (G7.6, G7.7, G7.9, G7.10).

use crate::cards::{gear_with, inks, printing_with};
use crate::g7_characters::{person, use_gear};
use crate::orders::{fulfil, refinement};
use crate::scene::Scene;
use crate::table::Table;
use gutenberg::catalogue::GearReward;
use gutenberg::components::{Character, Levels, Row, Specialty};
use gutenberg::{Action, Due, Event, Illegal, Phase, Source};
use table::{Game, Seat};

/// Tory at the end of a round with these inks and an order that asks for blue, silver and two gold.
fn tory(colours: &str) -> Scene {
    person(Character::Tory).phase(Phase::Fulfil).house(0, |house| {
        house.inks(colours).order(printing_with("AIO"), refinement("blue silver gold gold", [1, 0, 1, 0]))
    })
}

fn is_tidy(table: &Table) -> bool {
    table.was_told(&Event::FameGained { seat: Seat(0), fame: 3, source: Source::Character })
}

#[test]
fn g7_6_tory_with_no_inks_gains_three() {
    let mut table = tory("").lay();
    table.all_pass();
    assert!(is_tidy(&table));
    assert_eq!(table.house(0).fame, 3);

    let mut nothing_at_all = person(Character::Tory).phase(Phase::Fulfil).lay();
    nothing_at_all.all_pass();
    assert!(is_tidy(&nothing_at_all), "no orders are needed either");
}

#[test]
fn g7_6_tory_needs_a_place_for_every_ink() {
    for (colours, tidy) in [
        ("gold", true),
        ("gold gold silver blue", true),
        ("gold gold gold", false),
        ("blue red", false),
        ("blue blue", false),
    ] {
        let mut table = tory(colours).lay();
        table.all_pass();
        assert_eq!(is_tidy(&table), tidy, "{colours}");
        assert_eq!(table.house(0).inks, inks(colours), "nothing is spent");
    }
}

#[test]
fn g7_6_a_second_order_has_places_too() {
    let second = refinement("red", [0, 4, 4, 0]);
    let mut table = tory("blue gold red").house(0, |house| house.order(printing_with("AI"), second)).lay();
    table.all_pass();
    assert!(is_tidy(&table));
}

#[test]
fn g7_6_a_fulfilled_order_has_no_place() {
    let mut table = tory("gold").lay();
    table.does(0, fulfil(&[0], &[], &[])).all_pass();
    assert!(!is_tidy(&table));
    assert_eq!(table.house(0).fame, 0);
}

#[test]
fn g7_6_tory_counts_in_the_last_round() {
    let mut table = tory("").round(6).lay();
    table.all_pass();
    assert_eq!(table.phase(), Phase::Over);
    assert!(is_tidy(&table));
}

#[test]
fn g7_6_nobody_else_gains_by_it() {
    let mut table = person(Character::Plantin).phase(Phase::Fulfil).lay();
    table.all_pass();
    assert!(!is_tidy(&table));
}

fn swap(one: Specialty, other: Specialty) -> Action {
    Action::SwapLevels { one, other }
}

#[test]
fn g7_7_plantin_swaps_two_levels_once_a_round() {
    let mut table = person(Character::Plantin).house(0, |house| house.levels([3, 0, 1, 0])).lay();
    table.does(0, swap(Specialty::Typesetting, Specialty::Illuminating));
    assert_eq!(table.house(0).levels, Levels::new([0, 0, 1, 3]));
    table.refuses(0, swap(Specialty::Binding, Specialty::Typesetting), Illegal::AlreadySwapped, "G7.7");
    table.pass_to(Phase::Plan).pass_to(Phase::Act(Row::Orders));
    while table.actor() != 0 {
        table.does(table.actor(), Action::Pass);
    }
    table.does(0, swap(Specialty::Binding, Specialty::Typesetting));
    assert_eq!(table.house(0).levels, Levels::new([1, 0, 0, 3]));
}

#[test]
fn g7_7_a_swap_reaches_nothing_new() {
    let gear = gear_with(GearReward::Level(Specialty::Typesetting));
    let mut table = person(Character::Plantin).house(0, |house| house.levels([1, 4, 0, 0]).gear(gear)).lay();
    table.does(0, swap(Specialty::Typesetting, Specialty::Woodcutting));
    assert_eq!(table.sheet().due, Due::default());
    table.does(0, use_gear(0));
    assert_eq!(table.house(0).levels, Levels::new([5, 1, 0, 0]));
    assert!(!table.sheet().drawn.printing.is_empty(), "V is new, and the track pays an order");
}

#[test]
fn g7_7_equal_levels_cannot_be_swapped() {
    let mut table = person(Character::Plantin).house(0, |house| house.levels([3, 0, 3, 0])).lay();
    table.refuses(0, swap(Specialty::Typesetting, Specialty::Binding), Illegal::SameLevels, "G7.7");
    let same = Illegal::SameSpecialty { rule: "G7.7" };
    table.refuses(0, swap(Specialty::Binding, Specialty::Binding), same, "G7.7");
}

#[test]
fn g7_7_only_plantin_and_only_in_his_turn() {
    let swap = swap(Specialty::Typesetting, Specialty::Woodcutting);
    let mut other = person(Character::Fiol).house(0, |house| house.levels([3, 0, 0, 0])).lay();
    other.refuses(0, swap, Illegal::NotYourPower { rule: "G7.7" }, "G7.7");
    let mut planning = person(Character::Plantin).phase(Phase::Plan).house(0, |house| house.levels([3, 0, 0, 0])).lay();
    planning.refuses(0, swap, Illegal::NotNow { rule: "G7.7" }, "G7.7");
    let mut waiting = person(Character::Plantin).actor(1).house(0, |house| house.levels([3, 0, 0, 0])).lay();
    waiting.refuses(0, swap, Illegal::NotYourTurn { actor: Seat(1) }, "G2.4");
}

/// One order whose bonus is 2 fame; colour pays 5, decoration 3.
fn bonus_order(character: Character) -> Table {
    person(character)
        .phase(Phase::Fulfil)
        .house(0, |house| {
            house.inks("red red").levels([2, 0, 2, 0]).order(printing_with("AI"), refinement("red red", [2, 0, 2, 0]))
        })
        .lay()
}

#[test]
fn g7_9_fiol_gets_the_bonus_for_exactly_one_part() {
    let fame = |character, coloured: &[u8], decorated: &[u8]| {
        let mut table = bonus_order(character);
        table.does(0, fulfil(&[0], coloured, decorated));
        table.house(0).fame
    };
    assert_eq!(fame(Character::Fiol, &[0], &[]), 6 + 2);
    assert_eq!(fame(Character::Fiol, &[], &[0]), 3 + 2);
    assert_eq!(fame(Character::Fiol, &[], &[]), 0, "doing neither part earns nothing");
    assert_eq!(fame(Character::Fiol, &[0], &[0]), 6 + 3 + 2, "doing both parts earns it once");
    assert_eq!(fame(Character::Vietor, &[0], &[]), 6);
    assert_eq!(fame(Character::Vietor, &[], &[0]), 3);
}

#[test]
fn g7_10_example_five_guilders_give_vietor_two() {
    let fame = |character, guilders| {
        let scene = person(character).phase(Phase::Fulfil).round(6).actor(1);
        let mut table = scene.house(0, |house| house.guilders(guilders)).lay();
        table.all_pass();
        table.play.game().outcome(table.play.state()).expect("the game is over").scores()[0]
    };
    assert_eq!(fame(Character::Vietor, 5), 2);
    assert_eq!(fame(Character::Fiol, 5), 1);
    assert_eq!(fame(Character::Vietor, 2), 0);
    assert_eq!(fame(Character::Vietor, 9), 6);
}
