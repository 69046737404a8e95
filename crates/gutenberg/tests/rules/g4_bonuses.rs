//! 4 Fulfil orders: the bonuses of whole orders, and what happens at once (G4.4, G4.5).

use crate::cards::{inks, printing_with, refinement_where};
use crate::orders::{fulfil, in_words, refinement};
use crate::scene::Scene;
use crate::table::Table;
use gutenberg::catalogue::{Bonus, Catalogue, RefinementId};
use gutenberg::components::{Enumerated, Ink, Levels, Specialty, Type};
use gutenberg::{Action, Due, Event, Illegal, Phase, Source};
use table::Seat;

/// The first person can do all parts of one order.
fn whole_order(refined: RefinementId) -> Scene {
    let card = Catalogue::standard()[refined];
    Scene::people(2)
        .phase(Phase::Fulfil)
        .house(0, |house| house.inks(&in_words(card.inks)).levels(card.levels.0).order(printing_with("AIO"), refined))
}

fn earned(bonus: Bonus) -> Table {
    let mut table = whole_order(refinement_where(|card| card.bonus == bonus)).lay();
    table.does(0, fulfil(&[0], &[0], &[0]));
    table
}

#[test]
fn g4_4_one_or_two_inks_of_choice() {
    for count in [1, 2] {
        let mut table = earned(Bonus::Inks(count));
        for left in (1..=count).rev() {
            assert_eq!(table.sheet().due, Due { inks: left, ..Due::default() });
            table.does(0, Action::GainInk { ink: Ink::Gold });
        }
        assert_eq!(table.house(0).inks, if count == 1 { inks("gold") } else { inks("gold gold") });
        assert_eq!(table.actor(), 1);
    }
}

#[test]
fn g4_4_guilders_and_fame() {
    for count in [1, 2] {
        let table = earned(Bonus::Guilders(count));
        assert_eq!(table.house(0).guilders, 10 + 4 + u16::from(count));
    }
    for count in [2, 3] {
        let table = earned(Bonus::Fame(count));
        let told = Event::FameGained { seat: Seat(0), fame: count.into(), source: Source::Bonus };
        assert!(table.was_told(&told));
    }
}

#[test]
fn g4_4_a_level_in_one_specialty() {
    let mut table = earned(Bonus::Level);
    let before = table.house(0).levels;
    let &specialty = Specialty::ALL.iter().find(|&&specialty| before[specialty] == 0).expect("one is at 0");
    table.does(0, Action::GainLevel { specialty });
    assert_eq!(table.house(0).levels, before.plus(Levels::of(&[specialty])));
}

#[test]
fn g4_4_an_order() {
    let mut table = earned(Bonus::Order);
    let drawn = table.sheet().drawn;
    assert_eq!((drawn.printing.len(), drawn.refinement.len()), (2, 2));
    let (printing, refinement) = (drawn.printing[1], drawn.refinement[0]);
    table.does(0, Action::KeepOrder { printing, refinement, discard: None });
    assert_eq!(table.house(0).orders.iter().flatten().count(), 1);
}

#[test]
fn g4_4_a_bonus_may_be_declined() {
    let mut table = earned(Bonus::Inks(2));
    table.does(0, Action::GainInk { ink: Ink::Blue }).does(0, Action::Decline);
    assert_eq!(table.house(0).inks, inks("blue"));
    assert_eq!(table.actor(), 1);

    let mut table = earned(Bonus::Order);
    table.does(0, Action::Decline);
    assert_eq!(table.house(0).orders.iter().flatten().count(), 0);
    assert_eq!(table.actor(), 1);
}

#[test]
fn g4_4_only_what_is_due_can_be_taken() {
    let mut table = earned(Bonus::Inks(1));
    let level = Action::GainLevel { specialty: Specialty::Binding };
    table.refuses(0, level, Illegal::NoRewardDue { rule: "G4.4" }, "G4.4");
    table.refuses(0, Action::GainType { kind: Type::A }, Illegal::NoRewardDue { rule: "G3c.2" }, "G3c.2");
    table.refuses(0, Action::DrawOrder, Illegal::NoRewardDue { rule: "G3a.3" }, "G3a.3");

    let mut nothing = Scene::people(2).phase(Phase::Fulfil).lay();
    nothing.refuses(0, Action::GainInk { ink: Ink::Red }, Illegal::NoRewardDue { rule: "G4.4" }, "G4.4");
    nothing.refuses(0, Action::Decline, Illegal::NoRewardDue { rule: "G4.4" }, "G4.4");
}

#[test]
fn g4_4_an_ink_that_the_bag_lacks_cannot_be_chosen() {
    let refined = refinement_where(|card| card.bonus == Bonus::Inks(1) && card.inks == inks("red"));
    let mut table = whole_order(refined).bag("gold").lay();
    table.does(0, fulfil(&[0], &[0], &[0]));
    let lacking = Illegal::BagLacks { ink: Ink::Blue, rule: "G0.3" };
    table.refuses(0, Action::GainInk { ink: Ink::Blue }, lacking, "G0.3");
}

