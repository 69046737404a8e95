//! A client as any program could write it: plain HTTP over TCP, and a WebSocket.

#![allow(dead_code, reason = "each test that speaks to a server uses a part of it")]

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

/// A test that hangs fails after this time.
const PATIENCE: Duration = Duration::from_secs(120);

#[derive(Clone, Debug)]
pub struct Client {
    pub server: SocketAddr,
    pub cookie: Option<String>,
    pub key: Option<String>,
    pub origin: Option<String>,
    /// Additional header lines.
    pub extra: &'static str,
    /// Asks for the legal actions with every state: tests choose from them.
    pub lists: bool,
}

#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The body of a successful response.
    pub fn good(self) -> Value {
        assert!((200..300).contains(&self.status), "{self:?}");
        self.json()
    }

    pub fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().to_owned()
    }

    /// The error code, or an empty text for a success.
    pub fn code_or_empty(&self) -> String {
        if self.status < 300 { String::new() } else { self.code() }
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

/// Sends bytes and reads until the server closes.
pub async fn raw(server: SocketAddr, bytes: &[u8]) -> Answer {
    let answer = tokio::time::timeout(PATIENCE, try_raw(server, bytes)).await.expect("no answer");
    answer.expect("the server is not there")
}

/// `None` if the server cannot be reached or stops in the meantime.
pub async fn try_raw(server: SocketAddr, bytes: &[u8]) -> Option<Answer> {
    let mut stream = TcpStream::connect(server).await.ok()?;
    stream.write_all(bytes).await.ok()?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.ok()?;
    let answer = String::from_utf8(answer).ok()?;
    let (head, text) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok())?;
    let answer = Answer { status, head: head.to_owned(), text: text.to_owned() };
    let whole = answer.header("content-length").is_none_or(|length| length.parse() == Ok(text.len()));
    whole.then_some(answer)
}

impl Client {
    pub fn nobody(server: SocketAddr) -> Client {
        Client { server, cookie: None, key: None, origin: Some(format!("http://{server}")), extra: "", lists: true }
    }

    pub async fn guest(server: SocketAddr, name: &str) -> Client {
        let mut client = Client::nobody(server);
        let answer = client.post("/api/me", json!({"name": name})).await;
        client.take_cookie(&answer);
        client
    }

    /// A program of this person, with its own bot key.
    pub async fn program(&self) -> Client {
        let made = self.post("/api/me/keys", json!({"name": "a program"})).await.good();
        Client { key: made["key"].as_str().map(str::to_owned), cookie: None, origin: None, ..self.clone() }
    }

    pub fn take_cookie(&mut self, answer: &Answer) {
        let cookie = answer.header("set-cookie").unwrap_or_else(|| panic!("no cookie: {answer:?}"));
        self.cookie = cookie.split(';').next().map(str::to_owned);
    }

    /// The same client without lists of legal actions, like the page.
    pub fn without_lists(&self) -> Client {
        Client { lists: false, ..self.clone() }
    }

    fn with_lists(&self, path: &str) -> String {
        match path {
            _ if !self.lists || path.contains("legal=") => path.to_owned(),
            _ if path.contains('?') => format!("{path}&legal=true"),
            _ => format!("{path}?legal=true"),
        }
    }

    pub fn at(&self, server: SocketAddr) -> Client {
        Client { server, origin: Some(format!("http://{server}")), ..self.clone() }
    }

    fn headers(&self) -> String {
        let mut headers = format!("Host: {}\r\n", self.server);
        for (name, value) in [("Origin", &self.origin), ("Cookie", &self.cookie)] {
            if let Some(value) = value {
                headers.push_str(&format!("{name}: {value}\r\n"));
            }
        }
        headers.push_str(self.extra);
        if let Some(key) = &self.key {
            headers.push_str(&format!("Authorization: Bearer {key}\r\n"));
        }
        headers
    }

    fn request(&self, method: &str, path: &str, body: &str) -> String {
        let is_state = path.split('?').next().is_some_and(|path| path.ends_with("/state"));
        let path = if is_state { self.with_lists(path) } else { path.to_owned() };
        format!(
            "{method} {path} HTTP/1.1\r\n{}Connection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.headers(),
            body.len()
        )
    }

    pub async fn send(&self, method: &str, path: &str, body: &str) -> Answer {
        raw(self.server, self.request(method, path, body).as_bytes()).await
    }

