//! 2 A round (G2): turn gears, plan, the five actions, fulfil orders, prepare the next round. This file decides who is on turn.

mod develop_specialties;
mod free_actions;
mod fulfil_orders;
mod improve_houses;
mod next_round;
mod patronage;
mod plan;
mod take_inks;
mod take_orders;
mod turn_gears;

pub(crate) use develop_specialties::REWARDED_LEVELS;
pub use develop_specialties::{GUILDERS_PAST_TOP, LevelUp, level_up};
use free_actions::FreeActions;
pub use free_actions::{type_price, types_price};
pub(crate) use fulfil_orders::Batches;
pub use fulfil_orders::{BatchPay, OrderPay, batch_pay, order_pay, slots};
pub use improve_houses::{axles_to_clear, movable_axles};
pub use patronage::{PATRONAGE_GUILDERS, PATRONAGE_INKS, open_rewards, patronage_columns, reached_patrons};
pub(crate) use plan::Colours;
pub use plan::{is_plan, plans};
pub use take_inks::{INK_PRICES, InkSet, TakenInks, affordable_inks, take_leftmost};
pub use take_orders::{MORE_CARDS, MORE_COST};
pub use turn_gears::next_sector;

use crate::action::Batch;
use crate::characters;
use crate::checked::Move;
use crate::choice::{Asks, Choice, IsOpen, Then};
use crate::components::{Enumerated, Inks, Row};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::referee::{OpenTurns, Rules, Umpire, Verdict};
use crate::state::{MAX_SEATS, Phase, SPACES, Stage, State, place_of};
use arrayvec::ArrayVec;
use table::{Audience, Dice, Seat};

/// How early a seat acts in a row (G2.4): the higher, the earlier, and 0 if it does not act. More markers come first;
/// ties go clockwise from the first player, whose place is 0.
///
/// ```
/// use gutenberg::queries::initiative;
/// assert!(initiative(3, 1) > initiative(2, 0), "more markers");
/// assert!(initiative(2, 0) > initiative(2, 1), "a tie");
/// assert_eq!(initiative(0, 0), 0);
/// assert!(initiative(200, 0) > initiative(10, 0), "no overflow, however many are asked about");
/// ```
#[inline]
pub const fn initiative(markers: u8, place: usize) -> u8 {
    const MOST: u8 = u8::MAX / MAX_SEATS as u8;
    // A prospect may ask about a plan with more markers than any house has.
    let counted = if markers < MOST { markers } else { MOST };
    // Branchless: who acts in a row is unpredictable.
    (counted * MAX_SEATS as u8 + (MAX_SEATS - 1 - place) as u8) * (markers > 0) as u8
}

/// Who acts in a row, in order (G2.4), from the markers that each seat has there.
///
/// ```
/// use gutenberg::queries::acting_order;
/// use table::Seat;
///
/// let order = acting_order(&[2, 3, 0, 2], Seat(3));
/// assert_eq!(order.as_slice(), [Seat(1), Seat(3), Seat(0)]);
/// ```
#[inline]
pub fn acting_order(markers: &[u8], first: Seat) -> ArrayVec<Seat, MAX_SEATS> {
    let seats = markers.len().min(MAX_SEATS);
    let mut turns = [0u16; MAX_SEATS];
    for (seat, (turn, &markers)) in turns.iter_mut().zip(markers).enumerate() {
        // No two acting seats have the same initiative.
        let initiative = initiative(markers, place_of(Seat(seat as u8), first, seats));
        *turn = u16::from(initiative) << 2 | seat as u16;
    }
    // Branchless sort: which seat acts first is unpredictable.
    for (one, other) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
        (turns[one], turns[other]) = (turns[one].max(turns[other]), turns[one].min(turns[other]));
    }
    let acting = turns.iter().fold(0, |acting, &turn| acting + usize::from(turn >> 2 > 0));
    let mut order = ArrayVec::from(turns.map(|turn| Seat(turn as u8 & 3)));
    order.truncate(acting);
    order
}

