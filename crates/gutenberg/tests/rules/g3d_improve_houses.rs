//! 3d Improve printing houses.

use crate::cards::{gear_with, gears_with};
use crate::scene::{House, Scene};
use crate::table::Table;
use gutenberg::catalogue::{GearId, GearReward, Numbered};
use gutenberg::components::{Character, Row};
use gutenberg::{Action, Edition, Event, GearChoice, GearSheet, Illegal, Phase};
use table::Seat;

fn gear(number: usize) -> GearId {
    GearId::new(number)
}

fn install(number: usize, sector: u8, discard: Option<u8>) -> Action {
    Action::InstallGear { gear: gear(number), sector, discard }
}

fn rotate(axle: u8, sector: u8) -> Action {
    Action::RotateGear { axle, sector }
}

fn on_axle(number: usize, sector: u8, uses: u8) -> Option<GearSheet> {
    Some(GearSheet { gear: gear(number), sector, uses, turned: false })
}

/// Gears 10 and 11 lie on the board, and seat 0 is about to improve its house.
fn improving(furnish: impl FnOnce(House) -> House) -> Scene {
    Scene::people(2).phase(Phase::Act(Row::Gears)).gear_row(&[gear(10), gear(11)]).house(0, furnish)
}

/// Gears 0, 1 and 2, each used this often.
fn three_gears(uses: [u8; 3]) -> impl FnOnce(House) -> House {
    move |house| {
        house.used_gear((gear(0), 0), uses[0]).used_gear((gear(1), 1), uses[1]).used_gear((gear(2), 2), uses[2])
    }
}

fn gears(table: &Table) -> Vec<Option<GearSheet>> {
    table.house(0).gears
}

#[test]
fn g3d_1_a_gear_goes_on_the_first_free_axle_with_any_sector_active() {
    for sector in 0..3 {
        let mut table = improving(|house| house.gear((gear(0), 2))).lay();
        table.does(0, install(11, sector, None));
        assert_eq!(gears(&table), [on_axle(0, 2, 0), on_axle(11, sector, 0), None], "the other gear stays as it is");
        assert_eq!(table.board().gears, [Some(gear(10)), None]);
        let installed = Event::GearInstalled { seat: Seat(0), gear: gear(11), axle: 1, sector };
        assert!(table.was_told(&installed));
    }
}

#[test]
fn g3d_1_only_gears_of_the_board_and_only_three_sectors() {
    let mut table = improving(|house| house).lay();
    table.refuses(0, install(0, 0, None), Illegal::NotThere { rule: "G3d.1" }, "G3d.1");
    table.refuses(0, install(10, 3, None), Illegal::NoSuchSector { rule: "G3d.1" }, "G3d.1");
    table.refuses(0, install(10, 255, None), Illegal::NoSuchSector { rule: "G3d.1" }, "G3d.1");
    let mut table = Scene::people(2).phase(Phase::Act(Row::Inks)).gear_row(&[gear(10)]).lay();
    table.refuses(0, install(10, 0, None), Illegal::NotNow { rule: "G3d.1" }, "G3d.1");
    table.refuses(0, rotate(0, 1), Illegal::NotNow { rule: "G3d.1" }, "G3d.1");
}

#[test]
fn g3d_2_a_gear_may_be_turned_to_another_sector_instead() {
    let mut table = improving(three_gears([0, 0, 0])).lay();
    table.refuses(0, rotate(1, 1), Illegal::AlreadyThere, "G3d.2");
    table.refuses(0, rotate(1, 3), Illegal::NoSuchSector { rule: "G3d.2" }, "G3d.2");
    table.refuses(0, rotate(3, 0), Illegal::EmptyAxle { axle: 3, rule: "G3d.2" }, "G3d.2");
    table.does(0, rotate(1, 0));
    assert_eq!(gears(&table), [on_axle(0, 0, 0), on_axle(1, 0, 0), on_axle(2, 2, 0)], "the others stay as they are");
    assert!(table.was_told(&Event::GearRotated { seat: Seat(0), gear: gear(1), axle: 1, sector: 0 }));

    let mut table = improving(|house| house.gear((gear(0), 0))).lay();
    table.refuses(0, rotate(1, 0), Illegal::EmptyAxle { axle: 1, rule: "G3d.2" }, "G3d.2");
}

