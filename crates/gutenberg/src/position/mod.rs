//! Any position of the table as JSON, in and out. A [`Position`] is anything that can be described; only
//! [`Position::place`] turns it into a playable [`State`], or lists every fault.

mod faults;
mod houses;
mod place;
mod situation;

use crate::catalogue::{Catalogue, GearId, PrintingId, RefinementId, SpecialtyCardId};
use crate::components::Character;
use crate::referee::Rules;
use crate::sheet::Sheet;
use crate::state::{Plan, State};
use serde::{Deserialize, Serialize};
use table::{Dice, Fault, Seed};

/// A table as it can be written down and laid out again.
///
/// ```
/// use gutenberg::{Gutenberg, Options};
/// use table::{Game, Seed};
///
/// let game = Gutenberg::standard();
/// let state = game.setup(&Options::default(), Seed::from_number(1))?;
/// let mut position = game.position(&state);
/// assert_eq!(game.place(&position).as_ref(), Ok(&state));
/// position.table.houses[0].guilders = 2000;
/// assert!(game.place(&position).is_err(), "more guilders than a house can have");
/// # Ok::<(), gutenberg::BadOptions>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub table: Sheet,
    pub piles: Piles,
    /// By seat, people only.
    #[serde(default)]
    pub secrets: Vec<Secrets>,
    #[serde(default = "plain_dice")]
    pub dice: Dice,
}

/// The draw piles, as sets: they have no order.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Piles {
    pub printing: Vec<PrintingId>,
    pub refinement: Vec<RefinementId>,
    pub specialties: Vec<SpecialtyCardId>,
    pub gears: Vec<GearId>,
}

/// What only the seat itself knows.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Secrets {
    /// The two characters to choose from.
    pub dealt: Vec<Character>,
    /// The one chosen, while others still choose.
    pub kept: Option<Character>,
    /// The plan made, while others still plan.
    pub plan: Option<Plan>,
}

/// For positions without dice.
fn plain_dice() -> Dice {
    Dice::new(Seed::from_number(0))
}

impl Position {
    pub(crate) fn of(rules: Rules) -> Position {
        let state = rules.state;
        let plan_is_secret = state.phase == crate::state::Phase::Plan;
        Position {
            table: Sheet::of(rules),
            piles: Piles {
                printing: state.printing.pile.into(),
                refinement: state.refinement.pile.into(),
                specialties: state.specialties.pile.into(),
                gears: state.gears.pile.into(),
            },
            secrets: state.houses[..state.people as usize]
                .iter()
                .map(|house| Secrets {
                    dealt: house.dealt.into_iter().flatten().collect(),
                    kept: house.kept,
                    plan: if plan_is_secret { house.plan } else { None },
                })
                .collect(),
            dice: state.dice.clone(),
        }
    }

    /// Lays the position out, or lists everything that is wrong with it.
    pub fn place(&self, cards: &Catalogue) -> Result<State, Vec<Fault>> {
        place::place(self, cards)
    }
}
