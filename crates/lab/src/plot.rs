//! Charts as self-contained SVG.

use crate::Estimate;
use std::fmt::Write;

const WIDTH: f64 = 760.0;
const LABELS: f64 = 190.0;
const RIGHT: f64 = 70.0;
const ROW: f64 = 22.0;
const TOP: f64 = 54.0;
const PLOT: f64 = WIDTH - LABELS - RIGHT;

/// One bar, with its interval if it has one.
pub struct Bar {
    pub label: String,
    pub value: f64,
    pub interval: Option<(f64, f64)>,
}

impl Bar {
    pub fn of(label: String, estimate: Estimate) -> Bar {
        Bar { label, value: estimate.mean, interval: Some((estimate.low, estimate.high)) }
    }
}

/// Horizontal bars from 0 to `most`; `wanted` shades the range in which they should end.
pub fn bars(title: &str, rows: &[Bar], most: f64, wanted: Option<(f64, f64)>, show: impl Fn(f64) -> String) -> String {
    let bottom = TOP + ROW * rows.len() as f64;
    let x = |value: f64| LABELS + PLOT * (value / most).clamp(0.0, 1.0);
    let mut svg = begin(title, bottom + 30.0);
    if let Some((low, high)) = wanted {
        rectangle(&mut svg, x(low), TOP - 6.0, x(high) - x(low), bottom - TOP + 12.0, "#e6efe0");
    }
    axis(&mut svg, TOP - 6.0, bottom + 6.0, &[0.0, 0.25, 0.5, 0.75, 1.0].map(|part| part * most), x, &show);
    for (at, bar) in rows.iter().enumerate() {
        let y = TOP + ROW * at as f64;
        text(&mut svg, LABELS - 8.0, y + 14.0, "end", &bar.label);
        rectangle(&mut svg, LABELS, y + 3.0, x(bar.value) - LABELS, ROW - 8.0, "#5b7fa6");
        let mut end = bar.value;
        if let Some((low, high)) = bar.interval {
            let middle = y + ROW / 2.0 - 1.0;
            line(&mut svg, (x(low), middle), (x(high), middle), "#1d2b3a", 2.0);
            end = high;
        }
        text(&mut svg, x(end) + 6.0, y + 14.0, "start", &show(bar.value));
    }
    svg + "</svg>\n"
}

/// Distributions stacked on one scale, each with its median marked.
pub fn distributions(title: &str, rows: &[(String, Vec<i32>)], marks: &[(i32, String)]) -> String {
    const BIN: i32 = 5;
    const HEIGHT: f64 = 64.0;
    let all = || rows.iter().flat_map(|(_, scores)| scores).chain(marks.iter().map(|(score, _)| score));
    let low = all().min().copied().unwrap_or(0).div_euclid(BIN) * BIN;
    let high = (all().max().copied().unwrap_or(BIN).div_euclid(BIN) + 1) * BIN;
    let bottom = TOP + HEIGHT * rows.len() as f64;
    let x = |score: f64| LABELS + PLOT * (score - f64::from(low)) / f64::from(high - low).max(1.0);
    let mut svg = begin(title, bottom + 30.0);
    let ticks: Vec<f64> = (low..=high).filter(|score| score % 20 == 0).map(f64::from).collect();
    axis(&mut svg, TOP - 6.0, bottom + 6.0, &ticks, x, &|score| format!("{score:.0}"));
    for (score, name) in marks {
        line(&mut svg, (x((*score).into()), TOP - 6.0), (x((*score).into()), bottom + 6.0), "#b0703c", 1.0);
        text(&mut svg, x((*score).into()) + 3.0, TOP + 4.0, "start", name);
    }
    for (at, (label, scores)) in rows.iter().enumerate() {
        let base = TOP + HEIGHT * (at + 1) as f64 - 6.0;
        text(&mut svg, LABELS - 8.0, base - 18.0, "end", label);
        let bins: Vec<usize> = (low..high)
            .step_by(BIN as usize)
            .map(|from| scores.iter().filter(|&&score| score >= from && score < from + BIN).count())
            .collect();
        let most = bins.iter().max().copied().unwrap_or(0).max(1) as f64;
        for (bin, &count) in bins.iter().enumerate().filter(|(_, count)| **count > 0) {
            let left = x(f64::from(low + BIN * bin as i32));
            let tall = (HEIGHT - 18.0) * count as f64 / most;
            rectangle(
                &mut svg,
                left,
                base - tall,
                PLOT * f64::from(BIN) / f64::from(high - low) - 1.0,
                tall,
                "#5b7fa6",
            );
        }
        let mut sorted = scores.clone();
        sorted.sort_unstable();
        if let Some(&median) = sorted.get(sorted.len() / 2) {
            line(&mut svg, (x(median.into()), base), (x(median.into()), base - HEIGHT + 16.0), "#1d2b3a", 2.0);
            text(&mut svg, WIDTH - RIGHT + 8.0, base - 18.0, "start", &median.to_string());
        }
    }
    svg + "</svg>\n"
}

