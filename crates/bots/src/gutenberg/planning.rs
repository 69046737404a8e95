//! 2.2 Plan: how a seat spreads its markers. Each row is worth what the seat would take there, discounted for the seats
//! ahead of it; the spread with the highest sum is found exactly.

use super::outlook::Outlook;
use super::policy::{Policy, best_two_inks, highest};
use super::time_left::TimeLeft;
use super::weights::Weights;
use arrayvec::ArrayVec;
use gutenberg::catalogue::{PrintingId, RefinementId};
use gutenberg::components::{Enumerated, Row};
use gutenberg::queries::{PATRONAGE_GUILDERS, affordable_inks, axles_to_clear, initiative, missing_for_patron};
use gutenberg::{
    Action, House, Installed, MAX_SEATS, MOST_MARKERS, PatronageReward, Plan, ROW_LIMIT, SECTORS, State, plans,
};
use table::{Dice, Seat};

/// How often a seat has at least 0, 1, … markers on a row, among careful players.
const AT_LEAST: [f32; ROW_LIMIT as usize + 2] = [1.0, 0.88, 0.55, 0.25, 0.10, 0.03, 0.01, 0.0];
const MARKERS: usize = MOST_MARKERS as usize;

/// What a row offers, best first.
type Offers = ArrayVec<f32, MAX_SEATS>;

/// Every shift of one marker from a row to another, and none.
pub type Shifts = ArrayVec<(f32, Action), { 5 * 4 + 1 }>;

/// The least gain for a shift: the values are only estimates.
const WORTH_A_SHIFT: f32 = 0.2;

/// What each row is worth with 0, 1, … markers on it.
pub type RowValues = [[f32; ROW_LIMIT as usize + 1]; 5];

pub fn plan(policy: &Policy, state: &State, seat: Seat, time_left: TimeLeft, dice: &mut Dice) -> Plan {
    best_spread(&row_values(policy, state, seat, time_left, dice), usize::from(state.markers(seat)))
}

pub fn row_values(policy: &Policy, state: &State, seat: Seat, time_left: TimeLeft, dice: &mut Dice) -> RowValues {
    let outlook = policy.appraiser.of_seat(state, seat, time_left);
    std::array::from_fn(|row| {
        let row = Row::ALL[row];
        let offers = offers(policy, state, seat, row, &outlook, time_left, dice);
        by_markers(policy, state, seat, row, &offers, dice)
    })
}

/// G7.1: every shift of a marker and the unchanged plan, with their gains, best first.
pub fn shifts(policy: &Policy, state: &State, seat: Seat, time_left: TimeLeft, dice: &mut Dice) -> Shifts {
    let plan_of = |other: Seat| state.house(other).plan.or(state.automa_markers()).unwrap_or_default();
    let plan = plan_of(seat);
    let outlook = policy.appraiser.of_seat(state, seat, time_left);
    let rows: RowValues = std::array::from_fn(|at| {
        let row = Row::ALL[at];
        let offers = offers(policy, state, seat, row, &outlook, time_left, dice);
        let weights = &policy.appraiser.prices.weights;
        let (at_place, weight) = (by_place(&offers, weights.rivalry), row_weight(weights, row));
        std::array::from_fn(|markers| {
            let before = |other: &Seat| {
                let theirs = initiative(plan_of(*other)[at], state.place(*other));
                theirs > initiative(markers as u8, state.place(seat))
            };
            let ahead = (0..state.seats() as u8).map(Seat).filter(|&other| other != seat).filter(before).count();
            if markers == 0 { 0.0 } else { at_place[ahead] * weight }
        })
    });
    let mut ranked = Shifts::from_iter([(WORTH_A_SHIFT, Action::Pass)]);
    for &from in Row::ALL.iter().filter(|row| plan[row.index()] > 0) {
        for &to in Row::ALL.iter().filter(|&&to| to != from && plan[to.index()] < ROW_LIMIT) {
            let value = |row: Row, markers: u8| rows[row.index()][usize::from(markers)];
            let lost = value(from, plan[from.index()]) - value(from, plan[from.index()] - 1);
            let gained = value(to, plan[to.index()] + 1) - value(to, plan[to.index()]);
            ranked.push((gained - lost, Action::ShiftMarker { from, to }));
        }
    }
    table::sort_short_by(&mut ranked, |(one, _), (other, _)| one.total_cmp(other).is_gt());
    ranked
}

