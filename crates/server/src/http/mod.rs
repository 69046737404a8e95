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
use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::header;
use axum::middleware::from_fn_with_state;
use axum::response::IntoResponse;
use axum::routing::{MethodRouter, delete, get, post, put};
use bots::Level;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

pub use extract::{Body, Path, QueryParams, ViewAs};
pub use play::CHAT_PAGE;

/// The size limit of request bodies and WebSocket frames.
pub const MAX_BODY: usize = 64 * 1024;

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
        .fallback(async || Problem::not_found("there is no such address"))
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
    Problem::new(
        ErrorCode::WrongMethod,
        "this address does not take that method: the header Allow lists those it takes",
    )
}

async fn healthz(State(server): State<Arc<Server>>) -> ApiResult<&'static str> {
    server.store.check_health().await?;
    Ok("ok")
}

async fn metrics_text() -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], crate::metrics::render())
}

/// Facts for the page: whether mail is configured, and how long data is kept.
async fn server_facts(State(server): State<Arc<Server>>) -> axum::Json<Value> {
    let days = |time: Duration| time.as_secs() / DAY.as_secs();
    let kept = &server.config.retention;
    axum::Json(json!({
        "version": env!("CARGO_PKG_VERSION"),
        "mail": server.mailer.is_some(),
        "kept": {
            "sessions_days": days(kept.sessions),
            "guests_days": days(kept.guests),
            "open_tables_days": days(kept.open_tables),
        },
    }))
}

async fn games(State(server): State<Arc<Server>>) -> axum::Json<Value> {
    let games: Vec<Value> = server
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
