//! 1 Game preparation (G1).

use crate::action::{Action, GearAt};
use crate::catalogue::{Catalogue, GearId, Numbered, PrintingId, RefinementId};
use crate::characters;
use crate::components::{Character, Enumerated, Inks, Levels, Specialty, Types};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::menu::{filled, nth_filled, split};
use crate::options::{Characters, FreeActions, Options};
use crate::referee::{OpenTurns, Rules, Umpire, Verdict};
use crate::state::{
    Automa, Bits, Board, Cards, Deck, Due, House, Installed, MAX_SEATS, Order, Phase, SECTORS, Stage, State,
};
use arrayvec::ArrayVec;
use table::{Audience, Dice, Nobody, Seat, Seed, Told};

/// Inks of each colour in the game (G0.3).
pub(crate) const INKS_OF_A_COLOUR: u8 = 12;
const START_GUILDERS: u16 = 10;
/// Types that each house chooses at the start (G1.10).
pub const START_TYPES: u8 = 3;
/// G7.2
const GUILLARD_DRAWS: usize = 4;

/// G1.10: every choice of three types.
const THREE_TYPES: [[u8; 4]; 20] = {
    let mut all = [[0; 4]; 20];
    let mut count = 0;
    let mut code = 0;
    while code < 4 * 4 * 4 {
        let (a, i, o) = (code / 16, code / 4 % 4, code % 4);
        if a + i + o <= START_TYPES {
            all[count] = [a, i, o, START_TYPES - a - i - o];
            count += 1;
        }
        code += 1;
    }
    assert!(count == all.len());
    all
};

/// Every choice of types at the start (G1.10).
///
/// ```
/// use gutenberg::queries::{START_TYPES, starting_types};
/// assert_eq!(starting_types().count(), 20);
/// assert!(starting_types().all(|types| types.total() == START_TYPES));
/// ```
pub fn starting_types() -> impl Iterator<Item = Types> {
    THREE_TYPES.into_iter().map(Types::new)
}

/// The gears in a game with this many seats: the grey ones only for two (G1.3).
///
/// ```
/// use gutenberg::{catalogue::Catalogue, queries::gears_in_game};
///
/// let cards = Catalogue::standard();
/// assert!(gears_in_game(cards, 2).iter().all(|gear| cards[gear].grey));
/// assert_eq!(usize::from(gears_in_game(cards, 3).len()), cards.gears.len());
/// ```
pub fn gears_in_game(cards: &Catalogue, seats: usize) -> Bits<GearId> {
    (0..GearId::COUNT).map(GearId::new).filter(|&gear| seats > 2 || cards[gear].grey).collect()
}

/// Steps 1 to 15; the steps in which people choose are played. The options have been checked.
pub(crate) fn set_up(cards: &Catalogue, options: &Options, seed: Seed) -> State {
    let people = options.people;
    let has_automa = options.automa;
    let seats = people + u8::from(has_automa);
    let mut state = State {
        dice: Dice::new(seed),
        printing: Deck::full(),
        refinement: Deck::full(),
        specialties: Deck::full(),
        gears: Deck::full(),
        bag: Inks::new([INKS_OF_A_COLOUR; 4]),
        board: Board::EMPTY,
        display: Cards::NONE,
        houses: [House::EMPTY; MAX_SEATS],
        automa: Automa { markers: [0; 5], seen: Bits::NONE, card: None },
        people,
        has_automa,
        edition_2021: options.is_2021(),
        free_while_planning: options.free_actions == FreeActions::AnyTime,
        turned_gears_again: options.turned_gears_again,
        first: Seat(0),
        round: 1,
        phase: Phase::Over,
        actor: Seat(0),
        queue: ArrayVec::new(),
        turns_done: 0,
        stage: Stage::Main,
        due: Due::default(),
        drawn: Cards::NONE,
        offered_gears: Bits::NONE,
    };
    state.gears.pile = gears_in_game(cards, seats.into());
    for _ in 0..display_size(seats, has_automa) {
        state.display.printing.extend(state.printing.draw(&mut state.dice));
        state.display.refinement.extend(state.refinement.draw(&mut state.dice));
    }
    state.fill_board(cards);
    state.lay_patronage(cards);
    state.first = match options.first {
        _ if has_automa => Seat(people),
        Some(seat) => seat,
        None => Seat(state.dice.index(people as usize) as u8),
    };
    if has_automa {
        state.automa.markers = cards.automa_start;
    }
    for house in &mut state.houses[..people as usize] {
        house.guilders = START_GUILDERS;
    }
    let mut umpire = Umpire { cards, state: &mut state, tell: &mut Nobody, open_turns: OpenTurns::ByRules };
    match &options.characters {
        Characters::None => umpire.begin_draft(),
        Characters::Dealt => {
            umpire.deal_characters();
            umpire.state.phase = Phase::KeepCharacter;
        }
        Characters::Fixed(names) => {
            for (house, &name) in umpire.state.houses.iter_mut().zip(names) {
                house.character = Some(name);
            }
            umpire.begin_selection();
        }
    }
    umpire.go_on();
    state
}

