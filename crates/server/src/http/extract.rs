//! What comes with a request, read strictly and refused in words.

use crate::hall::Hall;
use crate::problem::{Answer, Code, Problem};
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};
use std::sync::Arc;
use table::{Seat, Viewer};

/// A JSON body. An empty one counts as `{}`.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<Hall>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Answer<Body<T>> {
        let read = axum::body::Bytes::from_request(request, hall);
        let bytes = tokio::time::timeout(hall.config.limits.request_within, read).await.map_err(|_| {
            tracing::warn!("a body that does not come to its end is not waited for");
            Problem::bad("the body did not come to its end in time")
        })?;
        let bytes = bytes.map_err(|rejection: BytesRejection| {
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                Problem::new(Code::TooLarge, "a body of more than 64 KiB is not read")
            } else {
                Problem::bad("the body could not be read")
            }
        })?;
        let text: &[u8] = if bytes.is_empty() { b"{}" } else { &bytes };
        serde_json::from_slice(text).map(Body).map_err(|error| Problem::bad(format!("body: {error}")))
    }
}

/// The query after the `?`.
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Answer<Asked<T>> {
        Query::try_from_uri(&parts.uri)
            .map(|Query(asked)| Asked(asked))
            .map_err(|rejection| Problem::bad(format!("query: {}", rejection.body_text())))
    }
}

/// The parts of the path.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Answer<Path<T>> {
        let read = axum::extract::Path::from_request_parts(parts, state).await;
        read.map(|axum::extract::Path(path)| Path(path))
            .map_err(|rejection| Problem::bad(format!("address: {}", rejection.body_text())))
    }
}

/// As whom somebody wants to look: `0`, `"0"` or `"spectator"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish(pub Viewer);

impl<'de> Deserialize<'de> for Wish {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Wish, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Seat(u8),
            Word(String),
        }
        let wrong = || serde::de::Error::custom("as: a seat's number, or \"spectator\"");
        match Written::deserialize(from).map_err(|_| wrong())? {
            Written::Seat(seat) => Ok(Wish(Viewer::Seat(Seat(seat)))),
            Written::Word(word) if word == "spectator" => Ok(Wish(Viewer::Spectator)),
            Written::Word(word) => word.parse().map(|seat| Wish(Viewer::Seat(Seat(seat)))).map_err(|_| wrong()),
        }
    }
}
