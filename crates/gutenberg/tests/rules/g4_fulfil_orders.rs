//! 4 Fulfil orders.

use crate::cards::{gear_with, inks, printing_with, types};
use crate::orders::{batch, fulfil, refinement};
use crate::scene::Scene;
use gutenberg::catalogue::GearReward;
use gutenberg::components::{Ink, Levels, Row, Specialty, Type};
use gutenberg::{Action, Event, GearChoice, Illegal, Order, Phase};
use table::Seat;

fn fulfilling(people: u8) -> Scene {
    Scene::people(people).phase(Phase::Fulfil)
}

#[test]
fn g4_1_batches_are_declared_in_turn_order() {
    let (order, refined) = (printing_with("AI"), refinement("red", [0, 4, 4, 0]));
    let mut table = fulfilling(3).first(1).house(0, |house| house.order(order, refined)).lay();
    table.refuses(0, fulfil(&[0], &[], &[]), Illegal::NotYourTurn { actor: Seat(1) }, "G2.4");
    table.does(1, Action::Pass).does(2, Action::Pass).does(0, fulfil(&[0], &[], &[]));
}

#[test]
fn g4_1_orders_are_fulfilled_in_their_own_step_only() {
    let (order, refined) = (printing_with("AI"), refinement("red", [0, 4, 4, 0]));
    let mut table =
        Scene::people(2).phase(Phase::Act(Row::Patronage)).house(0, |house| house.order(order, refined)).lay();
    table.refuses(0, fulfil(&[0], &[], &[]), Illegal::NotNow { rule: "G4.1" }, "G4.1");
}

#[test]
fn g4_1_to_fulfil_nothing_is_to_pass() {
    let (order, refined) = (printing_with("AI"), refinement("red", [0, 4, 4, 0]));
    let mut table = fulfilling(2).house(0, |house| house.order(order, refined)).lay();
    table.refuses(0, fulfil(&[], &[], &[]), Illegal::EmptyBatch, "G4.1");
    table.does(0, Action::Pass);
    assert_eq!(table.actor(), 1);
    assert_eq!(table.house(0).orders[0], Some(Order { printing: order, refinement: refined }));
}

#[test]
fn g4_1_any_of_the_own_orders_can_be_chosen() {
    let mut table = fulfilling(2)
        .house(0, |house| {
            house
                .order(printing_with("UU"), refinement("red", [0, 4, 4, 0]))
                .order(printing_with("AI"), refinement("red", [0, 0, 1, 5]))
                .order(printing_with("AO"), refinement("gold", [0, 0, 6, 0]))
        })
        .lay();
    table.refuses(0, fulfil(&[1, 3], &[], &[]), Illegal::EmptySlot { slot: 3, rule: "G4.1" }, "G4.1");
    table.refuses(0, fulfil(&[1, 5], &[], &[]), Illegal::EmptySlot { slot: 5, rule: "G4.1" }, "G4.1");
    table.does(0, fulfil(&[1], &[], &[]));
    let orders = table.house(0).orders;
    assert_eq!(orders.iter().map(Option::is_some).collect::<Vec<_>>(), [true, false, true, false]);
}

#[test]
fn g4_2_example_i_o_o_and_u_pay_five() {
    let mut table = fulfilling(2)
        .house(0, |house| house.types("IOOU").order(printing_with("IOOU"), refinement("red", [0, 4, 4, 0])))
        .lay();
    table.does(0, fulfil(&[0], &[], &[]));
    assert_eq!(table.house(0).guilders, 10 + 5);
    assert_eq!(table.house(0).types, types("IOOU"));
    assert_eq!(table.house(0).fame, 0);
}

#[test]
fn g4_2_every_type_shown_must_be_there() {
    let order = |letters: &str| {
        fulfilling(2)
            .house(0, |house| house.types(letters).order(printing_with("IOOU"), refinement("red", [0, 4, 4, 0])))
            .lay()
    };
    order("IOU").refuses(0, fulfil(&[0], &[], &[]), Illegal::Types { missing: 1, rule: "G4.2" }, "G4.2");
    order("AAAI").refuses(0, fulfil(&[0], &[], &[]), Illegal::Types { missing: 3, rule: "G4.2" }, "G4.2");
    order("AAIOOOU").does(0, fulfil(&[0], &[], &[]));
}

