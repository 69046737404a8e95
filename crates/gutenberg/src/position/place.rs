//! Turns a described position into a playable state.

use super::Position;
use super::faults::{Census, Faults};
use crate::catalogue::{Catalogue, GearId, Numbered, PatronageId, PrintingId, RefinementId, SpecialtyCardId};
use crate::options::{Edition, FreeActions};
use crate::round::patronage_columns;
use crate::setup::gears_in_game;
use crate::sheet::Sheet;
use crate::state::{Automa, Bits, Board, Cards, Deck, House, MAX_SEATS, ROUNDS, State, markers_at, place_of};
use arrayvec::ArrayVec;
use table::{Fault, Seat};

pub(super) fn place(position: &Position, cards: &Catalogue) -> Result<State, Vec<Fault>> {
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
        placing.check_situation(&state);
    }
    if placing.faults.0.is_empty() { Ok(state) } else { Err(placing.faults.0) }
}

pub(super) struct Placing<'p> {
    pub position: &'p Position,
    pub table: &'p Sheet,
    pub cards: &'p Catalogue,
    pub seats: usize,
    pub faults: Faults,
}

impl Placing<'_> {
    pub fn people(&self) -> usize {
        self.table.houses.len()
    }

    /// The initiative markers of a seat in this round.
    pub fn markers(&self, seat: usize) -> u8 {
        markers_at(place_of(Seat(seat as u8), self.table.first, self.seats))
    }

    /// The described state; valid only if no fault was found.
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
            phase: table.phase,
            actor: table.actor.unwrap_or(Seat(0)),
            queue: ArrayVec::new(),
            turns_done: 0,
            stage: table.stage,
            due: table.due,
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

        fn fill<I: Numbered>(
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
}
