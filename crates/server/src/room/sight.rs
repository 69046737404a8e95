//! Who may see what. Everything sent about a table is built for a `Sight`. A `Sight` is derived from the table's current
//! row and borrows it, so it cannot outlive a change of the seats.

use crate::identity::Identity;
use crate::problem::{ApiResult, ErrorCode, Problem};
use crate::store::{ChatLine, Status, TableRow};
use crate::wire::ChatRoom;
use table::{Seat, SeatSet, Viewer};

/// Who makes a request and the point of view they ask for. This says nothing about what they may see.
#[derive(Clone, Debug, Default)]
pub struct Requester {
    pub person: Option<String>,
    /// Authenticated with a bot key. Only programs get lists of legal actions unasked: the page has the rules itself.
    pub program: bool,
    pub view_as: Option<Viewer>,
}

impl Requester {
    pub fn new(identity: Option<&Identity>, view_as: Option<Viewer>) -> Requester {
        let program = identity.is_some_and(|identity| identity.program);
        Requester { person: identity.map(|identity| identity.person.id.clone()), program, view_as }
    }

    /// The same person with another requested point of view.
    pub fn viewing_as(&self, view_as: Option<Viewer>) -> Requester {
        Requester { view_as, ..self.clone() }
    }

    pub fn is(&self, person: &str) -> bool {
        self.person.as_deref() == Some(person)
    }
}

/// What one person may see of a table at one moment.
#[derive(Clone, Copy)]
pub struct Sight<'row> {
    row: &'row TableRow,
    viewer: Viewer,
    seated: bool,
    program: bool,
}

/// Permission to see a whole game with all its secrets.
#[derive(Clone, Copy)]
pub struct WholeGame(());

impl TableRow {
    /// The seats of this person.
    pub fn seats_of(&self, person: Option<&str>) -> SeatSet {
        let own = |seat: &Seat| person.is_some_and(|person| self.seats[seat.index()].is_of(person));
        SeatSet::first(self.seats.len()).iter().filter(own).collect()
    }

    /// Whether this person may see anything of the game.
    pub fn admits(&self, person: Option<&str>) -> bool {
        self.settings.spectators || !self.seats_of(person).is_empty()
    }

    /// What the requester may see now. Somebody else's seat is refused; by default it is their first seat, or what
    /// spectators see.
    pub fn sight(&self, requester: &Requester) -> ApiResult<Sight<'_>> {
        let own = self.seats_of(requester.person.as_deref());
        let seated = !own.is_empty();
        let viewer = match requester.view_as {
            Some(Viewer::Seat(seat)) if own.contains(seat) => requester.view_as,
            Some(Viewer::Seat(seat)) if seat.index() >= self.seats.len() => {
                return Err(Problem::not_found("no such seat"));
            }
            Some(Viewer::Seat(_)) => return Err(Problem::forbidden("this is not your seat")),
            None if seated => own.iter().next().map(Viewer::Seat),
            Some(Viewer::Spectator) | None => Some(Viewer::Spectator),
        };
        if !self.admits(requester.person.as_deref()) {
            return Err(Problem::forbidden("this table is not open to spectators"));
        }
        Ok(Sight { row: self, viewer: viewer.unwrap_or(Viewer::Spectator), seated, program: requester.program })
    }

    /// What a listener may see now. A listener who has lost the requested seat gets the default point of view.
    pub fn sight_of(&self, requester: &Requester) -> ApiResult<Sight<'_>> {
        self.sight(requester).or_else(|_| self.sight(&requester.viewing_as(None)))
    }

    /// Whether everyone may see the table's seats.
    pub fn is_visible_to_all(&self) -> bool {
        self.status == Status::Open
    }
}

impl Sight<'_> {
    pub fn viewer(self) -> Viewer {
        self.viewer
    }

    pub fn seat(self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Whether they sit at the table, whatever their point of view.
    pub fn is_seated(self) -> bool {
        self.seated
    }

    /// Whether they may get lists that do a player's thinking: programs in a program's seat, if the table allows it.
    pub fn is_helped(self) -> bool {
        let in_its_seat =
            self.seat().and_then(|seat| self.row.seats.get(seat.index())).is_some_and(|seat| seat.program);
        self.program && in_its_seat && self.row.settings.lists_for_programs
    }

    /// The chat room they may read; `None` for both. Seated people may read the spectators' room once the game is over.
    pub fn chat_room(self) -> Option<ChatRoom> {
        (self.seated && self.row.ended_at.is_none()).then_some(ChatRoom::Players)
    }

    pub fn reads(self, line: &ChatLine) -> bool {
        self.chat_room().is_none_or(|room| line.room == room)
    }

    /// Once the game is over, everyone who may see it may see all of it.
    pub fn whole_game(self) -> ApiResult<WholeGame> {
        match self.row.status {
            Status::Finished => Ok(WholeGame(())),
            _ => Err(Problem::new(ErrorCode::NotOver, "this is available once the game is over")),
        }
    }
}

impl WholeGame {
    /// The operator may export any game, even while it runs.
    pub fn for_operator() -> WholeGame {
        WholeGame(())
    }

    /// The game from any point of view.
    pub fn seen_as(self, row: &TableRow, viewer: Viewer) -> Sight<'_> {
        Sight { row, viewer, seated: false, program: false }
    }
}
