//! 2.3 Free actions.

use crate::cards::{gear_with, types};
use crate::scene::Scene;
use gutenberg::catalogue::{GearReward, Numbered, PrintingId, RefinementId};
use gutenberg::components::{Character, Ink, Row, Specialty, Type};
use gutenberg::{Action, Due, Event, FreeActions, GearChoice, Illegal, Phase, Stage};
use table::Seat;

const USE_TOP_GEAR: Action = Action::UseGear { axle: 0, choice: GearChoice::Plain };

fn buy(kind: Type) -> Action {
    Action::BuyType { kind }
}

#[test]
fn g2_6_gears_and_types_in_ones_own_turn_as_often_as_allowed() {
    let with_gear = |house: crate::scene::House| house.gear(gear_with(GearReward::RoundFame));
    let phases = [
        Phase::Act(Row::Orders),
        Phase::Act(Row::Inks),
        Phase::Act(Row::Specialties),
        Phase::Act(Row::Gears),
        Phase::Act(Row::Patronage),
        Phase::Fulfil,
    ];
    for phase in phases {
        let mut table = Scene::people(2).round(3).phase(phase).actor(1).house(0, with_gear).lay();
        let turn = Illegal::NotYourTurn { actor: Seat(1) };
        table.refuses(0, USE_TOP_GEAR, turn, "G2.4").refuses(0, buy(Type::U), turn, "G2.4");

        let mut table = Scene::people(2).round(3).phase(phase).actor(0).house(0, with_gear).lay();
        table.does(0, USE_TOP_GEAR).does(0, buy(Type::U)).does(0, buy(Type::U));
        let house = table.house(0);
        assert_eq!((house.fame, house.types, house.guilders), (3, types("AIOUU"), 1), "as often as allowed");
    }
}

fn planning(reward: GearReward) -> Scene {
    Scene::people(3).round(3).phase(Phase::Plan).house(0, |house| house.gear(gear_with(reward)))
}

fn plan(markers: [u8; 5]) -> Action {
    Action::Plan { markers }
}

#[test]
fn g2_6_gears_and_types_also_while_planning() {
    let mut table = planning(GearReward::RoundFame).lay();
    assert!(table.may(0).contains(&USE_TOP_GEAR) && table.may(0).contains(&buy(Type::U)));
    assert!(!table.may(0).contains(&Action::Pass), "the game waits for a plan");
    table.does(0, USE_TOP_GEAR).does(0, buy(Type::U));
    assert!(table.was_told(&Event::TypeGained { seat: Seat(0), kind: Type::U }), "openly");
    assert_eq!((table.house(0).fame, table.house(0).types), (3, types("AIOU")));
    assert_eq!((table.phase(), table.waited_for()), (Phase::Plan, vec![0, 1, 2]));
    table.refuses(0, USE_TOP_GEAR, Illegal::GearUsed, "G6.14");
    table.does(0, plan([2, 2, 1, 1, 1])).does(0, plan([3, 1, 1, 1, 1]));
    assert_eq!(table.waited_for(), [1, 2], "its plan can still be changed");
}

#[test]
fn g2_6_an_order_can_be_drawn_before_planning() {
    let mut table = planning(GearReward::Order).lay();
    table.does(0, USE_TOP_GEAR);
    let (printing, refinement) = (table.sheet().drawn.printing[0], table.sheet().drawn.refinement[0]);
    assert_eq!((table.sheet().actor, table.waited_for()), (Some(Seat(0)), vec![0, 1, 2]));
    table.refuses(0, plan([2, 2, 1, 1, 1]), Illegal::DrawnCardsFirst, "G3a.3");
    table.does(0, Action::KeepOrder { printing, refinement, discard: None });
    assert_eq!((table.sheet().actor, table.house(0).orders[0].is_some()), (None, true));
    table.does(0, plan([2, 2, 1, 1, 1]));
}

#[test]
fn g2_6_not_once_ones_own_plan_is_made() {
    let mut table = planning(GearReward::RoundFame).lay();
    table.does(0, plan([2, 2, 1, 1, 1]));
    table.refuses(0, USE_TOP_GEAR, Illegal::PlanMade, "G2.6").refuses(0, buy(Type::U), Illegal::PlanMade, "G2.6");
    assert!(table.may(0).iter().all(|action| matches!(action, Action::Plan { .. })));
    table.does(1, buy(Type::U));
}

