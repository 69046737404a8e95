//! 3c Develop specialties.

use crate::cards::{altered_set, gear_with, inks, printing_with, refinement_where, specialty_card, types};
use crate::scene::Scene;
use crate::table::Table;
use gutenberg::catalogue::{Bonus, GearReward, SpecialtyCardId, TrackReward};
use gutenberg::components::Specialty::{Binding, Illuminating, Typesetting, Woodcutting};
use gutenberg::components::{Ink, Levels, Row, Type};
use gutenberg::{Action, Batch, Due, Event, GearChoice, Illegal, PatronageReward, Phase, Source};
use table::Seat;

/// Two of a kind, two different ones.
fn doubled() -> SpecialtyCardId {
    specialty_card(Typesetting, Typesetting)
}

fn mixed() -> SpecialtyCardId {
    specialty_card(Typesetting, Illuminating)
}

/// Seat 0 is the first to develop, with these levels.
fn developing(levels: [u8; 4]) -> Scene {
    Scene::people(2)
        .phase(Phase::Act(Row::Specialties))
        .house(0, |house| house.levels(levels).plan([1, 1, 3, 1, 1]))
        .specialty_row(&[doubled(), mixed()])
}

fn levels(table: &Table) -> Levels {
    table.house(0).levels
}

fn track(level: u8) -> Event {
    Event::TrackReward { seat: Seat(0), level }
}

#[test]
fn g3c_1_one_level_for_each_symbol() {
    let mut table = developing([0, 0, 0, 0]).lay();
    table.does(0, Action::DevelopShown { card: mixed() });
    assert_eq!(levels(&table), Levels::new([1, 0, 0, 1]));
}

#[test]
fn g3c_1_two_levels_for_a_symbol_shown_twice() {
    let mut table = developing([2, 0, 0, 0]).lay();
    table.does(0, Action::DevelopShown { card: doubled() });
    assert_eq!(levels(&table)[Typesetting], 4);
}

#[test]
fn g3c_1_or_one_level_in_any_other_specialty() {
    let mut table = developing([0, 0, 0, 0]).lay();
    table.does(0, Action::DevelopOne { card: doubled(), specialty: Woodcutting });
    assert_eq!(levels(&table), Levels::new([0, 1, 0, 0]));
}

#[test]
fn g3c_1_one_level_may_be_a_shown_specialty() {
    for specialty in [Typesetting, Illuminating] {
        let mut table = developing([0, 0, 0, 0]).lay();
        table.does(0, Action::DevelopOne { card: mixed(), specialty });
        assert_eq!((levels(&table)[specialty], levels(&table).total()), (1, 1));
    }
}

#[test]
fn g3c_1_the_card_and_those_left_are_discarded() {
    let mut table = developing([0, 0, 0, 0]).lay();
    table.does(0, Action::DevelopShown { card: mixed() });
    assert_eq!(table.board().specialties, [Some(doubled()), None]);
    assert_eq!(table.sheet().discards.specialties, [mixed()]);
    let gone = Illegal::NotThere { rule: "G3c.1" };
    table.refuses(1, Action::DevelopShown { card: mixed() }, gone, "G3c.1");
    table.refuses(1, Action::DevelopOne { card: mixed(), specialty: Binding }, gone, "G3c.1");
    table.does(1, Action::Pass);
    assert_eq!(table.phase(), Phase::Act(Row::Gears));
    assert_eq!(table.board().specialties, [None, None]);
    assert_eq!(table.sheet().discards.specialties.len(), 2);
}

#[test]
fn g3c_1_the_cards_are_discarded_also_if_nobody_acted() {
    let mut table = Scene::people(2).phase(Phase::Plan).lay();
    table.does(0, Action::Plan { markers: [0, 0, 0, 6, 1] }).does(1, Action::Plan { markers: [0, 0, 0, 6, 2] });
    assert_eq!(table.phase(), Phase::Act(Row::Gears));
    assert_eq!(table.sheet().discards.specialties.len(), 2);
}

