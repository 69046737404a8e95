//! A training sample: the houses of a position, and the result of the game for their seats.

use arrayvec::ArrayVec;
use bots::gutenberg::judge::{Features, features_of};
use bots::gutenberg::{Appraiser, value_of};
use gutenberg::{MAX_SEATS, State};
use std::io::{self, Read, Write};
use table::Seat;

pub type Numbers = Vec<(u16, f32)>;

#[derive(Clone, Debug, PartialEq)]
pub struct Sample {
    /// By seat.
    pub houses: ArrayVec<Numbers, MAX_SEATS>,
    pub ends: ArrayVec<End, MAX_SEATS>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct End {
    pub fame: f32,
    /// The lead over the best rival; 0 in a solo game.
    pub lead: f32,
}

impl End {
    pub fn value(self) -> f32 {
        value_of(self.lead)
    }
}

/// A position before its game has ended.
pub fn houses_of(appraiser: Appraiser, state: &State) -> ArrayVec<Numbers, MAX_SEATS> {
    let numbers = |features: &Features| features.iter().map(|(at, number)| (at as u16, number)).collect();
    features_of(appraiser, state).iter().map(numbers).collect()
}

pub fn ends_of(state: &State) -> ArrayVec<End, MAX_SEATS> {
    let fame = |seat: u8| f32::from(state.house(Seat(seat)).fame);
    let people = 0..state.people();
    let end = |seat: u8| {
        let others = people.clone().filter(|&other| other != seat).map(fame).reduce(f32::max);
        End { fame: fame(seat), lead: others.map_or(0.0, |others| fame(seat) - others) }
    };
    people.clone().map(end).collect()
}

impl Sample {
    pub fn write(&self, to: &mut impl Write) -> io::Result<()> {
        to.write_all(&[self.houses.len() as u8])?;
        for (house, end) in self.houses.iter().zip(&self.ends) {
            to.write_all(&end.fame.to_le_bytes())?;
            to.write_all(&end.lead.to_le_bytes())?;
            to.write_all(&(house.len() as u16).to_le_bytes())?;
            for (at, number) in house {
                to.write_all(&at.to_le_bytes())?;
                to.write_all(&number.to_le_bytes())?;
            }
        }
        Ok(())
    }

    /// The next sample, or `None` at the end of the file.
    pub fn read(from: &mut impl Read) -> io::Result<Option<Sample>> {
        let mut people = [0];
        if from.read(&mut people)? == 0 {
            return Ok(None);
        }
        let mut sample = Sample { houses: ArrayVec::new(), ends: ArrayVec::new() };
        for _ in 0..people[0] {
            let end = End { fame: float(from)?, lead: float(from)? };
            let count = short(from)?;
            let number = |_| Ok((short(from)?, float(from)?));
            let house: io::Result<Numbers> = (0..count).map(number).collect();
            let full = |_| io::Error::other("a game has more seats than there can be");
            sample.houses.try_push(house?).map_err(full)?;
            sample.ends.push(end);
        }
        Ok(Some(sample))
    }
}

fn float(from: &mut impl Read) -> io::Result<f32> {
    let mut bytes = [0; 4];
    from.read_exact(&mut bytes)?;
    Ok(f32::from_le_bytes(bytes))
}

fn short(from: &mut impl Read) -> io::Result<u16> {
    let mut bytes = [0; 2];
    from.read_exact(&mut bytes)?;
    Ok(u16::from_le_bytes(bytes))
}
