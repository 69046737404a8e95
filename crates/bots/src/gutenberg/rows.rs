//! 3 Execute plans: what a seat takes from each row of the board, by the prices of things.

use super::outlook::Outlook;
use super::policy::{Best, Policy, best_two_inks, highest};
use super::time_left::TimeLeft;
use arrayvec::ArrayVec;
use gutenberg::catalogue::{PatronageId, PrintingId, RefinementId};
use gutenberg::components::{Enumerated, Ink, Row, Specialty};
use gutenberg::queries::{
    PATRONAGE_CARD_FAME, PATRONAGE_GUILDERS, affordable_inks, axles_to_clear, fewest_wild_inks, missing_for_patron,
    movable_axles, open_rewards, reached_patrons,
};
use gutenberg::{Action, House, Installed, PatronageReward, ROUNDS, SECTORS, State};
use table::{Dice, Seat};

/// Visits every affordable prefix of each ink set: the set, the number of inks, and the last ink with its price (G3b.2).
fn each_ink(state: &State, guilders: u16, mut visit: impl FnMut(u8, u8, Ink, f32)) {
    for (set, inks) in state.board().ink_sets.iter().enumerate() {
        for (count, (ink, price)) in (1..).zip(affordable_inks(*inks, guilders)) {
            visit(set as u8, count, ink, price.into());
        }
    }
}

