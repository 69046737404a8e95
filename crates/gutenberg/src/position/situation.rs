//! What must hold at the described moment: phase, actor, rewards, rows.

use super::place::Placing;
use crate::characters;
use crate::components::{Enumerated, Row};
use crate::referee::Rules;
use crate::setup;
use crate::state::{House, Phase, Stage, State};

const MOST_DUE: u64 = 12;

impl Placing<'_> {
    pub fn check_situation(&mut self, state: &State) {
        let phase = state.phase;
        let rules = Rules { cards: self.cards, state };
        let faults = &mut self.faults;
        let people = state.people as usize;
        let houses = &state.houses[..people];

        let choosing = state.choosing().is_some() && phase == Phase::Plan;
        if !phase.has_actor() && !choosing {
            faults.unless(self.table.actor.is_none(), "table.actor", "G2.4", || {
                "nobody is on turn here: all act at once, or the game is over".to_owned()
            });
        } else if !self.table.actor.is_some_and(|seat| state.is_person(seat)) {
            return faults.add("table.actor", "G2.4", format!("a person is on turn: a seat from 0 to {}", people - 1));
        }
        let in_setup = matches!(phase, Phase::KeepCharacter | Phase::Selection | Phase::Draft | Phase::ChooseTypes);
        faults.unless(!in_setup || state.round == 1, "table.round", "G1.6", || "set-up is before round 1".to_owned());
        let due_allowed = matches!(phase, Phase::Selection | Phase::Act(_) | Phase::Fulfil)
            || phase == Phase::Plan && state.free_while_planning;
        let due = state.due;
        faults.unless(due_allowed || due.is_empty() && state.drawn.is_empty(), "table.due", "G4.4", || {
            "no rewards are due in this phase".to_owned()
        });
        for (count, name) in [(due.inks, "inks"), (due.levels, "levels"), (due.types, "types"), (due.orders, "orders")]
        {
            faults.at_most(count, MOST_DUE, format!("table.due.{name}"), "G4.4");
        }
        let half_drawn = state.drawn.printing.is_empty() != state.drawn.refinement.is_empty();
        faults.unless(!half_drawn, "table.drawn", "G3a.3", || "cards of both kinds are drawn, or none".to_owned());

        let offered = characters::starts_with_gears(state.house(state.actor)) && phase == Phase::Selection;
        let offered = offered && state.stage == Stage::Main;
        faults.unless(state.offered_gears.is_empty() != offered, "table.offered_gears", "G7.2", || {
            "gears are offered to Guillard on her turn of selection, and only then".to_owned()
        });
        match phase {
            Phase::KeepCharacter => {
                faults.unless(houses.iter().any(|house| house.kept.is_none()), "secrets", "G1.7", || {
                    "all have chosen: the characters would be revealed".to_owned()
                });
                faults.unless(houses.iter().all(|house| house.character.is_none()), "table.houses", "G1.7", || {
                    "no character is revealed while some still choose".to_owned()
                });
            }
            Phase::Plan => {
                faults.unless(houses.iter().any(|house| house.plan.is_none()), "secrets", "G2.3", || {
                    "all have planned: the plans would be revealed".to_owned()
                });
                faults.unless(!choosing || state.house(state.actor).plan.is_none(), "table.actor", "G2.6", || {
                    "a seat that has planned uses no gear, so it has no reward to take".to_owned()
                });
                faults.unless(!choosing || rules.is_settled(), "table.due", "G4.4", || {
                    "these rewards are not waited for: the game would have gone on".to_owned()
                });
            }
            Phase::NameColour => {
                faults.unless(characters::names_colour(state.house(state.actor)), "table.actor", "G7.8", || {
                    "only Caxton names a colour".to_owned()
                });
            }
            Phase::ShiftMarker => {
                faults.unless(characters::shifts_marker(state.house(state.actor)), "table.actor", "G7.1", || {
                    "only Gutenberg shifts a marker".to_owned()
                });
            }
            _ => {}
        }
        let named = |house: &House| !characters::names_colour(house) || house.wild.is_some();
        let naming_done = phase == Phase::Plan || phase.plans_are_open();
        faults.unless(!naming_done || houses.iter().all(named), "table.houses", "G7.8", || {
            "Caxton has named no colour this round".to_owned()
        });
        self.check_display(state);
        self.check_cleared_rows(state);
        if self.faults.0.is_empty() && matches!(phase, Phase::Selection | Phase::Draft | Phase::ChooseTypes)
            || matches!(phase, Phase::Act(_) | Phase::Fulfil)
        {
            self.check_turn(rules);
        }
    }

    /// G1.2: the number of cards left in the display follows from the number of orders drafted.
    fn check_display(&mut self, state: &State) {
        let drafted = state.drafted();
        let size = setup::display_size(self.seats as u8, state.has_automa);
        let expected = match state.phase {
            Phase::KeepCharacter | Phase::Selection => size,
            Phase::Draft => size.saturating_sub(drafted),
            _ => 0,
        };
        let (printing, refinement) = (state.display.printing.len(), state.display.refinement.len());
        self.faults.unless(printing == expected && refinement == expected, "table.display", "G1.2", || {
            format!("{printing} printing and {refinement} refinement cards, but it must be {expected} of each")
        });
    }

    /// Rows that are done are empty (G3a.2 and so on).
    fn check_cleared_rows(&mut self, state: &State) {
        let board = &state.board;
        let empty = [
            board.printing.iter().all(Option::is_none) && board.refinement.iter().all(Option::is_none),
            board.ink_sets.iter().flatten().all(Option::is_none),
            board.specialties.iter().all(Option::is_none),
            board.gears.iter().all(Option::is_none),
            true,
        ];
        let rules = ["G3a.2", "G3b.3", "G3c.1", "G3d.5", "G3e.1"];
        for (row, rule) in Row::ALL[..state.phase.rows_done()].iter().zip(rules) {
            self.faults.unless(empty[row.index()], "table.board", rule, || {
                format!("the row {} is done, so it is empty", row.name())
            });
        }
    }

    /// The actor must be in the phase's order of turns, and have something to decide.
    fn check_turn(&mut self, rules: Rules) {
        if rules.state.turns_before_actor().is_none() {
            let message = format!("seat {} has no turn in this phase", rules.state.actor);
            return self.faults.add("table.actor", "G2.4", message);
        }
        self.faults.unless(rules.is_settled(), "table.stage", "G2.4", || {
            "nothing is left to decide in this turn: the game would have gone on".to_owned()
        });
    }
}
