//! Middleware: request id, rate limit, security headers, log line, same-origin check.

use crate::identity::{ClientAddr, check_origin};
use crate::problem::{ApiResult, Problem};
use crate::sampler::Sampler;
use crate::secrets::table_id;
use crate::server::Server;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use std::time::Instant;
use tracing::Instrument;

const CSP: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
                   font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
                   form-action 'none'; frame-ancestors 'none'";

static RATE_LIMITED: Sampler = Sampler::new();

pub async fn around_request(
    State(server): State<Arc<Server>>,
    ClientAddr(address): ClientAddr,
    request: Request,
    next: Next,
) -> Response {
    let id = table_id();
    // Only the path: a query may contain user input.
    let span = tracing::info_span!("request", id, method = %request.method(), path = request.uri().path());
    let begun = Instant::now();
    let mut response = async {
        let limited = request.uri().path().starts_with("/api/");
        let passed = if limited { server.limiters.requests.take(&address.into()) } else { Ok(()) };
        let passed = passed.and_then(|()| without_nul(request.uri()));
        let response = match passed {
            Ok(()) => next.run(request).await,
            Err(problem) => problem.into_response(),
        };
        let status = response.status().as_u16();
        let ms = begun.elapsed().as_millis() as u64;
        if response.status() != StatusCode::TOO_MANY_REQUESTS {
            tracing::info!(status, ms, "done");
        } else if let Some(left_out) = RATE_LIMITED.admit(server.config.limits.log_lines) {
            tracing::info!(status, ms, left_out, "rate limited");
        }
        metrics::counter!("manicule_requests_total", "status" => status.to_string()).increment(1);
        metrics::histogram!("manicule_request_seconds").record(begun.elapsed().as_secs_f64());
        response
    }
    .instrument(span)
    .await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, CSP),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if let Ok(id) = HeaderValue::from_str(&id) {
        headers.insert("x-request-id", id);
    }
    response
}

/// PostgreSQL cannot store NUL characters.
fn without_nul(uri: &Uri) -> ApiResult<()> {
    let has_nul = uri.path().contains("%00") || uri.query().is_some_and(|query| query.contains("%00"));
    if has_nul { Err(Problem::bad_request("the address contains a NUL character (%00)")) } else { Ok(()) }
}

/// Refuses cross-site requests that would change something or open a socket.
pub async fn same_origin(State(server): State<Arc<Server>>, request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if reads && !request.uri().path().ends_with("/socket") {
        return next.run(request).await;
    }
    match check_origin(&server, request.headers()) {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    }
}
