//! The report: what it says, section by section, and as text for the terminal.

use super::Report;
use coach::review::{Parts, ReviewedPly, SeatReview, WordRound};
use games::columns;
use serde_json::json;

/// A titled part of the report.
pub struct Section {
    pub title: String,
    pub table: Option<Table>,
    /// Each with what is said below it.
    pub items: Vec<(String, Vec<String>)>,
}

pub struct Table {
    pub heads: Vec<String>,
    pub rows: Vec<Vec<String>>,
}

impl Section {
    fn of_table(title: String, heads: Vec<String>, rows: Vec<Vec<String>>) -> Section {
        Section { title, table: Some(Table { heads, rows }), items: Vec::new() }
    }

    fn of_items(title: String, items: Vec<(String, Vec<String>)>) -> Section {
        Section { title, table: None, items }
    }
}

impl Report<'_> {
    pub fn text(&self) -> String {
        let mut text = String::new();
        let title = self.title();
        text.push_str(&format!("{title}\n{}\n{}\n", "═".repeat(title.chars().count()), self.about().join("\n")));
        for section in self.sections() {
            text.push_str(&format!("\n{}\n{}\n", section.title, "─".repeat(section.title.chars().count())));
            if let Some(Table { heads, rows }) = section.table {
                text.push_str(&columns::table(&heads, &rows, 1));
            }
            for (item, below) in section.items {
                text.push_str(&format!("{item}\n"));
                below.iter().for_each(|line| text.push_str(&format!("    {line}\n")));
            }
        }
        text
    }

    pub fn title(&self) -> String {
        let id = format!("game-{}", self.review.game);
        let game = if self.tellers.words.knows(&id) { self.word(&id) } else { self.review.game.clone() };
        self.say("review-title", json!({ "game": game }))
    }

    pub fn about(&self) -> Vec<String> {
        let review = self.review;
        let mut about = Vec::new();
        if !review.finished {
            about.push(self.say("review-unfinished", json!({ "plies": review.plies.len() })));
        }
        let args = json!({"samples": review.samples, "iterations": review.iterations, "seed": review.seed});
        about.push(self.say("review-made-with", args));
        about
    }

    pub fn sections(&self) -> Vec<Section> {
        let mut sections = vec![self.people()];
        for seat in self.seats() {
            sections.push(self.turning_points(seat));
            if self.review.iterations > 0 {
                sections.push(self.errors(seat));
            }
        }
        sections.push(self.ledger());
        sections.extend(self.words());
        sections
    }

    fn heads(&self, names: &[&str]) -> Vec<String> {
        names.iter().map(|name| self.word(&format!("review-head-{name}"))).collect()
    }

    fn parts(&self, parts: Parts) -> [String; 4] {
        [parts.choice, parts.others, parts.reveal, parts.draws].map(|part| self.change(part))
    }

    fn people(&self) -> Section {
        let heads = ["seat", "start", "choice", "others", "reveal", "draws", "end", "adjusted", "decisions", "error"];
        let row = |seat: &SeatReview| {
            let mut row = vec![self.tellers.name(seat.seat).to_owned(), self.amount(seat.start)];
            row.extend(self.parts(seat.parts));
            row.extend([self.amount(seat.end), self.amount(seat.adjusted), seat.decisions.to_string()]);
            row.push(self.tellers.amount(seat.unit, seat.error));
            row
        };
        let rows = self.review.seats.iter().map(row).collect();
        let mut section = Section::of_table(self.word("review-people"), self.heads(&heads), rows);
        section.items = self.seats().map(|seat| (seat.summary.join(" "), Vec::new())).collect();
        section
    }

    fn turning_points(&self, seat: &SeatReview) -> Section {
        let title = self.say("review-turning-points", json!({ "name": self.tellers.name(seat.seat) }));
        let items = seat.turning.iter().map(|point| (self.at(point.ply, &point.sentence), Vec::new()));
        Section::of_items(title, items.collect())
    }

    /// “Move 12. …”
    fn at(&self, ply: u32, sentence: &str) -> String {
        format!("{}. {sentence}", self.say("review-move", json!({ "ply": ply })))
    }

    fn errors(&self, seat: &SeatReview) -> Section {
        let title = self.say("review-errors", json!({ "name": self.tellers.name(seat.seat) }));
        let mut items: Vec<(String, Vec<String>)> =
            seat.worst.iter().filter_map(|&ply| self.error(self.review.plies.get(ply as usize - 1)?)).collect();
        if items.is_empty() {
            items.push((self.word("review-no-errors"), Vec::new()));
        }
        Section::of_items(title, items)
    }

    fn error(&self, ply: &ReviewedPly) -> Option<(String, Vec<String>)> {
        let judged = ply.judged.as_ref()?;
        let said = |id: &str, sentence: &Option<String>, action: Option<&serde_json::Value>| {
            let action = sentence.clone().or_else(|| action.map(ToString::to_string)).unwrap_or_default();
            self.say(id, json!({ "action": action }))
        };
        let of = |candidate: &Option<coach::review::Candidate>| candidate.as_ref().map(|found| found.action.clone());
        let mut below = vec![
            said("review-played", &judged.played_sentence, of(&judged.played).as_ref()),
            said("review-better", &judged.best_sentence, of(&judged.best).as_ref()),
        ];
        below.extend(judged.reasons.iter().map(|reason| match &reason.rule {
            Some(rule) => format!("{} ({rule})", reason.sentence),
            None => reason.sentence.clone(),
        }));
        Some((self.at(ply.ply, judged.sentence.as_deref()?), below))
    }

    fn ledger(&self) -> Section {
        let heads = ["round", "seat", "choice", "others", "reveal", "draws", "after", "error"];
        let mut rows = Vec::new();
        for round in &self.review.rounds {
            for seat in self.seats() {
                let at = seat.seat.index();
                let number = if round.round == 0 { self.word("review-set-up") } else { round.round.to_string() };
                let mut row = vec![number, self.tellers.name(seat.seat).to_owned()];
                row.extend(self.parts(round.parts.get(at).copied().unwrap_or_default()));
                row.push(self.amount(round.after.get(at).copied().unwrap_or_default()));
                row.push(self.tellers.amount(seat.unit, round.loss.get(at).copied().unwrap_or_default()));
                rows.push(row);
            }
        }
        Section::of_table(self.word("review-ledger"), self.heads(&heads), rows)
    }

    fn words(&self) -> Option<Section> {
        let rounds = self.review.words.as_ref()?;
        let told = rounds.iter().filter(|round| self.only.is_none_or(|only| only == round.seat));
        Some(Section::of_items(self.word("review-words"), told.map(|round| self.word_round(round)).collect()))
    }

    fn word_round(&self, round: &WordRound) -> (String, Vec<String>) {
        let best: Vec<String> = round.best.iter().map(|found| format!("{} ({})", found.word, found.score)).collect();
        let (name, best) = (self.tellers.name(round.seat), best.join(", "));
        let wrote = match &round.wrote {
            Some(wrote) => {
                self.say("review-wrote", json!({"name": name, "word": wrote.word, "score": wrote.score, "best": best}))
            }
            None => self.say("review-passed", json!({"name": name, "best": best})),
        };
        let head = format!("{}. {wrote}", self.say("review-round", json!({ "round": round.round })));
        let mut below = vec![self.say("review-deal", json!({ "luck": self.change(round.deal) }))];
        for took in &round.took {
            below.push(self.say("review-drafted", json!({"took": took.took, "left": took.left.join(" ")})));
        }
        if !round.claimed.is_empty() {
            let args = json!({"claimed": round.claimed.join(" "), "left": round.left.join(" ")});
            below.push(self.say("review-claimed", args));
        }
        if let Some(last) = &round.collection {
            below.push(self.say("review-collection", json!({"word": last.word, "score": last.score})));
        }
        (head, below)
    }
}
