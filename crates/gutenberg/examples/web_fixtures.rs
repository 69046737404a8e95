//! Prints moments of real games as TypeScript, for the browser view's gallery and its type check:
//! `cargo run -p gutenberg --example web_fixtures > web/src/gallery/gutenberg.fixtures.ts`

use gutenberg::{Action, Characters, Gutenberg, Options, PhaseName};
use serde_json::{Value, json};
use table::{Dice, Game, Play, Seat, Seed, Told, Viewer};

fn main() {
    println!("// Written by crates/gutenberg/examples/web_fixtures.rs: moments of real games.");
    println!("import type {{ Moment }} from '../gutenberg/moment'\n");
    println!("export const moments: Moment[] = [");
    moments("three", Options { people: 3, characters: Characters::Dealt, ..Options::default() }, 3);
    moments("solo", Options { people: 1, characters: Characters::Dealt, ..Options::default() }, 11);
    moments("four", Options { people: 4, ..Options::default() }, 5);
    println!("]");
}

/// Every kind of decision once in the first rounds, once more from round 4 on, and the end.
fn moments(name: &str, options: Options, seed: u8) {
    let game = Gutenberg::standard();
    let mut dice = Dice::new(Seed([seed; 32]));
    let mut play = match Play::new(game.clone(), options, Seed([seed; 32])) {
        Ok(play) => play,
        Err(bad) => return eprintln!("{bad}"),
    };
    let mut shown: Vec<(PhaseName, bool, bool, bool)> = Vec::new();
    let mut told: Vec<Told<_>> = Vec::new();
    loop {
        let seat = game.to_act(play.state()).iter().next();
        let sheet = game.view(play.state(), Viewer::Spectator).expect("everybody may watch").table;
        let drawn = !sheet.drawn.printing.is_empty();
        let due = sheet.due != Default::default();
        let key = (sheet.phase, sheet.round >= 4, drawn, due);
        if !shown.contains(&key) {
            shown.push(key);
            let late = if key.1 { "-late" } else { "" };
            let kind = if drawn {
                "-drawn"
            } else if due {
                "-due"
            } else {
                ""
            };
            let label = format!("{name}-{}{late}{kind}", json!(sheet.phase).as_str().unwrap_or_default());
            print_moment(&label, &game, &play, seat.unwrap_or(Seat(0)), &told);
        }
        let Some(seat) = seat else { return };
        let Some(action) = choose(&game, &play, seat, &mut dice) else { return };
        match play.act(seat, action) {
            Ok(events) => told = events,
            Err(illegal) => return eprintln!("{illegal:?}"),
        }
    }
}

/// A player who does something with each turn and fulfils what can be fulfilled.
fn choose(game: &Gutenberg, play: &Play<Gutenberg>, seat: Seat, dice: &mut Dice) -> Option<Action> {
    let mut legal = Vec::new();
    game.legal_actions(play.state(), seat, &mut legal);
    let weight = |action: &Action| match action {
        Action::Fulfil(batch) => {
            10 + batch.printed.count_ones() + batch.coloured.count_ones() + batch.decorated.count_ones()
        }
        Action::Decline => 0,
        Action::Pass | Action::BuyType { .. } | Action::DrawMore { .. } => 1,
        _ => 2,
    };
    let best = legal.iter().map(weight).max()?;
    legal.retain(|action| weight(action) == best);
    Some(legal[dice.index(legal.len())])
}

fn print_moment(name: &str, game: &Gutenberg, play: &Play<Gutenberg>, seat: Seat, told: &[Told<gutenberg::Event>]) {
    let mut legal = Vec::new();
    game.legal_actions(play.state(), seat, &mut legal);
    // Hundreds of plans and batches would only make the file long.
    legal.truncate(900);
    let viewer = Viewer::Seat(seat);
    let events: Vec<Value> = told.iter().filter_map(|told| told.to(viewer)).map(|event| json!(event)).collect();
    let keep = match game.view(play.state(), viewer).expect("a seat of the table").table.phase {
        PhaseName::Plan => legal.len().min(40),
        _ => legal.len().min(400),
    };
    let moment = json!({ "name": name, "view": game.view(play.state(), viewer).expect("a seat of the table"), "legal": legal[..keep], "events": events });
    println!("{moment},");
}
