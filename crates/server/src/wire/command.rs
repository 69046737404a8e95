//! What clients send, over the socket or as the body of `POST /api/tables/{id}/do`.

use crate::problem::Problem;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use table::{Seat, Viewer};

#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientCommand {
    Act {
        seq: i64,
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        action: Value,
        seat: Option<Seat>,
    },
    Undo {
        seq: i64,
        seat: Option<Seat>,
    },
    Resign {
        seat: Option<Seat>,
    },
    /// Continues without an absent seat.
    Absent {
        absent: Seat,
        then: AbsenceChoice,
        seat: Option<Seat>,
    },
    Chat {
        text: String,
    },
    /// Socket only.
    Look {
        #[serde(rename = "as")]
        view_as: ViewAs,
    },
    /// Socket only.
    Legal {
        seat: Option<Seat>,
    },
    /// Socket only.
    Explain {
        #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
        action: Value,
        seat: Option<Seat>,
    },
}

/// How the others continue without an absent seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum AbsenceChoice {
    /// The seat counts as resigned: if only one seat is left, it wins.
    Win,
    /// A bot takes over the seat, which can still win.
    Bot,
    /// The game ends without a result.
    Abort,
}

/// Chosen by the client and repeated in the answer. Any JSON; the page sends numbers.
pub type RequestId = Value;

/// A command over the socket.
#[derive(Debug, Deserialize)]
pub struct ClientFrame {
    #[serde(default)]
    pub id: RequestId,
    #[serde(flatten)]
    pub command: ClientCommand,
}

impl ClientFrame {
    /// Reads a text frame. A frame that is refused still has its id, for the answer.
    pub fn parse(text: &str) -> Result<ClientFrame, Box<(RequestId, Problem)>> {
        serde_json::from_str(text)
            .map_err(|error| Box::new((ClientFrame::id_of(text), Problem::bad_request(format!("command: {error}")))))
    }

    /// The id of a frame whose command is not read.
    pub fn id_of(text: &str) -> RequestId {
        #[derive(Deserialize)]
        struct OnlyId {
            #[serde(default)]
            id: RequestId,
        }
        serde_json::from_str(text).map(|OnlyId { id }| id).unwrap_or_default()
    }
}

/// The requested point of view: `0`, `"0"` or `"spectator"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number | \"spectator\""))]
pub struct ViewAs(pub Viewer);

impl<'de> Deserialize<'de> for ViewAs {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<ViewAs, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Seat(u8),
            Word(String),
        }
        let wrong = || serde::de::Error::custom("as: a seat's number, or \"spectator\"");
        match Written::deserialize(from).map_err(|_| wrong())? {
            Written::Seat(seat) => Ok(ViewAs(Viewer::Seat(Seat(seat)))),
            Written::Word(word) => word.parse().map_err(|()| wrong()),
        }
    }
}

impl std::str::FromStr for ViewAs {
    type Err = ();

    fn from_str(word: &str) -> Result<ViewAs, ()> {
        match word {
            "spectator" => Ok(ViewAs(Viewer::Spectator)),
            seat => seat.parse().map(|seat| ViewAs(Viewer::Seat(Seat(seat)))).map_err(drop),
        }
    }
}
