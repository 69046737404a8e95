//! Automa: its actions in patronage (G8.8), and the titles of solo players (G8.10).

use crate::cards::all;
use crate::g8_automa::{automas_deed, solo};
use crate::scene::Scene;
use gutenberg::catalogue::{Catalogue, Numbered, PatronageId, PlanningId};
use gutenberg::components::Row;
use gutenberg::{Action, Event, Illegal, PatronageReward, Phase, Title};

/// A planning card that shows a patronage card, or one that does not.
fn planning(patronage: bool) -> PlanningId {
    let at = Catalogue::standard().planning.iter().position(|card| card.patronage == patronage);
    PlanningId::new(at.expect("there are both kinds"))
}

/// The automa is about to act in patronage.
fn seeking(shows_card: bool, round: u8) -> Scene {
    solo(Phase::Act(Row::Gears)).round(round).planning_card(planning(shows_card))
}

#[test]
fn g8_8_it_takes_the_leftmost_card_without_conditions() {
    let patrons: Vec<PatronageId> = all().take(4).collect();
    let row: Vec<_> = patrons.iter().copied().map(Some).collect();
    for round in 3..=6 {
        let (table, deed) = automas_deed(seeking(true, round).patrons(&row));
        assert_eq!(deed, Event::AutomaTookPatronageCard { card: patrons[0] });
        assert_eq!(table.board().patronage[0].card, None);
        assert_eq!(table.board().rewards_taken, []);
    }
    let (_, deed) = automas_deed(seeking(true, 5).patrons(&[None, None, row[2], row[3]]));
    assert_eq!(deed, Event::AutomaTookPatronageCard { card: patrons[2] });
}

#[test]
fn g8_8_in_the_first_two_rounds_it_takes_a_reward() {
    for round in [1, 2] {
        let (table, deed) = automas_deed(seeking(true, round));
        assert!(matches!(deed, Event::AutomaTookPatronageReward { .. }));
        assert_eq!(table.board().patronage.iter().filter(|space| space.card.is_some()).count(), 4);
    }
}

#[test]
fn g8_8_without_a_card_on_its_planning_card_it_takes_a_reward() {
    let (table, deed) = automas_deed(seeking(false, 6));
    assert!(matches!(deed, Event::AutomaTookPatronageReward { .. }));
    assert_eq!(table.board().patronage.iter().filter(|space| space.card.is_some()).count(), 4);
}

#[test]
fn g8_8_no_reached_card_left_means_a_reward() {
    let patrons: Vec<PatronageId> = all().take(2).collect();
    let (table, deed) = automas_deed(seeking(true, 4).patrons(&[None, None, Some(patrons[0]), Some(patrons[1])]));
    assert!(matches!(deed, Event::AutomaTookPatronageReward { .. }));
    assert_eq!(table.board().patronage[2].card, Some(patrons[0]));
    let (_, deed) = automas_deed(seeking(true, 6).patrons(&[None]));
    assert!(matches!(deed, Event::AutomaTookPatronageReward { .. }));
}

#[test]
fn g8_8_the_upper_card_of_a_column_goes_first() {
    let patrons: Vec<PatronageId> = all().take(8).collect();
    let row: Vec<_> = patrons.iter().copied().map(Some).collect();
    let taken = |row: &[Option<PatronageId>]| {
        let scene =
            Scene::people(3).with_automa().phase(Phase::Act(Row::Patronage)).round(3).planning_card(planning(true));
        let mut table = scene.first(0).automa_plan([2, 2, 2, 3, 1]).patrons(row).lay();
        table.all_pass();
        let held = table.sheet().houses.iter().map(|house| house.patronage.len()).sum::<usize>();
        assert_eq!(held, 0, "the card leaves the game");
        table.board().patronage.iter().zip(row).position(|(space, before)| space.card != *before)
    };
    assert_eq!(taken(&row), Some(0));
    assert_eq!(taken(&[None, row[1], row[2]]), Some(1));
    assert_eq!(taken(&[None, None, row[2]]), None, "round 4 is not reached");
}

#[test]
fn g8_8_the_reward_it_takes_is_blocked() {
    let (mut table, deed) = automas_deed(seeking(false, 1));
    let Event::AutomaTookPatronageReward { reward } = deed else { panic!("{deed:?}") };
    assert_eq!(table.board().rewards_taken, [reward]);
    assert_eq!((table.phase(), table.actor()), (Phase::Act(Row::Patronage), 0));
    table.refuses(0, Action::TakePatronageReward { reward }, Illegal::RewardTaken, "G3e.1");
}

#[test]
fn g8_8_rewards_are_numbered_as_listed() {
    use PatronageReward::{Guilders, Inks, Level, Order};
    assert_eq!(PatronageReward::ALL, [Order, Level, Guilders, Inks]);
    let mut found = Vec::new();
    for seed in 0..40 {
        let (_, deed) = automas_deed(seeking(false, 1).seed(seed));
        let Event::AutomaTookPatronageReward { reward } = deed else { panic!("{deed:?}") };
        found.push(reward);
    }
    for reward in PatronageReward::ALL {
        assert!(found.contains(&reward), "each of the four comes up");
        let others: Vec<_> = PatronageReward::ALL.into_iter().filter(|&other| other != reward).collect();
        let (_, deed) = automas_deed(seeking(false, 1).rewards_taken(&others));
        assert_eq!(deed, Event::AutomaTookPatronageReward { reward }, "a reward that is taken is passed over");
    }
}

#[test]
fn g8_10_one_hundred_is_still_a_student() {
    assert_eq!(Title::of(100), Title::Student);
    assert_eq!(Title::of(101), Title::SeniorStudent);
}

#[test]
fn g8_10_titles_by_score() {
    let steps = [
        (0, 100, Title::Student),
        (101, 110, Title::SeniorStudent),
        (111, 120, Title::Apprentice),
        (121, 130, Title::SeniorApprentice),
        (131, 140, Title::JuniorMaster),
        (141, 150, Title::MasterOfPrinting),
        (151, 400, Title::Guildmaster),
    ];
    for (from, to, title) in steps {
        assert_eq!((Title::of(from), Title::of(to)), (title, title));
    }
}
