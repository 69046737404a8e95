//! What lies on the table. Flat and small, so that search can copy it by the million: ids instead of names, sets of
//! cards as bits, no heap.

use crate::catalogue::{CardId, GearId, PatronageId, PlanningId, PrintingId, RefinementId, SpecialtyCardId};
use crate::components::{Character, Ink, Inks, Levels, Row, Types};
use arrayvec::ArrayVec;
use std::marker::PhantomData;
use table::{Dice, Seat};

pub const MAX_SEATS: usize = 4;
pub const SPACES: usize = 4;
pub const PATRONAGE_SPACES: usize = 8;
pub const ORDER_SLOTS: usize = 4;
pub const AXLES: usize = 3;
/// Sectors of a gear.
pub const SECTORS: u8 = 3;
pub const ROUNDS: u8 = 6;
/// The first player's markers (G1.6), and the most a player can have.
pub const FEWEST_MARKERS: u8 = 7;
pub const MOST_MARKERS: u8 = markers_at(MAX_SEATS - 1);
/// G2.3: at most this many markers on a row.
pub const ROW_LIMIT: u8 = 6;
pub const TOP_LEVEL: u8 = 6;

/// Markers on the five rows (G2.3).
pub type Plan = [u8; 5];

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) dice: Dice,
    pub(crate) printing: Deck<PrintingId>,
    pub(crate) refinement: Deck<RefinementId>,
    pub(crate) specialties: Deck<SpecialtyCardId>,
    pub(crate) gears: Deck<GearId>,
    pub(crate) bag: Inks,
    pub(crate) board: Board,
    /// The order draft's cards (G1.2); empty once it is over.
    pub(crate) display: Cards,
    pub(crate) houses: [House; MAX_SEATS],
    pub(crate) automa: Automa,
    /// People only.
    pub(crate) people: u8,
    pub(crate) has_automa: bool,
    pub(crate) edition_2021: bool,
    /// Gears can be used and types bought while planning (G2.6).
    pub(crate) free_while_planning: bool,
    /// See [`crate::Options::turned_gears_again`].
    pub(crate) turned_gears_again: bool,
    pub(crate) first: Seat,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Who is on turn in the phases where one acts after the other; while all plan, who has a reward to take.
    pub(crate) actor: Seat,
    /// Who has turns in the current phase, in order; follows from the phase and the plans.
    pub(crate) queue: ArrayVec<Seat, MAX_SEATS>,
    /// How far the phase's turns are done.
    pub(crate) turns_done: u8,
    pub(crate) stage: Stage,
    /// Rewards that the actor has still to take or decline.
    pub(crate) pending: Pending,
    /// Cards drawn for an order as a reward (G3a.3), while the actor looks at them.
    pub(crate) drawn: Cards,
    /// Gears from which Guillard chooses (G7.2).
    pub(crate) offered_gears: Bits<GearId>,
}

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// G1.7, all at once.
    KeepCharacter,
    /// G1.7, effects on selection.
    Selection,
    /// G1.8
    Draft,
    /// G1.10
    ChooseTypes,
    /// G7.8
    NameColour,
    /// G2.3, all at once.
    Plan,
    /// G7.1
    ShiftMarker,
    /// G3
    Act(Row),
    /// G4
    Fulfil,
    Over,
}

/// How far a turn in an action or in Fulfil orders has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The turn's own deed is still to be done, or passed.
    Main,
    /// The deed is done; gears can still be used (G2.6, G4.7).
    After,
    /// The turn ends as soon as its rewards are taken.
    Done,
}

/// Rewards of choice, to be taken in any order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pending {
    pub inks: u8,
    pub levels: u8,
    pub types: u8,
    pub orders: u8,
}

impl Pending {
    #[inline]
    pub fn is_empty(self) -> bool {
        // All four at once, in one word: this is asked several times at every decision.
        u32::from_le_bytes([self.inks, self.levels, self.types, self.orders]) == 0
    }
}

