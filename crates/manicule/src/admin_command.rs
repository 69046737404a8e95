//! `manicule admin`: what the keeper of a server does.

use crate::output::print;
use crate::serve_command::Keep;
use clap::{Args, Subcommand};
use server::{CleanedUp, Listed, Status};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Args)]
pub struct Admin {
    /// The server's database.
    #[arg(long, env = "MANICULE_DATABASE", default_value = "sqlite:manicule.db", hide_env_values = true)]
    database: String,
    #[command(subcommand)]
    deed: Deed,
}

#[derive(Subcommand)]
enum Deed {
    /// List tables, newest first.
    List {
        /// Only open, running, finished or closed ones.
        #[arg(long, value_parser = status)]
        status: Option<Status>,
        #[arg(long, default_value_t = 100)]
        limit: i64,
    },
    /// End a table without a result.
    Close { table: String },
    /// Print the record of a table, secrets included.
    Export { table: String },
    /// Keep a person (login or id) out.
    Ban { person: String },
    /// Let a person in again.
    Unban { person: String },
    /// Remove sessions, guests and tables that nobody uses any more, as the server does every hour.
    CleanUp {
        #[command(flatten)]
        keep: Keep,
    },
    /// Sign cookies with a new key. People stay signed in: cookies of the key before it stay valid until the next change.
    RotateKey {
        /// Sign everybody out. Guests lose their seats, for they have no password to sign in with again.
        #[arg(long)]
        end_sessions: bool,
    },
    /// Copy the database into a new file, while the server runs: an SQLite file, or a dump for pg_restore.
    Backup { file: PathBuf },
}

fn status(word: &str) -> Result<Status, String> {
    match word {
        "open" => Ok(Status::Open),
        "running" => Ok(Status::Running),
        "finished" => Ok(Status::Finished),
        "closed" => Ok(Status::Closed),
        _ => Err("open, running, finished or closed".to_owned()),
    }
}

fn line(table: &Listed) -> String {
    let (status, seats) = (format!("{:?}", table.status).to_lowercase(), table.seats.join(", "));
    format!("{}  {:<11}  {status:<8}  {:>5}  {seats}\n", table.id, table.game, table.seq)
}

pub fn run(admin: Admin) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Runtime::new()?;
    let out = runtime.block_on(async {
        let keeper = server::Admin::open(&admin.database).await?;
        anyhow::Ok(match admin.deed {
            Deed::List { status, limit } => keeper.list(status, limit).await?.iter().map(line).collect(),
            Deed::Close { table } => keeper.close(&table).await.map(|()| String::new())?,
            Deed::Export { table } => keeper.export(&table).await? + "\n",
            Deed::Ban { person } => keeper.ban(&person, true).await? + "\n",
            Deed::Unban { person } => keeper.ban(&person, false).await? + "\n",
            Deed::CleanUp { keep } => {
                let CleanedUp { sessions, guests, tables } = keeper.clean_up(keep.retention()).await?;
                format!("removed: {sessions} sessions, {guests} guests, {tables} tables\n")
            }
            Deed::RotateKey { end_sessions } => keeper.rotate_key(end_sessions).await.map(|()| String::new())?,
            Deed::Backup { file } => keeper.backup(&file.display().to_string()).await.map(|()| String::new())?,
        })
    })?;
    print(&out)?;
    Ok(ExitCode::SUCCESS)
}