#[test]
fn g2_6_while_one_takes_a_reward_the_others_plan_and_wait_with_their_gears() {
    let mut table = planning(GearReward::Order).house(1, |house| house.gear(gear_with(GearReward::RoundFame))).lay();
    table.does(0, USE_TOP_GEAR);
    let wait = Illegal::OtherChooses { actor: Seat(0) };
    table.refuses(1, USE_TOP_GEAR, wait, "G2.6").refuses(1, buy(Type::U), wait, "G2.6");
    table.refuses(1, Action::Decline, Illegal::NoRewardDue { rule: "G4.4" }, "G4.4");
    assert!(table.may(2).iter().all(|action| matches!(action, Action::Plan { .. })));
    table.does(2, plan([2, 2, 2, 2, 1])).does(2, plan([1, 2, 2, 2, 2]));
    table.does(0, Action::Decline).does(1, USE_TOP_GEAR);
    table.does(1, plan([2, 2, 2, 1, 1])).does(0, plan([2, 2, 1, 1, 1]));
    assert_eq!(table.phase(), Phase::Act(Row::Orders));
}

#[test]
fn g2_6_the_levels_of_plantin_are_swapped_in_his_turn_only() {
    let plantin = |house: crate::scene::House| house.character(Character::Plantin).levels([2, 0, 0, 0]);
    let swap = Action::SwapLevels { one: Specialty::Typesetting, other: Specialty::Binding };
    let mut table = Scene::people(2).phase(Phase::Plan).house(0, plantin).lay();
    table.refuses(0, swap, Illegal::NotNow { rule: "G7.7" }, "G7.7");
}

#[test]
fn g2_6_by_the_german_text_only_in_ones_own_turn() {
    let mut table = planning(GearReward::RoundFame).free_actions(FreeActions::OwnTurn).lay();
    let now = Illegal::NotNow { rule: "G2.6" };
    table.refuses(0, USE_TOP_GEAR, now, "G2.6").refuses(0, buy(Type::U), now, "G2.6");
    assert!(table.may(0).iter().all(|action| matches!(action, Action::Plan { .. })));
}

#[test]
fn g2_6_a_turn_with_nothing_left_ends_by_itself() {
    let mut table = Scene::people(2).phase(Phase::Act(Row::Inks)).lay();
    table.does(0, Action::TakeInks { set: 0, count: 1 });
    assert_eq!(table.actor(), 1, "there is nothing but buying types, which can wait");
    table.does(1, Action::TakeInks { set: 1, count: 1 });
    assert_eq!(table.phase(), Phase::Act(Row::Specialties));
}

#[test]
fn g2_6_a_turn_with_a_usable_gear_stays_open() {
    let mut table = Scene::people(2)
        .phase(Phase::Act(Row::Inks))
        .house(0, |house| house.gear(gear_with(GearReward::RoundFame)))
        .lay();
    table.does(0, Action::TakeInks { set: 0, count: 1 });
    assert_eq!((table.actor(), table.sheet().stage), (0, Stage::After));
    table.refuses(0, Action::TakeInks { set: 1, count: 1 }, Illegal::AlreadyActed { rule: "G3b.1" }, "G3b.1");
    table.does(0, buy(Type::A));
    assert_eq!(table.actor(), 0);
    table.does(0, USE_TOP_GEAR);
    assert_eq!(table.actor(), 1, "now nothing is left");
}

#[test]
fn g2_6_an_open_turn_is_ended_by_its_seat() {
    let mut table = Scene::people(2)
        .phase(Phase::Act(Row::Inks))
        .house(0, |house| house.gear(gear_with(GearReward::RoundFame)))
        .lay();
    table.does(0, Action::TakeInks { set: 0, count: 1 }).does(0, Action::Pass);
    assert_eq!(table.actor(), 1);
    assert!(!table.was_told(&Event::Passed { seat: Seat(0) }), "it has acted");
}

#[test]
fn g2_6_a_turn_without_any_choice_is_not_asked_for() {
    let mut table = Scene::people(2)
        .phase(Phase::Act(Row::Inks))
        .ink_sets(&["- blue gold", "- - red"])
        .house(1, |house| house.guilders(0))
        .lay();
    table.does(0, Action::Pass);
    assert_eq!(table.phase(), Phase::Act(Row::Specialties), "seat 1 can pay for nothing");
}

