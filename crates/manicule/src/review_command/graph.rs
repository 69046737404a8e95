//! The graph of a review as SVG: a line for each seat, with the rounds below.

use super::Report;
use bots::analysis::Unit;
use std::fmt::Write;

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 36.0;
/// Lines that can be told apart without colours.
const DASHES: [&str; 6] = ["none", "8 3", "3 3", "12 3 3 3", "1 4", "16 4"];

/// As text in HTML.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

impl Report<'_> {
    pub fn graph_title(&self) -> String {
        self.word(match self.review.unit {
            Unit::Chance => "review-graph-chance",
            Unit::Score => "review-graph-score",
        })
    }

    /// Its colours are classes of the page.
    pub fn graph(&self) -> String {
        let review = self.review;
        let steps = review.plies.len().max(1) as f64;
        let hopes = || [&review.start].into_iter().chain(review.plies.iter().map(|ply| &ply.after));
        let most = match review.unit {
            Unit::Chance => 10_000,
            Unit::Score => hopes().flatten().copied().max().unwrap_or(1).max(1),
        };
        let x = |ply: f64| LEFT + (WIDTH - LEFT - RIGHT) * ply / steps;
        let y = |hope: i32| TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - f64::from(hope) / f64::from(most));
        let title = escaped(&self.graph_title());
        let mut svg = format!("<svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{title}\">\n");
        for quarter in 0..=4 {
            let (hope, text) = (most / 4 * quarter, self.tellers.amount(review.unit, most / 4 * quarter));
            let (at, end) = (y(hope), WIDTH - RIGHT);
            let _ = writeln!(svg, "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{end}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/>");
            let (left, base) = (LEFT - 6.0, at + 4.0);
            let _ = writeln!(svg, "<text x=\"{left}\" y=\"{base:.1}\" text-anchor=\"end\">{}</text>", escaped(&text));
        }
        for round in &review.rounds {
            let (at, bottom) = (x(f64::from(round.first) - 1.0), HEIGHT - BOTTOM);
            let _ = writeln!(svg, "<line class=\"grid\" x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"{TOP}\" y2=\"{bottom}\"/>");
            if round.round > 0 {
                let (at, base) = (at + 4.0, HEIGHT - BOTTOM + 18.0);
                let _ = writeln!(svg, "<text x=\"{at:.1}\" y=\"{base}\">{}</text>", round.round);
            }
        }
        for seat in self.seats() {
            let at = seat.seat.index();
            let points: Vec<String> = hopes()
                .zip(0u32..)
                .filter_map(|(hopes, ply)| Some(format!("{:.1},{:.1}", x(f64::from(ply)), y(*hopes.get(at)?))))
                .collect();
            let (dash, points) = (DASHES[at % DASHES.len()], points.join(" "));
            let name = escaped(self.tellers.name(seat.seat));
            let _ = writeln!(
                svg,
                "<polyline class=\"seat seat-{at}\" stroke-dasharray=\"{dash}\" points=\"{points}\"><title>{name}</title></polyline>"
            );
        }
        svg.push_str("</svg>\n");
        svg
    }

    /// Which line is whose.
    pub fn legend(&self) -> String {
        let mut legend = String::from("<ul class=\"legend\">\n");
        for seat in self.seats() {
            let (at, name) = (seat.seat.index(), escaped(self.tellers.name(seat.seat)));
            let dash = DASHES[at % DASHES.len()];
            let _ = writeln!(
                legend,
                "<li><svg viewBox=\"0 0 40 8\" width=\"40\" height=\"8\" aria-hidden=\"true\"><line class=\"seat seat-{at}\" \
                 stroke-dasharray=\"{dash}\" x1=\"0\" x2=\"40\" y1=\"4\" y2=\"4\"/></svg> {name}</li>"
            );
        }
        legend + "</ul>\n"
    }
}