#[test]
fn g3c_1_once_a_turn_and_only_in_this_action() {
    let mut table = developing([0, 0, 0, 0]).house(0, |house| house.gear(gear_with(GearReward::RoundFame))).lay();
    table.does(0, Action::DevelopShown { card: mixed() });
    let acted = Illegal::AlreadyActed { rule: "G3c.1" };
    table.refuses(0, Action::DevelopShown { card: doubled() }, acted, "G3c.1");
    let mut table = Scene::people(2).phase(Phase::Act(Row::Orders)).specialty_row(&[doubled()]).lay();
    table.refuses(0, Action::DevelopShown { card: doubled() }, Illegal::NotNow { rule: "G3c.1" }, "G3c.1");
}

#[test]
fn g3c_2_the_track_pays_ink_ink_order_type() {
    let reached = |levels, due: Due| {
        let mut table = developing(levels).lay();
        table.does(0, Action::DevelopOne { card: doubled(), specialty: Typesetting });
        assert_eq!(table.sheet().due, due, "from {levels:?}");
        table
    };
    let ink = Due { inks: 1, ..Due::default() };
    for levels in [[1, 1, 0, 0], [3, 2, 3, 0]] {
        let mut table = reached(levels, ink);
        table.does(0, Action::GainInk { ink: Ink::Gold });
        assert_eq!((table.house(0).inks, table.bag()[Ink::Gold]), (inks("gold"), 11));
    }
    let table = reached([4, 4, 0, 0], Due::default());
    assert_eq!(table.sheet().drawn.printing.len(), 2, "the cards of the order lie drawn");
    let mut table = reached([5, 5, 0, 0], Due { types: 1, ..Due::default() });
    table.does(0, Action::GainType { kind: Type::U });
    assert_eq!((table.house(0).types, table.house(0).guilders), (types("AIOU"), 10));

    let track = [TrackReward::Ink, TrackReward::Ink, TrackReward::Order, TrackReward::Type];
    assert_eq!(table.cards().reward_track, track);
}

