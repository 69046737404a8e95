//! One sitting of any game.

use crate::{Acted, Json, Legal, Refused, Sitting, Thought, json};
use bots::{Level, Playable};
use serde::Deserialize;
use serde_json::Value;
use table::{CannotUndo, Dice, Listing, Outcome, Play, Refusal, Seat, SeatSet, Seed, Told, Viewer};

pub struct Seated<G: Playable>(pub Play<G>);

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

impl<G> Sitting for Seated<G>
where
    G: Playable + Clone + Send + Sync + 'static,
    G::View: Send,
    Play<G>: Send + Sync,
{
    fn to_act(&self) -> SeatSet {
        self.0.game().to_act(self.0.state())
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<Acted, Refused> {
        let told = self.0.act(seat, read(action)?).map_err(|refusal| illegal(&refusal))?;
        Ok(Acted { told: told.iter().map(as_json).collect(), revealed: self.0.undoable() == 0 })
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<(), Refused> {
        let action = read(action)?;
        self.0.game().check(self.0.state(), seat, &action).map_err(|refusal| illegal(&refusal))
    }

    fn undo(&mut self) -> Result<(), CannotUndo> {
        self.0.undo()
    }

    fn undoable(&self) -> usize {
        self.0.undoable()
    }

    fn ply(&self) -> usize {
        self.0.ply()
    }

    fn view(&self, viewer: Viewer) -> Json {
        json(&self.0.game().view(self.0.state(), viewer))
    }

    fn legal(&self, seat: Seat) -> Legal {
        let mut actions = Vec::new();
        let listing = self.0.game().legal_actions(self.0.state(), seat, &mut actions);
        Legal { actions: json(&actions), complete: listing == Listing::Complete, count: actions.len() }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn position(&self) -> Json {
        json(&self.0.game().position(self.0.state()))
    }

    fn record(&self) -> Option<Json> {
        self.0.record().map(json)
    }

    fn think(&self, seat: Seat, level: Level, seed: Seed) -> Thought {
        let game = self.0.game().clone();
        let view = game.view(self.0.state(), Viewer::Seat(seat));
        Box::new(move || {
            let action = bots::choose(level, &game, &view, None, &mut Dice::new(seed)).ok()?;
            serde_json::to_value(action).ok()
        })
    }
}
