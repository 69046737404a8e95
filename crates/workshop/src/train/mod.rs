//! `cargo xtask train`: trains the judge of the printing-house bot. It first learns from hurried games, each seen once;
//! then, generation by generation, from games that the search plays with the net of the previous generation.
//!
//! Everything follows from the numbers of the games. Finished work is kept in a folder, so that an interrupted run
//! resumes where it was: the training every so many samples, thoughtful games one by one.

mod games;
mod gradient;
mod sample;

use anyhow::{Context, ensure};
use bots::gutenberg::judge::Net;
use clap::Args as ClapArgs;
use games::Workshop;
use gradient::{Errors, Training, learn, measure};
use sample::Sample;
use std::fs::{self, File, OpenOptions};
use std::io::{BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Dice, Seed};

/// Games of different studies have different seeds: those to learn from, and those to measure on.
const HURRIED: u32 = 1;
const HELD_OUT: u32 = 2;
const THOUGHTFUL: u32 = 10;
/// Samples per step.
const BATCH: usize = 128;
/// The size of the first steps; it falls to a hundredth during training.
const PACE: f32 = 2e-3;
const OWN_PLAY_PACE: f32 = 5e-4;
/// How many hurried games are used for measuring; and one in how many thoughtful games.
const MEASURED: u64 = 10_000;
const MEASURED_SHARE: u64 = 20;
/// Samples between two saves of the training.
const SAVED_EVERY: u64 = 1 << 18;

#[derive(ClapArgs)]
pub struct Args {
    /// Hurried games to begin with.
    #[arg(long, default_value_t = 4_000_000)]
    hurried: u64,
    /// Generations of self-play, each as `games:solo:iterations`: its games, its additional solo games, and the
    /// iterations a move.
    #[arg(long, value_delimiter = ',', default_value = "2100:0:40,2100:0:30")]
    generations: Vec<Generation>,
    /// How many epochs a generation's games are used for.
    #[arg(long, default_value_t = 6)]
    epochs: u32,
    /// Where to keep the work; `target/train` by default.
    #[arg(long)]
    folder: Option<PathBuf>,
    /// Where to write the weights; by default into the bots.
    #[arg(long)]
    to: Option<PathBuf>,
}

/// The games played with one net.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Generation {
    games: u64,
    alone: u64,
    iterations: u32,
}

impl FromStr for Generation {
    type Err = String;

    fn from_str(text: &str) -> Result<Generation, String> {
        let numbers: Option<Vec<u32>> = text.split(':').map(|number| number.parse().ok()).collect();
        match numbers.as_deref() {
            Some(&[games, alone, iterations]) => {
                Ok(Generation { games: games.into(), alone: alone.into(), iterations })
            }
            _ => Err("three numbers: games, games alone, and iterations a move, such as 2100:0:40".to_owned()),
        }
    }
}

pub fn run(args: &Args, root: &Path) -> anyhow::Result<()> {
    let folder = args.folder.clone().unwrap_or_else(|| root.join("target/train"));
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let school = School { folder, measured: MEASURED, workshop: Workshop::new() };
    let mut net = school.watch(args.hurried)?;
    for number in 1..=args.generations.len() {
        net = school.own_play(net, &args.generations[..number], args.epochs)?;
    }
    let bytes = net.write();
    let file = args.to.clone().unwrap_or_else(|| root.join("crates/bots/src/gutenberg/judge/weights.bin"));
    fs::write(&file, &bytes).with_context(|| format!("cannot write {}", file.display()))?;
    println!("☞ {} bytes to {}", bytes.len(), file.display());
    Ok(())
}

struct School {
    folder: PathBuf,
    /// How many hurried games are used for measuring.
    measured: u64,
    workshop: Workshop,
}

/// Reports progress every ten seconds.
struct Teller {
    begun: Instant,
    told: Instant,
}

impl Teller {
    fn new() -> Teller {
        Teller { begun: Instant::now(), told: Instant::now() }
    }

    fn tell(&mut self, what: &str, done: u64, of: u64, rest: impl FnOnce() -> String) {
        if self.told.elapsed() >= Duration::from_secs(10) || done == of {
            self.told = Instant::now();
            println!("{what}: {done} of {of}, {} s{}", self.begun.elapsed().as_secs(), rest());
        }
    }
}

fn shown(errors: Errors) -> String {
    let (value, fame) = errors.roots();
    format!("value {value:.4}, fame {fame:.2}")
}

