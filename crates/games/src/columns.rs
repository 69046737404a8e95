//! Plain text in columns.

const GAP: &str = "  ";
pub const PAGE_WIDTH: usize = 100;
/// Between blocks of a table that are placed side by side.
const WIDE_GAP: &str = "     ";

/// Rows in aligned columns under their headers; short tables are split into as many side-by-side blocks as fit.
pub fn table(heads: &[String], rows: &[Vec<String>], most_blocks: usize) -> String {
    let widths: Vec<usize> = (0..heads.len())
        .map(|column| {
            let cells = rows.iter().map(|row| width(&row[column]));
            cells.chain([width(&heads[column])]).max().unwrap_or_default()
        })
        .collect();
    let block = widths.iter().sum::<usize>() + GAP.len() * widths.len().saturating_sub(1);
    let blocks = ((PAGE_WIDTH + WIDE_GAP.len()) / (block + WIDE_GAP.len())).clamp(1, most_blocks);
    let height = rows.len().div_ceil(blocks);
    let set = |row: &[String]| {
        let cells: Vec<String> = row.iter().zip(&widths).map(|(cell, &wide)| padded(cell, wide)).collect();
        cells.join(GAP)
    };
    let head = vec![set(heads); rows.len().div_ceil(height.max(1))].join(WIDE_GAP);
    let mut lines = Vec::new();
    if heads.iter().any(|head| !head.is_empty()) {
        lines.push(head.trim_end().to_owned());
    }
    for line in 0..height {
        let cells: Vec<String> = rows.iter().skip(line).step_by(height).map(|row| set(row)).collect();
        lines.push(cells.join(WIDE_GAP).trim_end().to_owned());
    }
    lines.join("\n") + "\n"
}

/// Assumes one column per character, which holds for our five languages.
fn width(text: &str) -> usize {
    text.chars().count()
}

fn padded(text: &str, wide: usize) -> String {
    format!("{text}{}", " ".repeat(wide.saturating_sub(width(text))))
}

/// A term and its meaning, broken into lines.
pub fn explained(term: &str, term_width: usize, meaning: &str) -> String {
    let mut lines = vec![padded(term, term_width) + GAP];
    for word in meaning.split(' ') {
        let last = lines.last_mut().map(|line| width(line)).unwrap_or_default();
        if last + width(word) > PAGE_WIDTH {
            lines.push(" ".repeat(term_width + GAP.len()));
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(word);
            line.push(' ');
        }
    }
    lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect()
}

/// A heading, underlined.
pub fn title(text: String) -> String {
    let rule = "─".repeat(text.chars().count());
    format!("{text}\n{rule}\n")
}
