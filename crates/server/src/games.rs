//! The games that can be played here. A new game is one line.

use hosted::{Boxed, HostedGame};

pub fn games() -> Vec<Box<dyn HostedGame>> {
    vec![
        Box::new(Boxed::new(gutenberg::Gutenberg::standard(), 1..=4)),
        Box::new(
            Boxed::new(letterpress::Letterpress::new(), 1..=6)
                .with_foresight(|state, seat, action| hosted::json(&letterpress::prospect(state, seat, action))),
        ),
    ]
}
