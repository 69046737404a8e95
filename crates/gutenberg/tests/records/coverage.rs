//! What occurs in the recorded games. The test and `cargo xtask records` both use it.

#[path = "names.rs"]
mod names;

use gutenberg::catalogue::{Catalogue, Numbered, PlanningId};
use gutenberg::components::{Character, Enumerated, Type, Types};
use gutenberg::{Action, Event, Gutenberg, Options, PatronageReward, Phase, Source, State};
use names::*;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use table::{BadRecord, Play, Record, Seat, Told, Turn};

pub type GameRecord = Record<Options, Action>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Chapter {
    Tables,
    Planning,
    Characters,
    GearRewards,
    Bonuses,
    PatronageCards,
    PatronageRewards,
    PlanningCards,
    TrackRewards,
    Sources,
    Actions,
    Events,
}

impl Chapter {
    const ALL: [Chapter; 12] = [
        Chapter::Tables,
        Chapter::Planning,
        Chapter::Characters,
        Chapter::GearRewards,
        Chapter::Bonuses,
        Chapter::PatronageCards,
        Chapter::PatronageRewards,
        Chapter::PlanningCards,
        Chapter::TrackRewards,
        Chapter::Sources,
        Chapter::Actions,
        Chapter::Events,
    ];

    fn title(self) -> &'static str {
        match self {
            Chapter::Tables => "Tables (G0.1)",
            Chapter::Planning => "While planning (G2.6)",
            Chapter::Characters => "Characters whose power was used (G7)",
            Chapter::GearRewards => "Gear rewards used (G6)",
            Chapter::Bonuses => "Bonuses earned (G4.4)",
            Chapter::PatronageCards => "Patronage cards taken, by kind (G3e.3)",
            Chapter::PatronageRewards => "Patronage rewards taken (G3e.1)",
            Chapter::PlanningCards => "Planning cards of the automa (G8.3)",
            Chapter::TrackRewards => "Rewards of the track, by level (G3c.2)",
            Chapter::Sources => "Where fame and guilders came from",
            Chapter::Actions => "Actions",
            Chapter::Events => "Events",
        }
    }

    /// Everything that should occur.
    fn things(self) -> Vec<String> {
        let texts = |names: &[&str]| names.iter().map(ToString::to_string).collect();
        match self {
            Chapter::Tables => texts(&TABLES),
            Chapter::Planning => {
                texts(&["gear used", "type bought", "order kept", "plan made while another takes a reward"])
            }
            Chapter::Characters => texts(Character::NAMES),
            Chapter::GearRewards => texts(&GEAR_REWARDS),
            Chapter::Bonuses => texts(&BONUSES),
            Chapter::PatronageCards => texts(&PATRONS),
            Chapter::PatronageRewards => PatronageReward::ALL.map(patronage_reward_name).to_vec(),
            Chapter::PlanningCards => (0..PlanningId::COUNT).map(|at| PlanningId::new(at).to_string()).collect(),
            Chapter::TrackRewards => texts(&["2", "4", "5", "6"]),
            Chapter::Sources => texts(SOURCES),
            Chapter::Actions => texts(ACTIONS),
            Chapter::Events => texts(EVENTS),
        }
    }
}

/// What occurs in one game.
pub type Things = BTreeSet<(Chapter, String)>;

/// Replays a record and notes what occurs in it.
pub fn things_in(game: &Gutenberg, record: &GameRecord) -> Result<(Things, State), BadRecord> {
    let mut things = Things::from([(Chapter::Tables, table_name(&record.options).to_owned())]);
    let mut before = Play::begin_again(game.clone(), record)?.state().clone();
    let play = Play::replay_with(game.clone(), record, |play, turn, told| {
        let mut notice = Notice { cards: play.game().cards(), things: &mut things };
        notice.deed(&before, turn);
        told.iter().for_each(|told| notice.event(play.state(), told));
        before = play.state().clone();
    })?;
    Ok((things, play.state().clone()))
}

struct Notice<'a> {
    cards: &'a Catalogue,
    things: &'a mut Things,
}