impl Policy<'_> {
    pub(super) fn row(
        &self,
        state: &State,
        seat: Seat,
        row: Row,
        outlook: &Outlook,
        time_left: TimeLeft,
        dice: &mut Dice,
    ) -> Action {
        let action = match row {
            Row::Orders => self.take_order(state, seat, outlook, time_left, dice),
            Row::Inks => self.take_inks(state, seat, outlook, dice),
            Row::Specialties => self.develop(state, outlook, dice),
            Row::Gears => self.improve(state, seat, time_left, dice),
            Row::Patronage => self.patronage(state, seat, outlook, time_left, dice),
        };
        action.unwrap_or(Action::Pass)
    }

    fn take_order(
        &self,
        state: &State,
        seat: Seat,
        outlook: &Outlook,
        time_left: TimeLeft,
        dice: &mut Dice,
    ) -> Option<Action> {
        let board = state.board();
        let printing: ArrayVec<PrintingId, 4> = board.printing.iter().copied().flatten().collect();
        let refinement: ArrayVec<RefinementId, 4> = board.refinement.iter().copied().flatten().collect();
        let (printing, refinement, discard, _) =
            self.best_order(state.house(seat), &printing, &refinement, outlook, time_left, dice)?;
        Some(Action::TakeOrder { printing, refinement, discard })
    }

    fn take_inks(&self, state: &State, seat: Seat, outlook: &Outlook, dice: &mut Dice) -> Option<Action> {
        let mut best = Best::above(0.0);
        let (mut taken, mut value) = ([0u8; 4], 0.0);
        each_ink(state, state.house(seat).guilders, |set, count, ink, price| {
            if count == 1 {
                (taken, value) = ([0; 4], 0.0);
            }
            let at = ink.index();
            value += if taken[at] == 0 { outlook.ink[at] } else { outlook.second_ink[at] } - price * outlook.guilder;
            taken[at] += 1;
            best.offer(self.misjudge(value, dice), || Action::TakeInks { set, count });
        });
        best.found
    }

    fn develop(&self, state: &State, outlook: &Outlook, dice: &mut Dice) -> Option<Action> {
        let mut best = Best::above(0.0);
        for card in state.board().specialties.into_iter().flatten() {
            let [one, other] = self.appraiser.cards[card].symbols.map(Enumerated::index);
            let value =
                outlook.level[one] + if one == other { outlook.second_level[one] } else { outlook.level[other] };
            best.offer(self.misjudge(value, dice), || Action::DevelopShown { card });
        }
        let single = highest(&outlook.level);
        if let Some(card) = state.board().specialties.into_iter().flatten().next() {
            best.offer(outlook.level[single], || Action::DevelopOne { card, specialty: Specialty::ALL[single] });
        }
        best.found
    }

    pub(super) fn improve(&self, state: &State, seat: Seat, time_left: TimeLeft, dice: &mut Dice) -> Option<Action> {
        let house = state.house(seat);
        let worth = |installed, axle| self.appraiser.gear(installed, axle, false, house, time_left.round);
        let mut best = Best::above(0.0);
        let (axle, discard, lost) = match house.free_axle() {
            Some(axle) => (axle, None, 0.0),
            None => {
                let mut least: Option<(usize, f32)> = None;
                for axle in axles_to_clear(house) {
                    let value = house.gears[axle].map_or(0.0, |installed| worth(installed, axle));
                    if least.is_none_or(|(_, other)| value < other) {
                        least = Some((axle, value));
                    }
                }
                match least {
                    Some((axle, value)) => (axle, Some(axle as u8), value),
                    None => (0, None, f32::INFINITY),
                }
            }
        };
        if lost.is_finite() {
            for gear in state.board().gears.into_iter().flatten() {
                for sector in 0..SECTORS {
                    let value = self.misjudge(worth(Installed { gear, sector }, axle) - lost, dice);
                    best.offer(value, || Action::InstallGear { gear, sector, discard });
                }
            }
        }
        for axle in movable_axles(house, state.edition()) {
            let Some(installed) = house.gears[axle] else { continue };
            let now = worth(installed, axle);
            for sector in (0..SECTORS).filter(|&sector| sector != installed.sector) {
                let value = self.misjudge(worth(Installed { sector, ..installed }, axle) - now, dice);
                best.offer(value, || Action::RotateGear { axle: axle as u8, sector });
            }
        }
        best.found
    }

    fn patronage(
        &self,
        state: &State,
        seat: Seat,
        outlook: &Outlook,
        time_left: TimeLeft,
        dice: &mut Dice,
    ) -> Option<Action> {
        let house = state.house(seat);
        let mut best = Best::above(0.0);
        for reward in open_rewards(state.board(), state.bag()) {
            let value = match reward {
                PatronageReward::Order if time_left.fulfils_left > 0 => self.order_reward(house, time_left),
                PatronageReward::Order => 0.0,
                PatronageReward::Level => outlook.level[highest(&outlook.level)],
                PatronageReward::Guilders => f32::from(PATRONAGE_GUILDERS) * outlook.guilder,
                PatronageReward::Inks => best_two_inks(outlook),
            };
            best.offer(self.misjudge(value, dice), || Action::TakePatronageReward { reward });
        }
        for card in self.open_patrons(state) {
            let wanted = &self.appraiser.cards[card];
            if missing_for_patron(house, wanted).is_empty() {
                let spent = f32::from(wanted.inks.total()) * self.appraiser.prices.weights.spare_ink;
                let wild = fewest_wild_inks(house, wanted.inks);
                best.offer(f32::from(PATRONAGE_CARD_FAME) - spent, || Action::TakePatronageCard { card, wild });
            }
        }
        best.found
    }

    /// An order as a reward: a rule of thumb, as its cards are unknown.
    pub(super) fn order_reward(&self, house: &House, time_left: TimeLeft) -> f32 {
        let weights = &self.appraiser.prices.weights;
        let ahead = 0.5 + 0.5 * f32::from(time_left.fulfils_left) / f32::from(ROUNDS);
        let room = if house.free_slot().is_some() { 1.0 } else { 0.35 };
        weights.order * ahead * room
    }

    pub(super) fn open_patrons(&self, state: &State) -> impl Iterator<Item = PatronageId> {
        self.patron_spaces(state).iter().copied().flatten()
    }

    /// The patronage spaces in the columns that the round marker has reached.
    #[inline]
    pub(super) fn patron_spaces<'s>(&self, state: &'s State) -> &'s [Option<PatronageId>] {
        &state.board().patronage[..reached_patrons(self.appraiser.cards, state.seats(), state.round())]
    }
}
