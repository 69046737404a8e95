//! 8 Automa (G8): an abstract player that plans with cards and takes things from the board.
//! The solo titles (G8.10) are in `end_of_game`.

use crate::action::PatronageReward;
use crate::catalogue::{Numbered, PlanningCard, PlanningId, RowRef};
use crate::components::{Enumerated, Inks, Row};
use crate::event::Event;
use crate::referee::Umpire;
use crate::round::reached_patrons;
use crate::state::{Bits, Plan, ROUNDS, ROW_LIMIT, SPACES};
use table::{Audience, Dice};

/// The row that wins by `better`, ties by scanning down from the card's centre, wrapping (G8.5).
fn scan(markers: Plan, centre: Row, better: impl Fn(u8, u8) -> bool) -> usize {
    let mut best = centre.index();
    for step in 1..markers.len() {
        let row = (centre.index() + step) % markers.len();
        if better(markers[row], markers[best]) {
            best = row;
        }
    }
    best
}

fn fewest(markers: Plan, centre: Row) -> usize {
    scan(markers, centre, |row, best| row < best)
}

fn most(markers: Plan, centre: Row) -> usize {
    scan(markers, centre, |row, best| row > best)
}

/// G8.4, G8.5: where the markers lie after the card's moves.
pub fn rearranged(mut markers: Plan, card: &PlanningCard) -> Plan {
    for shift in &card.moves {
        let find = |row: RowRef| match row {
            RowRef::Row(row) => row.index(),
            RowRef::Min => fewest(markers, card.centre),
            RowRef::Max => most(markers, card.centre),
        };
        let (from, to) = (find(shift.from), find(shift.to));
        let (from, to) = if markers[from] > 0 { (from, to) } else { (to, from) };
        if from != to && markers[from] > 0 && markers[to] < ROW_LIMIT {
            markers[from] -= 1;
            markers[to] += 1;
        }
    }
    markers
}

/// G8.6: the four execution cards, drawn one after the other.
struct ExecutionDeck(u64);

impl ExecutionDeck {
    const FULL: ExecutionDeck = ExecutionDeck((1 << SPACES) - 1);

    /// Draws until a card names a space that is not empty; reshuffles when the cards run out.
    fn find(&mut self, dice: &mut Dice, holds: impl Fn(usize) -> bool) -> Option<usize> {
        if !(0..SPACES).any(&holds) {
            return None;
        }
        loop {
            let Some(card) = dice.pick_bit(self.0) else {
                *self = ExecutionDeck::FULL;
                continue;
            };
            self.0 &= !(1 << card);
            if holds(card as usize) {
                return Some(card as usize);
            }
        }
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    /// G8.3: its card is revealed once all people's plans are fixed.
    pub fn automa_plans(&mut self) {
        let unseen = Bits::<PlanningId>::all().without(self.state.automa.seen);
        const { assert!(PlanningId::COUNT >= ROUNDS as usize) };
        let card = unseen.nth(self.state.dice.below(unseen.len().into()));
        let automa = &mut self.state.automa;
        automa.seen.insert(card);
        automa.card = Some(card);
        automa.markers = rearranged(automa.markers, &self.cards[card]);
        let markers = automa.markers;
        self.tell.reveal(|| Event::AutomaPlanned { card, markers });
    }

    /// This round's card, open from the moment the plans are revealed.
    fn planning_card(&self) -> &PlanningCard {
        let card = self.state.automa.card.expect("the automa acts and passes markers only after it has planned");
        &self.cards[card]
    }

    /// G8.7, G8.8: everything it takes goes to the discards, inks to the bag.
    pub fn automa_acts(&mut self, row: Row) {
        let state = &mut *self.state;
        let (board, dice) = (&mut state.board, &mut state.dice);
        let mut deck = ExecutionDeck::FULL;
        match row {
            Row::Orders => {
                let space = deck.find(dice, |space| board.printing[space].is_some());
                let printing = space.and_then(|space| board.printing[space].take());
                let space = deck.find(dice, |space| board.refinement[space].is_some());
                let refinement = space.and_then(|space| board.refinement[space].take());
                state.printing.discards.extend(printing);
                state.refinement.discards.extend(refinement);
                if printing.is_some() || refinement.is_some() {
                    return self.tell.all(|| Event::AutomaTookOrderCards { printing, refinement });
                }
            }
            Row::Inks => {
                if let Some(set) = deck.find(dice, |set| board.ink_sets[set].iter().any(Option::is_some)) {
                    let mut inks = Inks::NONE;
                    for ink in board.ink_sets[set].iter_mut().filter_map(Option::take) {
                        inks[ink] += 1;
                    }
                    state.bag = state.bag.plus(inks);
                    return self.tell.all(|| Event::AutomaTookInks { set: set as u8, inks });
                }
            }
            Row::Specialties => {
                let space = deck.find(dice, |space| board.specialties[space].is_some());
                if let Some(card) = space.and_then(|space| board.specialties[space].take()) {
                    state.specialties.discard(card);
                    return self.tell.all(|| Event::AutomaTookSpecialtyCard { card });
                }
            }
            Row::Gears => {
                let space = deck.find(dice, |space| board.gears[space].is_some());
                if let Some(gear) = space.and_then(|space| board.gears[space].take()) {
                    state.gears.discard(gear);
                    return self.tell.all(|| Event::AutomaTookGear { gear });
                }
            }
            Row::Patronage => return self.automa_seeks_patronage(),
        }
        self.tell.all(|| Event::AutomaFoundNothing { row });
    }

    fn automa_seeks_patronage(&mut self) {
        if self.planning_card().patronage {
            let reached = reached_patrons(self.cards, self.state.seats(), self.state.round);
            let mut spaces = self.state.board.patronage[..reached].iter_mut();
            if let Some(card) = spaces.find_map(Option::take) {
                return self.tell.all(|| Event::AutomaTookPatronageCard { card });
            }
        }
        let taken = self.state.board.rewards_taken;
        let free = |space: usize| taken & PatronageReward::ALL[space].bit() == 0;
        let mut deck = ExecutionDeck::FULL;
        match deck.find(&mut self.state.dice, free) {
            Some(space) => {
                let reward = PatronageReward::ALL[space];
                self.state.board.rewards_taken |= reward.bit();
                self.tell.all(|| Event::AutomaTookPatronageReward { reward });
            }
            None => self.tell.all(|| Event::AutomaFoundNothing { row: Row::Patronage }),
        }
    }

    /// G8.9: one marker from its fullest row.
    pub fn automa_gives(&mut self) {
        let row = most(self.state.automa.markers, self.planning_card().centre);
        self.state.automa.markers[row] -= 1;
    }

    /// G8.9: one by one onto its emptiest row.
    pub fn automa_receives(&mut self, count: u8) {
        let centre = self.planning_card().centre;
        for _ in 0..count {
            let row = fewest(self.state.automa.markers, centre);
            self.state.automa.markers[row] += 1;
        }
    }
}
