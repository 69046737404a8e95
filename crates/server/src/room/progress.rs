//! A game in progress: the sitting, and what the server must know besides. All of it follows from the stored entries,
//! so a table that was stored is a table that can be gone on with, on any node.

use super::{Sight, WholeGame};
use crate::clock::{Clocks, Left, Time};
use crate::fair;
use crate::store::{Entry, EntryKind, Row, SeatKind};
use crate::told::ToldJson;
use bots::Level;
use hosted::{Begun, Explained, HostedGame, Json, Legal, Refused, Sitting, Thought};
use serde_json::Value;
use table::{CannotUndo, Outcome, Record, Seat, SeatSet, Seed, Turn};

pub struct Progress {
    /// Private: what is seen of it is asked for with a `Sight`.
    sitting: Box<dyn Sitting>,
    /// Who did each of the actions that can still be taken back.
    trail: Vec<Seat>,
    /// For each seat, since when it is asked what it is asked now: a command is fresh if its sender saw this `seq`.
    asked_since: Vec<i64>,
    /// For each seat, the time of that.
    asked_at: Vec<Time>,
    /// For each seat, how often it has changed its mind since something was last revealed.
    changes_of_mind: Vec<u32>,
    clocks: Option<Clocks>,
    /// Seats for which a bot plays. Their clocks stand still.
    bots: SeatSet,
}

