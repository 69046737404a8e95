//! Any moment of a game, built through the public API: a test states what matters, and the rest is filled in
//! consistently. The setup is played from [`Table::open`].

use crate::cards::{all, ink_set, inks, types};
use crate::deck::Deck;
use crate::table::Table;
use gutenberg::catalogue::{
    Catalogue, GearId, Numbered, PatronageCard, PatronageId, PlanningId, PrintingId, RefinementId, SpecialtyCardId,
};
use gutenberg::components::{Character, Ink, Inks, Levels, Row};
use gutenberg::{
    AutomaSheet, BoardSheet, Discards, Due, Edition, FreeActions, GearSheet, Gutenberg, HouseSheet, OpenCards, Order,
    PatronageReward, PatronageSpace, Phase, Piles, Plan, Position, Secrets, Sheet, Stage,
};
use std::sync::Arc;
use table::{Dice, Game, Seat, Seed};

/// A moment under construction. By default: round 1, nobody has a character, the first player is about to act in
/// `Phase::Act(Row::Orders)`, everybody has markers on every row, 10 guilders and the types A, I, O.
pub struct Scene {
    cards: Catalogue,
    sheet: Sheet,
    automa: bool,
    first: Option<u8>,
    actor: Option<u8>,
    automa_plan: Option<Plan>,
    planning_card: Option<PlanningId>,
    rows: Rows,
    bag: Option<Inks>,
    piles: Wishes,
    seed: u64,
}

/// The rows that the test specifies; the others are filled.
#[derive(Default)]
struct Rows {
    printing: Option<Vec<PrintingId>>,
    refinement: Option<Vec<RefinementId>>,
    ink_sets: Option<Vec<[Option<Ink>; 3]>>,
    specialties: Option<Vec<SpecialtyCardId>>,
    gears: Option<Vec<GearId>>,
    patrons: Option<Vec<Option<PatronageId>>>,
}

impl Rows {
    fn fill_ink_sets(&mut self, sets: usize, done: bool) -> Vec<[Option<Ink>; 3]> {
        let mut laid = self.ink_sets.take().unwrap_or_default();
        if laid.is_empty() && !done {
            let mixed = ["blue silver gold", "red blue silver", "gold red blue", "silver gold red"];
            laid = mixed[..sets].iter().map(|set| ink_set(set)).collect();
        }
        laid.resize(sets, [None; 3]);
        laid
    }
}

/// Draw piles with exactly these cards; the others of their kind are in the discards.
#[derive(Default)]
struct Wishes {
    printing: Option<Vec<PrintingId>>,
    refinement: Option<Vec<RefinementId>>,
    specialties: Option<Vec<SpecialtyCardId>>,
    gears: Option<Vec<GearId>>,
}

/// What a seat has.
pub struct House {
    sheet: HouseSheet,
}