#[test]
fn g3c_2_the_track_is_data_of_the_card_set() {
    let cards = altered_set(&[("reward_track", r#"reward_track = ["type", "ink", "order", "ink"]"#)]);
    let mut table = developing([1, 0, 0, 0]).cards(cards).lay();
    table.does(0, Action::DevelopOne { card: doubled(), specialty: Typesetting });
    assert_eq!(table.sheet().due, Due { types: 1, ..Due::default() });
}

#[test]
fn g3c_2_other_levels_pay_nothing() {
    for levels in [[0, 0, 0, 0], [2, 0, 0, 0]] {
        let mut table = developing(levels).lay();
        table.does(0, Action::DevelopOne { card: doubled(), specialty: Typesetting });
        assert_eq!(table.sheet().due, Due::default());
    }
}

#[test]
fn g3c_2_each_is_gained_once_whichever_specialty_gets_there() {
    for (levels, level) in [([2, 1, 0, 0], 2), ([4, 3, 0, 0], 4), ([5, 4, 0, 0], 5), ([6, 5, 0, 0], 6)] {
        let mut table = developing(levels).lay();
        table.does(0, Action::DevelopOne { card: doubled(), specialty: Woodcutting });
        assert!(!table.was_told(&track(level)), "level {level} was reached before");
        assert_eq!((table.sheet().due, table.actor()), (Due::default(), 1));
        assert!(table.sheet().drawn.printing.is_empty());
    }
}

#[test]
fn g3c_2_levels_from_gears_and_patrons_count_too() {
    let mut table =
        developing([1, 0, 0, 0]).house(0, |house| house.gear(gear_with(GearReward::Level(Typesetting)))).lay();
    table.does(0, Action::UseGear { axle: 0, choice: GearChoice::Plain });
    assert_eq!(table.sheet().due.inks, 1);

    let mut table =
        Scene::people(2).phase(Phase::Act(Row::Patronage)).house(0, |house| house.levels([1, 0, 0, 0])).lay();
    table.does(0, Action::TakePatronageReward { reward: PatronageReward::Level });
    table.does(0, Action::GainLevel { specialty: Typesetting });
    assert_eq!(table.sheet().due.inks, 1);
}

#[test]
fn g3c_2_levels_first_then_rewards_in_any_order() {
    let mut table = developing([3, 0, 0, 0]).lay();
    table.does(0, Action::DevelopShown { card: doubled() });
    assert_eq!(levels(&table)[Typesetting], 5, "both levels are taken before any reward");
    assert_eq!(table.sheet().due, Due { inks: 1, orders: 1, ..Due::default() });
    table.does(0, Action::GainInk { ink: Ink::Red });
    assert_eq!(table.sheet().drawn.printing.len(), 2);

    let mut table = developing([4, 0, 0, 0]).lay();
    table.does(0, Action::DevelopShown { card: doubled() });
    assert_eq!(table.sheet().due, Due { orders: 1, types: 1, ..Due::default() });
    table.does(0, Action::DrawOrder).does(0, Action::Decline).does(0, Action::GainType { kind: Type::A });
    assert_eq!((table.house(0).types, table.actor()), (types("AAIO"), 1), "the type was still due");
}

#[test]
fn g3c_2_guilders_past_the_top_come_before_the_rewards() {
    let mut table = developing([5, 4, 0, 0]).lay();
    table.does(0, Action::DevelopShown { card: doubled() });
    assert_eq!((table.house(0).guilders, table.sheet().due.types), (13, 1), "VI, and 3 guilders for the second");
}

#[test]
fn g3c_2_a_track_reward_may_be_declined() {
    let mut table = developing([1, 0, 0, 0]).lay();
    table.does(0, Action::DevelopOne { card: doubled(), specialty: Typesetting }).does(0, Action::Decline);
    assert!(table.house(0).inks.is_empty());
    assert_eq!(table.actor(), 1);
    assert!(table.was_told(&Event::RewardsDeclined { seat: Seat(0) }));
}

#[test]
fn g3c_2_an_ink_reward_needs_an_ink_in_the_bag() {
    let mut table = developing([1, 0, 0, 0]).bag("").lay();
    table.does(0, Action::DevelopOne { card: doubled(), specialty: Typesetting });
    assert!(table.was_told(&track(2)));
    assert_eq!((table.sheet().due, table.actor()), (Due::default(), 1), "it is lost");

    let mut table = developing([1, 0, 0, 0]).bag("gold").lay();
    table.does(0, Action::DevelopOne { card: doubled(), specialty: Typesetting });
    let lacks = Illegal::BagLacks { ink: Ink::Red, rule: "G0.3" };
    table.refuses(0, Action::GainInk { ink: Ink::Red }, lacks, "G0.3");
    table.does(0, Action::GainInk { ink: Ink::Gold });
}

#[test]
fn g3c_2_only_what_is_due_can_be_taken() {
    let mut table = developing([1, 0, 0, 0]).lay();
    table.does(0, Action::DevelopOne { card: doubled(), specialty: Typesetting });
    let kind = Action::GainType { kind: Type::A };
    table.refuses(0, kind, Illegal::NoRewardDue { rule: "G3c.2" }, "G3c.2");
    table.refuses(0, Action::GainLevel { specialty: Binding }, Illegal::NoRewardDue { rule: "G4.4" }, "G4.4");
    table.refuses(0, Action::DrawOrder, Illegal::NoRewardDue { rule: "G3a.3" }, "G3a.3");
    table.does(0, Action::Decline);
    table.refuses(1, kind, Illegal::NoRewardDue { rule: "G4.4" }, "G4.4");
}

#[test]
fn g3c_3_a_level_beyond_six_is_worth_three_guilders_from_a_card() {
    let mastery = Event::GuildersGained { seat: Seat(0), guilders: 3, source: Source::Mastery };
    let mut table = developing([6, 0, 0, 0]).lay();
    table.does(0, Action::DevelopOne { card: mixed(), specialty: Typesetting });
    assert_eq!((levels(&table)[Typesetting], table.house(0).guilders), (6, 13));
    assert!(table.was_told(&mastery));

    let mut table = developing([6, 0, 0, 0]).lay();
    table.does(0, Action::DevelopShown { card: doubled() });
    assert_eq!(table.house(0).guilders, 16, "for each of the two");

    let mut table = developing([6, 0, 0, 2]).lay();
    table.does(0, Action::DevelopShown { card: mixed() });
    assert_eq!((levels(&table), table.house(0).guilders), (Levels::new([6, 0, 0, 3]), 13));
}

#[test]
fn g3c_3_a_level_beyond_six_is_worth_three_guilders_from_gears() {
    let mut table =
        developing([6, 0, 0, 0]).house(0, |house| house.gear(gear_with(GearReward::Level(Typesetting)))).lay();
    table.does(0, Action::UseGear { axle: 0, choice: GearChoice::Plain });
    assert_eq!((levels(&table)[Typesetting], table.house(0).guilders), (6, 13));

    let mut table = developing([6; 4]).house(0, |house| house.gear(gear_with(GearReward::LowestSpecialty))).lay();
    table.does(0, Action::UseGear { axle: 0, choice: GearChoice::Raise { specialty: Binding } });
    assert_eq!((levels(&table), table.house(0).guilders), (Levels::new([6; 4]), 13));
}

#[test]
fn g3c_3_a_level_beyond_six_is_worth_three_guilders_from_a_patron() {
    let mut table =
        Scene::people(2).phase(Phase::Act(Row::Patronage)).house(0, |house| house.levels([6, 0, 0, 0])).lay();
    table.does(0, Action::TakePatronageReward { reward: PatronageReward::Level });
    table.does(0, Action::GainLevel { specialty: Typesetting });
    assert_eq!((levels(&table)[Typesetting], table.house(0).guilders), (6, 13));
}

#[test]
fn g3c_3_a_level_beyond_six_is_worth_three_guilders_from_a_bonus() {
    let gives_level = refinement_where(|card| card.bonus == Bonus::Level);
    let order = printing_with("IOOU");
    let mut table = Scene::people(2)
        .phase(Phase::Fulfil)
        .house(0, |house| house.ready_order(order, gives_level).levels([6; 4]))
        .lay();
    table.does(0, Action::Fulfil(Batch { printed: 1, coloured: 1, decorated: 1, ..Batch::default() }));
    table.does(0, Action::GainLevel { specialty: Illuminating });
    assert_eq!((levels(&table)[Illuminating], table.house(0).guilders), (6, 10 + 5 + 3));
}

/// John takes typesetting and illuminating: IV is new to him, II is not.
#[test]
fn g3c_4_typesetting_four_pays_and_illuminating_two_does_not() {
    let mut table = developing([3, 0, 0, 1]).lay();
    table.does(0, Action::DevelopShown { card: mixed() });
    assert_eq!(levels(&table), Levels::new([4, 0, 0, 2]));
    assert_eq!(table.sheet().due, Due { inks: 1, ..Due::default() });
    assert!(table.was_told(&track(4)) && !table.was_told(&track(2)));
    table.does(0, Action::GainInk { ink: Ink::Silver });
    assert_eq!((table.house(0).inks, table.actor()), (inks("silver"), 1));

    let mut table = developing([3, 0, 0, 1]).lay();
    let single = Action::DevelopOne { card: mixed(), specialty: Binding };
    assert!(table.may(0).contains(&single), "he could have advanced any single one");
    table.does(0, single);
    assert_eq!(levels(&table), Levels::new([3, 0, 1, 1]));
}
