//! 2.1 Turn gears (G2.1, G2.2).

use crate::characters;
use crate::event::Event;
use crate::referee::Umpire;
use crate::state::{AXLES, Phase};
use table::{Audience, Seat};

impl<T: Audience<Event>> Umpire<'_, T> {
    pub fn begin_round(&mut self) {
        let (round, first) = (self.state.round, self.state.first);
        self.tell.all(|| Event::RoundBegan { round, first });
        if round > 1 {
            self.turn_gears();
        }
        let names_colour = |seat: &Seat| characters::names_colour(self.state.house(*seat));
        match (0..self.state.people).map(Seat).find(names_colour) {
            Some(seat) => self.enter(Phase::NameColour, seat),
            None => self.enter(Phase::Plan, Seat(0)),
        }
    }

    /// The top gear goes one sector clockwise, so the sector before the active one comes up; its neighbour meshes with it
    /// and turns the other way, the third again like the first.
    fn turn_gears(&mut self) {
        const STEP: [u8; AXLES] = [2, 1, 2];
        for house in &mut self.state.houses {
            for (gear, step) in house.gears.iter_mut().zip(STEP) {
                if let Some(gear) = gear {
                    gear.sector = (gear.sector + step) % 3;
                }
            }
        }
        self.tell.all(|| Event::GearsTurned);
    }
}