#[test]
fn g3d_2_a_repositioned_gear_can_be_used_at_once() {
    let (fame, sector) = gear_with(GearReward::RoundFame);
    let mut table = improving(|house| house.gear((fame, (sector + 1) % 3))).round(4).gear_row(&[]).lay();
    table.does(0, rotate(0, sector));
    assert_eq!(table.actor(), 0, "the turn stays open for it");
    table.refuses(0, rotate(0, 0), Illegal::AlreadyActed { rule: "G3d.1" }, "G3d.1");
    table.does(0, Action::UseGear { axle: 0, choice: GearChoice::Plain });
    assert_eq!((table.house(0).fame, table.actor()), (4, 1));
}

#[test]
fn g3d_3_a_fourth_gear_takes_over_the_axle_of_the_one_discarded() {
    let mut table = improving(three_gears([1, 0, 0])).lay();
    table.refuses(0, install(10, 0, None), Illegal::AxlesFull, "G3d.3");
    table.refuses(0, install(10, 0, Some(3)), Illegal::EmptyAxle { axle: 3, rule: "G3d.3" }, "G3d.3");
    table.does(0, install(10, 2, Some(1)));
    assert_eq!(gears(&table), [on_axle(0, 0, 1), on_axle(10, 2, 0), on_axle(2, 2, 0)]);
    assert_eq!(table.sheet().discards.gears, [gear(1)]);
    assert!(table.was_told(&Event::GearDiscarded { seat: Seat(0), gear: gear(1) }));
}

#[test]
fn g3d_3_with_fewer_gears_none_can_be_discarded() {
    let mut table = improving(|house| house.gear((gear(0), 0)).gear((gear(1), 0))).lay();
    table.refuses(0, install(10, 0, Some(0)), Illegal::NoNeedToDiscard { rule: "G3d.3" }, "G3d.3");
    table.refuses(0, install(10, 0, Some(2)), Illegal::NoNeedToDiscard { rule: "G3d.3" }, "G3d.3");
}

#[test]
fn g3d_3_no_room_when_all_three_gears_were_used() {
    let mut table = improving(three_gears([1, 1, 1])).lay();
    table.refuses(0, install(10, 0, None), Illegal::AxlesFull, "G3d.3");
    for axle in 0..3 {
        table.refuses(0, install(10, 0, Some(axle)), Illegal::UsedThisRound, "G3d.4");
    }
    let only_free = |action: &Action| matches!(action, Action::BuyType { .. } | Action::Pass);
    assert!(table.may(0).iter().all(only_free), "nothing of this action is left");
}

#[test]
fn g3d_4_a_used_gear_is_neither_repositioned_nor_discarded() {
    let mut table = improving(three_gears([0, 1, 0])).lay();
    table.refuses(0, rotate(1, 0), Illegal::UsedThisRound, "G3d.4");
    table.refuses(0, install(10, 0, Some(1)), Illegal::UsedThisRound, "G3d.4");
    assert!(table.may(0).contains(&rotate(0, 1)) && table.may(0).contains(&install(10, 0, Some(2))));
}

#[test]
fn g3d_4_in_the_next_round_it_may_be() {
    let mut table = improving(three_gears([1, 1, 1])).lay();
    table.pass_to(Phase::Plan).all_plan().pass_to(Phase::Act(Row::Gears));
    let free = table.board().gears[0].expect("refilled");
    while table.actor() != 0 {
        table.does(table.actor(), Action::Pass);
    }
    table.does(0, Action::InstallGear { gear: free, sector: 0, discard: Some(1) });
}

