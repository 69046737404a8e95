//! 2.2 Plan (G2.3–G2.5), with what characters do before and after it (G7.1, G7.8).

use crate::action::Action;
use crate::characters;
use crate::components::{Enumerated, Ink, Row};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::referee::{Rules, Umpire, Verdict};
use crate::state::{FEWEST_MARKERS, Phase, Plan, ROW_LIMIT};
use table::{Audience, Seat, Told};

/// Every plan for this many markers; nothing but 7 to 10 occurs in play.
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

/// All ways to spread the markers over five rows with at most six on each. There must be just `N` of them.
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

impl<'a> Rules<'a> {
    pub fn colour_choices(self) -> u32 {
        Ink::ALL.len() as u32
    }

    pub fn nth_colour_choice(self, n: u32) -> Action {
        Action::NameColour { ink: Ink::ALL[n as usize] }
    }

    pub fn check_plan(self, seat: Seat, plan: Plan) -> Verdict {
        let have = self.state.markers(seat);
        if is_plan(plan, have) {
            return Ok(());
        }
        Err(match Row::ALL.iter().find(|row| plan[row.index()] > ROW_LIMIT) {
            Some(&row) => Illegal::RowFull { row, rule: "G2.3" },
            None => Illegal::AllMarkers { have, placed: plan.iter().map(|&count| u16::from(count)).sum() },
        })
    }

    pub fn plan_choices(self, seat: Seat) -> u32 {
        plans(self.state.markers(seat)).len() as u32
    }

    pub fn nth_plan_choice(self, seat: Seat, n: u32) -> Action {
        Action::Plan { markers: plans(self.state.markers(seat))[n as usize] }
    }

    pub fn check_shift(self, seat: Seat, from: Row, to: Row) -> Verdict {
        let plan = self.state.plan(seat);
        if from == to {
            return Err(Illegal::SameRow);
        }
        if plan[from.index()] == 0 {
            return Err(Illegal::NoMarker { row: from });
        }
        if plan[to.index()] >= ROW_LIMIT {
            return Err(Illegal::RowFull { row: to, rule: "G7.1" });
        }
        Ok(())
    }

    pub fn shift_choices(self, seat: Seat) -> u32 {
        self.shifts(seat).count() as u32
    }

    pub fn nth_shift_choice(self, seat: Seat, n: u32) -> Option<Action> {
        self.shifts(seat).nth(n as usize).map(|(from, to)| Action::ShiftMarker { from, to })
    }

    fn shifts(self, seat: Seat) -> impl Iterator<Item = (Row, Row)> + use<'a> {
        let pairs = Row::ALL.iter().flat_map(|&from| Row::ALL.iter().map(move |&to| (from, to)));
        pairs.filter(move |&(from, to)| self.check_shift(seat, from, to).is_ok())
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

    pub fn shift_marker(&mut self, seat: Seat, from: Row, to: Row) {
        if let Some(plan) = &mut self.house(seat).plan {
            plan[from.index()] -= 1;
            plan[to.index()] += 1;
        }
        self.tell.all(|| Event::MarkerShifted { seat, from, to });
        self.begin_row(Row::Orders);
    }
}
