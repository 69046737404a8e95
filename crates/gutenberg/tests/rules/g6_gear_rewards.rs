//! Gear rewards that stand alone (G6.1–G6.6, G6.8, G6.9, G6.11, G6.13).

use crate::cards::{gear_with, inks, printing_with, types};
use crate::orders::refinement;
use crate::scene::Scene;
use crate::table::Table;
use gutenberg::catalogue::GearReward;
use gutenberg::components::{Ink, Inks, Levels, Specialty, Type};
use gutenberg::{Action, Due, Event, GearChoice, Illegal, Phase, Price, Source};
use table::Seat;

fn uses(choice: GearChoice) -> Action {
    Action::UseGear { axle: 0, choice }
}

/// Whether the first person may use any gear.
fn can_use_a_gear(table: &Table) -> bool {
    table.may(0).iter().any(|action| matches!(action, Action::UseGear { .. }))
}

/// The first person has this gear.
fn with_gear(reward: GearReward) -> Scene {
    Scene::people(2).house(0, |house| house.gear(gear_with(reward)))
}

#[test]
fn g6_1_an_ink_is_exchanged_for_another() {
    let mut table = with_gear(GearReward::SwapInk).phase(Phase::Fulfil).house(0, |house| house.inks("red red")).lay();
    table.does(0, uses(GearChoice::SwapInk { give: Ink::Red, take: Ink::Gold }));
    assert_eq!(table.house(0).inks, inks("red gold"));
    assert_eq!(table.bag(), Inks::new([12, 12, 11, 11]));
    assert!(table.was_told(&Event::InksReturned { seat: Seat(0), inks: inks("red") }));
    assert!(table.was_told(&Event::InkGained { seat: Seat(0), ink: Ink::Gold }));
}

#[test]
fn g6_1_the_new_ink_has_another_colour() {
    let mut table = with_gear(GearReward::SwapInk).house(0, |house| house.inks("red")).lay();
    let same = uses(GearChoice::SwapInk { give: Ink::Red, take: Ink::Red });
    table.refuses(0, same, Illegal::SameKind { rule: "G6.1" }, "G6.1");
}

#[test]
fn g6_1_needs_an_own_ink_and_one_in_the_bag() {
    let mut table =
        with_gear(GearReward::SwapInk).phase(Phase::Fulfil).house(0, |house| house.inks("red")).bag("blue red").lay();
    let not_own = uses(GearChoice::SwapInk { give: Ink::Silver, take: Ink::Blue });
    table.refuses(0, not_own, Illegal::NoInk { ink: Ink::Silver, rule: "G6.1" }, "G6.1");
    let not_in_bag = uses(GearChoice::SwapInk { give: Ink::Red, take: Ink::Gold });
    table.refuses(0, not_in_bag, Illegal::BagLacks { ink: Ink::Gold, rule: "G6.1" }, "G6.1");
    table.refuses(0, uses(GearChoice::Plain), Illegal::WrongChoice { rule: "G6.1" }, "G6.1");

    assert!(!can_use_a_gear(&with_gear(GearReward::SwapInk).lay()), "there is no own ink");
    let empty_bag = with_gear(GearReward::SwapInk).phase(Phase::Fulfil).house(0, |house| house.inks("red")).bag("");
    assert!(!can_use_a_gear(&empty_bag.lay()), "the bag is empty, and stays so until the ink is in it");
}

#[test]
fn g6_2_a_type_is_exchanged_for_another() {
    let mut table = with_gear(GearReward::SwapType).lay();
    table.does(0, uses(GearChoice::SwapType { give: Type::I, take: Type::U }));
    assert_eq!(table.house(0).types, types("AOU"));
}

#[test]
fn g6_2_the_new_type_is_another_one() {
    let mut table = with_gear(GearReward::SwapType).lay();
    let same = uses(GearChoice::SwapType { give: Type::I, take: Type::I });
    table.refuses(0, same, Illegal::SameKind { rule: "G6.2" }, "G6.2");
    let not_own = uses(GearChoice::SwapType { give: Type::U, take: Type::A });
    table.refuses(0, not_own, Illegal::NoType { kind: Type::U, rule: "G6.2" }, "G6.2");
    assert!(!can_use_a_gear(&with_gear(GearReward::SwapType).house(0, |house| house.types("")).lay()));
}

#[test]
fn g6_3_the_lowest_specialty_rises() {
    let mut table = with_gear(GearReward::LowestSpecialty).house(0, |house| house.levels([3, 1, 2, 1])).lay();
    let high = uses(GearChoice::Raise { specialty: Specialty::Binding });
    table.refuses(0, high, Illegal::NotLowest { specialty: Specialty::Binding }, "G6.3");
    table.does(0, uses(GearChoice::Raise { specialty: Specialty::Illuminating }));
    assert_eq!(table.house(0).levels, Levels::new([3, 1, 2, 2]));
    assert_eq!(table.sheet().due, Due::default(), "II was reached before");
}