impl Progress {
    /// Begins the game, or begins it again: `actions` are all that are stored of it.
    pub fn start(game: &dyn HostedGame, row: &Row, actions: &[Turn<&Value>], at: Time) -> Result<Progress, Refused> {
        let sitting = reopen(game, row, actions)?;
        // While people look at their first cards: whoever needs it first would hold up the whole table.
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

    /// Does again what was stored.
    pub fn repeat(&mut self, entry: &Entry) -> Result<(), String> {
        match (entry.kind, entry.seat, &entry.action) {
            (EntryKind::Act, Some(seat), Some(action)) => {
                self.act(entry.seq, seat, action, entry.at).map(drop).map_err(|refused| refused.to_string())
            }
            (EntryKind::Undo, Some(seat), _) => {
                self.undo(entry.seq, seat, entry.at).map_err(|cannot| cannot.to_string())
            }
            (EntryKind::Resign | EntryKind::Timeout | EntryKind::Absent, Some(seat), _) => {
                self.hand_to_bot(seat, entry.at);
                Ok(())
            }
            (EntryKind::Abort, ..) => Ok(()),
            _ => Err(format!("entry {} makes no sense", entry.seq)),
        }
    }

    /// Does an action, which is to be stored as `seq`, or refuses it and changes nothing.
    pub fn act(&mut self, seq: i64, seat: Seat, action: &Value, at: Time) -> Result<Vec<ToldJson>, Refused> {
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
        self.ask_anew(seq, seat, at, asked_before, acted.revealed);
        self.run_clocks(at, Some(seat));
        Ok(acted.told.into_iter().map(ToldJson::from).collect())
    }

    /// Notes whose question is another one now. Where several decide at once, what one of them does is nothing to the
    /// others, whether they are still to decide or have decided and may change their minds. Who has still to decide is
    /// asked the same as before even if the other's action showed something, such as cards drawn while all plan.
    fn ask_anew(&mut self, seq: i64, actor: Seat, at: Time, asked_before: SeatSet, revealed: bool) {
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

    /// How often a seat has taken back or replaced what it decided since something was last revealed.
    pub fn changes_of_mind(&self, seat: Seat) -> u32 {
        self.changes_of_mind.get(seat.index()).copied().unwrap_or_default()
    }

    /// Since when this seat is waited for, if it is and a person plays it.
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
        self.ask_anew(seq, seat, at, asked_before, false);
        self.run_clocks(at, None);
        Ok(())
    }

    pub fn hand_to_bot(&mut self, seat: Seat, at: Time) {
        self.bots = self.bots.with(seat);
        self.run_clocks(at, None);
    }

    fn run_clocks(&mut self, at: Time, acted: Option<Seat>) {
        let running = self.to_act().iter().filter(|&seat| !self.bots.contains(seat)).collect();
        if let Some(clocks) = &mut self.clocks {
            clocks.advance(at, acted, running);
        }
    }

    /// Whether somebody in this seat who saw the table at `seen` saw what it is asked now.
    pub fn is_fresh(&self, seat: Seat, seen: i64, seq: i64) -> bool {
        let since = self.asked_since.get(seat.index()).copied().unwrap_or(seq);
        (since..=seq).contains(&seen)
    }

    pub fn to_act(&self) -> SeatSet {
        self.sitting.to_act()
    }

    /// The next seat for which a bot is to act.
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

    pub fn clocks(&self, at: Time) -> Option<Vec<Left>> {
        self.clocks.as_ref().map(|clocks| clocks.shown(at))
    }

    pub fn view(&self, sight: Sight) -> Option<Json> {
        self.sitting.view(sight.viewer()).ok()
    }

    /// Whether a list of the legal actions is more than they may have.
    pub fn keeps_lists_from(&self, sight: Sight) -> bool {
        self.sitting.lists_are_help() && !sight.is_helped()
    }

    /// What they may do, where that is anything and may be listed.
    pub fn legal(&self, sight: Sight) -> Option<Legal> {
        if self.keeps_lists_from(sight) {
            return None;
        }
        let legal = self.sitting.legal(sight.seat()?);
        (legal.count > 0).then_some(legal)
    }

    /// What `act` would refuse this with, and what would come of it as far as the seat may know.
    pub fn explain(&self, sight: Sight, seat: Seat, action: &Value) -> Result<Explained, Refused> {
        self.sitting.explain(seat, action, sight.is_helped())
    }

    /// All actions with the seed: for those who may see the whole game.
    pub fn record(&self, _: WholeGame) -> Option<Json> {
        self.sitting.record()
    }

    /// The actions so far, to be looked back on.
    pub fn actions(&self) -> Vec<Turn<Value>> {
        let record = self.sitting.record().and_then(|record| serde_json::from_str(record.get()).ok());
        record.map(|record: Record<Value, Value>| record.actions).unwrap_or_default()
    }

    /// What a bot in this seat would do.
    pub fn think(&self, seat: Seat, level: Level, seed: Seed) -> Thought {
        self.sitting.think(seat, level, None, seed)
    }
}

/// The nonces in the order in which the seats were listed at the opening.
pub fn nonces(row: &Row) -> Vec<&str> {
    let mut nonces: Vec<&str> = row.seats.iter().map(|seat| seat.nonce.as_str()).collect();
    for (seat, listed) in row.seating.iter().enumerate() {
        nonces[*listed] = &row.seats[seat].nonce;
    }
    nonces
}

/// The seed with which the game is set up.
pub fn game_seed(row: &Row) -> Seed {
    fair::game_seed(row.server_seed, nonces(row))
}

/// The table's game before its first action, under the rules and with the content it was begun with.
pub fn reopen(game: &dyn HostedGame, row: &Row, actions: &[Turn<&Value>]) -> Result<Box<dyn Sitting>, Refused> {
    let begun = Begun {
        rules_version: u32::try_from(row.rules_version).unwrap_or(u32::MAX),
        content: &row.content,
        options: &row.options,
        seed: game_seed(row),
    };
    game.reopen(&begun, actions)
}

/// All that was done, also what was taken back later.
pub fn actions(entries: &[Entry]) -> Vec<Turn<&Value>> {
    let acts = entries.iter().filter(|entry| entry.kind == EntryKind::Act);
    acts.filter_map(|entry| Some(Turn { seat: entry.seat?, action: entry.action.as_ref()? })).collect()
}
