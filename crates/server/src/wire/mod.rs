//! Everything that the server sends and receives as JSON: the shapes of docs/api.md. The page's TypeScript types are
//! generated from these (`cargo xtask types`).

mod command;
mod messages;
mod people;
mod tables;

pub use crate::problem::{ErrorCode, InvalidInput, Problem};
pub use command::{AbsenceChoice, ClientCommand, ClientFrame, RequestId, ViewAs};
pub use messages::{ByeCode, Cause, ServerMessage, StateMessage};
pub use people::{
    Confirmed, Empty, GameInfo, GamesResponse, Kept, KeysResponse, MeResponse, NewKeyResponse, PersonInfo,
    PersonWithDate, PersonalData, SeatRange, ServerFacts, SessionInfo, SessionsResponse, Unsubscribed,
};
pub use tables::{
    ChatPage, ChatRoom, Done, FairInfo, LogEntry, LogPage, NewSeat, NewTable, PutSeat, ReplayStep, SeatInfo, TableInfo,
    TablePage, TableResponse,
};
