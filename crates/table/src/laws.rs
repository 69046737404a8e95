//! The laws that every game must obey, as ready-made tests. A game supplies what is specific to it; [`Laws`] plays
//! random games and checks every law at every step. A violation panics with the options, seed and ply.

use crate::{Dice, Game, Listing, Play, Record, Refusal, Seat, SeatSet, Seed, Told, Viewer};
use serde::Serialize;
use std::fmt::Debug;

/// More actions than any game has.
const ENDLESS: usize = 20_000;

/// See [`Laws::disguise`].
pub type Disguise<'g, S> = &'g dyn Fn(&S, Viewer, &mut Dice) -> S;

pub struct Laws<'g, G: Game> {
    pub game: &'g G,
    /// Another state that this viewer cannot distinguish from the given one: everything it may not know is different.
    pub disguise: Disguise<'g, G::State>,
    /// Reports anything that was lost or created from nothing.
    pub conserved: &'g dyn Fn(&G::State) -> Result<(), String>,
    /// Any action that can be expressed, legal or not.
    pub any_action: &'g dyn Fn(&mut Dice) -> G::Action,
    /// All seats, including those that make no decisions.
    pub seats: u8,
}

/// The outcome of a whole random game.
pub struct Played<G: Game> {
    pub record: Record<G::Options, G::Action>,
    pub told: Vec<Told<G::Event>>,
}