impl School {
    fn saved(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    fn save(&self, name: &str, training: &Training) -> anyhow::Result<()> {
        let (file, new) = (self.saved(name), self.saved("new"));
        fs::write(&new, training.to_bytes()).with_context(|| format!("cannot write {}", new.display()))?;
        fs::rename(&new, &file).with_context(|| format!("cannot write {}", file.display()))
    }

    fn load(&self, name: &str) -> anyhow::Result<Option<Training>> {
        let file = self.saved(name);
        if !file.exists() {
            return Ok(None);
        }
        let bytes = fs::read(&file).with_context(|| format!("cannot read {}", file.display()))?;
        let training =
            Training::from_bytes(&bytes).with_context(|| format!("{} is not a saved training", file.display()))?;
        Ok(Some(training))
    }

    /// Learns from hurried games, one position of each.
    fn watch(&self, games: u64) -> anyhow::Result<Net> {
        let name = "hurried";
        let mut training = self.load(name)?.unwrap_or_else(|| Training::of(beginner()));
        let held_out: Vec<Sample> = (0..self.measured).map(|number| self.workshop.hurried(HELD_OUT, number)).collect();
        let mut teller = Teller::new();
        let mut errors = Errors::default();
        let mut done = u64::from(training.steps) * BATCH as u64;
        while done < games {
            self.watch_batch(&mut training, games, &mut errors);
            done += BATCH as u64;
            teller.tell("hurried games", done.min(games), games, || {
                format!(
                    ": {}; not learned from: {}",
                    shown(std::mem::take(&mut errors)),
                    shown(measure(&training.net, &held_out))
                )
            });
            if done.is_multiple_of(SAVED_EVERY) || done >= games {
                self.save(name, &training)?;
            }
        }
        println!("☞ After hurried games: {}", shown(measure(&training.net, &held_out)));
        println!("☞ As bytes: {}", shown(measure(&as_bytes(&training.net)?, &held_out)));
        Ok(training.net)
    }

    fn watch_batch(&self, training: &mut Training, games: u64, errors: &mut Errors) {
        let done = u64::from(training.steps) * BATCH as u64;
        let batch = done..done + BATCH as u64;
        let samples: Vec<Sample> = batch.map(|number| self.workshop.hurried(HURRIED, number)).collect();
        step(training, samples.iter(), pace(PACE, done, games), errors);
    }

    /// Plays the last of these generations with a net, and learns from the games of all of them.
    fn own_play(&self, net: Net, generations: &[Generation], epochs: u32) -> anyhow::Result<Net> {
        let generation = generations.len();
        let name = format!("generation-{generation}");
        if let Some(training) = self.load(&name)? {
            return Ok(training.net);
        }
        if let Some(&last) = generations.last() {
            self.play(generation, last, &Arc::new(as_bytes(&net)?))?;
        }
        let (mut learned, mut held_out) = (Vec::new(), Vec::new());
        for (played, of) in (1..).zip(generations) {
            let games = self.games(played)?.into_iter().take((of.games + of.alone) as usize);
            for (number, samples) in games.enumerate() {
                let measured = (number as u64).is_multiple_of(MEASURED_SHARE);
                if measured { held_out.extend(samples) } else { learned.extend(samples) }
            }
        }
        println!("☞ Generation {generation}, before: {}", shown(measure(&net, &held_out)));
        let mut training = Training::of(net);
        let mut dice = Dice::new(Seed::from_number(generation as u64));
        let (mut done, of) = (0, u64::from(epochs) * learned.len() as u64);
        for epoch in 1..=epochs {
            dice.shuffle(&mut learned);
            let mut errors = Errors::default();
            for batch in learned.chunks(BATCH) {
                step(&mut training, batch, pace(OWN_PLAY_PACE, done, of), &mut errors);
                done += batch.len() as u64;
            }
            let told = shown(measure(&training.net, &held_out));
            println!("generation {generation}, epoch {epoch}: {}; not learned from: {told}", shown(errors));
        }
        self.save(&name, &training)?;
        Ok(training.net)
    }

    fn games_file(&self, generation: usize) -> PathBuf {
        self.saved(&format!("games-{generation}"))
    }

    /// Plays the missing games of a generation, solo games last.
    fn play(&self, generation: usize, of: Generation, judge: &Arc<Net>) -> anyhow::Result<()> {
        let path = self.games_file(generation);
        let already = if path.exists() { self.games(generation)?.len() as u64 } else { 0 };
        let file = OpenOptions::new().create(true).append(true).open(&path);
        let mut file = file.with_context(|| format!("cannot write {}", path.display()))?;
        let mut teller = Teller::new();
        let all = of.games + of.alone;
        for number in already..all {
            let study = THOUGHTFUL + generation as u32;
            let samples = self.workshop.thoughtful(study, number, number >= of.games, judge, of.iterations);
            let mut bytes = Vec::new();
            for sample in &samples {
                sample.write(&mut bytes)?;
            }
            // With its length first, and in one write: a game is stored completely or dropped.
            let length = (bytes.len() as u32).to_le_bytes();
            file.write_all(&[&length[..], &bytes].concat())?;
            teller.tell(&format!("generation {generation}, games"), number + 1, all, String::new);
        }
        Ok(())
    }

    /// A generation's games; removes one that was cut off.
    fn games(&self, generation: usize) -> anyhow::Result<Vec<Vec<Sample>>> {
        let path = self.games_file(generation);
        let file = File::open(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let whole = file.metadata()?.len();
        let mut reader = BufReader::new(file);
        let (mut games, mut at) = (Vec::new(), 0u64);
        while at + 4 <= whole {
            let mut length = [0; 4];
            reader.read_exact(&mut length)?;
            let next = at + 4 + u64::from(u32::from_le_bytes(length));
            if next > whole {
                break;
            }
            let mut bytes = vec![0; (next - at - 4) as usize];
            reader.read_exact(&mut bytes)?;
            let mut bytes = &bytes[..];
            let mut samples = Vec::new();
            while let Some(sample) = Sample::read(&mut bytes)? {
                samples.push(sample);
            }
            games.push(samples);
            at = next;
        }
        if at < whole {
            OpenOptions::new().write(true).open(&path)?.set_len(at)?;
        }
        Ok(games)
    }
}

/// One step; none without samples.
fn step<'s>(training: &mut Training, samples: impl IntoIterator<Item = &'s Sample>, pace: f32, errors: &mut Errors) {
    let mut gradient = Net::zero();
    let mut count = 0;
    for sample in samples {
        learn(&training.net, sample, &mut gradient, errors);
        count += sample.ends.len();
    }
    if count > 0 {
        training.step(&gradient, count, pace);
    }
}

/// Falls linearly to a hundredth.
fn pace(first: f32, done: u64, of: u64) -> f32 {
    let left = 1.0 - done as f32 / of.max(1) as f32;
    first * (0.01 + 0.99 * left.clamp(0.0, 1.0))
}

/// The net that the bots will have, including the rounding of its file.
fn as_bytes(net: &Net) -> anyhow::Result<Net> {
    let read = Net::read(&net.write())?;
    ensure!(read.wide.weights.len() == net.wide.weights.len(), "a net is written as it is");
    Ok(read)
}

/// An untrained net: small random weights, scaled by the usual number of inputs that are not 0.
fn beginner() -> Net {
    let mut net = Net::zero();
    let mut dice = Dice::new(Seed::from_number(20));
    let mut fill = |weights: &mut dyn Iterator<Item = &mut f32>, inputs: f32| {
        let most = (6.0 / inputs).sqrt();
        weights.for_each(|weight| *weight = most * (dice.below(20_001) as f32 / 10_000.0 - 1.0));
    };
    fill(&mut net.wide.weights.iter_mut().flatten(), 120.0);
    fill(&mut net.house.weights.iter_mut().flatten(), 64.0);
    fill(&mut net.joint.weights.iter_mut().flatten(), 96.0);
    fill(&mut net.out.weights.iter_mut().flatten(), 120.0);
    // The average final fame is about a hundred.
    net.out.bias[1] = 2.0;
    net
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    const GAMES: u64 = 4 * BATCH as u64;

    fn school(folder: &TempDir) -> School {
        School { folder: folder.path().to_owned(), measured: 200, workshop: Workshop::new() }
    }

    const GENERATION: Generation = Generation { games: 2, alone: 1, iterations: 2 };

    #[test]
    fn a_training_that_was_stopped_ends_like_one_that_was_not() {
        let (whole, stopped) = (TempDir::new().unwrap(), TempDir::new().unwrap());
        let net = school(&whole).watch(GAMES).unwrap();
        let again = school(&stopped);
        let mut training = Training::of(beginner());
        for _ in 0..2 {
            again.watch_batch(&mut training, GAMES, &mut Errors::default());
        }
        again.save("hurried", &training).unwrap();
        assert_eq!(again.watch(GAMES).unwrap(), net);
        assert_ne!(net, beginner());
    }

    #[test]
    fn games_that_were_cut_off_are_played_again() {
        let (whole, stopped) = (TempDir::new().unwrap(), TempDir::new().unwrap());
        let (first, second) = (school(&whole), school(&stopped));
        let net = first.own_play(beginner(), &[GENERATION], 2).unwrap();
        let bytes = fs::read(first.games_file(1)).unwrap();
        fs::write(second.games_file(1), &bytes[..bytes.len() - 10]).unwrap();
        assert_eq!(second.games(1).unwrap().len(), 2);
        assert_eq!(second.own_play(beginner(), &[GENERATION], 2).unwrap(), net);
        assert_eq!(fs::read(second.games_file(1)).unwrap(), bytes);
    }

    #[test]
    fn a_generation_is_three_numbers() {
        assert_eq!("2:1:2".parse(), Ok(GENERATION));
        assert!(["", "2:1", "2:1:2:3", "2:1:-2"].into_iter().all(|text| text.parse::<Generation>().is_err()));
    }

    #[test]
    fn the_first_steps_make_the_errors_smaller() {
        let folder = TempDir::new().unwrap();
        let school = school(&folder);
        let held_out: Vec<Sample> = (0..300).map(|number| school.workshop.hurried(HELD_OUT, number)).collect();
        let (before, _) = measure(&beginner(), &held_out).roots();
        let (after, fame) = measure(&school.watch(20 * GAMES).unwrap(), &held_out).roots();
        assert!(after < 0.8 * before && fame < 25.0, "{before} to {after}, fame {fame}");
    }
}
