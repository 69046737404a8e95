//! Paying with inks. Caxton's named colour counts as any colour (G7.8).

use crate::characters;
use crate::checked::Payment;
use crate::components::{Enumerated, Ink, Inks};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::referee::{Rules, Umpire};
use crate::requirements::inks_missing;
use crate::state::House;
use table::{Audience, Seat};

/// The inks actually paid: `wild[c]` of the wanted inks of colour c are paid with wild ones.
#[inline]
fn paid(wanted: Inks, wild: Inks, wild_colour: Ink) -> Inks {
    let mut paid = wanted.minus(wild);
    paid[wild_colour] += wild.total();
    paid
}

/// The inks that a house pays if its wild inks stand for these.
#[inline]
pub(crate) fn leaving(house: &House, wanted: Inks, wild: Inks) -> Inks {
    characters::wild_ink(house).map_or(wanted, |colour| paid(wanted, wild, colour))
}

/// Whether a house can pay these inks in any way, with wild inks or without (G7.8).
///
/// ```
/// use gutenberg::components::{Ink, Inks};
/// use gutenberg::{House, queries::can_pay_inks};
///
/// let house = House { inks: Inks::of(&[Ink::Red, Ink::Red]), wild: Some(Ink::Red), ..House::EMPTY };
/// assert!(can_pay_inks(&house, Inks::of(&[Ink::Red, Ink::Blue])));
/// assert!(!can_pay_inks(&house, Inks::of(&[Ink::Gold, Ink::Blue, Ink::Silver])));
/// ```
#[inline]
pub fn can_pay_inks(house: &House, wanted: Inks) -> bool {
    match characters::wild_ink(house) {
        None => house.inks.covers(wanted),
        Some(_) => inks_missing(house, house.inks, wanted) == 0,
    }
}

/// What the wild inks stand for in the payment that uses the fewest of them (G7.8).
///
/// ```
/// use gutenberg::components::{Ink, Inks};
/// use gutenberg::{House, queries::fewest_wild_inks};
///
/// let house = House { inks: Inks::of(&[Ink::Red, Ink::Gold]), wild: Some(Ink::Red), ..House::EMPTY };
/// assert_eq!(fewest_wild_inks(&house, Inks::of(&[Ink::Gold, Ink::Blue])), Inks::of(&[Ink::Blue]));
/// ```
#[inline]
pub fn fewest_wild_inks(house: &House, wanted: Inks) -> Inks {
    let Some(colour) = characters::wild_ink(house) else { return Inks::NONE };
    let mut wild = house.inks.lacking(wanted);
    wild[colour] = 0;
    wild
}

impl Rules<'_> {
    pub fn check_payment(self, seat: Seat, wanted: Inks, wild: Inks, rule: &'static str) -> Result<Payment, Illegal> {
        let house = self.house(seat);
        if !wild.is_empty() {
            let colour = characters::wild_ink(house).ok_or(Illegal::Wild { rule })?;
            if !wanted.covers(wild) || wild[colour] > 0 {
                return Err(Illegal::Wild { rule });
            }
        }
        let inks = leaving(house, wanted, wild);
        match Ink::ALL.iter().find(|&&ink| house.inks[ink] < inks[ink]) {
            None => Ok(Payment { wild, inks }),
            Some(&ink) => Err(Illegal::Inks { ink, have: house.inks[ink], need: inks[ink], rule }),
        }
    }

    /// Every way to pay, each once; none if the house cannot pay.
    #[inline]
    pub fn for_each_payment(self, seat: Seat, wanted: Inks, mut visit: impl FnMut(Inks)) {
        let house = self.house(seat);
        let Some(colour) = characters::wild_ink(house) else {
            if house.inks.covers(wanted) {
                visit(Inks::NONE);
            }
            return;
        };
        let most = |ink: Ink| if ink == colour { 0 } else { wanted[ink] };
        for blue in 0..=most(Ink::Blue) {
            for silver in 0..=most(Ink::Silver) {
                for gold in 0..=most(Ink::Gold) {
                    for red in 0..=most(Ink::Red) {
                        let wild = Inks::new([blue, silver, gold, red]);
                        if house.inks.covers(paid(wanted, wild, colour)) {
                            visit(wild);
                        }
                    }
                }
            }
        }
    }

    /// How many ways to pay there are.
    #[inline]
    pub fn payments(self, seat: Seat, wanted: Inks) -> u32 {
        let house = self.house(seat);
        if characters::wild_ink(house).is_none() {
            return house.inks.covers(wanted).into();
        }
        let mut count = 0;
        self.for_each_payment(seat, wanted, |_| count += 1);
        count
    }

    /// The n-th way to pay, from 0; there must be at least n + 1.
    pub fn nth_payment(self, seat: Seat, wanted: Inks, n: u32) -> Payment {
        if characters::wild_ink(self.house(seat)).is_none() {
            return Payment { wild: Inks::NONE, inks: wanted };
        }
        let (mut left, mut found) = (n + 1, Inks::NONE);
        self.for_each_payment(seat, wanted, |wild| {
            left = left.wrapping_sub(1);
            if left == 0 {
                found = wild;
            }
        });
        Payment { wild: found, inks: leaving(self.house(seat), wanted, found) }
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    /// Puts the inks into the bag.
    pub fn pay_inks(&mut self, seat: Seat, inks: Inks) {
        if inks.is_empty() {
            return;
        }
        let house = self.house(seat);
        house.inks = house.inks.minus(inks);
        self.state.bag = self.state.bag.plus(inks);
        self.tell.all(|| Event::InksReturned { seat, inks });
    }
}
