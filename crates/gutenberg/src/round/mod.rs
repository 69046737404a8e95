//! 2 A round (G2): turn gears, plan, the five actions, fulfil orders, prepare the next round. Here is who is on turn.

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
pub use free_actions::{type_price, types_price};
pub use fulfil_orders::{BatchPay, OrderPay, batch_pay, order_pay, slots};
pub use patronage::{PATRONAGE_GUILDERS, PATRONAGE_INKS, patronage_columns, reached_patrons};
pub use plan::{is_plan, plans};
pub use take_inks::{INK_PRICES, InkSet, TakenInks, affordable_inks, take_leftmost};
pub use take_orders::{MORE_CARDS, MORE_COST};
pub use turn_gears::next_sector;

use crate::action::Action;
use crate::characters;
use crate::components::{Enumerated, Row};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::referee::{OpenTurns, Rules, Umpire, Verdict};
use crate::state::{MAX_SEATS, Phase, Stage, State, place_of};
use arrayvec::ArrayVec;
use table::{Audience, Seat};

/// How early a seat acts in a row (G2.4): the higher, the earlier, and 0 if it does not act. More markers come first;
/// ties go clockwise from the first player, whose place is 0.
///
/// ```
/// use gutenberg::queries::initiative;
/// assert!(initiative(3, 1) > initiative(2, 0), "more markers");
/// assert!(initiative(2, 0) > initiative(2, 1), "a tie");
/// assert_eq!(initiative(0, 0), 0);
/// ```
#[inline]
pub const fn initiative(markers: u8, place: usize) -> u8 {
    if markers > 0 { markers * MAX_SEATS as u8 + (MAX_SEATS - 1 - place) as u8 } else { 0 }
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
    let mut initiatives = [0u8; MAX_SEATS];
    for seat in 0..seats {
        initiatives[seat] = initiative(markers[seat], place_of(Seat(seat as u8), first, seats));
    }
    // Branchless: how many act before each seat is its index in the order.
    let mut order = [Seat(0); MAX_SEATS];
    for seat in 0..seats {
        let before = initiatives.iter().fold(0, |before, &other| before + usize::from(other > initiatives[seat]));
        order[before] = if initiatives[seat] > 0 { Seat(seat as u8) } else { order[before] };
    }
    let acting = initiatives.iter().fold(0, |acting, &initiative| acting + usize::from(initiative > 0));
    let mut order = ArrayVec::from(order);
    order.truncate(acting);
    order
}

impl State {
    /// Who acts in this row, in order (G2.4).
    pub fn acting_order(&self, row: Row) -> ArrayVec<Seat, MAX_SEATS> {
        let mut markers = [0; MAX_SEATS];
        for (seat, markers) in markers.iter_mut().enumerate().take(self.seats()) {
            *markers = self.plan(Seat(seat as u8))[row.index()];
        }
        acting_order(&markers[..self.seats()], self.first)
    }

    /// How many turns of the phase come before the actor's; `None` where the actor has none.
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

    /// Who has a turn in this phase, in which order; in the draft, of its first half.
    pub(crate) fn turn_order(&self) -> ArrayVec<Seat, MAX_SEATS> {
        match self.phase {
            Phase::Act(row) => self.acting_order(row),
            Phase::Selection | Phase::Draft | Phase::ChooseTypes | Phase::Fulfil => self.people_in_order(),
            _ => ArrayVec::new(),
        }
    }

    /// Whose turn is the phase's n-th, from 0. The draft goes once around, then back (G1.8).
    #[inline]
    fn turn(&self, n: usize) -> Option<Seat> {
        let people = self.queue.len();
        let n = if self.phase == Phase::Draft && n >= people { (2 * people).checked_sub(n + 1)? } else { n };
        self.queue.get(n).copied()
    }
}

