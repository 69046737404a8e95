//! `manicule serve`: hosts tables until it is stopped.

use anyhow::{Context, ensure};
use clap::Args;
use games::Games;
use server::{Config, DAY, Limits, MailConfig, Retention};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process::ExitCode;
use std::time::Duration;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

// How long unused data is kept. Not a doc comment, because clap would show it in place of the command's own.
#[derive(Args)]
pub struct RetentionArgs {
    /// Days after which an unused session ends.
    #[arg(long, env = "MANICULE_KEEP_SESSIONS_DAYS", default_value_t = 180, value_name = "DAYS")]
    keep_sessions_days: u32,
    /// Days after which a guest without a game who has not come back is deleted.
    #[arg(long, env = "MANICULE_KEEP_GUESTS_DAYS", default_value_t = 30, value_name = "DAYS")]
    keep_guests_days: u32,
    /// Days after which a table that never started is deleted.
    #[arg(long, env = "MANICULE_KEEP_OPEN_TABLES_DAYS", default_value_t = 30, value_name = "DAYS")]
    keep_open_tables_days: u32,
}

impl RetentionArgs {
    pub fn retention(&self) -> Retention {
        Retention {
            sessions: DAY * self.keep_sessions_days,
            guests: DAY * self.keep_guests_days,
            open_tables: DAY * self.keep_open_tables_days,
        }
    }
}

#[derive(Args)]
pub struct Serve {
    /// Where to listen.
    #[arg(long, env = "MANICULE_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// `sqlite:FILE`, created on first start, or `postgres://…`.
    #[arg(long, env = "MANICULE_DATABASE", default_value = "sqlite:manicule.db", hide_env_values = true)]
    database: String,
    /// The public address, such as https://games.example.org.
    #[arg(long, env = "MANICULE_PUBLIC_URL")]
    public_url: Option<String>,
    /// The number of your own proxies in front of the server; each appends to X-Forwarded-For.
    #[arg(long, env = "MANICULE_TRUSTED_PROXIES", default_value_t = 0, value_name = "COUNT")]
    trusted_proxies: usize,
    /// The same as `--trusted-proxies 1`.
    #[arg(long, env = "MANICULE_BEHIND_PROXY")]
    behind_proxy: bool,
    /// Seconds offline after which a person whose turn it is counts as absent, at tables without a clock.
    #[arg(long, env = "MANICULE_ABSENT_AFTER", default_value_t = 1800)]
    absent_after: u64,
    /// No rate limits: for local use, or behind a proxy that limits.
    #[arg(long, env = "MANICULE_NO_RATE_LIMITS")]
    no_rate_limits: bool,
    #[command(flatten)]
    keep: RetentionArgs,
    /// The mail server for "it is your turn": smtp://user:password@host:587?tls=required
    #[arg(long, env = "MANICULE_SMTP", requires_all = ["mail_from", "public_url"], hide_env_values = true)]
    smtp: Option<String>,
    /// The sender of those mails.
    #[arg(long, env = "MANICULE_MAIL_FROM")]
    mail_from: Option<String>,
    /// Print a welcome with the address for a person. Otherwise only the address is printed, for programs.
    #[arg(long)]
    welcome: bool,
    /// What to log to standard error, such as `info` or `warn,server=debug`.
    #[arg(long, env = "MANICULE_LOG", default_value = "info")]
    log: String,
    /// Log one JSON object per line.
    #[arg(long, env = "MANICULE_LOG_JSON")]
    log_json: bool,
    /// For tests only: draw the secret seeds of all tables from this number, in the order in which they are opened. Refused
    /// unless the server listens on a loopback address.
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

impl Serve {
    fn config(self, games: Games) -> anyhow::Result<Config> {
        let mut config = Config::new(self.listen, &self.database);
        if let Some(seed) = self.seed {
            let why = "--seed makes every shuffle predictable: it is for tests, and only on a loopback address";
            ensure!(self.listen.ip().is_loopback(), "{why}, not on {}", self.listen);
            config.seeds = server::numbered_seeds(seed);
        }
        let mail = self.smtp.zip(self.mail_from).map(|(smtp, from)| MailConfig { smtp, from });
        let limits = if self.no_rate_limits { Limits::none() } else { Limits::default() };
        Ok(Config {
            public_url: self.public_url,
            trusted_proxies: self.trusted_proxies.max(usize::from(self.behind_proxy)),
            limits,
            retention: self.keep.retention(),
            mail,
            games,
            absent_after: Duration::from_secs(self.absent_after),
            ..config
        })
    }
}

pub fn run(serve: Serve, games: Games) -> anyhow::Result<ExitCode> {
    let filter = EnvFilter::try_new(&serve.log).context("--log")?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if serve.log_json {
        log.json().init();
    } else {
        log.init();
    }
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
        let welcome = serve.welcome;
        let running = server::serve(serve.config(games)?).await?;
        if welcome {
            println!("\n    ☞ Open http://{}\n\n      Ctrl-C stops it.\n", local_address(running.address));
        } else {
            println!("http://{}", running.address);
        }
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        running.stop().await;
        Ok(ExitCode::SUCCESS)
    })
}

/// A server that listens on all addresses can be reached on the loopback address.
fn local_address(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(if address.is_ipv4() { Ipv4Addr::LOCALHOST.into() } else { Ipv6Addr::LOCALHOST.into() });
    }
    address
}