#[test]
fn g6_3_the_track_pays_for_it() {
    let mut table = with_gear(GearReward::LowestSpecialty).house(0, |house| house.levels([1; 4])).lay();
    table.does(0, uses(GearChoice::Raise { specialty: Specialty::Woodcutting }));
    assert_eq!(table.sheet().due, Due { inks: 1, ..Due::default() });
}

#[test]
fn g6_3_with_all_at_six_it_is_three_guilders() {
    let mut table = with_gear(GearReward::LowestSpecialty).house(0, |house| house.levels([6; 4])).lay();
    table.does(0, uses(GearChoice::Raise { specialty: Specialty::Binding }));
    assert_eq!((table.house(0).levels, table.house(0).guilders), (Levels::new([6; 4]), 13));
    assert!(table.was_told(&Event::GuildersGained { seat: Seat(0), guilders: 3, source: Source::Mastery }));
}

#[test]
fn g6_4_fame_by_the_number_of_the_round() {
    for round in 1..=6 {
        let mut table = with_gear(GearReward::RoundFame).round(round).lay();
        table.does(0, uses(GearChoice::Plain));
        assert_eq!(table.house(0).fame, u16::from(round));
    }
    let wrong = uses(GearChoice::Raise { specialty: Specialty::Binding });
    with_gear(GearReward::RoundFame).lay().refuses(0, wrong, Illegal::WrongChoice { rule: "G6.4" }, "G6.4");
}

#[test]
fn g6_5_an_order_is_drawn() {
    let mut table = with_gear(GearReward::Order).lay();
    table.does(0, uses(GearChoice::Plain));
    let drawn = table.sheet().drawn;
    assert_eq!((drawn.printing.len(), drawn.refinement.len()), (2, 2));
    table.refuses(0, uses(GearChoice::Plain), Illegal::DrawnCardsFirst, "G3a.3");
    let keep = Action::KeepOrder { printing: drawn.printing[0], refinement: drawn.refinement[1], discard: None };
    table.does(0, keep);
    assert_eq!(table.house(0).orders[0].map(|order| order.printing), Some(drawn.printing[0]));
    table.refuses(0, uses(GearChoice::Plain), Illegal::GearUsed, "G6.14");
}

#[test]
fn g6_5_a_full_house_discards_one_for_it() {
    let mut table = with_gear(GearReward::Order)
        .house(0, |house| {
            house
                .order(printing_with("UU"), refinement("red", [0, 4, 4, 0]))
                .order(printing_with("OU"), refinement("red", [0, 0, 1, 5]))
                .order(printing_with("IU"), refinement("gold", [0, 0, 6, 0]))
                .order(printing_with("AU"), refinement("silver", [6, 0, 3, 0]))
        })
        .lay();
    table.does(0, uses(GearChoice::Plain));
    let drawn = table.sheet().drawn;
    let keep = |discard| Action::KeepOrder { printing: drawn.printing[0], refinement: drawn.refinement[0], discard };
    table.refuses(0, keep(None), Illegal::SlotsFull { rule: "G3a.3" }, "G3a.3");
    table.does(0, keep(Some(2)));
    assert_eq!(table.house(0).orders[2].map(|order| order.printing), Some(drawn.printing[0]));
}

#[test]
fn g6_6_a_type_is_given_up_for_fame_or_guilders() {
    let mut table = with_gear(GearReward::SellType).lay();
    table.does(0, uses(GearChoice::SellType { kind: Type::I, price: Price::Fame }));
    assert_eq!((table.house(0).fame, table.house(0).types), (3, types("AO")));
    assert!(table.was_told(&Event::TypeSold { seat: Seat(0), kind: Type::I, price: Price::Fame }));

    let mut table = with_gear(GearReward::SellType).house(0, |house| house.types("U")).lay();
    table.does(0, uses(GearChoice::SellType { kind: Type::U, price: Price::Guilders }));
    assert_eq!((table.house(0).guilders, table.house(0).types), (15, types("")));
    table.does(0, Action::BuyType { kind: Type::A });
    assert_eq!(table.house(0).guilders, 14, "the first type costs 1");
}

#[test]
fn g6_6_only_an_own_type_can_be_given_up() {
    let mut table = with_gear(GearReward::SellType).lay();
    let not_own = uses(GearChoice::SellType { kind: Type::U, price: Price::Fame });
    table.refuses(0, not_own, Illegal::NoType { kind: Type::U, rule: "G6.6" }, "G6.6");
    assert!(!can_use_a_gear(&with_gear(GearReward::SellType).house(0, |house| house.types("")).lay()));
}

#[test]
fn g6_8_the_shown_ink_comes_from_the_bag() {
    let mut table = with_gear(GearReward::TakeInk(Ink::Silver)).phase(Phase::Fulfil).bag("silver").lay();
    table.does(0, uses(GearChoice::Plain));
    assert_eq!((table.house(0).inks, table.bag()), (inks("silver"), Inks::NONE));
}