/// A set of ids.
pub struct Bits<I>(pub u64, PhantomData<I>);

impl<I: CardId> Bits<I> {
    pub const NONE: Bits<I> = Bits(0, PhantomData);

    pub fn all() -> Bits<I> {
        Bits((1 << I::COUNT) - 1, PhantomData)
    }

    #[inline]
    pub fn contains(self, id: I) -> bool {
        self.0 >> id.index() & 1 != 0
    }

    #[inline]
    pub fn insert(&mut self, id: I) {
        self.0 |= 1 << id.index();
    }

    #[inline]
    pub fn remove(&mut self, id: I) {
        self.0 &= !(1 << id.index());
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The n-th, from 0; there must be so many.
    #[inline]
    pub fn nth(self, n: u32) -> I {
        let mut rest = self.0;
        for _ in 0..n {
            rest &= rest.wrapping_sub(1);
        }
        I::new(rest.trailing_zeros() as usize)
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = I> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let at = rest.trailing_zeros() as usize;
            rest &= rest.wrapping_sub(1);
            (at < 64).then(|| I::new(at))
        })
    }
}

impl<I: CardId> FromIterator<I> for Bits<I> {
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Self {
        let mut bits = Bits::NONE;
        ids.into_iter().for_each(|id| bits.insert(id));
        bits
    }
}

impl<I: CardId> Extend<I> for Bits<I> {
    #[inline]
    fn extend<T: IntoIterator<Item = I>>(&mut self, ids: T) {
        ids.into_iter().for_each(|id| self.insert(id));
    }
}

/// A draw pile and its discard pile. Both are sets: drawing picks any card of the pile by dice, which is the same as
/// drawing from a shuffled pile and leaves no order that could leak (G3a.4).
pub struct Deck<I> {
    pub pile: Bits<I>,
    pub discards: Bits<I>,
}

impl<I: CardId> Deck<I> {
    pub fn full() -> Deck<I> {
        Deck { pile: Bits::all(), discards: Bits::NONE }
    }

    /// One card; the discards become the new pile where it is empty.
    #[inline]
    pub fn draw(&mut self, dice: &mut Dice) -> Option<I> {
        if self.pile.is_empty() {
            self.pile = std::mem::replace(&mut self.discards, Bits::NONE);
        }
        let id = I::new(dice.pick_bit(self.pile.0)? as usize);
        self.pile.remove(id);
        Some(id)
    }

    /// How many can still be drawn, discards included.
    #[inline]
    pub fn left(self) -> u8 {
        self.pile.len() + self.discards.len()
    }

    #[inline]
    pub fn discard(&mut self, id: I) {
        self.discards.insert(id);
    }

    #[inline]
    pub fn discard_all(&mut self, ids: Bits<I>) {
        self.discards.0 |= ids.0;
    }
}

/// Order cards that lie open apart from the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cards {
    pub printing: Bits<PrintingId>,
    pub refinement: Bits<RefinementId>,
}

impl Cards {
    pub const NONE: Cards = Cards { printing: Bits::NONE, refinement: Bits::NONE };

    #[inline]
    pub fn is_empty(self) -> bool {
        self.printing.0 | self.refinement.0 == 0
    }
}

/// The main board. A row has as many spaces in use as the card set gives for the number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    pub printing: [Option<PrintingId>; SPACES],
    pub refinement: [Option<RefinementId>; SPACES],
    /// Sets of three, left to right.
    pub ink_sets: [[Option<Ink>; 3]; SPACES],
    pub specialties: [Option<SpecialtyCardId>; SPACES],
    pub gears: [Option<GearId>; SPACES],
    /// Column by column from round 3.
    pub patronage: [Option<PatronageId>; PATRONAGE_SPACES],
    /// The patronage rewards taken this round, as bits (G3e.1).
    pub rewards_taken: u8,
}

