//! A playout allocates nothing: a search runs thousands of them a second.

use bots::gutenberg::judge::Net;
use bots::gutenberg::{Appraiser, CardTables, Instinct, Policy, Prices, Weights};
use gutenberg::{Characters, Gutenberg, Options, Phase, State};
use table::{Dice, Game, Seed};

fn play_out(instinct: &Instinct, start: &State, dice: &mut Dice) {
    let mut state = start.clone();
    state.reseed(Dice::new(dice.seed()));
    instinct.play_until(&mut state, u8::MAX, dice);
    assert_eq!(state.phase(), Phase::Over);
}

#[test]
fn a_playout_allocates_nothing() {
    let game = Gutenberg::standard();
    let prices = Prices::new(Weights::tuned());
    let tables = CardTables::new(game.cards(), &prices);
    let policy = Policy { game: &game, appraiser: Appraiser { cards: game.cards(), prices: &prices }, noise: 0.6 };
    let instinct = Instinct { tables: &tables, policy };
    for (people, automa) in [(1, true), (2, false), (3, true), (4, false)] {
        let options = Options { people, automa, characters: Characters::Dealt, ..Options::default() };
        let start = game.setup(&options, Seed::from_number(7)).expect("sound options");
        let mut dice = Dice::new(Seed::from_number(u64::from(people)));
        let counted = allocation_counter::measure(|| {
            for _ in 0..100 {
                play_out(&instinct, &start, &mut dice);
            }
        });
        assert_eq!(counted.count_total, 0, "{people} people: {} allocations", counted.count_total);
    }
}

#[test]
fn judging_allocates_nothing() {
    let game = Gutenberg::standard();
    let prices = Prices::new(&Weights::REASONED);
    let appraiser = Appraiser { cards: game.cards(), prices: &prices };
    let net = Net::trained();
    for people in 1..=4 {
        let options = Options { people, characters: Characters::Dealt, ..Options::default() };
        let state = game.setup(&options, Seed::from_number(7)).expect("sound options");
        let mut seats = 0;
        let counted = allocation_counter::measure(|| seats = net.judge(appraiser, &state).len());
        assert_eq!((seats, counted.count_total), (usize::from(people), 0));
    }
}