#[test]
fn g3d_4_in_2021_a_repositioned_gear_stays_used() {
    let (fame, sector) = gear_with(GearReward::RoundFame);
    let other_fame = gears_with(GearReward::RoundFame)[1];
    let mut table =
        improving(|house| house.used_gear((fame, (sector + 1) % 3), 1).gear(other_fame)).edition(Edition::First).lay();
    table.does(0, rotate(0, sector));
    assert_eq!(gears(&table)[0], Some(GearSheet { gear: fame, sector, uses: 1, turned: false }));
    table.refuses(0, Action::UseGear { axle: 0, choice: GearChoice::Plain }, Illegal::GearUsed, "G6.14");
}

#[test]
fn g3d_4_in_2021_schoffer_does_not_use_a_turned_gear_again() {
    let (fame, sector) = gear_with(GearReward::RoundFame);
    let other_fame = gears_with(GearReward::RoundFame)[1];
    let schoffer = |turned_to: u8| {
        move |house: House| house.character(Character::Schoffer).used_gear((fame, turned_to), 1).gear(other_fame)
    };
    let use_top = Action::UseGear { axle: 0, choice: GearChoice::Plain };
    let mut table = improving(schoffer((sector + 1) % 3)).edition(Edition::First).lay();
    table.does(0, rotate(0, sector));
    table.refuses(0, use_top, Illegal::GearUsed, "G6.14");
    assert!(!table.may(0).contains(&use_top));
    table.does(0, Action::UseGear { axle: 1, choice: GearChoice::Plain });
    table.does(0, Action::UseGear { axle: 1, choice: GearChoice::Plain });
    assert_eq!(table.house(0).fame, 2 * u16::from(table.sheet().round), "another gear can be used twice instead");

    let mut table = improving(schoffer(sector)).edition(Edition::First).lay();
    table.does(0, use_top);
    table.does(0, rotate(0, (sector + 1) % 3));
    assert_eq!(gears(&table)[0].map(|gear| (gear.uses, gear.turned)), Some((2, false)), "both uses came before");
}

#[test]
fn g3d_4_in_2021_a_turned_gear_can_be_used_in_the_next_round() {
    let (fame, sector) = gear_with(GearReward::RoundFame);
    let mut table = improving(|house| house.character(Character::Schoffer).used_gear((fame, (sector + 1) % 3), 1))
        .edition(Edition::First)
        .lay();
    table.does(0, rotate(0, sector)).pass_to(Phase::Plan);
    assert_eq!(gears(&table)[0].map(|gear| (gear.uses, gear.turned)), Some((0, false)));
}

#[test]
fn g3d_4_in_2021_a_used_gear_cannot_be_discarded_either() {
    let mut table = improving(three_gears([1, 0, 0])).edition(Edition::First).lay();
    table.refuses(0, install(10, 0, Some(0)), Illegal::UsedThisRound, "G3d.4");
    table.does(0, install(10, 0, Some(1)));
}

#[test]
fn g3d_5_a_new_gear_can_be_used_at_once() {
    let (fame, sector) = gear_with(GearReward::RoundFame);
    let mut table = improving(|house| house).round(5).gear_row(&[fame]).lay();
    table.does(0, Action::InstallGear { gear: fame, sector, discard: None });
    assert_eq!(table.actor(), 0);
    table.does(0, Action::UseGear { axle: 0, choice: GearChoice::Plain });
    assert_eq!((table.house(0).fame, gears(&table)[0].map(|gear| gear.uses)), (5, Some(1)));
    assert_eq!(table.actor(), 1);
}

#[test]
fn g3d_5_the_gears_left_are_discarded() {
    let mut table = improving(|house| house).lay();
    table.does(0, install(10, 0, None));
    table.all_pass();
    assert_eq!(table.phase(), Phase::Act(Row::Patronage));
    assert_eq!(table.board().gears, [None, None]);
    assert_eq!(table.sheet().discards.gears, [gear(11)]);
}

#[test]
fn g3d_5_also_if_nobody_acted() {
    let mut table = Scene::people(2).phase(Phase::Plan).lay();
    table.does(0, Action::Plan { markers: [1, 0, 0, 0, 6] });
    table.does(1, Action::Plan { markers: [2, 0, 0, 0, 6] });
    table.all_pass();
    assert_eq!(table.phase(), Phase::Act(Row::Patronage));
    assert_eq!(table.sheet().discards.gears.len(), 2);
}
