//! 3e Patronage.

use crate::cards::{all, gear_with, inks, patron_where, printing_where};
use crate::scene::{House, Scene};
use crate::table::Table;
use gutenberg::catalogue::{Catalogue, GearReward, Numbered, PatronageCard, PatronageId, RefinementId};
use gutenberg::components::{Ink, Inks, Levels, Row, Specialty};
use gutenberg::{Action, Batch, Due, Event, Illegal, PatronageReward, Phase, Source};
use table::Seat;

fn reward(reward: PatronageReward) -> Action {
    Action::TakePatronageReward { reward }
}

fn take(card: PatronageId) -> Action {
    Action::TakePatronageCard { card, wild: Inks::NONE }
}

fn card(patron: PatronageId) -> &'static PatronageCard {
    &Catalogue::standard()[patron]
}

// One patron of each kind of condition.

fn of_two_specialties() -> PatronageId {
    patron_where(|card| card.inks.is_empty() && card.types.is_empty())
}

fn of_inks_and_types() -> PatronageId {
    patron_where(|card| card.levels.is_empty())
}

fn of_a_specialty_and_inks() -> PatronageId {
    patron_where(|card| !card.levels.is_empty() && !card.inks.is_empty())
}

fn of_a_specialty_and_types() -> PatronageId {
    patron_where(|card| !card.levels.is_empty() && !card.types.is_empty())
}

/// In the last round seat 0 is about to take a patronage card; it has exactly what the patron asks for, unless
/// `furnish` changes that.
fn visiting(patron: PatronageId, furnish: impl FnOnce(House) -> House) -> Table {
    Scene::people(2)
        .round(6)
        .phase(Phase::Act(Row::Patronage))
        .patrons(&[Some(patron)])
        .house(0, |house| furnish(house.meets(card(patron))))
        .lay()
}

/// Refused if a level is short, for each specialty that the patron asks for.
fn every_level_is_needed(patron: PatronageId) {
    for (specialty, need) in card(patron).levels.iter() {
        let mut levels = card(patron).levels;
        levels[specialty] -= 1;
        let mut table = visiting(patron, |house| house.levels(levels.0));
        let low = Illegal::Level { specialty, have: need - 1, need, rule: "G3e.3" };
        table.refuses(0, take(patron), low, "G3e.3");
    }
}

fn every_ink_is_needed(patron: PatronageId) {
    for (ink, need) in card(patron).inks.iter() {
        let mut position = visiting(patron, |house| house).position();
        position.table.houses[0].inks[ink] -= 1;
        position.table.bag[ink] += 1;
        let lacks = Illegal::Inks { ink, have: need - 1, need, rule: "G3e.3" };
        Table::place(&position).refuses(0, take(patron), lacks, "G3e.3");
    }
}

fn every_type_is_needed(patron: PatronageId) {
    for (kind, _) in card(patron).types.iter() {
        let mut position = visiting(patron, |house| house).position();
        position.table.houses[0].types[kind] -= 1;
        let missing = Illegal::Types { missing: 1, rule: "G3e.3" };
        Table::place(&position).refuses(0, take(patron), missing, "G3e.3");
    }
}

fn in_patronage() -> Table {
    Scene::people(2).phase(Phase::Act(Row::Patronage)).lay()
}

#[test]
fn g3e_1_an_order() {
    let mut table = in_patronage();
    table.does(0, reward(PatronageReward::Order));
    assert_eq!(table.sheet().drawn.printing.len(), 2);
}

#[test]
fn g3e_1_one_level_in_one_specialty() {
    let mut table = in_patronage();
    table.does(0, reward(PatronageReward::Level)).does(0, Action::GainLevel { specialty: Specialty::Binding });
    assert_eq!((table.house(0).levels, table.actor()), (Levels::new([0, 0, 1, 0]), 1));
}

#[test]
fn g3e_1_three_guilders() {
    let mut table = in_patronage();
    table.does(0, reward(PatronageReward::Guilders));
    assert_eq!((table.house(0).guilders, table.actor()), (13, 1));
    let gained = Event::GuildersGained { seat: Seat(0), guilders: 3, source: Source::Patronage };
    assert!(table.was_told(&gained));
}

