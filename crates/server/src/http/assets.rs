//! The page, embedded in the program.

use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct View;

const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Manicule</title>\
    <h1>The browser view was not built</h1>\
    <p>The server runs, and its interface is at <code>/api</code>. To build the view and put it into the program: \
    <code>cargo xtask web</code>, then build <code>manicule</code> again.</p></html>";

pub async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return ([(header::ALLOW, "GET,HEAD")], super::wrong_method().await).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    // Every path that is not a file is a route of the page.
    let (path, file) = match View::get(path) {
        Some(file) => (path, Some(file)),
        None => ("index.html", View::get("index.html")),
    };
    let Some(file) = file else {
        return (StatusCode::OK, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], NOT_BUILT).into_response();
    };
    // File names contain a content hash.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let described =
        [(header::CONTENT_TYPE, kind(path)), (header::CACHE_CONTROL, cache), (header::VARY, "accept-encoding")];
    // The build puts the compressed form of a file next to it.
    match View::get(&format!("{path}.br")).filter(|_| takes_brotli(&headers)) {
        Some(small) => (described, [(header::CONTENT_ENCODING, "br")], small.data.into_owned()).into_response(),
        None => (described, file.data.into_owned()).into_response(),
    }
}

fn takes_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|coding| coding.trim() == "br")
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
