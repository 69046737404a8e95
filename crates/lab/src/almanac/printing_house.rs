//! The printing-house game: four seats, dealt characters.

use super::groups::{Mean, Measure, Measured, SeatFigures, mean_of, percent, rounded};
use crate::balance::{CardUse, Counting, PatronUse, Tallies};
use crate::play::{Watching, dice, play_out};
use crate::{Estimate, Player};
use gutenberg::catalogue::{GearId, Numbered, PatronageId, SpecialtyCardId};
use gutenberg::components::{Character, Enumerated};
use gutenberg::{Action, BadOptions, Characters, Event, Gutenberg, MAX_SEATS, Options, View};
use rayon::prelude::*;
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Audience, Game, Seat, Told};

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PrintingHouse {
    pub player: String,
    pub games: u32,
    pub score: Mean,
    pub printing: Vec<CardUse>,
    pub refinement: Vec<CardUse>,
    pub specialties: Vec<SpecialtyFigures>,
    pub gears: Vec<GearFigures>,
    pub patronage: Vec<PatronFigures>,
    pub characters: Vec<CharacterFigures>,
    pub measures: Vec<Measured>,
    /// The scores of the first games, for a check that the file is not stale.
    pub first_scores: Vec<Vec<i32>>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct SpecialtyFigures {
    pub card: String,
    /// Rounds in which it was on the board.
    pub open: u32,
    pub taken: u32,
    /// Taken for both its symbols, not for one level of choice.
    pub both: u32,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct GearFigures {
    pub card: String,
    pub open: u32,
    pub installed: u32,
    /// Uses of each sector.
    pub uses: [u32; 3],
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PatronFigures {
    pub card: String,
    /// Games in which it was on the board.
    pub open: u32,
    pub taken: u32,
    /// The mean round in which it was taken.
    pub round: f64,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CharacterFigures {
    pub character: Character,
    /// How often somebody had the choice, and took it.
    pub dealt: u32,
    pub kept: usize,
    /// In percent.
    pub wins: Mean,
    pub score: Mean,
    /// Mean fame by its source.
    pub fame: BTreeMap<String, f64>,
    /// Means of the measured quantities, in games won and in the others.
    pub won: BTreeMap<&'static str, f64>,
    pub lost: BTreeMap<&'static str, f64>,
}

/// What one seat did.
#[derive(Clone, Debug, Default)]
struct SeatStory {
    character: Option<Character>,
    score: f64,
    win: f64,
    early_gears: u32,
    early_types: u32,
    orders: u32,
    complete: u32,
    first_order: u32,
    patrons: u32,
    gear_uses: u32,
    types: u32,
    guilders: u32,
    masteries: u32,
    top_level: u32,
    unfinished: u32,
    fame: BTreeMap<String, u32>,
}

impl SeatFigures for SeatStory {
    fn score(&self) -> f64 {
        self.score
    }

    fn win(&self) -> f64 {
        self.win
    }
}

const MEASURES: [Measure<SeatStory>; 12] = [
    Measure { name: "early-gears", of: |seat| seat.early_gears, groups: &[0, 1, 2, 3] },
    Measure { name: "early-types", of: |seat| seat.early_types, groups: &[0, 4, 5, 6] },
    Measure { name: "orders", of: |seat| seat.orders, groups: &[0, 5, 6, 7, 8, 9, 10] },
    Measure { name: "complete-orders", of: |seat| seat.complete, groups: &[0, 3, 4, 5, 6, 7, 8] },
    Measure { name: "first-order", of: |seat| seat.first_order, groups: &[1, 2, 3, 4] },
    Measure { name: "patrons", of: |seat| seat.patrons, groups: &[0, 1, 2, 3] },
    Measure { name: "gear-uses", of: |seat| seat.gear_uses, groups: &[0, 9, 11, 13, 15] },
    Measure { name: "types", of: |seat| seat.types, groups: &[0, 5, 6, 7, 8] },
    Measure { name: "guilders", of: |seat| seat.guilders, groups: &[0, 3, 6, 12] },
    Measure { name: "masteries", of: |seat| seat.masteries, groups: &[0, 1, 2] },
    Measure { name: "top-level", of: |seat| seat.top_level, groups: &[0, 4, 5, 6] },
    Measure { name: "unfinished", of: |seat| seat.unfinished, groups: &[0, 1, 2, 3] },
];

/// One game while it is played.
struct Watcher<'a> {
    counting: Counting<'a>,
    round: u8,
    specialties: Vec<SpecialtyFigures>,
    gears: Vec<GearFigures>,
    patrons_open: Vec<u32>,
    patron_rounds: Vec<u32>,
    dealt: Vec<Character>,
    seats: Vec<SeatStory>,
    scores: Vec<i32>,
}

impl Watcher<'_> {
    fn begin_round(&mut self, view: &View) {
        let board = &view.table.board;
        for card in board.specialties.iter().flatten() {
            self.specialties[card.index()].open += 1;
        }
        for gear in board.gears.iter().flatten() {
            self.gears[gear.index()].open += 1;
        }
        if self.round == 1 {
            for card in board.patronage.iter().filter_map(|space| space.card) {
                self.patrons_open[card.index()] += 1;
            }
        }
        if self.round == 3 {
            for (story, house) in self.seats.iter_mut().zip(&view.table.houses) {
                story.early_gears = house.gears.iter().flatten().count() as u32;
                story.early_types = house.types.total().into();
            }
        }
    }
}

impl Watching<Gutenberg> for Watcher<'_> {
    fn see(&mut self, _: Seat, view: &View, action: &Action) {
        if matches!(action, Action::Plan { .. }) && view.table.round > self.round {
            self.round = view.table.round;
            self.begin_round(view);
        }
        match action {
            Action::KeepCharacter { .. } => self.dealt.extend(view.own.iter().flat_map(|own| &own.dealt)),
            Action::DevelopShown { card } => self.specialties[card.index()].both += 1,
            _ => {}
        }
    }
}

impl Audience<Event> for Watcher<'_> {
    fn tell(&mut self, told: impl FnOnce() -> Told<Event>) {
        let told = told();
        let event = told.whole();
        self.counting.hear(event);
        match *event {
            Event::SpecialtyCardTaken { card, .. } => self.specialties[card.index()].taken += 1,
            Event::GearInstalled { gear, .. } => self.gears[gear.index()].installed += 1,
            Event::GearUsed { seat, gear, sector, .. } => {
                self.gears[gear.index()].uses[usize::from(sector)] += 1;
                self.seats[seat.index()].gear_uses += 1;
            }
            Event::PatronageCardTaken { seat, card } => {
                self.seats[seat.index()].patrons += 1;
                self.patron_rounds[card.index()] += u32::from(self.round);
            }
            Event::OrderFulfilled { seat, colour, decoration, .. } => {
                let story = &mut self.seats[seat.index()];
                story.orders += 1;
                story.complete += u32::from(colour && decoration);
                if story.first_order == 0 {
                    story.first_order = self.round.into();
                }
            }
            Event::FameGained { seat, fame, source } => {
                let source = serde_json::to_value(source).unwrap_or_default();
                let source = source.as_str().unwrap_or_default().to_owned();
                *self.seats[seat.index()].fame.entry(source).or_default() += u32::from(fame);
            }
            Event::GameEnded { ref scores, .. } => self.scores.clone_from(scores),
            _ => {}
        }
    }
}