#[test]
fn g3e_1_two_inks_of_choice_from_the_bag() {
    let mut table = in_patronage();
    table.does(0, reward(PatronageReward::Inks));
    assert_eq!(table.sheet().due, Due { inks: 2, ..Due::default() });
    table.does(0, Action::GainInk { ink: Ink::Red }).does(0, Action::GainInk { ink: Ink::Red });
    assert_eq!((table.house(0).inks, table.bag()[Ink::Red], table.actor()), (inks("red red"), 10, 1));
    let mut table = in_patronage();
    table.does(0, reward(PatronageReward::Inks));
    table.does(0, Action::GainInk { ink: Ink::Gold }).does(0, Action::GainInk { ink: Ink::Blue });
    assert_eq!(table.house(0).inks, inks("blue gold"), "also of two colours");
}

#[test]
fn g3e_1_two_inks_give_what_there_is() {
    let scene = |bag| Scene::people(2).phase(Phase::Act(Row::Patronage)).bag(bag).lay();
    let mut table = scene("gold");
    table.does(0, reward(PatronageReward::Inks)).does(0, Action::GainInk { ink: Ink::Gold });
    assert_eq!((table.house(0).inks, table.actor()), (inks("gold"), 1));

    let mut table = scene("");
    table.refuses(0, reward(PatronageReward::Inks), Illegal::NothingInBag, "G3e.1");
    table.does(0, reward(PatronageReward::Guilders));
}

#[test]
fn g3e_1_a_reward_is_taken_once_a_round() {
    for taken in PatronageReward::ALL {
        let mut table = Scene::people(2).phase(Phase::Act(Row::Patronage)).rewards_taken(&[taken]).lay();
        table.refuses(0, reward(taken), Illegal::RewardTaken, "G3e.1");
    }
    let mut table = in_patronage();
    table.does(0, reward(PatronageReward::Guilders));
    table.refuses(1, reward(PatronageReward::Guilders), Illegal::RewardTaken, "G3e.1");
    assert_eq!(table.board().rewards_taken, [PatronageReward::Guilders]);
    table.pass_to(Phase::Plan);
    assert!(table.board().rewards_taken.is_empty(), "next round all four are free again");
}

#[test]
fn g3e_1_four_seats_take_four_different_rewards() {
    let mut table = Scene::people(4).phase(Phase::Act(Row::Patronage)).actor(3).lay();
    table.does(3, reward(PatronageReward::Level)).does(3, Action::Decline);
    table.does(0, reward(PatronageReward::Inks)).does(0, Action::Decline);
    table.does(1, reward(PatronageReward::Order)).does(1, Action::Decline);
    let free: Vec<_> = table.may(2).into_iter().filter(|it| matches!(it, Action::TakePatronageReward { .. })).collect();
    assert_eq!(free, [reward(PatronageReward::Guilders)]);
}

#[test]
fn g3e_1_either_a_reward_or_a_card() {
    let patron = of_two_specialties();
    let gear = gear_with(GearReward::RoundFame);
    let mut table = visiting(patron, |house| house.gear(gear));
    table.does(0, take(patron));
    let acted = Illegal::AlreadyActed { rule: "G3e.1" };
    table.refuses(0, reward(PatronageReward::Guilders), acted, "G3e.1");

    let mut table = visiting(patron, |house| house.gear(gear));
    table.does(0, reward(PatronageReward::Guilders));
    table.refuses(0, take(patron), acted, "G3e.1");
}

#[test]
fn g3e_1_only_cards_that_lie_there() {
    let mut table = visiting(of_two_specialties(), |house| house);
    table.refuses(0, take(of_a_specialty_and_types()), Illegal::NotThere { rule: "G3e.1" }, "G3e.1");
    table.does(0, take(of_two_specialties()));
    assert_eq!(table.house(0).patronage, [of_two_specialties()]);
    assert!(table.was_told(&Event::PatronageCardTaken { seat: Seat(0), card: of_two_specialties() }));
    table.refuses(1, take(of_two_specialties()), Illegal::NotThere { rule: "G3e.1" }, "G3e.1");
    let mut table = Scene::people(2).round(6).phase(Phase::Fulfil).lay();
    table.refuses(0, take(of_two_specialties()), Illegal::NotNow { rule: "G3e.1" }, "G3e.1");
    table.refuses(0, reward(PatronageReward::Guilders), Illegal::NotNow { rule: "G3e.1" }, "G3e.1");
}