impl Rules<'_> {
    /// Whether this row is being played, and the main action of the turn is still to be done.
    pub fn in_row(self, row: Row, rule: &'static str) -> Verdict {
        if self.state.phase != Phase::Act(row) {
            return Err(Illegal::NotNow { rule });
        }
        if self.state.stage == Stage::Main { Ok(()) } else { Err(Illegal::AlreadyActed { rule }) }
    }

    /// What the row itself offers.
    #[inline]
    pub fn row_choices(self, seat: Seat, row: Row) -> u32 {
        match row {
            Row::Orders => self.order_choices(seat),
            Row::Inks => self.ink_choices(seat),
            Row::Specialties => self.specialty_choices(),
            Row::Gears => self.improvement_choices(seat),
            Row::Patronage => self.patronage_choices(seat),
        }
    }

    #[inline]
    pub fn nth_row_choice(self, seat: Seat, row: Row, n: u32) -> Action {
        match row {
            Row::Orders => self.nth_order_choice(seat, n),
            Row::Inks => self.nth_ink_choice(seat, n),
            Row::Specialties => self.nth_specialty_choice(n),
            Row::Gears => self.nth_improvement(seat, n),
            Row::Patronage => self.nth_patronage_choice(seat, n),
        }
        .unwrap_or(Action::Pass)
    }

    /// Whether the row offers anything. Asked at every turn, so simple cases are answered first.
    #[inline]
    fn row_offers_something(self, seat: Seat, row: Row) -> bool {
        let board = &self.state.board;
        let surely = match row {
            Row::Inks => board.ink_sets.iter().any(|set| set[0].is_some()),
            Row::Specialties => board.specialties.iter().any(Option::is_some),
            Row::Patronage => self.open_rewards() != 0,
            Row::Orders | Row::Gears => false,
        };
        surely || self.row_choices(seat, row) > 0
    }

    /// Whether the game waits for somebody here.
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

    /// Whether the actor has more to decide than to pass.
    fn is_asked(self) -> bool {
        let seat = self.state.actor;
        let main = self.state.stage == Stage::Main;
        match (self.state.phase, self.state.stage) {
            (_, Stage::Done) => false,
            (Phase::Selection, _) => {
                let house = self.house(seat);
                characters::starts_with_gears(house) || characters::starts_with_levels(house)
            }
            (Phase::Act(row), Stage::Main) if self.row_offers_something(seat, row) => true,
            (Phase::Fulfil, Stage::Main) if self.can_fulfil(seat) => true,
            (Phase::Act(_) | Phase::Fulfil, _) => self.can_use_power(seat) || main && self.check_buy_type(seat).is_ok(),
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
            self.state.turns_done += 1;
            self.call_turn();
        }
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

    /// Whether the actor is asked, on a turn in a row or in Fulfil orders.
    #[inline]
    fn is_turn_open(&self) -> bool {
        match (self.open_turns, self.state.stage) {
            (OpenTurns::ByRules, _) => self.rules().is_asked(),
            (OpenTurns::ByPlayers { .. }, Stage::Main) => true,
            (OpenTurns::ByPlayers { wants_more }, Stage::After) => wants_more(self.state),
            (OpenTurns::ByPlayers { .. }, Stage::Done) => false,
        }
    }

    /// Into a phase that has no queue of turns.
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

    /// Gives the turn to whoever is next, plays the automa's turns, or ends the phase.
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
            _ => {}
        }
    }

    /// 3 Execute plans: everybody's turn in one action before the next.
    pub fn begin_row(&mut self, row: Row) {
        self.state.phase = Phase::Act(row);
        let state = &*self.state;
        self.tell.all(|| Event::RowBegan { row, order: state.acting_order(row).to_vec() });
        self.begin_turns();
    }

    /// What is left in a row goes away, even where nobody acted (G3a.2, G3b.3, G3c.1, G3d.5). Patronage stays.
    fn clear_row(&mut self, row: Row) {
        let state = &mut *self.state;
        let board = &mut state.board;
        match row {
            Row::Orders => {
                state.printing.discards.extend(board.printing.iter_mut().filter_map(Option::take));
                state.refinement.discards.extend(board.refinement.iter_mut().filter_map(Option::take));
            }
            Row::Inks => {
                for ink in board.ink_sets.iter_mut().flatten().filter_map(Option::take) {
                    state.bag[ink] += 1;
                }
            }
            Row::Specialties => {
                state.specialties.discards.extend(board.specialties.iter_mut().filter_map(Option::take));
            }
            Row::Gears => state.gears.discards.extend(board.gears.iter_mut().filter_map(Option::take)),
            Row::Patronage => {}
        }
    }

    /// Ends a turn, or leaves Gutenberg's plan as it is.
    pub fn pass(&mut self, seat: Seat) {
        if self.state.phase == Phase::ShiftMarker {
            return self.begin_row(Row::Orders);
        }
        if self.state.stage == Stage::Main {
            self.tell.all(|| Event::Passed { seat });
        }
        self.state.stage = Stage::Done;
    }
}