#[test]
fn g4_4_a_level_past_six_is_three_guilders() {
    let mut table =
        whole_order(refinement_where(|card| card.bonus == Bonus::Level)).house(0, |house| house.levels([6; 4])).lay();
    table.does(0, fulfil(&[0], &[0], &[0])).does(0, Action::GainLevel { specialty: Specialty::Binding });
    assert_eq!(table.house(0).guilders, 10 + 4 + 3);
    assert_eq!(table.house(0).levels, Levels::new([6; 4]));
}

#[test]
fn g4_5_spent_inks_and_slots_serve_the_bonuses() {
    let refined = refinement_where(|card| card.bonus == Bonus::Inks(2) && card.inks[Ink::Gold] == 2);
    let mut table = whole_order(refined).bag("").lay();
    table.does(0, fulfil(&[0], &[0], &[0]));
    table.does(0, Action::GainInk { ink: Ink::Gold }).does(0, Action::GainInk { ink: Ink::Gold });
    assert_eq!(table.house(0).inks, inks("gold gold"));

    let mut table = whole_order(refinement_where(|card| card.bonus == Bonus::Order))
        .house(0, |house| {
            house
                .order(printing_with("UU"), refinement("red", [0, 4, 4, 0]))
                .order(printing_with("OU"), refinement("red", [0, 0, 1, 5]))
                .order(printing_with("IU"), refinement("gold", [0, 0, 6, 0]))
        })
        .lay();
    table.does(0, fulfil(&[0], &[0], &[0]));
    let drawn = table.sheet().drawn;
    let keep = Action::KeepOrder { printing: drawn.printing[0], refinement: drawn.refinement[0], discard: None };
    table.does(0, keep);
    assert_eq!(table.house(0).orders.iter().flatten().count(), 4);
}

/// The first order's bonus would make it possible to refine the second one.
#[test]
fn g4_5_nothing_that_one_order_pays_serves_another() {
    let ink_bonus = refinement_where(|card| card.bonus == Bonus::Inks(1) && card.inks == inks("red"));
    let card = Catalogue::standard()[ink_bonus];
    let mut table = Scene::people(2)
        .phase(Phase::Fulfil)
        .house(0, |house| {
            house
                .types("AAIO")
                .inks("red")
                .levels(card.levels.0)
                .order(printing_with("AI"), ink_bonus)
                .order(printing_with("AO"), refinement("gold", [0, 0, 6, 0]))
        })
        .lay();
    let short = Illegal::Inks { ink: Ink::Gold, have: 0, need: 1, rule: "G4.3" };
    table.refuses(0, fulfil(&[0, 1], &[0, 1], &[0]), short, "G4.3");

    let level_bonus = refinement_where(|card| card.bonus == Bonus::Level && card.levels[Specialty::Binding] == 0);
    let card = Catalogue::standard()[level_bonus];
    let mut levels = card.levels;
    levels[Specialty::Binding] = 5;
    let mut table = Scene::people(2)
        .phase(Phase::Fulfil)
        .house(0, |house| {
            house
                .types("AAIO")
                .inks(&in_words(card.inks))
                .levels(levels.0)
                .order(printing_with("AI"), level_bonus)
                .order(printing_with("AO"), refinement("gold", [0, 0, 6, 0]))
        })
        .lay();
    let low = Illegal::Level { specialty: Specialty::Binding, have: 5, need: 6, rule: "G4.3" };
    table.refuses(0, fulfil(&[0, 1], &[0], &[0, 1]), low, "G4.3");
}

#[test]
fn g4_5_the_player_picks_the_order_of_the_bonuses() {
    let inks_bonus = refinement_where(|card| card.bonus == Bonus::Inks(2));
    let level_bonus = refinement_where(|card| card.bonus == Bonus::Level);
    let cards = [inks_bonus, level_bonus].map(|refined| Catalogue::standard()[refined]);
    let scene = || {
        Scene::people(2).phase(Phase::Fulfil).house(0, |house| {
            house
                .types("AAIO")
                .inks(&in_words(cards[0].inks.plus(cards[1].inks)))
                .levels([6, 6, 6, 5])
                .order(printing_with("AI"), inks_bonus)
                .order(printing_with("AO"), level_bonus)
        })
    };
    let both = fulfil(&[0, 1], &[0, 1], &[0, 1]);
    let level = Action::GainLevel { specialty: Specialty::Illuminating };
    let ink = Action::GainInk { ink: Ink::Red };
    let fame: u8 = cards.iter().map(|card| card.colour_fame + card.decoration_fame).sum();
    for picked in [[ink, ink, level], [ink, level, ink], [level, ink, ink]] {
        let mut table = scene().lay();
        table.does(0, both);
        assert_eq!(table.sheet().due, Due { inks: 2, levels: 1, ..Due::default() });
        let paid = (table.house(0).guilders, table.house(0).fame);
        assert_eq!(paid, (10 + 3 + 3, fame.into()), "guilders and fame come before the bonuses");
        table.refuses(0, Action::BuyType { kind: Type::U }, Illegal::RewardsFirst, "G4.5");
        table.refuses(0, Action::Pass, Illegal::RewardsFirst, "G4.5");
        for bonus in picked {
            table.does(0, bonus);
        }
        assert_eq!((table.house(0).inks, table.house(0).levels), (inks("red red"), Levels::new([6; 4])));
        assert_eq!(table.actor(), 1);
    }
}