#[test]
fn g4_2_printing_cannot_be_left_out() {
    let mut table = fulfilling(2)
        .house(0, |house| {
            house
                .inks("red")
                .levels([0, 4, 4, 0])
                .order(printing_with("AI"), refinement("red", [0, 4, 4, 0]))
                .order(printing_with("OO"), refinement("gold", [0, 0, 6, 0]))
        })
        .lay();
    table.refuses(0, fulfil(&[1], &[0], &[]), Illegal::RefineUnprinted, "G4.2");
    table.refuses(0, fulfil(&[1], &[], &[0]), Illegal::RefineUnprinted, "G4.2");
}

#[test]
fn g4_2_a_type_serves_one_order_only() {
    let two_orders = |letters: &str| {
        fulfilling(2)
            .house(0, |house| {
                house
                    .types(letters)
                    .order(printing_with("AI"), refinement("red", [0, 4, 4, 0]))
                    .order(printing_with("IO"), refinement("red", [0, 0, 1, 5]))
            })
            .lay()
    };
    two_orders("AIO").refuses(0, fulfil(&[0, 1], &[], &[]), Illegal::Types { missing: 1, rule: "G4.2" }, "G4.2");
    let mut table = two_orders("AIIO");
    table.does(0, fulfil(&[0, 1], &[], &[]));
    assert_eq!(table.house(0).guilders, 10 + 3 + 3);
}

#[test]
fn g4_2_types_are_free_after_the_batch() {
    let mut table = fulfilling(2)
        .house(0, |house| {
            house.gear(gear_with(GearReward::SwapType)).order(printing_with("AIO"), refinement("red", [0, 4, 4, 0]))
        })
        .lay();
    table.does(0, fulfil(&[0], &[], &[]));
    table.does(0, Action::UseGear { axle: 0, choice: GearChoice::SwapType { give: Type::A, take: Type::U } });
    assert_eq!(table.house(0).types, types("IOU"));
}

#[test]
fn g4_3_example_one_red_ink_gives_two_fame() {
    let mut table = fulfilling(2)
        .house(0, |house| house.inks("red red").order(printing_with("AI"), refinement("red", [0, 0, 1, 5])))
        .lay();
    table.does(0, fulfil(&[0], &[0], &[]));
    assert_eq!(table.house(0).fame, 2);
    assert_eq!(table.house(0).inks, inks("red"));
    assert_eq!(table.bag()[Ink::Red], 12 - 1);
}

#[test]
fn g4_3_example_typesetting_and_binding_at_two_give_three() {
    for levels in [[2, 0, 2, 0], [2, 1, 6, 0]] {
        let mut table = fulfilling(2)
            .house(0, |house| house.levels(levels).order(printing_with("AI"), refinement("red red", [2, 0, 2, 0])))
            .lay();
        table.does(0, fulfil(&[0], &[], &[0]));
        assert_eq!(table.house(0).fame, 3);
        assert_eq!(table.house(0).levels, Levels::new(levels), "levels are not used up");
    }
}

#[test]
fn g4_3_colour_takes_all_the_inks() {
    let mut table = fulfilling(2)
        .house(0, |house| house.inks("red gold").order(printing_with("AI"), refinement("red red", [2, 0, 2, 0])))
        .lay();
    let short = Illegal::Inks { ink: Ink::Red, have: 1, need: 2, rule: "G4.3" };
    table.refuses(0, fulfil(&[0], &[0], &[]), short, "G4.3");
}

#[test]
fn g4_3_an_ink_serves_one_order_only() {
    let mut table = fulfilling(2)
        .house(0, |house| {
            house
                .types("AAIO")
                .inks("red")
                .order(printing_with("AI"), refinement("red", [0, 4, 4, 0]))
                .order(printing_with("AO"), refinement("red", [0, 0, 1, 5]))
        })
        .lay();
    let short = Illegal::Inks { ink: Ink::Red, have: 1, need: 2, rule: "G4.3" };
    table.refuses(0, fulfil(&[0, 1], &[0, 1], &[]), short, "G4.3");
    table.does(0, fulfil(&[0, 1], &[1], &[]));
}

