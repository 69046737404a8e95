//! The speed of whole games: random playouts on one thread, each decision uniform among all legal actions, including
//! all words that the cards can spell.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use letterpress::languages::Language;
use letterpress::{Letterpress, Options, State};
use std::hint::black_box;
use table::{Dice, Game, Nobody, Seed};

/// Plays to the end; returns the number of decisions.
fn play_out(game: &Letterpress, state: &mut State, dice: &mut Dice) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = game.to_act(state).iter().next() {
        let Some(action) = game.random_action(state, seat, dice) else { break };
        if game.apply(state, seat, &action, &mut Nobody).is_err() {
            break;
        }
        decisions += 1;
    }
    decisions
}

fn playouts(criterion: &mut Criterion) {
    let game = Letterpress::new();
    let mut group = criterion.benchmark_group("letterpress");
    for (language, people) in
        [(Language::French, 6), (Language::French, 2), (Language::French, 1), (Language::Polish, 6)]
    {
        let options = Options { people, language, ..Options::default() };
        let mut seeds = Dice::new(Seed::from_number(1));
        let mut start = || game.setup(&options, seeds.seed()).expect("options that a table can be opened with");
        let mut dice = Dice::new(Seed::from_number(2));
        let decisions: u64 = (0..100).map(|_| play_out(&game, &mut start(), &mut dice)).sum();
        println!("{language}, {people} people: {:.1} decisions a game", decisions as f64 / 100.0);
        group.throughput(Throughput::Elements(1));
        group.bench_function(format!("game, {language}, {people} people"), |bencher| {
            bencher.iter(|| play_out(&game, &mut start(), &mut dice));
        });
    }
    let state = game.setup(&Options { people: 6, ..Options::default() }, Seed::from_number(1));
    println!("state: {} bytes", size_of::<State>());
    group.bench_function("copy of the state", |bencher| bencher.iter(|| black_box(&state).clone()));
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
