//! A game in progress. Its state is derived from the stored entries, so any node can resume any stored table.

use super::{Sight, WholeGame};
use crate::clock::{Clocks, Time, TimeLeft};
use crate::fair_shuffle;
use crate::store::{Entry, EntryKind, SeatKind, TableRow};
use bots::Level;
use games::{AnyGame, Begun, Explained, Json, Legal, Refused, Sitting, Thought};
use serde_json::Value;
use table::{CannotUndo, Outcome, Record, Seat, SeatSet, Seed, Told, Turn};

pub struct Progress {
    /// Private: access to it requires a `Sight`.
    sitting: Box<dyn Sitting>,
    /// The seats of the actions that can still be undone.
    trail: Vec<Seat>,
    /// For each seat, the `seq` since which its pending decision is unchanged: a command is fresh if its sender saw it.
    asked_since: Vec<i64>,
    /// For each seat, the time of that entry.
    asked_at: Vec<Time>,
    /// For each seat, how often it has changed its decision since something was last revealed.
    changes_of_mind: Vec<u32>,
    clocks: Option<Clocks>,
    /// Seats played by bots. Their clocks do not run.
    bots: SeatSet,
}

impl Progress {
    /// Starts or restarts the game. `actions` are all its stored actions.
    pub fn start(game: &dyn AnyGame, row: &TableRow, actions: &[Turn<&Value>], at: Time) -> Result<Progress, Refused> {
        let sitting = reopen(game, row, actions)?;
        // In the background, so that the first player who needs it does not have to wait.
        tokio::task::spawn_blocking(game.prepare(&row.options)?);
        let is_bot = |seat: &Seat| row.seats[seat.index()].kind == SeatKind::Bot;
        let bots = SeatSet::first(row.seats.len()).iter().filter(is_bot).collect();
        let mut progress = Progress {
            sitting,
            trail: Vec::new(),
            asked_since: vec![1; row.seats.len()],
            asked_at: vec![at; row.seats.len()],
            changes_of_mind: vec![0; row.seats.len()],
            clocks: row.settings.clock.map(|clock| Clocks::new(clock, row.seats.len(), at)),
            bots,
        };
        progress.run_clocks(at, None);
        Ok(progress)
    }

    /// Replays a stored entry.
    pub fn replay(&mut self, entry: &Entry) -> Result<(), String> {
        match (entry.kind, entry.seat, &entry.action) {
            (EntryKind::Act, Some(seat), Some(action)) => {
                self.act(entry.seq, seat, action, entry.at).map(drop).map_err(|refused| refused.to_string())
            }
            (EntryKind::Undo, Some(seat), _) => {
                self.undo(entry.seq, seat, entry.at).map_err(|cannot| cannot.to_string())
            }
            (EntryKind::Resign | EntryKind::Timeout | EntryKind::Absent, Some(seat), _) => {
                self.give_to_bot(seat, entry.at);
                Ok(())
            }
            (EntryKind::Abort, ..) => Ok(()),
            _ => Err(format!("entry {} is invalid", entry.seq)),
        }
    }

    /// Performs an action, to be stored as `seq`, or refuses it and changes nothing.
    pub fn act(&mut self, seq: i64, seat: Seat, action: &Value, at: Time) -> Result<Vec<Told<Json>>, Refused> {
        let asked_before = self.sitting.to_act();
        let acted = self.sitting.act(seat, action)?;
        if !asked_before.contains(seat) {
            self.note_change_of_mind(seat);
        }
        if acted.revealed {
            self.trail.clear();
            self.changes_of_mind.fill(0);
        } else {
            self.trail.push(seat);
        }
        self.update_pending(seq, seat, at, asked_before, acted.revealed);
        self.run_clocks(at, Some(seat));
        Ok(acted.told)
    }

    /// Updates which seats have a new decision to make. When several decide at once, an action of one does not affect the
    /// others, whether they still have to decide or may change their decision. A seat that still has to decide faces the
    /// same decision even if the action revealed something, such as cards drawn while everyone plans.
    fn update_pending(&mut self, seq: i64, actor: Seat, at: Time, asked_before: SeatSet, revealed: bool) {
        let asked = self.sitting.to_act();
        let times = self.asked_since.iter_mut().zip(&mut self.asked_at);
        for (seat, (since, since_time)) in times.enumerate() {
            let seat = Seat(seat as u8);
            let (before, now) = (asked_before.contains(seat), asked.contains(seat));
            if seat == actor || before != now || revealed && !now {
                *since = seq;
                *since_time = at;
            }
        }
    }

    fn note_change_of_mind(&mut self, seat: Seat) {
        if let Some(changes) = self.changes_of_mind.get_mut(seat.index()) {
            *changes += 1;
        }
    }

    /// How often a seat has changed its decision since something was last revealed.
    pub fn changes_of_mind(&self, seat: Seat) -> u32 {
        self.changes_of_mind.get(seat.index()).copied().unwrap_or_default()
    }

    /// Since when the others wait for this person's seat.
    pub fn waited_for_since(&self, seat: Seat) -> Option<Time> {
        let waits = self.to_act().contains(seat) && !self.bots.contains(seat);
        self.asked_at.get(seat.index()).copied().filter(|_| waits)
    }

