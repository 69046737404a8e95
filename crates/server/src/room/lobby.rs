//! Before the game: opening a table, taking and leaving seats, starting. After it: the rematch.

use super::progress::{Progress, game_seed};
use super::{MAX_ATTEMPTS, RoomGuard, stale};
use crate::bots::STAND_IN;
use crate::clock::{Clock, Time};
use crate::fair_shuffle;
use crate::identity::Identity;
use crate::problem::{ApiResult, ErrorCode, Problem};
use crate::secrets::table_id;
use crate::server::Server;
use crate::store::{EntryKind, OnTimeout, SeatKind, SeatRow, Status, TableRow, TableSettings};
use crate::text;
use bots::Level;
use serde::Deserialize;
use serde_json::{Map, Value};
use std::sync::Arc;
use table::{Seat, SeatSet, Seed};

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    game: String,
    #[serde(default)]
    options: Map<String, Value>,
    seats: Vec<NewSeat>,
    #[serde(default = "yes")]
    listed: bool,
    #[serde(default = "yes")]
    spectators: bool,
    #[serde(default)]
    random_seats: bool,
    #[serde(default)]
    clock: Option<Clock>,
    #[serde(default)]
    on_timeout: OnTimeout,
    #[serde(default)]
    lists_for_programs: bool,
    /// The opener brings a nonce when they have seen the commitment: the game waits for it.
    #[serde(default)]
    await_nonce: bool,
}

fn yes() -> bool {
    true
}

#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum NewSeat {
    Me {
        #[serde(default)]
        name: Option<String>,
    },
    Bot {
        level: Level,
    },
    Open {},
}

#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum PutSeat {
    Bot { level: Level },
    Open {},
}

/// What a person brings for the shuffle when they sit down.
#[derive(Clone, Debug)]
pub enum Nonce {
    /// This one, perhaps an empty one.
    Given(String),
    /// One that follows.
    Awaited,
}

impl Nonce {
    pub fn read(nonce: String, awaited: bool) -> ApiResult<Nonce> {
        match (nonce.is_empty(), awaited) {
            (false, true) => Err(Problem::bad_request("nonce, await_nonce: one of both")),
            (true, true) => Ok(Nonce::Awaited),
            (_, false) => Ok(Nonce::Given(text::nonce(nonce)?)),
        }
    }
}

/// The name under which this person sits down beside `seats`: one that nobody there could be taken for. Further seats of
/// one person are numbered.
fn seat_name(seats: &[SeatRow], identity: &Identity, given: Option<String>) -> ApiResult<String> {
    let me = &identity.person.id;
    let theirs = |seat: &SeatRow| match &seat.reserved_for {
        Some((person, name)) => Some(name.clone()).filter(|_| person != me),
        None => seat.name.clone().filter(|_| !seat.is_of(me)),
    };
    let mine = |seat: &SeatRow| seat.name.clone().filter(|_| seat.is_of(me));
    let is_taken = |name: &str, by: &dyn Fn(&SeatRow) -> Option<String>| {
        seats.iter().filter_map(by).any(|taken| text::are_confusable(name, &taken))
    };
    let taken =
        || Problem::new(ErrorCode::NameTaken, "somebody at this table has that name, or one that looks like it");
    let numbered = given.is_none();
    let name = text::name(given.unwrap_or_else(|| identity.person.name.clone()))?;
    if is_taken(&name, &theirs) || (!numbered && is_taken(&name, &mine)) {
        return Err(taken());
    }
    let short: String = name.chars().take(text::MAX_NAME - 4).collect();
    let mut names = std::iter::once(name).chain((2..=seats.len() + 1).map(|number| format!("{short} {number}")));
    names.find(|name| !is_taken(name, &theirs) && !is_taken(name, &mine)).ok_or_else(taken)
}

fn sit(identity: &Identity, name: String, nonce: Nonce) -> SeatRow {
    let (nonce, awaits_nonce) = match nonce {
        Nonce::Given(nonce) => (nonce, false),
        Nonce::Awaited => (String::new(), true),
    };
    SeatRow {
        kind: SeatKind::Person,
        person: Some(identity.person.id.clone()),
        name: Some(name),
        program: identity.program,
        nonce,
        awaits_nonce,
        ..SeatRow::open()
    }
}

