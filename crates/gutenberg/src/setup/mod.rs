//! 1 Game preparation (G1).

mod choices;

pub(crate) use choices::{StartingLevels, ThreeTypes};

use crate::catalogue::{Catalogue, GearId, Numbered};
use crate::components::{Character, Enumerated, Inks, Types};
use crate::event::Event;
use crate::options::{Characters, FreeActions, Options};
use crate::referee::{OpenTurns, Umpire};
use crate::state::{Automa, Bits, Board, Cards, Deck, Due, House, MAX_SEATS, Phase, Stage, State};
use arrayvec::ArrayVec;
use table::{Audience, Dice, Nobody, Seat, Seed};

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

/// Steps 1 to 15, up to the first choice of a player; the options must be valid.
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

    pub fn begin_selection(&mut self) {
        self.state.phase = Phase::Selection;
        self.begin_turns();
    }

    /// Draws Guillard's gears, once she is on turn.
    pub fn offer_gears(&mut self, seat: Seat) {
        for _ in 0..GUILLARD_DRAWS {
            let gear = self.state.gears.draw(&mut self.state.dice);
            self.state.offered_gears.extend(gear);
        }
        let offered = self.state.offered_gears;
        self.tell.all(|| Event::GearsDrawn { seat, gears: offered.iter().collect() });
    }

    pub fn begin_draft(&mut self) {
        self.state.phase = Phase::Draft;
        self.begin_turns();
    }

    /// G1.8: cards that nobody chose are discarded.
    pub fn clear_display(&mut self) {
        let rest = std::mem::replace(&mut self.state.display, Cards::NONE);
        self.state.printing.discard_all(rest.printing);
        self.state.refinement.discard_all(rest.refinement);
    }
}
