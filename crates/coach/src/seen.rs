//! What a seat sees of a table, for any game.

use crate::{Pointer, gutenberg, letterpress};
use games::Sitting;
use table::{Seat, Viewer};

/// A parsed view.
pub(crate) enum Seen {
    Gutenberg(Box<::gutenberg::View>),
    Letterpress(Box<::letterpress::View>),
    /// A game without notes and lessons.
    Other,
}

impl Seen {
    /// `None` for a seat that the table does not have.
    pub fn by(sitting: &dyn Sitting, seat: Seat) -> Option<Seen> {
        let view = sitting.view(Viewer::Seat(seat)).ok()?;
        Seen::read(sitting.game(), view.get()).ok()
    }

    pub fn read(game: &str, view: &str) -> Result<Seen, serde_json::Error> {
        Ok(match game {
            "gutenberg" => Seen::Gutenberg(serde_json::from_str(view)?),
            "letterpress" => Seen::Letterpress(serde_json::from_str(view)?),
            _ => Seen::Other,
        })
    }

    /// Whether the thing that the pointer names is on the table.
    pub fn has(&self, pointer: &Pointer) -> bool {
        match self {
            Seen::Gutenberg(view) => gutenberg::pointing::has(view, pointer),
            Seen::Letterpress(view) => letterpress::pointing::has(view, pointer),
            Seen::Other => false,
        }
    }

    /// Whether this text is the id of a card that this seat cannot see.
    pub fn hides(&self, word: &str) -> bool {
        match self {
            Seen::Gutenberg(view) => gutenberg::pointing::is_card(word) && !gutenberg::pointing::shows(view, word),
            Seen::Letterpress(_) | Seen::Other => false,
        }
    }
}
