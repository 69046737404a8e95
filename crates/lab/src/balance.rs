//! How a card set plays: how good players use its seats, characters, cards and gears, and how they score solo.

use crate::play::{Watching, dice, play_out};
use crate::{Estimate, Player};
use gutenberg::catalogue::{Catalogue, GearReward, Numbered, PatronageId, PrintingId, RefinementId};
use gutenberg::components::{Character, Enumerated};
use gutenberg::{Action, Characters, Event, Gutenberg, MAX_SEATS, Options, State, Title, View};
use rayon::prelude::*;
use serde::Serialize;
use table::{Audience, Game, Outcome, Seat, Told};

const SEATS: u8 = MAX_SEATS as u8;

/// The scope of the study.
pub struct Study {
    pub game: Gutenberg,
    /// Who sits in all four seats.
    pub player: Player,
    /// Games with four seats and characters.
    pub games: u32,
    /// Who plays alone.
    pub alone: Vec<Player>,
    /// Games of each of them.
    pub solo_games: u32,
    pub seed: u64,
}

#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub player: String,
    pub games: u32,
    pub mean_score: Estimate,
    /// By place in the turn order of the first round.
    pub places: Vec<Estimate>,
    pub characters: Vec<CharacterUse>,
    pub printing: Vec<CardUse>,
    pub refinement: Vec<CardUse>,
    pub patronage: Vec<PatronUse>,
    pub gears: Vec<GearUse>,
    pub solo: Vec<Solo>,
}

#[derive(Clone, Debug, Serialize)]
pub struct CharacterUse {
    pub character: Character,
    /// In how many games somebody kept it.
    pub kept: u32,
    /// And what share of the wins it then had.
    pub wins: Estimate,
}

/// A printing or refinement card in the hands of players.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct CardUse {
    pub card: String,
    /// How often somebody took it.
    pub held: u32,
    /// How often somebody fulfilled it.
    pub fulfilled: u32,
    /// A refinement card's parts.
    pub coloured: u32,
    pub decorated: u32,
    /// All the fame of its two parts; a printing card's guilders.
    pub brought: u32,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct PatronUse {
    pub card: String,
    pub taken: u32,
}

/// A kind of gear reward.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GearUse {
    pub rule: &'static str,
    pub uses_per_game: f64,
}

#[derive(Clone, Debug, Serialize)]
pub struct Solo {
    pub player: String,
    /// From the lowest to the highest.
    pub scores: Vec<i32>,
    pub mean: Estimate,
    pub median: i32,
    pub title: Title,
}

/// What is counted while games are played.
#[derive(Clone, Default)]
pub(crate) struct Tallies {
    pub printing: Vec<CardUse>,
    pub refinement: Vec<CardUse>,
    pub patronage: Vec<PatronUse>,
    pub gears: Vec<u32>,
}

impl Tallies {
    pub fn new() -> Tallies {
        let named = |id: String| CardUse { card: id, ..CardUse::default() };
        Tallies {
            printing: (0..PrintingId::COUNT).map(|at| named(PrintingId::new(at).to_string())).collect(),
            refinement: (0..RefinementId::COUNT).map(|at| named(RefinementId::new(at).to_string())).collect(),
            patronage: (0..PatronageId::COUNT)
                .map(|at| PatronUse { card: PatronageId::new(at).to_string(), taken: 0 })
                .collect(),
            gears: vec![0; GearReward::RULES.len()],
        }
    }

    pub fn and(mut self, other: &Tallies) -> Tallies {
        let cards = self.printing.iter_mut().chain(&mut self.refinement);
        for (sum, more) in cards.zip(other.printing.iter().chain(&other.refinement)) {
            sum.held += more.held;
            sum.fulfilled += more.fulfilled;
            sum.coloured += more.coloured;
            sum.decorated += more.decorated;
            sum.brought += more.brought;
        }
        for (sum, more) in self.patronage.iter_mut().zip(&other.patronage) {
            sum.taken += more.taken;
        }
        for (sum, more) in self.gears.iter_mut().zip(&other.gears) {
            *sum += more;
        }
        self
    }
}