impl State {
    /// Who acts in this row, in order (G2.4).
    pub fn acting_order(&self, row: Row) -> ArrayVec<Seat, MAX_SEATS> {
        let row = row.index();
        let mut markers: [u8; MAX_SEATS] =
            std::array::from_fn(|seat| self.houses[seat].plan.map_or(0, |plan| plan[row]));
        if self.has_automa {
            markers[usize::from(self.people)] = self.automa.markers[row];
        }
        acting_order(&markers[..self.seats()], self.first)
    }

    /// How many turns of the phase come before the actor's; `None` if the actor has none.
    pub(crate) fn turns_before_actor(&self) -> Option<u8> {
        let first = match self.phase {
            Phase::Draft => self.drafted(),
            _ => 0,
        };
        (first..first + 2 * MAX_SEATS as u8)
            .take_while(|&n| self.turn(n.into()).is_some())
            .find(|&n| self.turn(n.into()) == Some(self.actor) && (self.phase != Phase::Draft || n == first))
    }

    /// How many orders have been drafted, in the order draft.
    pub(crate) fn drafted(&self) -> u8 {
        self.houses.iter().map(|house| house.orders.iter().flatten().count() as u8).sum()
    }

    /// The people, clockwise from the first player.
    fn people_in_order(&self) -> ArrayVec<Seat, MAX_SEATS> {
        (0..self.seats()).map(|place| self.seat_at(place)).filter(|&seat| self.is_person(seat)).collect()
    }

    /// The order of turns in this phase; in the draft, of its first half.
    pub(crate) fn turn_order(&self) -> ArrayVec<Seat, MAX_SEATS> {
        match self.phase {
            Phase::Act(row) => self.acting_order(row),
            Phase::Selection | Phase::Draft | Phase::ChooseTypes | Phase::Fulfil => self.people_in_order(),
            Phase::KeepCharacter | Phase::NameColour | Phase::Plan | Phase::ShiftMarker | Phase::Over => {
                ArrayVec::new()
            }
        }
    }

    /// The seat of the phase's n-th turn, from 0. The draft goes around once, then back (G1.8).
    #[inline]
    fn turn(&self, n: usize) -> Option<Seat> {
        let people = self.queue.len();
        let n = if self.phase == Phase::Draft && n >= people { (2 * people).checked_sub(n + 1)? } else { n };
        self.queue.get(n).copied()
    }
}

/// What a turn offers before its main action: this, then the free actions.
#[derive(Clone, Copy)]
pub(crate) struct Turn<M>(Then<M, FreeActions>);

impl<M: Choice> Turn<M> {
    #[inline]
    pub fn new(main: M, free: FreeActions) -> Turn<M> {
        Turn(Then::new(main, free))
    }
}

impl<M: Choice> Choice for Turn<M> {
    #[inline]
    fn count(self) -> u32 {
        self.0.count()
    }

    #[inline]
    fn nth(self, rules: Rules, n: u32) -> Move {
        self.0.nth(rules, n)
    }

    #[inline]
    fn is_open(self) -> bool {
        let Turn(Then { first: main, second: free, .. }) = self;
        main.is_open() || free.keep_turn_open(true)
    }
}

/// Adds the free actions to what a row offers.
struct WithFree<A> {
    seat: Seat,
    asks: A,
}

impl<A: Asks> Asks for WithFree<A> {
    type Answer = A::Answer;

    #[inline]
    fn rules(&self) -> Rules<'_> {
        self.asks.rules()
    }

    #[inline(always)]
    fn choose_from(self, main: impl Choice) -> A::Answer {
        let seat = self.seat;
        self.asks.offer(|rules| Turn::new(main, rules.free_actions(seat)))
    }
}

/// What the actor can choose from before the main action of a turn in this row.
#[inline(always)]
pub(crate) fn ask_in_row<A: Asks>(seat: Seat, row: Row, asks: A) -> A::Answer {
    ask_for_main_action(seat, row, WithFree { seat, asks })
}

