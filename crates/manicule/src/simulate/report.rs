//! The figures as a table for people and as JSON for programs.

use super::statistics::{Scores, Statistics};
use games::columns::table;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use words::Words;

const BAR_WIDTH: u64 = 50;
const MOST_BARS: i32 = 20;
/// How many scores one bar may hold.
const BAR_SIZES: [i32; 7] = [1, 2, 5, 10, 20, 50, 100];

pub struct Report<'r> {
    pub game: &'r str,
    pub options: &'r Value,
    pub games: u64,
    pub seed: u64,
    pub statistics: &'r Statistics,
}

impl Report<'_> {
    pub fn json(&self) -> anyhow::Result<String> {
        let seats: Vec<Value> =
            self.statistics.seats.iter().enumerate().map(|(seat, scores)| seat_json(seat, scores)).collect();
        let report = json!({
            "game": self.game,
            "options": self.options,
            "games": self.games,
            "seed": self.seed,
            "mean_actions": self.statistics.mean_plies(),
            "seats": seats,
        });
        Ok(serde_json::to_string_pretty(&report)? + "\n")
    }

    pub fn text(&self, words: &Words) -> String {
        let title = json!({"game": self.game, "games": self.games, "seed": self.seed});
        let mean = json!({ "mean": format!("{:.1}", self.statistics.mean_plies()) });
        let mut text = format!("{}\n\n", words.say("cli-simulate-title", &title));
        text.push_str(&self.seats(words));
        text.push_str(&format!("\n{}\n", words.say("cli-simulate-actions", &mean)));
        text.push_str(&format!("\n{}\n", words.word("cli-simulate-histogram")));
        text.push_str(&histogram(&self.statistics.together()));
        if !self.statistics.titles.is_empty() {
            text.push_str(&format!("\n{}\n", words.word("cli-simulate-titles")));
            text.push_str(&self.titles(words));
        }
        text
    }

    fn seats(&self, words: &Words) -> String {
        let heads = [
            "cli-simulate-seat",
            "cli-simulate-mean",
            "cli-simulate-sd",
            "cli-simulate-least",
            "cli-simulate-quartile",
            "cli-simulate-median",
            "cli-simulate-upper-quartile",
            "cli-simulate-most",
            "cli-simulate-wins",
            "cli-simulate-interval",
        ];
        let mut rows = vec![heads.map(|id| words.word(id)).to_vec()];
        for (seat, scores) in self.statistics.seats.iter().enumerate() {
            let wins = scores.wins();
            let percent = |share: f64| format!("{:.1} %", share * 100.0);
            let mut row =
                vec![seat.to_string(), format!("{:.2}", scores.mean()), format!("{:.2}", scores.standard_deviation())];
            row.extend([0, 1, 2, 3, 4].map(|quarters| scores.quartile(quarters).to_string()));
            row.extend([percent(wins.value), format!("{} – {}", percent(wins.low), percent(wins.high))]);
            rows.push(row);
        }
        right_aligned(rows)
    }

    fn titles(&self, words: &Words) -> String {
        let rows = self.statistics.titles.iter().map(|(title, count)| {
            vec![words.word(title), format!("{:.1} %", *count as f64 / self.games as f64 * 100.0)]
        });
        right_aligned(rows.collect())
    }
}

fn seat_json(seat: usize, scores: &Scores) -> Value {
    let wins = scores.wins();
    let counts: Vec<Value> = scores.counts.iter().map(|(score, count)| json!([score, count])).collect();
    json!({
        "seat": seat,
        "mean": scores.mean(),
        "sd": scores.standard_deviation(),
        "min": scores.quartile(0),
        "q1": scores.quartile(1),
        "median": scores.quartile(2),
        "q3": scores.quartile(3),
        "max": scores.quartile(4),
        "win_share": wins.value,
        "win_low": wins.low,
        "win_high": wins.high,
        "scores": counts,
    })
}

fn right_aligned(mut rows: Vec<Vec<String>>) -> String {
    let columns = rows.first().map_or(0, Vec::len);
    for column in 0..columns {
        let wide = rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
        for row in &mut rows {
            row[column] = format!("{:>wide$}", row[column]);
        }
    }
    table(&vec![String::new(); columns], &rows, 1)
}

fn histogram(counts: &BTreeMap<i32, u64>) -> String {
    let (Some((&least, _)), Some((&most, _))) = (counts.first_key_value(), counts.last_key_value()) else {
        return String::new();
    };
    let fits = |size: &i32| most.div_euclid(*size) - least.div_euclid(*size) < MOST_BARS;
    let size = BAR_SIZES.into_iter().find(fits).unwrap_or(BAR_SIZES[BAR_SIZES.len() - 1]);
    let mut bars: BTreeMap<i32, u64> = (least.div_euclid(size)..=most.div_euclid(size)).map(|bar| (bar, 0)).collect();
    for (score, count) in counts {
        *bars.entry(score.div_euclid(size)).or_default() += count;
    }
    let longest = bars.values().copied().max().unwrap_or(1).max(1);
    let rows = bars.iter().map(|(bar, &count)| {
        let (from, to) = (bar * size, bar * size + size - 1);
        let label = if size == 1 { from.to_string() } else { format!("{from}–{to}") };
        let length = (count * BAR_WIDTH).div_ceil(longest) as usize;
        vec![format!("{label:>9}"), format!("{count:>9}"), "█".repeat(length)]
    });
    table(&vec![String::new(); 3], &rows.collect::<Vec<_>>(), 1)
}
