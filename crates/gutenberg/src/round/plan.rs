//! 2.2 Plan (G2.3–G2.5), with what characters do before and after it (G7.1, G7.8).

use crate::characters;
use crate::checked::Move;
use crate::choice::{Choice, nth_bit};
use crate::components::{Enumerated, Ink, Row};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::referee::{Rules, Umpire};
use crate::state::{FEWEST_MARKERS, Phase, Plan, ROW_LIMIT};
use table::{Audience, Seat, Told};

/// Every plan for this many markers; only 7 to 10 occur in play.
pub fn plans(markers: u8) -> &'static [Plan] {
    const SEVEN: [Plan; 325] = spread(7);
    const EIGHT: [Plan; 470] = spread(8);
    const NINE: [Plan; 640] = spread(9);
    const TEN: [Plan; 826] = spread(10);
    static BY_MARKERS: [&[Plan]; 4] = [&SEVEN, &EIGHT, &NINE, &TEN];
    BY_MARKERS.get(usize::from(markers).wrapping_sub(FEWEST_MARKERS.into())).copied().unwrap_or_default()
}

/// Whether a plan places exactly this many markers, with at most six on a row (G2.3).
///
/// ```
/// use gutenberg::queries::is_plan;
/// assert!(is_plan([6, 1, 0, 0, 0], 7));
/// assert!(!is_plan([7, 0, 0, 0, 0], 7) && !is_plan([2, 2, 2, 0, 0], 7));
/// ```
pub const fn is_plan(plan: Plan, markers: u8) -> bool {
    let (mut row, mut placed) = (0, 0u16);
    while row < plan.len() {
        if plan[row] > ROW_LIMIT {
            return false;
        }
        placed += plan[row] as u16;
        row += 1;
    }
    placed == markers as u16
}

/// All ways to spread the markers over five rows with at most six on each. There must be exactly `N`.
const fn spread<const N: usize>(markers: u8) -> [Plan; N] {
    let mut all = [[0; 5]; N];
    let mut count = 0;
    let side = ROW_LIMIT as usize + 1;
    let mut code = 0;
    while code < side * side * side * side {
        let plan = [
            (code / (side * side * side)) as u8,
            (code / (side * side) % side) as u8,
            (code / side % side) as u8,
            (code % side) as u8,
        ];
        let sum = plan[0] + plan[1] + plan[2] + plan[3];
        let plan = [plan[0], plan[1], plan[2], plan[3], markers.saturating_sub(sum)];
        if is_plan(plan, markers) {
            all[count] = plan;
            count += 1;
        }
        code += 1;
    }
    assert!(count == N);
    all
}

/// Every colour that Caxton can name (G7.8).
#[derive(Clone, Copy)]
pub(crate) struct Colours;

impl Choice for Colours {
    fn count(self) -> u32 {
        Ink::ALL.len() as u32
    }

    fn nth(self, _: Rules, n: u32) -> Move {
        Move::NameColour { ink: Ink::ALL[n as usize] }
    }
}

/// Every plan for the markers of a seat.
#[derive(Clone, Copy)]
pub(crate) struct Plans(&'static [Plan]);

impl Choice for Plans {
    #[inline]
    fn count(self) -> u32 {
        self.0.len() as u32
    }

    #[inline]
    fn nth(self, _: Rules, n: u32) -> Move {
        Move::Plan { markers: self.0[n as usize] }
    }
}

/// Every shift of a marker that Gutenberg can make (G7.1), as bits: bit `from * ROWS + to`.
#[derive(Clone, Copy)]
pub(crate) struct Shifts {
    plan: Plan,
    pairs: u32,
}

impl Shifts {
    const ROWS: usize = Row::ALL.len();

    fn of(plan: Plan) -> Shifts {
        let open = |from: usize, to: usize| from != to && plan[from] > 0 && plan[to] < ROW_LIMIT;
        let all = (0..Self::ROWS * Self::ROWS).map(|at| (at, open(at / Self::ROWS, at % Self::ROWS)));
        Shifts { plan, pairs: all.fold(0, |pairs, (at, open)| pairs | u32::from(open) << at) }
    }

    pub fn shifted(self, from: Row, to: Row) -> Move {
        let mut markers = self.plan;
        markers[from.index()] -= 1;
        markers[to.index()] += 1;
        Move::ShiftMarker { from, to, markers }
    }
}

impl Choice for Shifts {
    fn count(self) -> u32 {
        self.pairs.count_ones()
    }

    fn nth(self, _: Rules, n: u32) -> Move {
        let at = nth_bit(self.pairs, n);
        self.shifted(Row::ALL[at / Self::ROWS], Row::ALL[at % Self::ROWS])
    }
}

impl Rules<'_> {
    #[inline]
    pub fn plans(self, seat: Seat) -> Plans {
        Plans(plans(self.state.markers(seat)))
    }

    pub fn check_plan(self, seat: Seat, markers: Plan) -> Result<Move, Illegal> {
        let have = self.state.markers(seat);
        if is_plan(markers, have) {
            return Ok(Move::Plan { markers });
        }
        Err(match Row::ALL.iter().find(|row| markers[row.index()] > ROW_LIMIT) {
            Some(&row) => Illegal::RowFull { row, rule: "G2.3" },
            None => Illegal::AllMarkers { have, placed: markers.iter().map(|&count| u16::from(count)).sum() },
        })
    }

    pub fn shifts(self, seat: Seat) -> Shifts {
        Shifts::of(self.state.plan(seat))
    }

    pub fn check_shift(self, seat: Seat, from: Row, to: Row) -> Result<Move, Illegal> {
        let shifts = self.shifts(seat);
        if shifts.pairs >> (from.index() * Shifts::ROWS + to.index()) & 1 != 0 {
            return Ok(shifts.shifted(from, to));
        }
        Err(if from == to {
            Illegal::SameRow
        } else if shifts.plan[from.index()] == 0 {
            Illegal::NoMarker { row: from }
        } else {
            Illegal::RowFull { row: to, rule: "G7.1" }
        })
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    pub fn name_colour(&mut self, seat: Seat, ink: Ink) {
        self.house(seat).wild = Some(ink);
        self.tell.all(|| Event::ColourNamed { seat, ink });
        self.enter(Phase::Plan, Seat(0));
    }

    pub fn plan(&mut self, seat: Seat, markers: Plan) {
        self.house(seat).plan = Some(markers);
        self.tell.tell(|| Told::Secret {
            seat,
            secret: Event::Planned { seat, markers },
            public: Some(Event::PlanMade { seat }),
        });
        if self.state.houses[..self.state.people as usize].iter().all(|house| house.plan.is_some()) {
            self.reveal_plans();
        }
    }

    fn reveal_plans(&mut self) {
        let people = self.state.people as usize;
        let houses = &self.state.houses[..people];
        self.tell.reveal(|| Event::PlansRevealed { plans: houses.iter().filter_map(|house| house.plan).collect() });
        if self.state.has_automa {
            self.automa_plans();
        }
        let shifts_marker = |seat: &Seat| characters::shifts_marker(self.state.house(*seat));
        match (0..self.state.people).map(Seat).find(shifts_marker) {
            Some(seat) => self.enter(Phase::ShiftMarker, seat),
            None => self.begin_row(Row::Orders),
        }
    }

    pub fn shift_marker(&mut self, seat: Seat, from: Row, to: Row, markers: Plan) {
        self.house(seat).plan = Some(markers);
        self.tell.all(|| Event::MarkerShifted { seat, from, to });
        self.begin_row(Row::Orders);
    }
}