/// G1.2: cards of each kind for the draft.
pub(crate) fn display_size(seats: u8, has_automa: bool) -> u8 {
    2 + 2 * seats - u8::from(has_automa)
}

impl State {
    /// G1.4: one card for each space; the rest are out of the game.
    fn lay_patronage(&mut self, cards: &Catalogue) {
        let mut deck = Deck::full();
        let spaces: u8 = cards.board.patronage[self.seats() - 2].iter().sum();
        for space in &mut self.board.patronage[..spaces as usize] {
            *space = deck.draw(&mut self.dice);
        }
    }
}

impl Rules<'_> {
    pub fn check_keep_character(self, seat: Seat, character: Character) -> Verdict {
        let dealt = self.house(seat).dealt.contains(&Some(character));
        if dealt { Ok(()) } else { Err(Illegal::NotDealt { character }) }
    }

    pub fn character_choices(self, seat: Seat) -> u32 {
        filled(&self.house(seat).dealt)
    }

    pub fn nth_character_choice(self, seat: Seat, n: u32) -> Action {
        let character = nth_filled(&self.house(seat).dealt, n).unwrap_or(Character::ALL[0]);
        Action::KeepCharacter { character }
    }

    /// Guillard: two gears in either order and a sector for each. Ungler: two different specialties.
    pub fn selection_choices(self, seat: Seat) -> u32 {
        let gears = u32::from(self.state.offered_gears.len());
        if characters::starts_with_gears(self.house(seat)) { gears * gears.saturating_sub(1) * 9 } else { 4 * 3 }
    }

    pub fn nth_selection_choice(self, seat: Seat, mut n: u32) -> Action {
        // The second of a pair of different things skips the first.
        let skip = |second: u32, first: u32| if second < first { second } else { second + 1 };
        if characters::starts_with_gears(self.house(seat)) {
            let offered = self.state.offered_gears;
            let sectors = [split(&mut n, 3) as u8, split(&mut n, 3) as u8];
            let second = split(&mut n, u32::from(offered.len()) - 1);
            let gear = |n: u32| offered.nth(n);
            Action::InstallStartingGears {
                first: GearAt { gear: gear(n), sector: sectors[0] },
                second: GearAt { gear: gear(skip(second, n)), sector: sectors[1] },
            }
        } else {
            let two = split(&mut n, 3);
            let specialty = |n: u32| Specialty::ALL[n as usize];
            Action::StartSpecialties { one: specialty(n), two: specialty(skip(two, n)) }
        }
    }

    pub fn check_starting_gears(self, seat: Seat, first: GearAt, second: GearAt) -> Verdict {
        if self.state.phase != Phase::Selection {
            return Err(Illegal::NotNow { rule: "G7.2" });
        }
        if !characters::starts_with_gears(self.house(seat)) {
            return Err(Illegal::NotYourPower { rule: "G7.2" });
        }
        let offered = self.state.offered_gears;
        if !offered.contains(first.gear) || !offered.contains(second.gear) {
            return Err(Illegal::NotOffered);
        }
        if first.gear == second.gear {
            return Err(Illegal::SameGear);
        }
        if first.sector >= SECTORS || second.sector >= SECTORS {
            return Err(Illegal::NoSuchSector { rule: "G7.2" });
        }
        Ok(())
    }

    pub fn check_starting_levels(self, seat: Seat, one: Specialty, two: Specialty) -> Verdict {
        if self.state.phase != Phase::Selection {
            return Err(Illegal::NotNow { rule: "G7.4" });
        }
        if !characters::starts_with_levels(self.house(seat)) {
            return Err(Illegal::NotYourPower { rule: "G7.4" });
        }
        if one == two { Err(Illegal::SameSpecialty { rule: "G7.4" }) } else { Ok(()) }
    }

    pub fn check_draft(self, printing: PrintingId, refinement: RefinementId) -> Verdict {
        let display = self.state.display;
        if display.printing.contains(printing) && display.refinement.contains(refinement) {
            Ok(())
        } else {
            Err(Illegal::NotThere { rule: "G1.8" })
        }
    }

    pub fn draft_choices(self) -> u32 {
        u32::from(self.state.display.printing.len()) * u32::from(self.state.display.refinement.len())
    }

    pub fn nth_draft_choice(self, mut n: u32) -> Action {
        let Cards { printing, refinement } = self.state.display;
        let refinement = refinement.nth(split(&mut n, u32::from(refinement.len())));
        Action::DraftOrder { printing: printing.nth(n), refinement }
    }

    pub fn check_choose_types(self, types: Types) -> Verdict {
        let chosen = types.0.iter().map(|&count| u16::from(count)).sum();
        if chosen == u16::from(START_TYPES) { Ok(()) } else { Err(Illegal::ThreeTypes { chosen }) }
    }

    pub fn type_choices(self) -> u32 {
        THREE_TYPES.len() as u32
    }

    pub fn nth_type_choice(self, n: u32) -> Action {
        Action::ChooseTypes { types: Types::new(THREE_TYPES[n as usize]) }
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    /// G1.7: two of ten to each person.
    fn deal_characters(&mut self) {
        let mut tiles: u64 = (1 << Character::ALL.len()) - 1;
        for seat in 0..self.state.people as usize {
            for place in 0..2 {
                if let Some(tile) = self.state.dice.pick_bit(tiles) {
                    tiles &= !(1 << tile);
                    self.state.houses[seat].dealt[place] = Some(Character::ALL[tile as usize]);
                }
            }
        }
    }

    pub fn keep_character(&mut self, seat: Seat, character: Character) {
        self.house(seat).kept = Some(character);
        self.tell.tell(|| Told::Secret {
            seat,
            secret: Event::CharacterKept { seat, character },
            public: Some(Event::CharacterChosen { seat }),
        });
        let people = self.state.people as usize;
        if self.state.houses[..people].iter().any(|house| house.kept.is_none()) {
            return;
        }
        for house in &mut self.state.houses[..people] {
            house.character = house.kept.take();
            house.dealt = [None; 2];
        }
        let houses = &self.state.houses[..people];
        self.tell.reveal(|| Event::CharactersRevealed {
            characters: houses.iter().filter_map(|house| house.character).collect(),
        });
        self.begin_selection();
    }

    pub fn begin_selection(&mut self) {
        self.state.phase = Phase::Selection;
        self.begin_turns();
    }

    /// Guillard's gears are drawn as soon as she is on turn.
    pub fn offer_gears(&mut self, seat: Seat) {
        for _ in 0..GUILLARD_DRAWS {
            let gear = self.state.gears.draw(&mut self.state.dice);
            self.state.offered_gears.extend(gear);
        }
        let offered = self.state.offered_gears;
        self.tell.all(|| Event::GearsDrawn { seat, gears: offered.iter().collect() });
    }

    pub fn install_starting_gears(&mut self, seat: Seat, first: GearAt, second: GearAt) {
        for (axle, GearAt { gear, sector }) in [first, second].into_iter().enumerate() {
            self.state.offered_gears.remove(gear);
            self.house(seat).gears[axle] = Some(Installed { gear, sector });
            self.tell.all(|| Event::GearInstalled { seat, gear, axle: axle as u8, sector });
        }
        let rest = std::mem::replace(&mut self.state.offered_gears, Bits::NONE);
        self.state.gears.discard_all(rest);
        self.state.stage = Stage::Done;
    }

    pub fn start_levels(&mut self, seat: Seat, one: Specialty, two: Specialty) {
        self.house(seat).levels = Levels::NONE;
        for specialty in [one, two, two] {
            self.raise(seat, specialty);
        }
        self.state.stage = Stage::Done;
    }

    pub fn begin_draft(&mut self) {
        self.state.phase = Phase::Draft;
        self.begin_turns();
    }

    pub fn draft(&mut self, seat: Seat, printing: PrintingId, refinement: RefinementId) {
        self.state.display.printing.remove(printing);
        self.state.display.refinement.remove(refinement);
        let house = self.house(seat);
        if let Some(slot) = house.free_slot() {
            house.orders[slot] = Some(Order { printing, refinement });
        }
        self.tell.all(|| Event::OrderDrafted { seat, printing, refinement });
        self.state.stage = Stage::Done;
    }

    /// G1.8: what nobody chose is discarded.
    pub fn clear_display(&mut self) {
        let rest = std::mem::replace(&mut self.state.display, Cards::NONE);
        self.state.printing.discard_all(rest.printing);
        self.state.refinement.discard_all(rest.refinement);
    }

    pub fn choose_types(&mut self, seat: Seat, types: Types) {
        self.house(seat).types = types;
        self.tell.all(|| Event::TypesChosen { seat, types });
        self.state.stage = Stage::Done;
    }
}
