//! Iterations of the search at the first decision of a game: as the guildmaster plays, with playouts to the next
//! planning that a net judges; as analyses and `guildmaster@1` do, with playouts to the end; and as the master does,
//! with playouts of one round. One thread; an element is an iteration. Also the net's judgement of all seats.

use bots::gutenberg::judge::Net;
use bots::gutenberg::{Appraiser, Prices, Search, Weights};
use bots::{Bot, Budget};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use gutenberg::{Gutenberg, Options, ROUNDS};
use table::{Dice, Game, Nobody, Seed, Viewer};

const ITERATIONS: u32 = 1000;

fn iterations(criterion: &mut Criterion) {
    let game = Gutenberg::standard();
    let mut group = criterion.benchmark_group("search");
    group.sample_size(20).throughput(Throughput::Elements(ITERATIONS.into()));
    for people in [4, 2] {
        let options = Options { people, ..Options::default() };
        let state = game.setup(&options, Seed::from_number(1)).expect("valid options");
        let seat = game.to_act(&state).iter().next().expect("somebody begins");
        let view = game.view(&state, Viewer::Seat(seat)).expect("a seat that is asked");
        let searches = [
            ("judged", Search::judged(Weights::tuned(), Net::trained())),
            ("to the end", Search::new(Weights::tuned(), ROUNDS)),
            ("one round", Search::new(Weights::tuned(), 1)),
        ];
        for (name, mut search) in searches {
            let mut dice = Dice::new(Seed::from_number(2));
            group.bench_function(format!("{people} seats, {name}"), |bencher| {
                bencher.iter(|| search.choose(&game, &view, Budget::Iterations(ITERATIONS), &mut dice));
            });
        }
    }
    group.finish();
}

fn judgement(criterion: &mut Criterion) {
    let game = Gutenberg::standard();
    let prices = Prices::new(&Weights::REASONED);
    let appraiser = Appraiser { cards: game.cards(), prices: &prices };
    let net = Net::trained();
    let mut group = criterion.benchmark_group("judge");
    for people in [1, 2, 4] {
        let options = Options { people, ..Options::default() };
        let mut state = game.setup(&options, Seed::from_number(1)).expect("valid options");
        let mut dice = Dice::new(Seed::from_number(2));
        while state.round() < 4 {
            let seat = game.to_act(&state).iter().next().expect("the game goes on");
            game.act_randomly(&mut state, seat, &mut dice, &mut Nobody).expect("the seat has an action");
        }
        group.bench_function(format!("{people} seats"), |bencher| bencher.iter(|| net.judge(appraiser, &state)));
    }
    group.finish();
}

criterion_group!(benches, iterations, judgement);
criterion_main!(benches);