#[test]
fn g3e_2_a_card_can_be_taken_when_the_round_marker_has_reached_its_column() {
    // One patron under each of the rounds 3 to 6; seat 0 has what all of them ask for.
    let skilled: Vec<PatronageId> = all().filter(|&patron| card(patron).inks.is_empty()).take(4).collect();
    let row: Vec<_> = skilled.iter().copied().map(Some).collect();
    for round in 1..=6 {
        let mut table = Scene::people(2)
            .round(round)
            .phase(Phase::Act(Row::Patronage))
            .patrons(&row)
            .house(0, |house| house.levels([6; 4]).types("AAAIIIOOOUUU"))
            .lay();
        for (&card, column) in skilled.iter().zip(3..) {
            if column > round {
                table.refuses(0, take(card), Illegal::TooEarly { column }, "G3e.2");
            } else {
                assert!(table.may(0).contains(&take(card)), "column {column} in round {round}");
            }
        }
    }
}

#[test]
fn g3e_2_a_column_may_hold_several_cards() {
    let skilled: Vec<PatronageId> = all().filter(|&patron| card(patron).inks.is_empty()).collect();
    for people in 3..=4 {
        for round in 3..=6 {
            let row: Vec<_> = skilled.iter().copied().map(Some).take(if people == 3 { 6 } else { 8 }).collect();
            let table = Scene::people(people)
                .round(round)
                .phase(Phase::Act(Row::Patronage))
                .actor(0)
                .patrons(&row)
                .house(0, |house| house.levels([6; 4]).types("AAAIIIOOOUUU"))
                .lay();
            let reached = table.may(0).iter().filter(|it| matches!(it, Action::TakePatronageCard { .. })).count();
            let under = table.board().patronage.iter().filter(|space| space.column <= round).count();
            assert_eq!(reached, under);
        }
    }
}

#[test]
fn g3e_3_two_specialties() {
    let patron = of_two_specialties();
    every_level_is_needed(patron);
    let mut table = visiting(patron, |house| house.levels([6; 4]));
    table.does(0, take(patron));
    assert_eq!(table.house(0).levels, Levels::new([6; 4]), "levels stay");
}

#[test]
fn g3e_3_inks_and_types() {
    let patron = of_inks_and_types();
    every_ink_is_needed(patron);
    every_type_is_needed(patron);
    let mut table = visiting(patron, |house| house);
    let before = table.bag();
    table.does(0, take(patron));
    assert_eq!(table.house(0).types, card(patron).types, "types stay");
    assert!(table.house(0).inks.is_empty());
    assert_eq!(table.bag(), before.plus(card(patron).inks), "the inks go into the bag");
}

#[test]
fn g3e_3_a_specialty_and_inks() {
    let patron = of_a_specialty_and_inks();
    every_level_is_needed(patron);
    every_ink_is_needed(patron);
    let mut table = visiting(patron, |house| house);
    table.does(0, take(patron));
    assert!(table.house(0).inks.is_empty());
    assert!(table.was_told(&Event::InksReturned { seat: Seat(0), inks: card(patron).inks }));
}

#[test]
fn g3e_3_a_specialty_and_types() {
    let patron = of_a_specialty_and_types();
    every_level_is_needed(patron);
    every_type_is_needed(patron);
    let mut table = visiting(patron, |house| house);
    table.does(0, take(patron));
    assert_eq!(table.house(0).types, card(patron).types);
}

#[test]
fn g3e_3_the_types_may_still_serve_an_order_in_the_same_round() {
    let patron = of_a_specialty_and_types();
    let order = printing_where(|printing| card(patron).types.covers(printing.types));
    let mut table = visiting(patron, |house| house.order(order, RefinementId::new(0)));
    table.does(0, take(patron));
    table.all_pass();
    assert_eq!((table.phase(), table.actor()), (Phase::Fulfil, 0));
    table.does(0, Action::Fulfil(Batch { printed: 1, ..Batch::default() }));
    assert_eq!(table.house(0).guilders, 10 + u16::from(Catalogue::standard()[order].pays));
}

#[test]
fn g3e_3_wild_inks_are_not_for_everybody() {
    let patron = of_inks_and_types();
    let mut table = visiting(patron, |house| house);
    let wild = Action::TakePatronageCard { card: patron, wild: card(patron).inks };
    table.refuses(0, wild, Illegal::Wild { rule: "G3e.3" }, "G3e.3");
}
