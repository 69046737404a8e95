//! What is wrong with a card file, and where.

/// One fault of a card file; lines and columns count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {message}")]
pub struct CardFault {
    pub line: usize,
    pub column: usize,
    pub message: String,
}

/// Collects faults by their place in the text; lines are counted once, at the end.
pub(super) struct Faults<'t> {
    text: &'t str,
    found: Vec<(usize, String)>,
}

impl<'t> Faults<'t> {
    pub fn of(text: &'t str) -> Faults<'t> {
        Faults { text, found: Vec::new() }
    }

    pub fn add(&mut self, at: usize, message: impl Into<String>) {
        self.found.push((at, message.into()));
    }

    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// In the order of the file.
    pub fn located(mut self) -> Vec<CardFault> {
        table::sort_by(&mut self.found, |one, other| one.0.cmp(&other.0));
        let mut characters = self.text.char_indices().peekable();
        let (mut line, mut column) = (1, 1);
        self.found
            .into_iter()
            .map(|(at, message)| {
                while let Some((_, character)) = characters.next_if(|&(place, _)| place < at) {
                    if character == '\n' {
                        line += 1;
                        column = 1;
                    } else {
                        column += 1;
                    }
                }
                CardFault { line, column, message }
            })
            .collect()
    }
}
