//! 2 A round: turn gears and plan.

use crate::cards::{all, gear_with};
use crate::scene::Scene;
use crate::table::Table;
use gutenberg::catalogue::{GearId, GearReward};
use gutenberg::components::{Character, Row, Specialty};
use gutenberg::{Action, Characters, Event, GearAt, GearSheet, Gutenberg, Illegal, Options, Phase, Plan};
use table::{Game, Seat, Viewer};

fn gears(count: usize) -> Vec<GearId> {
    all().take(count).collect()
}

/// The active sectors, axle by axle.
fn sectors(table: &Table, seat: u8) -> Vec<u8> {
    table.house(seat).gears.iter().flatten().map(|gear| gear.sector).collect()
}

fn plan(markers: Plan) -> Action {
    Action::Plan { markers }
}

#[test]
fn g2_1_clockwise_brings_up_the_sector_before() {
    let ids = gears(5);
    let mut table = Scene::people(2)
        .phase(Phase::Fulfil)
        .round(2)
        .actor(1)
        .house(0, |house| house.gear((ids[0], 1)).gear((ids[1], 1)).gear((ids[2], 1)))
        .house(1, |house| house.gear((ids[3], 0)).gear((ids[4], 2)))
        .lay();
    table.all_pass();
    assert_eq!(sectors(&table, 0), [0, 2, 0], "the second turns the other way, the third as the first");
    assert_eq!(sectors(&table, 1), [2, 0], "after three turns the first sector is back");
    assert_eq!(table.phase(), Phase::Plan, "nobody is asked");
    assert!(table.was_told(&Event::GearsTurned));
}

#[test]
fn g2_1_in_round_one_no_gear_turns() {
    let characters = Characters::Fixed(vec![Character::Guillard, Character::Tory]);
    let mut table = Table::open(Options { people: 2, characters, ..Options::default() }, 3);
    let offered = table.sheet().offered_gears;
    let at = |place: usize| GearAt { gear: offered[place], sector: 1 };
    table.does(0, Action::InstallStartingGears { first: at(0), second: at(1) });
    while table.phase() != Phase::Plan {
        let seat = table.actor();
        let action = table.may(seat)[0];
        table.does(seat, action);
    }
    assert_eq!(sectors(&table, 0), [1, 1]);
    table.all_plan().pass_to(Phase::Plan);
    assert_eq!((table.round(), sectors(&table, 0)), (2, vec![0, 2]), "from round 2 on they do");
}

#[test]
fn g2_2_gears_fill_the_axles_from_the_top() {
    let [one, two, three] = gears(3)[..] else { unreachable!("three were taken") };
    let mut table = Scene::people(2)
        .phase(Phase::Act(Row::Gears))
        .gear_row(&[one, two])
        .house(0, |house| house.gear((three, 0)))
        .lay();
    table.does(0, Action::InstallGear { gear: two, sector: 2, discard: None });
    let installed = |gear, sector| Some(GearSheet { gear, sector, uses: 0, turned: false });
    assert_eq!(table.house(0).gears, [installed(three, 0), installed(two, 2), None]);

    let mut position = table.position();
    position.table.houses[0].gears.swap(1, 2);
    let faults = Gutenberg::standard().place(&position).err().unwrap_or_default();
    assert!(faults.iter().any(|fault| fault.rule == Some("G2.2")), "no gap between gears: {faults:?}");
}

#[test]
fn g2_3_every_marker_is_placed() {
    let mut table = Scene::people(2).phase(Phase::Plan).lay();
    table.refuses(0, plan([2, 2, 1, 1, 0]), Illegal::AllMarkers { have: 7, placed: 6 }, "G2.3");
    table.refuses(0, plan([2, 2, 2, 1, 1]), Illegal::AllMarkers { have: 7, placed: 8 }, "G2.3");
    table.refuses(1, plan([2, 2, 1, 1, 1]), Illegal::AllMarkers { have: 8, placed: 7 }, "G2.3");
    table.does(0, plan([2, 2, 1, 1, 1])).does(1, plan([0, 0, 3, 5, 0]));
    assert_eq!(table.phase(), Phase::Act(Row::Orders));
}