impl Notice<'_> {
    fn note(&mut self, chapter: Chapter, name: impl Into<String>) {
        self.things.insert((chapter, name.into()));
    }

    fn power(&mut self, character: Character) {
        self.note(Chapter::Characters, character.name());
    }

    fn deed(&mut self, before: &State, turn: &Turn<Action>) {
        self.note(Chapter::Actions, action_name(&turn.action));
        let house = before.house(turn.seat);
        match turn.action {
            Action::InstallStartingGears { .. } => self.power(Character::Guillard),
            Action::StartSpecialties { .. } => self.power(Character::Ungler),
            Action::Fulfil(batch) => {
                let printed = house.orders.iter().enumerate().filter(|(slot, _)| batch.printed >> slot & 1 != 0);
                let types = printed
                    .filter_map(|(_, order)| *order)
                    .fold(Types::NONE, |sum, order| sum.plus(self.cards[order.printing].types));
                if Type::ALL.iter().any(|&kind| house.types[kind] < types[kind]) {
                    self.power(Character::Manutius);
                }
                if !batch.wild.is_empty() {
                    self.power(Character::Caxton);
                }
            }
            Action::TakePatronageCard { wild, .. } if !wild.is_empty() => self.power(Character::Caxton),
            _ => {}
        }
        if before.phase() == Phase::Plan {
            match turn.action {
                Action::UseGear { .. } => self.note(Chapter::Planning, "gear used"),
                Action::BuyType { .. } => self.note(Chapter::Planning, "type bought"),
                Action::KeepOrder { .. } => self.note(Chapter::Planning, "order kept"),
                Action::Plan { .. } if before.choosing().is_some() => {
                    self.note(Chapter::Planning, "plan made while another takes a reward");
                }
                _ => {}
            }
        }
    }

    fn event(&mut self, after: &State, told: &Told<Event>) {
        if let Told::Secret { public: Some(public), .. } = told {
            self.note(Chapter::Events, event_name(public));
        }
        let event = told.whole();
        self.note(Chapter::Events, event_name(event));
        let is = |seat: Seat, character| after.house(seat).character == Some(character);
        match *event {
            Event::MarkerShifted { .. } => self.power(Character::Gutenberg),
            Event::LevelsSwapped { .. } => self.power(Character::Plantin),
            Event::GearUsed { seat, gear, sector, axle } => {
                self.note(Chapter::GearRewards, reward_name(self.cards[gear].sectors[usize::from(sector)]));
                if after.house(seat).uses[usize::from(axle)] > 1 {
                    self.power(Character::Schoffer);
                }
            }
            Event::OrderFulfilled { seat, refinement, colour, decoration, .. } => {
                let bonus = self.cards[refinement].bonus;
                if colour && decoration {
                    self.note(Chapter::Bonuses, bonus_name(bonus));
                } else if (colour || decoration) && is(seat, Character::Fiol) {
                    self.power(Character::Fiol);
                }
            }
            Event::PatronageCardTaken { card, .. } => {
                self.note(Chapter::PatronageCards, patron_name(&self.cards[card]));
            }
            Event::PatronageRewardTaken { reward, .. } => {
                self.note(Chapter::PatronageRewards, patronage_reward_name(reward));
            }
            Event::AutomaPlanned { card, .. } => self.note(Chapter::PlanningCards, card.to_string()),
            Event::TrackReward { level, .. } => self.note(Chapter::TrackRewards, level.to_string()),
            Event::GuildersGained { source, .. } => self.note(Chapter::Sources, source_name(&source)),
            Event::FameGained { seat, source, .. } => {
                self.note(Chapter::Sources, source_name(&source));
                match source {
                    Source::Character => self.power(Character::Tory),
                    Source::Guilders if is(seat, Character::Vietor) => self.power(Character::Vietor),
                    _ => {}
                }
            }
            _ => {}
        }
    }
}

/// The number of games in which each thing occurs.
#[derive(Default)]
pub struct Coverage {
    games: usize,
    counts: BTreeMap<(Chapter, String), usize>,
}

impl Coverage {
    pub fn add(&mut self, things: Things) {
        self.games += 1;
        for thing in things {
            *self.counts.entry(thing).or_default() += 1;
        }
    }

    pub fn games(&self) -> usize {
        self.games
    }

    pub fn contains(&self, thing: &(Chapter, String)) -> bool {
        self.counts.contains_key(thing)
    }

    /// What should occur and does not.
    pub fn missing(&self) -> Vec<(Chapter, String)> {
        let wanted =
            Chapter::ALL.iter().flat_map(|&chapter| chapter.things().into_iter().map(move |name| (chapter, name)));
        wanted.filter(|thing| !self.contains(thing)).collect()
    }
}

impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for chapter in Chapter::ALL {
            writeln!(f, "\n## {}\n", chapter.title())?;
            for name in chapter.things() {
                let count = self.counts.get(&(chapter, name.clone())).copied().unwrap_or(0);
                writeln!(f, "- {name}: {count}")?;
            }
        }
        Ok(())
    }
}
