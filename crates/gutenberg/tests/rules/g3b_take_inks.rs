//! 3b Take inks.

use crate::cards::inks;
use crate::scene::Scene;
use gutenberg::{Action, PhaseName};

#[test]
fn g3b_2_with_the_first_ink_gone_the_others_cost_three() {
    let mut table = Scene::people(3)
        .phase(PhaseName::Inks)
        .actor(2)
        .house(2, |house| house.guilders(4))
        .ink_sets(&["red red red", "silver gold gold", "- blue gold"])
        .lay();
    table.does(2, Action::TakeInks { set: 2, count: 2 });
    assert_eq!(table.house(2).inks, inks("blue gold"));
    assert_eq!(table.house(2).guilders, 1);
}
