//! 2.1 Turn gears (G2.1, G2.2).

use crate::characters;
use crate::event::Event;
use crate::referee::Umpire;
use crate::state::{AXLES, Phase, SECTORS};
use table::{Audience, Seat};

/// The sector that becomes active when the gear on this axle turns (G2.1, G2.2). The top gear goes one sector clockwise,
/// so the sector before the active one comes up; its neighbour meshes with it and turns the other way, the third again
/// like the first.
///
/// ```
/// use gutenberg::queries::next_sector;
/// assert_eq!([0, 1, 2].map(|axle| next_sector(axle, 0)), [2, 1, 2]);
/// ```
#[inline]
pub fn next_sector(axle: usize, sector: u8) -> u8 {
    const STEP: [u8; AXLES] = [SECTORS - 1, 1, SECTORS - 1];
    (sector + STEP[axle]) % SECTORS
}

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

    fn turn_gears(&mut self) {
        for house in &mut self.state.houses {
            for (axle, gear) in house.gears.iter_mut().enumerate() {
                if let Some(gear) = gear {
                    gear.sector = next_sector(axle, gear.sector);
                }
            }
        }
        self.tell.all(|| Event::GearsTurned);
    }
}
