//! The word game: four seats, one language.

use super::groups::{Mean, Measure, Measured, SeatFigures};
use crate::play::{Watching, dice, play_out};
use crate::{Estimate, Player};
use letterpress::components::CardName;
use letterpress::languages::Language;
use letterpress::queries::LAST_ROUND;
use letterpress::{Action, BadOptions, Event, Letterpress, Options, View};
use rayon::prelude::*;
use serde::Serialize;
use std::collections::BTreeMap;
use table::{Audience, Game, Seat, Told};

/// Seats of a table.
const PEOPLE: u8 = 4;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct WordGame {
    pub player: String,
    pub games: u32,
    /// Of the fifth word.
    pub score: Mean,
    pub challenges: Vec<ChallengeFigures>,
    pub measures: Vec<Measured>,
    /// The scores of the first games, for a check that the file is not stale.
    pub first_scores: Vec<Vec<i32>>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChallengeFigures {
    pub card: String,
    /// Rounds in which it was open.
    pub open: u32,
    /// Rounds in which some word met it.
    pub met: u32,
    pub claimed: u32,
}

/// What one seat did.
#[derive(Clone, Debug, Default)]
struct SeatStory {
    score: f64,
    win: f64,
    challenges: u32,
    cards: u32,
    points: u32,
    vowels: u32,
    firsts: u32,
}

impl SeatFigures for SeatStory {
    fn score(&self) -> f64 {
        self.score
    }

    fn win(&self) -> f64 {
        self.win
    }
}

const MEASURES: [Measure<SeatStory>; 5] = [
    Measure { name: "challenges", of: |seat| seat.challenges, groups: &[0, 1, 2, 3] },
    Measure { name: "collection", of: |seat| seat.cards, groups: &[0, 6, 7, 8, 9] },
    Measure { name: "collection-points", of: |seat| seat.points, groups: &[0, 18, 21, 24, 27] },
    Measure { name: "vowels", of: |seat| seat.vowels, groups: &[0, 1, 2, 3] },
    Measure { name: "firsts", of: |seat| seat.firsts, groups: &[0, 1, 2, 3] },
];

#[derive(Clone, Copy, Default)]
struct Tally {
    open: u32,
    met: u32,
    claimed: u32,
}

struct Watcher<'a> {
    game: &'a Letterpress,
    language: Language,
    round: u8,
    /// The last round whose challenges were looked at.
    looked: u8,
    challenges: BTreeMap<CardName, Tally>,
    seats: Vec<SeatStory>,
}

impl Watcher<'_> {
    fn collect(&mut self, seat: Seat, cards: &[CardName]) {
        let deck = self.game.deck(self.language);
        let story = &mut self.seats[seat.index()];
        for card in cards.iter().filter_map(|&card| deck.find(card)) {
            let vowel = |c: char| self.language.letter(c).is_some_and(|letter| deck.vowel_letters().contains(letter));
            story.cards += 1;
            story.points += u32::from(deck.value(card));
            story.vowels += u32::from(deck.shown(card).chars().any(vowel));
        }
    }
}

impl Watching<Letterpress> for Watcher<'_> {
    fn see(&mut self, _: Seat, view: &View, _: &Action) {
        // At the first claim of a round all words are revealed, and no challenge is gone.
        if !view.ranking.is_empty() && self.looked < view.round {
            self.looked = view.round;
            for challenge in &view.challenges {
                let tally = self.challenges.entry(challenge.card).or_default();
                tally.open += 1;
                tally.met += u32::from(!challenge.met_by.is_empty());
            }
        }
    }
}

impl Audience<Event> for Watcher<'_> {
    fn tell(&mut self, told: impl FnOnce() -> Told<Event>) {
        let told = told();
        match told.whole() {
            Event::RoundBegan { round, .. } => self.round = *round,
            Event::SeatRanked { seat, place: 1, .. } if self.round < LAST_ROUND => {
                self.seats[seat.index()].firsts += 1;
            }
            Event::LettersClaimed { seat, cards, .. } => self.collect(*seat, cards),
            Event::TopLetterDrawn { seat, card, .. } => self.collect(*seat, &[*card]),
            Event::ChallengeClaimed { seat, challenge } => {
                self.seats[seat.index()].challenges += 1;
                self.challenges.entry(*challenge).or_default().claimed += 1;
            }
            Event::ChallengeJoined { seat, challenge, .. } => {
                self.seats[seat.index()].challenges += 1;
                self.challenges.entry(*challenge).or_default().claimed += 1;
                self.collect(*seat, &[*challenge]);
            }
            _ => {}
        }
    }
}

pub fn study(
    game: &Letterpress,
    language: Language,
    player: Player,
    games: u32,
    seed: u64,
    tell: &(impl Fn() + Sync),
) -> Result<WordGame, BadOptions> {
    let options = Options { people: PEOPLE, language, best_word: false, ..Options::default() };
    let play = |number| {
        let seats = vec![SeatStory::default(); PEOPLE.into()];
        let mut watcher = Watcher { game, language, round: 0, looked: 0, challenges: BTreeMap::new(), seats };
        let end = play_out(game, &options, player, dice(seed, number), &mut watcher)?;
        let outcome = game.outcome(&end).expect("the game is over");
        for (at, story) in watcher.seats.iter_mut().enumerate() {
            story.score = outcome.scores()[at].into();
            let winners = outcome.winners;
            story.win = if winners.contains(Seat(at as u8)) { 1.0 / winners.len() as f64 } else { 0.0 };
        }
        tell();
        Ok(watcher)
    };
    let played: Vec<Watcher> = (0..games).into_par_iter().map(play).collect::<Result<_, _>>()?;
    let seats: Vec<SeatStory> = played.iter().flat_map(|one| one.seats.iter().cloned()).collect();
    let scores: Vec<f64> = seats.iter().map(|seat| seat.score).collect();
    let deck = game.deck(language);
    let challenge = |card: CardName| {
        let sum = |of: fn(&Tally) -> u32| played.iter().filter_map(|one| one.challenges.get(&card)).map(of).sum();
        ChallengeFigures {
            card: card.to_string(),
            open: sum(|tally| tally.open),
            met: sum(|tally| tally.met),
            claimed: sum(|tally| tally.claimed),
        }
    };
    Ok(WordGame {
        player: player.to_string(),
        games,
        score: Estimate::of(&scores).into(),
        challenges: deck.names(deck.challenges()).into_iter().map(challenge).collect(),
        measures: MEASURES.iter().map(|measure| measure.study(&seats)).collect(),
        first_scores: played
            .iter()
            .take(1)
            .map(|one| one.seats.iter().map(|seat| seat.score as i32).collect())
            .collect(),
    })
}