    /// `None` if the server cannot be reached or stops in the meantime.
    pub async fn try_send(&self, method: &str, path: &str, body: &str) -> Option<Answer> {
        try_raw(self.server, self.request(method, path, body).as_bytes()).await
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, "").await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.send("POST", path, &body.to_string()).await
    }

    /// Opens a table and returns its id.
    pub async fn open(&self, table: Value) -> String {
        let table = self.post("/api/tables", table).await.good();
        table["table"]["id"].as_str().unwrap().to_owned()
    }

    pub async fn join(&self, table: &str) -> Value {
        self.post(&format!("/api/tables/{table}/join"), json!({})).await.good()["table"].clone()
    }

    pub async fn table(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).await.good()["table"].clone()
    }

    pub async fn socket(&self, table: &str, query: &str) -> Socket {
        self.try_socket(table, query).await.unwrap()
    }

    pub async fn try_socket(&self, table: &str, query: &str) -> Result<Socket, Error> {
        let stream = TcpStream::connect(self.server).await.map_err(Error::Io)?;
        self.socket_over(stream, table, query).await
    }

    pub async fn socket_over(&self, stream: TcpStream, table: &str, query: &str) -> Result<Socket, Error> {
        let path = self.with_lists(&format!("/api/tables/{table}/socket{query}"));
        let url = format!("ws://{}{path}", self.server);
        let mut request = url.into_client_request()?;
        for line in self.headers().lines().filter(|line| !line.starts_with("Host")) {
            let (name, value) = line.split_once(": ").unwrap();
            let name = tokio_tungstenite::tungstenite::http::HeaderName::from_bytes(name.as_bytes()).unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let (stream, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Socket { stream, heard: Vec::new() })
    }
}

pub struct Socket {
    pub stream: WebSocketStream<TcpStream>,
    /// Every text as received.
    pub heard: Vec<String>,
}

impl Socket {
    pub async fn say(&mut self, value: Value) {
        self.stream.send(Message::text(value.to_string())).await.unwrap();
    }

    /// Sends any bytes as one frame, as text if they are UTF-8. `false` if the server has closed the socket.
    pub async fn frame(&mut self, bytes: &[u8]) -> bool {
        let frame = match std::str::from_utf8(bytes) {
            Ok(text) => Message::text(text),
            Err(_) => Message::binary(bytes.to_vec()),
        };
        self.stream.send(frame).await.is_ok()
    }

    /// The next message; `None` if the server closed the socket.
    pub async fn try_next(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("nothing heard")?;
            match message {
                Ok(Message::Text(text)) => {
                    self.heard.push(text.to_string());
                    return Some(serde_json::from_str(&text).unwrap());
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Listens until the server closes.
    pub async fn closed(&mut self) {
        while let Some(Ok(message)) = tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("nothing heard") {
            if let Message::Text(text) = message {
                self.heard.push(text.to_string());
            }
        }
    }

    /// Listens until a ping is answered, or returns the server's close code.
    pub async fn until_pong(&mut self) -> Option<u16> {
        loop {
            match tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("nothing heard") {
                Some(Ok(Message::Pong(_))) => return None,
                Some(Ok(Message::Close(frame))) => return Some(frame.map_or(0, |frame| frame.code.into())),
                Some(Ok(Message::Text(text))) => self.heard.push(text.to_string()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Some(0),
            }
        }
    }

    pub async fn next(&mut self) -> Value {
        self.try_next().await.expect("the socket was closed")
    }

    /// The next message of this type.
    pub async fn next_of(&mut self, kind: &str) -> Value {
        self.next_where(|message| message["type"] == kind).await
    }

    pub async fn next_where(&mut self, wanted: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await;
            if wanted(&message) {
                return message;
            }
        }
    }

    /// The first state from `seq` on.
    pub async fn state_from(&mut self, seq: i64) -> Value {
        self.next_where(|message| message["type"] == "state" && message["seq"].as_i64() >= Some(seq)).await
    }

    /// Sends a command and returns its answer (`done` or `refused`).
    pub async fn command(&mut self, mut command: Value) -> Value {
        let id = self.heard.len();
        command["id"] = json!(id);
        self.say(command).await;
        self.next_where(|message| {
            message["id"] == id && matches!(message["type"].as_str(), Some("done" | "explained" | "refused"))
        })
        .await
    }
}
