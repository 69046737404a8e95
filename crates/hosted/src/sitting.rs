//! One sitting of any game.

use crate::{Acted, Json, Legal, Refused, Sitting, Thought, json};
use bots::{Level, Playable};
use serde::Deserialize;
use serde_json::Value;
use table::{CannotUndo, Dice, Game, Listing, Outcome, Play, Refusal, Seat, SeatSet, Seed, Told, Viewer};

/// What would come of an action, in the game's own words: from what that seat knows, and nothing else.
pub type Foresight<G> = fn(&<G as Game>::State, Seat, &<G as Game>::Action) -> Json;

pub struct Seated<G: Playable> {
    pub play: Play<G>,
    pub foresight: Foresight<G>,
}

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
        self.play.game().to_act(self.play.state())
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<Acted, Refused> {
        let told = self.play.act(seat, read(action)?).map_err(|refusal| illegal(&refusal))?;
        Ok(Acted { told: told.iter().map(as_json).collect(), revealed: self.play.undoable() == 0 })
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<(), Refused> {
        let action = read(action)?;
        self.play.game().check(self.play.state(), seat, &action).map_err(|refusal| illegal(&refusal))
    }

    fn foresee(&self, seat: Seat, action: &Value) -> Result<Json, Refused> {
        Ok((self.foresight)(self.play.state(), seat, &read(action)?))
    }

    fn undo(&mut self) -> Result<(), CannotUndo> {
        self.play.undo()
    }

    fn undoable(&self) -> usize {
        self.play.undoable()
    }

    fn ply(&self) -> usize {
        self.play.ply()
    }

    fn view(&self, viewer: Viewer) -> Json {
        json(&self.play.game().view(self.play.state(), viewer))
    }

    fn legal(&self, seat: Seat) -> Legal {
        let mut actions = Vec::new();
        let listing = self.play.game().legal_actions(self.play.state(), seat, &mut actions);
        Legal { actions: json(&actions), complete: listing == Listing::Complete, count: actions.len() }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.play.outcome()
    }

    fn position(&self) -> Json {
        json(&self.play.game().position(self.play.state()))
    }

    fn record(&self) -> Option<Json> {
        self.play.record().map(json)
    }

    fn think(&self, seat: Seat, level: Level, seed: Seed) -> Thought {
        let game = self.play.game().clone();
        let view = game.view(self.play.state(), Viewer::Seat(seat));
        Box::new(move || {
            let action = bots::choose(level, &game, &view, None, &mut Dice::new(seed)).ok()?;
            serde_json::to_value(action).ok()
        })
    }
}
