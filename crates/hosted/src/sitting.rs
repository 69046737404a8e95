//! One sitting of any game.

use crate::{Acted, Explained, Hosted, Json, Legal, Refused, Sitting, Thought, json};
use bots::{Budget, Level};
use serde::Deserialize;
use serde_json::Value;
use table::{CannotUndo, Dice, Listing, NoSuchSeat, Outcome, Play, Refusal, Seat, SeatSet, Seed, Told, Viewer};

fn read<A: for<'de> Deserialize<'de>>(action: &Value) -> Result<A, Refused> {
    A::deserialize(action).map_err(|error| Refused::Unreadable(format!("action: {error}")))
}

fn illegal(refusal: &impl Refusal) -> Refused {
    Refused::Illegal { rule: refusal.rule(), reason: serde_json::to_value(refusal).unwrap_or_default() }
}

fn as_json<E: serde::Serialize>(told: &Told<E>) -> Told<Json> {
    match told {
        Told::All(event) => Told::All(json(event)),
        Told::Reveal(event) => Told::Reveal(json(event)),
        Told::Secret { seat, secret, public } => {
            Told::Secret { seat: *seat, secret: json(secret), public: public.as_ref().map(json) }
        }
    }
}

impl<G: Hosted> Sitting for Play<G> {
    fn to_act(&self) -> SeatSet {
        self.game().to_act(self.state())
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<Acted, Refused> {
        let told = Play::act(self, seat, read(action)?).map_err(|refusal| illegal(&refusal))?;
        Ok(Acted { told: told.iter().map(as_json).collect(), revealed: Play::undoable(self) == 0 })
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<(), Refused> {
        let action = read(action)?;
        self.game().check(self.state(), seat, &action).map_err(|refusal| illegal(&refusal))
    }

    fn explain(&self, seat: Seat, action: &Value, help: bool) -> Result<Explained, Refused> {
        let action = read(action)?;
        let refused =
            self.game().check(self.state(), seat, &action).err().filter(|illegal| help || !G::is_help(illegal));
        let prospect = G::foresee(self.state(), seat, &action, help);
        Ok(Explained { refused: refused.as_ref().map(illegal), prospect })
    }

    fn lists_are_help(&self) -> bool {
        G::lists_are_help(self.state())
    }

    fn undo(&mut self) -> Result<(), CannotUndo> {
        Play::undo(self)
    }

    fn undoable(&self) -> usize {
        Play::undoable(self)
    }

    fn ply(&self) -> usize {
        Play::ply(self)
    }

    fn seats(&self) -> usize {
        self.game().seats(self.state())
    }

    fn view(&self, viewer: Viewer) -> Result<Json, NoSuchSeat> {
        self.game().view(self.state(), viewer).map(|view| json(&view))
    }

    fn legal(&self, seat: Seat) -> Legal {
        let mut actions = Vec::new();
        let listing = self.game().legal_actions(self.state(), seat, &mut actions);
        Legal { actions: json(&actions), complete: listing == Listing::Complete, count: actions.len() }
    }

    fn outcome(&self) -> Option<Outcome> {
        Play::outcome(self)
    }

    fn position(&self) -> Json {
        json(&self.game().position(self.state()))
    }

    fn record(&self) -> Option<Json> {
        Play::record(self).map(json)
    }

    fn taken_on_trust(&self) -> Vec<String> {
        Play::taken_on_trust(self)
    }

    fn think(&self, seat: Seat, level: Level, budget: Option<Budget>, seed: Seed) -> Thought {
        let game = self.game().clone();
        let view = game.view(self.state(), Viewer::Seat(seat));
        Box::new(move || {
            let action = bots::choose(level, &game, &view?, budget, &mut Dice::new(seed))?;
            Ok(serde_json::to_value(action).unwrap_or_default())
        })
    }
}
