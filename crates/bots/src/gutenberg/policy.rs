//! Good moves at once: what the greedy bot plays, and what a search plays out with. Nothing is listed, nothing is tried
//! on a copy of the table, nothing is allocated.

use super::batch::{best_batch, can_pay, kept_for_later, wild_payment};
use super::outlook::{Appraiser, Moment, Outlook};
use super::planning;
use arrayvec::ArrayVec;
use gutenberg::catalogue::{GearReward, PrintingId, RefinementId};
use gutenberg::components::{Character, Ink, Kind, Row, Specialty, Type, Types};
use gutenberg::{
    AXLES, Action, GearAt, Gutenberg, House, How, Installed, ORDER_SLOTS, PatronageReward, Phase, Price, ROUNDS, Stage,
    State, TOP_LEVEL,
};
use table::{Dice, Game, Seat};

const PATRONAGE_FAME: f32 = 8.0;
const PATRONAGE_GUILDERS: f32 = 3.0;
const INK_PRICES: [f32; 3] = [0.0, 1.0, 2.0];
const USES_A_ROUND: u8 = 3;
/// Cards in a row that a seat can choose from at once: the board's, the draft's, or those drawn.
const MOST_CARDS: usize = 16;

/// Plays a seat by the prices of things.
#[derive(Clone, Copy)]
pub struct Policy<'a> {
    pub game: &'a Gutenberg,
    pub appraiser: Appraiser<'a>,
    /// Up to so much fame is misjudged, each time anew.
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
    /// What this seat does now; it must be one that the game waits for.
    pub fn decide(&self, state: &State, seat: Seat, dice: &mut Dice) -> Action {
        let moment = Moment::of(state);
        match state.phase() {
            Phase::Plan => return Action::Plan { markers: planning::plan(self, state, seat, moment, dice) },
            Phase::KeepCharacter => return self.keep_character(state, seat),
            Phase::Draft => return self.draft(state, seat, moment, dice),
            Phase::ChooseTypes => return self.choose_types(state, seat, moment),
            Phase::NameColour => return self.name_colour(state, seat),
            Phase::ShiftMarker => return Action::Pass,
            Phase::Selection | Phase::Act(_) | Phase::Fulfil | Phase::Over => {}
        }
        if state.phase() == Phase::Act(Row::Gears)
            && state.stage() == Stage::Main
            && state.due().is_empty()
            && state.drawn().is_empty()
            && !self.may_use_gear(state.house(seat))
        {
            return self.improve(state, seat, moment, dice).unwrap_or(Action::Pass);
        }
        let outlook = self.appraiser.of_seat(state, seat, moment);
        if !state.drawn().is_empty() {
            return self.keep_order(state, seat, &outlook, moment, dice);
        }
        if !state.due().is_empty() {
            return self.take_due(state, &outlook);
        }
        match (state.phase(), state.stage()) {
            (Phase::Selection, _) => self.selection(state, seat, &outlook),
            (Phase::Act(row), Stage::Main) => match self.free_action(state, seat, &outlook) {
                Some(action) => action,
                None => self.row(state, seat, row, &outlook, moment, dice),
            },
            (Phase::Fulfil, Stage::Main) => match self.free_action(state, seat, &outlook) {
                Some(action) => action,
                None => self.fulfil(state, seat, &outlook, moment),
            },
            _ => self.free_action(state, seat, &outlook).unwrap_or(Action::Pass),
        }
    }

    #[inline]
    fn misjudge(&self, value: f32, dice: &mut Dice) -> f32 {
        if self.noise > 0.0 { value + self.noise * dice.below(1024) as f32 / 1024.0 } else { value }
    }

    /// By how characters fare among good players, the best first.
    fn keep_character(&self, state: &State, seat: Seat) -> Action {
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
        let kept = BY_WORTH.into_iter().find(|&character| dealt.contains(&Some(character)));
        Action::KeepCharacter { character: kept.unwrap_or(Character::Gutenberg) }
    }

    fn selection(&self, state: &State, seat: Seat, outlook: &Outlook) -> Action {
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
            return best.found.unwrap_or(Action::Pass);
        }
        let mut best = Best::above(f32::NEG_INFINITY);
        let worth = |at: GearAt, axle| {
            self.appraiser.gear(Installed { gear: at.gear, sector: at.sector }, axle, false, house, 1)
        };
        for first in state.offered_gears().iter() {
            for second in state.offered_gears().iter().filter(|&second| second != first) {
                for sectors in 0..9 {
                    let first = GearAt { gear: first, sector: sectors / 3 };
                    let second = GearAt { gear: second, sector: sectors % 3 };
                    let value = worth(first, 0) + worth(second, 1);
                    best.offer(value, || Action::InstallStartingGears { first, second });
                }
            }
        }
        best.found.unwrap_or(Action::Pass)
    }

    /// G1.8: types come after the draft, so a card is judged by how many it will lack.
    fn draft(&self, state: &State, seat: Seat, moment: Moment, dice: &mut Dice) -> Action {
        let house = state.house(seat);
        let outlook = self.appraiser.of_seat(state, seat, moment);
        let display = state.display();
        let held = house.orders.iter().flatten().fold(Types::NONE, |held, order| {
            let types = self.appraiser.cards[order.printing].types;
            Types::new(std::array::from_fn(|at| held.0[at].max(types.0[at])))
        });
        let mut printing = Best::above(f32::NEG_INFINITY);
        for card in display.printing.iter() {
            let PrintingWorth { types, pays } = self.printing_worth(card, outlook.guilder);
            let needed: u8 = (0..4).map(|at| held.0[at].max(types.0[at])).sum();
            let lacking = f32::from(needed.saturating_sub(3));
            let value = self.misjudge(pays - lacking * 4.5 * outlook.guilder, dice);
            printing.offer(value, || card);
        }
        let mut refinement = Best::above(f32::NEG_INFINITY);
        for card in display.refinement.iter() {
            let worth = self.appraiser.refinement(&self.appraiser.cards[card], house, outlook.free_inks, moment);
            refinement.offer(self.misjudge(worth, dice), || card);
        }
        match (printing.found, refinement.found) {
            (Some(printing), Some(refinement)) => Action::DraftOrder { printing, refinement },
            _ => Action::Pass,
        }
    }

    fn printing_worth(&self, card: PrintingId, guilder: f32) -> PrintingWorth {
        let card = &self.appraiser.cards[card];
        PrintingWorth { types: card.types, pays: f32::from(card.pays) * guilder }
    }

    fn choose_types(&self, state: &State, seat: Seat, moment: Moment) -> Action {
        let mut house = *state.house(seat);
        let mut best = Best::above(f32::NEG_INFINITY);
        for a in 0..=3 {
            for i in 0..=3 - a {
                for o in 0..=3 - a - i {
                    let types = Types::new([a, i, o, 3 - a - i - o]);
                    house.types = types;
                    let orders: f32 = self.appraiser.outlook(&house, moment).orders.iter().sum();
                    let kinds = types.iter().count() as f32;
                    best.offer(orders + 0.1 * kinds, || Action::ChooseTypes { types });
                }
            }
        }
        best.found.unwrap_or(Action::Pass)
    }

    fn name_colour(&self, state: &State, seat: Seat) -> Action {
        let inks = state.house(seat).inks;
        let on_board =
            |ink: Ink| state.board().ink_sets.iter().flatten().filter(|&&space| space == Some(ink)).count() as f32;
        let mut best = Best::above(f32::NEG_INFINITY);
        for &ink in Ink::ALL {
            best.offer(f32::from(inks[ink]) * 4.0 + on_board(ink), || Action::NameColour { ink });
        }
        best.found.unwrap_or(Action::Pass)
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

    fn keep_order(&self, state: &State, seat: Seat, outlook: &Outlook, moment: Moment, dice: &mut Dice) -> Action {
        let drawn = state.drawn();
        let printing: ArrayVec<PrintingId, MOST_CARDS> = drawn.printing.iter().take(MOST_CARDS).collect();
        let refinement: ArrayVec<RefinementId, MOST_CARDS> = drawn.refinement.iter().take(MOST_CARDS).collect();
        match self.best_order(state.house(seat), &printing, &refinement, outlook, moment, dice) {
            Some((printing, refinement, discard, _)) => Action::KeepOrder { printing, refinement, discard },
            None => Action::Decline,
        }
    }

    /// The best order of these cards, with the slot to clear for it; `None` where none is better than nothing.
    pub(super) fn best_order(
        &self,
        house: &House,
        printing: &[PrintingId],
        refinement: &[RefinementId],
        outlook: &Outlook,
        moment: Moment,
        dice: &mut Dice,
    ) -> Option<(PrintingId, RefinementId, Option<u8>, f32)> {
        let (discard, lost) = if house.free_slot().is_some() {
            (None, 0.0)
        } else {
            let slot = (0..ORDER_SLOTS).min_by(|&a, &b| outlook.orders[a].total_cmp(&outlook.orders[b]))?;
            (Some(slot as u8), outlook.orders[slot])
        };
        let later = moment.fulfils_left > u8::from(moment.rows_left[4] < moment.fulfils_left);
        let wait = if later { self.appraiser.prices.weights.wait } else { 0.0 };
        let refined: ArrayVec<(RefinementId, f32), MOST_CARDS> = refinement
            .iter()
            .map(|&card| {
                let worth = self.appraiser.refinement(&self.appraiser.cards[card], house, outlook.free_inks, moment);
                (card, self.misjudge(worth, dice))
            })
            .collect();
        let mut best = Best::above(lost);
        for &card in printing {
            let printed = &self.appraiser.cards[card];
            let pays = f32::from(printed.pays) * outlook.guilder;
            let (now, cost) = self.appraiser.printing(printed, house, outlook.free_types, moment);
            let (alone, cost_alone) = self.appraiser.printing(printed, house, house.types, moment);
            for &(refinement, refined) in &refined {
                let full = pays + refined;
                let value = (full * now - cost).max((full * alone - cost_alone) * wait);
                best.offer(value, || (card, refinement));
            }
        }
        let (printing, refinement) = best.found?;
        Some((printing, refinement, discard, best.value - lost))
    }

    fn row(&self, state: &State, seat: Seat, row: Row, outlook: &Outlook, moment: Moment, dice: &mut Dice) -> Action {
        let action = match row {
            Row::Orders => self.take_order(state, seat, outlook, moment, dice),
            Row::Inks => self.take_inks(state, seat, outlook, dice),
            Row::Specialties => self.develop(state, outlook, dice),
            Row::Gears => self.improve(state, seat, moment, dice),
            Row::Patronage => self.patronage(state, seat, outlook, moment, dice),
        };
        action.unwrap_or(Action::Pass)
    }

    fn take_order(
        &self,
        state: &State,
        seat: Seat,
        outlook: &Outlook,
        moment: Moment,
        dice: &mut Dice,
    ) -> Option<Action> {
        let board = state.board();
        let printing: ArrayVec<PrintingId, 4> = board.printing.iter().copied().flatten().collect();
        let refinement: ArrayVec<RefinementId, 4> = board.refinement.iter().copied().flatten().collect();
        let (printing, refinement, discard, _) =
            self.best_order(state.house(seat), &printing, &refinement, outlook, moment, dice)?;
        Some(Action::TakeOrder { printing, refinement, discard })
    }

    fn take_inks(&self, state: &State, seat: Seat, outlook: &Outlook, dice: &mut Dice) -> Option<Action> {
        let guilders = f32::from(state.house(seat).guilders);
        let mut best = Best::above(0.0);
        for (space, set) in state.board().ink_sets.iter().enumerate() {
            let mut taken = [0u8; 4];
            let (mut count, mut value, mut cost) = (0, 0.0, 0.0);
            for (ink, price) in set.iter().zip(INK_PRICES) {
                let Some(ink) = *ink else { continue };
                count += 1;
                cost += price;
                if cost > guilders {
                    break;
                }
                let at = ink.index();
                value += if taken[at] == 0 { outlook.ink[at] } else { outlook.second_ink[at] };
                taken[at] += 1;
                let value = self.misjudge(value - cost * outlook.guilder, dice);
                best.offer(value, || Action::TakeInks { set: space as u8, count });
            }
        }
        best.found
    }

    fn develop(&self, state: &State, outlook: &Outlook, dice: &mut Dice) -> Option<Action> {
        let mut best = Best::above(0.0);
        for card in state.board().specialties.into_iter().flatten() {
            let [one, other] = self.appraiser.cards[card].symbols.map(Kind::index);
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

    fn improve(&self, state: &State, seat: Seat, moment: Moment, dice: &mut Dice) -> Option<Action> {
        let house = state.house(seat);
        let worth = |installed, axle| self.appraiser.gear(installed, axle, false, house, moment.round);
        let mut best = Best::above(0.0);
        let (axle, discard, lost) = match house.free_axle() {
            Some(axle) => (axle, None, 0.0),
            None => {
                let mut least: Option<(usize, f32)> = None;
                for axle in (0..AXLES).filter(|&axle| house.uses[axle] == 0) {
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
                for sector in 0..3 {
                    let value = self.misjudge(worth(Installed { gear, sector }, axle) - lost, dice);
                    best.offer(value, || Action::InstallGear { gear, sector, discard });
                }
            }
        }
        for axle in (0..AXLES).filter(|&axle| house.uses[axle] == 0) {
            let Some(installed) = house.gears[axle] else { break };
            let now = worth(installed, axle);
            for sector in (0..3).filter(|&sector| sector != installed.sector) {
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
        moment: Moment,
        dice: &mut Dice,
    ) -> Option<Action> {
        let house = state.house(seat);
        let board = state.board();
        let mut best = Best::above(0.0);
        for reward in PatronageReward::ALL {
            if board.rewards_taken >> reward as u8 & 1 != 0 {
                continue;
            }
            let value = match reward {
                PatronageReward::Order if moment.fulfils_left > 0 => self.order_reward(house, moment),
                PatronageReward::Order => 0.0,
                PatronageReward::Level => outlook.level[highest(&outlook.level)],
                PatronageReward::Guilders => PATRONAGE_GUILDERS * outlook.guilder,
                PatronageReward::Inks if state.bag().is_empty() => continue,
                PatronageReward::Inks => best_two_inks(outlook),
            };
            best.offer(self.misjudge(value, dice), || Action::TakePatronageReward { reward });
        }
        for card in self.open_patrons(state) {
            let wanted = &self.appraiser.cards[card];
            let met = house.levels.covers(wanted.levels) && house.types.covers(wanted.types);
            if met && can_pay(house, wanted.inks) {
                let spent = f32::from(wanted.inks.total()) * self.appraiser.prices.weights.spare_ink;
                let wild = wild_payment(house, wanted.inks);
                best.offer(PATRONAGE_FAME - spent, || Action::TakePatronageCard { card, wild });
            }
        }
        best.found
    }

    /// An order as a reward: unseen, so a rule of thumb.
    pub(super) fn order_reward(&self, house: &House, moment: Moment) -> f32 {
        let weights = &self.appraiser.prices.weights;
        let ahead = 0.5 + 0.5 * f32::from(moment.fulfils_left) / f32::from(ROUNDS);
        let room = if house.free_slot().is_some() { 1.0 } else { 0.35 };
        weights.order * ahead * room
    }

    pub(super) fn open_patrons(&self, state: &State) -> impl Iterator<Item = gutenberg::catalogue::PatronageId> {
        let columns = self.appraiser.cards.board.patronage[state.seats() - 2];
        let reached = usize::from(state.round().saturating_sub(2)).min(columns.len());
        let spaces: u8 = columns[..reached].iter().sum();
        let laid = state.board().patronage;
        laid.into_iter().take(usize::from(spaces)).flatten()
    }

    /// Whether a gear is left to use, of whatever kind.
    fn may_use_gear(&self, house: &House) -> bool {
        let limit = gutenberg::characters::uses_of_one_gear(house);
        house.uses.iter().sum::<u8>() < USES_A_ROUND
            && (0..AXLES).any(|axle| house.gears[axle].is_some() && house.uses[axle] < limit)
    }

    /// A gear that is worth using now, in one fixed order; the others wait for a better moment.
    fn free_action(&self, state: &State, seat: Seat, outlook: &Outlook) -> Option<Action> {
        let house = state.house(seat);
        let after_batch = state.phase() == Phase::Fulfil && state.stage() != Stage::Main;
        let before_batch = state.phase() == Phase::Fulfil && state.stage() == Stage::Main;
        let last = state.round() >= ROUNDS;
        if self.may_use_gear(house) {
            for axle in 0..AXLES {
                let Some(installed) = house.gears[axle] else { break };
                if house.uses[axle] >= gutenberg::characters::uses_of_one_gear(house) {
                    continue;
                }
                let reward = self.appraiser.cards[installed.gear].sectors[usize::from(installed.sector)];
                let how = match reward {
                    GearReward::RoundFame => Some(How::Plain),
                    GearReward::Level(specialty) => {
                        let useful = house.levels[specialty] < TOP_LEVEL || after_batch;
                        useful.then_some(How::Plain)
                    }
                    GearReward::LowestSpecialty => lowest_specialty(house, outlook),
                    GearReward::TakeInk(ink) => (state.bag()[ink] > 0).then_some(How::Plain),
                    GearReward::Order => {
                        let now = house.free_slot().is_some() && !before_batch || after_batch;
                        (now && !(last && after_batch)).then_some(How::Plain)
                    }
                    GearReward::SellType => self.sale(house, outlook, after_batch, last),
                    GearReward::SwapInk if before_batch => swap_ink(state, house, outlook),
                    GearReward::SwapType if before_batch => swap_type(house, outlook),
                    GearReward::TradeInk(shown) if before_batch => trade_ink(state, house, outlook, shown),
                    GearReward::BuyType(kind) if before_batch => {
                        let cost = f32::from((u16::from(house.types.total()) + 1).saturating_sub(3));
                        (outlook.kind[kind.index()] > cost * outlook.guilder).then_some(How::Plain)
                    }
                    _ => None,
                };
                let action = how.map(|how| Action::UseGear { axle: axle as u8, how });
                if let Some(action) = action.filter(|action| self.game.check(state, seat, action).is_ok()) {
                    return Some(action);
                }
            }
        }
        None
    }

    /// G6.6: a type that no order needs goes; in the last round any.
    fn sale(&self, house: &House, outlook: &Outlook, after_batch: bool, last: bool) -> Option<How> {
        if !after_batch {
            return None;
        }
        let (kind, _) = if last { house.types.iter().next()? } else { outlook.free_types.iter().next()? };
        let price = if 5.0 * outlook.guilder > 3.0 { Price::Guilders } else { Price::Fame };
        let gain = (5.0 * outlook.guilder).max(3.0);
        let lost = if last { 0.0 } else { f32::from(house.types.total()) * outlook.guilder };
        (gain > lost).then_some(How::SellType { kind, price })
    }

    fn fulfil(&self, state: &State, seat: Seat, outlook: &Outlook, moment: Moment) -> Action {
        let house = state.house(seat);
        let kept = kept_for_later(self.appraiser, house, moment);
        let now = best_batch(self.appraiser, house, &kept, moment);
        if let Some(action) = self.swap_levels(house, now.worth, &kept, moment) {
            return action;
        }
        if let Some(kind) = self.type_to_buy(house, outlook, now.worth, &kept, moment) {
            return Action::BuyType { kind };
        }
        if now.batch.printed == 0 { Action::Pass } else { Action::Fulfil(now.batch) }
    }

    /// G7.7, where it makes the batch better.
    fn swap_levels(&self, house: &House, worth: f32, kept: &[f32; ORDER_SLOTS], moment: Moment) -> Option<Action> {
        if house.character != Some(Character::Plantin) || house.swapped {
            return None;
        }
        let mut best = Best::above(worth + 0.1);
        for (at, &one) in Specialty::ALL.iter().enumerate() {
            for &other in &Specialty::ALL[at + 1..] {
                if house.levels[one] != house.levels[other] {
                    let mut swapped = *house;
                    swapped.levels.0.swap(one.index(), other.index());
                    let value = best_batch(self.appraiser, &swapped, kept, moment).worth;
                    best.offer(value, || Action::SwapLevels { one, other });
                }
            }
        }
        best.found
    }

    /// Types that let another order into this round's batch and cost less than that brings.
    fn type_to_buy(
        &self,
        house: &House,
        outlook: &Outlook,
        worth: f32,
        kept: &[f32; ORDER_SLOTS],
        moment: Moment,
    ) -> Option<Type> {
        let first_cost = u16::from(house.types.total()) + 1;
        if house.guilders < first_cost {
            return None;
        }
        let later = f32::from(moment.fulfils_left.saturating_sub(1)) / f32::from(ROUNDS);
        let keeps = self.appraiser.prices.weights.spare_type * later;
        let mut best = Best::above(0.05);
        let mut consider = |wanted: Types| {
            let missing = house.types.missing_for(wanted);
            let cost: u16 = (0..u16::from(missing)).map(|more| first_cost + more).sum();
            if missing == 0 || cost > house.guilders {
                return;
            }
            let mut richer = *house;
            richer.types = Types::new(std::array::from_fn(|at| house.types.0[at].max(wanted.0[at])));
            let gain = best_batch(self.appraiser, &richer, kept, moment).worth - worth;
            let value = gain - f32::from(cost) * outlook.guilder + f32::from(missing) * keeps;
            best.offer(value, || Type::ALL.iter().copied().find(|&kind| wanted[kind] > house.types[kind]));
        };
        let types = |slot: usize| Some(self.appraiser.cards[house.orders[slot]?.printing].types);
        for slot in 0..ORDER_SLOTS {
            let Some(one) = types(slot) else { continue };
            consider(one);
            for other in slot + 1..ORDER_SLOTS {
                if let Some(other) = types(other) {
                    consider(one.plus(other));
                }
            }
        }
        best.found.flatten()
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

fn lowest_specialty(house: &House, outlook: &Outlook) -> Option<How> {
    let lowest = house.levels.0.into_iter().min()?;
    let mut best = Best::above(f32::NEG_INFINITY);
    for &specialty in Specialty::ALL.iter().filter(|&&specialty| house.levels[specialty] == lowest) {
        best.offer(outlook.level[specialty.index()], || How::Raise { specialty });
    }
    best.found
}

fn swap_ink(state: &State, house: &House, outlook: &Outlook) -> Option<How> {
    let (give, _) = outlook.free_inks.iter().find(|&(ink, _)| house.inks[ink] > 0)?;
    let mut best = Best::above(outlook.second_ink[give.index()] + 0.2);
    for (take, _) in state.bag().iter().filter(|&(take, _)| take != give) {
        best.offer(outlook.ink[take.index()], || How::SwapInk { give, take });
    }
    best.found
}

fn swap_type(house: &House, outlook: &Outlook) -> Option<How> {
    let (give, _) = outlook.free_types.iter().find(|&(kind, _)| house.types[kind] > 0)?;
    let mut best = Best::above(outlook.kind[give.index()] + 0.2);
    for &take in Type::ALL.iter().filter(|&&take| take != give) {
        best.offer(outlook.kind[take.index()], || How::SwapType { give, take });
    }
    best.found
}

fn trade_ink(state: &State, house: &House, outlook: &Outlook, shown: Ink) -> Option<How> {
    let gives = |ink: &Ink| house.inks[*ink] > 0 && (*ink == shown || house.wild == Some(*ink));
    let ink = Ink::ALL.iter().copied().find(gives)?;
    let lost = if outlook.free_inks[ink] > 0 { outlook.second_ink[ink.index()] } else { 2.0 };
    (!state.bag().is_empty() && best_two_inks(outlook) > lost + 0.1).then_some(How::GiveInk { ink })
}
