//! 1 Game preparation (G1).

use crate::action::{Action, GearAt};
use crate::catalogue::{CardId, CardSet, PrintingId, RefinementId};
use crate::characters;
use crate::components::{Character, Inks, Kind, Levels, Specialty, Types};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::{Characters, Options};
use crate::referee::{List, Rules, Umpire, Verdict};
use crate::state::{
    Automa, Bits, Board, Cards, Deck, House, Installed, MAX_SEATS, Order, Pending, Phase, Stage, State,
};
use arrayvec::ArrayVec;
use table::{Audience, Dice, Nobody, Seat, Seed, Told};

const INKS_OF_A_COLOUR: u8 = 12;
const START_GUILDERS: u16 = 10;
const START_TYPES: u8 = 3;
/// G7.2
const GUILLARD_DRAWS: usize = 4;

/// Steps 1 to 15; the steps in which people choose are played. The options have been checked.
pub(crate) fn set_up(cards: &CardSet, options: &Options, seed: Seed) -> State {
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
        first: Seat(0),
        round: 1,
        phase: Phase::Over,
        actor: Seat(0),
        queue: ArrayVec::new(),
        turns_done: 0,
        stage: Stage::Main,
        pending: Pending::default(),
        drawn: Cards::NONE,
        offered_gears: Bits::NONE,
    };
    if seats == 2 {
        let grey = |&(_, gear): &(usize, &crate::catalogue::Gear)| gear.grey;
        state.gears.pile = cards.gears.iter().enumerate().filter(grey).map(|(at, _)| CardId::new(at)).collect();
    }
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
    let mut umpire = Umpire { cards, state: &mut state, tell: &mut Nobody };
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
    fn lay_patronage(&mut self, cards: &CardSet) {
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

    pub fn list_keep_character(self, seat: Seat, into: &mut impl List) {
        for character in self.house(seat).dealt.into_iter().flatten() {
            into.push(Action::KeepCharacter { character });
        }
    }

    pub fn list_selection(self, seat: Seat, into: &mut impl List) {
        let house = self.house(seat);
        if characters::starts_with_gears(house) {
            for first in self.state.offered_gears.iter() {
                for second in self.state.offered_gears.iter().filter(|&second| second != first) {
                    for sectors in 0..9 {
                        into.push(Action::InstallStartingGears {
                            first: GearAt { gear: first, sector: sectors / 3 },
                            second: GearAt { gear: second, sector: sectors % 3 },
                        });
                    }
                }
            }
        } else if characters::starts_with_levels(house) {
            for &one in Specialty::ALL {
                for &two in Specialty::ALL.iter().filter(|&&two| two != one) {
                    into.push(Action::StartSpecialties { one, two });
                }
            }
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
        if first.sector > 2 || second.sector > 2 {
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

    pub fn list_draft(self, into: &mut impl List) {
        for printing in self.state.display.printing.iter() {
            for refinement in self.state.display.refinement.iter() {
                into.push(Action::DraftOrder { printing, refinement });
            }
        }
    }

    pub fn check_choose_types(self, types: Types) -> Verdict {
        let chosen = types.0.iter().map(|&count| u16::from(count)).sum();
        if chosen == u16::from(START_TYPES) { Ok(()) } else { Err(Illegal::ThreeTypes { chosen }) }
    }

    pub fn list_choose_types(self, into: &mut impl List) {
        for a in 0..=START_TYPES {
            for i in 0..=START_TYPES - a {
                for o in 0..=START_TYPES - a - i {
                    into.push(Action::ChooseTypes { types: Types::new([a, i, o, START_TYPES - a - i - o]) });
                }
            }
        }
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
