//! `manicule serve`: hosts tables until it is told to stop.

use anyhow::Context;
use clap::Args;
use server::{Config, Limits, MailConfig};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::process::ExitCode;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;

#[derive(Args)]
pub struct Serve {
    /// Where to listen.
    #[arg(long, env = "MANICULE_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// `sqlite:FILE`, created on first start, or `postgres://…`.
    #[arg(long, env = "MANICULE_DATABASE", default_value = "sqlite:manicule.db", hide_env_values = true)]
    database: String,
    /// The address people use, such as https://games.example.org.
    #[arg(long, env = "MANICULE_PUBLIC_URL")]
    public_url: Option<String>,
    /// A proxy on this machine passes requests on and sets X-Forwarded-For.
    #[arg(long, env = "MANICULE_BEHIND_PROXY")]
    behind_proxy: bool,
    /// No rate limits: for one's own machine, or where a proxy limits.
    #[arg(long, env = "MANICULE_NO_RATE_LIMITS")]
    no_rate_limits: bool,
    /// The mail server for "it is your turn": smtp://user:password@host:587?tls=required
    #[arg(long, env = "MANICULE_SMTP", requires = "mail_from", hide_env_values = true)]
    smtp: Option<String>,
    /// The sender of those mails.
    #[arg(long, env = "MANICULE_MAIL_FROM")]
    mail_from: Option<String>,
    /// Say in plain sight where to look, for a person; otherwise just the address is said, for programs.
    #[arg(long)]
    welcome: bool,
    /// What is logged to standard error, such as `info` or `warn,server=debug`.
    #[arg(long, env = "MANICULE_LOG", default_value = "info")]
    log: String,
    /// One JSON object for each line of the log.
    #[arg(long, env = "MANICULE_LOG_JSON")]
    log_json: bool,
}

impl Serve {
    fn config(self) -> Config {
        let mail = self.smtp.zip(self.mail_from).map(|(smtp, from)| MailConfig { smtp, from });
        let limits = if self.no_rate_limits { Limits::none() } else { Limits::default() };
        Config {
            public_url: self.public_url,
            behind_proxy: self.behind_proxy,
            limits,
            mail,
            ..Config::new(self.listen, &self.database)
        }
    }
}

pub fn run(serve: Serve) -> anyhow::Result<ExitCode> {
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
        let running = server::serve(serve.config()).await?;
        if welcome {
            println!("\n    ☞ Open http://{}\n\n      Ctrl-C stops it.\n", seen_from_here(running.address));
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

/// A server that listens everywhere is found here too.
fn seen_from_here(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(if address.is_ipv4() { Ipv4Addr::LOCALHOST.into() } else { Ipv6Addr::LOCALHOST.into() });
    }
    address
}
