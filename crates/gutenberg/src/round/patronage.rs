//! 3e Patronage (G3e).

use crate::action::PatronageReward;
use crate::catalogue::{Catalogue, PatronageId};
use crate::checked::{Move, Payment};
use crate::choice::{Choice, nth_bit, nth_of, within};
use crate::components::Inks;
use crate::event::{Event, Source};
use crate::illegal::Illegal;
use crate::payment::leaving;
use crate::referee::{Rules, Umpire};
use crate::state::{Board, PATRONAGE_SPACES, take_card};
use table::{Audience, Seat};

/// The first column of patronage cards lies under this round (G3e.2).
const FIRST_COLUMN: u8 = 3;
/// What the guilders space and the inks space of the patronage row give (G3e.1).
pub const PATRONAGE_GUILDERS: u16 = 3;
pub const PATRONAGE_INKS: u8 = 2;

/// The round from which each patronage space can be used, space by space (G3e.2).
///
/// ```
/// use gutenberg::{catalogue::Catalogue, queries::patronage_columns};
/// assert!(patronage_columns(Catalogue::standard(), 2).eq([3, 4, 5, 6]));
/// ```
pub fn patronage_columns(cards: &Catalogue, seats: usize) -> impl Iterator<Item = u8> {
    let columns = (FIRST_COLUMN..).zip(cards.board.patronage[seats - 2]);
    columns.flat_map(|(column, spaces)| std::iter::repeat_n(column, usize::from(spaces)))
}

/// How many patronage spaces are open in this round, from the left (G3e.2).
///
/// ```
/// use gutenberg::{catalogue::Catalogue, queries::reached_patrons};
/// assert_eq!([2, 3, 6].map(|round| reached_patrons(Catalogue::standard(), 2, round)), [0, 1, 4]);
/// ```
#[inline]
pub fn reached_patrons(cards: &Catalogue, seats: usize, round: u8) -> usize {
    let columns = &cards.board.patronage[seats - 2];
    let reached = usize::from(round.saturating_sub(FIRST_COLUMN - 1)).min(columns.len());
    columns[..reached].iter().map(|&spaces| usize::from(spaces)).sum()
}

/// The rewards of the row that can be taken, as bits (G3e.1): those not taken in this round, inks only while some are in
/// the bag.
#[inline]
fn open_reward_bits(board: &Board, bag: Inks) -> u8 {
    let closed = if bag.is_empty() { PatronageReward::Inks.bit() } else { 0 };
    !(board.rewards_taken | closed) & 0b1111
}

/// The rewards of the patronage row that can be taken (G3e.1): those not taken in this round, inks only while some are in
/// the bag.
///
/// ```
/// use gutenberg::{Board, PatronageReward, components::Inks, queries::open_rewards};
/// let open = open_rewards(&Board::EMPTY, Inks::NONE);
/// assert!(open.eq([PatronageReward::Order, PatronageReward::Level, PatronageReward::Guilders]));
/// ```
#[inline]
pub fn open_rewards(board: &Board, bag: Inks) -> impl Iterator<Item = PatronageReward> + use<> {
    let open = open_reward_bits(board, bag);
    PatronageReward::ALL.into_iter().filter(move |reward| open & reward.bit() != 0)
}

/// An open reward of the row, or a reached card whose conditions are met.
#[derive(Clone, Copy)]
pub(crate) struct Patrons {
    seat: Seat,
    /// The rewards that can be taken, as bits.
    rewards: u32,
    cards: [Option<PatronageId>; PATRONAGE_SPACES],
    /// How many ways there are to take each card: none if it is not reached or a condition is not met.
    ways: [u32; PATRONAGE_SPACES],
}

impl Choice for Patrons {
    #[inline]
    fn count(self) -> u32 {
        self.rewards.count_ones() + self.ways.iter().sum::<u32>()
    }

    #[inline]
    fn nth(self, rules: Rules, mut n: u32) -> Move {
        if let Some(n) = within(&mut n, self.rewards.count_ones()) {
            return Move::TakePatronageReward { reward: PatronageReward::ALL[nth_bit(self.rewards, n)] };
        }
        let (space, n) = nth_of(self.ways, n);
        let card = self.cards[space].expect("there is no way to take a card from an empty space");
        let payment = rules.nth_payment(self.seat, rules.cards[card].inks, n);
        Move::TakePatronageCard { card, payment }
    }

