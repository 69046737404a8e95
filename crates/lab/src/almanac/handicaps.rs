//! Measures what something is worth: the same deals are played twice, once by four free players, and once with the
//! first seat prevented from doing it. Such an action becomes a pass.

use super::groups::Mean;
use crate::play::{Watching, dice, play_out};
use crate::{Estimate, Player};
use gutenberg::{Action, BadOptions, Event, Gutenberg, MAX_SEATS, Options, View};
use rayon::prelude::*;
use serde::Serialize;
use table::{Audience, Seat, Told};

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Worth {
    pub name: &'static str,
    pub games: u32,
    /// How much more fame the seat has when it is free.
    pub fame: Mean,
    /// The free seat's and the other one's, in percent.
    pub wins: Mean,
    pub wins_without: Mean,
}

/// What the first seat may not do.
type Forbidden = fn(&View, &Action) -> bool;

const HANDICAPS: [(&str, Forbidden); 3] = [
    ("early-gears", |view, action| view.table.round <= 2 && matches!(action, Action::InstallGear { .. })),
    ("patrons", |_, action| matches!(action, Action::TakePatronageCard { .. })),
    ("specialties", |view, action| {
        view.table.round <= 2 && matches!(action, Action::DevelopShown { .. } | Action::DevelopOne { .. })
    }),
];

struct Watcher {
    forbidden: Forbidden,
    score: i32,
    win: f64,
}

const HELD_BACK: Seat = Seat(0);

impl Watching<Gutenberg> for Watcher {
    fn see(&mut self, _: Seat, _: &View, _: &Action) {}

    fn instead(&self, seat: Seat, view: &View, action: &Action) -> Option<Action> {
        (seat == HELD_BACK && (self.forbidden)(view, action)).then_some(Action::Pass)
    }
}

impl Audience<Event> for Watcher {
    fn tell(&mut self, told: impl FnOnce() -> Told<Event>) {
        if let Event::GameEnded { scores, winners } = told().whole() {
            self.score = scores[HELD_BACK.index()];
            self.win = if winners.contains(&HELD_BACK) { 1.0 / winners.len() as f64 } else { 0.0 };
        }
    }
}

pub fn study(
    game: &Gutenberg,
    player: Player,
    games: u32,
    seed: u64,
    tell: &(impl Fn() + Sync),
) -> Result<Vec<Worth>, BadOptions> {
    let options = Options { people: MAX_SEATS as u8, ..Options::default() };
    let all = |forbidden: Forbidden| -> Result<Vec<(i32, f64)>, BadOptions> {
        let play = |number| {
            let mut watcher = Watcher { forbidden, score: 0, win: 0.0 };
            play_out(game, &options, player, dice(seed, number), &mut watcher)?;
            tell();
            Ok((watcher.score, watcher.win))
        };
        (0..games).into_par_iter().map(play).collect()
    };
    let free = all(|_, _| false)?;
    let wins = |games: &[(i32, f64)]| super::groups::percent(&games.iter().map(|game| game.1).collect::<Vec<_>>());
    let worth = |&(name, forbidden): &(&'static str, Forbidden)| {
        let held_back = all(forbidden)?;
        let more: Vec<f64> = free.iter().zip(&held_back).map(|(one, other)| f64::from(one.0 - other.0)).collect();
        let fame = Estimate::of(&more).into();
        Ok(Worth { name, games, fame, wins: wins(&free), wins_without: wins(&held_back) })
    };
    HANDICAPS.iter().map(worth).collect()
}

/// How many games this takes.
pub fn games_in_all(games: u32) -> u64 {
    u64::from(games) * (HANDICAPS.len() as u64 + 1)
}
