//! Moves at a glance, for playouts: a few sums over counts that fit one word, no list, no copy of the table, no memory
//! from the heap. It plays worse than the [`Policy`] and some fifteen times as fast.

use super::habits::{AT_ONCE, AT_THE_END, Habits, Patron, Printing, Refinement};
use super::outlook::{MOST_MISSING, Prices, chance_of_bonus};
use super::packed::Packed;
use super::policy::{Best, Policy, highest};
use super::wants::Stock;
use gutenberg::catalogue::{CardId, CardSet, GearReward, PatronageId, PrintingId, RefinementId, SpecialtyCardId};
use gutenberg::components::{Kind, Row, Specialty, Types};
use gutenberg::queries::{
    GEAR_USES_A_ROUND, INK_PRICES, PATRONAGE_GUILDERS, START_TYPES, active_reward, discounted_type_price,
    fewest_wild_inks,
};
use gutenberg::{
    AXLES, Action, Gutenberg, House, How, Installed, Order, PatronageReward, Phase, Plan, Price, ROUNDS, ROW_LIMIT,
    Stage, State, TOP_LEVEL,
};
use table::{Dice, Game, Seat};

/// What the first, second, … marker on a row adds: the first one lets a seat act at all.
const MARKER: [f32; ROW_LIMIT as usize + 1] = [1.0, 0.3, 0.2, 0.1, 0.06, 0.03, 0.0];

/// One marker after the other to the row where it adds most.
///
/// Positive numbers are ordered as their bits are, so a number and its row make one key, and the largest key is found
/// without a branch: branches here would be guessed wrong every second time.
fn spread(weights: [f32; 5], markers: u8) -> Plan {
    const ROW_BITS: u32 = 7;
    let key = |row: usize, placed: u8| {
        let added = weights[row].max(f32::MIN_POSITIVE) * MARKER[usize::from(placed)];
        added.to_bits() & !ROW_BITS | row as u32
    };
    let mut plan = [0; 5];
    let mut keys: [u32; 5] = std::array::from_fn(|row| key(row, 0));
    for _ in 0..markers {
        let best = keys.iter().fold(0, |best, &key| best.max(key));
        let row = ((best & ROW_BITS) as usize).min(4);
        plan[row] += 1;
        keys[row] = key(row, plan[row]);
    }
    plan
}

/// The quick hand.
#[derive(Clone, Copy)]
pub struct Instinct<'a> {
    pub habits: &'a Habits,
    /// For the few decisions before the first round.
    pub policy: Policy<'a>,
}

/// How far the game is, seen from one decision.
#[derive(Clone, Copy)]
pub(super) struct When {
    pub round: u8,
    /// Fulfil phases still to come, this round's included.
    pub fulfils: usize,
    /// Ink and specialty rows still to come.
    pub ink_rows: usize,
    pub level_rows: usize,
    pub guilder: f32,
}