/// The plans for which these values sum highest, best first.
pub fn best_plans(values: &RowValues, markers: u8, most: usize) -> Vec<Plan> {
    let worth = |plan: &Plan| -> f32 { plan.iter().zip(values).map(|(&count, row)| row[usize::from(count)]).sum() };
    let mut ranked: Vec<(f32, Plan)> = plans(markers).iter().map(|plan| (worth(plan), *plan)).collect();
    table::sort_by(&mut ranked, |(one, _), (other, _)| other.total_cmp(one));
    ranked.truncate(most);
    ranked.into_iter().map(|(_, plan)| plan).collect()
}

fn push(offers: &mut Offers, value: f32) {
    let at = offers.iter().position(|&other| other < value).unwrap_or(offers.len());
    if offers.is_full() {
        if at == offers.len() {
            return;
        }
        offers.pop();
    }
    offers.insert(at, value);
}

fn offers(
    policy: &Policy,
    state: &State,
    seat: Seat,
    row: Row,
    outlook: &Outlook,
    time_left: TimeLeft,
    dice: &mut Dice,
) -> Offers {
    let house = state.house(seat);
    let board = state.board();
    let cards = policy.appraiser.cards;
    let mut offers = Offers::new();
    match row {
        Row::Orders => {
            let printing: ArrayVec<PrintingId, 4> = board.printing.iter().copied().flatten().collect();
            for card in board.refinement.iter().copied().flatten() {
                let one: [RefinementId; 1] = [card];
                let found = policy.best_order(house, &printing, &one, outlook, time_left, dice);
                push(&mut offers, found.map_or(0.0, |(.., value)| value));
            }
        }
        Row::Inks => {
            for set in &board.ink_sets[..state.seats().min(board.ink_sets.len())] {
                let (mut value, mut best) = (0.0, 0.0f32);
                for (ink, price) in affordable_inks(*set, house.guilders) {
                    value += outlook.ink[ink.index()] - f32::from(price) * outlook.guilder;
                    best = best.max(value);
                }
                push(&mut offers, best);
            }
        }
        Row::Specialties => {
            let single = outlook.level[highest(&outlook.level)];
            for card in board.specialties.iter().copied().flatten() {
                let [one, other] = cards[card].symbols.map(Enumerated::index);
                let second = if one == other { outlook.second_level[one] } else { outlook.level[other] };
                push(&mut offers, (outlook.level[one] + second).max(single));
            }
        }
        Row::Gears => {
            let Some((axle, lost)) = place_for_gear(policy, house, time_left) else { return offers };
            for gear in board.gears.iter().copied().flatten() {
                let worth =
                    |sector| policy.appraiser.gear(Installed { gear, sector }, axle, false, house, time_left.round);
                let best = (0..SECTORS).map(worth).fold(f32::NEG_INFINITY, f32::max);
                push(&mut offers, (best - lost).max(0.0));
            }
        }
        Row::Patronage => {
            for reward in PatronageReward::ALL {
                let value = match reward {
                    PatronageReward::Order => policy.order_reward(house, time_left),
                    PatronageReward::Level => outlook.level[highest(&outlook.level)],
                    PatronageReward::Guilders => f32::from(PATRONAGE_GUILDERS) * outlook.guilder,
                    PatronageReward::Inks => best_two_inks(outlook),
                };
                push(&mut offers, value);
            }
            for card in policy.open_patrons(state) {
                let missing = missing_for_patron(house, &cards[card]).total();
                // There is time to get one more thing before the patronage row.
                let chance = [1.0, 0.5, 0.2].get(usize::from(missing)).copied().unwrap_or(0.0);
                push(&mut offers, 7.0 * chance);
            }
        }
    }
    offers
}

/// The axle for a new gear, and the gear it replaces; `None` if all gears were used in this round.
fn place_for_gear(policy: &Policy, house: &House, time_left: TimeLeft) -> Option<(usize, f32)> {
    match house.free_axle() {
        Some(axle) => Some((axle, 0.0)),
        None => axles_to_clear(house)
            .filter_map(|axle| Some((axle, house.gears[axle]?)))
            .map(|(axle, gear)| (axle, policy.appraiser.gear(gear, axle, false, house, time_left.round)))
            .min_by(|(_, one), (_, other)| one.total_cmp(other)),
    }
}