#[test]
fn g2_3_at_most_six_markers_on_an_action() {
    let mut table = Scene::people(2).phase(Phase::Plan).lay();
    let full = Illegal::RowFull { row: Row::Gears, rule: "G2.3" };
    table.refuses(0, plan([0, 0, 0, 7, 0]), full, "G2.3");
    table.refuses(0, plan([0, 0, 0, 255, 8]), full, "G2.3");
    table.does(0, plan([0, 0, 0, 6, 1])).does(1, plan([6, 2, 0, 0, 0]));
    assert_eq!(table.house(0).plan, Some([0, 0, 0, 6, 1]));
    assert_eq!(table.house(1).plan, Some([6, 2, 0, 0, 0]));
}

#[test]
fn g2_3_a_plan_may_be_changed_until_the_last_one_is_confirmed() {
    let mut table = Scene::people(3).phase(Phase::Plan).lay();
    table.does(2, plan([2, 2, 2, 2, 1])).does(0, plan([2, 2, 1, 1, 1]));
    assert!(table.is_waited_for(1) && !table.is_waited_for(2), "those who have planned are not waited for");
    table.hush();
    table.does(2, plan([1, 1, 1, 6, 0])).does(0, plan([6, 1, 0, 0, 0])).does(1, plan([2, 2, 2, 1, 1]));
    assert_eq!(table.house(2).plan, Some([1, 1, 1, 6, 0]));
    assert_eq!(table.house(0).plan, Some([6, 1, 0, 0, 0]));
    let plans = vec![[6, 1, 0, 0, 0], [2, 2, 2, 1, 1], [1, 1, 1, 6, 0]];
    assert!(table.was_told(&Event::PlansRevealed { plans }));
    table.refuses(0, plan([2, 2, 1, 1, 1]), Illegal::NotNow { rule: "G2.3" }, "G2.3");
}

#[test]
fn g2_3_plans_are_secret_until_all_are_shown() {
    let mut table = Scene::people(3).phase(Phase::Plan).lay();
    let mut other = Scene::people(3).phase(Phase::Plan).lay();
    table.does(1, plan([4, 0, 4, 0, 0]));
    other.does(1, plan([0, 4, 0, 4, 0]));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Spectator] {
        assert_eq!(table.view(viewer), other.view(viewer), "the plans differ, but nobody can see it");
        assert!(table.view(viewer).table.houses[1].has_planned);
        assert_eq!(table.view(viewer).acting_order, None);
        assert_eq!(table.heard_by(viewer), [&Event::PlanMade { seat: Seat(1) }]);
    }
    assert_eq!(table.view_of(1).own.and_then(|own| own.plan), Some([4, 0, 4, 0, 0]));
    let told = Event::Planned { seat: Seat(1), markers: [4, 0, 4, 0, 0] };
    assert_eq!(table.heard_by(Viewer::Seat(Seat(1))), [&told]);
    table.all_plan();
    assert_eq!(table.view_of(0).table.houses[1].plan, Some([4, 0, 4, 0, 0]));
}

#[test]
fn g2_3_undo_stops_at_the_reveal() {
    let mut table = Scene::people(2).phase(Phase::Plan).lay();
    table.does(0, plan([2, 2, 1, 1, 1]));
    assert!(table.play.undo().is_ok(), "an unshown plan can be taken back");
    assert!(table.is_waited_for(0));
    table.does(0, plan([2, 2, 1, 1, 1])).does(1, plan([2, 2, 2, 1, 1]));
    assert!(table.play.undo().is_err(), "the others have seen it");
    table.does(0, Action::Pass).does(1, Action::Pass).does(0, Action::TakeInks { set: 0, count: 3 });
    for _ in 0..3 {
        assert!(table.play.undo().is_ok());
    }
    assert!(table.play.undo().is_err());
    assert_eq!((table.phase(), table.actor()), (Phase::Act(Row::Orders), 0));
    assert!(table.house(0).inks.is_empty());
}

