//! Gears that count the batch (G6.7, G6.10, G6.12), and how often gears can be used (G6.14).

use crate::cards::{gear_with, inks, printing_with};
use crate::orders::{batch, refinement};
use crate::scene::{House, Scene};
use gutenberg::catalogue::GearReward;
use gutenberg::components::{Character, Ink, Row, Specialty, Type};
use gutenberg::{Action, Batch, Event, GearChoice, Illegal, Phase, Source};

const COUNTS_RED: GearReward = GearReward::InkFame(Ink::Red);
const COUNTS_A: GearReward = GearReward::TypeFame(Type::A);
const COUNTS_BINDING: GearReward = GearReward::SpecialtyFame(Specialty::Binding);

/// Three orders that can be done in full: two ask for red (one of them twice), two for an A (one of them twice), two
/// for binding.
fn furnished(house: House) -> House {
    house
        .types("AAAIOO")
        .inks("red red red gold")
        .levels([2, 4, 6, 0])
        .order(printing_with("AA"), refinement("red red", [2, 0, 2, 0]))
        .order(printing_with("AI"), refinement("red", [0, 4, 4, 0]))
        .order(printing_with("OO"), refinement("gold", [0, 0, 6, 0]))
}

fn with_gears(gears: &[GearReward]) -> Scene {
    Scene::people(2)
        .phase(Phase::Fulfil)
        .house(0, |house| gears.iter().fold(furnished(house), |house, &gear| house.gear(gear_with(gear))))
}

fn using(gears: [u8; 3], batch: Batch) -> Action {
    Action::Fulfil(Batch { gears, ..batch })
}

/// The fame from the gears.
fn gear_fame(scene: Scene, action: Action) -> Vec<u16> {
    let mut table = scene.lay();
    table.does(0, action);
    let by_gear = |event: &&Event| match **event {
        Event::FameGained { fame, source: Source::Gear, .. } => Some(fame),
        _ => None,
    };
    table.events().iter().filter_map(by_gear).collect()
}

#[test]
fn g6_7_each_coloured_order_with_the_shown_ink_counts_once() {
    let fame = |printed: &[u8], coloured: &[u8]| {
        gear_fame(with_gears(&[COUNTS_RED]), using([1, 0, 0], batch(printed, coloured, &[])))
    };
    assert_eq!(fame(&[0, 1, 2], &[0, 1, 2]), [4], "two of the three ask for red");
    assert_eq!(fame(&[0, 1], &[0]), [2], "red red counts once, and an order without its colour not at all");
}

#[test]
fn g6_7_not_when_no_red_is_used() {
    let mut table = with_gears(&[COUNTS_RED]).lay();
    let nothing = Illegal::CountsNothing { rule: "G6.7" };
    table.refuses(0, using([1, 0, 0], batch(&[2], &[2], &[])), nothing, "G6.7");
    table.refuses(0, using([1, 0, 0], batch(&[0, 1], &[], &[])), nothing, "G6.7");
    let alone = Action::UseGear { axle: 0, choice: GearChoice::Plain };
    table.refuses(0, alone, Illegal::OnlyWithBatch { rule: "G6.7" }, "G6.7");
}

#[test]
fn g6_7_a_wild_ink_counts_as_the_printed_colour() {
    let caxton = |house: House| {
        let house = house.character(Character::Caxton).wild(Ink::Blue).inks("blue");
        house.gear(gear_with(COUNTS_RED)).order(printing_with("AI"), refinement("red", [0, 4, 4, 0]))
    };
    let scene = Scene::people(2).phase(Phase::Fulfil).house(0, caxton);
    let paid = Batch { wild: inks("red"), ..batch(&[0], &[0], &[]) };
    assert_eq!(gear_fame(scene, using([1, 0, 0], paid)), [2]);

    let pays_red = refinement("red", [0, 4, 4, 0]);
    let mut table = Scene::people(2)
        .phase(Phase::Fulfil)
        .house(0, |house| {
            let house = house.character(Character::Caxton).wild(Ink::Red).inks("red").gear(gear_with(COUNTS_RED));
            house.order(printing_with("AI"), refinement("gold", [0, 0, 6, 0])).order(printing_with("AO"), pays_red)
        })
        .lay();
    let paid = Batch { wild: inks("gold"), ..batch(&[0], &[0], &[]) };
    table.refuses(0, using([1, 0, 0], paid), Illegal::CountsNothing { rule: "G6.7" }, "G6.7");
}

#[test]
fn g6_10_each_order_with_the_shown_type_counts_once() {
    let fame = |printed: &[u8]| gear_fame(with_gears(&[COUNTS_A]), using([1, 0, 0], batch(printed, &[], &[])));
    assert_eq!(fame(&[0, 1, 2]), [4]);
    assert_eq!(fame(&[0, 2]), [2], "AA counts once");
    let mut table = with_gears(&[COUNTS_A]).lay();
    let nothing = Illegal::CountsNothing { rule: "G6.10" };
    table.refuses(0, using([1, 0, 0], batch(&[2], &[], &[])), nothing, "G6.10");
    let alone = Action::UseGear { axle: 0, choice: GearChoice::Plain };
    table.refuses(0, alone, Illegal::OnlyWithBatch { rule: "G6.10" }, "G6.10");
}

