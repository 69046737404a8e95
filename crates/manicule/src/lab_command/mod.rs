//! `manicule lab`: how card sets and letter decks play, the figures of the almanac, how far reviews can be
//! believed, and what bots write.

mod almanac;
mod balance;
mod calibrate;
mod deck;
mod ratings;
mod review;
mod vocabulary;

use clap::{Args, Subcommand};
use std::process::ExitCode;

#[derive(Args)]
pub struct Lab {
    #[command(subcommand)]
    study: Which,
}

#[derive(Subcommand)]
enum Which {
    /// Play both games and write the figures of the almanac: cards, gears, characters, challenges and advice.
    Almanac(almanac::Almanac),
    /// Let strong bots play the printing-house game, and report on seats, characters, cards, gears and solo scores.
    Balance(balance::Balance),
    /// Fit the predicted chances of winning on games between bots, and measure them on other games.
    Calibrate(calibrate::Calibrate),
    /// Deal many hands of a letter deck and report on the words they give and the challenges they can meet.
    Deck(deck::DeckArgs),
    /// Play matches between every pair of players, and rate them on Elo's scale.
    Ratings(ratings::RatingsArgs),
    /// Measure how reliable reviews are: luck, planted blunders, players of different levels.
    Review(review::ReviewArgs),
    /// Print the words that bots of a level write, by play.
    Words(vocabulary::VocabularyArgs),
}

pub fn run(lab: &Lab) -> anyhow::Result<ExitCode> {
    match &lab.study {
        Which::Almanac(almanac) => almanac::run(almanac),
        Which::Balance(balance) => balance::run(balance),
        Which::Calibrate(calibrate) => calibrate::run(calibrate),
        Which::Deck(deck) => deck::run(deck),
        Which::Ratings(ratings) => ratings::run(ratings),
        Which::Review(review) => review::run(review),
        Which::Words(vocabulary) => vocabulary::run(vocabulary),
    }
}
