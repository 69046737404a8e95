//! Caxton, whose named colour counts as any colour (G7.8).

use crate::cards::{gear_with, inks, patron_where, printing_with};
use crate::orders::{batch, refinement};
use crate::scene::Scene;
use crate::table::Table;
use gutenberg::catalogue::GearReward;
use gutenberg::components::{Character, Enumerated, Ink, Inks, Row};
use gutenberg::{Action, Batch, Characters, Event, GearChoice, Illegal, Options, Phase};
use table::{Seat, Viewer};

/// Caxton has named blue and has these inks.
fn caxton(colours: &str) -> Scene {
    Scene::people(2).house(0, |house| house.character(Character::Caxton).wild(Ink::Blue).inks(colours))
}

/// The same with an order that asks for two reds.
fn with_red_red(colours: &str) -> Table {
    caxton(colours)
        .phase(Phase::Fulfil)
        .house(0, |house| house.order(printing_with("AI"), refinement("red red", [2, 0, 2, 0])))
        .lay()
}

fn coloured(wild: &str) -> Action {
    Action::Fulfil(Batch { wild: inks(wild), ..batch(&[0], &[0], &[]) })
}

#[test]
fn g7_8_caxton_names_a_colour_before_planning() {
    let options = Options {
        people: 2,
        characters: Characters::Fixed(vec![Character::Vietor, Character::Caxton]),
        first: Some(Seat(0)),
        ..Options::default()
    };
    let mut table = Table::open(options, 1);
    while matches!(table.phase(), Phase::Draft | Phase::ChooseTypes) {
        let action = table.may(table.actor())[0];
        table.does(table.actor(), action);
    }
    assert_eq!((table.phase(), table.actor(), table.round()), (Phase::NameColour, 1, 1));
    let plan = Action::Plan { markers: [2, 2, 1, 1, 1] };
    table.refuses(0, plan, Illegal::NotYourTurn { actor: Seat(1) }, "G2.4");
    table.refuses(1, plan, Illegal::NotNow { rule: "G2.3" }, "G2.3");
    table.refuses(1, Action::Pass, Illegal::NotNow { rule: "G2.4" }, "G2.4");
    table.does(1, Action::NameColour { ink: Ink::Gold });
    assert_eq!(table.phase(), Phase::Plan);
    table.refuses(1, Action::NameColour { ink: Ink::Red }, Illegal::NotNow { rule: "G7.8" }, "G7.8");
}

#[test]
fn g7_8_everybody_sees_the_colour() {
    let mut table = caxton("").phase(Phase::Fulfil).lay();
    table.all_pass();
    assert_eq!(table.phase(), Phase::NameColour);
    assert_eq!(table.house(0).wild, None, "last round's colour no longer applies");
    assert_eq!(table.may(0).len(), Ink::ALL.len(), "the same colour may be named again");
    table.does(0, Action::NameColour { ink: Ink::Blue });
    assert_eq!(table.view_of(1).table.houses[0].wild, Some(Ink::Blue));
    let told = Event::ColourNamed { seat: Seat(0), ink: Ink::Blue };
    assert!(table.heard_by(Viewer::Spectator).contains(&&told));
}

#[test]
fn g7_8_a_wild_ink_pays_for_an_order() {
    let mut table = with_red_red("blue red");
    table.does(0, coloured("red"));
    assert_eq!((table.house(0).inks, table.house(0).fame), (Inks::NONE, 6));
    assert_eq!(table.bag(), Inks::new([12; 4]), "the inks that were really paid are in the bag");

    let mut both_wild = with_red_red("blue blue");
    both_wild.does(0, coloured("red red"));
    assert_eq!(both_wild.house(0).inks, Inks::NONE);
}

#[test]
fn g7_8_where_he_names_none_true_inks_pay() {
    let mut table = with_red_red("blue red");
    let short = Illegal::Inks { ink: Ink::Red, have: 1, need: 2, rule: "G4.3" };
    table.refuses(0, coloured(""), short, "G4.3");
}

#[test]
fn g7_8_caxton_chooses_the_inks_he_pays() {
    for (wild, left) in [("", "blue blue"), ("red", "blue red"), ("red red", "red red")] {
        let mut table = with_red_red("blue blue red red");
        table.does(0, coloured(wild));
        assert_eq!(table.house(0).inks, inks(left));
    }
}

#[test]
fn g7_8_wild_inks_stand_for_what_is_asked() {
    let mut table = with_red_red("blue blue blue red red");
    table.refuses(0, coloured("gold"), Illegal::Wild { rule: "G4.3" }, "G4.3");
    table.refuses(0, coloured("red red red"), Illegal::Wild { rule: "G4.3" }, "G4.3");
    let mut too_few = with_red_red("blue");
    let short = Illegal::Inks { ink: Ink::Blue, have: 1, need: 2, rule: "G4.3" };
    too_few.refuses(0, coloured("red red"), short, "G4.3");
}

#[test]
fn g7_8_blue_for_blue_is_nothing_wild() {
    let mut table = caxton("blue")
        .phase(Phase::Fulfil)
        .house(0, |house| house.order(printing_with("AI"), refinement("blue", [4, 0, 0, 4])))
        .lay();
    table.refuses(0, coloured("blue"), Illegal::Wild { rule: "G4.3" }, "G4.3");
    table.does(0, coloured(""));
}

#[test]
fn g7_8_nobody_else_has_wild_inks() {
    let mut table = Scene::people(2)
        .phase(Phase::Fulfil)
        .house(0, |house| house.inks("blue red").order(printing_with("AI"), refinement("red red", [2, 0, 2, 0])))
        .lay();
    table.refuses(0, coloured("red"), Illegal::Wild { rule: "G4.3" }, "G4.3");
}

#[test]
fn g7_8_a_wild_ink_pays_a_patron() {
    let patron = patron_where(|card| card.inks == inks("gold red") && card.types.is_empty());
    let mut table = caxton("blue gold silver")
        .phase(Phase::Act(Row::Patronage))
        .round(3)
        .patrons(&[Some(patron)])
        .house(0, |house| house.levels([6; 4]))
        .lay();
    let take = |wild| Action::TakePatronageCard { card: patron, wild: inks(wild) };
    let short = Illegal::Inks { ink: Ink::Red, have: 0, need: 1, rule: "G3e.3" };
    table.refuses(0, take(""), short, "G3e.3");
    table.refuses(0, take("silver"), Illegal::Wild { rule: "G3e.3" }, "G3e.3");
    table.does(0, take("red"));
    assert_eq!((table.house(0).patronage, table.house(0).inks), (vec![patron], inks("silver")));
}

#[test]
fn g7_8_a_wild_ink_can_be_traded() {
    let trade = gear_with(GearReward::TradeInk(Ink::Red));
    let mut table = caxton("blue gold").house(0, |house| house.gear(trade)).lay();
    let give = |ink| Action::UseGear { axle: 0, choice: GearChoice::GiveInk { ink } };
    table.refuses(0, give(Ink::Gold), Illegal::WrongChoice { rule: "G6.9" }, "G6.9");
    table.does(0, give(Ink::Blue));
    table.does(0, Action::GainInk { ink: Ink::Red }).does(0, Action::GainInk { ink: Ink::Red });
    assert_eq!(table.house(0).inks, inks("red red gold"));
}
