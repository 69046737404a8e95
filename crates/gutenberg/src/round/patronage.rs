//! 3e Patronage (G3e).

use crate::action::{Action, PatronageReward};
use crate::catalogue::PatronageId;
use crate::components::Inks;
use crate::event::{Event, Source};
use crate::illegal::Illegal;
use crate::menu::{nth_bit, within};
use crate::referee::{Rules, Umpire, Verdict};
use crate::state::take_card;
use table::{Audience, Seat};

/// G3e.2: the first column of patronage cards lies under this round.
const FIRST_COLUMN: u8 = 3;
const GUILDERS: u16 = 3;
const INKS: u8 = 2;

impl<'a> Rules<'a> {
    /// The round under which this patronage space lies.
    pub fn column(self, space: usize) -> u8 {
        let mut left = space;
        for (column, &size) in (FIRST_COLUMN..).zip(&self.cards.board.patronage[self.state.seats() - 2]) {
            match left.checked_sub(usize::from(size)) {
                Some(rest) => left = rest,
                None => return column,
            }
        }
        FIRST_COLUMN + 4
    }

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
        let space = self.state.board.patronage.iter().position(|&there| there == Some(card));
        let column = self.column(space.ok_or(Illegal::NotThere { rule: "G3e.1" })?);
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
        let columns = self.cards.board.patronage[self.state.seats() - 2];
        let reached = usize::from(self.state.round.saturating_sub(FIRST_COLUMN - 1)).min(columns.len());
        let spaces: u8 = columns[..reached].iter().sum();
        self.state.board.patronage[..usize::from(spaces)].iter().flatten().copied()
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
        self.deed_done();
        match reward {
            PatronageReward::Order => self.state.pending.orders += 1,
            PatronageReward::Level => self.state.pending.levels += 1,
            PatronageReward::Guilders => self.gain_guilders(seat, GUILDERS, Source::Patronage),
            PatronageReward::Inks => self.state.pending.inks += INKS,
        }
    }

    pub fn take_patronage_card(&mut self, seat: Seat, card: PatronageId, wild: Inks) {
        take_card(&mut self.state.board.patronage, card);
        self.house(seat).patronage.insert(card);
        self.tell.all(|| Event::PatronageCardTaken { seat, card });
        self.pay_inks(seat, self.cards[card].inks, wild);
        self.deed_done();
    }
}