#[test]
fn g2_6_an_open_reward_is_finished_first() {
    let scene = || {
        Scene::people(2)
            .phase(Phase::Act(Row::Patronage))
            .stage(Stage::After)
            .house(0, |house| house.gear(gear_with(GearReward::RoundFame)))
    };
    let mut table = scene().due(Due { inks: 1, ..Due::default() }).lay();
    for free in [USE_TOP_GEAR, buy(Type::A), Action::Pass] {
        table.refuses(0, free, Illegal::RewardsFirst, "G4.5");
    }
    table.does(0, Action::GainInk { ink: Ink::Red }).does(0, USE_TOP_GEAR);

    let mut table = scene().drawn(&[PrintingId::new(0)], &[RefinementId::new(0)]).lay();
    for free in [USE_TOP_GEAR, buy(Type::A), Action::Pass] {
        table.refuses(0, free, Illegal::DrawnCardsFirst, "G3a.3");
    }
    table.does(0, Action::Decline).does(0, USE_TOP_GEAR);
}

#[test]
fn g2_6_each_person_has_a_fulfil_turn_in_every_round() {
    let mut table = Scene::people(3)
        .phase(Phase::Act(Row::Patronage))
        .house(0, |house| house.plan([6, 0, 0, 0, 1]))
        .house(1, |house| house.plan([6, 2, 0, 0, 0]))
        .house(2, |house| house.plan([6, 3, 0, 0, 0]))
        .lay();
    table.does(0, Action::Pass);
    for seat in 0..3 {
        assert_eq!((table.phase(), table.actor()), (Phase::Fulfil, seat));
        table.does(seat, buy(Type::U)).does(seat, Action::Pass);
    }
    assert_eq!(table.phase(), Phase::Plan);
}

/// Anna can exchange an ink and buy an I for 3 less; the order she took earlier this round.
#[test]
fn g2_6_anna_uses_two_gears_and_not_the_third_again() {
    let mut table = Scene::people(2)
        .phase(Phase::Act(Row::Gears))
        .house(0, |house| {
            house
                .inks("red")
                .gear(gear_with(GearReward::SwapInk))
                .gear(gear_with(GearReward::BuyType(Type::I)))
                .used_gear(gear_with(GearReward::Order), 1)
        })
        .lay();
    table.refuses(0, Action::UseGear { axle: 2, choice: GearChoice::Plain }, Illegal::GearUsed, "G6.14");
    table.does(0, Action::UseGear { axle: 0, choice: GearChoice::SwapInk { give: Ink::Red, take: Ink::Gold } });
    table.does(0, Action::UseGear { axle: 1, choice: GearChoice::Plain });
    let house = table.house(0);
    assert_eq!(house.inks[Ink::Gold], 1);
    assert_eq!((house.types, house.guilders), (types("AIIO"), 9), "the fourth type for 4 − 3");
    for axle in 0..3 {
        table.refuses(0, Action::UseGear { axle, choice: GearChoice::Plain }, Illegal::NoUsesLeft, "G6.14");
    }
}

#[test]
fn g2_6_an_empty_axle_has_no_gear_to_use() {
    let mut table = Scene::people(2).lay();
    for axle in [0, 2, 3, 255] {
        let empty = Illegal::EmptyAxle { axle, rule: "G2.6" };
        table.refuses(0, Action::UseGear { axle, choice: GearChoice::Plain }, empty, "G2.6");
    }
}

#[test]
fn g2_7_anna_buys_a_u_and_a_second_a_for_nine() {
    let mut table = Scene::people(2).house(0, |house| house.types("AIO").guilders(9)).lay();
    table.does(0, buy(Type::U));
    assert_eq!(table.house(0).guilders, 5);
    table.does(0, buy(Type::A));
    assert_eq!((table.house(0).types, table.house(0).guilders), (types("AAIOU"), 0));
}

#[test]
fn g2_7_the_fifth_and_sixth_type_cost_eleven() {
    let mut table = Scene::people(2).house(0, |house| house.types("AIOU").guilders(11)).lay();
    table.does(0, buy(Type::U)).does(0, buy(Type::U));
    assert_eq!((table.house(0).types, table.house(0).guilders), (types("AIOUUU"), 0));
}

#[test]
fn g2_7_who_cannot_pay_buys_nothing() {
    let mut table = Scene::people(2).house(0, |house| house.types("AIO").guilders(3)).lay();
    let short = Illegal::Guilders { have: 3, need: 4, rule: "G2.7" };
    table.refuses(0, buy(Type::U), short, "G2.7");
}

#[test]
fn g2_7_below_three_types_the_price_goes_on_falling() {
    let mut table = Scene::people(2).house(0, |house| house.types("").guilders(6)).lay();
    for (kind, left) in [(Type::A, 5), (Type::A, 3), (Type::O, 0)] {
        table.does(0, buy(kind));
        assert_eq!(table.house(0).guilders, left);
    }
}