fn row_weight(w: &Weights, row: Row) -> f32 {
    [w.row_orders, w.row_inks, w.row_specialties, w.row_gears, w.row_patronage][row.index()]
}

/// What is left of a row's offers for the first, second, … seat: each seat ahead may take the best one.
fn by_place(offers: &Offers, rivalry: f32) -> [f32; MAX_SEATS] {
    let offer = |place: usize| offers.get(place).copied().unwrap_or(0.0);
    let mut left: [f32; MAX_SEATS] = std::array::from_fn(offer);
    std::array::from_fn(|_| {
        let best = left[0];
        for at in 0..MAX_SEATS - 1 {
            left[at] = rivalry * left[at + 1] + (1.0 - rivalry) * left[at];
        }
        best
    })
}

/// What a row is worth with 0, 1, … markers on it.
fn by_markers(
    policy: &Policy,
    state: &State,
    seat: Seat,
    row: Row,
    offers: &Offers,
    dice: &mut Dice,
) -> [f32; ROW_LIMIT as usize + 1] {
    let w = &policy.appraiser.prices.weights;
    let weight = row_weight(w, row);
    let at_place = by_place(offers, w.rivalry);
    let misjudged = if policy.noise > 0.0 { policy.noise * 0.5 * dice.below(1024) as f32 / 1024.0 } else { 0.0 };
    let mut values = [0.0; ROW_LIMIT as usize + 1];
    for (markers, value) in values.iter_mut().enumerate().skip(1) {
        let mut ahead = [1.0, 0.0, 0.0, 0.0];
        for other in (0..state.seats()).filter(|&other| other != seat.index()) {
            let chance = chance_ahead(state, Seat(other as u8), seat, row, markers);
            for at in (1..4).rev() {
                ahead[at] = ahead[at] * (1.0 - chance) + ahead[at - 1] * chance;
            }
            ahead[0] *= 1.0 - chance;
        }
        let expected: f32 = ahead.iter().zip(at_place).map(|(chance, value)| chance * value).sum();
        *value = (expected + misjudged) * weight;
    }
    values
}

/// The chance that the other seat acts before this one in a row where this one has this many markers (G2.4).
fn chance_ahead(state: &State, other: Seat, seat: Seat, row: Row, markers: usize) -> f32 {
    let mine = initiative(markers as u8, state.place(seat));
    let wins_ties = initiative(markers as u8, state.place(other)) > mine;
    let least = if wins_ties { markers } else { markers + 1 };
    if let Some(automa) = state.automa_markers().filter(|_| !state.is_person(other)) {
        // The automa's card moves some markers after ours are fixed.
        let has = usize::from(automa[row.index()]);
        return match has as i32 - least as i32 {
            1.. => 0.85,
            0 => 0.65,
            -1 => 0.3,
            _ => 0.05,
        };
    }
    AT_LEAST[least]
}

/// Dynamic programming over the rows: the best sum for each number of markers spent.
fn best_spread(rows: &RowValues, markers: usize) -> Plan {
    let mut sums = [f32::NEG_INFINITY; MARKERS + 1];
    sums[0] = 0.0;
    let mut chosen = [[0u8; MARKERS + 1]; 5];
    for (row, values) in rows.iter().enumerate() {
        let mut next = [f32::NEG_INFINITY; MARKERS + 1];
        for (spent, &sum) in sums.iter().enumerate().filter(|(_, sum)| sum.is_finite()) {
            for (more, &value) in values.iter().enumerate() {
                let all = spent + more;
                if all <= markers.min(MARKERS) && sum + value > next[all] {
                    next[all] = sum + value;
                    chosen[row][all] = more as u8;
                }
            }
        }
        sums = next;
    }
    let mut plan = [0; 5];
    let mut left = markers.min(MARKERS);
    for row in (0..rows.len()).rev() {
        plan[row] = chosen[row][left];
        left -= usize::from(plan[row]);
    }
    plan
}
