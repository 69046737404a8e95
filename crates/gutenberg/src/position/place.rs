//! The door between what can be described and what can be played.

use super::Position;
use super::faults::{Census, Faults};
use crate::catalogue::{CardId, CardSet, GearId, PatronageId, PrintingId, RefinementId, SpecialtyCardId};
use crate::characters;
use crate::components::{Character, Ink, Inks, Kind, Row, Specialty};
use crate::gear_rewards::uses_are_possible;
use crate::options::{Edition, FreeActions};
use crate::referee::Rules;
use crate::round::patronage_columns;
use crate::setup::{self, INKS_OF_A_COLOUR, gears_in_game};
use crate::sheet::{AutomaSheet, HouseSheet, PhaseName, Sheet};
use crate::state::{
    AXLES, Automa, Bits, Board, Cards, Deck, House, MAX_SEATS, ORDER_SLOTS, Phase, Plan, ROUNDS, ROW_LIMIT, SECTORS,
    Stage, State, TOP_LEVEL, markers_at, place_of,
};
use arrayvec::ArrayVec;
use table::{Fault, Seat};

/// Guilders and types have no limit in the rules; these keep every sum within its number.
const MOST_GUILDERS: u64 = 999;
const MOST_OF_A_TYPE: u64 = 40;
const MOST_FAME: u64 = 9_999;
const MOST_DUE: u64 = 12;

pub(super) fn place(position: &Position, cards: &CardSet) -> Result<State, Vec<Fault>> {
    let mut faults = Faults::default();
    let table = &position.table;
    let people = table.houses.len();
    let seats = people + usize::from(table.automa.is_some());
    if !(1..=4).contains(&people) || !(2..=MAX_SEATS).contains(&seats) {
        let message = format!("{people} houses make {seats} seats with the automa; a table has 2 to 4 seats");
        faults.add("table.houses", "G0.1", message);
        return Err(faults.0);
    }
    if table.first.index() >= seats {
        faults.add("table.first", "G1.5", format!("there is no seat {}: the last is {}", table.first, seats - 1));
        return Err(faults.0);
    }
    faults.unless((1..=ROUNDS).contains(&table.round), "table.round", "G0.1", || {
        format!("rounds run from 1 to {ROUNDS}, not {}", table.round)
    });
    let mut placing = Placing { position, table, cards, seats, faults };
    let mut state = placing.state();
    if placing.faults.0.is_empty() {
        state.queue = state.turn_order();
        state.turns_done = state.turns_before_actor().unwrap_or(0);
        placing.check_moment(&state);
    }
    if placing.faults.0.is_empty() { Ok(state) } else { Err(placing.faults.0) }
}

struct Placing<'p> {
    position: &'p Position,
    table: &'p Sheet,
    cards: &'p CardSet,
    seats: usize,
    faults: Faults,
}

