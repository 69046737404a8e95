//! `manicule admin`: operator commands.

use crate::output::print;
use crate::serve_command::RetentionArgs;
use clap::{Args, Subcommand};
use games::Games;
use server::{CleanedUp, Listed, Status};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Args)]
pub struct Admin {
    /// The server's database.
    #[arg(long, env = "MANICULE_DATABASE", default_value = "sqlite:manicule.db", hide_env_values = true)]
    database: String,
    #[command(subcommand)]
    command: AdminCommand,
}

#[derive(Subcommand)]
enum AdminCommand {
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
    /// Print the record of a table, including its secrets.
    Export { table: String },
    /// Ban a person (login or id).
    Ban { person: String },
    /// Lift a ban.
    Unban { person: String },
    /// Delete expired sessions, idle guests and unused tables, as the server does every hour.
    CleanUp {
        #[command(flatten)]
        keep: RetentionArgs,
    },
    /// Sign cookies with a new key. People stay signed in: cookies signed with the previous key stay valid until the next
    /// rotation.
    RotateKey {
        /// Sign everyone out. Guests lose their seats, because they have no password to sign in with again.
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

pub fn run(admin: Admin, games: Games) -> anyhow::Result<ExitCode> {
    let runtime = tokio::runtime::Runtime::new()?;
    let out = runtime.block_on(async {
        let operator = server::Admin::open_with(&admin.database, games).await?;
        anyhow::Ok(match admin.command {
            AdminCommand::List { status, limit } => operator.list(status, limit).await?.iter().map(line).collect(),
            AdminCommand::Close { table } => operator.close(&table).await.map(|()| String::new())?,
            AdminCommand::Export { table } => operator.export(&table).await? + "\n",
            AdminCommand::Ban { person } => operator.ban(&person, true).await? + "\n",
            AdminCommand::Unban { person } => operator.ban(&person, false).await? + "\n",
            AdminCommand::CleanUp { keep } => {
                let CleanedUp { sessions, guests, tables } = operator.clean_up(keep.retention()).await?;
                format!("removed: {sessions} sessions, {guests} guests, {tables} tables\n")
            }
            AdminCommand::RotateKey { end_sessions } => {
                operator.rotate_key(end_sessions).await.map(|()| String::new())?
            }
            AdminCommand::Backup { file } => {
                operator.backup(&file.display().to_string()).await.map(|()| String::new())?
            }
        })
    })?;
    print(&out)?;
    Ok(ExitCode::SUCCESS)
}
