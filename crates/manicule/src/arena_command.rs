//! `manicule arena`: matches between bots, with seats rotated and deals shared.

use crate::Language;
use crate::columns;
use crate::output::print;
use crate::output_file::OutputFile;
use crate::session::Stocked;
use crate::simulate::progress;
use anyhow::{anyhow, bail};
use clap::Args;
use gutenberg::Gutenberg;
use lab::arena::{Match, Played, Standing};
use lab::{Estimate, Player};
use letterpress::Letterpress;
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use words::Words;

#[derive(Args)]
pub struct Arena {
    /// The game.
    #[arg(value_parser = ["gutenberg", "letterpress"])]
    game: String,
    /// The players, one for each seat: random, apprentice, journeyman, master, guildmaster; `master:500` thinks for
    /// 500 iterations a move, `master:100ms` for 100 milliseconds.
    #[arg(required = true, num_args = 1..=6)]
    players: Vec<Player>,
    /// How many deals; each is played once for every seat, with the players moved on by one.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    deals: u32,
    /// A number from which all chance follows.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Stop as soon as the first player is clearly better or worse than an even share.
    #[arg(long)]
    until_clear: bool,
    /// With the options of the game as JSON, such as '{"characters": true}'.
    #[arg(long, default_value = "{}")]
    options: String,
    /// As many as the computer has, where it is left out.
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// A row for every game and player, as CSV; `-` for standard output.
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// The figures as JSON; `-` for standard output.
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    #[command(flatten)]
    language: Language,
}

pub fn run(arena: &Arena) -> anyhow::Result<ExitCode> {
    match arena.game.as_str() {
        "letterpress" => play::<Letterpress>(arena)?,
        _ => play::<Gutenberg>(arena)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn play<G: Stocked>(arena: &Arena) -> anyhow::Result<()> {
    let words = arena.language.words()?;
    let options = options::<G>(arena)?;
    let game = G::stock(&options).map_err(|trouble| anyhow!(trouble.message(&words)))?;
    let open = |path: &Option<PathBuf>| path.as_deref().map(OutputFile::open).transpose();
    let (csv, json) = (open(&arena.csv)?, open(&arena.json)?);
    let to_stdout = [&csv, &json].into_iter().flatten().filter(|file| file.is_stdout()).count();
    if to_stdout > 1 {
        bail!("only one of --csv and --json can go to standard output: name a file for the other");
    }

    let duel = Match {
        game,
        options,
        players: arena.players.clone(),
        deals: arena.deals as usize,
        seed: arena.seed,
        until_clear: arena.until_clear,
    };
    let bar = progress(u64::from(arena.deals) * arena.players.len() as u64, &words);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(arena.threads.unwrap_or(0).into()).build()?;
    let played = pool.install(|| duel.play(&|_| bar.inc(1))).map_err(|bad| anyhow!(bad.message))?;
    bar.finish_and_clear();
    let standings = duel.standings(&played);
    if let Some(file) = csv {
        write_rows(file, &arena.players, &played)?;
    }
    if let Some(mut file) = json {
        let figures = json!({
            "game": arena.game, "options": duel.options, "seed": arena.seed, "games": played.len(),
            "standings": standings,
        });
        serde_json::to_writer_pretty(&mut file, &figures)?;
        file.write_all(b"\n")?;
        file.finish()?;
    }
    if to_stdout == 0 {
        print(&table(&words, played.len(), &standings))?;
    }
    Ok(())
}

/// As given, with as many people as there are players.
fn options<G: Stocked>(arena: &Arena) -> anyhow::Result<G::Options> {
    let unreadable = |error: serde_json::Error| anyhow!("--options cannot be read: {error}");
    let mut options: Value = serde_json::from_str(&arena.options).map_err(unreadable)?;
    match &mut options {
        Value::Object(fields) => fields.insert("people".to_owned(), json!(arena.players.len())),
        _ => bail!("--options cannot be read: it is not a JSON object such as '{{}}'"),
    };
    serde_json::from_value(options).map_err(unreadable)
}

fn write_rows(mut file: OutputFile, players: &[Player], played: &[Played]) -> anyhow::Result<()> {
    writeln!(file, "deal,turn,player,seat,score,win,moves,milliseconds")?;
    for game in played {
        for (at, player) in players.iter().enumerate() {
            let (seat, score, win, pace) = (game.seat(at), game.score(at), game.share(at), game.pace[at]);
            let time = pace.time.as_secs_f64() * 1e3;
            writeln!(file, "{},{},{player},{seat},{score},{win},{},{time:.3}", game.deal, game.turn, pace.moves)?;
        }
    }
    file.finish()
}

fn table(words: &Words, games: usize, standings: &[Standing]) -> String {
    let heads = ["player", "wins", "interval", "score", "score-interval", "median", "time"];
    let heads = heads.map(|head| words.word(&format!("cli-arena-{head}")));
    let row = |standing: &Standing| {
        let percent = |share: f64| format!("{:.1} %", share * 100.0);
        let between = |Estimate { low, high, .. }: Estimate, show: &dyn Fn(f64) -> String| {
            format!("{} – {}", show(low), show(high))
        };
        vec![
            standing.player.clone(),
            percent(standing.wins.mean),
            between(standing.wins, &percent),
            format!("{:.1}", standing.score.mean),
            between(standing.score, &|score| format!("{score:.1}")),
            standing.median_score.to_string(),
            format!("{:.2} ms", standing.milliseconds_per_move),
        ]
    };
    let rows: Vec<Vec<String>> = standings.iter().map(row).collect();
    let title = words.say("cli-arena-games", &json!({ "games": games }));
    format!("{title}\n\n{}", columns::table(&heads, &rows, 1))
}