#[test]
fn g6_8_not_when_the_bag_has_none_of_it() {
    let scene = with_gear(GearReward::TakeInk(Ink::Silver)).phase(Phase::Fulfil);
    let mut table = scene.bag("red gold blue").lay();
    table.refuses(0, uses(GearChoice::Plain), Illegal::BagLacks { ink: Ink::Silver, rule: "G6.8" }, "G6.8");
}

#[test]
fn g6_9_one_shown_ink_for_any_two() {
    let mut table = with_gear(GearReward::TradeInk(Ink::Red)).house(0, |house| house.inks("red red")).lay();
    table.does(0, uses(GearChoice::GiveInk { ink: Ink::Red }));
    assert_eq!(table.house(0).inks, inks("red"));
    table.does(0, Action::GainInk { ink: Ink::Gold }).does(0, Action::GainInk { ink: Ink::Red });
    assert_eq!(table.house(0).inks, inks("red red gold"));
}

#[test]
fn g6_9_the_ink_given_is_the_shown_one() {
    let mut table = with_gear(GearReward::TradeInk(Ink::Red)).house(0, |house| house.inks("blue")).lay();
    table.refuses(0, uses(GearChoice::GiveInk { ink: Ink::Blue }), Illegal::WrongChoice { rule: "G6.9" }, "G6.9");
    let none = Illegal::NoInk { ink: Ink::Red, rule: "G6.9" };
    table.refuses(0, uses(GearChoice::GiveInk { ink: Ink::Red }), none, "G6.9");
}

#[test]
fn g6_9_with_an_empty_bag_the_same_ink_comes_back() {
    let mut table = with_gear(GearReward::TradeInk(Ink::Red))
        .phase(Phase::Fulfil)
        .house(0, |house| house.inks("red"))
        .bag("")
        .lay();
    table.does(0, uses(GearChoice::GiveInk { ink: Ink::Red }));
    table.does(0, Action::GainInk { ink: Ink::Red });
    assert_eq!((table.house(0).inks, table.bag()), (inks("red"), Inks::NONE));
    assert_eq!(table.sheet().due, Due::default(), "there is no second one");
}

#[test]
fn g6_9_with_one_ink_in_the_bag_it_gives_two() {
    let mut table = with_gear(GearReward::TradeInk(Ink::Red))
        .phase(Phase::Fulfil)
        .house(0, |house| house.inks("red"))
        .bag("blue")
        .lay();
    table.does(0, uses(GearChoice::GiveInk { ink: Ink::Red }));
    table.does(0, Action::GainInk { ink: Ink::Red }).does(0, Action::GainInk { ink: Ink::Blue });
    assert_eq!(table.house(0).inks, inks("red blue"));
}

#[test]
fn g6_11_the_shown_type_for_three_guilders_less() {
    let mut table = with_gear(GearReward::BuyType(Type::I)).house(0, |house| house.types("AIOU")).lay();
    table.does(0, uses(GearChoice::Plain));
    assert_eq!((table.house(0).guilders, table.house(0).types), (10 - 2, types("AIIOU")));
}

#[test]
fn g6_11_the_price_never_falls_below_zero() {
    for letters in ["", "A", "AA"] {
        let mut table =
            with_gear(GearReward::BuyType(Type::I)).house(0, |house| house.types(letters).guilders(0)).lay();
        table.does(0, uses(GearChoice::Plain));
        assert_eq!((table.house(0).guilders, table.house(0).types[Type::I]), (0, 1));
    }
}

#[test]
fn g6_11_the_rest_of_the_price_must_be_there() {
    let mut table = with_gear(GearReward::BuyType(Type::I)).house(0, |house| house.types("AIOU").guilders(1)).lay();
    table.refuses(0, uses(GearChoice::Plain), Illegal::Guilders { have: 1, need: 2, rule: "G6.11" }, "G6.11");
}

#[test]
fn g6_13_one_level_in_the_shown_specialty() {
    let level = GearReward::Level(Specialty::Binding);
    let mut table = with_gear(level).house(0, |house| house.levels([0, 0, 3, 0])).lay();
    table.does(0, uses(GearChoice::Plain));
    assert_eq!(table.house(0).levels, Levels::new([0, 0, 4, 0]));
    assert_eq!(table.sheet().due, Due { inks: 1, ..Due::default() }, "IV is reached for the first time");
    table.refuses(0, Action::Pass, Illegal::RewardsFirst, "G4.5");
}

#[test]
fn g6_13_at_six_it_is_three_guilders() {
    let level = GearReward::Level(Specialty::Binding);
    let mut table = with_gear(level).house(0, |house| house.levels([0, 0, 6, 0])).lay();
    table.does(0, uses(GearChoice::Plain));
    assert_eq!((table.house(0).levels, table.house(0).guilders), (Levels::new([0, 0, 6, 0]), 13));
}