fn named<I: Numbered + ToString, F>(make: impl Fn(String) -> F) -> Vec<F> {
    (0..I::COUNT).map(|at| make(I::new(at).to_string())).collect()
}

fn play(game: &Gutenberg, player: Player, seed: u64, number: u32) -> Result<Watcher<'_>, BadOptions> {
    let options = Options { people: MAX_SEATS as u8, characters: Characters::Dealt, ..Options::default() };
    let mut watcher = Watcher {
        counting: Counting::new(game.cards()),
        round: 0,
        specialties: named::<SpecialtyCardId, _>(|card| SpecialtyFigures { card, ..Default::default() }),
        gears: named::<GearId, _>(|card| GearFigures { card, ..Default::default() }),
        patrons_open: vec![0; PatronageId::COUNT],
        patron_rounds: vec![0; PatronageId::COUNT],
        dealt: Vec::new(),
        seats: vec![SeatStory::default(); MAX_SEATS],
        scores: Vec::new(),
    };
    let end = play_out(game, &options, player, dice(seed, number), &mut watcher)?;
    let winners = game.outcome(&end).expect("the game is over").winners;
    for (at, story) in watcher.seats.iter_mut().enumerate() {
        let (seat, house) = (Seat(at as u8), end.house(Seat(at as u8)));
        story.character = house.character;
        story.score = watcher.scores[at].into();
        story.win = if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        story.types = house.types.total().into();
        story.guilders = house.guilders.into();
        story.top_level = house.top_level().into();
        story.masteries = house.levels.iter().filter(|&(_, level)| level == 6).count() as u32;
        story.unfinished = house.orders.iter().flatten().count() as u32;
    }
    Ok(watcher)
}

