//! The automa's planning cards, in solo games.

use super::groups::rounded;
use crate::Player;
use crate::play::{Watching, dice, play_out};
use gutenberg::catalogue::{Numbered, PlanningId};
use gutenberg::{Action, BadOptions, Event, Gutenberg, Options, View};
use rayon::prelude::*;
use serde::Serialize;
use table::{Audience, Seat, Told};

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PlanningFigures {
    pub card: String,
    /// Rounds in which it was revealed.
    pub shown: u32,
    /// The mean number of the five actions in which the automa then went first.
    pub ahead: f64,
    /// How often the automa then took a patronage card.
    pub patrons: u32,
}

#[derive(Clone, Copy, Default)]
struct Tally {
    shown: u32,
    ahead: u32,
    patrons: u32,
}

struct Watcher {
    cards: Vec<Tally>,
    now: Option<PlanningId>,
}

/// The only person sits in seat 0.
const AUTOMA: Seat = Seat(1);

impl Watching<Gutenberg> for Watcher {
    fn see(&mut self, _: Seat, _: &View, _: &Action) {}
}

impl Audience<Event> for Watcher {
    fn tell(&mut self, told: impl FnOnce() -> Told<Event>) {
        let told = told();
        if let Event::AutomaPlanned { card, .. } = told.whole() {
            self.now = Some(*card);
            self.cards[card.index()].shown += 1;
        }
        let Some(now) = self.now else { return };
        match told.whole() {
            Event::RowBegan { order, .. } if order.first() == Some(&AUTOMA) => self.cards[now.index()].ahead += 1,
            Event::AutomaTookPatronageCard { .. } => self.cards[now.index()].patrons += 1,
            _ => {}
        }
    }
}

pub fn study(
    game: &Gutenberg,
    player: Player,
    games: u32,
    seed: u64,
    tell: &(impl Fn() + Sync),
) -> Result<Vec<PlanningFigures>, BadOptions> {
    let options = Options { people: 1, automa: true, ..Options::default() };
    let play = |number| {
        let mut watcher = Watcher { cards: vec![Tally::default(); PlanningId::COUNT], now: None };
        play_out(game, &options, player, dice(seed, number), &mut watcher)?;
        tell();
        Ok(watcher.cards)
    };
    let played: Vec<Vec<Tally>> = (0..games).into_par_iter().map(play).collect::<Result<_, _>>()?;
    let figures = |at: usize| {
        let sum = |of: fn(&Tally) -> u32| played.iter().map(|cards| of(&cards[at])).sum::<u32>();
        let shown = sum(|tally| tally.shown);
        PlanningFigures {
            card: PlanningId::new(at).to_string(),
            shown,
            ahead: rounded(f64::from(sum(|tally| tally.ahead)) / f64::from(shown.max(1))),
            patrons: sum(|tally| tally.patrons),
        }
    };
    Ok((0..PlanningId::COUNT).map(figures).collect())
}
