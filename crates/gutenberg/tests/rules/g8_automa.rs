//! Automa: its seat, its cards and what it takes (G8.1–G8.3, G8.6, G8.7).

use crate::cards::{gear_with, inks, specialty_card};
use crate::scene::Scene;
use crate::table::Table;
use gutenberg::catalogue::{GearId, GearReward, Numbered, PlanningId, PrintingId, RefinementId};
use gutenberg::components::{Inks, Row, Specialty};
use gutenberg::{Action, Event, Gutenberg, Illegal, Options, PatronageReward, Phase};
use std::collections::BTreeSet;
use table::{Game, Refusal, Seat, Seed};

fn options(people: u8, automa: bool) -> Options {
    Options { people, automa, ..Options::default() }
}

/// One person and the automa, which has the token. The person acts first in orders, the automa everywhere else.
pub fn solo(phase: Phase) -> Scene {
    Scene::people(1)
        .with_automa()
        .first(1)
        .phase(phase)
        .house(0, |house| house.plan([4, 1, 1, 1, 1]))
        .automa_plan([1, 2, 2, 1, 1])
}

#[test]
fn g8_1_solo_is_a_game_of_two_seats() {
    for automa in [false, true] {
        let table = Table::open(options(1, automa), 1);
        let board = table.board();
        assert_eq!((board.printing.len(), board.ink_sets.len(), board.gears.len()), (2, 2, 2));
        assert_eq!(board.patronage.len(), 4);
        let position = table.position();
        let gears = position.piles.gears.iter().chain(board.gears.iter().flatten());
        assert!(gears.clone().all(|&gear| table.cards()[gear].grey));
        assert_eq!(gears.count(), 20);
        assert_eq!(table.sheet().display.printing.len(), 5);
    }
}

#[test]
fn g8_1_it_joins_one_two_or_three_people() {
    for people in 1..=3 {
        let table = Table::open(options(people, true), 1);
        assert_eq!(table.board().printing.len(), usize::from(people) + 1);
        assert_eq!(table.sheet().houses.len(), usize::from(people), "it has no house");
    }
    let game = Gutenberg::standard();
    let refused = game.setup(&options(4, true), Seed::from_number(1)).err();
    assert_eq!(refused.map(|bad| bad.rule()), Some("G0.1"));
}

#[test]
fn g8_1_nobody_acts_for_it() {
    let mut table = solo(Phase::Act(Row::Inks)).lay();
    table.refuses(1, Action::Pass, Illegal::AutomasSeat, "G8.1");
    assert!(table.may(1).is_empty());
    let mut planning = Scene::people(1).with_automa().phase(Phase::Plan).lay();
    planning.refuses(1, Action::Plan { markers: [2, 2, 1, 1, 1] }, Illegal::AutomasSeat, "G8.1");
}

#[test]
fn g8_1_it_drafts_and_fulfils_nothing() {
    let mut table = Table::open(options(2, true), 4);
    let mut drafters = Vec::new();
    while table.phase() == Phase::Draft {
        drafters.push(table.actor());
        let action = table.may(table.actor())[0];
        table.does(table.actor(), action);
    }
    assert_eq!(drafters, [0, 1, 1, 0]);

    let mut fulfilling = Scene::people(2).with_automa().phase(Phase::Fulfil).lay();
    assert_eq!(fulfilling.actor(), 0);
    fulfilling.does(0, Action::Pass);
    assert_eq!(fulfilling.actor(), 1);
    fulfilling.does(1, Action::Pass);
    assert_eq!(fulfilling.round(), 2);
}

#[test]
fn g8_1_it_scores_nothing() {
    let mut table = solo(Phase::Fulfil).round(6).lay();
    table.all_pass();
    let outcome = table.play.outcome().expect("the game is over");
    assert_eq!((outcome.scores().len(), outcome.winners.len()), (1, 1));
}

#[test]
fn g8_2_the_automa_opens_round_one() {
    for people in 1..=3 {
        let table = Table::open(options(people, true), 9);
        assert_eq!(table.sheet().first, Seat(people));
        assert_eq!(table.actor(), 0, "the person after it begins the draft");
        let automa = table.sheet().automa.expect("an automa plays");
        assert_eq!(automa.markers, table.cards().automa_start);
        assert_eq!(automa.markers.iter().sum::<u8>(), 7);
        let markers: Vec<u8> = (0..people).map(|seat| table.house(seat).markers).collect();
        assert_eq!(markers, [8, 9, 10][..usize::from(people)]);
    }
}

