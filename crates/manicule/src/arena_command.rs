//! `manicule arena`: matches between bots, with seats rotated and deals shared.

use crate::Language;
use crate::output::print;
use crate::output_file::OutputFile;
use crate::program::Program;
use crate::simulate::progress;
use anyhow::{Context, anyhow, bail};
use clap::builder::PossibleValuesParser;
use clap::{Args, Command};
use games::{AnyGame, Games, columns};
use lab::arena::{Match, Played, Standing, Stop};
use lab::sprt::{Sprt, Tested, Verdict};
use lab::{Estimate, Player};
use serde_json::{Map, Value, json};
use std::fmt::Display;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use words::Words;

#[derive(Args)]
pub struct Arena {
    /// The game.
    #[arg(index = 1)]
    game: String,
    /// The players, one for each seat: random, apprentice, journeyman, master, guildmaster, hinted (a player who follows
    /// every hint); `master@1` is a level as it once was; `master:500` thinks for 500 iterations a move, `master:100ms` for 100 milliseconds.
    #[arg(index = 2, required = true, num_args = 1..=6)]
    players: Vec<Player>,
    /// How many deals. Each is played once per seat, with the players rotated by one seat.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    deals: u32,
    /// A number from which all chance follows.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Stop as soon as the first player is clearly better or worse than an even share.
    #[arg(long)]
    until_clear: bool,
    /// Stop as soon as a sequential test decides between two claims: that the first player is LOW Elo above the others
    /// or less, and that it is HIGH Elo above them or more. Either error has a chance of 5 %.
    #[arg(long, value_name = "LOW:HIGH", num_args = 0..=1, require_equals = true, default_missing_value = "0:20",
        value_parser = claims, allow_hyphen_values = true, conflicts_with = "until_clear")]
    sprt: Option<Sprt>,
    /// With the options of the game as JSON, such as '{"characters": true}'.
    #[arg(long, default_value = "{}")]
    options: String,
    /// How many threads to use; by default, one per core.
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

fn claims(text: &str) -> Result<Sprt, String> {
    let bound = |text: &str| text.parse().ok().filter(|elo: &f64| elo.abs() <= 1000.0);
    let read = text.split_once(':').and_then(|(low, high)| Some(Sprt { lower: bound(low)?, upper: bound(high)? }));
    read.filter(|sprt| sprt.lower < sprt.upper)
        .ok_or_else(|| "two numbers of Elo, the lower one first: 0:20".to_owned())
}

pub fn run(arena: &Arena, games: &Games) -> anyhow::Result<ExitCode> {
    play(arena, games.get(&arena.game).context("a registered game")?)?;
    Ok(ExitCode::SUCCESS)
}

fn play(arena: &Arena, game: &dyn AnyGame) -> anyhow::Result<()> {
    let words = arena.language.words()?;
    let people = u8::try_from(arena.players.len())?;
    serde_json::from_str::<Map<String, Value>>(&arena.options).map_err(unreadable)?;
    let (table, options) =
        engine::simulation(&Program, game, &arena.options, Some(people)).map_err(|error| {
            match error.is_unreadable_options() {
                true => unreadable(error.message(&words)),
                false => anyhow!(error.message(&words)),
            }
        })?;
    let open = |path: &Option<PathBuf>| path.as_deref().map(OutputFile::open).transpose();
    let (csv, json) = (open(&arena.csv)?, open(&arena.json)?);
    let to_stdout = [&csv, &json].into_iter().flatten().filter(|file| file.is_stdout()).count();
    if to_stdout > 1 {
        bail!("only one of --csv and --json can go to standard output: name a file for the other");
    }

    let duel = Match {
        table: &*table,
        players: arena.players.clone(),
        deals: arena.deals as usize,
        seed: arena.seed,
        stop: match arena.sprt {
            Some(sprt) => Stop::Sprt(sprt),
            None if arena.until_clear => Stop::WhenClear,
            None => Stop::AtTheEnd,
        },
    };
    let bar = progress(u64::from(arena.deals) * arena.players.len() as u64, &words);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(arena.threads.unwrap_or(0).into()).build()?;
    let played = pool.install(|| duel.play(&|_| bar.inc(1)));
    bar.finish_and_clear();
    let standings = duel.standings(&played);
    let tested = arena.sprt.map(|sprt| (sprt, duel.test(sprt, &played)));
    if let Some(file) = csv {
        write_rows(file, &arena.players, &played)?;
    }
    if let Some(mut file) = json {
        let mut figures = json!({
            "game": arena.game, "options": options, "seed": arena.seed, "games": played.len(),
            "standings": standings,
        });
        if let Some((sprt, tested)) = tested {
            figures["sprt"] = json!({ "lower": sprt.lower, "upper": sprt.upper, "tested": tested });
        }
        serde_json::to_writer_pretty(&mut file, &figures)?;
        file.write_all(b"\n")?;
        file.finish()?;
    }
    if to_stdout == 0 {
        let verdict = tested.map(|(sprt, tested)| verdict(&words, sprt, tested)).unwrap_or_default();
        print(&(results(&words, played.len(), &standings) + &verdict))?;
    }
    Ok(())
}

fn unreadable(detail: impl Display) -> anyhow::Error {
    anyhow!("--options cannot be read: {detail}")
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

/// The verdict of the sequential test, as a paragraph of its own.
fn verdict(words: &Words, sprt: Sprt, tested: Tested) -> String {
    let message = match tested.verdict {
        Verdict::Stronger => "cli-arena-sprt-stronger",
        Verdict::NotStronger => "cli-arena-sprt-not-stronger",
        Verdict::Open => "cli-arena-sprt-open",
    };
    let Tested { log_ratio, bound, .. } = tested;
    let args = json!({
        "lower": sprt.lower.to_string(), "upper": sprt.upper.to_string(),
        "ratio": format!("{log_ratio:.2}"), "bound": format!("{bound:.2}"),
    });
    format!("\n{}\n", words.say(message, &args))
}

fn results(words: &Words, games: usize, standings: &[Standing]) -> String {
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

/// The command with the names of the registered games. The arguments have their indices because this moves `game` to the
/// end of the list.
pub fn command(command: Command, games: &Games) -> Command {
    command.mut_arg("game", |game| game.value_parser(PossibleValuesParser::new(games.names())))
}