#[test]
fn g2_4_most_markers_first_and_ties_clockwise_from_the_first_player() {
    let table = Scene::people(4)
        .first(2)
        .house(2, |house| house.plan([2, 0, 1, 1, 3]))
        .house(3, |house| house.plan([2, 1, 1, 1, 3]))
        .house(0, |house| house.plan([2, 3, 0, 1, 3]))
        .house(1, |house| house.plan([2, 4, 0, 1, 3]))
        .lay();
    assert_eq!(table.acting_order(Row::Orders), [2, 3, 0, 1]);
    assert_eq!(table.acting_order(Row::Inks), [1, 0, 3]);
    assert_eq!(table.acting_order(Row::Specialties), [2, 3]);
}

#[test]
fn g2_4_without_a_marker_there_is_no_turn() {
    let mut table = Scene::people(2)
        .house(0, |house| house.plan([0, 3, 2, 1, 1]))
        .house(1, |house| house.plan([2, 0, 2, 2, 2]))
        .actor(1)
        .lay();
    let turn = Illegal::NotYourTurn { actor: Seat(1) };
    table.refuses(0, Action::Pass, turn, "G2.4");
    table.does(1, Action::Pass);
    assert_eq!((table.phase(), table.actor()), (Phase::Act(Row::Inks), 0));
    table.does(0, Action::Pass);
    assert_eq!(table.phase(), Phase::Act(Row::Specialties));
    let order = |row, seats: &[u8]| Event::RowBegan { row, order: seats.iter().copied().map(Seat).collect() };
    assert!(table.was_told(&order(Row::Inks, &[0])));
    assert!(table.was_told(&order(Row::Specialties, &[0, 1])));
}

#[test]
fn g2_4_an_action_that_nobody_planned_is_skipped() {
    let mut table = Scene::people(2).phase(Phase::Plan).lay();
    table.does(0, plan([0, 0, 0, 6, 1])).does(1, plan([0, 0, 0, 2, 6]));
    assert_eq!((table.phase(), table.actor()), (Phase::Act(Row::Gears), 0));
}

#[test]
fn g2_4_nobody_has_to_use_a_turn() {
    let mut table = Scene::people(3).lay();
    let before = table.house(0);
    table.does(0, Action::Pass);
    assert_eq!((table.phase(), table.actor()), (Phase::Act(Row::Orders), 1));
    assert_eq!(table.house(0), before);
    assert!(table.was_told(&Event::Passed { seat: Seat(0) }));
}

#[test]
fn g2_4_all_have_their_turn_in_an_action_before_the_next_begins() {
    let mut table = Scene::people(2).house(0, |house| house.gear(gear_with(GearReward::RoundFame))).lay();
    table.does(0, Action::Pass).does(1, Action::Pass);
    assert_eq!(table.phase(), Phase::Act(Row::Inks));
    let early = Action::DevelopOne { card: table.board().specialties[0].expect("full"), specialty: Specialty::Binding };
    table.refuses(0, early, Illegal::NotNow { rule: "G3c.1" }, "G3c.1");
}

#[test]
fn g2_5_anna_tom_and_kate() {
    let (anna, tom, kate) = (0, 1, 2);
    let mut table = Scene::people(3).phase(Phase::Plan).lay();
    table.does(anna, plan([2, 2, 1, 0, 2])).does(tom, plan([2, 2, 2, 1, 1])).does(kate, plan([1, 1, 3, 3, 1]));
    let turns = [
        (Phase::Act(Row::Orders), vec![anna, tom, kate]),
        (Phase::Act(Row::Inks), vec![anna, tom, kate]),
        (Phase::Act(Row::Specialties), vec![kate, tom, anna]),
        (Phase::Act(Row::Gears), vec![kate, tom]),
        (Phase::Act(Row::Patronage), vec![anna, tom, kate]),
        (Phase::Fulfil, vec![anna, tom, kate]),
    ];
    for (phase, seats) in turns {
        for seat in seats {
            assert_eq!((table.phase(), table.actor()), (phase, seat));
            table.does(seat, Action::Pass);
        }
    }
    assert_eq!(table.round(), 2);
}
