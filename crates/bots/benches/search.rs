//! Iterations of the search at the first decision of a game: as the guildmaster plays, with playouts to the end, and as
//! the master does, with playouts of one round. One thread; an element is an iteration.

use bots::gutenberg::{Search, Weights};
use bots::{Bot, Budget};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use gutenberg::{Gutenberg, Options, ROUNDS};
use table::{Dice, Game, Seed, Viewer};

const ITERATIONS: u32 = 1000;

fn iterations(criterion: &mut Criterion) {
    let game = Gutenberg::standard();
    let mut group = criterion.benchmark_group("search");
    group.sample_size(20).throughput(Throughput::Elements(ITERATIONS.into()));
    for people in [4, 2] {
        let options = Options { people, ..Options::default() };
        let state = game.setup(&options, Seed::from_number(1)).expect("these options are sound");
        let seat = game.to_act(&state).iter().next().expect("somebody begins");
        let view = game.view(&state, Viewer::Seat(seat)).expect("a seat that is asked");
        for (name, rounds) in [("to the end", ROUNDS), ("one round", 1)] {
            let mut search = Search::new(Weights::tuned(), rounds);
            let mut dice = Dice::new(Seed::from_number(2));
            group.bench_function(format!("{people} seats, {name}"), |bencher| {
                bencher.iter(|| search.choose(&game, &view, Budget::Iterations(ITERATIONS), &mut dice));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, iterations);
criterion_main!(benches);