impl<'a> Instinct<'a> {
    pub(super) fn prices(&self) -> &'a Prices {
        self.policy.appraiser.prices
    }

    pub(super) fn cards(&self) -> &'a CardSet {
        self.policy.appraiser.cards
    }

    pub fn game(&self) -> &'a Gutenberg {
        self.policy.game
    }

    pub(super) fn printing(&self, card: PrintingId) -> &'a Printing {
        &self.habits.printing[card.index()]
    }

    pub(super) fn refinement(&self, card: RefinementId) -> &'a Refinement {
        &self.habits.refinement[card.index()]
    }

    pub(super) fn when(&self, state: &State, house: &House) -> When {
        let round = state.round();
        let after = usize::from(ROUNDS.saturating_sub(round));
        let rows_done = match state.phase() {
            Phase::Act(row) => row as usize,
            Phase::Fulfil | Phase::Over => 5,
            _ => 0,
        };
        When {
            round,
            fulfils: after + 1,
            ink_rows: after + usize::from(rows_done <= Row::Inks as usize),
            level_rows: after + usize::from(rows_done <= Row::Specialties as usize),
            guilder: self.policy.appraiser.guilder(house, after + 1),
        }
    }

    /// What this seat does now; it must be one that the game waits for.
    pub fn decide(&self, state: &State, seat: Seat, dice: &mut Dice) -> Action {
        let house = state.house(seat);
        if state.choosing() == Some(seat) {
            let drawn = !state.drawn().is_empty();
            return if drawn { self.keep_order(state, house) } else { self.take_due(state, house) };
        }
        match state.phase() {
            // A turn stays open after its deed as long as a gear can be used: that is early enough for all of them.
            Phase::Act(row) if state.stage() == Stage::Main => self.row(state, house, row),
            Phase::Act(_) => self.gear_to_use(state, house).unwrap_or(Action::Pass),
            Phase::Fulfil => match self.gear_to_use(state, house) {
                Some(action) => action,
                None if state.stage() == Stage::Main => self.fulfil(state, house),
                None => Action::Pass,
            },
            Phase::Plan => Action::Plan { markers: self.plan(state, seat, dice) },
            Phase::Draft => self.draft(state, house),
            Phase::ChooseTypes => self.choose_types(house),
            _ => self.policy.decide(state, seat, dice),
        }
    }

    /// Whether the actor would do more after the deed of a turn.
    pub fn wants_more(&self, state: &State) -> bool {
        self.gear_to_use(state, state.house(state.actor())).is_some()
    }

    fn printing_worth(&self, card: PrintingId, types: Packed, when: When) -> f32 {
        let card = self.printing(card);
        let missing = types.lacking(card.types).total();
        card.pays * when.guilder - missing as f32 * (1.2 + 0.2 * types.total() as f32)
    }

    fn refinement_worth(&self, house: &House, card: RefinementId, inks: Stock, when: When) -> f32 {
        let card = self.refinement(card);
        let colour = self.prices().ink_chance[when.ink_rows][inks.missing(card.inks)];
        let missing = Packed::from(house.levels).lacking(card.levels).total().min(MOST_MISSING);
        let decoration = self.prices().level_chance[when.level_rows][missing];
        let bonus = chance_of_bonus(house, colour, decoration);
        card.colour * colour + card.decoration * decoration + card.bonus * bonus
    }

    /// The inks that no order in hand will use.
    fn free_inks(&self, house: &House) -> Stock {
        self.refinements(house).into_iter().fold(Stock::of(house), |free, card| free.without(card.inks).0)
    }

    /// The best order of these cards; both parts are judged apart.
    fn best_order(
        &self,
        house: &House,
        types: Packed,
        printing: impl Iterator<Item = PrintingId>,
        refinement: impl Iterator<Item = RefinementId>,
        when: When,
    ) -> Option<(PrintingId, RefinementId, f32)> {
        let inks = self.free_inks(house);
        let mut printed = Best::above(f32::MIN);
        for card in printing {
            printed.offer(self.printing_worth(card, types, when), || card);
        }
        let mut refined = Best::above(f32::MIN);
        for card in refinement {
            refined.offer(self.refinement_worth(house, card, inks, when), || card);
        }
        Some((printed.found?, refined.found?, printed.value + refined.value))
    }

    fn order_worth(&self, house: &House, order: Order, when: When) -> f32 {
        self.printing_worth(order.printing, house.types.into(), when)
            + self.refinement_worth(house, order.refinement, Stock::of(house), when)
    }

    /// Where a new order goes: nowhere where it is worth less than any in hand.
    fn slot_for(&self, house: &House, worth: f32, when: When) -> Option<Option<u8>> {
        if house.free_slot().is_some() {
            return Some(None);
        }
        let mut least: Option<(u8, f32)> = None;
        for (slot, order) in house.orders.iter().enumerate() {
            let kept = order.map_or(0.0, |order| self.order_worth(house, order, when));
            if least.is_none_or(|(_, other)| kept < other) {
                least = Some((slot as u8, kept));
            }
        }
        least.filter(|&(_, kept)| kept + 1.0 < worth).map(|(slot, _)| Some(slot))
    }

    fn keep_order(&self, state: &State, house: &House) -> Action {
        let (drawn, when) = (state.drawn(), self.when(state, house));
        let found = self.best_order(house, house.types.into(), drawn.printing.iter(), drawn.refinement.iter(), when);
        let kept = found.and_then(|(printing, refinement, worth)| {
            let discard = self.slot_for(house, worth, when)?;
            Some(Action::KeepOrder { printing, refinement, discard })
        });
        kept.unwrap_or(Action::Decline)
    }

    fn take_due(&self, state: &State, house: &House) -> Action {
        let due = state.due();
        if due.levels > 0 {
            let wants = self.level_wants(house, self.when(state, house));
            return Action::GainLevel { specialty: Specialty::ALL[highest(&wants)] };
        }
        if due.inks > 0 {
            let wants = self.ink_wants(house, self.when(state, house));
            let mut best = Best::above(f32::MIN);
            for (ink, _) in state.bag().iter() {
                best.offer(wants[ink.index()], || ink);
            }
            return best.found.map_or(Action::Decline, |ink| Action::GainInk { ink });
        }
        if due.types > 0 {
            return Action::GainType { kind: self.type_wanted(house) };
        }
        Action::DrawOrder
    }

    fn draft(&self, state: &State, house: &House) -> Action {
        let display = state.display();
        // Three types are chosen after the draft: the first order's are as good as there.
        let held = house.orders.iter().flatten().next();
        let types = held.map_or(Packed(0x0101_0100), |order| self.printing(order.printing).types);
        let found =
            self.best_order(house, types, display.printing.iter(), display.refinement.iter(), self.when(state, house));
        match found {
            Some((printing, refinement, _)) => Action::DraftOrder { printing, refinement },
            None => Action::Pass,
        }
    }

    /// Three types for the smaller order, then for the other one.
    fn choose_types(&self, house: &House) -> Action {
        let orders = house.orders.iter().flatten();
        let mut wanted: [Packed; 2] = [Packed::default(); 2];
        for (want, order) in wanted.iter_mut().zip(orders) {
            *want = self.printing(order.printing).types;
        }
        if wanted[1] != Packed::default() && wanted[1].total() < wanted[0].total() {
            wanted.swap(0, 1);
        }
        let mut types = Types::NONE;
        let mut left = START_TYPES;
        for want in wanted {
            let lacking = Packed::from(types).lacking(want).counts();
            for (have, lacks) in types.0.iter_mut().zip(lacking) {
                let more = lacks.min(left);
                *have += more;
                left -= more;
            }
        }
        types.0[0] += left;
        Action::ChooseTypes { types }
    }

    /// The rows are weighed at a glance, misjudged a little, and get their markers one by one.
    fn plan(&self, state: &State, seat: Seat, dice: &mut Dice) -> Plan {
        let house = state.house(seat);
        let when = self.when(state, house);
        let (inks, levels) = (self.ink_wants(house, when), self.level_wants(house, when));
        let free = house.orders.iter().filter(|order| order.is_none()).count();
        let axles = house.gears.iter().filter(|gear| gear.is_none()).count();
        let orders = [0.8, 5.0, 6.5, 7.5, 8.0][free] * if when.fulfils == 1 { 0.8 } else { 1.0 };
        let gears = if axles > 0 { 1.1 * (when.fulfils - 1) as f32 } else { 0.4 };
        let patron = if self.patron(state, house).is_some() { 7.0 } else { 2.5 };
        let (inks, levels) = (inks[highest(&inks)], levels[highest(&levels)]);
        let mut weights = [orders, 1.0 + 1.2 * inks, 1.0 + 1.6 * levels, gears, patron];
        for weight in &mut weights {
            *weight *= 0.7 + 0.6 * dice.below(256) as f32 / 256.0;
        }
        spread(weights, state.markers(seat))
    }

    /// A patron whose wishes are met.
    fn patron(&self, state: &State, house: &House) -> Option<Action> {
        let spaces = self.policy.patron_spaces(state);
        if spaces.is_empty() {
            return None;
        }
        let (levels, types, inks) = (Packed::from(house.levels), Packed::from(house.types), Stock::of(house));
        let meets = |patron: &Patron| {
            let lacking = levels.lacking(patron.levels).0 | types.lacking(patron.types).0;
            lacking as usize | inks.missing(patron.inks) == 0
        };
        // All are looked at before one is chosen: which of them are met is more than a processor can guess.
        let met = spaces.iter().enumerate().fold(0u32, |met, (at, space)| {
            let patron = &self.habits.patrons[space.map_or(PatronageId::COUNT, CardId::index)];
            met | u32::from(meets(patron)) << at
        });
        let card = spaces.get(met.trailing_zeros() as usize).copied().flatten()?;
        Some(Action::TakePatronageCard { card, wild: fewest_wild_inks(house, self.cards()[card].inks) })
    }

    fn row(&self, state: &State, house: &House, row: Row) -> Action {
        let when = self.when(state, house);
        let board = state.board();
        let action = match row {
            Row::Orders => {
                let (printing, refinement) = (board.printing.iter().flatten(), board.refinement.iter().flatten());
                let found = self.best_order(house, house.types.into(), printing.copied(), refinement.copied(), when);
                found.and_then(|(printing, refinement, worth)| {
                    let discard = self.slot_for(house, worth, when)?;
                    Some(Action::TakeOrder { printing, refinement, discard })
                })
            }
            Row::Inks => self.take_inks(state, house, when),
            Row::Specialties => self.develop(state, house, when),
            Row::Gears => self.install(state, house, when),
            Row::Patronage => self.patron(state, house).or_else(|| self.patronage(state, house, when)),
        };
        action.unwrap_or(Action::Pass)
    }

    fn take_inks(&self, state: &State, house: &House, when: When) -> Option<Action> {
        let wants = self.ink_wants(house, when);
        // An empty space brings nothing and costs nothing.
        let wants = [wants[0], wants[1], wants[2], wants[3], 0.0];
        let (mut best, mut most) = ((0, 0), 0.0);
        for (set, inks) in state.board().ink_sets.iter().enumerate() {
            let (mut value, mut count, mut cost) = (0.0, 0, 0);
            for (ink, price) in inks.iter().zip(INK_PRICES) {
                let there = u16::from(ink.is_some());
                count += there as u8;
                cost += price * there;
                value = value + wants[ink.map_or(4, Kind::index)] - f32::from(price * there) * when.guilder;
                let better = (cost <= house.guilders) & (value > most);
                (best, most) = if better { ((set as u8, count), value) } else { (best, most) };
            }
        }
        let (set, count) = best;
        (count > 0).then_some(Action::TakeInks { set, count })
    }

    fn develop(&self, state: &State, house: &House, when: When) -> Option<Action> {
        let wants = self.level_wants(house, when);
        // An empty space shows what nobody wants.
        let wants = [wants[0], wants[1], wants[2], wants[3], f32::NEG_INFINITY];
        let (mut best, mut most) = (None, 0.0);
        for space in state.board().specialties {
            let [one, other] = self.habits.symbols[space.map_or(SpecialtyCardId::COUNT, CardId::index)];
            let value = wants[usize::from(one)] + wants[usize::from(other)];
            (best, most) = if value > most { (space, value) } else { (best, most) };
        }
        best.map(|card| Action::DevelopShown { card })
    }

    fn install(&self, state: &State, house: &House, when: When) -> Option<Action> {
        let axle = house.free_axle()?;
        let mut best = Best::above(0.5);
        for gear in state.board().gears.into_iter().flatten() {
            let (sector, value) = self.habits.gears[gear.index()][usize::from(when.round)][axle];
            best.offer(value, || (gear, sector));
        }
        best.found.map(|(gear, sector)| Action::InstallGear { gear, sector, discard: None })
    }

    fn patronage(&self, state: &State, house: &House, when: When) -> Option<Action> {
        let taken = state.board().rewards_taken;
        let (inks, levels) = (self.ink_wants(house, when), self.level_wants(house, when));
        let room = house.free_slot().is_some() && when.fulfils > 0;
        let mut best = Best::above(0.0);
        for reward in PatronageReward::ALL {
            let value = match reward {
                PatronageReward::Order if room => self.prices().weights.order,
                PatronageReward::Order => 0.0,
                PatronageReward::Level => levels[highest(&levels)],
                PatronageReward::Guilders => f32::from(PATRONAGE_GUILDERS) * when.guilder,
                PatronageReward::Inks if state.bag().is_empty() => 0.0,
                PatronageReward::Inks => 1.5 * inks[highest(&inks)],
            };
            if taken >> reward as u8 & 1 == 0 {
                best.offer(value, || reward);
            }
        }
        best.found.map(|reward| Action::TakePatronageReward { reward })
    }

    #[inline]
    fn gear_to_use(&self, state: &State, house: &House) -> Option<Action> {
        let axles = self.gears_to_look_at(state, house);
        if axles == 0 { None } else { self.useful_gear(state, house, axles) }
    }

    /// The axles, as bits, whose gears are not used yet and show a reward that is used now.
    #[inline]
    fn gears_to_look_at(&self, state: &State, house: &House) -> u8 {
        if house.uses[0] + house.uses[1] + house.uses[2] >= GEAR_USES_A_ROUND {
            return 0;
        }
        let last = state.phase() == Phase::Fulfil && state.stage() != Stage::Main && state.round() >= ROUNDS;
        let now = if last { AT_ONCE | AT_THE_END } else { AT_ONCE };
        (0..AXLES).fold(0, |axles, axle| {
            let used = |at: &Installed| self.habits.gear_uses[at.gear.index()][usize::from(at.sector)];
            let asks = house.gears[axle].as_ref().map_or(0, used) & now != 0;
            axles | u8::from(asks & (house.uses[axle] == 0)) << axle
        })
    }

    /// Gears are used at once where that is always as good; those that sell wait for the game's end.
    fn useful_gear(&self, state: &State, house: &House, mut axles: u8) -> Option<Action> {
        while axles != 0 {
            let axle = axles.trailing_zeros() as usize;
            axles &= axles - 1;
            let reward = active_reward(self.cards(), house, axle)?;
            let how = match reward {
                GearReward::RoundFame => Some(How::Plain),
                GearReward::Level(specialty) => (house.levels[specialty] < TOP_LEVEL).then_some(How::Plain),
                GearReward::LowestSpecialty => {
                    let levels = house.levels.0;
                    let lowest = (1..4).fold(0, |best, at| if levels[at] < levels[best] { at } else { best });
                    Some(How::Raise { specialty: Specialty::ALL[lowest] })
                }
                GearReward::TakeInk(ink) => (state.bag()[ink] > 0).then_some(How::Plain),
                GearReward::Order => {
                    let useful =
                        house.free_slot().is_some() && (state.phase() != Phase::Fulfil || state.round() < ROUNDS);
                    let plain = Action::UseGear { axle: axle as u8, how: How::Plain };
                    let can_draw = || self.game().check(state, state.actor(), &plain).is_ok();
                    (useful && can_draw()).then_some(How::Plain)
                }
                // What waits for a better moment is asked about again at every turn: a good moment is good enough.
                GearReward::TradeInk(ink) => {
                    (house.inks[ink] > 0 && !state.bag().is_empty()).then_some(How::GiveInk { ink })
                }
                GearReward::BuyType(kind) => {
                    let lacks = |order: &Order| self.cards()[order.printing].types[kind] > house.types[kind];
                    let useful = house.guilders >= discounted_type_price(house.types)
                        && house.orders.iter().flatten().any(lacks);
                    useful.then_some(How::Plain)
                }
                GearReward::SellType => {
                    let kind = house.types.iter().next();
                    kind.map(|(kind, _)| How::SellType { kind, price: Price::Fame })
                }
                _ => None,
            };
            if let Some(how) = how {
                return Some(Action::UseGear { axle: axle as u8, how });
            }
        }
        None
    }
}