impl NewTable {
    /// The table as it is stored first, with all seats as they were asked for.
    fn row(self, server: &Server, identity: &Identity) -> ApiResult<TableRow> {
        let game =
            server.game(&self.game).ok_or_else(|| Problem::bad_request(format!("there is no game {:?}", self.game)))?;
        let (least, most) = game.people().into_inner();
        if !(usize::from(least)..=usize::from(most)).contains(&self.seats.len()) {
            return Err(Problem::bad_request(format!(
                "{} has {least} to {most} seats, not {}",
                self.game,
                self.seats.len()
            )));
        }
        if let Some(clock) = self.clock {
            clock.check().map_err(Problem::bad_request)?;
        }
        // Nobody can bring a nonce with this request: the server draws its seed only now.
        let nonce = Nonce::read(String::new(), self.await_nonce)?;
        let mut options = self.options;
        // Files are for the program on the table's own machine, never for the server's disk.
        if options.get("cards").is_some_and(|cards| !cards.is_null()) {
            return Err(Problem::new(ErrorCode::BadOptions, "a table of the server is played with the standard cards"));
        }
        options.insert("people".to_owned(), Value::from(self.seats.len()));
        let level = |seat: &NewSeat| if let NewSeat::Bot { level } = seat { Some(*level) } else { None };
        game.complete(&mut options, &self.seats.iter().filter_map(level).collect::<Vec<_>>());
        let settings = TableSettings {
            listed: self.listed,
            spectators: self.spectators,
            random_seats: self.random_seats,
            clock: self.clock,
            on_timeout: self.on_timeout,
            lists_for_programs: self.lists_for_programs,
        };
        let mut seats = Vec::with_capacity(self.seats.len());
        for seat in self.seats {
            seats.push(match seat {
                NewSeat::Me { name } => sit(identity, seat_name(&seats, identity, name)?, nonce.clone()),
                NewSeat::Bot { level } => SeatRow::bot(level),
                NewSeat::Open {} => SeatRow::open(),
            });
        }
        let row = server.fresh_row(identity, self.game, Value::Object(options), settings, seats)?;
        // Whether the game can be set up like this is found out now, not when the last seat is taken.
        game.open(&row.options, Seed([0; 32]))?;
        Ok(row)
    }
}

impl Server {
    /// A table where nothing has happened yet.
    fn fresh_row(
        &self,
        identity: &Identity,
        game: String,
        options: Value,
        settings: TableSettings,
        seats: Vec<SeatRow>,
    ) -> ApiResult<TableRow> {
        let played = self.game(&game).ok_or_else(|| Problem::not_found("this game is not played here"))?;
        Ok(TableRow {
            id: table_id(),
            revision: 0,
            status: Status::Open,
            rules_version: i64::from(played.rules_version()),
            content: played.content(&options)?,
            game,
            options,
            settings,
            owner: identity.person.id.clone(),
            seats,
            server_seed: self.fresh_seed(),
            seating: Vec::new(),
            seq: 0,
            to_act: SeatSet::NONE,
            deadline: None,
            bot_due: false,
            result: None,
            rematch: None,
            opened_at: self.clock.now(),
            started_at: None,
            ended_at: None,
        })
    }

    /// Opens a table, and starts it if no seat is open and no nonce awaited.
    pub async fn open_table(self: &Arc<Server>, identity: &Identity, table: NewTable) -> ApiResult<RoomGuard> {
        let row = table.row(self, identity)?;
        if !row.seats.iter().all(SeatRow::is_played_by_bot) {
            return self.add_table(row).await;
        }
        let _one_at_a_time = self.opening_for_bots.lock().await;
        let most = self.config.limits.bots_only_tables;
        if self.store.bots_only_tables(&identity.person.id).await? >= most {
            let why = format!("{most} of your tables are played by bots alone: wait until one is over");
            return Err(Problem::new(ErrorCode::TooManyTables, why));
        }
        self.add_table(row).await
    }

    async fn add_table(self: &Arc<Server>, row: TableRow) -> ApiResult<RoomGuard> {
        let id = row.id.clone();
        self.store.add_table(row).await?;
        metrics::counter!("manicule_tables_opened_total").increment(1);
        let mut guard = self.lock_room(&id).await?;
        guard.start_if_full().await?;
        Ok(guard)
    }
}

fn require_open(row: &TableRow) -> ApiResult<()> {
    if row.status == Status::Open {
        Ok(())
    } else {
        Err(Problem::new(ErrorCode::NotOpen, "the game has begun, or the table is closed"))
    }
}

fn require_owner(row: &TableRow, identity: &Identity) -> ApiResult<()> {
    let owner = row.owner == identity.person.id;
    if owner { Ok(()) } else { Err(Problem::forbidden("only who opened the table may do that")) }
}

/// The table as it is stored when it ends without a result.
fn closed(row: &TableRow, at: Time) -> TableRow {
    let idle = TableRow { deadline: None, bot_due: false, to_act: SeatSet::NONE, ..row.clone() };
    TableRow { status: Status::Closed, ended_at: Some(at), ..idle }
}