    pub fn can_undo(&self, seat: Seat) -> bool {
        self.trail.last() == Some(&seat)
    }

    pub fn undo(&mut self, seq: i64, seat: Seat, at: Time) -> Result<(), CannotUndo> {
        if !self.can_undo(seat) {
            return Err(CannotUndo);
        }
        let asked_before = self.sitting.to_act();
        self.sitting.undo()?;
        self.trail.pop();
        self.note_change_of_mind(seat);
        self.update_pending(seq, seat, at, asked_before, false);
        self.run_clocks(at, None);
        Ok(())
    }

    pub fn give_to_bot(&mut self, seat: Seat, at: Time) {
        self.bots = self.bots.with(seat);
        self.run_clocks(at, None);
    }

    fn run_clocks(&mut self, at: Time, acted: Option<Seat>) {
        let running = self.to_act().iter().filter(|&seat| !self.bots.contains(seat)).collect();
        if let Some(clocks) = &mut self.clocks {
            clocks.advance(at, acted, running);
        }
    }

    /// Whether a player who saw the table at `seen` saw the seat's pending decision.
    pub fn is_fresh(&self, seat: Seat, seen: i64, seq: i64) -> bool {
        let since = self.asked_since.get(seat.index()).copied().unwrap_or(seq);
        (since..=seq).contains(&seen)
    }

    pub fn to_act(&self) -> SeatSet {
        self.sitting.to_act()
    }

    /// The next seat where a bot has to act.
    pub fn bot_to_act(&self) -> Option<Seat> {
        self.to_act().iter().find(|&seat| self.bots.contains(seat))
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.sitting.outcome()
    }

    pub fn deadline(&self) -> Option<Time> {
        self.clocks.as_ref().and_then(Clocks::deadline)
    }

    pub fn out_of_time(&self, at: Time) -> SeatSet {
        self.clocks.as_ref().map_or(SeatSet::NONE, |clocks| clocks.out_of_time(at))
    }

    pub fn clocks(&self, at: Time) -> Option<Vec<TimeLeft>> {
        self.clocks.as_ref().map(|clocks| clocks.shown(at))
    }

    pub fn view(&self, sight: Sight) -> Option<Json> {
        self.sitting.view(sight.viewer()).ok()
    }

    /// Whether the list of legal actions would give the viewer too much help.
    pub fn withholds_lists_from(&self, sight: Sight) -> bool {
        self.sitting.lists_are_help() && !sight.is_helped()
    }

    /// The viewer's legal actions, if there are any and they may be listed.
    pub fn legal(&self, sight: Sight) -> Option<Legal> {
        if self.withholds_lists_from(sight) {
            return None;
        }
        let legal = self.sitting.legal(sight.seat()?);
        (legal.count > 0).then_some(legal)
    }

    /// What `act` would refuse this with, and a preview of its effect as far as the seat may know.
    pub fn explain(&self, sight: Sight, seat: Seat, action: &Value) -> Result<Explained, Refused> {
        self.sitting.explain(seat, action, sight.is_helped())
    }

    /// The record with the seed, for viewers of the whole game.
    pub fn record(&self, _: WholeGame) -> Option<Json> {
        self.sitting.record()
    }

    /// The actions so far.
    pub fn actions(&self) -> Vec<Turn<Value>> {
        let record = self.sitting.record().and_then(|record| serde_json::from_str(record.get()).ok());
        record.map(|record: Record<Value, Value>| record.actions).unwrap_or_default()
    }

    /// What a bot in this seat would do.
    pub fn think(&self, seat: Seat, level: Level, seed: Seed) -> Thought {
        self.sitting.think(seat, level, None, seed)
    }
}

/// The nonces in the order in which the seats were listed when the table was opened.
pub fn nonces(row: &TableRow) -> Vec<&str> {
    let mut nonces: Vec<&str> = row.seats.iter().map(|seat| seat.nonce.as_str()).collect();
    for (seat, listed) in row.seating.iter().enumerate() {
        nonces[*listed] = &row.seats[seat].nonce;
    }
    nonces
}

/// The seed of the game.
pub fn game_seed(row: &TableRow) -> Seed {
    fair_shuffle::game_seed(row.server_seed, nonces(row))
}

/// The table's game before its first action, with the rules version and content it was started with.
pub fn reopen(game: &dyn AnyGame, row: &TableRow, actions: &[Turn<&Value>]) -> Result<Box<dyn Sitting>, Refused> {
    let begun = Begun {
        rules_version: u32::try_from(row.rules_version).unwrap_or(u32::MAX),
        content: &row.content,
        options: &row.options,
        seed: game_seed(row),
    };
    game.reopen(&begun, actions)
}

/// All actions, including those undone later.
pub fn actions(entries: &[Entry]) -> Vec<Turn<&Value>> {
    let acts = entries.iter().filter(|entry| entry.kind == EntryKind::Act);
    acts.filter_map(|entry| Some(Turn { seat: entry.seat?, action: entry.action.as_ref()? })).collect()
}
