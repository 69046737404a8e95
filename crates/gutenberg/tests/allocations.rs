//! A playout does not allocate, so that a search can run millions of them.

use gutenberg::{Batch, Characters, Gutenberg, Options, State};
use table::{Dice, Game, Nobody, Seed};

fn play_out(game: &Gutenberg, options: &Options, dice: &mut Dice, batches: &mut Vec<Batch>) -> u32 {
    let mut state = game.setup(options, dice.seed()).expect("sound options");
    let mut decisions = 0;
    while let Some(seat) = game.to_act(&state).iter().next() {
        let checked = game.sample(&state, seat, dice, batches).expect("somebody can act");
        game.perform(&mut state, &checked, &mut Nobody);
        decisions += 1;
    }
    assert!(game.outcome(&state).is_some());
    decisions
}

#[test]
fn a_playout_allocates_nothing_after_the_first() {
    let game = Gutenberg::standard();
    for (people, automa) in [(1, true), (2, false), (3, true), (4, false)] {
        let options = Options { people, automa, characters: Characters::Dealt, ..Options::default() };
        let mut dice = Dice::new(Seed::from_number(u64::from(people)));
        // Room for every batch of orders that a turn can offer.
        let mut batches = Vec::with_capacity(10_000);
        play_out(&game, &options, &mut dice, &mut batches);
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| {
            for _ in 0..200 {
                decisions += play_out(&game, &options, &mut dice, &mut batches);
                let mut state = game.setup(&options, dice.seed()).expect("sound options");
                decisions += game.random_playout(&mut state, &mut dice, &mut batches);
            }
        });
        assert!(decisions > 400 * 40, "only {decisions} decisions in 400 games");
        assert_eq!(counted.count_total, 0, "{people} people: {} allocations", counted.count_total);
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 448, "{} bytes", size_of::<State>());
}
