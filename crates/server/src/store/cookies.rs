//! The cookie signing keys: shared by all nodes, rotated on request.

use super::{Store, StoreResult};
use crate::secrets::CookieKeys;
use sqlx::AnyConnection;

const PRESENT: &str = "cookie_key";
const BEFORE: &str = "cookie_key_before";

async fn key(c: &mut AnyConnection, name: &'static str) -> sqlx::Result<Option<String>> {
    sqlx::query_scalar("SELECT value FROM settings WHERE name = $1").bind(name).fetch_optional(c).await
}

async fn put(c: &mut AnyConnection, name: &'static str, value: String) -> sqlx::Result<()> {
    let statement = "INSERT INTO settings (name, value) VALUES ($1, $2) \
                     ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    sqlx::query(statement).bind(name).bind(value).execute(c).await.map(drop)
}

impl Store {
    /// The keys. If there is none yet, `fresh` becomes the first one.
    pub async fn cookie_keys(&self, fresh: String) -> StoreResult<CookieKeys> {
        let query = "SELECT name, value FROM settings WHERE name IN ($1, $2)";
        let read = sqlx::query_as::<_, (String, String)>(query).bind(PRESENT).bind(BEFORE);
        let stored = self.read(read.fetch_all(&self.pool)).await?;
        let find = |name| stored.iter().find(|(stored, _)| stored == name).map(|(_, value)| value.clone());
        if let Some(present) = find(PRESENT) {
            return Ok(CookieKeys { present, before: find(BEFORE) });
        }
        self.write(move |c| {
            Box::pin(async move {
                let statement = "INSERT INTO settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING";
                sqlx::query(statement).bind(PRESENT).bind(fresh.clone()).execute(&mut *c).await?;
                Ok(CookieKeys { present: key(c, PRESENT).await?.unwrap_or(fresh), before: None })
            })
        })
        .await
    }

    pub async fn rotate_cookie_key(&self, fresh: String, end_sessions: bool) -> StoreResult<()> {
        self.write(move |c| {
            Box::pin(async move {
                let present = key(&mut *c, PRESENT).await?.filter(|_| !end_sessions);
                match present {
                    Some(present) => put(&mut *c, BEFORE, present).await?,
                    None => sqlx::query("DELETE FROM settings WHERE name = $1")
                        .bind(BEFORE)
                        .execute(&mut *c)
                        .await
                        .map(drop)?,
                }
                if end_sessions {
                    sqlx::query("DELETE FROM sessions").execute(&mut *c).await?;
                }
                put(c, PRESENT, fresh).await?;
                Ok(())
            })
        })
        .await
    }
}
