//! 5 Prepare the next round (G5.1–G5.3).

use crate::catalogue::Catalogue;
use crate::characters;
use crate::event::{Event, Source};
use crate::referee::Umpire;
use crate::state::{AXLES, ROUNDS, State};
use table::{Audience, Seat};

impl State {
    /// Fills every empty space of the rows; the patronage cards are never refilled.
    pub(crate) fn fill_board(&mut self, cards: &Catalogue) {
        let side = self.seats() - 2;
        let spaces = &cards.board;
        let (board, dice) = (&mut self.board, &mut self.dice);
        fn fill<C>(row: &mut [Option<C>], spaces: u8, mut draw: impl FnMut() -> Option<C>) {
            for space in &mut row[..usize::from(spaces)] {
                if space.is_none() {
                    *space = draw();
                }
            }
        }
        fill(&mut board.printing, spaces.printing[side], || self.printing.draw(dice));
        fill(&mut board.refinement, spaces.refinement[side], || self.refinement.draw(dice));
        // G5.2: left to right; once the bag is empty, spaces stay empty.
        for set in &mut board.ink_sets[..usize::from(spaces.ink_sets[side])] {
            for space in set {
                let total = self.bag.total();
                if space.is_none() && total > 0 {
                    let ink = self.bag.nth(dice.below(u32::from(total)) as u8);
                    self.bag[ink] -= 1;
                    *space = Some(ink);
                }
            }
        }
        fill(&mut board.specialties, spaces.specialties[side], || self.specialties.draw(dice));
        fill(&mut board.gears, spaces.gears[side], || self.gears.draw(dice));
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    pub fn end_round(&mut self) {
        for seat in (0..self.state.people).map(Seat) {
            let fame = characters::tidy_workshop_fame(self.state.house(seat), self.cards);
            self.gain_fame(seat, fame, Source::Character);
        }
        if self.state.round == ROUNDS {
            self.end_game();
        } else {
            self.prepare_next_round();
            self.begin_round();
        }
    }

    fn prepare_next_round(&mut self) {
        self.state.fill_board(self.cards);
        self.tell.reveal(|| Event::BoardRefilled);
        self.state.round += 1;
        self.state.board.rewards_taken = 0;
        for house in &mut self.state.houses {
            house.uses = [0; AXLES];
            house.turned = 0;
            house.plan = None;
            house.swapped = false;
            house.wild = None;
        }
        self.pass_first_player();
    }

    /// G5.3: the token goes clockwise, and every other seat gives one marker to the seat that passed it on. The number
    /// of each seat's markers follows from its place; only the automa's are stored, on its board (G8.9).
    fn pass_first_player(&mut self) {
        let from = self.state.first;
        let to = self.state.seat_at(1);
        if self.state.has_automa {
            if self.state.is_automa(from) {
                self.automa_receives(self.state.seats() as u8 - 1);
            } else {
                self.automa_gives();
            }
        }
        self.state.first = to;
        self.tell.all(|| Event::FirstPlayerPassed { from, to });
        self.state.automa.card = None;
    }
}
