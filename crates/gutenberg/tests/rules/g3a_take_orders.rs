//! 3a Take orders, and an order as a reward.

use crate::cards::{all, gear_with, refinement_where};
use crate::scene::{House, Scene};
use crate::table::Table;
use gutenberg::catalogue::{Bonus, GearReward, Numbered, PrintingId, RefinementId};
use gutenberg::components::{Row, Specialty};
use gutenberg::{Action, Batch, Due, Event, GearChoice, Gutenberg, Illegal, Order, PatronageReward, Phase, Stage};
use table::{Game, Seat, Viewer};

fn printing(number: usize) -> PrintingId {
    PrintingId::new(number)
}

fn refinement(number: usize) -> RefinementId {
    RefinementId::new(number)
}

fn take(printing: PrintingId, refinement: RefinementId, discard: Option<u8>) -> Action {
    Action::TakeOrder { printing, refinement, discard }
}

/// Cards 0 to 3 of both decks.
fn four_orders(house: House) -> House {
    (0..4).fold(house, |house, number| house.order(printing(number), refinement(number)))
}

fn order(number: usize) -> Option<Order> {
    Some(Order { printing: printing(number), refinement: refinement(number) })
}

/// Seat 0 has just taken the patronage row's order reward: four cards are drawn.
fn drawing(scene: Scene) -> Table {
    let mut table = scene.phase(Phase::Act(Row::Patronage)).lay();
    table.does(0, Action::TakePatronageReward { reward: PatronageReward::Order });
    table
}

#[test]
fn g3a_1_a_printing_and_a_refinement_card_make_an_order() {
    let mut table = Scene::people(3)
        .printing_row(&[printing(10), printing(11), printing(12)])
        .refinement_row(&[refinement(20), refinement(21), refinement(22)])
        .house(0, |house| house.order(printing(0), refinement(0)).free_slot().order(printing(1), refinement(1)))
        .lay();
    table.does(0, take(printing(12), refinement(20), None));
    let chosen = Some(Order { printing: printing(12), refinement: refinement(20) });
    assert_eq!(table.house(0).orders, [order(0), chosen, order(1), None]);
    assert_eq!(table.board().printing, [Some(printing(10)), Some(printing(11)), None]);
    assert_eq!(table.board().refinement, [None, Some(refinement(21)), Some(refinement(22))]);
    assert_eq!(table.actor(), 1);
    table.refuses(1, take(printing(12), refinement(21), None), Illegal::NotThere { rule: "G3a.1" }, "G3a.1");
    table.refuses(1, take(printing(10), refinement(20), None), Illegal::NotThere { rule: "G3a.1" }, "G3a.1");
    let unneeded = Illegal::NoNeedToDiscard { rule: "G3a.1" };
    table.refuses(1, take(printing(10), refinement(21), Some(0)), unneeded, "G3a.1");
}

#[test]
fn g3a_1_with_four_orders_one_must_be_discarded() {
    let mut table =
        Scene::people(2).printing_row(&[printing(10)]).refinement_row(&[refinement(20)]).house(0, four_orders).lay();
    let full = Illegal::SlotsFull { rule: "G3a.1" };
    table.refuses(0, take(printing(10), refinement(20), None), full, "G3a.1");
    for slot in [4, 255] {
        let none = Illegal::EmptySlot { slot, rule: "G3a.1" };
        table.refuses(0, take(printing(10), refinement(20), Some(slot)), none, "G3a.1");
    }
    table.does(0, take(printing(10), refinement(20), Some(1)));
    let chosen = Some(Order { printing: printing(10), refinement: refinement(20) });
    assert_eq!(table.house(0).orders, [order(0), chosen, order(2), order(3)]);
    let discarded = Event::OrderDiscarded { seat: Seat(0), printing: printing(1), refinement: refinement(1) };
    assert!(table.was_told(&discarded));
}

#[test]
fn g3a_1_once_a_turn_and_only_in_this_action() {
    let gear = gear_with(GearReward::RoundFame);
    let mut table = Scene::people(2)
        .printing_row(&[printing(10), printing(11)])
        .refinement_row(&[refinement(20), refinement(21)])
        .house(0, |house| house.gear(gear))
        .lay();
    table.does(0, take(printing(10), refinement(20), None));
    let again = take(printing(11), refinement(21), None);
    table.refuses(0, again, Illegal::AlreadyActed { rule: "G3a.1" }, "G3a.1");

    let mut table = Scene::people(2).phase(Phase::Act(Row::Inks)).lay();
    table.refuses(0, again, Illegal::NotNow { rule: "G3a.1" }, "G3a.1");
}

