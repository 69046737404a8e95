//! What a page computes from a view alone: at every decision of random games, a position imagined from each viewer's
//! view has the same legal actions, refusals, previews, facts, analyses, reasons and nudges as the true one.

#![allow(clippy::unwrap_used)] // A panic fails the test.

use bots::{Budget, Part, SystemClock};
use games::{Analyst, AnyGame, Games, Sitting};
use serde_json::{Value, json};
use table::{Dice, Seat, Seed, Viewer};

/// Everything that this viewer can ask about a table.
#[derive(Debug, PartialEq)]
struct Answers {
    view: String,
    facts: String,
    legal: Option<String>,
    explained: Vec<String>,
    /// An analysis of the seat's actions with reasons, and nudges.
    hints: Vec<String>,
}

fn answers(sitting: &dyn Sitting, viewer: Viewer, asked: &[Value]) -> Answers {
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let explain = |action: &Value| {
        let explained = sitting.explain(seat?, action, true);
        Some(format!("{explained:?}"))
    };
    let hints = |seat: Seat| -> Vec<String> {
        let played = asked.first().filter(|action| sitting.check(seat, action).is_ok());
        let analyst = Analyst { seat, played, budget: Some(Budget::Iterations(2)), seed: Seed::from_number(3) };
        let analysed = sitting.analyse(analyst, Part { index: 0, of: 1 }, &SystemClock);
        let mut hints = vec![format!("{analysed:?}")];
        for action in asked {
            hints.push(format!("{:?}", sitting.reasons(seat, action, played, None)));
            hints.push(format!("{:?}", sitting.nudge(seat, Some(action), 1)));
        }
        hints.extend((1..=3).map(|level| format!("{:?}", sitting.nudge(seat, None, level))));
        hints
    };
    Answers {
        hints: seat.filter(|&seat| sitting.to_act().contains(seat)).map(hints).unwrap_or_default(),
        view: sitting.view(viewer).unwrap().get().to_owned(),
        facts: sitting.facts(viewer).unwrap().get().to_owned(),
        legal: seat.map(|seat| sitting.legal(seat).actions.get().to_owned()),
        explained: asked.iter().filter_map(explain).collect(),
    }
}

/// Plays random games; returns how many views were compared with the true table.
fn play(game: &dyn AnyGame, options: &Value, games: u64) -> u32 {
    let mut views = 0;
    for number in 0..games {
        let mut sitting = game.open(options.into(), Seed::from_number(number)).unwrap();
        let mut dice = Dice::new(Seed::from_number(number + 1));
        // Actions that were legal a moment ago, of any seat: most are refused now.
        let mut stale: Vec<Value> = Vec::new();
        while sitting.outcome().is_none() {
            let to_act: Vec<Seat> = sitting.to_act().iter().collect();
            let seat = to_act[dice.index(to_act.len())];
            let legal: Vec<Value> = serde_json::from_str(sitting.legal(seat).actions.get()).unwrap();
            let action = legal[dice.index(legal.len())].clone();
            let mut asked = vec![action.clone()];
            asked.extend((0..3).filter_map(|_| stale.get(dice.index(stale.len())).cloned()));
            let viewers = (0..sitting.seats() as u8).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]);
            for viewer in viewers {
                let view = sitting.view(viewer).unwrap();
                let imagined = game.imagine((&*view).into(), dice.seed());
                let imagined = imagined.unwrap_or_else(|refused| panic!("{refused}: {viewer:?} sees {view}"));
                let (told, known) = (answers(&*sitting, viewer, &asked), answers(&*imagined, viewer, &asked));
                assert_eq!(told, known, "game {number}, ply {}", sitting.ply());
                assert_eq!(game.facts_of_view((&*view).into()).unwrap().get(), told.facts);
                views += 1;
            }
            stale = legal;
            sitting.act(seat, &action).unwrap();
        }
    }
    views
}

#[test]
fn a_view_of_gutenberg_is_enough() {
    let games = Games::standard();
    let game = games.get("gutenberg").unwrap();
    let mut views = 0;
    for options in [
        json!({"people": 1}),
        json!({"people": 2, "characters": true}),
        json!({"people": 3, "automa": true, "characters": true}),
        json!({"people": 4, "characters": true}),
        json!({"people": 2, "characters": ["caxton", "fiol"], "edition": "2021"}),
        json!({"people": 3, "characters": ["plantin", "schoffer", "gutenberg"], "free_actions": "own_turn"}),
    ] {
        views += play(game, &options, 2);
    }
    assert!(views > 4000, "{views} views");
}

#[test]
fn a_view_of_letterpress_is_enough() {
    let games = Games::standard();
    let game = games.get("letterpress").unwrap();
    let mut views = 0;
    for options in [
        json!({"people": 1}),
        json!({"people": 1, "difficulty": "easy"}),
        json!({"people": 1, "difficulty": "hard"}),
        json!({"people": 2}),
        json!({"people": 3}),
        json!({"people": 6}),
    ] {
        views += play(game, &options, 4);
    }
    assert!(views > 2000, "{views} views");
}

#[test]
fn advice_is_a_legal_batch_that_beats_keeping_its_orders() {
    let games = Games::standard();
    let game = games.get("gutenberg").unwrap();
    let (mut advised, mut kept) = (0, 0);
    for number in 0..12 {
        let options = json!({"people": 3, "characters": true});
        let mut sitting = game.open((&options).into(), Seed::from_number(number)).unwrap();
        while let Some(seat) = sitting.to_act().iter().next() {
            let facts: Value = serde_json::from_str(sitting.facts(Viewer::Seat(seat)).unwrap().get()).unwrap();
            if facts["question"] == "fulfil" {
                let batch = &facts["advice"]["batch"];
                let orders = facts["advice"]["orders"].as_array().unwrap();
                let printed = batch["orders"].as_array().map_or(0, Vec::len);
                let keep = orders.iter().filter(|order| order["keep"] == true).count();
                assert_eq!(printed + keep, orders.iter().filter(|order| !order.is_null()).count());
                if printed > 0 {
                    sitting.check(seat, &json!({ "fulfil": batch })).unwrap();
                    advised += 1;
                }
                let last = sitting.view(Viewer::Seat(seat)).unwrap().get().contains("\"round\":6");
                let in_full = |order: &Value| order["colour"] == true && order["decoration"] == true;
                assert!(
                    last || batch["orders"].as_array().is_none_or(|orders| orders.iter().all(in_full)),
                    "before the last round no order is advised in part"
                );
                assert!(
                    !last || orders.iter().all(|order| order.is_null() || order["later"] == 0),
                    "nothing comes later"
                );
                kept += keep;
            }
            let level = bots::Level::Journeyman;
            let action = sitting.think(seat, level, None, Seed::from_number(number))(&SystemClock).unwrap();
            sitting.act(seat, &action).unwrap();
        }
    }
    assert!(advised > 50 && kept > 20, "{advised} advised, {kept} kept");
}