/// Which open seat this person gets: the wished one, or the first.
fn free_seat(row: &TableRow, identity: &Identity, view_as: Option<Seat>) -> ApiResult<usize> {
    if row.seats.iter().any(|seat| seat.removed.contains(&identity.person.id)) {
        return Err(Problem::new(ErrorCode::Removed, "the owner of this table removed you from it"));
    }
    let free = |seat: &SeatRow| {
        let reserved = seat.reserved_for.as_ref();
        seat.kind == SeatKind::Open && reserved.is_none_or(|(person, _)| *person == identity.person.id)
    };
    let found = match view_as {
        Some(seat) if seat.index() >= row.seats.len() => return Err(Problem::not_found("there is no such seat")),
        Some(seat) => free(&row.seats[seat.index()]).then_some(seat.index()),
        None => row.seats.iter().position(free),
    };
    found.ok_or_else(|| Problem::new(ErrorCode::SeatTaken, "this seat is taken, or kept for somebody else"))
}

impl RoomGuard {
    /// Changes what is stored about the table; anew, should another node come first.
    pub(super) async fn change(
        &mut self,
        seated: bool,
        change: impl Fn(&TableRow) -> ApiResult<TableRow>,
    ) -> ApiResult<()> {
        for _ in 0..MAX_ATTEMPTS {
            let row = change(&self.room.row)?;
            match self.commit(row, None, seated).await {
                Err(problem) if problem.code == ErrorCode::Stale => continue,
                changed => return changed,
            }
        }
        Err(stale())
    }

    pub async fn join(
        &mut self,
        identity: &Identity,
        seat: Option<Seat>,
        name: Option<String>,
        nonce: Nonce,
    ) -> ApiResult<()> {
        require_open(&self.room.row)?;
        if seat.is_none() && self.room.row.seats.iter().any(|seat| seat.is_of(&identity.person.id)) {
            return Ok(());
        }
        self.change(true, |row| {
            require_open(row)?;
            let at = free_seat(row, identity, seat)?;
            let mut row = row.clone();
            let name = seat_name(&row.seats, identity, name.clone())?;
            row.seats[at].replace(sit(identity, name, nonce.clone()));
            Ok(row)
        })
        .await?;
        self.start_if_full().await
    }

    pub async fn leave(&mut self, identity: &Identity, seat: Option<Seat>) -> ApiResult<()> {
        self.change(true, |row| {
            require_open(row)?;
            let mut row = row.clone();
            let asked = |at: usize| seat.is_none_or(|seat| seat.index() == at);
            let mut left = false;
            for (at, seat) in row.seats.iter_mut().enumerate() {
                if asked(at) && seat.is_of(&identity.person.id) {
                    seat.replace(SeatRow::open());
                    left = true;
                }
            }
            if left { Ok(row) } else { Err(Problem::forbidden("you do not sit there")) }
        })
        .await
    }

    /// Brings the nonce of all seats of this person, once.
    pub async fn set_nonce(&mut self, identity: &Identity, nonce: String) -> ApiResult<()> {
        let nonce = text::nonce(nonce)?;
        let own = |row: &TableRow| -> Vec<usize> {
            row.seats_of(Some(&identity.person.id)).iter().map(|seat| seat.index()).collect()
        };
        let given =
            |row: &TableRow| own(row).iter().all(|&at| row.seats[at].nonce == nonce && !row.seats[at].awaits_nonce);
        if !own(&self.room.row).is_empty() && given(&self.room.row) {
            return Ok(());
        }
        self.change(true, |row| {
            require_open(row)?;
            let own = own(row);
            if own.is_empty() {
                return Err(Problem::forbidden("you have no seat at this table"));
            }
            let mut row = row.clone();
            for at in own {
                let seat = &mut row.seats[at];
                if !seat.nonce.is_empty() && seat.nonce != nonce {
                    return Err(Problem::new(ErrorCode::NonceGiven, "you have brought a nonce already"));
                }
                seat.nonce.clone_from(&nonce);
                seat.awaits_nonce = false;
            }
            Ok(row)
        })
        .await?;
        self.start_if_full().await
    }

    pub async fn put_seat(&mut self, identity: &Identity, seat: Seat, put: PutSeat) -> ApiResult<()> {
        self.change(true, |row| {
            require_open(row)?;
            require_owner(row, identity)?;
            let mut row = row.clone();
            let there = row.seats.get_mut(seat.index()).ok_or_else(|| Problem::not_found("there is no such seat"))?;
            match (&put, there.person.clone()) {
                (PutSeat::Bot { .. }, Some(_)) => {
                    return Err(Problem::new(ErrorCode::SeatTaken, "somebody sits there"));
                }
                (PutSeat::Bot { level }, None) => there.replace(SeatRow::bot(*level)),
                (PutSeat::Open {}, person) => {
                    there.replace(SeatRow::open());
                    // Owners may leave a seat like this and come back; others whom they remove stay away.
                    there.removed.extend(person.filter(|person| *person != identity.person.id));
                }
            }
            Ok(row)
        })
        .await?;
        self.start_if_full().await
    }

