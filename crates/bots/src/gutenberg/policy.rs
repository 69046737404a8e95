//! Good moves, fast: the greedy bot plays them, and a search tries them first. Builds no lists, copies no table and does
//! not allocate.

use super::outlook::{Appraiser, Outlook};
use super::planning;
use super::time_left::TimeLeft;
use arrayvec::ArrayVec;
use gutenberg::catalogue::{PrintingId, RefinementId};
use gutenberg::components::{Character, Enumerated, Ink, Row, Specialty, Type, Types};
use gutenberg::queries::{START_TYPES, starting_types};
use gutenberg::{Action, GearAt, Gutenberg, House, Installed, ORDER_SLOTS, Phase, SECTORS, Stage, State};
use table::{Dice, Seat};

/// The most cards that a seat can choose from: the board's, the draft's, or the drawn ones.
const MOST_CARDS: usize = 16;

/// Plays a seat by prices.
#[derive(Clone, Copy)]
pub struct Policy<'a> {
    pub game: &'a Gutenberg,
    pub appraiser: Appraiser<'a>,
    /// Every value is misjudged by up to this much fame, independently each time.
    pub noise: f32,
}

/// The best of several, by value.
pub(super) struct Best<T> {
    pub value: f32,
    pub found: Option<T>,
}

impl<T> Best<T> {
    pub fn above(value: f32) -> Best<T> {
        Best { value, found: None }
    }

    #[inline]
    pub fn offer(&mut self, value: f32, make: impl FnOnce() -> T) {
        if value > self.value {
            self.value = value;
            self.found = Some(make());
        }
    }
}