/// Counts the events of a game.
pub(crate) struct Counting<'a> {
    cards: &'a Catalogue,
    pub tallies: Tallies,
    /// Who is first in the first round.
    first: Seat,
}

impl<'a> Counting<'a> {
    pub fn new(cards: &'a Catalogue) -> Counting<'a> {
        Counting { cards, tallies: Tallies::new(), first: Seat(0) }
    }

    pub fn hear(&mut self, event: &Event) {
        let Tallies { printing: print, refinement: refine, patronage, gears } = &mut self.tallies;
        match *event {
            Event::RoundBegan { round: 1, first } => self.first = first,
            Event::OrderDrafted { printing, refinement, .. } | Event::OrderTaken { printing, refinement, .. } => {
                print[printing.index()].held += 1;
                refine[refinement.index()].held += 1;
            }
            Event::OrderFulfilled { printing, refinement, colour, decoration, .. } => {
                let paid = &mut print[printing.index()];
                paid.fulfilled += 1;
                paid.brought += u32::from(self.cards[printing].pays);
                let (card, done) = (&self.cards[refinement], &mut refine[refinement.index()]);
                done.fulfilled += 1;
                done.coloured += u32::from(colour);
                done.decorated += u32::from(decoration);
                done.brought += if colour { u32::from(card.colour_fame) } else { 0 };
                done.brought += if decoration { u32::from(card.decoration_fame) } else { 0 };
            }
            Event::PatronageCardTaken { card, .. } => patronage[card.index()].taken += 1,
            Event::GearUsed { gear, sector, .. } => {
                gears[self.cards[gear].sectors[usize::from(sector)].number()] += 1;
            }
            _ => {}
        }
    }
}

impl Audience<Event> for Counting<'_> {
    fn tell(&mut self, told: impl FnOnce() -> Told<Event>) {
        self.hear(told().whole());
    }
}

impl Watching<Gutenberg> for Counting<'_> {
    fn see(&mut self, _: Seat, _: &View, _: &Action) {}
}

/// One finished game of four.
struct Finished {
    first: Seat,
    characters: Vec<Option<Character>>,
    outcome: Outcome,
    tallies: Tallies,
}

impl Finished {
    fn share(&self, seat: Seat) -> f64 {
        let winners = self.outcome.winners;
        if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
    }
}

impl Study {
    /// Plays all games; calls `tell` after each.
    pub fn run(&self, tell: &(impl Fn() + Sync)) -> Report {
        let games: Vec<Finished> = (0..self.games).into_par_iter().map(|number| self.play_four(number, tell)).collect();
        let solo = self.alone.iter().map(|&player| self.play_alone(player, tell)).collect();
        let tallies = games.iter().fold(Tallies::new(), |sum, game| sum.and(&game.tallies));
        let shares =
            |value: &dyn Fn(&Finished) -> Option<f64>| -> Vec<f64> { games.iter().filter_map(value).collect() };
        let place = |at: u8| {
            let share = |game: &Finished| Some(game.share(Seat((game.first.0 + at) % SEATS)));
            Estimate::of_shares(&shares(&share))
        };
        let character = |&character: &Character| {
            let kept = shares(&|game| {
                let seat = game.characters.iter().position(|&kept| kept == Some(character))?;
                Some(game.share(Seat(seat as u8)))
            });
            CharacterUse { character, kept: kept.len() as u32, wins: Estimate::of_shares(&kept) }
        };
        let mean = |game: &Finished| f64::from(game.outcome.scores().iter().sum::<i32>()) / f64::from(SEATS);
        Report {
            player: self.player.to_string(),
            games: self.games,
            mean_score: Estimate::of(&games.iter().map(mean).collect::<Vec<_>>()),
            places: (0..SEATS).map(place).collect(),
            characters: Character::ALL.iter().map(character).collect(),
            printing: tallies.printing,
            refinement: tallies.refinement,
            patronage: tallies.patronage,
            gears: GearReward::RULES
                .iter()
                .zip(&tallies.gears)
                .map(|(rule, &uses)| GearUse { rule, uses_per_game: f64::from(uses) / f64::from(self.games.max(1)) })
                .collect(),
            solo,
        }
    }

