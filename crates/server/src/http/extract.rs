//! Strict extractors with our own error responses.

use crate::problem::{ApiResult, ErrorCode, Problem};
use crate::server::Server;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// A JSON body. An empty one counts as `{}`.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<Server>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, server: &Arc<Server>) -> ApiResult<Body<T>> {
        let read = axum::body::Bytes::from_request(request, server);
        let bytes = tokio::time::timeout(server.config.limits.request_within, read).await.map_err(|_| {
            tracing::warn!("a request body did not arrive in time");
            Problem::bad_request("the body did not arrive in time")
        })?;
        let bytes = bytes.map_err(|rejection: BytesRejection| {
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                Problem::new(ErrorCode::TooLarge, "the body is larger than 64 KiB")
            } else {
                Problem::bad_request("the body could not be read")
            }
        })?;
        let text: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        serde_json::from_slice(text).map(Body).map_err(|error| Problem::bad_request(format!("body: {error}")))
    }
}

/// The query after the `?`.
pub struct QueryParams<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for QueryParams<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> ApiResult<QueryParams<T>> {
        Query::try_from_uri(&parts.uri)
            .map(|Query(asked)| QueryParams(asked))
            .map_err(|rejection| Problem::bad_request(format!("query: {}", rejection.body_text())))
    }
}

/// The parts of the path.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> ApiResult<Path<T>> {
        let read = axum::extract::Path::from_request_parts(parts, state).await;
        read.map(|axum::extract::Path(path)| Path(path))
            .map_err(|rejection| Problem::bad_request(format!("address: {}", rejection.body_text())))
    }
}