#[test]
fn g8_2_no_person_can_be_named_first() {
    let game = Gutenberg::standard();
    for people in 1..=3 {
        let named = Options { first: Some(Seat(0)), ..options(people, true) };
        let refused = game.setup(&named, Seed::from_number(1)).err();
        assert_eq!(refused.map(|bad| bad.rule()), Some("G8.2"));
    }
}

#[test]
fn g8_2_with_the_token_it_wins_ties() {
    let table = solo(Phase::Act(Row::Orders)).lay();
    assert_eq!(table.acting_order(Row::Orders), [0, 1]);
    assert_eq!(table.acting_order(Row::Gears), [1, 0]);
}

#[test]
fn g8_3_its_card_is_revealed_after_all_plans() {
    let mut table = Scene::people(2).with_automa().phase(Phase::Plan).lay();
    table.does(0, Action::Plan { markers: [2, 2, 2, 1, 1] });
    assert_eq!(table.sheet().automa.expect("an automa plays").card, None);
    table.does(1, Action::Plan { markers: [2, 2, 2, 2, 1] });
    assert!(table.sheet().automa.expect("an automa plays").card.is_some());
}

#[test]
fn g8_3_no_planning_card_comes_twice() {
    let mut all_seen = BTreeSet::new();
    for seed in 0..20 {
        let mut table = Scene::people(1).with_automa().phase(Phase::Plan).seed(seed).lay();
        for round in 1..=6 {
            table.all_plan();
            if round < 6 {
                table.pass_to(Phase::Plan);
            }
        }
        let card = |event: &&Event| match **event {
            Event::AutomaPlanned { card, .. } => Some(card),
            _ => None,
        };
        let cards: Vec<PlanningId> = table.events().iter().filter_map(card).collect();
        let different: BTreeSet<PlanningId> = cards.iter().copied().collect();
        assert_eq!((cards.len(), different.len()), (6, 6));
        all_seen.extend(different);
    }
    assert_eq!(all_seen.len(), PlanningId::COUNT, "any six of the ten");
}

/// What the automa does in the next row, after the person passed.
pub fn automas_deed(scene: Scene) -> (Table, Event) {
    let mut table = scene.lay();
    table.does(0, Action::Pass);
    let deed = |event: &&Event| {
        matches!(
            event,
            Event::AutomaTookOrderCards { .. }
                | Event::AutomaTookInks { .. }
                | Event::AutomaTookSpecialtyCard { .. }
                | Event::AutomaTookGear { .. }
                | Event::AutomaTookPatronageCard { .. }
                | Event::AutomaTookPatronageReward { .. }
                | Event::AutomaFoundNothing { .. }
        )
    };
    let event = table.events().into_iter().find(deed).expect("the automa was on turn").clone();
    (table, event)
}

#[test]
fn g8_6_it_draws_until_a_space_holds_something() {
    let gear = gear_with(GearReward::SwapInk).0;
    for seed in 0..20 {
        let scene = solo(Phase::Act(Row::Specialties)).gear_row(&[gear]).seed(seed);
        assert_eq!(automas_deed(scene).1, Event::AutomaTookGear { gear });
    }
}

#[test]
fn g8_6_any_space_may_be_meant() {
    let row: Vec<GearId> = vec![gear_with(GearReward::SwapInk).0, gear_with(GearReward::Order).0];
    let taken = |seed| automas_deed(solo(Phase::Act(Row::Specialties)).gear_row(&row).seed(seed)).1;
    let taken: Vec<Event> = (0..40).map(taken).collect();
    for &gear in &row {
        assert!(taken.contains(&Event::AutomaTookGear { gear }));
    }
}

/// Three people pass on orders, then the automa acts; returns the spaces of the two cards it took.
fn taken_order_cards(scene: Scene, seed: u64) -> (Option<usize>, Option<usize>) {
    let mut table = scene.automa_plan([1, 2, 2, 1, 1]).seed(seed).lay();
    let board = table.board();
    table.all_pass();
    let cards = |event: &&Event| match **event {
        Event::AutomaTookOrderCards { printing, refinement } => Some((printing, refinement)),
        _ => None,
    };
    let (printing, refinement) = table.events().iter().find_map(cards).expect("it took cards");
    (
        board.printing.iter().position(|&card| card == printing),
        board.refinement.iter().position(|&card| card == refinement),
    )
}

