//! Errors about a database address, without repeating a password that may be in it.

use super::{StoreError, StoreResult};

const EXPECTED: &str = "expected sqlite:FILE or postgres://user:password@host/name, by --database or MANICULE_DATABASE";

/// Accepted parameters. The driver would log any other with its value, such as a mistyped `password`.
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

/// An address of an unknown kind. It is only repeated if it cannot contain a password.
pub fn unknown(address: &str) -> StoreError {
    if address.contains(['@', '=']) {
        return StoreError::Address(format!("invalid database address: {EXPECTED}"));
    }
    StoreError::Address(format!("{address:?} is not a database address: {EXPECTED}"))
}

pub fn check_parameters(address: &str) -> StoreResult<()> {
    let query = address.split_once('?').map_or("", |(_, query)| query);
    let mut names = query.split('&').map(|part| part.split(['=', '[']).next().unwrap_or_default());
    if names.any(|name| !name.is_empty() && !PARAMETERS.contains(&name)) {
        let known = PARAMETERS.join(", ");
        return Err(StoreError::Address(format!("the database address has an unknown parameter; known: {known}")));
    }
    Ok(())
}

/// The driver's error may quote any part of the address.
pub fn without_secrets(error: sqlx::Error) -> StoreError {
    match error {
        sqlx::Error::Configuration(_) => {
            let hint =
                "check its port and parameters, and percent-encode special characters of the password (%40, %2F)";
            StoreError::Address(format!("cannot parse the database address: {hint}"))
        }
        error => StoreError::Database(error),
    }
}
