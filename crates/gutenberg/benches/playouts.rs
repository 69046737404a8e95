//! The speed of whole games: random playouts on one thread, with a uniformly random choice from the complete legal set
//! at every decision (plans from their table). Also the cost of copying a state.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use gutenberg::{Action, Batch, Characters, Gutenberg, Options, State};
use std::hint::black_box;
use table::{Dice, Game, Nobody, Seed};

/// Plays to the end, decision by decision; returns the number of decisions.
fn step_by_step(game: &Gutenberg, state: &mut State, dice: &mut Dice, batches: &mut Vec<Batch>) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = game.to_act(state).iter().next() {
        let Some(checked) = game.sample(state, seat, dice, batches) else { break };
        game.perform(state, &checked, &mut Nobody);
        decisions += 1;
    }
    decisions
}

fn playouts(criterion: &mut Criterion) {
    let game = Gutenberg::standard();
    let mut group = criterion.benchmark_group("gutenberg");
    for (name, people, automa, characters) in [
        ("4 seats, characters", 4, false, Characters::Dealt),
        ("2 seats, characters", 2, false, Characters::Dealt),
        ("solo, characters", 1, true, Characters::Dealt),
    ] {
        let options = Options { people, automa, characters, ..Options::default() };
        let mut dice = Dice::new(Seed::from_number(1));
        let mut batches = Vec::new();
        let mut start = || game.setup(&options, dice.seed()).expect("valid options");
        let decisions: u64 = {
            let mut dice = Dice::new(Seed::from_number(2));
            (0..1000).map(|_| u64::from(game.random_playout(&mut start(), &mut dice, &mut batches))).sum()
        };
        println!("{name}: {:.1} decisions a game", decisions as f64 / 1000.0);
        group.throughput(Throughput::Elements(1));
        let mut playing = Dice::new(Seed::from_number(3));
        group.bench_function(format!("game, {name}"), |bencher| {
            bencher.iter(|| game.random_playout(&mut start(), &mut playing, &mut batches));
        });
        group.bench_function(format!("game step by step, {name}"), |bencher| {
            bencher.iter(|| step_by_step(&game, &mut start(), &mut playing, &mut batches));
        });
    }
    let state = game.setup(&Options { people: 4, ..Options::default() }, Seed::from_number(1)).expect("sound options");
    println!("state: {} bytes, action: {} bytes", size_of::<State>(), size_of::<Action>());
    group.bench_function("copy of the state", |bencher| bencher.iter(|| black_box(&state).clone()));
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