#[test]
fn g8_6_orders_draw_on_without_reshuffling() {
    for seed in 0..60 {
        let (printing, refinement) = taken_order_cards(Scene::people(3).with_automa(), seed);
        assert!(printing.is_some() && refinement.is_some());
        assert_ne!(printing, refinement, "the card that named the first space is used up");
    }
}

#[test]
fn g8_6_the_cards_come_back_when_they_run_out() {
    for seed in 0..20 {
        let scene =
            Scene::people(3).with_automa().printing_row(&[PrintingId::new(7)]).refinement_row(&[RefinementId::new(7)]);
        assert_eq!(taken_order_cards(scene, seed), (Some(0), Some(0)));
    }
}

#[test]
fn g8_6_a_begun_set_can_be_taken() {
    let (table, deed) =
        automas_deed(solo(Phase::Act(Row::Orders)).automa_plan([0, 3, 2, 1, 1]).ink_sets(&["- - -", "- blue gold"]));
    assert_eq!(deed, Event::AutomaTookInks { set: 1, inks: inks("blue gold") });
    assert_eq!(table.bag(), Inks::new([12; 4]));
}

#[test]
fn g8_6_with_nothing_left_it_does_nothing() {
    let (_, deed) = automas_deed(solo(Phase::Act(Row::Specialties)).gear_row(&[]));
    assert_eq!(deed, Event::AutomaFoundNothing { row: Row::Gears });
    let (_, deed) = automas_deed(solo(Phase::Act(Row::Orders)).automa_plan([0, 3, 2, 1, 1]).ink_sets(&["- - -"]));
    assert_eq!(deed, Event::AutomaFoundNothing { row: Row::Inks });
    let (_, deed) = automas_deed(solo(Phase::Act(Row::Inks)).specialty_row(&[]));
    assert_eq!(deed, Event::AutomaFoundNothing { row: Row::Specialties });
    let (_, deed) = automas_deed(solo(Phase::Act(Row::Gears)).rewards_taken(&PatronageReward::ALL));
    assert_eq!(deed, Event::AutomaFoundNothing { row: Row::Patronage });
}

#[test]
fn g8_7_it_discards_a_printing_and_a_refinement_card() {
    let (table, deed) = automas_deed(solo(Phase::Act(Row::Orders)).automa_plan([1, 0, 2, 2, 2]));
    let Event::AutomaTookOrderCards { printing: Some(printing), refinement: Some(refinement) } = deed else {
        panic!("{deed:?}");
    };
    let discards = table.sheet().discards;
    assert!(discards.printing.contains(&printing) && discards.refinement.contains(&refinement));
}

#[test]
fn g8_7_where_only_one_kind_is_left_it_takes_that() {
    let scene = solo(Phase::Act(Row::Orders)).automa_plan([1, 0, 2, 2, 2]);
    let (_, deed) = automas_deed(scene.printing_row(&[]).refinement_row(&[RefinementId::new(3)]));
    assert_eq!(deed, Event::AutomaTookOrderCards { printing: None, refinement: Some(RefinementId::new(3)) });
}

#[test]
fn g8_7_all_inks_of_a_set_go_into_the_bag() {
    let (table, deed) = automas_deed(
        solo(Phase::Act(Row::Orders)).automa_plan([0, 3, 2, 1, 1]).ink_sets(&["red red blue", "red red blue"]),
    );
    let Event::AutomaTookInks { set, inks: taken } = deed else { panic!("{deed:?}") };
    assert_eq!(taken, inks("red red blue"));
    let sets = table.board().ink_sets;
    assert_eq!(sets[usize::from(set)], [None; 3]);
    assert_eq!(sets[1 - usize::from(set)].iter().flatten().count(), 3, "the other set is the person's to choose");
    assert_eq!(table.bag(), Inks::new([11, 12, 12, 10]));
    assert_eq!((table.phase(), table.actor()), (Phase::Act(Row::Inks), 0));
}

#[test]
fn g8_7_a_specialty_card_or_a_gear_is_discarded() {
    let card = specialty_card(Specialty::Binding, Specialty::Binding);
    let (table, deed) = automas_deed(solo(Phase::Act(Row::Inks)).specialty_row(&[card]));
    assert_eq!(deed, Event::AutomaTookSpecialtyCard { card });
    assert_eq!(table.sheet().discards.specialties, [card]);

    let gear = gear_with(GearReward::SwapInk).0;
    let (table, deed) = automas_deed(solo(Phase::Act(Row::Specialties)).gear_row(&[gear]));
    assert_eq!(deed, Event::AutomaTookGear { gear });
    assert_eq!(table.sheet().discards.gears, [gear]);
}
