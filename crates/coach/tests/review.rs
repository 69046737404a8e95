//! Reviews of games: the ledger adds up, hidden information does not matter, errors are found.

#![allow(clippy::unwrap_used)] // A panic fails the test.

use bots::{Budget, Level, SystemClock};
use coach::review::{Class, Effort, Findings, Judged, Plan, Review, Tellers, study};
use games::{Games, Sitting};
use serde_json::{Value, json};
use table::{Dice, Seat, Seed, Turn};
use words::Words;

struct Played {
    start: Box<dyn Sitting>,
    turns: Vec<Turn<Value>>,
}

/// The number of repetitions: `MANICULE_TEST_TIMES`, or a quick default.
fn times(usually: u64) -> u64 {
    std::env::var("MANICULE_TEST_TIMES").map_or(usually, |times| times.parse().unwrap())
}

fn open(game: &str, options: &Value, seed: u64) -> Box<dyn Sitting> {
    Games::standard().get(game).unwrap().open(options.into(), Seed::from_number(seed)).unwrap()
}

fn random(sitting: &dyn Sitting, seat: Seat, dice: &mut Dice) -> Value {
    let mut actions: Vec<Value> = serde_json::from_str(sitting.legal(seat).actions.get()).unwrap();
    actions.swap_remove(dice.index(actions.len()))
}

fn thought(sitting: &dyn Sitting, seat: Seat, dice: &mut Dice) -> Value {
    sitting.think(seat, Level::Journeyman, Some(Budget::Iterations(1)), dice.seed())(&SystemClock).unwrap()
}

impl Played {
    fn open(game: &str, options: &Value, seed: u64) -> Played {
        Played { start: open(game, options, seed), turns: Vec::new() }
    }

    fn now(&self) -> Box<dyn Sitting> {
        let mut now = self.start.fork();
        for turn in &self.turns {
            now.act(turn.seat, &turn.action).unwrap();
        }
        now
    }

    /// Plays on until `stop` or the end; any of the seats that are to act acts.
    fn play(
        &mut self,
        act: impl Fn(&dyn Sitting, Seat, &mut Dice) -> Value,
        stop: impl Fn(&dyn Sitting) -> bool,
        dice: &mut Dice,
    ) {
        let mut now = self.now();
        while !now.to_act().is_empty() && !stop(now.as_ref()) {
            let asked: Vec<Seat> = now.to_act().iter().collect();
            let seat = asked[dice.index(asked.len())];
            let action = act(now.as_ref(), seat, dice);
            now.act(seat, &action).unwrap();
            self.turns.push(Turn { seat, action });
        }
    }

    fn study(&self, samples: u32, iterations: u32, wanted: impl Fn(u32) -> bool) -> Findings {
        let plan = Plan { seed: Seed::from_number(5), effort: Effort { samples, iterations } };
        study(self.start.as_ref(), &self.turns, &plan, wanted, || ()).unwrap()
    }

    fn review(&self, samples: u32, iterations: u32) -> Review {
        let (words, end) = (Words::new("en").unwrap(), self.now());
        let tellers = Tellers::new(&words, end.as_ref(), Vec::new());
        Review::of(&self.turns, end.as_ref(), vec![self.study(samples, iterations, |_| true)], &tellers).unwrap()
    }
}

/// Every part, every ply, every round, and the result.
fn adds_up(review: &Review) {
    let mut before = review.start.clone();
    for ply in &review.plies {
        for ((before, after), parts) in before.iter().zip(&ply.after).zip(&ply.parts) {
            assert_eq!(after - before, parts.sum(), "ply {}", ply.ply);
            assert!(ply.drew || parts.draws == 0, "no dice, no luck: ply {}", ply.ply);
        }
        before.clone_from(&ply.after);
    }
    let Some(result) = &review.result else { return };
    let share = 10_000 / result.winners.len().max(1) as i32;
    for seat in &review.seats {
        let won = match (review.seats.len(), result.winners.contains(seat.seat)) {
            (1, _) => result.scores()[0] * 100,
            (_, true) => share,
            (_, false) => 0,
        };
        assert_eq!(seat.start + seat.parts.sum(), won);
        assert_eq!(seat.adjusted + seat.luck, won);
        let of_rounds: i32 = review.rounds.iter().map(|round| round.parts[seat.seat.index()].sum()).sum();
        assert_eq!(seat.start + of_rounds, won);
    }
}

