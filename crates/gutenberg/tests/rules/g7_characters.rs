//! Characters: Gutenberg, Guillard, Manutius, Ungler and Schöffer (G7.1–G7.5).

use crate::cards::{gear_with, inks, patron_where, printing_with, types};
use crate::orders::{batch, fulfil, refinement};
use crate::scene::{House, Scene};
use crate::table::Table;
use gutenberg::catalogue::{Catalogue, GearId, GearReward, Numbered};
use gutenberg::components::{Character, Enumerated, Ink, Inks, Levels, Row, Specialty, Type};
use gutenberg::{Action, Batch, Characters, Due, Event, GearAt, GearChoice, GearSheet, Illegal, Options, Phase};
use table::Seat;

pub fn person(character: Character) -> Scene {
    Scene::people(2).house(0, |house| house.character(character))
}

/// A new game with these characters; the first person is the first player.
fn opened(characters: &[Character], seed: u64) -> Table {
    let options = Options {
        people: characters.len() as u8,
        characters: Characters::Fixed(characters.to_vec()),
        first: Some(Seat(0)),
        ..Options::default()
    };
    Table::open(options, seed)
}

#[test]
fn g7_1_gutenberg_moves_after_the_automas_card() {
    let mut table = person(Character::Gutenberg).with_automa().phase(Phase::Plan).lay();
    table.all_plan();
    assert_eq!(table.phase(), Phase::ShiftMarker);
    assert!(table.sheet().automa.expect("an automa plays").card.is_some());
    let before = table.house(0).plan.expect("the plans are open");
    table.does(0, Action::ShiftMarker { from: Row::Orders, to: Row::Patronage });
    let mut moved = before;
    moved[Row::Orders.index()] -= 1;
    moved[Row::Patronage.index()] += 1;
    assert_eq!(table.house(0).plan, Some(moved));
    assert_eq!(table.phase(), Phase::Act(Row::Orders));
    let place = |wanted: fn(&Event) -> bool| table.events().iter().position(|&event| wanted(event));
    let planned = place(|event| matches!(event, Event::AutomaPlanned { .. }));
    let shifted = place(|event| matches!(event, Event::MarkerShifted { .. }));
    assert!(planned.is_some() && planned < shifted);
}

#[test]
fn g7_1_the_move_changes_who_is_first() {
    let mut table = person(Character::Gutenberg)
        .phase(Phase::ShiftMarker)
        .house(0, |house| house.plan([1, 1, 1, 2, 2]))
        .house(1, |house| house.plan([2, 2, 2, 1, 1]))
        .lay();
    assert_eq!(table.acting_order(Row::Orders), [1, 0]);
    table.does(0, Action::ShiftMarker { from: Row::Gears, to: Row::Orders });
    assert_eq!(table.acting_order(Row::Orders), [0, 1]);
}

#[test]
fn g7_1_at_most_six_and_only_an_own_marker() {
    let mut table =
        person(Character::Gutenberg).phase(Phase::ShiftMarker).house(0, |house| house.plan([6, 0, 1, 0, 0])).lay();
    let shift = |from, to| Action::ShiftMarker { from, to };
    let full = Illegal::RowFull { row: Row::Orders, rule: "G7.1" };
    table.refuses(0, shift(Row::Specialties, Row::Orders), full, "G7.1");
    table.refuses(0, shift(Row::Inks, Row::Gears), Illegal::NoMarker { row: Row::Inks }, "G7.1");
    table.refuses(0, shift(Row::Orders, Row::Orders), Illegal::SameRow, "G7.1");
    table.refuses(1, shift(Row::Orders, Row::Inks), Illegal::NotYourTurn { actor: Seat(0) }, "G2.4");
    table.does(0, shift(Row::Orders, Row::Inks));
}

#[test]
fn g7_1_he_may_leave_it() {
    let mut table = person(Character::Gutenberg).phase(Phase::ShiftMarker).lay();
    let plan = table.house(0).plan;
    table.does(0, Action::Pass);
    assert_eq!((table.phase(), table.house(0).plan), (Phase::Act(Row::Orders), plan));
    let late = Action::ShiftMarker { from: Row::Orders, to: Row::Inks };
    table.refuses(0, late, Illegal::NotNow { rule: "G7.1" }, "G7.1");
}

