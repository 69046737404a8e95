//! Builds what is sent about a table for one viewer.

use super::progress::{Progress, nonces};
use super::{Room, Sight};
use crate::clock::Time;
use crate::fair_shuffle;
use crate::server::Server;
use crate::store::{Entry, Status, TableRow};
use crate::wire::{Cause, FairInfo, LogEntry, SeatInfo, StateMessage, TableInfo};
use games::Json;
use table::{Seat, SeatSet};

/// The table as this person sees it. Everyone may see its seats; its secrets are only for those who may see the game.
/// Who is online is only known for loaded tables.
pub fn table_info<'a>(row: &'a TableRow, room: Option<&Room>, person: Option<&str>, server: &Server) -> TableInfo<'a> {
    let sees_the_game = row.admits(person);
    let seats = row.seats.iter().enumerate().map(|(seat, s)| SeatInfo {
        seat,
        kind: s.kind,
        name: s.name.as_deref(),
        level: s.level,
        you: person.is_some_and(|person| s.is_of(person)),
        program: s.program,
        online: room.zip(s.person.as_deref()).is_some_and(|(room, person)| room.audience.is_online(person)),
        resigned: s.resigned,
        bot_plays: s.bot_plays,
        reserved_for: s.reserved_for.as_ref().map(|(_, name)| name.as_str()),
        awaits_nonce: s.awaits_nonce,
        absent: sees_the_game && room.is_some_and(|room| room.absent(server).contains(Seat(seat as u8))),
    });
    TableInfo {
        id: &row.id,
        game: &row.game,
        rules_version: row.rules_version,
        options: &row.options,
        status: row.status,
        seq: row.seq,
        seats: seats.collect(),
        you_own: person == Some(&row.owner),
        listed: row.settings.listed,
        spectators: row.settings.spectators,
        random_seats: row.settings.random_seats,
        clock: row.settings.clock,
        on_timeout: row.settings.on_timeout,
        lists_for_programs: row.settings.lists_for_programs,
        hints: row.settings.hints,
        absent_after_s: row.settings.clock.is_none().then_some(server.config.absent_after.as_secs()),
        to_act: if sees_the_game { row.to_act } else { SeatSet::NONE },
        unplayable: room.and_then(|room| room.unplayable.clone()),
        result: row.result.as_ref(),
        fair: FairInfo {
            commitment: fair_shuffle::commitment(&row.id, row.server_seed),
            nonces: nonces(row),
            server_seed: (sees_the_game && row.status == Status::Finished).then(|| row.server_seed.to_string()),
        },
        opened_at: row.opened_at,
        started_at: row.started_at,
        ended_at: row.ended_at,
        rematch: row.rematch.as_deref(),
        link: format!("{}/table/{}", server.public_url, row.id),
    }
}

impl Room {
    /// The state as this viewer may know it, and what led to it; `None` before the start. If the game cannot continue,
    /// what is stored about it.
    pub fn state_message<'a>(
        &'a self,
        entry: Option<&'a Entry>,
        sight: Sight,
        legal: bool,
        now: Time,
    ) -> Option<StateMessage<'a>> {
        let progress = self.progress.as_ref();
        if progress.is_none() && self.unplayable.is_none() {
            return None;
        }
        let running = self.row.status == Status::Running;
        Some(StateMessage {
            table: &self.row.id,
            seq: entry.map_or(self.row.seq, |entry| entry.seq),
            viewer: sight.seat(),
            cause: entry.map(|entry| Cause { kind: entry.kind, seat: entry.seat }),
            events: entry.map(|entry| events_for(entry, sight)).unwrap_or_default(),
            view: progress.and_then(|progress| progress.view(sight)),
            to_act: if running { progress.map_or(self.row.to_act, Progress::to_act) } else { SeatSet::NONE },
            legal: progress.filter(|_| legal && running).and_then(|progress| progress.legal(sight)),
            can_undo: running && progress.zip(sight.seat()).is_some_and(|(progress, seat)| progress.can_undo(seat)),
            clocks: progress.and_then(|progress| progress.clocks(now)),
            result: self.row.result.as_ref(),
        })
    }
}

/// An entry of the log as this viewer was told it.
pub fn log_entry<'e>(entry: &'e Entry, sight: Sight) -> LogEntry<'e> {
    LogEntry { seq: entry.seq, kind: entry.kind, seat: entry.seat, at: entry.at, events: events_for(entry, sight) }
}

fn events_for<'e>(entry: &'e Entry, sight: Sight) -> Vec<&'e Json> {
    entry.told.iter().filter_map(|told| told.to(sight.viewer())).collect()
}