#[test]
fn g4_3_decoration_needs_every_level() {
    let mut table = fulfilling(2)
        .house(0, |house| house.levels([6, 6, 1, 6]).order(printing_with("AI"), refinement("red red", [2, 0, 2, 0])))
        .lay();
    let low = Illegal::Level { specialty: Specialty::Binding, have: 1, need: 2, rule: "G4.3" };
    table.refuses(0, fulfil(&[0], &[], &[0]), low, "G4.3");
}

#[test]
fn g4_3_each_part_is_optional_and_pays_for_itself() {
    for (coloured, decorated, fame) in [(false, false, 0), (true, false, 6), (false, true, 3), (true, true, 6 + 3 + 2)]
    {
        let mut table = fulfilling(2)
            .house(0, |house| {
                house
                    .inks("red red")
                    .levels([2, 0, 2, 0])
                    .order(printing_with("AI"), refinement("red red", [2, 0, 2, 0]))
            })
            .lay();
        let slots = |done: bool| if done { vec![0] } else { vec![] };
        table.does(0, fulfil(&[0], &slots(coloured), &slots(decorated)));
        assert_eq!(table.house(0).fame, fame, "both done also pays the bonus of 2");
        assert_eq!(table.house(0).inks.total(), if coloured { 0 } else { 2 });
    }
}

#[test]
fn g4_6_a_fulfilled_order_is_discarded_the_others_stay() {
    let (printing, refined) = (printing_with("AI"), refinement("red red", [2, 0, 2, 0]));
    let other = Order { printing: printing_with("UU"), refinement: refinement("red", [0, 4, 4, 0]) };
    let mut table =
        fulfilling(2).house(0, |house| house.order(printing, refined).order(other.printing, other.refinement)).lay();
    table.does(0, fulfil(&[0], &[], &[]));
    let discards = table.sheet().discards;
    assert_eq!((discards.printing, discards.refinement), (vec![printing], vec![refined]));
    assert_eq!(table.house(0).orders[..2], [None, Some(other)]);
    assert!(table.was_told(&Event::OrderFulfilled {
        seat: Seat(0),
        printing,
        refinement: refined,
        colour: false,
        decoration: false
    }));
}

/// Two orders that could be printed one after the other, and a gear that keeps the turn open.
fn two_orders_and_a_gear(reward: GearReward) -> Scene {
    fulfilling(2).house(0, |house| {
        house
            .types("AIO")
            .inks("red")
            .gear(gear_with(reward))
            .order(printing_with("AI"), refinement("red", [0, 4, 4, 0]))
            .order(printing_with("IO"), refinement("gold", [0, 0, 6, 0]))
    })
}

#[test]
fn g4_7_there_is_no_second_batch() {
    let mut table = two_orders_and_a_gear(GearReward::RoundFame).lay();
    table.does(0, fulfil(&[0], &[], &[]));
    table.refuses(0, fulfil(&[1], &[], &[]), Illegal::AlreadyActed { rule: "G4.7" }, "G4.7");
}

#[test]
fn g4_7_gears_and_types_can_follow_the_batch() {
    let mut table = two_orders_and_a_gear(GearReward::RoundFame).lay();
    table.does(0, fulfil(&[0], &[], &[]));
    table.does(0, Action::BuyType { kind: Type::U });
    assert_eq!((table.house(0).guilders, table.house(0).types), (10 + 3 - 4, types("AIOU")));
    table.does(0, Action::UseGear { axle: 0, choice: GearChoice::Plain });
    assert_eq!(table.house(0).fame, 1);
    assert_eq!(table.actor(), 1, "nothing is left to use, so the turn is over");
}

#[test]
fn g4_7_batch_gears_are_named_with_the_batch() {
    let mut table = two_orders_and_a_gear(GearReward::InkFame(Ink::Red))
        .house(0, |house| house.gear(gear_with(GearReward::RoundFame)))
        .lay();
    table.does(0, fulfil(&[0], &[0], &[]));
    let after = Action::UseGear { axle: 0, choice: GearChoice::Plain };
    table.refuses(0, after, Illegal::OnlyWithBatch { rule: "G6.7" }, "G6.7");

    let mut table = two_orders_and_a_gear(GearReward::InkFame(Ink::Red)).lay();
    let mut with_gear = batch(&[0], &[0], &[]);
    with_gear.gears = [1, 0, 0];
    table.does(0, Action::Fulfil(with_gear));
    assert_eq!(table.house(0).fame, 2 + 2);
}
