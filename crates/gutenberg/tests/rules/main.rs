//! Tests every rule of docs/rules/gutenberg.md by its id, through the public API.

mod cards;
mod deck;
mod orders;
mod scene;
mod table;

mod g0_terms;
mod g1_setup;
mod g2_free_actions;
mod g2_round;
mod g3a_take_orders;
mod g3b_take_inks;
mod g3c_develop_specialties;
mod g3d_improve_houses;
mod g3e_patronage;
mod g4_bonuses;
mod g4_fulfil_orders;
mod g5_next_round_and_end;
mod g6_batch_gears;
mod g6_gear_rewards;
mod g7_caxton;
mod g7_characters;
mod g7_more_characters;
mod g8_automa;
mod g8_patronage_and_titles;
mod g8_planning;

use gutenberg::Phase;
use gutenberg::catalogue::{Numbered, PlanningId};
use gutenberg::components::{Character, Enumerated, Ink, Row};
use scene::Scene;

/// Tests the test support: every default scene is valid.
#[test]
fn default_scenes_are_sound() {
    let rows = Row::ALL.iter().map(|&row| Phase::Act(row));
    for phase in rows.chain([Phase::Plan, Phase::Fulfil, Phase::Over]) {
        for round in 1..=6 {
            for people in 1..=4 {
                if people > 1 {
                    Scene::people(people).phase(phase).round(round).lay();
                }
                if people < 4 {
                    Scene::people(people).with_automa().phase(phase).round(round).lay();
                }
            }
        }
    }
}

#[test]
fn furnished_scenes_are_sound() {
    let table = Scene::people(3)
        .planning_card(PlanningId::new(6))
        .round(4)
        .house(0, |house| house.character(Character::Plantin).swapped(true))
        .house(1, |house| house.character(Character::Caxton).wild(Ink::Gold))
        .lay();
    assert_eq!(table.house(1).wild, Some(Ink::Gold));
    assert!(table.house(0).swapped && table.house(2).character.is_some(), "all have a character, or none");
    assert_eq!(table.sheet().automa.and_then(|automa| automa.card), Some(PlanningId::new(6)));
}
