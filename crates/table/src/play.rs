//! One sitting: a game, what lies on the table, and the record that grows with every action.

use crate::{BadRecord, Game, Outcome, RECORD_FORMAT, Record, Refusal, Seat, Seed, Told, Turn, Witness};

/// A game being played.
///
/// ```
/// use gutenberg::{Gutenberg, Options};
/// use table::{Game, Play, Seed};
///
/// let mut play = Play::new(Gutenberg::standard(), Options::default(), Seed::from_number(1))?;
/// let seat = play.game().to_act(play.state()).iter().next().ok_or("nobody is to act")?;
/// let mut actions = Vec::new();
/// play.game().legal_actions(play.state(), seat, &mut actions);
/// let told = play.act(seat, actions[0]).map_err(|illegal| format!("{illegal:?}"))?;
/// assert!(!told.is_empty());
/// assert_eq!(play.ply(), 1);
/// play.undo()?;
/// assert_eq!(play.ply(), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Play<G: Game> {
    game: G,
    state: G::State,
    /// `None` if play started from a given position, which no seed and options describe.
    record: Option<Record<G::Options, G::Action>>,
    ply: usize,
    /// The states before each action since the last revelation.
    undoable: Vec<G::State>,
}

/// Something hidden has been revealed since, or no action has been taken yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("nothing can be undone: the last action revealed something hidden, or there was none")]
pub struct CannotUndo;

impl<G: Game + Clone> Clone for Play<G> {
    fn clone(&self) -> Play<G> {
        Play {
            game: self.game.clone(),
            state: self.state.clone(),
            record: self.record.clone(),
            ply: self.ply,
            undoable: self.undoable.clone(),
        }
    }
}

impl<G: Game> Play<G> {
    pub fn new(game: G, options: G::Options, seed: Seed) -> Result<Play<G>, G::BadOptions> {
        let state = game.setup(&options, seed)?;
        let record = Record {
            format: RECORD_FORMAT,
            game: G::NAME.to_owned(),
            rules_version: G::RULES_VERSION,
            content: game.content(&options),
            options,
            seed,
            actions: Vec::new(),
            result: None,
        };
        Ok(Play { game, state, record: Some(record), ply: 0, undoable: Vec::new() })
    }

    /// Starts the game of a record, before its first action, under the record's rules version and content. Its own
    /// record keeps both.
    pub fn begin_again(game: G, record: &Record<G::Options, G::Action>) -> Result<Play<G>, BadRecord> {
        let (game, options) = record.as_played(game)?;
        let state = game.setup(&options, record.seed).map_err(|bad| BadRecord::Options(bad.to_string()))?;
        let record = Record {
            format: record.format,
            game: record.game.clone(),
            rules_version: record.rules_version,
            options: record.options.clone(),
            content: record.content.clone(),
            seed: record.seed,
            actions: Vec::new(),
            result: None,
        };
        Ok(Play { game, state, record: Some(record), ply: 0, undoable: Vec::new() })
    }

    /// Continues from a given position.
    pub fn from_state(game: G, state: G::State) -> Play<G> {
        Play { game, state, record: None, ply: 0, undoable: Vec::new() }
    }

    /// Plays a record to its end, or reports the first wrong move.
    pub fn replay(game: G, record: &Record<G::Options, G::Action>) -> Result<Play<G>, BadRecord> {
        Play::replay_with(game, record, |_, _, _| ())
    }

    /// Like [`Play::replay`], and shows each turn with its events.
    pub fn replay_with(
        game: G,
        record: &Record<G::Options, G::Action>,
        mut show: impl FnMut(&Play<G>, &Turn<G::Action>, &[Told<G::Event>]),
    ) -> Result<Play<G>, BadRecord> {
        let mut play = Play::begin_again(game, record)?;
        for (ply, turn) in record.actions.iter().enumerate() {
            let told = play.act(turn.seat, turn.action.clone()).map_err(|illegal| BadRecord::Move {
                ply,
                seat: turn.seat,
                rule: illegal.rule(),
                reason: format!("{illegal:?}"),
            })?;
            show(&play, turn, &told);
        }
        let found = play.outcome();
        if record.result.is_some() && record.result != found {
            let text = |outcome: Option<Outcome>| format!("{:?}", outcome.map(|o| (o.scores().to_vec(), o.winners)));
            return Err(BadRecord::Result { said: text(record.result), found: text(found) });
        }
        Ok(play)
    }

    /// Applies an action, or refuses it without changing anything.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Vec<Told<G::Event>>, G::Illegal> {
        let before = self.state.clone();
        let mut witness = Witness::default();
        self.game.apply(&mut self.state, seat, &action, &mut witness)?;
        let Witness(told) = witness;

        let drawn = |state: &G::State| self.game.dice(state).drawn();
        if drawn(&before) != drawn(&self.state) || told.iter().any(Told::reveals) {
            self.undoable.clear();
        } else {
            self.undoable.push(before);
        }
        self.ply += 1;
        if let Some(record) = &mut self.record {
            record.actions.push(Turn { seat, action });
            record.result = self.game.outcome(&self.state);
        }
        Ok(told)
    }

    /// Undoes the last action, unless it revealed something.
    pub fn undo(&mut self) -> Result<(), CannotUndo> {
        self.state = self.undoable.pop().ok_or(CannotUndo)?;
        self.ply -= 1;
        if let Some(record) = &mut self.record {
            record.actions.pop();
            record.result = None;
        }
        Ok(())
    }

    /// How many actions can be undone now.
    pub fn undoable(&self) -> usize {
        self.undoable.len()
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    pub fn state(&self) -> &G::State {
        &self.state
    }

    pub fn ply(&self) -> usize {
        self.ply
    }

    pub fn record(&self) -> Option<&Record<G::Options, G::Action>> {
        self.record.as_ref()
    }

    /// See [`Game::taken_on_trust`].
    pub fn taken_on_trust(&self) -> Vec<String> {
        self.record.as_ref().map(|record| self.game.taken_on_trust(&record.options)).unwrap_or_default()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.state)
    }
}