#[test]
fn the_ledger_of_random_games_of_gutenberg_adds_up_to_the_result() {
    for number in 0..times(8) {
        let people = number % 4 + 1;
        let options = json!({"people": people, "automa": number % 3 == 2 && people < 4, "characters": number % 2 == 0});
        let mut played = Played::open("gutenberg", &options, number);
        played.play(random, |_| false, &mut Dice::new(Seed::from_number(number)));
        adds_up(&played.review(2, 0));
    }
}

#[test]
fn the_ledger_of_random_games_of_letterpress_adds_up_to_the_result() {
    for number in 0..times(4) {
        let people = [2, 1, 3, 4][(number % 4) as usize];
        let language = ["fr", "en", "it", "de", "pl"][(number % 5) as usize];
        let mut played = Played::open("letterpress", &json!({"people": people, "language": language}), number);
        played.play(random, |_| false, &mut Dice::new(Seed::from_number(number)));
        let review = played.review(2, 0);
        adds_up(&review);
        let rounds = review.words.unwrap();
        assert_eq!(rounds.len() as u64, 5 * people);
        let best = |round: &coach::review::WordRound| round.best.iter().map(|word| word.score).max();
        assert!(rounds.iter().all(|round| round.wrote.as_ref().map(|wrote| wrote.score) <= best(round)));
    }
}

#[test]
fn an_unfinished_game_is_reviewed_up_to_where_it_stands() {
    let mut played = Played::open("gutenberg", &json!({"people": 2}), 3);
    played.play(thought, |now| now.ply() == 20, &mut Dice::new(Seed::from_number(3)));
    let review = played.review(4, 2);
    assert!(!review.finished && review.result.is_none());
    assert_eq!(review.plies.len(), 20);
    adds_up(&review);
}

#[test]
fn errors_are_told_and_nothing_else_is_lost() {
    let mut played = Played::open("gutenberg", &json!({"people": 3, "characters": true}), 8);
    played.play(random, |_| false, &mut Dice::new(Seed::from_number(8)));
    let review = played.review(1, 3);
    for ply in &review.plies {
        let judged = ply.judged.as_ref().unwrap();
        assert_eq!(judged.class.is_error(), judged.sentence.is_some(), "ply {}", ply.ply);
        assert!(judged.class.is_error() || judged.loss == 0, "ply {}", ply.ply);
    }
    let errors = review.plies.iter().filter(|ply| ply.judged.as_ref().unwrap().class.is_error()).count();
    let counted = |seat: &coach::review::SeatReview| {
        let classes = seat.classes;
        (classes.inaccuracy + classes.mistake + classes.blunder) as usize
    };
    assert!(errors > 0, "random players make errors");
    assert_eq!(review.seats.iter().map(counted).sum::<usize>(), errors);
}

#[test]
fn a_forced_action_is_no_error() {
    let mut forced = 0;
    for number in 0..30 {
        let mut played = Played::open("letterpress", &json!({"people": 1, "language": "en"}), number);
        played.play(thought, |_| false, &mut Dice::new(Seed::from_number(number)));
        let mut now = played.start.fork();
        for (ply, turn) in (1..).zip(&played.turns) {
            let legal = now.legal(turn.seat);
            if legal.complete && legal.count == 1 {
                let found = played.study(1, 1, |wanted| wanted == ply);
                let judged = found.found[0].judged.as_ref().unwrap();
                assert_eq!((judged.class, judged.loss), (Class::Forced, 0));
                forced += 1;
            }
            now.act(turn.seat, &turn.action).unwrap();
        }
    }
    assert!(forced > 0, "some decisions are forced");
}

