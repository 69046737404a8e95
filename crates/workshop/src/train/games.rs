//! Games for training. Each follows from its number alone.

use super::sample::{Numbers, Sample, ends_of, houses_of};
use arrayvec::ArrayVec;
use bots::gutenberg::judge::Net;
use bots::gutenberg::{Appraiser, CardTables, Instinct, Policy, Prices, Search, Weights};
use bots::{Bot, Budget};
use gutenberg::{Characters, Gutenberg, MAX_SEATS, Options, Phase, ROUNDS, State};
use std::sync::Arc;
use table::{Dice, Game, Nobody, Seat, Seed, Viewer};

/// The numbers of people at the tables, in rotation.
const PEOPLE: [u8; 8] = [2, 1, 4, 2, 1, 3, 2, 4];
/// Random moves per thousand in a hurried game, up to the sampled position; each seat has one of these rates.
const RANDOM: [u32; 5] = [0, 0, 30, 100, 250];
/// How many moves in a thousand of a thoughtful game are made by instinct, and at random.
const HASTY: u32 = 80;
const WILD: u32 = 10;

/// The seed of a game in one of the studies, whose games must not overlap.
fn dice(study: u32, number: u64) -> Dice {
    let mut bytes = Seed::from_number(number).0;
    bytes[16..20].copy_from_slice(&study.to_le_bytes());
    Dice::new(Seed(bytes))
}

/// How many people sit at this table.
fn people(number: u64) -> u8 {
    PEOPLE[(number % PEOPLE.len() as u64) as usize]
}

/// The options of a table: half of them with characters.
fn options(people: u8, dice: &mut Dice) -> Options {
    let characters = if dice.below(2) == 0 { Characters::None } else { Characters::Dealt };
    let automa = people < 4 && dice.below(8) == 0;
    Options { people, automa, characters, ..Options::default() }
}

pub struct Workshop {
    game: Gutenberg,
    playing: Prices,
    judging: Prices,
    tables: CardTables,
}

impl Workshop {
    pub fn new() -> Workshop {
        let game = Gutenberg::standard();
        let (playing, judging) = (Prices::new(Weights::tuned()), Prices::new(&Weights::REASONED));
        let tables = CardTables::new(game.cards(), &playing);
        Workshop { game, playing, judging, tables }
    }

    fn instinct(&self) -> Instinct<'_> {
        let appraiser = Appraiser { cards: self.game.cards(), prices: &self.playing };
        Instinct { tables: &self.tables, policy: Policy { game: &self.game, appraiser, noise: 0.6 } }
    }

    /// What the search's judge sees.
    fn judging(&self) -> Appraiser<'_> {
        Appraiser { cards: self.game.cards(), prices: &self.judging }
    }

    fn begin(&self, people: u8, dice: &mut Dice) -> State {
        let options = options(people, dice);
        self.game.setup(&options, dice.seed()).expect("valid options")
    }

    fn random(&self, state: &State, seat: Seat, dice: &mut Dice) -> gutenberg::Action {
        self.game.random_action(state, seat, dice).expect("a seat that is to act has an action")
    }

    /// A position at the start of some round of a hurried game, and the result of the game: up to the position, some
    /// seats make random moves; then all play by instinct.
    pub fn hurried(&self, study: u32, number: u64) -> Sample {
        let mut dice = dice(study, number);
        let mut state = self.begin(people(number), &mut dice);
        let round = 1 + dice.below(ROUNDS.into()) as u8;
        let stumbles: [u32; MAX_SEATS] = std::array::from_fn(|_| RANDOM[dice.index(RANDOM.len())]);
        let instinct = self.instinct();
        while let Some(seat) = self.game.to_act(&state).iter().next() {
            if state.phase() == Phase::Plan && state.round() == round {
                break;
            }
            let stumbles = dice.below(1000) < stumbles[seat.index()];
            let action = if stumbles { None } else { instinct.decide(&state, seat, &mut dice) };
            let action = action.unwrap_or_else(|| self.random(&state, seat, &mut dice));
            self.game.apply_unchecked(&mut state, seat, &action, &mut Nobody);
        }
        let houses = houses_of(self.judging(), &state);
        instinct.play_until(&mut state, u8::MAX, &mut dice);
        Sample { houses, ends: ends_of(&state) }
    }

    /// All positions at the start of a round of a game played by the search with this net, with this many iterations a
    /// move and a few hasty moves. The numbers of people rotate, or all tables are solo.
    pub fn thoughtful(&self, study: u32, number: u64, alone: bool, net: &Arc<Net>, iterations: u32) -> Vec<Sample> {
        let mut dice = dice(study, number);
        let people = if alone { 1 } else { people(number) };
        let mut state = self.begin(people, &mut dice);
        let mut search = Search::judged(Weights::tuned(), Arc::clone(net));
        let mut seen: Vec<ArrayVec<Numbers, MAX_SEATS>> = Vec::new();
        while let Some(seat) = self.game.to_act(&state).iter().next() {
            if state.phase() == Phase::Plan && usize::from(state.round()) > seen.len() {
                seen.push(houses_of(self.judging(), &state));
            }
            let action = match dice.below(1000) {
                lot if lot < WILD => self.random(&state, seat, &mut dice),
                lot if lot < WILD + HASTY => {
                    self.instinct().decide(&state, seat, &mut dice).expect("a seat that is to act")
                }
                _ => {
                    let view = self.game.view(&state, Viewer::Seat(seat)).expect("a seat of this game");
                    let budget = Budget::Iterations(iterations);
                    search.choose(&self.game, &view, budget, &mut dice).expect("a seat that is to act")
                }
            };
            self.game.apply_unchecked(&mut state, seat, &action, &mut Nobody);
        }
        let ends = ends_of(&state);
        seen.into_iter().map(|houses| Sample { houses, ends: ends.clone() }).collect()
    }
}

#[cfg(test)]
impl Workshop {
    /// Some position, as seen by the bots and by the training.
    pub fn position(&self, number: u64) -> (State, Sample) {
        let mut dice = dice(99, number);
        let state = self.begin(people(number), &mut dice);
        (state.clone(), Sample { houses: houses_of(self.judging(), &state), ends: ends_of(&state) })
    }

    pub fn say(&self, net: &Net, state: &State) -> ArrayVec<bots::gutenberg::judge::Said, MAX_SEATS> {
        net.judge(self.judging(), state)
    }
}
