//! What nodes on one PostgreSQL database tell each other.

use std::fmt;
use std::str::FromStr;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NodeNotice {
    /// These tables have changed. Batches of moves send this one from SQL (`batch.rs`).
    TablesChanged(Vec<String>),
    ChatLine {
        table: String,
        number: i64,
    },
    SessionEnded(String),
}

/// A notice and the node that sent it, as one line of text: `<node> table <id> <id>…`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    pub node: String,
    pub notice: NodeNotice,
}

impl fmt::Display for Envelope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let node = &self.node;
        match &self.notice {
            NodeNotice::TablesChanged(tables) => write!(f, "{node} table {}", tables.join(" ")),
            NodeNotice::ChatLine { table, number } => write!(f, "{node} chat {table} {number}"),
            NodeNotice::SessionEnded(session) => write!(f, "{node} session {session}"),
        }
    }
}

impl FromStr for Envelope {
    type Err = ();

    fn from_str(text: &str) -> Result<Envelope, ()> {
        let mut words = text.split(' ').map(str::to_owned);
        let mut word = || words.next().ok_or(());
        let node = word()?;
        let notice = match word()?.as_str() {
            "table" => NodeNotice::TablesChanged(words.collect()),
            "chat" => NodeNotice::ChatLine { table: word()?, number: word()?.parse().map_err(drop)? },
            "session" => NodeNotice::SessionEnded(word()?),
            _ => return Err(()),
        };
        Ok(Envelope { node, notice })
    }
}