    #[inline]
    fn is_open(self) -> bool {
        self.rewards != 0 || self.count() > 0
    }
}

impl<'a> Rules<'a> {
    /// The spaces that are open in this round.
    #[inline]
    fn reached(self) -> &'a [Option<PatronageId>] {
        &self.state.board.patronage[..reached_patrons(self.cards, self.state.seats(), self.state.round)]
    }

    #[inline]
    pub fn patrons(self, seat: Seat) -> Patrons {
        let board = &self.state.board;
        let mut ways = [0; PATRONAGE_SPACES];
        for (ways, card) in ways.iter_mut().zip(self.reached()) {
            *ways = card.map_or(0, |card| self.ways_to_take(seat, card));
        }
        Patrons { seat, rewards: open_reward_bits(board, self.state.bag).into(), cards: board.patronage, ways }
    }

    /// How many ways there are to take a patron's card: none if a condition is not met.
    #[inline]
    fn ways_to_take(self, seat: Seat, card: PatronageId) -> u32 {
        let (house, wanted) = (self.house(seat), &self.cards[card]);
        // Branchless if no wild inks are involved, because it is unpredictable which conditions are met.
        let met = house.levels.covers(wanted.levels) & house.types.covers(wanted.types);
        self.payments(seat, wanted.inks) * u32::from(met)
    }

    /// This card, paid with wild inks that stand for these.
    #[inline]
    pub fn patron(self, seat: Seat, card: PatronageId, wild: Inks) -> Move {
        let inks = leaving(self.house(seat), self.cards[card].inks, wild);
        Move::TakePatronageCard { card, payment: Payment { wild, inks } }
    }

    pub fn check_patronage_reward(self, reward: PatronageReward) -> Result<Move, Illegal> {
        if open_reward_bits(&self.state.board, self.state.bag) & reward.bit() != 0 {
            return Ok(Move::TakePatronageReward { reward });
        }
        let taken = self.state.board.rewards_taken & reward.bit() != 0;
        Err(if taken { Illegal::RewardTaken } else { Illegal::NothingInBag })
    }

    pub fn check_patronage_card(self, seat: Seat, card: PatronageId, wild: Inks) -> Result<Move, Illegal> {
        if !self.reached().contains(&Some(card)) {
            let columns = patronage_columns(self.cards, self.state.seats());
            let mut spaces = self.state.board.patronage.iter().zip(columns);
            let found = spaces.find(|&(&there, _)| there == Some(card));
            return Err(found.map_or(Illegal::NotThere { rule: "G3e.1" }, |(_, column)| Illegal::TooEarly { column }));
        }
        let wanted = &self.cards[card];
        self.check_levels(seat, wanted.levels, "G3e.3")?;
        let missing = self.house(seat).types.missing_for(wanted.types);
        if missing > 0 {
            return Err(Illegal::Types { missing, rule: "G3e.3" });
        }
        let payment = self.check_payment(seat, wanted.inks, wild, "G3e.3")?;
        Ok(Move::TakePatronageCard { card, payment })
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    pub fn take_patronage_reward(&mut self, seat: Seat, reward: PatronageReward) {
        self.state.board.rewards_taken |= reward.bit();
        self.tell.all(|| Event::PatronageRewardTaken { seat, reward });
        self.main_action_done();
        match reward {
            PatronageReward::Order => self.state.due.orders += 1,
            PatronageReward::Level => self.state.due.levels += 1,
            PatronageReward::Guilders => self.gain_guilders(seat, PATRONAGE_GUILDERS, Source::Patronage),
            PatronageReward::Inks => self.state.due.inks += PATRONAGE_INKS,
        }
    }

    pub fn take_patronage_card(&mut self, seat: Seat, card: PatronageId, payment: Payment) {
        take_card(&mut self.state.board.patronage, card);
        self.house(seat).patronage.insert(card);
        self.tell.all(|| Event::PatronageCardTaken { seat, card });
        self.pay_inks(seat, payment.inks);
        self.main_action_done();
    }
}