/// Takes this card from its space. All spaces are written: where it lies is more than a processor can guess.
#[inline]
pub(crate) fn take_card<C: Copy + PartialEq>(spaces: &mut [Option<C>], card: C) {
    for space in spaces {
        *space = space.filter(|&there| there != card);
    }
}

impl Board {
    pub const EMPTY: Board = Board {
        printing: [None; SPACES],
        refinement: [None; SPACES],
        ink_sets: [[None; 3]; SPACES],
        specialties: [None; SPACES],
        gears: [None; SPACES],
        patronage: [None; PATRONAGE_SPACES],
        rewards_taken: 0,
    };
}

/// A printing house and all that its owner has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct House {
    pub fame: u16,
    pub guilders: u16,
    pub types: Types,
    pub inks: Inks,
    pub levels: Levels,
    pub orders: [Option<Order>; ORDER_SLOTS],
    pub gears: [Option<Installed>; AXLES],
    /// How often each axle's gear was used this round.
    pub uses: [u8; AXLES],
    /// The axles whose gear could have been used once more this round and was turned, as bits (G3d.4).
    pub turned: u8,
    pub patronage: Bits<PatronageId>,
    pub character: Option<Character>,
    /// The two characters to choose from; secret.
    pub dealt: [Option<Character>; 2],
    /// The one kept, secret until all have chosen.
    pub kept: Option<Character>,
    /// Secret until all have planned.
    pub plan: Option<Plan>,
    /// Plantin has swapped this round (G7.7).
    pub swapped: bool,
    /// Caxton's colour of the round (G7.8).
    pub wild: Option<Ink>,
}

impl House {
    pub const EMPTY: House = House {
        fame: 0,
        guilders: 0,
        types: Types::NONE,
        inks: Inks::NONE,
        levels: Levels::NONE,
        orders: [None; ORDER_SLOTS],
        gears: [None; AXLES],
        uses: [0; AXLES],
        turned: 0,
        patronage: Bits::NONE,
        character: None,
        dealt: [None; 2],
        kept: None,
        plan: None,
        swapped: false,
        wild: None,
    };

    #[inline]
    pub fn free_slot(&self) -> Option<usize> {
        self.orders.iter().position(Option::is_none)
    }

    #[inline]
    pub fn free_axle(&self) -> Option<usize> {
        self.gears.iter().position(Option::is_none)
    }

    #[inline]
    pub fn top_level(&self) -> u8 {
        self.levels.0.into_iter().max().unwrap_or(0)
    }
}

/// A printing and a refinement card, never separated (G1.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Order {
    pub printing: PrintingId,
    pub refinement: RefinementId,
}

/// A gear on its axle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Installed {
    pub gear: GearId,
    /// The active one of its three sectors.
    pub sector: u8,
}

/// The automa's board. Its deck needs no order either: a card of those not yet seen comes up each round (G8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Automa {
    pub markers: Plan,
    pub seen: Bits<PlanningId>,
    /// This round's planning card, once it is revealed.
    pub card: Option<PlanningId>,
}

/// How many seats clockwise from the first player.
#[inline]
pub const fn place_of(seat: Seat, first: Seat, seats: usize) -> usize {
    let (seat, first) = (seat.0 as usize, first.0 as usize);
    if seat >= first { seat - first } else { seat + seats - first }
}

/// The initiative markers of the seat at this place in turn order: 7, 8, 9, 10 (G1.6, G5.3).
#[inline]
pub const fn markers_at(place: usize) -> u8 {
    FEWEST_MARKERS + place as u8
}

impl State {
    /// Seats in all, the automa's included.
    #[inline]
    pub fn seats(&self) -> usize {
        self.people as usize + usize::from(self.has_automa)
    }

    /// The automa sits after the people (G8.2).
    #[inline]
    pub fn is_automa(&self, seat: Seat) -> bool {
        self.has_automa && seat.0 == self.people
    }

    #[inline]
    pub fn is_person(&self, seat: Seat) -> bool {
        seat.0 < self.people
    }

    #[inline]
    pub fn house(&self, seat: Seat) -> &House {
        &self.houses[seat.index()]
    }