#[test]
fn g3a_2_the_cards_left_are_discarded() {
    let mut table = Scene::people(2)
        .printing_row(&[printing(10), printing(11)])
        .refinement_row(&[refinement(20), refinement(21)])
        .lay();
    table.does(0, take(printing(10), refinement(21), None)).does(1, Action::Pass);
    assert_eq!(table.phase(), Phase::Act(Row::Inks));
    assert_eq!(table.board().printing, [None, None]);
    assert_eq!(table.board().refinement, [None, None]);
    let discards = table.sheet().discards;
    assert_eq!((discards.printing, discards.refinement), (vec![printing(11)], vec![refinement(20)]));
}

#[test]
fn g3a_2_also_if_nobody_acted() {
    let mut table = Scene::people(2).phase(Phase::Plan).lay();
    let board = table.board();
    table.does(0, Action::Plan { markers: [0, 6, 1, 0, 0] }).does(1, Action::Plan { markers: [0, 6, 2, 0, 0] });
    assert_eq!((table.phase(), table.board().printing), (Phase::Act(Row::Inks), vec![None, None]));
    let discards = table.sheet().discards;
    let mut left: Vec<_> = board.printing.into_iter().flatten().collect();
    left.sort();
    assert_eq!(discards.printing, left);
    assert_eq!(discards.refinement.len(), 2);
}

#[test]
fn g3a_3_two_of_each_are_drawn_and_one_of_each_kept() {
    let mut table = drawing(Scene::people(2).house(0, |house| house.guilders(5)));
    let drawn = table.sheet().drawn;
    assert_eq!((drawn.printing.len(), drawn.refinement.len()), (2, 2));
    let (kept, other) = (drawn.printing[1], drawn.printing[0]);
    let keep = |printing, discard| Action::KeepOrder { printing, refinement: drawn.refinement[0], discard };
    let elsewhere = table.position().piles.printing[0];
    table.refuses(0, keep(elsewhere, None), Illegal::NotThere { rule: "G3a.3" }, "G3a.3");
    table.refuses(0, keep(kept, Some(0)), Illegal::NoNeedToDiscard { rule: "G3a.3" }, "G3a.3");
    table.does(0, keep(kept, None));
    let order = Order { printing: kept, refinement: drawn.refinement[0] };
    assert_eq!(table.house(0).orders[0], Some(order));
    assert_eq!(table.house(0).guilders, 5, "the first four cost nothing");
    let sheet = table.sheet();
    assert!(sheet.drawn.printing.is_empty() && sheet.drawn.refinement.is_empty());
    assert_eq!((sheet.discards.printing, sheet.discards.refinement), (vec![other], vec![drawn.refinement[1]]));
    assert_eq!(table.actor(), 1, "the turn is over");
}

#[test]
fn g3a_3_two_guilders_buy_two_more_cards_in_any_mix() {
    let mut table = drawing(Scene::people(2).house(0, |house| house.guilders(7)));
    table.refuses(0, Action::DrawMore { printing: 3 }, Illegal::TwoCards, "G3a.3");
    for (more, printing, refinement, left) in [(2, 4, 2, 5), (1, 5, 3, 3), (0, 5, 5, 1)] {
        table.does(0, Action::DrawMore { printing: more });
        let drawn = table.sheet().drawn;
        assert_eq!((drawn.printing.len(), drawn.refinement.len()), (printing, refinement));
        assert_eq!(table.house(0).guilders, left);
    }
    let short = Illegal::Guilders { have: 1, need: 2, rule: "G3a.3" };
    table.refuses(0, Action::DrawMore { printing: 1 }, short, "G3a.3");

    let drawn = table.sheet().drawn;
    for &printing in &drawn.printing {
        for &refinement in &drawn.refinement {
            let keep = Action::KeepOrder { printing, refinement, discard: None };
            assert!(table.may(0).contains(&keep), "everything drawn can be chosen from");
        }
    }
    let keep = Action::KeepOrder { printing: drawn.printing[4], refinement: drawn.refinement[0], discard: None };
    table.does(0, keep);
    assert_eq!(table.sheet().discards.printing.len(), 4);
}

#[test]
fn g3a_3_the_drawn_cards_may_all_be_refused() {
    let mut table = drawing(Scene::people(2).house(0, |house| house.guilders(5)));
    table.does(0, Action::DrawMore { printing: 1 }).does(0, Action::Decline);
    assert_eq!(table.house(0).guilders, 3, "what was paid is gone");
    assert!(table.house(0).orders.iter().all(Option::is_none));
    let discards = table.sheet().discards;
    assert_eq!((discards.printing.len(), discards.refinement.len()), (3, 3));
    assert_eq!(table.actor(), 1);
}

