//! The JSON that goes over the socket has the documented shape.

use serde_json::json;
use server::wire::{ByeCode, ClientCommand, ClientFrame, ErrorCode, Problem, ServerMessage};
use table::Seat;

#[test]
fn a_command_is_read_with_its_id() {
    let frame = ClientFrame::parse(r#"{"id": 7, "do": "act", "seq": 3, "seat": 1, "action": {"pass": {}}}"#).unwrap();
    assert_eq!(frame.id, 7);
    assert!(
        matches!(frame.command, ClientCommand::Act { seq: 3, action, seat: Some(Seat(1)) } if action == json!({"pass": {}}))
    );
    let frame = ClientFrame::parse(r#"{"do": "look", "as": "spectator"}"#).unwrap();
    assert_eq!(frame.id, json!(null), "the id may be left out");
}

#[test]
fn a_wrong_command_is_refused_with_its_id() {
    for wrong in [
        r#"{"id": "x", "do": "resign", "sea": 1}"#,
        r#"{"id": "x", "do": "act", "action": {}}"#,
        r#"{"id": "x", "do": "fly"}"#,
        r#"{"id": "x"}"#,
        r#"{"id": "x", "do": "look", "as": "everybody"}"#,
    ] {
        let (id, problem) = *ClientFrame::parse(wrong).unwrap_err();
        assert_eq!((id, problem.code), (json!("x"), ErrorCode::BadRequest), "{wrong}");
    }
    for nonsense in ["", "[]", "7", "{", r#"{"do": "resign", "do": "resign"}"#] {
        assert!(ClientFrame::parse(nonsense).is_err(), "{nonsense}");
    }
}

#[test]
fn messages_have_the_documented_shape() {
    let text = |message: ServerMessage| serde_json::to_value(message).unwrap();
    let code = ByeCode::NoSpectators;
    assert_eq!(
        text(ServerMessage::Bye { code, reason: code.reason(), retry_ms: None }),
        json!({"type": "bye", "code": "no_spectators", "reason": code.reason(), "retry_ms": null})
    );
    assert_eq!(text(ServerMessage::Done { id: json!([1]), seq: 4 }), json!({"type": "done", "id": [1], "seq": 4}));
    let error = Problem::new(ErrorCode::Stale, "late");
    assert_eq!(
        text(ServerMessage::Refused { id: json!(1), error }),
        json!({
            "type": "refused", "id": 1,
            "error": {"code": "stale", "message": "late", "rule": null, "reason": null},
        })
    );
}
