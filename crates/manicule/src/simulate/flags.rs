//! The options of each registered game on the command line.

use super::Run;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, value_parser};
use games::{AnyGame, Flag, FlagKind, Games};
use serde_json::{Map, Value, json};
use std::path::PathBuf;

/// The command with a subcommand for each game.
pub fn command(command: Command, games: &Games) -> Command {
    command.subcommands(games.iter().map(of_game))
}

fn of_game(game: &dyn AnyGame) -> Command {
    let (least, most) = game.people().into_inner();
    let people = Arg::new("people")
        .long("people")
        .value_parser(value_parser!(u8))
        .help(format!("{least} to {most} [default: {}]", default_people(game)));
    let cards = Arg::new("cards")
        .long("cards")
        .value_name("FILE")
        .value_parser(value_parser!(PathBuf))
        .help("A card file instead of the standard cards");
    let about = format!("Play games of {}", game.name());
    let command = Command::new(game.name()).arg(people).args(game.flags().iter().map(arg)).arg(cards);
    // After the arguments, whose doc comments would replace it.
    Run::augment_args(command).about(about)
}

fn default_people(game: &dyn AnyGame) -> u8 {
    let (least, most) = game.people().into_inner();
    2.clamp(least, most)
}

fn arg(flag: &Flag) -> Arg {
    let arg = Arg::new(flag.name).long(flag.name).help(flag.help);
    match flag.kind {
        FlagKind::Switch => arg.action(ArgAction::SetTrue),
        FlagKind::Number { default } => arg.value_parser(value_parser!(u8)).default_value(default),
        FlagKind::OneOf { values, default } => {
            arg.value_parser(PossibleValuesParser::new(values)).default_value(default)
        }
        FlagKind::SwitchOrNames => arg.value_name("NAMES").num_args(0..=1).default_missing_value(""),
    }
}

/// The options that were given, as the game reads them.
pub fn options(game: &dyn AnyGame, given: &ArgMatches) -> Value {
    let mut options = Map::new();
    options.insert(
        "people".to_owned(),
        json!(given.get_one::<u8>("people").copied().unwrap_or_else(|| default_people(game))),
    );
    for flag in game.flags() {
        options.insert(flag.name.replace('-', "_"), value(&flag, given));
    }
    if let Some(cards) = given.get_one::<PathBuf>("cards") {
        options.insert("cards".to_owned(), json!(cards));
    }
    Value::Object(options)
}

fn value(flag: &Flag, given: &ArgMatches) -> Value {
    match flag.kind {
        FlagKind::Switch => json!(given.get_flag(flag.name)),
        FlagKind::Number { .. } => json!(given.get_one::<u8>(flag.name)),
        FlagKind::OneOf { .. } => json!(given.get_one::<String>(flag.name)),
        FlagKind::SwitchOrNames => match given.get_one::<String>(flag.name).map(String::as_str) {
            None => json!(false),
            Some("") => json!(true),
            Some(names) => names.split(',').map(|name| json!(name.trim())).collect(),
        },
    }
}