#[test]
fn g7_2_guillard_installs_two_of_four() {
    let mut table = opened(&[Character::Guillard, Character::Vietor, Character::Fiol], 5);
    let offered = table.sheet().offered_gears;
    assert_eq!((table.phase(), offered.len()), (Phase::Selection, 4));
    assert!(table.board().gears.iter().flatten().all(|gear| !offered.contains(gear)), "the board has got its own");

    let at = |gear: GearId, sector| GearAt { gear, sector };
    let install = |first, second| Action::InstallStartingGears { first, second };
    let elsewhere = table.board().gears[0].expect("the board is full");
    table.refuses(0, install(at(elsewhere, 0), at(offered[1], 0)), Illegal::NotOffered, "G7.2");
    table.refuses(0, install(at(offered[1], 0), at(offered[1], 1)), Illegal::SameGear, "G7.2");
    let no_sector = Illegal::NoSuchSector { rule: "G7.2" };
    table.refuses(0, install(at(offered[1], 3), at(offered[0], 1)), no_sector, "G7.2");
    table.refuses(0, Action::Pass, Illegal::NotNow { rule: "G2.4" }, "G2.4");

    table.does(0, install(at(offered[3], 2), at(offered[0], 1)));
    let gear = |gear, sector| Some(GearSheet { gear, sector, uses: 0, turned: false });
    assert_eq!(table.house(0).gears, [gear(offered[3], 2), gear(offered[0], 1), None]);
    let mut discarded = table.sheet().discards.gears;
    discarded.sort();
    let mut others = vec![offered[1], offered[2]];
    others.sort();
    assert_eq!(discarded, others);
    assert_eq!(table.phase(), Phase::Draft);
}

#[test]
fn g7_2_guillard_draws_grey_gears_with_two_seats() {
    for seed in 0..20 {
        let table = opened(&[Character::Guillard, Character::Vietor], seed);
        assert!(table.sheet().offered_gears.iter().all(|&gear| table.cards()[gear].grey));
    }
    let any_white = (0..20).any(|seed| {
        let table = opened(&[Character::Guillard, Character::Vietor, Character::Fiol], seed);
        table.sheet().offered_gears.iter().any(|&gear| !table.cards()[gear].grey)
    });
    assert!(any_white, "with three seats all gears are in the game");
}

#[test]
fn g7_2_the_power_is_hers_alone() {
    let mut table = opened(&[Character::Ungler, Character::Guillard], 1);
    let gear = |gear| GearAt { gear: GearId::new(gear), sector: 0 };
    let install = Action::InstallStartingGears { first: gear(0), second: gear(1) };
    table.refuses(0, install, Illegal::NotYourPower { rule: "G7.2" }, "G7.2");
    assert_eq!(table.sheet().offered_gears, [], "her gears are drawn when it is her turn");
    let mut later = Scene::people(2).lay();
    later.refuses(0, install, Illegal::NotNow { rule: "G7.2" }, "G7.2");
}

/// Two orders, AI and IO.
fn two_orders(character: Character, letters: &str) -> Scene {
    person(character).phase(Phase::Fulfil).house(0, |house| {
        house
            .types(letters)
            .order(printing_with("AI"), refinement("red", [0, 4, 4, 0]))
            .order(printing_with("IO"), refinement("gold", [0, 0, 6, 0]))
    })
}

#[test]
fn g7_3_a_batch_of_two_may_be_one_type_short() {
    let mut table = two_orders(Character::Manutius, "AIO").lay();
    table.does(0, fulfil(&[0, 1], &[], &[]));
    assert_eq!((table.house(0).guilders, table.house(0).types), (10 + 3 + 3, types("AIO")));
}

#[test]
fn g7_3_but_not_two() {
    let mut table = two_orders(Character::Manutius, "AO").lay();
    let short = Illegal::Types { missing: 2, rule: "G4.2" };
    table.refuses(0, fulfil(&[0, 1], &[], &[]), short, "G4.2");
}

#[test]
fn g7_3_a_single_order_needs_every_type() {
    let mut table = two_orders(Character::Manutius, "AO").lay();
    let short = Illegal::Types { missing: 1, rule: "G4.2" };
    table.refuses(0, fulfil(&[0], &[], &[]), short, "G4.2");
    let mut other = two_orders(Character::Fiol, "AIO").lay();
    other.refuses(0, fulfil(&[0, 1], &[], &[]), short, "G4.2");
}

#[test]
fn g7_3_the_order_still_counts_as_one_with_the_type() {
    let counts_i = gear_with(GearReward::TypeFame(Type::I));
    let mut table = two_orders(Character::Manutius, "AIO").house(0, |house| house.gear(counts_i)).lay();
    table.does(0, Action::Fulfil(Batch { gears: [1, 0, 0], ..batch(&[0, 1], &[], &[]) }));
    assert_eq!(table.house(0).fame, 4);
}

#[test]
fn g7_3_patronage_needs_every_type() {
    let patron = patron_where(|card| card.inks.is_empty() && card.types[Type::A] > 0);
    let scene = person(Character::Manutius).phase(Phase::Act(Row::Patronage)).round(3).patrons(&[Some(patron)]);
    let mut position = scene.house(0, |house| house.meets(&Catalogue::standard()[patron])).lay().position();
    position.table.houses[0].types[Type::A] -= 1;
    let mut table = Table::place(&position);
    let take = Action::TakePatronageCard { card: patron, wild: Inks::NONE };
    table.refuses(0, take, Illegal::Types { missing: 1, rule: "G3e.3" }, "G3e.3");
}

