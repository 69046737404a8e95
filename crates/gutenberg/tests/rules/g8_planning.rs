//! Automa: how its markers move (G8.4, G8.5, G8.9).

use crate::scene::{Scene, even_plan};
use crate::table::Table;
use gutenberg::catalogue::{Catalogue, Numbered, PlanningCard, PlanningId, RowRef, Shift};
use gutenberg::components::Row;
use gutenberg::{Event, Phase, Plan, rearranged};

const ORDERS: RowRef = RowRef::Row(Row::Orders);
const INKS: RowRef = RowRef::Row(Row::Inks);
const GEARS: RowRef = RowRef::Row(Row::Gears);

/// The markers after these moves of a card with this centre.
fn after(markers: Plan, centre: Row, moves: &[(RowRef, RowRef)]) -> Plan {
    let moves = moves.iter().map(|&(from, to)| Shift { from, to }).collect();
    rearranged(markers, &PlanningCard { moves, centre, patronage: false })
}

#[test]
fn g8_4_a_marker_moves_from_the_first_to_the_second() {
    assert_eq!(after([2, 2, 1, 1, 1], Row::Orders, &[(ORDERS, GEARS)]), [1, 2, 1, 2, 1]);
}

#[test]
fn g8_4_without_one_on_the_first_it_comes_back_from_the_second() {
    assert_eq!(after([0, 3, 2, 1, 1], Row::Orders, &[(ORDERS, INKS)]), [1, 2, 2, 1, 1]);
}

#[test]
fn g8_4_with_none_on_either_nothing_moves() {
    assert_eq!(after([0, 0, 3, 2, 2], Row::Orders, &[(ORDERS, INKS)]), [0, 0, 3, 2, 2]);
}

#[test]
fn g8_4_no_marker_moves_to_an_action_that_has_six() {
    assert_eq!(after([1, 6, 0, 0, 0], Row::Orders, &[(ORDERS, INKS)]), [1, 6, 0, 0, 0]);
    assert_eq!(after([2, 5, 0, 0, 0], Row::Orders, &[(ORDERS, INKS)]), [1, 6, 0, 0, 0]);
    assert_eq!(after([0, 6, 1, 0, 0], Row::Orders, &[(ORDERS, INKS)]), [1, 5, 1, 0, 0], "but a marker may leave it");
}

#[test]
fn g8_4_moves_are_made_in_printed_order() {
    assert_eq!(after([1, 0, 3, 0, 3], Row::Orders, &[(ORDERS, INKS), (INKS, GEARS)]), [0, 0, 3, 1, 3]);
    assert_eq!(after([1, 0, 3, 0, 3], Row::Orders, &[(INKS, GEARS), (ORDERS, INKS)]), [0, 1, 3, 0, 3]);
}

#[test]
fn g8_4_a_move_onto_itself_does_nothing() {
    assert_eq!(after([2; 5], Row::Gears, &[(RowRef::Max, RowRef::Min)]), [2; 5]);
}

#[test]
fn g8_5_min_and_max_are_the_emptiest_and_the_fullest() {
    assert_eq!(after([1, 3, 2, 1, 0], Row::Gears, &[(RowRef::Max, RowRef::Min)]), [1, 2, 2, 1, 1]);
    assert_eq!(after([1, 3, 2, 1, 0], Row::Gears, &[(GEARS, RowRef::Max)]), [1, 4, 2, 0, 0]);
}

#[test]
fn g8_5_ties_are_read_down_from_the_centre_and_on_from_the_top() {
    let by_centre = |centre| after([2, 2, 1, 1, 1], centre, &[(RowRef::Max, RowRef::Min)]);
    assert_eq!(by_centre(Row::Orders), [1, 2, 2, 1, 1], "the centre itself is the fullest");
    assert_eq!(by_centre(Row::Inks), [2, 1, 2, 1, 1]);
    assert_eq!(by_centre(Row::Specialties), [1, 2, 2, 1, 1]);
    assert_eq!(by_centre(Row::Gears), [1, 2, 1, 2, 1], "the centre itself is the emptiest");
    assert_eq!(by_centre(Row::Patronage), [1, 2, 1, 1, 2], "the fullest comes up from the top");
}