    #[inline]
    pub(crate) fn house_mut(&mut self, seat: Seat) -> &mut House {
        &mut self.houses[seat.index()]
    }

    /// How many seats clockwise from the first player.
    #[inline]
    pub fn place(&self, seat: Seat) -> usize {
        place_of(seat, self.first, self.seats())
    }

    /// The seat that many places clockwise from the first player, fewer than there are seats.
    #[inline]
    pub fn seat_at(&self, place: usize) -> Seat {
        let seat = self.first.index() + place;
        Seat(if seat < self.seats() { seat } else { seat - self.seats() } as u8)
    }

    /// The initiative markers of a seat in this round (G1.6, G5.3).
    #[inline]
    pub fn markers(&self, seat: Seat) -> u8 {
        markers_at(self.place(seat))
    }

    /// The markers of a seat on the rows, as far as they are known to the rules.
    #[inline]
    pub(crate) fn plan(&self, seat: Seat) -> Plan {
        if self.is_automa(seat) { self.automa.markers } else { self.house(seat).plan.unwrap_or_default() }
    }

    pub fn round(&self) -> u8 {
        self.round
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    pub fn people(&self) -> u8 {
        self.people
    }

    pub fn first_player(&self) -> Seat {
        self.first
    }
}

/// For those who reckon with a position they have imagined. Reading only: a state changes by playing, or by other dice.
impl State {
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    #[inline]
    pub fn bag(&self) -> Inks {
        self.bag
    }

    /// Who is on turn in the phases where one acts after the other.
    #[inline]
    pub fn actor(&self) -> Seat {
        self.actor
    }

    #[inline]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Rewards that the actor has still to take or decline.
    #[inline]
    pub fn due(&self) -> Pending {
        self.pending
    }

    /// The seat that has a reward to take or decline. While all plan, the others can plan on meanwhile.
    #[inline]
    pub fn choosing(&self) -> Option<Seat> {
        (!self.pending.is_empty() || !self.drawn.is_empty()).then_some(self.actor)
    }

    /// Cards drawn for an order as a reward, while the actor looks at them.
    #[inline]
    pub fn drawn(&self) -> Cards {
        self.drawn
    }

    /// The order draft's cards.
    #[inline]
    pub fn display(&self) -> Cards {
        self.display
    }

    /// Gears from which Guillard chooses.
    #[inline]
    pub fn offered_gears(&self) -> Bits<GearId> {
        self.offered_gears
    }

    /// The automa's markers on the rows, where it plays.
    pub fn automa_markers(&self) -> Option<Plan> {
        self.has_automa.then_some(self.automa.markers)
    }

    /// From here on chance takes another course.
    #[inline]
    pub fn reseed(&mut self, dice: Dice) {
        self.dice = dice;
    }
}

mod derives {
    //! `derive` would ask the marker type for the same traits.

    use super::{Bits, CardId, Deck};
    use std::fmt;

    impl<I> Clone for Bits<I> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<I> Copy for Bits<I> {}
    impl<I> PartialEq for Bits<I> {
        #[inline]
        fn eq(&self, other: &Self) -> bool {
            self.0 == other.0
        }
    }
    impl<I> Eq for Bits<I> {}
    impl<I: CardId> fmt::Debug for Bits<I> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.debug_set().entries(self.iter().map(|id| id.to_string())).finish()
        }
    }
    impl<I> Clone for Deck<I> {
        #[inline]
        fn clone(&self) -> Self {
            *self
        }
    }
    impl<I> Copy for Deck<I> {}
    impl<I> PartialEq for Deck<I> {
        fn eq(&self, other: &Self) -> bool {
            self.pile == other.pile && self.discards == other.discards
        }
    }
    impl<I> Eq for Deck<I> {}
    impl<I: CardId> fmt::Debug for Deck<I> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.debug_struct("Deck").field("pile", &self.pile).field("discards", &self.discards).finish()
        }
    }
}