/// What seat 0 is told about its decision, after seat 1 has decided in secret.
fn told_after(game: &str, options: &Value, seed: u64, secret: usize, own: usize) -> (Judged, Option<i32>) {
    let mut played = Played::open(game, options, seed);
    let both = |now: &dyn Sitting| now.to_act().len() == 2 && !now.lists_are_help();
    let asked = |now: &dyn Sitting| both(now) && now.knowledge().unwrap().secret_choices == 0 && now.ply() > 0;
    let lowest = |now: &dyn Sitting, _: Seat, dice: &mut Dice| thought(now, now.to_act().iter().next().unwrap(), dice);
    let mut dice = Dice::new(Seed::from_number(seed));
    // The seats act in order, so that the games are the same up to here.
    let mut now = played.now();
    while !asked(now.as_ref()) {
        let seat = now.to_act().iter().next().unwrap();
        let action = lowest(now.as_ref(), seat, &mut dice);
        now.act(seat, &action).unwrap();
        played.turns.push(Turn { seat, action });
    }
    for (seat, at) in [(Seat(1), secret), (Seat(0), own)] {
        let actions: Vec<Value> = serde_json::from_str(now.legal(seat).actions.get()).unwrap();
        let hidden = |action: &&Value| action.get("plan").is_some() || action.get("draft").is_some();
        let action = actions.iter().filter(hidden).nth(at).unwrap().clone();
        now.act(seat, &action).unwrap();
        played.turns.push(Turn { seat, action });
    }
    let last = played.turns.len() as u32;
    let chosen = played.study(20, 40, |ply| ply == last).found[0].chosen;
    let review = played.review(20, 40);
    (review.plies.last().unwrap().judged.clone().unwrap(), chosen)
}

#[test]
fn hidden_information_does_not_change_a_judgement() {
    for (game, options) in
        [("gutenberg", json!({"people": 2})), ("letterpress", json!({"people": 2, "language": "en"}))]
    {
        for own in 0..3 {
            let (one, hoped) = told_after(game, &options, 4, 0, own);
            let (other, might) = told_after(game, &options, 4, 1, own);
            let text = |judged: &Judged| serde_json::to_string(judged).unwrap();
            assert_eq!(text(&one), text(&other), "{game}");
            assert_eq!(hoped, might, "{game}: what its own choice is worth");
        }
    }
}

#[test]
fn a_planted_blunder_of_letterpress_is_the_worst_error() {
    let mut played = Played::open("letterpress", &json!({"people": 2, "language": "en"}), 6);
    let last = |now: &dyn Sitting| {
        now.view(table::Viewer::Spectator).unwrap().get().contains("\"round\":5,\"step\":\"write\"")
    };
    let mut dice = Dice::new(Seed::from_number(6));
    played.play(thought, last, &mut dice);
    played.turns.push(Turn { seat: Seat(0), action: json!("pass") });
    let planted = played.turns.len() as u32;
    played.play(thought, |_| false, &mut dice);
    let review = played.review(4, 4);
    let judged = review.plies[planted as usize - 1].judged.as_ref().unwrap();
    assert_eq!(judged.class, Class::Blunder);
    assert!(judged.sentence.as_ref().unwrap().contains("blunder"), "{judged:?}");
    assert_eq!(review.seats[0].worst[0], planted);
}

#[test]
fn printing_nothing_in_the_last_round_of_gutenberg_is_an_error() {
    let mut played = Played::open("gutenberg", &json!({"people": 2}), 9);
    let mut dice = Dice::new(Seed::from_number(9));
    played.play(thought, |_| false, &mut dice);
    let printed = played.turns.iter().rposition(|turn| turn.action.get("fulfil").is_some()).unwrap();
    played.turns.truncate(printed);
    let seat = played.now().to_act().iter().next().unwrap();
    played.turns.push(Turn { seat, action: json!("pass") });
    let planted = played.turns.len() as u32;
    let found = played.study(60, 200, |ply| ply == planted);
    let judged = found.found[0].judged.as_ref().unwrap();
    assert!(judged.class.is_error(), "{judged:?}");
    assert!(judged.best.as_ref().unwrap().action.get("fulfil").is_some(), "{judged:?}");
}