#[test]
fn g3a_3_a_full_house_discards_after_seeing_the_cards() {
    let mut table = drawing(Scene::people(2).house(0, four_orders));
    assert_eq!(table.house(0).orders, [order(0), order(1), order(2), order(3)], "nothing is discarded yet");
    let drawn = table.sheet().drawn;
    let keep = |discard| Action::KeepOrder { printing: drawn.printing[0], refinement: drawn.refinement[0], discard };
    table.refuses(0, keep(None), Illegal::SlotsFull { rule: "G3a.3" }, "G3a.3");
    table.refuses(0, keep(Some(4)), Illegal::EmptySlot { slot: 4, rule: "G3a.3" }, "G3a.3");
    table.does(0, keep(Some(3)));
    let new = Some(Order { printing: drawn.printing[0], refinement: drawn.refinement[0] });
    assert_eq!(table.house(0).orders, [order(0), order(1), order(2), new]);
    assert!(table.sheet().discards.printing.contains(&printing(3)));
}

#[test]
fn g3a_3_drawn_cards_are_open_to_all() {
    let table = drawing(Scene::people(2));
    let drawn = table.sheet().drawn;
    let told = Event::OrderCardsDrawn {
        seat: Seat(0),
        printing: drawn.printing.clone(),
        refinement: drawn.refinement.clone(),
    };
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        assert_eq!(table.view(viewer).table.drawn, drawn);
        assert!(table.heard_by(viewer).contains(&&told));
    }
}

#[test]
fn g3a_3_drawing_cannot_be_undone_but_keeping_can() {
    let mut table = Scene::people(2).phase(Phase::Act(Row::Patronage)).lay();
    table.does(0, Action::TakePatronageReward { reward: PatronageReward::Order });
    assert!(table.play.undo().is_err(), "the cards have been seen");
    let drawn = table.sheet().drawn;
    let keep = Action::KeepOrder { printing: drawn.printing[0], refinement: drawn.refinement[0], discard: None };
    table.does(0, keep);
    assert!(table.play.undo().is_ok());
    assert_eq!(table.sheet().drawn, drawn);
    table.does(0, Action::DrawMore { printing: 2 });
    assert!(table.play.undo().is_err());
}

#[test]
fn g3a_3_a_gear_gives_an_order_too() {
    let mut table = Scene::people(2).house(0, |house| house.gear(gear_with(GearReward::Order))).lay();
    table.does(0, Action::UseGear { axle: 0, choice: GearChoice::Plain });
    let drawn = table.sheet().drawn;
    assert_eq!((drawn.printing.len(), drawn.refinement.len()), (2, 2));
    let keep = Action::KeepOrder { printing: drawn.printing[0], refinement: drawn.refinement[0], discard: None };
    table.does(0, keep);
    assert_eq!((table.actor(), table.sheet().stage), (0, Stage::Main), "the turn's own order is still to come");
    table.does(0, take(table.board().printing[0].expect("full"), table.board().refinement[0].expect("full"), None));
    assert_eq!(table.house(0).orders.iter().flatten().count(), 2);
}

#[test]
fn g3a_3_the_reward_track_gives_an_order_too() {
    let mut table =
        Scene::people(2).phase(Phase::Act(Row::Specialties)).house(0, |house| house.levels([0, 0, 4, 0])).lay();
    let card = table.board().specialties[0].expect("full");
    table.does(0, Action::DevelopOne { card, specialty: Specialty::Binding });
    assert_eq!(table.sheet().drawn.printing.len(), 2);
}

#[test]
fn g3a_3_a_bonus_gives_an_order_too_into_the_slot_that_became_free() {
    let bonus = refinement_where(|card| card.bonus == Bonus::Order);
    let others: Vec<RefinementId> = all().filter(|&other| other != bonus).take(3).collect();
    let ready = |house: House| house.ready_order(printing(49), bonus);
    let full =
        |house| others.iter().zip(0..).fold(ready(house), |house, (&other, at)| house.order(printing(at), other));
    let mut table = Scene::people(2).phase(Phase::Fulfil).house(0, full).lay();
    table.does(0, Action::Fulfil(Batch { printed: 1, coloured: 1, decorated: 1, ..Batch::default() }));
    let drawn = table.sheet().drawn;
    let keep = Action::KeepOrder { printing: drawn.printing[0], refinement: drawn.refinement[0], discard: None };
    table.does(0, keep);
    let new = Order { printing: drawn.printing[0], refinement: drawn.refinement[0] };
    assert_eq!(table.house(0).orders[0], Some(new));
}