/// What the row itself offers.
#[inline(always)]
fn ask_for_main_action<A: Asks>(seat: Seat, row: Row, asks: A) -> A::Answer {
    match row {
        Row::Orders => asks.offer(|rules| rules.board_orders(seat)),
        Row::Inks => asks.offer(|rules| rules.ink_sets(seat)),
        Row::Specialties => asks.offer(|rules| rules.specialty_cards()),
        Row::Gears => asks.offer(|rules| rules.improvements(seat)),
        Row::Patronage => asks.offer(|rules| rules.patrons(seat)),
    }
}

impl Rules<'_> {
    /// Whether this row is being played and the turn's main action is still open.
    pub fn in_row(self, row: Row, rule: &'static str) -> Verdict {
        if self.state.phase != Phase::Act(row) {
            return Err(Illegal::NotNow { rule });
        }
        if self.state.stage == Stage::Main { Ok(()) } else { Err(Illegal::AlreadyActed { rule }) }
    }

    /// Whether the game waits for a decision here.
    pub fn is_settled(self) -> bool {
        let state = self.state;
        if !state.drawn.is_empty() {
            return true;
        }
        let due = state.due;
        let only_orders = due.inks + due.levels + due.types == 0;
        let impossible = due.inks > 0 && state.bag.is_empty() || due.orders > 0 && !self.can_draw_order();
        if due.is_empty() { self.is_asked() } else { !impossible && !only_orders }
    }

    /// Whether the actor can do the main action of this turn.
    #[inline]
    pub fn can_do_main_action(self) -> bool {
        let seat = self.state.actor;
        match (self.state.phase, self.state.stage) {
            (Phase::Act(row), Stage::Main) => ask_for_main_action(seat, row, IsOpen(self)),
            (Phase::Fulfil, Stage::Main) => self.can_fulfil(seat),
            _ => false,
        }
    }

    /// Whether the actor can do anything but pass.
    fn is_asked(self) -> bool {
        let seat = self.state.actor;
        let main = self.state.stage == Stage::Main;
        match (self.state.phase, self.state.stage) {
            (_, Stage::Done) => false,
            (Phase::Selection, _) => {
                let house = self.house(seat);
                characters::starts_with_gears(house) || characters::starts_with_levels(house)
            }
            (Phase::Act(_) | Phase::Fulfil, _) => {
                self.can_do_main_action() || self.free_actions(seat).keep_turn_open(main)
            }
            _ => true,
        }
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    /// Plays on until somebody has to decide something.
    pub fn go_on(&mut self) {
        while !self.waits_for_rewards() {
            let asked = match self.state.phase {
                Phase::Act(_) | Phase::Fulfil => self.is_turn_open(),
                Phase::Selection | Phase::Draft | Phase::ChooseTypes => self.rules().is_asked(),
                Phase::Plan => {
                    self.state.actor = Seat(0);
                    true
                }
                Phase::KeepCharacter | Phase::NameColour | Phase::ShiftMarker | Phase::Over => true,
            };
            if asked {
                return;
            }
            self.next_turn();
        }
    }

    /// Plays to the end with random moves: first draws a seat among those that can act, then one of its moves. Returns
    /// how many moves were drawn. Counting a seat's moves shows whether it is asked, so they are counted only once.
    pub fn play_out(&mut self, dice: &mut Dice, batches: &mut Vec<Batch>) -> u32 {
        let mut drawn = 0;
        loop {
            let waits = self.waits_for_rewards();
            let seat = match self.state.phase {
                Phase::Over => return drawn,
                Phase::KeepCharacter | Phase::Plan => {
                    if self.state.phase == Phase::Plan && !waits {
                        self.state.actor = Seat(0);
                    }
                    let to_act = self.state.to_act();
                    to_act.iter().nth(dice.index(to_act.len())).expect("the phase ends once all have acted")
                }
                _ => self.state.actor,
            };
            if (waits || self.state.stage != Stage::Done) && self.act_at_random(seat, dice, batches) {
                drawn += 1;
            } else {
                self.next_turn();
            }
        }
    }

    pub fn next_turn(&mut self) {
        self.state.turns_done += 1;
        self.call_turn();
    }

    /// Whether the actor has rewards to take first.
    #[inline]
    fn waits_for_rewards(&mut self) -> bool {
        if self.state.drawn.is_empty() && !self.state.due.is_empty() {
            self.settle_rewards();
            return !self.state.drawn.is_empty() || !self.state.due.is_empty();
        }
        !self.state.drawn.is_empty()
    }

    /// Whether the actor has a decision, on a turn in a row or in Fulfil orders.
    #[inline]
    fn is_turn_open(&self) -> bool {
        match (self.open_turns, self.state.stage) {
            (_, Stage::Done) => false,
            (OpenTurns::UntilPassed, _) => true,
            (OpenTurns::ByRules, _) => self.rules().is_asked(),
        }
    }

    /// Enters a phase that has no queue of turns.
    pub fn enter(&mut self, phase: Phase, actor: Seat) {
        let state = &mut *self.state;
        (state.phase, state.actor, state.turns_done, state.stage) = (phase, actor, 0, Stage::Main);
        state.queue.clear();
    }

    pub fn begin_turns(&mut self) {
        self.state.queue = self.state.turn_order();
        self.state.turns_done = 0;
        self.call_turn();
    }

    /// Gives the turn to the next seat, plays the automa's turns, or ends the phase.
    fn call_turn(&mut self) {
        while let Some(seat) = self.state.turn(self.state.turns_done as usize) {
            match self.state.phase {
                Phase::Act(row) if self.state.is_automa(seat) => {
                    self.automa_acts(row);
                    self.state.turns_done += 1;
                }
                phase => {
                    self.state.actor = seat;
                    self.state.stage = Stage::Main;
                    if phase == Phase::Selection && characters::starts_with_gears(self.state.house(seat)) {
                        self.offer_gears(seat);
                    }
                    return;
                }
            }
        }
        self.end_phase();
    }

    fn end_phase(&mut self) {
        match self.state.phase {
            Phase::Selection => self.begin_draft(),
            Phase::Draft => {
                self.clear_display();
                self.state.phase = Phase::ChooseTypes;
                self.begin_turns();
            }
            Phase::ChooseTypes => self.begin_round(),
            Phase::Act(row) => {
                self.clear_row(row);
                match Row::ALL.get(row.index() + 1) {
                    Some(&next) => self.begin_row(next),
                    None => {
                        self.state.phase = Phase::Fulfil;
                        self.begin_turns();
                    }
                }
            }
            Phase::Fulfil => self.end_round(),
            Phase::KeepCharacter | Phase::NameColour | Phase::Plan | Phase::ShiftMarker | Phase::Over => {
                unreachable!("this phase has no turns that could end")
            }
        }
    }

    /// 3 Execute plans: everybody's turn in one action before the next.
    pub fn begin_row(&mut self, row: Row) {
        self.state.phase = Phase::Act(row);
        let state = &*self.state;
        self.tell.all(|| Event::RowBegan { row, order: state.acting_order(row).to_vec() });
        self.begin_turns();
    }

    /// Clears a row, even if nobody acted there (G3a.2, G3b.3, G3c.1, G3d.5). Patronage stays.
    fn clear_row(&mut self, row: Row) {
        let state = &mut *self.state;
        let board = &mut state.board;
        match row {
            Row::Orders => {
                state.printing.discard_row(&mut board.printing);
                state.refinement.discard_row(&mut board.refinement);
            }
            Row::Inks => {
                let sets = std::mem::replace(&mut board.ink_sets, [[None; 3]; SPACES]);
                state.bag = sets.into_iter().fold(state.bag, |bag, set| bag.plus(Inks::on(&set)));
            }
            Row::Specialties => state.specialties.discard_row(&mut board.specialties),
            Row::Gears => state.gears.discard_row(&mut board.gears),
            Row::Patronage => {}
        }
    }

    pub fn end_turn(&mut self, seat: Seat) {
        if self.state.stage == Stage::Main {
            self.tell.all(|| Event::Passed { seat });
        }
        self.state.stage = Stage::Done;
    }
}