#[test]
fn g6_12_each_decorated_order_with_the_shown_specialty_counts_once() {
    let fame = |printed: &[u8], decorated: &[u8]| {
        gear_fame(with_gears(&[COUNTS_BINDING]), using([1, 0, 0], batch(printed, &[], decorated)))
    };
    assert_eq!(fame(&[0, 1, 2], &[0, 1, 2]), [6]);
    assert_eq!(fame(&[0, 1, 2], &[1]), [2], "only what was decorated");
    let mut table = with_gears(&[COUNTS_BINDING]).lay();
    let nothing = Illegal::CountsNothing { rule: "G6.12" };
    table.refuses(0, using([1, 0, 0], batch(&[0, 1, 2], &[0], &[])), nothing, "G6.12");

    let mut illuminating = with_gears(&[GearReward::SpecialtyFame(Specialty::Illuminating)]).lay();
    illuminating.refuses(0, using([1, 0, 0], batch(&[0, 1], &[], &[0, 1])), nothing, "G6.12");
}

#[test]
fn g6_14_several_gears_go_with_one_batch() {
    let scene = with_gears(&[COUNTS_RED, COUNTS_A, COUNTS_BINDING]);
    assert_eq!(gear_fame(scene, using([1, 1, 1], batch(&[0, 1, 2], &[0, 1], &[0]))), [4, 4, 2]);
    let scene = with_gears(&[COUNTS_RED, COUNTS_A, COUNTS_BINDING]);
    let unused = gear_fame(scene, using([0, 0, 0], batch(&[0, 1, 2], &[0, 1], &[0])));
    assert!(unused.is_empty(), "nobody has to use a gear");
}

#[test]
fn g6_14_a_batch_gear_that_counts_nothing_is_refused() {
    let mut table = with_gears(&[COUNTS_RED, COUNTS_A]).lay();
    let counts_nothing = using([1, 1, 0], batch(&[1], &[], &[]));
    table.refuses(0, counts_nothing, Illegal::CountsNothing { rule: "G6.7" }, "G6.7");
    table.refuses(0, using([1, 0, 0], batch(&[], &[], &[])), Illegal::EmptyBatch, "G4.1");
}

#[test]
fn g6_14_other_gears_are_not_part_of_a_batch() {
    let mut table = with_gears(&[GearReward::TakeInk(Ink::Gold)]).lay();
    let other = Illegal::NotWithBatch { rule: "G6.8" };
    table.refuses(0, using([1, 0, 0], batch(&[1], &[], &[])), other, "G6.8");
    let empty = Illegal::EmptyAxle { axle: 1, rule: "G6.14" };
    table.refuses(0, using([0, 1, 0], batch(&[1], &[], &[])), empty, "G6.14");
}

#[test]
fn g6_14_a_gear_is_used_once_a_round() {
    let mut table = with_gears(&[COUNTS_A, GearReward::RoundFame]).lay();
    table.refuses(0, using([2, 0, 0], batch(&[0, 1], &[], &[])), Illegal::GearUsed, "G6.14");
    let fame = Action::UseGear { axle: 1, choice: GearChoice::Plain };
    table.does(0, fame).refuses(0, fame, Illegal::GearUsed, "G6.14");
    table.pass_to(Phase::Plan).pass_to(Phase::Act(Row::Orders));
    assert_eq!(table.house(0).gears[1].map(|gear| gear.uses), Some(0), "a new round, a new use");
}

#[test]
fn g6_14_three_uses_in_a_round() {
    let mut table = Scene::people(2)
        .phase(Phase::Act(Row::Specialties))
        .house(0, |house| {
            house
                .used_gear(gear_with(GearReward::RoundFame), 1)
                .used_gear(gear_with(GearReward::Order), 1)
                .gear(gear_with(GearReward::Level(Specialty::Binding)))
        })
        .lay();
    table.does(0, Action::UseGear { axle: 2, choice: GearChoice::Plain });
    for axle in 0..3 {
        let again = Action::UseGear { axle, choice: GearChoice::Plain };
        table.refuses(0, again, Illegal::NoUsesLeft, "G6.14");
    }
    table.all_pass();
    assert_eq!(table.phase(), Phase::Act(Row::Gears), "nor in a later turn of the round");
    while table.actor() != 0 {
        table.does(table.actor(), Action::Pass);
    }
    table.refuses(0, Action::UseGear { axle: 0, choice: GearChoice::Plain }, Illegal::NoUsesLeft, "G6.14");
}

#[test]
fn g6_14_only_the_active_sector_gives_its_reward() {
    let (gear, active) = gear_with(GearReward::TakeInk(Ink::Blue));
    let mut table = Scene::people(2).house(0, |house| house.gear((gear, (active + 1) % 3))).lay();
    assert!(!table.may(0).iter().any(|action| matches!(action, Action::UseGear { .. })));
    let use_it = |axle| Action::UseGear { axle, choice: GearChoice::Plain };
    table.refuses(0, use_it(0), Illegal::OnlyWithBatch { rule: "G6.7" }, "G6.7");
    table.refuses(0, use_it(1), Illegal::EmptyAxle { axle: 1, rule: "G2.6" }, "G2.6");
    table.refuses(0, use_it(9), Illegal::EmptyAxle { axle: 9, rule: "G2.6" }, "G2.6");
}