#[test]
fn g3a_3_it_can_be_declined_unseen_among_other_rewards() {
    let due = Due { inks: 1, orders: 1, ..Due::default() };
    let mut table = Scene::people(2).phase(Phase::Fulfil).stage(Stage::After).due(due).lay();
    let before = table.position().dice;
    table.does(0, Action::Decline);
    assert_eq!(table.position().dice, before, "nothing was drawn");
    assert_eq!(table.sheet().due, Due::default());
}

#[test]
fn g3a_3_without_a_reward_nothing_is_drawn() {
    let mut table = Scene::people(2).lay();
    let none = Illegal::NoRewardDue { rule: "G3a.3" };
    let keep = Action::KeepOrder { printing: printing(0), refinement: refinement(0), discard: None };
    for action in [Action::DrawOrder, Action::DrawMore { printing: 1 }, keep] {
        table.refuses(0, action, none, "G3a.3");
    }
}

#[test]
fn g3a_4_a_deck_has_no_order_to_leak() {
    let table = Scene::people(2).lay();
    let mut position = table.position();
    position.piles.printing.reverse();
    position.piles.gears.swap(1, 5);
    let state = Gutenberg::standard().place(&position).expect("the same piles");
    assert!(state == *table.play.state(), "how a pile is listed makes no difference");
    let piles = table.view_of(0).piles;
    assert_eq!(usize::from(piles.printing), table.position().piles.printing.len(), "its size is known");
}

#[test]
fn g3a_4_rebuilt_from_discards_not_from_the_table() {
    let held: Vec<PrintingId> = (0..4).map(printing).collect();
    for seed in 0..20 {
        let mut table = drawing(
            Scene::people(2)
                .seed(seed)
                .printing_pile(&[printing(30)])
                .house(1, four_orders)
                .house(0, |house| house.guilders(6)),
        );
        let drawn = table.sheet().drawn.printing;
        assert_eq!(drawn.len(), 2);
        assert!(drawn.contains(&printing(30)), "the deck is used up first");
        let sheet = table.sheet();
        assert!(sheet.discards.printing.is_empty(), "the discards have become the deck");
        assert_eq!(table.position().piles.printing.len(), 50 - 2 - 4);
        for left in [4, 2, 0] {
            table.does(0, Action::DrawMore { printing: 2 });
            assert_eq!(table.house(0).guilders, left);
        }
        let mut drawn = table.sheet().drawn.printing;
        assert!(held.iter().all(|card| !drawn.contains(card)), "orders on the table stay where they are");
        drawn.dedup();
        assert_eq!(drawn.len(), 8, "no card comes twice");
    }
}

#[test]
fn g3a_4_a_row_is_refilled_from_the_discards() {
    let mut table = Scene::people(2)
        .phase(Phase::Fulfil)
        .specialty_pile(&[])
        .gear_pile(&[])
        .refinement_pile(&[refinement(7)])
        .lay();
    table.pass_to(Phase::Plan);
    let board = table.board();
    assert!(board.specialties.iter().all(Option::is_some) && board.gears.iter().all(Option::is_some));
    assert_eq!(board.refinement[0], Some(refinement(7)));
    assert!(board.refinement[1].is_some());
    assert!(table.sheet().discards.refinement.is_empty());
}

/// Nearly all printing cards are drawn already; this takes many guilders and few people.
fn deck_nearly_gone(printing_left: usize, guilders: u16) -> Table {
    let drawn: Vec<PrintingId> = all().skip(printing_left).collect();
    Scene::people(2)
        .phase(Phase::Act(Row::Patronage))
        .stage(Stage::After)
        .drawn(&drawn, &[refinement(0)])
        .house(0, |house| house.guilders(guilders))
        .lay()
}

#[test]
fn g3a_4_what_exists_is_drawn() {
    let mut table = deck_nearly_gone(1, 4);
    table.does(0, Action::DrawMore { printing: 2 });
    assert_eq!((table.sheet().drawn.printing.len(), table.house(0).guilders), (50, 2));
}

#[test]
fn g3a_4_nobody_pays_for_cards_that_are_not_there() {
    let mut table = deck_nearly_gone(0, 4);
    table.refuses(0, Action::DrawMore { printing: 2 }, Illegal::NothingToDraw, "G3a.3");
    table.does(0, Action::DrawMore { printing: 1 });
    let drawn = table.sheet().drawn;
    assert_eq!((drawn.printing.len(), drawn.refinement.len()), (50, 2), "one refinement card is there");
}
