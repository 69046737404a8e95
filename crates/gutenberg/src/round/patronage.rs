//! 3e Patronage (G3e).

use crate::action::{Action, PatronageReward};
use crate::catalogue::PatronageId;
use crate::components::Inks;
use crate::event::{Event, Source};
use crate::illegal::Illegal;
use crate::referee::{List, Rules, Umpire, Verdict};
use table::{Audience, Seat};

/// G3e.2: the first column of patronage cards lies under this round.
const FIRST_COLUMN: u8 = 3;
const GUILDERS: u16 = 3;
const INKS: u8 = 2;

impl Rules<'_> {
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

    pub fn can_use_patronage(self, seat: Seat) -> bool {
        if PatronageReward::ALL.into_iter().any(|reward| self.check_patronage_reward(reward).is_ok()) {
            return true;
        }
        let mut found = Found(false);
        self.list_patronage(seat, &mut found);
        found.0
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

    pub fn list_patronage(self, seat: Seat, into: &mut impl List) {
        for reward in PatronageReward::ALL {
            if self.check_patronage_reward(reward).is_ok() {
                into.push(Action::TakePatronageReward { reward });
            }
        }
        for (space, card) in self.state.board.patronage.iter().enumerate() {
            let Some(card) = *card else { continue };
            if self.column(space) > self.state.round {
                break;
            }
            let (house, wanted) = (self.house(seat), &self.cards[card]);
            if house.levels.covers(wanted.levels) && house.types.covers(wanted.types) {
                self.for_each_payment(seat, wanted.inks, |wild| {
                    into.push(Action::TakePatronageCard { card, wild });
                });
            }
        }
    }
}

/// Whether anything is listed at all.
struct Found(bool);

impl List for Found {
    fn push(&mut self, _: Action) {
        self.0 = true;
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
        for space in &mut self.state.board.patronage {
            space.take_if(|there| *there == card);
        }
        self.house(seat).patronage.insert(card);
        self.tell.all(|| Event::PatronageCardTaken { seat, card });
        self.pay_inks(seat, self.cards[card].inks, wild);
        self.deed_done();
    }
}
