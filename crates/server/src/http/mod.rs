//! The HTTP interface of docs/api.md.

mod assets;
mod extract;
mod me;
mod play;
mod tables;
mod wrap;

use crate::hall::Hall;
use crate::problem::{Answer, Problem};
use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::{delete, get, post, put};
use bots::Level;
use serde_json::{Value, json};
use std::sync::Arc;

pub use extract::{Asked, Body, Wish};
pub use play::{LINES, table_record};

/// Bodies and frames.
pub const LARGEST: usize = 64 * 1024;

pub const OPENAPI: &str = include_str!("../../../../docs/openapi.json");

pub fn router(hall: Arc<Hall>) -> Router {
    let api = Router::new()
        .route("/games", get(games))
        .route("/openapi.json", get(async || ([(header::CONTENT_TYPE, "application/json")], OPENAPI)))
        .route("/me", get(me::me).post(me::be_guest).patch(me::change))
        .route("/account", post(me::open_account))
        .route("/account/password", post(me::change_password))
        .route("/sign-in", post(me::sign_in))
        .route("/sign-out", post(me::sign_out))
        .route("/me/sessions", get(me::sessions))
        .route("/me/sessions/{id}", delete(me::revoke_session))
        .route("/me/keys", get(me::keys).post(me::add_key))
        .route("/me/keys/{id}", delete(me::revoke_key))
        .route("/me/tables", get(tables::mine))
        .route("/tables", get(tables::list).post(tables::open))
        .route("/tables/{id}", get(tables::one).delete(tables::close))
        .route("/tables/{id}/join", post(tables::join))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/seats/{seat}", put(tables::put_seat))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/do", post(play::command))
        .route("/tables/{id}/state", get(play::state))
        .route("/tables/{id}/log", get(play::log))
        .route("/tables/{id}/chat", get(play::chat))
        .route("/tables/{id}/record", get(play::record))
        .route("/tables/{id}/replay/{ply}", get(play::replay))
        .route("/tables/{id}/socket", get(crate::socket::open))
        .fallback(async || Problem::no_such("there is no such address"))
        .method_not_allowed_fallback(async || Problem::bad("this address does not take that method"));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics_text))
        .fallback(assets::serve)
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&hall), wrap::wrap))
        .with_state(hall)
}

async fn healthz(State(hall): State<Arc<Hall>>) -> Answer<&'static str> {
    if hall.store.healthy().await { Ok("ok") } else { Err(Problem::internal(&"the database does not answer")) }
}

async fn metrics_text() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], crate::metrics::render())
}

async fn games(State(hall): State<Arc<Hall>>) -> axum::Json<Value> {
    let games: Vec<Value> = hall
        .games()
        .map(|game| {
            let (min, max) = game.people().into_inner();
            json!({
                "name": game.name(),
                "rules_version": game.rules_version(),
                "seats": {"min": min, "max": max},
                "bot_levels": Level::ALL,
            })
        })
        .collect();
    axum::Json(json!({"games": games, "version": env!("CARGO_PKG_VERSION")}))
}