#[test]
fn g8_5_min_and_max_are_read_at_each_move() {
    let moves = [(ORDERS, INKS), (RowRef::Max, RowRef::Min)];
    assert_eq!(after([2, 1, 1, 2, 1], Row::Orders, &moves), [2, 1, 1, 2, 1]);
}

#[test]
fn g8_3_the_round_plays_by_the_card_that_comes_up() {
    for seed in 0..20 {
        let mut table = Scene::people(1).with_automa().phase(Phase::Plan).seed(seed).lay();
        let before = table.sheet().automa.expect("an automa plays").markers;
        table.all_plan();
        let automa = table.sheet().automa.expect("an automa plays");
        let card = automa.card.expect("its card is open");
        assert_eq!(automa.markers, rearranged(before, &table.cards()[card]));
        assert!(table.was_told(&Event::AutomaPlanned { card, markers: automa.markers }));
    }
}

/// A planning card with this centre.
fn centred(centre: Row) -> PlanningId {
    let at = Catalogue::standard().planning.iter().position(|card| card.centre == centre);
    PlanningId::new(at.expect("each action is the centre of a card"))
}

/// The automa's markers at the end of the round.
fn markers_after(scene: Scene) -> Plan {
    let mut table: Table = scene.phase(Phase::Fulfil).lay();
    table.all_pass();
    assert_eq!(table.phase(), Phase::Plan);
    table.sheet().automa.expect("an automa plays").markers
}

#[test]
fn g8_9_it_gives_from_its_fullest_action() {
    let gives =
        |markers, centre| markers_after(Scene::people(1).first(0).automa_plan(markers).planning_card(centred(centre)));
    assert_eq!(gives([1, 4, 1, 1, 1], Row::Orders), [1, 3, 1, 1, 1]);
    assert_eq!(gives([2, 2, 2, 1, 1], Row::Orders), [1, 2, 2, 1, 1]);
    assert_eq!(gives([2, 2, 2, 1, 1], Row::Specialties), [2, 2, 1, 1, 1]);
    assert_eq!(gives([2, 2, 2, 1, 1], Row::Gears), [1, 2, 2, 1, 1]);
}

#[test]
fn g8_9_it_puts_what_it_gets_on_its_then_emptiest_action() {
    let gets = |people, markers, centre| {
        let scene = Scene::people(people).first(people);
        markers_after(scene.automa_plan(markers).planning_card(centred(centre)))
    };
    assert_eq!(gets(1, [2, 2, 1, 1, 1], Row::Gears), [2, 2, 1, 2, 1]);
    assert_eq!(gets(2, [2, 2, 1, 1, 1], Row::Gears), [2, 2, 1, 2, 2]);
    assert_eq!(gets(3, [2, 2, 1, 1, 1], Row::Orders), [2, 2, 2, 2, 2]);
    assert_eq!(gets(3, [6, 0, 1, 0, 0], Row::Orders), [6, 1, 1, 1, 1], "one after the other");
    assert_eq!(gets(3, [4, 3, 0, 0, 0], Row::Patronage), [4, 3, 1, 1, 1]);
}

#[test]
fn g8_9_its_markers_stay_on_its_board() {
    for people in 1..=3 {
        let mut table = Scene::people(people).with_automa().phase(Phase::Plan).lay();
        let seats = people + 1;
        for round in 1..=6 {
            let first = (people + round - 1) % seats;
            assert_eq!(table.sheet().first.0, first);
            let place = (people + seats - first) % seats;
            let markers: u8 = table.sheet().automa.expect("an automa plays").markers.iter().sum();
            assert_eq!(markers, 7 + place, "round {round} with {people} people");
            table.all_plan();
            if round < 6 {
                table.pass_to(Phase::Plan);
            }
        }
    }
    assert_eq!(even_plan(0).iter().sum::<u8>(), 7);
}
