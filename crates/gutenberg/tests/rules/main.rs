//! Every rule of docs/rules/gutenberg.md by its id, through the public door.

mod cards;
mod scene;
mod table;

mod g0_terms;
mod g1_setup;
mod g2_free_actions;
mod g2_round;
mod g3b_take_inks;

/// The support itself: every default scene can be laid out.
#[test]
fn default_scenes_are_sound() {
    use gutenberg::PhaseName::{Fulfil, Gears, Inks, Orders, Over, Patronage, Plan, Specialties};
    for phase in [Plan, Orders, Inks, Specialties, Gears, Patronage, Fulfil, Over] {
        for round in 1..=6 {
            for people in 1..=4 {
                if people > 1 {
                    scene::Scene::people(people).phase(phase).round(round).lay();
                }
                if people < 4 {
                    scene::Scene::people(people).with_automa().phase(phase).round(round).lay();
                }
            }
        }
    }
}