    fn play_four(&self, number: u32, tell: &impl Fn()) -> Finished {
        let options = Options { people: SEATS, characters: Characters::Dealt, ..Options::default() };
        let mut counting = Counting::new(self.game.cards());
        let end = self.play(&options, self.player, number, &mut counting);
        tell();
        let characters = (0..SEATS).map(|seat| end.house(Seat(seat)).character).collect();
        let outcome = self.game.outcome(&end).expect("the game is over");
        Finished { first: counting.first, characters, outcome, tallies: counting.tallies }
    }

    fn play_alone(&self, player: Player, tell: &(impl Fn() + Sync)) -> Solo {
        let options = Options { people: 1, automa: true, ..Options::default() };
        let play = |number: u32| {
            let end = self.play(&options, player, number, &mut Counting::new(self.game.cards()));
            tell();
            self.game.outcome(&end).map_or(0, |outcome| outcome.scores()[0])
        };
        let mut scores: Vec<i32> = (0..self.solo_games).into_par_iter().map(play).collect();
        scores.sort_unstable();
        let mean = Estimate::of(&scores.iter().map(|&score| f64::from(score)).collect::<Vec<_>>());
        let median = scores.get(scores.len() / 2).copied().unwrap_or(0);
        Solo { player: player.to_string(), scores, mean, median, title: Title::of(median) }
    }

    fn play(&self, options: &Options, player: Player, number: u32, counting: &mut Counting<'_>) -> State {
        play_out(&self.game, options, player, dice(self.seed, number), counting).expect("valid options")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn study() -> Study {
        Study {
            game: Gutenberg::standard(),
            player: "journeyman".parse().unwrap(),
            games: 12,
            alone: vec!["random".parse().unwrap(), "journeyman".parse().unwrap()],
            solo_games: 9,
            seed: 5,
        }
    }

    #[test]
    fn every_win_is_counted_once_for_its_place_and_character() {
        let report = study().run(&|| {});
        let places: f64 = report.places.iter().map(|share| share.mean).sum();
        assert!((places - 1.0).abs() < 1e-9, "{places}");
        let wins: f64 = report.characters.iter().map(|one| one.wins.mean * f64::from(one.kept)).sum();
        assert!((wins - 12.0).abs() < 1e-9, "{wins}");
        assert_eq!(report.characters.iter().map(|one| one.kept).sum::<u32>(), 12 * 4);
    }

    #[test]
    fn no_card_is_fulfilled_more_often_than_held() {
        let report = study().run(&|| {});
        let held = |cards: &[CardUse]| cards.iter().map(|card| card.held).sum::<u32>();
        assert_eq!(held(&report.printing), held(&report.refinement));
        assert!(held(&report.printing) > 12 * 4 * 2);
        for card in report.printing.iter().chain(&report.refinement) {
            assert!(card.fulfilled <= card.held && card.coloured <= card.fulfilled, "{card:?}");
        }
        assert!(report.gears.iter().map(|gear| gear.uses_per_game).sum::<f64>() > 4.0);
    }

    #[test]
    fn solo_scores_are_sorted_and_have_their_title() {
        let report = study().run(&|| {});
        let [random, journeyman] = &report.solo[..] else { panic!("two played alone") };
        assert!(journeyman.scores.is_sorted() && journeyman.scores.len() == 9);
        assert_eq!(journeyman.median, journeyman.scores[4]);
        assert_eq!(journeyman.title, Title::of(journeyman.median));
        assert!(random.median + 40 < journeyman.median);
    }
}