/// Predicted chances against actual shares, sized by the number of decisions; on the diagonal they agree.
pub fn reliability(title: &str, points: &[(f64, f64, usize)], show: impl Fn(f64) -> String) -> String {
    const SIDE: f64 = 420.0;
    let (left, bottom) = (90.0, TOP + SIDE);
    let (x, y) = (|share: f64| left + SIDE * share, |share: f64| bottom - SIDE * share);
    let mut svg = begin(title, bottom + 40.0);
    for at in (0..=10).step_by(2).map(|tenth| f64::from(tenth) / 10.0) {
        line(&mut svg, (x(at), y(0.0)), (x(at), y(1.0)), "#d8d4c8", 1.0);
        line(&mut svg, (x(0.0), y(at)), (x(1.0), y(at)), "#d8d4c8", 1.0);
        text(&mut svg, x(at), bottom + 16.0, "middle", &show(at));
        text(&mut svg, left - 8.0, y(at) + 4.0, "end", &show(at));
    }
    line(&mut svg, (x(0.0), y(0.0)), (x(1.0), y(1.0)), "#b0703c", 1.5);
    let most = points.iter().map(|point| point.2).max().unwrap_or(1).max(1) as f64;
    for &(predicted, observed, decisions) in points {
        let radius = 2.0 + 8.0 * (decisions as f64 / most).sqrt();
        circle(&mut svg, (x(predicted), y(observed)), radius, "#5b7fa6");
        let label = format!("{} → {} ({decisions})", show(predicted), show(observed));
        text(&mut svg, x(1.0) + 16.0, y(predicted) + 4.0, "start", &label);
    }
    svg + "</svg>\n"
}

fn begin(title: &str, height: f64) -> String {
    let title = escaped(title);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" \
         aria-label=\"{title}\" font-family=\"sans-serif\" font-size=\"12\">\n<title>{title}</title>\n\
         <rect width=\"{WIDTH}\" height=\"{height}\" fill=\"#fdfcf8\"/>\n\
         <text x=\"12\" y=\"24\" font-size=\"15\" font-weight=\"bold\">{title}</text>\n"
    )
}

fn axis(svg: &mut String, top: f64, bottom: f64, ticks: &[f64], x: impl Fn(f64) -> f64, show: &dyn Fn(f64) -> String) {
    for &tick in ticks {
        line(svg, (x(tick), top), (x(tick), bottom), "#d8d4c8", 1.0);
        text(svg, x(tick), bottom + 14.0, "middle", &show(tick));
    }
}

/// Writing into text cannot fail.
fn put(svg: &mut String, what: std::fmt::Arguments) {
    let _ = svg.write_fmt(what);
}

fn rectangle(svg: &mut String, x: f64, y: f64, width: f64, height: f64, fill: &str) {
    let width = width.max(0.0);
    put(
        svg,
        format_args!("<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" fill=\"{fill}\"/>\n"),
    );
}

fn line(svg: &mut String, (x1, y1): (f64, f64), (x2, y2): (f64, f64), stroke: &str, width: f64) {
    put(
        svg,
        format_args!(
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"{stroke}\" \
             stroke-width=\"{width}\"/>\n"
        ),
    );
}

fn circle(svg: &mut String, (x, y): (f64, f64), radius: f64, fill: &str) {
    put(svg, format_args!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" fill=\"{fill}\"/>\n"));
}

fn text(svg: &mut String, x: f64, y: f64, anchor: &str, words: &str) {
    let words = escaped(words);
    put(svg, format_args!("<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{words}</text>\n"));
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bar_is_as_long_as_its_value() {
        let rows = [("half", 0.5), ("all & more", 1.0)];
        let rows = rows.map(|(label, value)| Bar { label: label.to_owned(), value, interval: None });
        let svg = bars("Shares", &rows, 1.0, None, |value| value.to_string());
        assert!(svg.contains(&format!("width=\"{:.1}\" height=\"14.0\"", PLOT / 2.0)), "{svg}");
        assert!(svg.contains(&format!("width=\"{PLOT:.1}\" height=\"14.0\"")), "{svg}");
        assert!(svg.contains("all &amp; more") && svg.trim_end().ends_with("</svg>"));
    }

    #[test]
    fn a_prediction_that_comes_true_lies_on_the_diagonal() {
        let svg = reliability("Chances", &[(0.5, 0.5, 100), (0.9, 0.8, 400)], |share| share.to_string());
        assert!(svg.contains("cx=\"300.0\" cy=\"264.0\" r=\"6.0\""), "{svg}");
        assert!(svg.contains("0.9 → 0.8 (400)"));
    }

    #[test]
    fn a_distribution_shows_its_median() {
        let svg = distributions("Scores", &[("all".to_owned(), vec![93, 100, 140])], &[(131, "junior".to_owned())]);
        assert!(svg.contains(">100</text>") && svg.contains(">junior</text>"));
    }
}