impl Policy<'_> {
    /// What this seat does now. `None` if there is nothing to choose from; a seat that the game waits for always has a
    /// choice.
    pub fn decide(&self, state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
        let time_left = TimeLeft::of(state);
        match state.phase() {
            Phase::Plan if state.choosing() == Some(seat) => {}
            Phase::Plan => {
                let gear = self.gear_before_plan(state, seat, time_left);
                let plan = || Action::Plan { markers: planning::plan(self, state, seat, time_left, dice) };
                return Some(gear.unwrap_or_else(plan));
            }
            Phase::KeepCharacter => return self.keep_character(state, seat),
            Phase::Draft => return self.draft(state, seat, time_left, dice),
            Phase::ChooseTypes => return self.choose_types(state, seat, time_left),
            Phase::NameColour => return self.name_colour(state, seat, time_left),
            Phase::ShiftMarker => return Some(planning::shifts(self, state, seat, time_left, dice)[0].1),
            Phase::Selection | Phase::Act(_) | Phase::Fulfil | Phase::Over => {}
        }
        if state.phase() == Phase::Act(Row::Gears)
            && state.stage() == Stage::Main
            && state.due().is_empty()
            && state.drawn().is_empty()
            && !self.may_use_gear(state.house(seat))
        {
            return Some(self.improve(state, seat, time_left, dice).unwrap_or(Action::Pass));
        }
        let outlook = self.appraiser.of_seat(state, seat, time_left);
        if !state.drawn().is_empty() {
            return Some(self.keep_order(state, seat, &outlook, time_left, dice));
        }
        if !state.due().is_empty() {
            return Some(self.take_due(state, &outlook));
        }
        if state.phase() == Phase::Selection {
            return self.selection(state, seat, &outlook);
        }
        let free = self.free_action(state, seat, &outlook);
        Some(free.unwrap_or_else(|| match (state.phase(), state.stage()) {
            (Phase::Act(row), Stage::Main) => self.row(state, seat, row, &outlook, time_left, dice),
            (Phase::Fulfil, Stage::Main) => self.fulfil(state, seat, &outlook, time_left),
            _ => Action::Pass,
        }))
    }

    #[inline]
    pub(super) fn misjudge(&self, value: f32, dice: &mut Dice) -> f32 {
        if self.noise > 0.0 { value + self.noise * dice.below(1024) as f32 / 1024.0 } else { value }
    }

    /// By how characters fared among bots before their powers were priced; a search only starts from it.
    fn keep_character(&self, state: &State, seat: Seat) -> Option<Action> {
        const BY_WORTH: [Character; 10] = [
            Character::Ungler,
            Character::Guillard,
            Character::Tory,
            Character::Fiol,
            Character::Manutius,
            Character::Caxton,
            Character::Schoffer,
            Character::Gutenberg,
            Character::Plantin,
            Character::Vietor,
        ];
        let dealt = state.house(seat).dealt;
        let ranked = BY_WORTH.into_iter().find(|&character| dealt.contains(&Some(character)));
        let kept = ranked.or_else(|| dealt.into_iter().flatten().next());
        kept.map(|character| Action::KeepCharacter { character })
    }

    fn selection(&self, state: &State, seat: Seat, outlook: &Outlook) -> Option<Action> {
        let house = state.house(seat);
        if state.offered_gears().is_empty() {
            let mut best = Best::above(f32::NEG_INFINITY);
            for &one in Specialty::ALL {
                for &two in Specialty::ALL.iter().filter(|&&two| two != one) {
                    let value = outlook.level[one.index()] + outlook.level[two.index()];
                    let value = value + outlook.second_level[two.index()];
                    best.offer(value, || Action::StartSpecialties { one, two });
                }
            }
            return best.found;
        }
        let mut best = Best::above(f32::NEG_INFINITY);
        let worth = |at: GearAt, axle| {
            self.appraiser.gear(Installed { gear: at.gear, sector: at.sector }, axle, false, house, 1)
        };
        for first in state.offered_gears().iter() {
            for second in state.offered_gears().iter().filter(|&second| second != first) {
                for sectors in 0..SECTORS * SECTORS {
                    let first = GearAt { gear: first, sector: sectors / SECTORS };
                    let second = GearAt { gear: second, sector: sectors % SECTORS };
                    let value = worth(first, 0) + worth(second, 1);
                    best.offer(value, || Action::InstallStartingGears { first, second });
                }
            }
        }
        best.found
    }

    /// G1.8: types come after the draft, so a card is judged by how many it will lack.
    fn draft(&self, state: &State, seat: Seat, time_left: TimeLeft, dice: &mut Dice) -> Option<Action> {
        let house = state.house(seat);
        let outlook = self.appraiser.of_seat(state, seat, time_left);
        let display = state.display();
        let held = house.orders.iter().flatten().fold(Types::NONE, |held, order| {
            let types = self.appraiser.cards[order.printing].types;
            Types::new(std::array::from_fn(|at| held.0[at].max(types.0[at])))
        });
        let mut printing = Best::above(f32::NEG_INFINITY);
        for card in display.printing.iter() {
            let PrintingWorth { types, pays } = self.printing_worth(card, outlook.guilder);
            let needed: u8 = (0..4).map(|at| held.0[at].max(types.0[at])).sum();
            let lacking = f32::from(needed.saturating_sub(START_TYPES));
            let value = self.misjudge(pays - lacking * 4.5 * outlook.guilder, dice);
            printing.offer(value, || card);
        }
        let mut refinement = Best::above(f32::NEG_INFINITY);
        for card in display.refinement.iter() {
            let worth = self.appraiser.refinement(&self.appraiser.cards[card], house, outlook.free_inks, time_left);
            refinement.offer(self.misjudge(worth, dice), || card);
        }
        Some(Action::DraftOrder { printing: printing.found?, refinement: refinement.found? })
    }

    fn printing_worth(&self, card: PrintingId, guilder: f32) -> PrintingWorth {
        let card = &self.appraiser.cards[card];
        PrintingWorth { types: card.types, pays: f32::from(card.pays) * guilder }
    }

    fn choose_types(&self, state: &State, seat: Seat, time_left: TimeLeft) -> Option<Action> {
        let mut house = *state.house(seat);
        let mut best = Best::above(f32::NEG_INFINITY);
        for types in starting_types() {
            house.types = types;
            let orders: f32 = self.appraiser.orders(&house, time_left).orders.iter().sum();
            let kinds = types.iter().count() as f32;
            best.offer(orders + 0.1 * kinds, || Action::ChooseTypes { types });
        }
        best.found
    }

    /// G7.8: the colour whose inks help the orders in hand most by standing in for others.
    fn name_colour(&self, state: &State, seat: Seat, time_left: TimeLeft) -> Option<Action> {
        let on_board =
            |ink: Ink| state.board().ink_sets.iter().flatten().filter(|&&space| space == Some(ink)).count() as f32;
        let mut house = *state.house(seat);
        let mut best = Best::above(f32::NEG_INFINITY);
        for &ink in Ink::ALL {
            house.wild = Some(ink);
            let orders: f32 = self.appraiser.orders(&house, time_left).orders.iter().sum();
            best.offer(orders + 0.3 * on_board(ink), || Action::NameColour { ink });
        }
        best.found
    }

    fn take_due(&self, state: &State, outlook: &Outlook) -> Action {
        let due = state.due();
        if due.levels > 0 {
            return Action::GainLevel { specialty: Specialty::ALL[highest(&outlook.level)] };
        }
        if due.inks > 0 {
            let mut best = Best::above(f32::NEG_INFINITY);
            for (ink, _) in state.bag().iter() {
                best.offer(outlook.ink[ink.index()], || Action::GainInk { ink });
            }
            return best.found.unwrap_or(Action::Decline);
        }
        if due.types > 0 {
            return Action::GainType { kind: Type::ALL[highest(&outlook.kind)] };
        }
        Action::DrawOrder
    }

    fn keep_order(&self, state: &State, seat: Seat, outlook: &Outlook, time_left: TimeLeft, dice: &mut Dice) -> Action {
        let drawn = state.drawn();
        let printing: ArrayVec<PrintingId, MOST_CARDS> = drawn.printing.iter().take(MOST_CARDS).collect();
        let refinement: ArrayVec<RefinementId, MOST_CARDS> = drawn.refinement.iter().take(MOST_CARDS).collect();
        match self.best_order(state.house(seat), &printing, &refinement, outlook, time_left, dice) {
            Some((printing, refinement, discard, _)) => Action::KeepOrder { printing, refinement, discard },
            None => Action::Decline,
        }
    }

    /// The best order of these cards, with the slot to clear for it; `None` if none is better than nothing.
    pub(super) fn best_order(
        &self,
        house: &House,
        printing: &[PrintingId],
        refinement: &[RefinementId],
        outlook: &Outlook,
        time_left: TimeLeft,
        dice: &mut Dice,
    ) -> Option<(PrintingId, RefinementId, Option<u8>, f32)> {
        let (discard, lost) = if house.free_slot().is_some() {
            (None, 0.0)
        } else {
            let slot = (0..ORDER_SLOTS).min_by(|&a, &b| outlook.orders[a].total_cmp(&outlook.orders[b]))?;
            (Some(slot as u8), outlook.orders[slot])
        };
        let later = time_left.fulfils_left > u8::from(time_left.rows_left[4] < time_left.fulfils_left);
        let wait = if later { self.appraiser.prices.weights.wait } else { 0.0 };
        let refined: ArrayVec<(RefinementId, f32), MOST_CARDS> = refinement
            .iter()
            .map(|&card| {
                let worth = self.appraiser.refinement(&self.appraiser.cards[card], house, outlook.free_inks, time_left);
                (card, self.misjudge(worth, dice))
            })
            .collect();
        let mut best = Best::above(lost);
        for &card in printing {
            let printed = &self.appraiser.cards[card];
            let pays = f32::from(printed.pays) * outlook.guilder;
            let (now, cost) = self.appraiser.printing(printed, house, outlook.free_types, time_left);
            let (alone, cost_alone) = self.appraiser.printing(printed, house, house.types, time_left);
            for &(refinement, refined) in &refined {
                let full = pays + refined;
                let value = (full * now - cost).max((full * alone - cost_alone) * wait);
                best.offer(value, || (card, refinement));
            }
        }
        let (printing, refinement) = best.found?;
        Some((printing, refinement, discard, best.value - lost))
    }
}

struct PrintingWorth {
    types: Types,
    pays: f32,
}

pub(super) fn highest(values: &[f32; 4]) -> usize {
    (1..4).fold(0, |best, at| if values[at] > values[best] { at } else { best })
}

pub(super) fn best_two_inks(outlook: &Outlook) -> f32 {
    let first = highest(&outlook.ink);
    let mut rest = outlook.ink;
    rest[first] = outlook.second_ink[first];
    outlook.ink[first] + rest[highest(&rest)]
}
