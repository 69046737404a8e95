//! What is wrong with the address of a database, without repeating the password that may be in it.

use super::{StoreError, Stored};

const EXPECTED: &str = "expected sqlite:FILE or postgres://user:password@host/name, by --database or MANICULE_DATABASE";

/// Parameters that may stand behind the `?`. The driver would log any other with its value, and a mistyped `password` with
/// it.
const PARAMETERS: [&str; 18] = [
    "application_name",
    "dbname",
    "host",
    "hostaddr",
    "options",
    "password",
    "port",
    "ssl-ca",
    "ssl-cert",
    "ssl-key",
    "ssl-mode",
    "ssl-root-cert",
    "sslcert",
    "sslkey",
    "sslmode",
    "sslrootcert",
    "statement-cache-capacity",
    "user",
];

/// An address of no known kind. It is only repeated where it can hold no password.
pub fn unknown(address: &str) -> StoreError {
    if address.contains(['@', '=']) {
        return StoreError::Address(format!("the address of the database cannot be used: {EXPECTED}"));
    }
    StoreError::Address(format!("{address:?} is not the address of a database: {EXPECTED}"))
}

pub fn check_parameters(address: &str) -> Stored<()> {
    let query = address.split_once('?').map_or("", |(_, query)| query);
    let mut names = query.split('&').map(|part| part.split(['=', '[']).next().unwrap_or_default());
    if names.any(|name| !name.is_empty() && !PARAMETERS.contains(&name)) {
        let known = PARAMETERS.join(", ");
        return Err(StoreError::Address(format!(
            "the address of the database has an unknown parameter; known: {known}"
        )));
    }
    Ok(())
}

/// The driver's complaint about an address may quote any part of it.
pub fn without_secrets(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Configuration(_) => {
            let hint = "look at its port and its parameters, and write special characters of the password as %40, %2F";
            StoreError::Address(format!("the address of the database cannot be read: {hint}"))
        }
        error => StoreError::Database(error),
    }
}
