//! What a position is worth to each seat: the mean result of fast playouts from it. Used by reviews of whole games, which
//! need thousands of such estimates.
//!
//! Sums are integers, so that they add up in any order and are the same on every machine.

use crate::BotError;
use table::{Dice, Game, Nobody, Outcome, Seat, Viewer};

/// A whole win, in the units of shares.
pub const SHARE: i64 = 10_000;
/// A point, in the units of scores.
pub const POINT: i64 = 100;
/// Playouts from each imagined state, if several states fit the view.
const GAMES_A_WORLD: u32 = 4;

/// A game with fast playouts.
pub trait Appraised: Game {
    /// How many secret choices have been made and not yet revealed.
    fn secret_choices(&self, state: &Self::State) -> usize;

    /// Whether all seats know everything except the outcome of the dice.
    fn is_open(&self, state: &Self::State) -> bool;

    /// Replaces the dice.
    fn reseed(&self, state: &mut Self::State, dice: Dice);

    /// A state that fits the view, except that the others have not made their secret choices yet. They are unknown, and the
    /// best guess is that the others choose as usual.
    fn imagine_undecided(&self, view: &Self::View, dice: &mut Dice) -> Result<Self::State, BotError>;

    /// Plays this many games to the end, each from the next state of `world`.
    fn play_on(
        &self,
        games: u32,
        world: &mut dyn FnMut(&mut Dice) -> Result<Self::State, BotError>,
        dice: &mut Dice,
    ) -> Result<Appraisal, BotError>;
}

/// Sums over playouts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Appraisal {
    pub games: u32,
    /// By seat, in units of `1 / SHARE`. A win shared by n seats counts 1/n for each.
    pub shares: Vec<i64>,
    /// By seat, in units of `1 / POINT`.
    pub scores: Vec<i64>,
}

impl Appraisal {
    pub fn add(&mut self, outcome: &Outcome) {
        let seats = outcome.scores().len();
        self.shares.resize(seats, 0);
        self.scores.resize(seats, 0);
        self.games += 1;
        let share = SHARE / outcome.winners.len().max(1) as i64;
        for seat in outcome.winners.iter().filter(|seat| seat.index() < seats) {
            self.shares[seat.index()] += share;
        }
        for (sum, &score) in self.scores.iter_mut().zip(outcome.scores()) {
            *sum += i64::from(score) * POINT;
        }
    }

    /// What the position is worth to a seat: its share of the win, or its score in a solo game, rounded to the nearest unit.
    pub fn worth(&self, seat: Seat) -> i32 {
        if self.shares.len() > 1 { self.mean(&self.shares, seat) } else { self.score(seat) }
    }

    /// The mean score.
    pub fn score(&self, seat: Seat) -> i32 {
        self.mean(&self.scores, seat)
    }

    fn mean(&self, sums: &[i64], seat: Seat) -> i32 {
        let (sum, games) = (sums.get(seat.index()).copied().unwrap_or(0), i64::from(self.games.max(1)));
        i32::try_from((2 * sum + games).div_euclid(2 * games)).unwrap_or(i32::MAX)
    }
}

/// What to appraise.
#[derive(Clone, Copy, Debug)]
pub struct Appraise<'a, A> {
    /// Only what this viewer knows is used. Nobody knows the dice.
    pub viewer: Viewer,
    /// Appraise the position after this action.
    pub after: Option<(Seat, &'a A)>,
    /// Apply the action to the true state with fresh dice, then imagine from the viewer's new view. Otherwise imagine a state
    /// first and apply the action to that.
    pub redrawn: bool,
    pub games: u32,
}

/// Appraises a position from what its viewer knows.
pub fn appraise<G: Appraised>(
    game: &G,
    state: &G::State,
    asked: Appraise<G::Action>,
    dice: &mut Dice,
) -> Result<Appraisal, BotError> {
    if asked.redrawn {
        return redrawn(game, state, asked, dice);
    }
    let Appraise { viewer, after, games, .. } = asked;
    if let (Some(outcome), None) = (game.outcome(state), after) {
        return Ok(ended(&outcome, games));
    }
    let view = game.view(state, viewer)?;
    let sure = game.is_open(state);
    let mut known: Option<G::State> = None;
    let mut left = 0;
    let mut world = |dice: &mut Dice| {
        if left == 0 {
            known = Some(game.imagine_undecided(&view, dice)?);
            left = if sure { games } else { GAMES_A_WORLD };
        }
        left -= 1;
        let mut world = known.clone().ok_or(BotError::NotAsked)?;
        game.reseed(&mut world, Dice::new(dice.seed()));
        if let Some((seat, action)) = after {
            game.apply(&mut world, seat, action, &mut Nobody).map_err(|_| BotError::NotAsked)?;
        }
        Ok(world)
    };
    game.play_on(games, &mut world, dice)
}

fn redrawn<G: Appraised>(
    game: &G,
    state: &G::State,
    asked: Appraise<G::Action>,
    dice: &mut Dice,
) -> Result<Appraisal, BotError> {
    let Appraise { viewer, after, games, .. } = asked;
    let mut world = |dice: &mut Dice| {
        let mut world = state.clone();
        game.reseed(&mut world, Dice::new(dice.seed()));
        if let Some((seat, action)) = after {
            game.apply(&mut world, seat, action, &mut Nobody).map_err(|_| BotError::NotAsked)?;
        }
        // If nothing is hidden, the viewer would imagine this very state.
        if !game.is_open(&world) && game.outcome(&world).is_none() {
            world = game.imagine_undecided(&game.view(&world, viewer)?, dice)?;
        }
        game.reseed(&mut world, Dice::new(dice.seed()));
        Ok(world)
    };
    game.play_on(games, &mut world, dice)
}

fn ended(outcome: &Outcome, games: u32) -> Appraisal {
    let mut appraisal = Appraisal::default();
    (0..games.max(1)).for_each(|_| appraisal.add(outcome));
    appraisal
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::SeatSet;

    #[test]
    fn a_shared_win_is_a_part_of_one_and_means_are_rounded() {
        let mut appraisal = Appraisal::default();
        appraisal.add(&Outcome::new(&[10, 10, 3], [Seat(0), Seat(1)].into_iter().collect()));
        appraisal.add(&Outcome::new(&[10, 11, 3], SeatSet::one(Seat(1))));
        appraisal.add(&Outcome::new(&[1, 2, 3], SeatSet::one(Seat(2))));
        assert_eq!([0, 1, 2].map(|seat| appraisal.worth(Seat(seat))), [1667, 5000, 3333]);
        assert_eq!(appraisal.score(Seat(0)), 700);
    }

    #[test]
    fn alone_the_points_count() {
        let mut appraisal = Appraisal::default();
        appraisal.add(&Outcome::new(&[80], SeatSet::NONE));
        appraisal.add(&Outcome::new(&[81], SeatSet::NONE));
        assert_eq!(appraisal.worth(Seat(0)), 8050);
    }
}
