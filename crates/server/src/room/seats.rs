//! Before the start: taking and leaving seats, nonces, closing the table.

use super::{MAX_ATTEMPTS, RoomGuard, stale};
use crate::clock::Time;
use crate::identity::Identity;
use crate::problem::{ApiResult, ErrorCode, Problem};
use crate::store::{SeatKind, SeatRow, Status, TableRow};
use crate::text;
use crate::wire::PutSeat;
use std::sync::Arc;
use table::{Seat, SeatSet};

/// A person's contribution to the shuffle when they sit down.
#[derive(Clone, Debug)]
pub enum Nonce {
    /// May be empty.
    Given(String),
    /// It follows later.
    Awaited,
}

impl Nonce {
    pub fn read(nonce: String, awaited: bool) -> ApiResult<Nonce> {
        match (nonce.is_empty(), awaited) {
            (false, true) => Err(Problem::bad_request("nonce, await_nonce: give only one")),
            (true, true) => Ok(Nonce::Awaited),
            (_, false) => Ok(Nonce::Given(text::nonce(nonce)?)),
        }
    }
}

/// The name of this person at the table, which must not look like another one there. Further seats of one person are
/// numbered.
pub(super) fn seat_name(seats: &[SeatRow], identity: &Identity, given: Option<String>) -> ApiResult<String> {
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

pub(super) fn sit(identity: &Identity, name: String, nonce: Nonce) -> SeatRow {
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

fn require_open(row: &TableRow) -> ApiResult<()> {
    if row.status == Status::Open {
        Ok(())
    } else {
        Err(Problem::new(ErrorCode::NotOpen, "the game has started, or the table is closed"))
    }
}

fn require_owner(row: &TableRow, identity: &Identity) -> ApiResult<()> {
    let owner = row.owner == identity.person.id;
    if owner { Ok(()) } else { Err(Problem::forbidden("only the table's owner can do this")) }
}

/// The table after it is closed without a result.
fn closed(row: &TableRow, at: Time) -> TableRow {
    let idle = TableRow { deadline: None, bot_due: false, to_act: SeatSet::NONE, ..row.clone() };
    TableRow { status: Status::Closed, ended_at: Some(at), ..idle }
}

/// The open seat this person gets: the requested one, or the first.
fn free_seat(row: &TableRow, identity: &Identity, requested: Option<Seat>) -> ApiResult<usize> {
    if row.seats.iter().any(|seat| seat.removed.contains(&identity.person.id)) {
        return Err(Problem::new(ErrorCode::Removed, "the owner of this table removed you from it"));
    }
    let free = |seat: &SeatRow| {
        let reserved = seat.reserved_for.as_ref();
        seat.kind == SeatKind::Open && reserved.is_none_or(|(person, _)| *person == identity.person.id)
    };
    let found = match requested {
        Some(seat) if seat.index() >= row.seats.len() => return Err(Problem::not_found("no such seat")),
        Some(seat) => free(&row.seats[seat.index()]).then_some(seat.index()),
        None => row.seats.iter().position(free),
    };
    found.ok_or_else(|| Problem::new(ErrorCode::SeatTaken, "this seat is taken, or reserved for somebody else"))
}

impl RoomGuard {
    /// Changes the stored table, again if another node comes first.
    pub(super) async fn change(
        &mut self,
        seated: bool,
        change: impl Fn(&TableRow) -> ApiResult<TableRow>,
    ) -> ApiResult<()> {
        for _ in 0..MAX_ATTEMPTS {
            let row = change(&self.room.row)?;
            match self.begin().commit(row, None, seated).await {
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

    /// Sets the nonce of all seats of this person, once.
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
                    return Err(Problem::new(ErrorCode::NonceGiven, "you have already sent a nonce"));
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
        let server = Arc::clone(&self.server);
        self.change(true, |row| {
            require_open(row)?;
            require_owner(row, identity)?;
            let mut row = row.clone();
            let there = row.seats.get_mut(seat.index()).ok_or_else(|| Problem::not_found("no such seat"))?;
            match (&put, there.person.clone()) {
                (PutSeat::Bot { .. }, Some(_)) => {
                    return Err(Problem::new(ErrorCode::SeatTaken, "somebody sits there"));
                }
                (PutSeat::Bot { level }, None) => {
                    there.replace(SeatRow::bot(*level));
                    server.complete_options(&mut row)?;
                }
                (PutSeat::Open {}, person) => {
                    there.replace(SeatRow::open());
                    // Owners may leave a seat like this and come back; anyone else stays removed.
                    there.removed.extend(person.filter(|person| *person != identity.person.id));
                }
            }
            Ok(row)
        })
        .await?;
        self.start_if_full().await
    }

    /// The owner closes a table that has not started, or whose game cannot continue.
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

    /// The operator closes a table in any state.
    pub async fn close_for_good(&mut self, at: Time) -> ApiResult<()> {
        self.change(false, |row| {
            if row.ended_at.is_some() {
                return Err(Problem::new(ErrorCode::NotRunning, "the game is over"));
            }
            Ok(closed(row, at))
        })
        .await
    }
}