macro_rules! setters {
    ($($(#[$doc:meta])* $name:ident($value:ident: $kind:ty) $($field:ident).+ = $set:expr;)+) => { $(
        $(#[$doc])*
        pub fn $name(mut self, $value: $kind) -> Self {
            self.$($field).+ = $set;
            self
        }
    )+ };
}

impl House {
    setters! {
        guilders(guilders: u16) sheet.guilders = guilders;
        fame(fame: u16) sheet.fame = fame;
        types(letters: &str) sheet.types = types(letters);
        inks(colours: &str) sheet.inks = inks(colours);
        /// Typesetting, woodcutting, binding, illuminating.
        levels(levels: [u8; 4]) sheet.levels = Levels::new(levels);
        patrons(cards: &[PatronageId]) sheet.patronage = cards.to_vec();
        character(character: Character) sheet.character = Some(character);
        plan(plan: Plan) sheet.plan = Some(plan);
        /// Caxton's colour of the round.
        wild(ink: Ink) sheet.wild = Some(ink);
        /// Plantin's swap is done.
        swapped(swapped: bool) sheet.swapped = swapped;
    }

    /// Exactly what the patron asks for.
    pub fn meets(mut self, patron: &PatronageCard) -> House {
        (self.sheet.levels, self.sheet.inks, self.sheet.types) = (patron.levels, patron.inks, patron.types);
        self
    }

    /// This order, and exactly what it asks for, refinement included.
    pub fn ready_order(mut self, printing: PrintingId, refinement: RefinementId) -> House {
        let (print, refine) = (&Catalogue::standard()[printing], &Catalogue::standard()[refinement]);
        (self.sheet.types, self.sheet.inks, self.sheet.levels) = (print.types, refine.inks, refine.levels);
        self.order(printing, refinement)
    }

    /// Into the next free slot.
    pub fn order(mut self, printing: PrintingId, refinement: RefinementId) -> House {
        self.sheet.orders.push(Some(Order { printing, refinement }));
        self
    }

    /// A slot that stays free between others.
    pub fn free_slot(mut self) -> House {
        self.sheet.orders.push(None);
        self
    }

    /// On the next axle, not used yet.
    pub fn gear(self, gear: (GearId, u8)) -> House {
        self.used_gear(gear, 0)
    }

    /// On the next axle, used this many times this round.
    pub fn used_gear(mut self, (gear, sector): (GearId, u8), uses: u8) -> House {
        self.sheet.gears.push(Some(GearSheet { gear, sector, uses, turned: false }));
        self
    }
}

impl Scene {
    pub fn people(people: u8) -> Scene {
        let house = |_| HouseSheet {
            fame: 0,
            guilders: 10,
            markers: 0,
            types: types("AIO"),
            inks: Inks::NONE,
            levels: Levels::NONE,
            orders: Vec::new(),
            gears: Vec::new(),
            patronage: Vec::new(),
            character: None,
            has_chosen: false,
            has_planned: false,
            plan: None,
            swapped: false,
            wild: None,
        };
        let board = BoardSheet {
            printing: Vec::new(),
            refinement: Vec::new(),
            ink_sets: Vec::new(),
            specialties: Vec::new(),
            gears: Vec::new(),
            patronage: Vec::new(),
            rewards_taken: Vec::new(),
        };
        let sheet = Sheet {
            edition: Edition::Second,
            free_actions: FreeActions::AnyTime,
            round: 1,
            phase: Phase::Act(Row::Orders),
            first: Seat(0),
            actor: None,
            stage: Stage::Main,
            due: Due::default(),
            drawn: OpenCards::default(),
            offered_gears: Vec::new(),
            display: OpenCards::default(),
            board,
            bag: Inks::NONE,
            discards: Discards::default(),
            houses: (0..people).map(house).collect(),
            automa: None,
        };
        Scene {
            cards: Catalogue::standard().clone(),
            sheet,
            automa: false,
            first: None,
            actor: None,
            automa_plan: None,
            planning_card: None,
            rows: Rows::default(),
            bag: None,
            piles: Wishes::default(),
            seed: 1,
        }
    }

    setters! {
        cards(cards: Catalogue) cards = cards;
        round(round: u8) sheet.round = round;
        phase(phase: Phase) sheet.phase = phase;
        stage(stage: Stage) sheet.stage = stage;
        edition(edition: Edition) sheet.edition = edition;
        free_actions(when: FreeActions) sheet.free_actions = when;
        /// Who has the first-player token: by default seat 0, but the automa in round 1.
        first(seat: u8) first = Some(seat);
        /// Who is on turn: by default the first person clockwise from the first player.
        actor(seat: u8) actor = Some(seat);
        due(due: Due) sheet.due = due;
        automa_plan(plan: Plan) automa_plan = Some(plan);
        /// The automa's card of the round.
        planning_card(card: PlanningId) planning_card = Some(card);
        printing_row(row: &[PrintingId]) rows.printing = Some(row.to_vec());
        refinement_row(row: &[RefinementId]) rows.refinement = Some(row.to_vec());
        /// `&["blue gold red", "- blue gold"]`; sets that are not named are empty.
        ink_sets(sets: &[&str]) rows.ink_sets = Some(sets.iter().map(|set| ink_set(set)).collect());
        specialty_row(row: &[SpecialtyCardId]) rows.specialties = Some(row.to_vec());
        gear_row(row: &[GearId]) rows.gears = Some(row.to_vec());
        /// Column by column from round 3; spaces that are not named are empty.
        patrons(row: &[Option<PatronageId>]) rows.patrons = Some(row.to_vec());
        rewards_taken(taken: &[PatronageReward]) sheet.board.rewards_taken = taken.to_vec();
        /// Exactly these are in the bag; the remaining inks go to the last person.
        bag(colours: &str) bag = Some(inks(colours));
        printing_pile(pile: &[PrintingId]) piles.printing = Some(pile.to_vec());
        refinement_pile(pile: &[RefinementId]) piles.refinement = Some(pile.to_vec());
        specialty_pile(pile: &[SpecialtyCardId]) piles.specialties = Some(pile.to_vec());
        gear_pile(pile: &[GearId]) piles.gears = Some(pile.to_vec());
        seed(seed: u64) seed = seed;
    }

    /// The automa takes the seat after the people.
    pub fn with_automa(mut self) -> Scene {
        self.automa = true;
        self
    }

    pub fn house(mut self, seat: u8, furnish: impl FnOnce(House) -> House) -> Scene {
        let sheet = &mut self.sheet.houses[usize::from(seat)];
        *sheet = furnish(House { sheet: sheet.clone() }).sheet;
        self
    }

    /// Order cards that the actor has drawn as a reward.
    pub fn drawn(mut self, printing: &[PrintingId], refinement: &[RefinementId]) -> Scene {
        self.sheet.drawn = OpenCards { printing: printing.to_vec(), refinement: refinement.to_vec() };
        self
    }

    /// Builds the moment. A scene that no game can reach is a mistake in the test.
    pub fn lay(self) -> Table {
        let game = Gutenberg::new(Arc::new(self.cards.clone()));
        let position = self.position();
        let state = game.place(&position).unwrap_or_else(|faults| panic!("no game can reach this scene: {faults:#?}"));
        Table::from_state(game, state)
    }

    fn position(mut self) -> Position {
        self.automa |= self.automa_plan.is_some() || self.planning_card.is_some();
        let people = self.sheet.houses.len();
        let seats = people + usize::from(self.automa);
        let automa_first = self.automa && self.sheet.round == 1;
        let first = usize::from(self.first.unwrap_or(if automa_first { people as u8 } else { 0 }));
        self.sheet.first = Seat(first as u8);
        let place = |seat: usize| (seat + seats - first) % seats;

        let phase = self.sheet.phase;
        let choosing = self.sheet.due != Due::default() || self.sheet.drawn != OpenCards::default();
        if !matches!(phase, Phase::Plan | Phase::Over) || choosing {
            let next = (0..seats).map(|place| (first + place) % seats).find(|&seat| seat < people).unwrap_or(0);
            self.sheet.actor = Some(Seat(self.actor.unwrap_or(next as u8)));
        }
        let secrets = self.houses(place);
        if self.automa {
            self.sheet.automa = Some(self.automa_sheet(place(people)));
        }
        let (piles, discards) = self.fill_board(seats);
        self.sheet.discards = discards;
        self.fill_bag();
        let dice = Dice::new(Seed::from_number(self.seed));
        Position { table: self.sheet, piles, secrets, dice }
    }

    /// Markers, plans and characters that the test left open; returns their secret parts separately.
    fn houses(&mut self, place: impl Fn(usize) -> usize) -> Vec<Secrets> {
        let phase = self.sheet.phase;
        let houses = &mut self.sheet.houses;
        let mut harmless = vec![Character::Vietor, Character::Fiol, Character::Manutius, Character::Schoffer];
        harmless.retain(|tile| houses.iter().all(|house| house.character != Some(*tile)));
        let with_characters = houses.iter().any(|house| house.character.is_some());
        let furnish = |(seat, house): (usize, &mut HouseSheet)| {
            house.markers = 7 + place(seat) as u8;
            if with_characters && house.character.is_none() {
                house.character = harmless.pop();
            }
            if house.character == Some(Character::Caxton) && phase != Phase::NameColour {
                house.wild = house.wild.or(Some(Ink::Blue));
            }
            let mut secret = Secrets::default();
            match phase {
                Phase::NameColour => {}
                Phase::Plan => {
                    secret.plan = house.plan.take();
                    house.has_planned = secret.plan.is_some();
                }
                _ => house.plan = house.plan.or(Some(even_plan(place(seat)))),
            }
            secret
        };
        houses.iter_mut().enumerate().map(furnish).collect()
    }

    fn automa_sheet(&self, place: usize) -> AutomaSheet {
        let open = !matches!(self.sheet.phase, Phase::Plan | Phase::NameColour);
        let card = self.planning_card.unwrap_or(PlanningId::new(0));
        let others = all().filter(|&other| other != card).take(usize::from(self.sheet.round) - 1);
        AutomaSheet {
            markers: self.automa_plan.unwrap_or(even_plan(place)),
            seen: others.chain(open.then_some(card)).collect(),
            card: open.then_some(card),
        }
    }

    /// Fills the rows that are not done, and piles up the rest.
    fn fill_board(&mut self, seats: usize) -> (Piles, Discards) {
        let phase = self.sheet.phase;
        let is_done = |row: Row| match phase {
            Phase::Act(now) => now > row,
            Phase::Fulfil | Phase::Over => true,
            _ => false,
        };
        let side = seats - 2;
        let spaces = self.cards.board;
        let sheet = &mut self.sheet;
        let orders: Vec<_> = sheet.houses.iter().flat_map(|house| house.orders.iter().flatten().copied()).collect();
        let installed = sheet.houses.iter().flat_map(|house| house.gears.iter().flatten());

        let mut printing = Deck::new(self.piles.printing.take());
        printing.lay_aside(orders.iter().map(|order| order.printing).chain(sheet.drawn.printing.iter().copied()));
        let mut refinement = Deck::new(self.piles.refinement.take());
        refinement.lay_aside(orders.iter().map(|order| order.refinement).chain(sheet.drawn.refinement.iter().copied()));
        let mut gears = Deck::new(self.piles.gears.take());
        gears.lay_aside(installed.map(|gear| gear.gear));
        gears.lay_aside(all().filter(|&id: &GearId| seats == 2 && !self.cards[id].grey));
        let mut patrons = Deck::new(None);
        patrons.lay_aside(sheet.houses.iter().flat_map(|house| house.patronage.iter().copied()));
        let mut specialties = Deck::new(self.piles.specialties.take());

        let rows = &mut self.rows;
        let board = &mut sheet.board;
        board.printing = printing.row(rows.printing.take(), spaces.printing[side], is_done(Row::Orders));
        board.refinement = refinement.row(rows.refinement.take(), spaces.refinement[side], is_done(Row::Orders));
        board.specialties =
            specialties.row(rows.specialties.take(), spaces.specialties[side], is_done(Row::Specialties));
        board.gears = gears.row(rows.gears.take(), spaces.gears[side], is_done(Row::Gears));
        let columns: Vec<u8> =
            (3..).zip(spaces.patronage[side]).flat_map(|(column, size)| vec![column; usize::from(size)]).collect();
        let laid = rows.patrons.take().map_or_else(
            || patrons.row(None, columns.len() as u8, false),
            |mut laid| {
                laid.resize(columns.len(), None);
                laid
            },
        );
        board.patronage = columns.into_iter().zip(laid).map(|(column, card)| PatronageSpace { column, card }).collect();
        board.ink_sets = rows.fill_ink_sets(usize::from(spaces.ink_sets[side]), is_done(Row::Inks));

        let (printing, refinement) = (printing.piles(), refinement.piles());
        let (specialties, gears) = (specialties.piles(), gears.piles());
        (
            Piles { printing: printing.0, refinement: refinement.0, specialties: specialties.0, gears: gears.0 },
            Discards { printing: printing.1, refinement: refinement.1, specialties: specialties.1, gears: gears.1 },
        )
    }

    /// 48 inks in all (G0.3).
    fn fill_bag(&mut self) {
        let houses = &mut self.sheet.houses;
        let mut left = Inks::new([12; 4]);
        for ink in self.sheet.board.ink_sets.iter().flatten().flatten() {
            left[*ink] -= 1;
        }
        left = houses.iter().fold(left, |left, house| left.minus(house.inks));
        self.sheet.bag = self.bag.unwrap_or(left);
        if let Some(last) = houses.last_mut() {
            last.inks = last.inks.plus(left.minus(self.sheet.bag));
        }
    }
}

/// Markers on every row, for a place in turn order.
pub fn even_plan(place: usize) -> Plan {
    [[2, 2, 1, 1, 1], [2, 2, 2, 1, 1], [2, 2, 2, 2, 1], [2, 2, 2, 2, 2]][place]
}
