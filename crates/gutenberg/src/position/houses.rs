//! Houses, the automa, and what must add up across them.

use super::faults::Census;
use super::place::Placing;
use crate::characters;
use crate::components::{Character, Enumerated, Ink, Inks, Specialty};
use crate::gear_rewards::uses_are_possible;
use crate::options::Edition;
use crate::round::is_plan;
use crate::setup::INKS_OF_A_COLOUR;
use crate::sheet::{AutomaSheet, HouseSheet};
use crate::state::{AXLES, Automa, House, ORDER_SLOTS, Phase, Plan, ROW_LIMIT, SECTORS, State, TOP_LEVEL};

/// The rules do not limit guilders and types; these limits prevent overflow.
const MOST_GUILDERS: u64 = 999;
const MOST_OF_A_TYPE: u64 = 40;
const MOST_FAME: u64 = 9_999;

impl Placing<'_> {
    pub fn house(&mut self, seat: usize, sheet: &HouseSheet) -> House {
        let at = |field: &str| format!("table.houses[{seat}].{field}");
        let secrets = self.position.secrets.get(seat).cloned().unwrap_or_default();
        let markers = self.markers(seat);
        let faults = &mut self.faults;
        faults.unless(sheet.markers == markers, at("markers"), "G5.3", || {
            format!("{} markers, but this place in turn order has {markers}", sheet.markers)
        });
        faults.at_most(sheet.guilders, MOST_GUILDERS, at("guilders"), "G0.4");
        faults.at_most(sheet.fame, MOST_FAME, at("fame"), "G5.4");
        for (kind, count) in sheet.types.iter() {
            faults.at_most(count, MOST_OF_A_TYPE, at(&format!("types.{}", kind.name())), "G0.4");
        }
        for &specialty in Specialty::ALL {
            let level = sheet.levels[specialty];
            faults.at_most(level, TOP_LEVEL.into(), at(&format!("levels.{}", specialty.name())), "G0.5");
        }
        faults.unless(sheet.orders.len() <= ORDER_SLOTS, at("orders"), "G0.5", || {
            format!("{} orders, but there are {ORDER_SLOTS} slots", sheet.orders.len())
        });
        faults.unless(sheet.gears.len() <= AXLES, at("gears"), "G0.5", || {
            format!("{} gears, but there are {AXLES} axles", sheet.gears.len())
        });
        let filled = sheet.gears.iter().take_while(|gear| gear.is_some()).count();
        faults.unless(sheet.gears[filled..].iter().all(Option::is_none), at("gears"), "G2.2", || {
            "gears sit on the axles from the top, without a gap".to_owned()
        });
        let mut house = House::from(sheet);
        for (axle, gear) in sheet.gears.iter().enumerate().take(AXLES) {
            let Some(gear) = gear else { continue };
            faults.at_most(gear.sector, (SECTORS - 1).into(), at(&format!("gears[{axle}].sector")), "G3d.1");
            let once_more = gear.uses > 0 && gear.uses < characters::uses_of_one_gear(&house);
            let turnable = once_more && self.table.edition == Edition::First;
            faults.unless(!gear.turned || turnable, at(&format!("gears[{axle}].turned")), "G3d.4", || {
                "only in the edition of 2021, and only a used gear that could be used again, is marked as turned"
                    .to_owned()
            });
        }
        faults.unless(uses_are_possible(&house), at("gears"), "G6.14", || {
            format!("uses {:?}: a gear is used once a round, three uses in all", house.uses)
        });
        faults.unless(sheet.wild.is_none() || characters::names_colour(&house), at("wild"), "G7.8", || {
            "only Caxton names a colour".to_owned()
        });
        faults.unless(!sheet.swapped || characters::swaps_levels(&house), at("swapped"), "G7.7", || {
            "only Plantin swaps levels".to_owned()
        });
        self.plan(seat, &mut house, sheet, secrets.plan);
        self.choice(seat, &mut house, sheet, &secrets.dealt, secrets.kept);
        house
    }

    /// A plan is public once all are revealed, and secret before.
    fn plan(&mut self, seat: usize, house: &mut House, sheet: &HouseSheet, secret: Option<Plan>) {
        use Phase::{ChooseTypes, Draft, KeepCharacter, NameColour, Over, Plan, Selection};
        let markers = self.markers(seat);
        let faults = &mut self.faults;
        let at = format!("table.houses[{seat}].plan");

        house.plan = match self.table.phase {
            Plan => {
                faults.unless(sheet.plan.is_none(), &at, "G2.3", || {
                    "plans are secret while others plan: put it into the secrets".to_owned()
                });
                faults.unless(sheet.has_planned == secret.is_some(), &at, "G2.3", || {
                    "has_planned must say whether the secrets hold a plan".to_owned()
                });
                secret
            }
            KeepCharacter | Selection | Draft | ChooseTypes | NameColour => {
                faults.unless(sheet.plan.is_none() && secret.is_none(), &at, "G2.3", || {
                    "nobody has planned yet".to_owned()
                });
                None
            }
            phase => {
                faults.unless(secret.is_none(), format!("secrets[{seat}].plan"), "G2.3", || {
                    "all plans are revealed: put it into the house".to_owned()
                });
                faults.unless(sheet.plan.is_some() || phase == Over, &at, "G2.3", || "the plan is missing".to_owned());
                sheet.plan
            }
        };
        if let Some(plan) = house.plan {
            faults.unless(is_plan(plan, markers), at, "G2.3", || {
                format!("{plan:?} does not spread {markers} markers with at most {ROW_LIMIT} on a row")
            });
        }
    }

    fn choice(
        &mut self,
        seat: usize,
        house: &mut House,
        sheet: &HouseSheet,
        dealt: &[Character],
        kept: Option<Character>,
    ) {
        let faults = &mut self.faults;
        let at = format!("secrets[{seat}]");
        if self.table.phase == Phase::KeepCharacter {
            match *dealt {
                [first, second] => house.dealt = [Some(first), Some(second)],
                _ => faults.add(&at, "G1.7", format!("{} characters dealt, but each seat has two", dealt.len())),
            }
            faults.unless(kept.is_none_or(|kept| dealt.contains(&kept)), &at, "G1.7", || {
                "the character kept is not one of those dealt".to_owned()
            });
            house.kept = kept;
        } else {
            faults.unless(dealt.is_empty() && kept.is_none(), &at, "G1.7", || {
                "characters are chosen already: nobody has any to choose from".to_owned()
            });
        }
        faults.unless(sheet.has_chosen == house.kept.is_some(), &at, "G1.7", || {
            "has_chosen must say whether the secrets hold a character kept".to_owned()
        });
    }

    pub fn automa(&mut self, sheet: &AutomaSheet) -> Automa {
        let at = "table.automa";
        let expected = self.markers(self.people());
        let faults = &mut self.faults;
        faults.unless(is_plan(sheet.markers, expected), at, "G8.9", || {
            format!("{:?} does not spread {expected} markers with at most {ROW_LIMIT} on a row", sheet.markers)
        });
        let mut census = Census::new("G8.3");
        let seen = census.count_all(&sheet.seen, "table.automa.seen", faults);
        let plans_are_open = self.table.phase.plans_are_open();
        let expected = self.table.round.saturating_sub(u8::from(!plans_are_open));
        faults.unless(seen.len() == expected, at, "G8.3", || {
            format!("{} planning cards seen, but by now it must be {expected}", seen.len())
        });
        faults.unless(sheet.card.is_some() == plans_are_open, at, "G8.3", || {
            "its card of the round lies open from the moment the plans are revealed, and not before".to_owned()
        });
        faults.unless(sheet.card.is_none_or(|card| seen.contains(card)), at, "G8.3", || {
            "its card of the round must be among those seen".to_owned()
        });
        Automa { markers: sheet.markers, seen, card: sheet.card }
    }

    /// G0.3: 48 inks, all accounted for.
    pub fn inks(&mut self, state: &State) {
        let mut total = [0u16; 4];
        let mut add = |inks: Inks| total.iter_mut().zip(inks.0).for_each(|(sum, count)| *sum += u16::from(count));
        add(state.bag);
        state.houses.iter().for_each(|house| add(house.inks));
        for &ink in state.board.ink_sets.iter().flatten().flatten() {
            add(Inks::of(&[ink]));
        }
        for &ink in Ink::ALL {
            let count = total[ink.index()];
            self.faults.unless(
                count == u16::from(INKS_OF_A_COLOUR),
                format!("table.bag.{}", ink.name()),
                "G0.3",
                || format!("{count} {} inks in bag, board and houses; there are {INKS_OF_A_COLOUR}", ink.name()),
            );
        }
    }

    /// There is one tile of each; with characters every person has one.
    pub fn characters(&mut self) {
        let houses = &self.table.houses;
        let secret = self.position.secrets.iter().flat_map(|secrets| secrets.dealt.iter().copied());
        let mut seen: Vec<Character> = Vec::new();
        for character in houses.iter().filter_map(|house| house.character).chain(secret) {
            if seen.contains(&character) {
                let message = format!("{} is there twice: there is one tile of each", character.name());
                self.faults.add("table.houses", "G1.7", message);
            }
            seen.push(character);
        }
        let with = houses.iter().filter(|house| house.character.is_some()).count();
        self.faults.unless(with == 0 || with == houses.len(), "table.houses", "G1.7", || {
            format!("{with} of {} houses have a character: all have one, or none", houses.len())
        });
    }
}
