//! A table in a test: seats act or are refused, and everybody can look.

use gutenberg::catalogue::Catalogue;
use gutenberg::components::{Enumerated, Inks, Row};
use gutenberg::{
    Action, BoardSheet, Event, Gutenberg, HouseSheet, Illegal, Options, Phase, Position, Sheet, State, View,
};
use table::{Game, Play, Refusal, Seat, Seed, Told, Viewer};

pub struct Table {
    pub play: Play<Gutenberg>,
    /// All events so far.
    pub told: Vec<Told<Event>>,
}

impl Table {
    pub fn from_state(game: Gutenberg, state: State) -> Table {
        Table { play: Play::from_state(game, state), told: Vec::new() }
    }

    /// A position as it is described, with the standard cards.
    pub fn place(position: &Position) -> Table {
        let game = Gutenberg::standard();
        let state = game.place(position).unwrap_or_else(|faults| panic!("invalid position: {faults:#?}"));
        Table::from_state(game, state)
    }

    /// A new game with the standard cards.
    pub fn open(options: Options, seed: u64) -> Table {
        Table::open_with(Gutenberg::standard(), options, seed)
    }

    pub fn open_with(game: Gutenberg, options: Options, seed: u64) -> Table {
        let play = Play::new(game, options, Seed::from_number(seed)).unwrap_or_else(|bad| panic!("{bad}"));
        Table { play, told: Vec::new() }
    }

    /// The seat performs the action, which must be among its legal actions.
    pub fn does(&mut self, seat: u8, action: Action) -> &mut Table {
        assert!(self.may(seat).contains(&action), "seat {seat} is not offered {action:?} in {:?}", self.phase());
        let told = self.play.act(Seat(seat), action);
        self.told.extend(told.unwrap_or_else(|no| panic!("seat {seat} cannot do {action:?}: {no:?}, {}", no.rule())));
        self
    }

    /// The seat is refused for this reason, under this rule, and nothing has changed.
    pub fn refuses(&mut self, seat: u8, action: Action, reason: Illegal, rule: &str) -> &mut Table {
        assert!(!self.may(seat).contains(&action), "{action:?} is offered");
        let before = self.play.state().clone();
        let refused = self.play.act(Seat(seat), action).err();
        assert_eq!(refused, Some(reason), "seat {seat}: {action:?}");
        assert_eq!(reason.rule(), rule);
        assert!(*self.play.state() == before, "a refusal changed the state");
        self
    }

    /// All that a seat may do now.
    pub fn may(&self, seat: u8) -> Vec<Action> {
        let mut listed = Vec::new();
        self.play.game().legal_actions(self.play.state(), Seat(seat), &mut listed);
        listed
    }

    pub fn is_waited_for(&self, seat: u8) -> bool {
        self.play.game().to_act(self.play.state()).contains(Seat(seat))
    }

    pub fn waited_for(&self) -> Vec<u8> {
        self.play.game().to_act(self.play.state()).iter().map(|seat| seat.0).collect()
    }

    /// Everybody passes until the phase is over, and declines the rewards that are due.
    pub fn all_pass(&mut self) -> &mut Table {
        let phase = self.phase();
        while self.phase() == phase && !matches!(phase, Phase::Plan | Phase::NameColour | Phase::Over) {
            let pass = if self.may(self.actor()).contains(&Action::Pass) { Action::Pass } else { Action::Decline };
            self.does(self.actor(), pass);
        }
        self
    }

    /// Everybody passes until this phase begins; plans spread the markers evenly.
    pub fn pass_to(&mut self, phase: Phase) -> &mut Table {
        while self.phase() != phase {
            assert!(self.phase() != Phase::Over, "the game ended before {phase:?}");
            if self.phase() == Phase::Plan {
                self.all_plan()
            } else {
                self.all_pass()
            };
        }
        self
    }

    /// Everybody who has not planned places markers on every row.
    pub fn all_plan(&mut self) -> &mut Table {
        for seat in 0..self.sheet().houses.len() as u8 {
            if self.is_waited_for(seat) {
                let place = self.house(seat).markers - 7;
                self.does(seat, Action::Plan { markers: crate::scene::even_plan(place.into()) });
            }
        }
        self
    }

    pub fn cards(&self) -> &Catalogue {
        self.play.game().cards()
    }

    pub fn position(&self) -> Position {
        self.play.game().position(self.play.state())
    }

    pub fn view(&self, viewer: Viewer) -> View {
        self.play.game().view(self.play.state(), viewer).expect("the viewer sits at this table")
    }

    pub fn view_of(&self, seat: u8) -> View {
        self.view(Viewer::Seat(Seat(seat)))
    }

    /// The open table.
    pub fn sheet(&self) -> Sheet {
        self.position().table
    }

    pub fn house(&self, seat: u8) -> HouseSheet {
        self.sheet().houses.swap_remove(usize::from(seat))
    }

    pub fn board(&self) -> BoardSheet {
        self.sheet().board
    }

    pub fn bag(&self) -> Inks {
        self.sheet().bag
    }

    pub fn phase(&self) -> Phase {
        self.sheet().phase
    }

    pub fn round(&self) -> u8 {
        self.sheet().round
    }

    pub fn actor(&self) -> u8 {
        self.sheet().actor.expect("somebody is on turn").0
    }

    /// Who acts in a row, in this order.
    pub fn acting_order(&self, row: Row) -> Vec<u8> {
        let orders = self.view(Viewer::Spectator).acting_order.expect("the plans are open");
        orders[row.index()].iter().map(|seat| seat.0).collect()
    }

    /// All events so far, secrets included.
    pub fn events(&self) -> Vec<&Event> {
        self.told.iter().map(Told::whole).collect()
    }

    pub fn was_told(&self, event: &Event) -> bool {
        self.events().contains(&event)
    }

    /// The events that this viewer heard.
    pub fn heard_by(&self, viewer: Viewer) -> Vec<&Event> {
        self.told.iter().filter_map(|told| told.to(viewer)).collect()
    }

    /// Forgets the events so far.
    pub fn hush(&mut self) -> &mut Table {
        self.told.clear();
        self
    }
}