    /// The owner closes a table that has not begun, or one whose game cannot be played on.
    pub async fn close(&mut self, identity: &Identity) -> ApiResult<()> {
        let unplayable = self.room.unplayable.is_some();
        let at = self.server.clock.now();
        self.change(false, |row| {
            if !unplayable || row.status != Status::Running {
                require_open(row)?;
            }
            require_owner(row, identity)?;
            Ok(closed(row, at))
        })
        .await
    }

    /// The keeper of the server ends a table, whatever it is at.
    pub async fn close_for_good(&mut self, at: Time) -> ApiResult<()> {
        self.change(false, |row| {
            if row.ended_at.is_some() {
                return Err(Problem::new(ErrorCode::NotRunning, "the game is over"));
            }
            Ok(closed(row, at))
        })
        .await
    }

    async fn start_if_full(&mut self) -> ApiResult<()> {
        let row = &self.room.row;
        let is_ready = |seat: &SeatRow| seat.kind != SeatKind::Open && !seat.awaits_nonce;
        if row.status != Status::Open || !row.seats.iter().all(is_ready) {
            return Ok(());
        }
        let at = self.server.clock.now();
        let server = Arc::clone(&self.server);
        let game = server.game(&row.game).ok_or_else(|| Problem::not_found("this game is not played here"))?;
        let mut row = TableRow {
            status: Status::Running,
            started_at: Some(at),
            // The table may have been opened under older ones.
            rules_version: i64::from(game.rules_version()),
            content: game.content(&row.options)?,
            ..row.clone()
        };
        row.seating = fair_shuffle::seating(game_seed(&row), row.seats.len(), row.settings.random_seats);
        row.seats = row.seating.iter().map(|&listed| row.seats[listed].clone()).collect();
        self.room.needs_reload = true;
        self.room.progress = Some(Progress::start(game, &row, &[], at)?);
        let entry = self.next_entry(EntryKind::Start, None, at);
        match self.commit_next(row, entry).await {
            // Another node started it: so it is started.
            Err(problem) if problem.code == ErrorCode::Stale => Ok(()),
            started => started,
        }
    }

    /// The table after this one, with a seat for each who sat here; whoever asks takes their own.
    pub async fn rematch(mut self, identity: &Identity, nonce: Nonce) -> ApiResult<RoomGuard> {
        let row = &self.room.row;
        if row.status != Status::Finished {
            return Err(Problem::new(ErrorCode::NotOver, "the game is not over"));
        }
        if !row.seats.iter().any(|seat| seat.is_of(&identity.person.id)) {
            return Err(Problem::forbidden("only who sat here can ask for a rematch"));
        }
        let next = match row.rematch.clone() {
            Some(next) => next,
            None => self.open_rematch(identity).await?,
        };
        let server = Arc::clone(&self.server);
        drop(self);
        let mut guard = server.lock_room(&next).await?;
        let wanted: Vec<usize> = (0..guard.room.row.seats.len())
            .filter(|&at| {
                guard.room.row.seats[at].reserved_for.as_ref().is_some_and(|(id, _)| *id == identity.person.id)
            })
            .collect();
        for at in wanted {
            let name = guard.room.row.seats[at].reserved_for.as_ref().map(|(_, name)| name.clone());
            guard.join(identity, Some(Seat(at as u8)), name, nonce.clone()).await?;
        }
        Ok(guard)
    }

    async fn open_rematch(&mut self, identity: &Identity) -> ApiResult<String> {
        let old = &self.room.row;
        let seat = |seat: &SeatRow| match (&seat.person, &seat.name) {
            (Some(person), Some(name)) => {
                SeatRow { reserved_for: Some((person.clone(), name.clone())), ..SeatRow::open() }
            }
            _ => SeatRow::bot(seat.level.unwrap_or(STAND_IN)),
        };
        let seats = old.seats.iter().map(seat).collect();
        let next =
            self.server.fresh_row(identity, old.game.clone(), old.options.clone(), old.settings.clone(), seats)?;
        let id = next.id.clone();
        self.server.store.add_table(next).await?;
        let row = TableRow { rematch: Some(id.clone()), ..old.clone() };
        match self.commit(row, None, false).await {
            Ok(()) => {
                self.broadcast_table();
                Ok(id)
            }
            // Another node opened one first: it is that one.
            Err(problem) if problem.code == ErrorCode::Stale => self.room.row.rematch.clone().ok_or_else(stale),
            Err(problem) => Err(problem),
        }
    }
}