#[test]
fn g7_4_ungler_starts_with_one_and_two_and_an_ink() {
    let mut table = opened(&[Character::Ungler, Character::Vietor], 3);
    assert_eq!(table.phase(), Phase::Selection);
    let same = Action::StartSpecialties { one: Specialty::Binding, two: Specialty::Binding };
    table.refuses(0, same, Illegal::SameSpecialty { rule: "G7.4" }, "G7.4");
    table.does(0, Action::StartSpecialties { one: Specialty::Binding, two: Specialty::Typesetting });
    assert_eq!(table.house(0).levels, Levels::new([2, 0, 1, 0]));
    assert_eq!(table.sheet().due, Due { inks: 1, ..Due::default() });
    table.does(0, Action::GainInk { ink: Ink::Silver });
    assert_eq!(table.house(0).inks, inks("silver"));
    assert_eq!(table.phase(), Phase::Draft);
}

#[test]
fn g7_4_the_power_is_hers_alone() {
    let mut table = opened(&[Character::Guillard, Character::Ungler], 1);
    let start = Action::StartSpecialties { one: Specialty::Binding, two: Specialty::Typesetting };
    table.refuses(0, start, Illegal::NotYourPower { rule: "G7.4" }, "G7.4");
    Scene::people(2).lay().refuses(0, start, Illegal::NotNow { rule: "G7.4" }, "G7.4");
}

#[test]
fn g7_4_reaching_two_again_pays_nothing() {
    let gear = gear_with(GearReward::Level(Specialty::Woodcutting));
    let mut table = person(Character::Ungler).house(0, |house| house.levels([2, 1, 0, 0]).gear(gear)).lay();
    table.does(0, Action::UseGear { axle: 0, choice: GearChoice::Plain });
    assert_eq!(table.sheet().due, Due::default());
}

pub fn use_gear(axle: u8) -> Action {
    Action::UseGear { axle, choice: GearChoice::Plain }
}

/// Level of binding, fame by the round, level of typesetting.
fn three_gears(house: House) -> House {
    house
        .gear(gear_with(GearReward::Level(Specialty::Binding)))
        .gear(gear_with(GearReward::RoundFame))
        .gear(gear_with(GearReward::Level(Specialty::Typesetting)))
}

#[test]
fn g7_5_schoffer_uses_one_gear_twice() {
    let mut table = person(Character::Schoffer).round(4).house(0, three_gears).lay();
    table.does(0, use_gear(1)).does(0, use_gear(1));
    assert_eq!(table.house(0).fame, 8);
    table.refuses(0, use_gear(1), Illegal::GearUsed, "G6.14");
    table.does(0, use_gear(0));
    table.refuses(0, use_gear(2), Illegal::NoUsesLeft, "G6.14");
    table.refuses(0, use_gear(0), Illegal::NoUsesLeft, "G6.14");
}

#[test]
fn g7_5_the_second_use_can_come_later() {
    let mut table = person(Character::Schoffer).house(0, three_gears).lay();
    table.does(0, use_gear(1)).does(0, use_gear(0)).does(0, use_gear(1));
    table.refuses(0, use_gear(2), Illegal::NoUsesLeft, "G6.14");
}

#[test]
fn g7_5_three_different_gears_leave_no_second_use() {
    let mut table = person(Character::Schoffer).house(0, three_gears).lay();
    table.does(0, use_gear(0)).does(0, use_gear(1)).does(0, use_gear(2));
    let again = table.may(0).iter().any(|action| matches!(action, Action::UseGear { .. }));
    assert!(!again);
}

#[test]
fn g7_5_others_use_each_gear_once() {
    let mut table = person(Character::Vietor).house(0, three_gears).lay();
    table.does(0, use_gear(1)).refuses(0, use_gear(1), Illegal::GearUsed, "G6.14");
}

#[test]
fn g7_5_a_batch_gear_pays_twice_for_schoffer() {
    let scene = || {
        two_orders(Character::Schoffer, "AIIO").house(0, |house| {
            house.gear(gear_with(GearReward::TypeFame(Type::I))).gear(gear_with(GearReward::TypeFame(Type::A)))
        })
    };
    let with = |gears| Action::Fulfil(Batch { gears, ..batch(&[0, 1], &[], &[]) });
    let mut table = scene().lay();
    table.refuses(0, with([2, 2, 0]), Illegal::NoUsesLeft, "G6.14");
    table.refuses(0, with([3, 0, 0]), Illegal::GearUsed, "G6.14");
    table.does(0, with([2, 1, 0]));
    assert_eq!(table.house(0).fame, 4 + 4 + 2);
}
