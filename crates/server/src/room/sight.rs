//! Who may see what. Whatever is sent about a table is made for a `Sight`, and a `Sight` can only be derived from the
//! table's row as it is at that moment: it borrows the row, so nobody can keep one until the seats have changed.

use crate::identity::Who;
use crate::problem::{Answer, Code, Problem};
use crate::store::{Line, Row, Status};
use table::{Seat, SeatSet, Viewer};

/// Who somebody is and as whom they would like to look. This says nothing about what they may see.
#[derive(Clone, Debug, Default)]
pub struct Asker {
    pub person: Option<String>,
    /// They came with a bot key.
    pub program: bool,
    pub wish: Option<Viewer>,
}

impl Asker {
    pub fn new(who: Option<&Who>, wish: Option<Viewer>) -> Asker {
        let program = who.is_some_and(|who| who.program);
        Asker { person: who.map(|who| who.person.id.clone()), program, wish }
    }

    /// The same person with another wish.
    pub fn wishing(&self, wish: Option<Viewer>) -> Asker {
        Asker { wish, ..self.clone() }
    }

    pub fn is(&self, person: &str) -> bool {
        self.person.as_deref() == Some(person)
    }
}

/// What one person may see of a table at one moment.
#[derive(Clone, Copy)]
pub struct Sight<'row> {
    row: &'row Row,
    viewer: Viewer,
    seated: bool,
    program: bool,
}

/// Leave to see a whole game with all its secrets.
#[derive(Clone, Copy)]
pub struct WholeGame(());

impl Row {
    /// The seats of this person.
    pub fn seats_of(&self, person: Option<&str>) -> SeatSet {
        let own = |seat: &Seat| person.is_some_and(|person| self.seats[seat.index()].is_of(person));
        SeatSet::first(self.seats.len()).iter().filter(own).collect()
    }

    /// Whether this person may see anything of the game.
    pub fn admits(&self, person: Option<&str>) -> bool {
        self.settings.spectators || !self.seats_of(person).is_empty()
    }

    /// What somebody may see now. A wish for another's seat is refused; without a wish it is their first seat, or
    /// what spectators see.
    pub fn sight(&self, asker: &Asker) -> Answer<Sight<'_>> {
        let own = self.seats_of(asker.person.as_deref());
        let seated = !own.is_empty();
        let viewer = match asker.wish {
            Some(Viewer::Seat(seat)) if own.contains(seat) => asker.wish,
            Some(Viewer::Seat(seat)) if seat.index() >= self.seats.len() => {
                return Err(Problem::no_such("there is no such seat"));
            }
            Some(Viewer::Seat(_)) => return Err(Problem::forbidden("this is not your seat")),
            None if seated => own.iter().next().map(Viewer::Seat),
            Some(Viewer::Spectator) | None => Some(Viewer::Spectator),
        };
        if !self.admits(asker.person.as_deref()) {
            return Err(Problem::forbidden("this table is not open to spectators"));
        }
        Ok(Sight { row: self, viewer: viewer.unwrap_or(Viewer::Spectator), seated, program: asker.program })
    }

    /// What a listener may see now. Who has lost the seat they asked for gets what they may see without asking.
    pub fn sight_of(&self, asker: &Asker) -> Answer<Sight<'_>> {
        self.sight(asker).or_else(|_| self.sight(&asker.wishing(None)))
    }

    /// Whether somebody who may see nothing of the game may at least see the seats fill.
    pub fn shows_its_card_to_all(&self) -> bool {
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

    /// Whether they sit at the table, whoever they look as.
    pub fn is_seated(self) -> bool {
        self.seated
    }

    /// Whether they may have lists that do a player's thinking: programs in a program's seat, where the table allows it.
    pub fn is_helped(self) -> bool {
        let in_its_seat =
            self.seat().and_then(|seat| self.row.seats.get(seat.index())).is_some_and(|seat| seat.program);
        self.program && in_its_seat && self.row.settings.lists_for_programs
    }

    /// The room of the chat that they read: one, or (`""`) both. Seated people read what spectators say only when the
    /// game is over.
    pub fn chat_room(self) -> &'static str {
        if self.seated && self.row.ended_at.is_none() { "players" } else { "" }
    }

    pub fn reads(self, line: &Line) -> bool {
        self.chat_room().is_empty() || line.room == self.chat_room()
    }

    /// When the game is over, whoever may see it may see all of it.
    pub fn whole_game(self) -> Answer<WholeGame> {
        match self.row.status {
            Status::Finished => Ok(WholeGame(())),
            _ => Err(Problem::new(Code::NotOver, "this can be seen when the game is over")),
        }
    }
}

impl WholeGame {
    /// The operator of the server exports games, also those that still run.
    pub fn for_the_operator() -> WholeGame {
        WholeGame(())
    }

    /// The game through anybody's eyes.
    pub fn seen_as(self, row: &Row, viewer: Viewer) -> Sight<'_> {
        Sight { row, viewer, seated: false, program: false }
    }
}