impl Placing<'_> {
    fn people(&self) -> usize {
        self.table.houses.len()
    }

    /// The initiative markers of a seat in this round.
    fn markers(&self, seat: usize) -> u8 {
        markers_at(place_of(Seat(seat as u8), self.table.first, self.seats))
    }

    /// The state that is described; worth something only if no fault was found.
    fn state(&mut self) -> State {
        let table = self.table;
        let mut printing = Census::<PrintingId>::new("G0.3");
        let mut refinement = Census::<RefinementId>::new("G0.3");
        let mut specialties = Census::<SpecialtyCardId>::new("G0.3");
        let mut gears = Census::<GearId>::new("G0.3");
        let mut patronage = Census::<PatronageId>::new("G1.4");

        let faults = &mut self.faults;
        let (piles, discards) = (&self.position.piles, &table.discards);
        let mut state = State {
            dice: self.position.dice.clone(),
            printing: Deck {
                pile: printing.count_all(&piles.printing, "piles.printing", faults),
                discards: printing.count_all(&discards.printing, "table.discards.printing", faults),
            },
            refinement: Deck {
                pile: refinement.count_all(&piles.refinement, "piles.refinement", faults),
                discards: refinement.count_all(&discards.refinement, "table.discards.refinement", faults),
            },
            specialties: Deck {
                pile: specialties.count_all(&piles.specialties, "piles.specialties", faults),
                discards: specialties.count_all(&discards.specialties, "table.discards.specialties", faults),
            },
            gears: Deck {
                pile: gears.count_all(&piles.gears, "piles.gears", faults),
                discards: gears.count_all(&discards.gears, "table.discards.gears", faults),
            },
            bag: table.bag,
            board: Board::EMPTY,
            display: Cards {
                printing: printing.count_all(&table.display.printing, "table.display.printing", faults),
                refinement: refinement.count_all(&table.display.refinement, "table.display.refinement", faults),
            },
            houses: [House::EMPTY; MAX_SEATS],
            automa: Automa { markers: [0; 5], seen: Bits::NONE, card: None },
            people: table.houses.len() as u8,
            has_automa: table.automa.is_some(),
            edition_2021: table.edition == Edition::First,
            free_while_planning: table.free_actions == FreeActions::AnyTime,
            turned_gears_again: false,
            first: table.first,
            round: table.round,
            phase: table.phase.into(),
            actor: table.actor.unwrap_or(Seat(0)),
            queue: ArrayVec::new(),
            turns_done: 0,
            stage: table.stage.into(),
            pending: table.due.into(),
            drawn: Cards {
                printing: printing.count_all(&table.drawn.printing, "table.drawn.printing", faults),
                refinement: refinement.count_all(&table.drawn.refinement, "table.drawn.refinement", faults),
            },
            offered_gears: gears.count_all(&table.offered_gears, "table.offered_gears", faults),
        };
        self.board(&mut state.board, &mut printing, &mut refinement, &mut specialties, &mut gears, &mut patronage);
        for (seat, sheet) in table.houses.iter().enumerate() {
            state.houses[seat] = self.house(seat, sheet);
            let at = format!("table.houses[{seat}]");
            let house = &state.houses[seat];
            for (slot, order) in house.orders.iter().enumerate() {
                if let Some(order) = order {
                    printing.count(order.printing, format!("{at}.orders[{slot}].printing"), &mut self.faults);
                    refinement.count(order.refinement, format!("{at}.orders[{slot}].refinement"), &mut self.faults);
                }
            }
            for (axle, installed) in house.gears.iter().enumerate() {
                if let Some(installed) = installed {
                    gears.count(installed.gear, format!("{at}.gears[{axle}].gear"), &mut self.faults);
                }
            }
            patronage.count_all(&sheet.patronage, &format!("{at}.patronage"), &mut self.faults);
        }
        printing.close(Bits::all(), "piles.printing", &mut self.faults);
        refinement.close(Bits::all(), "piles.refinement", &mut self.faults);
        specialties.close(Bits::all(), "piles.specialties", &mut self.faults);
        gears.close(gears_in_game(self.cards, self.seats), "piles.gears", &mut self.faults);
        if let Some(automa) = &table.automa {
            state.automa = self.automa(automa);
        }
        self.inks(&state);
        self.characters();
        state
    }

    fn board(
        &mut self,
        board: &mut Board,
        printing: &mut Census<PrintingId>,
        refinement: &mut Census<RefinementId>,
        specialties: &mut Census<SpecialtyCardId>,
        gears: &mut Census<GearId>,
        patronage: &mut Census<PatronageId>,
    ) {
        let sheet = &self.table.board;
        let spaces = &self.cards.board;
        let side = self.seats - 2;
        let faults = &mut self.faults;

        fn fill<I: CardId>(
            row: &mut [Option<I>],
            sheet: &[Option<I>],
            spaces: u8,
            at: &str,
            census: &mut Census<I>,
            faults: &mut Faults,
        ) {
            if sheet.len() != usize::from(spaces) {
                return faults.add(at, "G1.1", format!("{} spaces, but there are {spaces}", sheet.len()));
            }
            for (space, &card) in sheet.iter().enumerate() {
                row[space] = card;
                if let Some(card) = card {
                    census.count(card, format!("{at}[{space}]"), faults);
                }
            }
        }
        let at = "table.board.printing";
        fill(&mut board.printing, &sheet.printing, spaces.printing[side], at, printing, faults);
        let at = "table.board.refinement";
        fill(&mut board.refinement, &sheet.refinement, spaces.refinement[side], at, refinement, faults);
        let at = "table.board.specialties";
        fill(&mut board.specialties, &sheet.specialties, spaces.specialties[side], at, specialties, faults);
        fill(&mut board.gears, &sheet.gears, spaces.gears[side], "table.board.gears", gears, faults);

        let sets = spaces.ink_sets[side];
        if sheet.ink_sets.len() == usize::from(sets) {
            board.ink_sets[..sheet.ink_sets.len()].copy_from_slice(&sheet.ink_sets);
        } else {
            let message = format!("{} ink sets, but there are {sets}", sheet.ink_sets.len());
            faults.add("table.board.ink_sets", "G1.1", message);
        }
        let columns: Vec<u8> = patronage_columns(self.cards, self.seats).collect();
        if sheet.patronage.iter().map(|space| space.column).eq(columns.iter().copied()) {
            for (space, laid) in sheet.patronage.iter().enumerate() {
                board.patronage[space] = laid.card;
                if let Some(card) = laid.card {
                    patronage.count(card, format!("table.board.patronage[{space}]"), faults);
                }
            }
        } else {
            faults.add("table.board.patronage", "G1.4", format!("the spaces lie in columns {columns:?}"));
        }
        for reward in &sheet.rewards_taken {
            board.rewards_taken |= reward.bit();
        }
    }

    fn house(&mut self, seat: usize, sheet: &HouseSheet) -> House {
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

    /// A plan lies open once all are revealed, and is secret before.
    fn plan(&mut self, seat: usize, house: &mut House, sheet: &HouseSheet, secret: Option<Plan>) {
        use PhaseName::{ChooseTypes, Draft, KeepCharacter, NameColour, Over, Plan, Selection};
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
            let total: u16 = plan.iter().map(|&count| u16::from(count)).sum();
            let sound = total == u16::from(markers) && plan.iter().all(|&count| count <= ROW_LIMIT);
            faults.unless(sound, at, "G2.3", || {
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
        if self.table.phase == PhaseName::KeepCharacter {
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

    fn automa(&mut self, sheet: &AutomaSheet) -> Automa {
        let at = "table.automa";
        let expected = u16::from(self.markers(self.people()));
        let faults = &mut self.faults;
        let total: u16 = sheet.markers.iter().map(|&count| u16::from(count)).sum();
        faults.unless(total == expected && sheet.markers.iter().all(|&count| count <= ROW_LIMIT), at, "G8.9", || {
            format!("{:?} does not spread {expected} markers with at most {ROW_LIMIT} on a row", sheet.markers)
        });
        let mut census = Census::new("G8.3");
        let seen = census.count_all(&sheet.seen, "table.automa.seen", faults);
        let plans_are_open = Phase::from(self.table.phase).plans_are_open();
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
    fn inks(&mut self, state: &State) {
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

    /// One tile of each; with characters everybody has one.
    fn characters(&mut self) {
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

    /// What must hold at the very moment of the game that is described.
    fn check_moment(&mut self, state: &State) {
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
        let due = state.pending;
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

    /// G1.2: what the display still holds follows from the orders drafted.
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
        let done = match state.phase {
            Phase::Act(row) => row.index(),
            Phase::Fulfil | Phase::Over => Row::ALL.len(),
            _ => 0,
        };
        let board = &state.board;
        let empty = [
            board.printing.iter().all(Option::is_none) && board.refinement.iter().all(Option::is_none),
            board.ink_sets.iter().flatten().all(Option::is_none),
            board.specialties.iter().all(Option::is_none),
            board.gears.iter().all(Option::is_none),
            true,
        ];
        let rules = ["G3a.2", "G3b.3", "G3c.1", "G3d.5", "G3e.1"];
        for (row, rule) in Row::ALL[..done].iter().zip(rules) {
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
