//! Servers for tests.

use crate::client::Client;
pub use crate::database::Database;
use server::{Config, Limits, ServerHandle};
use std::cell::RefCell;
use std::io::Write;
use std::net::SocketAddr;
use std::sync::Once;

/// The same tests on both databases.
#[macro_export]
macro_rules! on_both_databases {
    ($($test:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $test() {
                super::$test($crate::host::Database::sqlite()).await;
            })+
        }
        mod postgres {
            $(#[tokio::test]
            async fn $test() {
                super::$test($crate::host::Database::postgres()).await;
            })+
        }
    };
}

thread_local! {
    static WRITTEN: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Captures the log of this thread at `info`. A test's server runs on the test's own thread.
pub struct Log(());

impl Log {
    pub fn begin() -> Log {
        static INSTALLED: Once = Once::new();
        INSTALLED.call_once(|| {
            let log = tracing_subscriber::fmt().without_time().with_writer(|| Written);
            log.with_max_level(tracing_subscriber::filter::LevelFilter::INFO).init();
        });
        WRITTEN.with_borrow_mut(Vec::clear);
        Log(())
    }

    pub fn text(&self) -> String {
        WRITTEN.with_borrow(|written| String::from_utf8(written.clone()).unwrap())
    }

    /// The lines without their variable parts: request ids, durations, ports, and the database's own messages.
    pub fn lines(&self) -> Vec<String> {
        let by_chance = |word: &&str| {
            ["id=", "request{id=", "ms=", "address=", "peer="].iter().any(|start| word.starts_with(start))
        };
        let text = self.text();
        let lines = text.lines().filter(|line| !line.contains("sqlx"));
        lines.map(|line| line.split(' ').filter(|word| !by_chance(word)).collect::<Vec<_>>().join(" ")).collect()
    }
}

struct Written;

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        WRITTEN.with_borrow_mut(|written| written.extend_from_slice(bytes));
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

pub fn config(database: &str) -> Config {
    Config { limits: Limits::none(), ..Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), database) }
}

pub async fn serve(database: &Database) -> ServerHandle {
    server::serve(config(&database.address)).await.unwrap()
}

/// Guests named A, B, C …
pub async fn guests(server: SocketAddr, count: u8) -> Vec<Client> {
    let mut guests = Vec::new();
    for number in 0..count {
        guests.push(Client::guest(server, &char::from(b'A' + number).to_string()).await);
    }
    guests
}
