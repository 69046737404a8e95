//! The HTTP interface of docs/api.md.

mod access;
mod account;
mod assets;
mod extract;
mod mail;
mod me;
mod middleware;
mod play;
mod tables;

use crate::housekeeping::DAY;
use crate::problem::{ApiResult, ErrorCode, Problem};
use crate::server::Server;
use crate::wire::{GameInfo, GamesResponse, Kept, SeatRange, ServerFacts};
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{StatusCode, header};
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, delete, get, post, put};
use axum::{Json, Router};
use bots::Level;
use serde::Serialize;
use std::sync::Arc;
use std::time::Duration;

pub use extract::{Body, Path, QueryParams};
pub use play::CHAT_PAGE;

/// The size limit of request bodies and WebSocket frames.
pub const MAX_BODY: usize = 64 * 1024;

const VERSION: &str = env!("CARGO_PKG_VERSION");

pub const OPENAPI: &str = include_str!("../../../../docs/openapi.json");

/// Routes protected against cross-site requests. A wrong method is reported first.
struct SameOriginRoutes {
    router: Router<Arc<Server>>,
    server: Arc<Server>,
}

impl SameOriginRoutes {
    fn route(mut self, path: &str, methods: MethodRouter<Arc<Server>>) -> SameOriginRoutes {
        let guarded = methods.route_layer(from_fn_with_state(Arc::clone(&self.server), middleware::same_origin));
        self.router = self.router.route(path, guarded);
        self
    }
}

pub fn router(server: Arc<Server>) -> Router {
    let api = SameOriginRoutes { router: Router::new(), server: Arc::clone(&server) }
        .route("/games", get(games))
        .route("/openapi.json", get(async || ([(header::CONTENT_TYPE, "application/json")], OPENAPI)))
        .route("/server", get(server_facts))
        .route("/me", get(me::me).post(me::create_guest).patch(me::change).delete(me::delete))
        .route("/me/data", get(me::data))
        .route("/account", post(account::open))
        .route("/account/verify", post(account::verify))
        .route("/account/password", post(account::change_password))
        .route("/sign-in", post(account::sign_in))
        .route("/sign-out", post(account::sign_out))
        .route("/me/sessions", get(access::sessions))
        .route("/me/sessions/{id}", delete(access::revoke_session))
        .route("/me/keys", get(access::keys).post(access::add_key))
        .route("/me/keys/{id}", delete(access::revoke_key))
        .route("/me/tables", get(tables::mine))
        .route("/tables", get(tables::list).post(tables::open))
        .route("/tables/{id}", get(tables::one).delete(tables::close))
        .route("/tables/{id}/join", post(tables::join))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/seats/{seat}", put(tables::put_seat))
        .route("/tables/{id}/nonce", post(tables::nonce))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/do", post(play::command))
        .route("/tables/{id}/state", get(play::state))
        .route("/tables/{id}/log", get(play::log))
        .route("/tables/{id}/chat", get(play::chat))
        .route("/tables/{id}/record", get(play::record))
        .route("/tables/{id}/replay/{ply}", get(play::replay))
        .route("/tables/{id}/socket", get(crate::socket::open))
        .router
        // Mail programs follow these links without our page. The token authorizes them.
        .route("/mail/confirm/{token}", post(mail::confirm))
        .route("/mail/unsubscribe/{token}", post(mail::unsubscribe))
        .fallback(async || Problem::not_found("no such address"))
        .method_not_allowed_fallback(wrong_method);
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics_text))
        .method_not_allowed_fallback(wrong_method)
        .fallback(assets::serve)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn_with_state(Arc::clone(&server), middleware::around_request))
        .with_state(server)
}

/// The router adds the `Allow` header.
async fn wrong_method() -> Problem {
    Problem::new(ErrorCode::WrongMethod, "this address does not support that method: see the Allow header")
}

async fn healthz(State(server): State<Arc<Server>>) -> ApiResult<&'static str> {
    server.store.check_health().await?;
    Ok("ok")
}

async fn metrics_text() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], crate::metrics::render())
}

async fn server_facts(State(server): State<Arc<Server>>) -> Json<ServerFacts> {
    let days = |time: Duration| time.as_secs() / DAY.as_secs();
    let kept = &server.config.retention;
    Json(ServerFacts {
        version: VERSION,
        mail: server.mailer.is_some(),
        kept: Kept {
            sessions_days: days(kept.sessions),
            guests_days: days(kept.guests),
            open_tables_days: days(kept.open_tables),
        },
    })
}

async fn games(State(server): State<Arc<Server>>) -> Json<GamesResponse> {
    let games = server.games().map(|game| {
        let (min, max) = game.people().into_inner();
        GameInfo {
            name: game.name(),
            rules_version: game.rules_version(),
            seats: SeatRange { min, max },
            bot_levels: Level::ALL,
        }
    });
    Json(GamesResponse { games: games.collect(), version: VERSION })
}

/// A JSON response that may borrow from a locked room.
fn json_response(status: StatusCode, value: &impl Serialize) -> Response {
    let body = serde_json::to_vec(value).unwrap_or_default();
    (status, [(header::CONTENT_TYPE, "application/json")], body).into_response()
}