pub fn study(
    game: &Gutenberg,
    player: Player,
    games: u32,
    seed: u64,
    tell: &(impl Fn() + Sync),
) -> Result<PrintingHouse, BadOptions> {
    let play = |number| {
        let watcher = play(game, player, seed, number);
        tell();
        watcher
    };
    let watched: Vec<Watcher> = (0..games).into_par_iter().map(play).collect::<Result<_, _>>()?;
    let tallies = watched.iter().fold(Tallies::new(), |sum, one| sum.and(&one.counting.tallies));
    let mut specialties = named::<SpecialtyCardId, _>(|card| SpecialtyFigures { card, ..Default::default() });
    let mut gears = named::<GearId, _>(|card| GearFigures { card, ..Default::default() });
    for one in &watched {
        for (sum, more) in specialties.iter_mut().zip(&one.specialties) {
            sum.open += more.open;
            sum.taken += more.taken;
            sum.both += more.both;
        }
        for (sum, more) in gears.iter_mut().zip(&one.gears) {
            sum.open += more.open;
            sum.installed += more.installed;
            sum.uses.iter_mut().zip(more.uses).for_each(|(sum, uses)| *sum += uses);
        }
    }
    let seats: Vec<SeatStory> = watched.iter().flat_map(|one| one.seats.iter().cloned()).collect();
    let scores: Vec<f64> = seats.iter().map(|seat| seat.score).collect();
    let sum = |values: &dyn Fn(&Watcher<'_>) -> u32| watched.iter().map(values).sum::<u32>();
    let patron = |(at, PatronUse { card, taken }): (usize, PatronUse)| PatronFigures {
        open: sum(&|one| one.patrons_open[at]),
        round: rounded(f64::from(sum(&|one| one.patron_rounds[at])) / f64::from(taken.max(1))),
        card,
        taken,
    };
    let dealt = |character| watched.iter().flat_map(|one| &one.dealt).filter(|&&one| one == character).count() as u32;
    Ok(PrintingHouse {
        player: player.to_string(),
        games,
        score: Estimate::of(&scores).into(),
        printing: tallies.printing,
        refinement: tallies.refinement,
        specialties,
        gears,
        patronage: tallies.patronage.into_iter().enumerate().map(patron).collect(),
        characters: Character::ALL.iter().map(|&one| character(one, dealt(one), &seats)).collect(),
        measures: MEASURES.iter().map(|measure| measure.study(&seats)).collect(),
        first_scores: watched.iter().take(2).map(|one| one.scores.clone()).collect(),
    })
}

fn character(character: Character, dealt: u32, seats: &[SeatStory]) -> CharacterFigures {
    let own: Vec<&SeatStory> = seats.iter().filter(|seat| seat.character == Some(character)).collect();
    let means = |won: bool| {
        let some: Vec<&&SeatStory> = own.iter().filter(|seat| (seat.win > 0.0) == won).collect();
        let mean = |measure: &Measure<SeatStory>| mean_of(some.iter().map(|seat| f64::from((measure.of)(seat))));
        MEASURES.iter().map(|measure| (measure.name, mean(measure))).collect()
    };
    let sources: Vec<&String> = own.iter().flat_map(|seat| seat.fame.keys()).collect();
    let fame = |source: &&String| {
        let mean = mean_of(own.iter().map(|seat| seat.fame.get(*source).copied().unwrap_or(0).into()));
        ((*source).clone(), mean)
    };
    CharacterFigures {
        character,
        dealt,
        kept: own.len(),
        wins: percent(&own.iter().map(|seat| seat.win).collect::<Vec<_>>()),
        score: Estimate::of(&own.iter().map(|seat| seat.score).collect::<Vec<_>>()).into(),
        fame: sources.iter().map(fame).collect(),
        won: means(true),
        lost: means(false),
    }
}
