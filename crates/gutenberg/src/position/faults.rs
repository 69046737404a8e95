//! Collects faults, and checks counts that must add up.

use crate::catalogue::Numbered;
use crate::state::Bits;
use std::fmt::Display;
use table::Fault;

#[derive(Default)]
pub(super) struct Faults(pub Vec<Fault>);

impl Faults {
    pub fn add(&mut self, at: impl Into<String>, rule: &'static str, message: impl Into<String>) {
        self.0.push(Fault { at: at.into(), rule: Some(rule), message: message.into() });
    }

    /// Adds the fault unless the condition holds.
    pub fn unless(&mut self, holds: bool, at: impl Into<String>, rule: &'static str, message: impl FnOnce() -> String) {
        if !holds {
            self.add(at, rule, message());
        }
    }

    /// A count that has a largest value.
    pub fn at_most(&mut self, value: impl Into<u64> + Display + Copy, most: u64, at: String, rule: &'static str) {
        self.unless(value.into() <= most, at, rule, || format!("{value} is more than {most}"));
    }
}

/// The place of each card of one kind: every card must be in exactly one place.
pub(super) struct Census<I: Numbered> {
    placed: Bits<I>,
    rule: &'static str,
}

impl<I: Numbered> Census<I> {
    pub fn new(rule: &'static str) -> Census<I> {
        Census { placed: Bits::NONE, rule }
    }

    pub fn count(&mut self, id: I, at: impl Into<String>, faults: &mut Faults) {
        if self.placed.contains(id) {
            faults.add(at, self.rule, format!("{id} lies in two places"));
        }
        self.placed.insert(id);
    }

    /// The whole list, as a set.
    pub fn count_all(&mut self, ids: &[I], at: &str, faults: &mut Faults) -> Bits<I> {
        for (place, &id) in ids.iter().enumerate() {
            self.count(id, format!("{at}[{place}]"), faults);
        }
        ids.iter().copied().collect()
    }

    /// Everything in the game must have been counted, and nothing else.
    pub fn close(&self, expected: Bits<I>, at: &str, faults: &mut Faults) {
        for id in expected.iter().filter(|&id| !self.placed.contains(id)) {
            faults.add(at, self.rule, format!("{id} is nowhere: put it into a pile, a discard pile or elsewhere"));
        }
        for id in self.placed.iter().filter(|&id| !expected.contains(id)) {
            faults.add(at, self.rule, format!("{id} is not in this game"));
        }
    }
}
