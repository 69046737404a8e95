//! The review in words: a sentence for each error and turning point, and a summary for each seat.

use super::findings::Reason;
use super::report::{Class, Judged, Part, ReasonTold, ReviewedPly, SeatReview, TurningPoint};
use bots::analysis::Unit;
use games::Sitting;
use serde_json::{Value, json};
use table::Seat;
use words::Words;

/// The seats' names and the words of a language.
pub struct Tellers<'w> {
    pub words: &'w Words,
    pub sitting: &'w dyn Sitting,
    /// By seat.
    pub names: Vec<String>,
}

impl<'w> Tellers<'w> {
    /// Unnamed seats keep their default names.
    pub fn new(words: &'w Words, sitting: &'w dyn Sitting, mut names: Vec<String>) -> Tellers<'w> {
        names.extend(sitting.names(words).into_iter().skip(names.len()));
        names.truncate(sitting.seats());
        Tellers { words, sitting, names }
    }

    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// `8.2%` of a win, or `3.1` points with their word.
    pub fn amount(&self, unit: Unit, amount: i32) -> String {
        let id = match unit {
            Unit::Chance => "review-percent",
            Unit::Score => "review-points",
        };
        self.words.say(id, &json!({ "amount": self.number(amount) }))
    }

    /// Hundredths to one decimal place, with the language's decimal separator.
    pub fn number(&self, hundredths: i32) -> String {
        let tenths = (2 * hundredths + 10).div_euclid(20);
        let sign = if tenths < 0 { "−" } else { "" };
        let comma = if self.words.language() == "en" { '.' } else { ',' };
        match tenths.abs() % 10 {
            0 => format!("{sign}{}", tenths.abs() / 10),
            rest => format!("{sign}{}{comma}{rest}", tenths.abs() / 10),
        }
    }

    /// With its sign.
    pub fn change(&self, unit: Unit, amount: i32) -> String {
        let sign = if amount < 0 { "−" } else { "+" };
        format!("{sign}{}", self.amount(unit, amount.abs()))
    }

    /// “Round 3, Plan”.
    pub fn place(&self, ply: &ReviewedPly) -> String {
        let phase = ply.phase.as_deref().map(|phase| self.phase(phase)).unwrap_or_default();
        match (ply.round, phase.is_empty()) {
            (0, _) => self.words.word("review-set-up"),
            (round, true) => self.words.say("review-round", &json!({ "round": round })),
            (round, false) => self.words.say("review-place", &json!({ "round": round, "phase": phase })),
        }
    }

    /// A phase in the game's own words.
    pub fn phase(&self, phase: &str) -> String {
        let id = match (self.sitting.game(), phase) {
            ("gutenberg", "orders" | "inks" | "specialties" | "gears" | "patronage") => {
                format!("gutenberg-action-{phase}")
            }
            ("gutenberg", "plan" | "name_colour" | "shift_marker") => "gutenberg-step-plan".to_owned(),
            ("gutenberg", "fulfil") => "gutenberg-step-fulfil".to_owned(),
            ("gutenberg", _) => "review-set-up".to_owned(),
            ("letterpress", step) => format!("letterpress-step-{step}"),
            (_, other) => return other.replace('_', " "),
        };
        self.words.word(&id)
    }

    pub fn class(&self, class: Class) -> String {
        self.words.word(&format!("review-class-{}", class.name()))
    }

    pub fn part(&self, part: Part) -> String {
        self.words.word(&format!("review-part-{}", part.name()))
    }

    pub(super) fn reasons(&self, reasons: &[Reason]) -> Vec<ReasonTold> {
        let telling = self.words.telling(self.sitting.game(), &self.names);
        let told = |reason: &Reason| ReasonTold {
            code: reason.fact.get("code").and_then(Value::as_str).unwrap_or_default().to_owned(),
            rule: reason.rule.clone(),
            sentence: telling.reason("reason", &self.sitting.readable(&reason.fact, self.words, false)),
            fact: reason.fact.clone(),
        };
        reasons.iter().map(told).collect()
    }

    /// An action in words: its events, or “passes” if it caused none.
    pub(super) fn action(&self, seat: Seat, action: &Value, events: &[Value]) -> Option<String> {
        let telling = self.words.telling(self.sitting.game(), &self.names);
        let tell = |event: &Value| telling.tell("event", &self.sitting.readable(event, self.words, false));
        match events {
            [] => (action == "pass").then(|| self.words.say("review-passes", &json!({ "name": self.name(seat) }))),
            events => Some(events.iter().map(tell).collect::<Vec<String>>().join(" ")),
        }
    }

    pub(super) fn error(&self, ply: &ReviewedPly, judged: &Judged) -> Option<String> {
        let loss = match judged.points.filter(|_| judged.by_score) {
            Some(points) => self.amount(Unit::Score, points),
            None => self.amount(judged.unit, judged.loss),
        };
        let args = json!({
            "where": self.place(ply), "name": self.name(ply.seat), "loss": loss, "class": self.class(judged.class),
        });
        judged.class.is_error().then(|| self.words.say("review-error", &args))
    }

    pub(super) fn turning(&self, unit: Unit, ply: &ReviewedPly, of: Seat, point: &TurningPoint) -> String {
        let args = json!({
            "where": self.place(ply),
            "name": self.name(of),
            "actor": self.name(ply.seat),
            "before": self.amount(unit, point.before),
            "after": self.amount(unit, point.after),
            "part": self.part(point.part),
            "amount": self.change(unit, point.amount),
        });
        self.words.say("review-turning", &args)
    }

    /// A few sentences about a seat's game.
    pub(super) fn summary(&self, seat: &SeatReview, unit: Unit, plies: &[ReviewedPly]) -> Vec<String> {
        let classes = seat.classes;
        let mut told = Vec::new();
        if seat.decisions > 0 {
            let args = json!({
                "name": self.name(seat.seat), "decisions": seat.decisions, "error": self.amount(seat.unit, seat.error),
                "inaccuracies": classes.inaccuracy, "mistakes": classes.mistake, "blunders": classes.blunder,
            });
            told.push(self.words.say("review-summary-decisions", &args));
        }
        let args = json!({"luck": self.change(unit, seat.luck), "adjusted": self.amount(unit, seat.adjusted)});
        told.push(self.words.say("review-summary-luck", &args));
        if seat.openings > 0 {
            let args = json!({ "surprise": self.amount(unit, seat.surprise), "count": seat.openings });
            told.push(self.words.say("review-summary-foreseen", &args));
        }
        let unlucky = seat.unlucky.iter().filter_map(|unlucky| {
            let ply = plies.get(unlucky.ply as usize - 1)?;
            Some(format!("{} ({})", self.place(ply), self.change(unit, unlucky.amount)))
        });
        let unlucky: Vec<String> = unlucky.collect();
        if !unlucky.is_empty() {
            told.push(self.words.say("review-summary-unlucky", &json!({ "where": unlucky.join("; ") })));
        }
        told
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Games;
    use table::Seed;

    #[test]
    fn amounts_are_told_in_tenths_as_each_language_writes_them() {
        let games = Games::standard();
        let sitting = games.get("gutenberg").unwrap().open((&json!({})).into(), Seed::from_number(1)).unwrap();
        let told = |language: &str, amount: i32| {
            let words = Words::new(language).unwrap();
            Tellers::new(&words, sitting.as_ref(), Vec::new()).change(Unit::Chance, amount)
        };
        assert_eq!(told("en", 823), "+8.2%");
        assert_eq!(told("fr", -1295), "−13\u{a0}%");
        assert_eq!(told("de", 5), "+0,1\u{a0}%");
    }
}