impl<G: Game + Clone> Laws<'_, G>
where
    G::State: Debug,
{
    /// Plays one random game and checks every law at every step.
    pub fn hold_for(&self, options: &G::Options, seed: Seed) -> Played<G> {
        let mut dice = Dice::new(seed);
        let at_start = format!("options {options:?}, seed {seed}");
        let mut play = Play::new(self.game.clone(), options.clone(), seed)
            .unwrap_or_else(|bad| panic!("{at_start}: the options are refused: {bad}"));
        let mut all_told = Vec::new();
        while play.outcome().is_none() {
            let at = format!("{at_start}, ply {}", play.ply());
            assert!(play.ply() < ENDLESS, "{at}: the game does not end");
            let state = play.state();
            (self.conserved)(state).unwrap_or_else(|lost| panic!("{at}: {lost}"));
            self.position_survives_json(state, &at);
            self.lists_are_right(state, &mut dice, &at);
            self.secrets_stay_secret(state, &mut dice, &at);

            let to_act: Vec<Seat> = self.game.to_act(state).iter().collect();
            assert!(!to_act.is_empty(), "{at}: nobody is to act, but the game has no outcome");
            let seat = to_act[dice.index(to_act.len())];
            let action = self.game.random_action(state, seat, &mut dice);
            let action = action.unwrap_or_else(|| panic!("{at}: seat {seat} is to act but has no action"));
            all_told.extend(self.act_and_undo(&mut play, seat, &action, &at));
        }
        assert!(self.game.to_act(play.state()).is_empty(), "{at_start}: somebody is to act after the end");
        let record = play.record().cloned().unwrap_or_else(|| panic!("{at_start}: no record"));
        self.record_replays(&record, &play, &at_start);
        Played { record, told: all_told }
    }

    fn act_and_undo(&self, play: &mut Play<G>, seat: Seat, action: &G::Action, at: &str) -> Vec<Told<G::Event>> {
        let before = play.state().clone();
        let act = |play: &mut Play<G>| {
            play.act(seat, action.clone())
                .unwrap_or_else(|illegal| panic!("{at}: {action:?} of seat {seat} is refused: {illegal:?}"))
        };
        let told = act(play);
        if play.undoable() == 0 {
            return told;
        }
        let after = play.state().clone();
        play.undo().unwrap_or_else(|_| panic!("{at}: {action:?} cannot be undone"));
        assert!(*play.state() == before, "{at}: undoing {action:?} does not give the state before it");
        assert!(act(play) == told, "{at}: {action:?} gives other events the second time");
        assert!(*play.state() == after, "{at}: {action:?} leads to another state the second time");
        told
    }

    fn position_survives_json(&self, state: &G::State, at: &str) {
        let text = json(&self.game.position(state));
        let position = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{at}: position not read: {e}\n{text}"));
        let again = self.game.place(&position);
        let again = again.unwrap_or_else(|faults| panic!("{at}: its own position is refused: {faults:#?}"));
        assert!(again == *state, "{at}: the position read from JSON differs:\n{again:?}\n{state:?}");
    }

    /// Listed actions are accepted; others are refused, with the state untouched.
    fn lists_are_right(&self, state: &G::State, dice: &mut Dice, at: &str) {
        let waited_for = self.game.to_act(state);
        for seat in SeatSet::first(usize::from(self.seats)).iter() {
            let mut listed = Vec::new();
            let listing = self.game.legal_actions(state, seat, &mut listed);
            assert!(
                !waited_for.contains(seat) || !listed.is_empty(),
                "{at}: seat {seat} is to act but nothing is listed"
            );
            for action in &listed {
                let verdict = self.game.check(state, seat, action);
                assert!(verdict.is_ok(), "{at}: listed for seat {seat}, but refused: {action:?}: {verdict:?}");
            }
            if !listed.is_empty() {
                let action = &listed[dice.index(listed.len())];
                let mut after = state.clone();
                let verdict = self.game.apply(&mut after, seat, action, &mut crate::Nobody);
                assert!(verdict.is_ok(), "{at}: checked, but refused when applied: {action:?}: {verdict:?}");
                let text = json(action);
                let again: G::Action =
                    serde_json::from_str(&text).unwrap_or_else(|e| panic!("{at}: action not read: {e}: {text}"));
                assert!(again == *action, "{at}: an action changes in JSON: {text}");
            }
            for _ in 0..4 {
                let action = (self.any_action)(dice);
                let mut after = state.clone();
                let verdict = self.game.apply(&mut after, seat, &action, &mut crate::Nobody);
                let checked = self.game.check(state, seat, &action);
                assert!(checked == verdict, "{at}: check says {checked:?}, apply {verdict:?} of {action:?}");
                match verdict {
                    Ok(()) if listing == Listing::Complete => {
                        assert!(listed.contains(&action), "{at}: accepted for seat {seat}, but not listed: {action:?}");
                    }
                    Ok(()) => {}
                    Err(illegal) => {
                        assert!(after == *state, "{at}: refused, but the state has changed: {action:?}");
                        assert!(!listed.contains(&action), "{at}: listed, but refused: {action:?}");
                        assert!(!illegal.rule().is_empty(), "{at}: refused without a rule: {illegal:?}");
                    }
                }
            }
        }
    }

    /// Two states that differ only in what a viewer may not know give it the same bytes.
    fn secrets_stay_secret(&self, state: &G::State, dice: &mut Dice, at: &str) {
        let seats = SeatSet::first(usize::from(self.seats));
        for viewer in seats.iter().map(Viewer::Seat).chain([Viewer::Spectator]) {
            let other = (self.disguise)(state, viewer, dice);
            let same = |what: &str, one: String, two: String| {
                assert!(one == two, "{at}: {viewer:?} can tell two states apart by its {what}:\n{one}\n{two}");
            };
            let view = |state| {
                let view = self.game.view(state, viewer);
                assert_eq!(view.is_ok(), viewer.among(self.game.seats(state)).is_ok(), "{at}: {viewer:?} has a view");
                view.ok()
            };
            same("view", json(&view(state)), json(&view(&other)));
            same("waiting", json(&self.game.to_act(state)), json(&self.game.to_act(&other)));
            if let Viewer::Seat(seat) = viewer {
                let list = |state| {
                    let mut listed = Vec::new();
                    self.game.legal_actions(state, seat, &mut listed);
                    listed
                };
                same("legal actions", json(&list(state)), json(&list(&other)));
                for _ in 0..2 {
                    let action = (self.any_action)(dice);
                    let verdict = |state| self.game.check(state, seat, &action).err();
                    same("refusals", json(&verdict(state)), json(&verdict(&other)));
                }
            }
            // The next action looks the same to the viewer, unless it reveals something hidden.
            for seat in self.game.to_act(state).iter() {
                let Some(action) = self.game.random_action(state, seat, dice) else { continue };
                let heard = |state: &G::State| {
                    let mut play = Play::from_state(self.game.clone(), state.clone());
                    let told = play.act(seat, action.clone()).ok()?;
                    let heard: Vec<_> = told.iter().filter_map(|told| told.to(viewer)).collect();
                    (play.undoable() > 0).then(|| json(&heard))
                };
                let (one, two) = (heard(state), heard(&other));
                if let (Some(one), Some(two)) = (one, two) {
                    same("events", one, two);
                }
            }
        }
    }

    fn record_replays(&self, record: &Record<G::Options, G::Action>, play: &Play<G>, at: &str) {
        let text = json(record);
        let again: Record<G::Options, G::Action> =
            serde_json::from_str(&text).unwrap_or_else(|e| panic!("{at}: record not read: {e}"));
        assert!(again == *record, "{at}: a record changes in JSON");
        let replayed = Play::replay(self.game.clone(), &again)
            .unwrap_or_else(|bad| panic!("{at}: its own record does not replay: {bad}"));
        assert!(replayed.state() == play.state(), "{at}: the record replays to another state");
        assert!(replayed.outcome() == play.outcome(), "{at}: the record replays to another result");
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|e| panic!("not JSON: {e}"))
}
