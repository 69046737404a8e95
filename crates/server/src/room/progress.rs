//! A game in progress: the sitting, and what the server must know besides. All of it follows from the stored entries,
//! so a table that was stored is a table that can be gone on with, on any node.

use crate::clock::{Clocks, Left, Time};
use crate::fair;
use crate::store::{Entry, EntryKind, Row, SeatKind};
use crate::told::ToldJson;
use hosted::{Begun, HostedGame, Legal, Refused, Sitting};
use serde_json::Value;
use table::{CannotUndo, Outcome, Seat, SeatSet, Seed, Turn, Viewer};

pub struct Progress {
    pub sitting: Box<dyn Sitting>,
    /// Who did each of the actions that can still be taken back.
    trail: Vec<Seat>,
    /// For each seat, since when it is asked what it is asked now: a command is fresh if its sender saw this `seq`.
    asked_since: Vec<i64>,
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
            (EntryKind::Resign | EntryKind::Timeout, Some(seat), _) => {
                self.hand_to_bot(seat, entry.at);
                Ok(())
            }
            _ => Err(format!("entry {} makes no sense", entry.seq)),
        }
    }

    /// Does an action, which is to be stored as `seq`, or refuses it and changes nothing.
    pub fn act(&mut self, seq: i64, seat: Seat, action: &Value, at: Time) -> Result<Vec<ToldJson>, Refused> {
        let asked_before = self.sitting.to_act();
        let acted = self.sitting.act(seat, action)?;
        if acted.revealed {
            self.trail.clear();
        } else {
            self.trail.push(seat);
        }
        self.ask_anew(seq, seat, asked_before, acted.revealed);
        self.run_clocks(at, Some(seat));
        Ok(acted.told.into_iter().map(ToldJson::from).collect())
    }

    /// Notes whose question is another one now. Where several decide at once, what one of them does is nothing to the
    /// others, whether they are still to decide or have decided and may change their minds. Who has still to decide is
    /// asked the same as before even if the other's action showed something, such as cards drawn while all plan.
    fn ask_anew(&mut self, seq: i64, actor: Seat, asked_before: SeatSet, revealed: bool) {
        let asked = self.sitting.to_act();
        for (seat, since) in self.asked_since.iter_mut().enumerate() {
            let seat = Seat(seat as u8);
            let (before, now) = (asked_before.contains(seat), asked.contains(seat));
            if seat == actor || before != now || revealed && !now {
                *since = seq;
            }
        }
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
        self.ask_anew(seq, seat, asked_before, false);
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

    /// What this viewer may do, where that is anything.
    pub fn legal(&self, viewer: Viewer) -> Option<Legal> {
        let Viewer::Seat(seat) = viewer else { return None };
        let legal = self.sitting.legal(seat);
        (legal.count > 0).then_some(legal)
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
