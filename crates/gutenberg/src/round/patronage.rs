//! 3e Patronage (G3e).

use crate::action::{Action, PatronageReward};
use crate::catalogue::{Catalogue, PatronageId};
use crate::components::Inks;
use crate::event::{Event, Source};
use crate::illegal::Illegal;
use crate::menu::{nth_bit, within};
use crate::referee::{Rules, Umpire, Verdict};
use crate::state::take_card;
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

impl<'a> Rules<'a> {
    pub fn check_patronage_reward(self, reward: PatronageReward) -> Verdict {
        if self.state.board.rewards_taken & reward.bit() != 0 {
            return Err(Illegal::RewardTaken);
        }
        if reward == PatronageReward::Inks && self.state.bag.is_empty() {
            return Err(Illegal::NothingInBag);
        }
        Ok(())
    }

    pub fn check_patronage_card(self, seat: Seat, card: PatronageId, wild: Inks) -> Verdict {
        let columns = patronage_columns(self.cards, self.state.seats());
        let mut spaces = self.state.board.patronage.iter().zip(columns);
        let found = spaces.find(|&(&there, _)| there == Some(card));
        let (_, column) = found.ok_or(Illegal::NotThere { rule: "G3e.1" })?;
        if column > self.state.round {
            return Err(Illegal::TooEarly { column });
        }
        let wanted = &self.cards[card];
        self.check_levels(seat, wanted.levels, "G3e.3")?;
        let missing = self.house(seat).types.missing_for(wanted.types);
        if missing > 0 {
            return Err(Illegal::Types { missing, rule: "G3e.3" });
        }
        self.check_payment(seat, wanted.inks, wild, "G3e.3")
    }

    #[inline]
    pub fn patronage_choices(self, seat: Seat) -> u32 {
        let cards: u32 = self.reached_cards().map(|card| self.card_choices(seat, card)).sum();
        self.open_rewards().count_ones() + cards
    }

    #[inline]
    pub fn nth_patronage_choice(self, seat: Seat, mut n: u32) -> Option<Action> {
        let open = self.open_rewards();
        if let Some(n) = within(&mut n, open.count_ones()) {
            return Some(Action::TakePatronageReward { reward: PatronageReward::ALL[nth_bit(open, n)] });
        }
        for card in self.reached_cards() {
            if let Some(n) = within(&mut n, self.card_choices(seat, card)) {
                let wild = self.nth_payment(seat, self.cards[card].inks, n);
                return Some(Action::TakePatronageCard { card, wild });
            }
        }
        None
    }

    /// The rewards that can be taken, as bits.
    #[inline]
    pub fn open_rewards(self) -> u32 {
        let closed = if self.state.bag.is_empty() { PatronageReward::Inks.bit() } else { 0 };
        u32::from(!(self.state.board.rewards_taken | closed) & 0b1111)
    }

    fn reached_cards(self) -> impl Iterator<Item = PatronageId> + use<'a> {
        let spaces = reached_patrons(self.cards, self.state.seats(), self.state.round);
        self.state.board.patronage[..spaces].iter().flatten().copied()
    }

    /// The ways to take this card: none where a condition is not met.
    #[inline]
    fn card_choices(self, seat: Seat, card: PatronageId) -> u32 {
        let (house, wanted) = (self.house(seat), &self.cards[card]);
        let met = house.levels.covers(wanted.levels) && house.types.covers(wanted.types);
        if met { self.payments(seat, wanted.inks) } else { 0 }
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

    pub fn take_patronage_card(&mut self, seat: Seat, card: PatronageId, wild: Inks) {
        take_card(&mut self.state.board.patronage, card);
        self.house(seat).patronage.insert(card);
        self.tell.all(|| Event::PatronageCardTaken { seat, card });
        self.pay_inks(seat, self.cards[card].inks, wild);
        self.main_action_done();
    }
}
