//! What an action would bring to the viewer's house, before anything hidden is revealed. The rules themselves apply the
//! action, to a copy of the table.

use crate::action::{Action, Batch};
use crate::catalogue::PatronageId;
use crate::checked::Move;
use crate::components::{Enumerated, Inks, Levels, Row, Types};
use crate::end_of_game::{EndScore, end_score};
use crate::event::{Event, Source};
use crate::facts::{BonusFacts, OrderFacts, PlaceFacts, Setting};
use crate::game::Gutenberg;
use crate::gear_rewards::{GEAR_FAME, active_reward};
use crate::payment::fewest_wild_inks;
use crate::referee::{OpenTurns, Rules, Umpire};
use crate::requirements::inks_missing;
use crate::round::{batch_pay, order_pay, slots};
use crate::sheet::GearSheet;
use crate::state::{AXLES, Due, House, ORDER_SLOTS, Order, Plan, State};
use serde::Serialize;
use table::{Seat, Witness};

#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Prospect {
    /// The own house before and after; null if the action would be refused.
    pub house: Option<HouseProspect>,
    /// Fame and guilders, in the order in which they come.
    pub gains: Vec<Gain>,
    /// Rewards that will then be taken or declined.
    pub due: Due,
    /// Levels whose reward is earned (G3c.2).
    pub track_rewards: Vec<u8>,
    /// Cards will be drawn: what comes is chance.
    pub draws_cards: bool,
    /// Of a batch, also of one that would be refused.
    pub batch: Option<BatchProspect>,
    /// Of a plan, also of one that is not complete: when this seat acts in each row.
    pub places: Option<Vec<PlaceFacts>>,
    /// Of a shifted marker: who acts in each row.
    pub acting_order: Option<[Vec<Seat>; 5]>,
    /// Of a gear that is installed or turned: what it gives in this round and the next two.
    pub gears: Vec<Setting>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HouseProspect {
    /// More or fewer.
    pub fame: i32,
    pub guilders: i32,
    /// Of what is added at the end.
    pub end_fame: i32,
    pub inks_gained: Inks,
    pub inks_lost: Inks,
    pub types_gained: Types,
    pub types_lost: Types,
    pub levels_gained: Levels,
    pub levels_lost: Levels,
    /// Slots and axles.
    pub new_orders: Vec<u8>,
    pub orders_gone: Vec<u8>,
    pub changed_axles: Vec<u8>,
    pub new_patrons: Vec<PatronageId>,
    pub after: HouseAfter,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HouseAfter {
    pub fame: u16,
    pub guilders: u16,
    pub types: Types,
    pub inks: Inks,
    pub levels: Levels,
    pub orders: Vec<Option<Order>>,
    /// What each order would then lack and pay.
    pub order_facts: Vec<Option<OrderFacts>>,
    pub gears: Vec<Option<GearSheet>>,
    pub end: EndScore,
    /// Fame with what would be added at the end.
    pub total: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Gain {
    Fame { fame: u16, source: Source },
    Guilders { guilders: u16, source: Source },
    Paid { guilders: u16 },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BatchProspect {
    /// Bonuses included.
    pub guilders: u16,
    /// Bonuses included, gears not.
    pub fame: u16,
    pub gear_fame: u16,
    /// What each order of the batch pays.
    pub orders: Vec<BatchOrderPay>,
    /// What each gear of the batch pays.
    pub gears: Vec<BatchGearPay>,
    /// What the coloured orders ask for together, and what wild inks would stand for.
    pub inks: Inks,
    pub wild: Inks,
    /// What every order lacks for the parts that are not in the batch yet, if they were added.
    pub more: Vec<MoreParts>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BatchOrderPay {
    pub slot: u8,
    pub guilders: u16,
    pub colour_fame: u16,
    pub decoration_fame: u16,
    pub bonus: Option<BonusFacts>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BatchGearPay {
    pub axle: u8,
    pub uses: u8,
    /// Orders that it counts.
    pub counted: u16,
    /// For all uses.
    pub fame: u16,
}

/// A part of an order that could be added to a batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MoreParts {
    pub slot: u8,
    /// Null if it is in the batch; otherwise whether the order could be printed too.
    pub print: Option<bool>,
    /// The types that would be missing.
    pub missing_types: Types,
    /// Null if it is in the batch; otherwise whether it could be done too, with the order printed.
    pub colour: Option<bool>,
    /// By colour, before wild inks stand in, and how many once they do.
    pub missing_inks: Inks,
    pub lacking_inks: u8,
    pub decoration: Option<bool>,
    pub missing_levels: Levels,
}

impl Gutenberg {
    /// What this action would bring to the seat's house. The state may be imagined from the seat's view.
    pub fn prospect(&self, state: &State, seat: Seat, action: &Action) -> Option<Prospect> {
        let rules = self.rules(state);
        if !state.is_person(seat) {
            return None;
        }
        let mut prospect = rules.table_prospect(seat, action);
        let Ok(checked) = rules.check(seat, action) else { return Some(prospect) };
        if let Move::ShiftMarker { markers, .. } = checked.what {
            prospect.acting_order = Some(rules.acting_orders_with(seat, markers));
        }
        let house = state.house(seat);
        if matches!(action, Action::Plan { .. } | Action::ShiftMarker { .. } | Action::KeepCharacter { .. }) {
            // Plans and characters may be revealed, which brings nothing to the house.
            prospect.house = Some(HouseProspect::of(rules, house, house));
            return Some(prospect);
        }
        let (mut after, mut told) = (state.clone(), Witness::default());
        let mut umpire =
            Umpire { cards: self.cards(), state: &mut after, tell: &mut told, open_turns: OpenTurns::ByRules };
        umpire.perform_alone(&checked);
        umpire.drop_impossible_rewards();
        for event in told.0.iter().map(|told| told.whole()) {
            match *event {
                Event::FameGained { seat: to, fame, source } if to == seat => {
                    prospect.gains.push(Gain::Fame { fame, source });
                }
                Event::GuildersGained { seat: to, guilders, source } if to == seat => {
                    prospect.gains.push(Gain::Guilders { guilders, source });
                }
                Event::GuildersPaid { seat: by, guilders } if by == seat => {
                    prospect.gains.push(Gain::Paid { guilders });
                }
                Event::TrackReward { seat: to, level } if to == seat => prospect.track_rewards.push(level),
                Event::OrderCardsDrawn { .. } => prospect.draws_cards = true,
                _ => {}
            }
        }
        prospect.due = after.due;
        prospect.house = Some(HouseProspect::of(rules, house, after.house(seat)));
        for (axle, installed) in after.house(seat).gears.iter().enumerate() {
            if let Some(installed) = installed
                && state.house(seat).gears[axle] != Some(*installed)
            {
                prospect.gears.push(rules.setting(seat, installed.gear, axle, installed.sector));
            }
        }
        Some(prospect)
    }
}

impl Rules<'_> {
    /// What is known without applying the action.
    fn table_prospect(self, seat: Seat, action: &Action) -> Prospect {
        match *action {
            Action::Plan { markers } => Prospect { places: Some(self.places(seat, markers)), ..Prospect::default() },
            Action::Fulfil(batch) => Prospect { batch: Some(self.batch_prospect(seat, &batch)), ..Prospect::default() },
            _ => Prospect::default(),
        }
    }

    /// Who acts in each row if this seat's markers lie like this.
    fn acting_orders_with(self, seat: Seat, markers: Plan) -> [Vec<Seat>; 5] {
        let mut shifted = self.state.clone();
        shifted.houses[seat.index()].plan = Some(markers);
        std::array::from_fn(|row| shifted.acting_order(Row::ALL[row]).to_vec())
    }

    fn places(self, seat: Seat, plan: Plan) -> Vec<PlaceFacts> {
        Row::ALL.iter().map(|&row| self.place_facts(seat, row, plan[row.index()])).collect()
    }

    fn batch_prospect(self, seat: Seat, batch: &Batch) -> BatchProspect {
        let house = self.house(seat);
        let pay = batch_pay(self.cards, house, batch);
        let part = |part: u8, slot: usize| part >> slot & 1 != 0;
        let order_of = |slot: usize| Some((slot, house.orders[slot]?));
        let orders = slots(batch.printed).filter_map(order_of).map(|(slot, order)| {
            let pay = order_pay(self.cards, house, order, part(batch.coloured, slot), part(batch.decorated, slot));
            BatchOrderPay {
                slot: slot as u8,
                guilders: pay.guilders,
                colour_fame: pay.colour_fame,
                decoration_fame: pay.decoration_fame,
                bonus: pay.bonus.map(BonusFacts::from),
            }
        });
        let gears = (0..AXLES).filter(|&axle| batch.gears[axle] > 0).map(|axle| {
            let (uses, reward) = (batch.gears[axle], active_reward(self.cards, house, axle));
            let counted = reward.map_or(0, |reward| batch.counted_by(self.cards, &house.orders, reward));
            BatchGearPay { axle: axle as u8, uses, counted, fame: GEAR_FAME * counted * u16::from(uses) }
        });
        let inks = self.inks_of(house, batch);
        BatchProspect {
            guilders: pay.guilders,
            fame: pay.fame,
            gear_fame: pay.gear_fame,
            orders: orders.collect(),
            gears: gears.collect(),
            inks,
            wild: fewest_wild_inks(house, inks),
            more: (0..ORDER_SLOTS)
                .filter(|&slot| house.orders[slot].is_some())
                .map(|slot| self.more(seat, batch, slot))
                .collect(),
        }
    }

    fn types_of(self, house: &House, batch: &Batch) -> Types {
        let types = slots(batch.printed).filter_map(|slot| Some(self.cards[house.orders[slot]?.printing].types));
        types.fold(Types::NONE, Types::plus)
    }

    fn inks_of(self, house: &House, batch: &Batch) -> Inks {
        let inks = slots(batch.coloured).filter_map(|slot| Some(self.cards[house.orders[slot]?.refinement].inks));
        inks.fold(Inks::NONE, Inks::plus)
    }

    fn more(self, seat: Seat, batch: &Batch, slot: usize) -> MoreParts {
        let house = self.house(seat);
        let bit = 1 << slot;
        // Gears are left out: they do not affect whether a part can be done.
        let with = |printed: u8, coloured: u8, decorated: u8| {
            let mut with = Batch {
                printed: batch.printed | printed,
                coloured: batch.coloured | coloured,
                decorated: batch.decorated | decorated,
                ..Batch::default()
            };
            with.wild = fewest_wild_inks(house, self.inks_of(house, &with));
            with
        };
        let can = |part: u8, with: Batch| (part & bit == 0).then(|| self.check_batch(seat, &with).is_ok());
        let (printed, coloured) = (with(bit, 0, 0), with(bit, bit, 0));
        let wanted = self.inks_of(house, &coloured);
        let levels = house.orders[slot].map_or(Levels::NONE, |order| self.cards[order.refinement].levels);
        MoreParts {
            slot: slot as u8,
            print: can(batch.printed, printed),
            missing_types: house.types.lacking(self.types_of(house, &printed)),
            colour: can(batch.coloured, coloured),
            missing_inks: house.inks.lacking(wanted),
            lacking_inks: inks_missing(house, house.inks, wanted),
            decoration: can(batch.decorated, with(bit, 0, bit)),
            missing_levels: house.levels.lacking(levels),
        }
    }
}

impl HouseProspect {
    fn of(rules: Rules<'_>, before: &House, after: &House) -> HouseProspect {
        let slots =
            |of: &dyn Fn(usize) -> bool, count: usize| (0..count).filter(|&at| of(at)).map(|at| at as u8).collect();
        let end = end_score(after);
        HouseProspect {
            fame: i32::from(after.fame) - i32::from(before.fame),
            guilders: i32::from(after.guilders) - i32::from(before.guilders),
            end_fame: i32::from(end.total()) - i32::from(end_score(before).total()),
            inks_gained: before.inks.lacking(after.inks),
            inks_lost: after.inks.lacking(before.inks),
            types_gained: before.types.lacking(after.types),
            types_lost: after.types.lacking(before.types),
            levels_gained: before.levels.lacking(after.levels),
            levels_lost: after.levels.lacking(before.levels),
            new_orders: slots(&|at| after.orders[at].is_some() && after.orders[at] != before.orders[at], ORDER_SLOTS),
            orders_gone: slots(&|at| before.orders[at].is_some() && after.orders[at] != before.orders[at], ORDER_SLOTS),
            changed_axles: slots(&|at| after.gears[at] != before.gears[at], AXLES),
            new_patrons: after.patronage.iter().filter(|&patron| !before.patronage.contains(patron)).collect(),
            after: HouseAfter {
                fame: after.fame,
                guilders: after.guilders,
                types: after.types,
                inks: after.inks,
                levels: after.levels,
                orders: after.orders.to_vec(),
                order_facts: (0..ORDER_SLOTS)
                    .map(|slot| Some(rules.facts_of_order(after, slot, after.orders[slot]?)))
                    .collect(),
                gears: (0..AXLES).map(|axle| GearSheet::of(after, axle)).collect(),
                end,
                total: after.fame + end.total(),
            },
        }
    }
}
