//! Mails: "confirm your address" and "it is your turn", in the reader's language.

use crate::config::MailConfig;
use crate::server::Server;
use crate::store::{Person, TableRow};
use lettre::message::Mailbox;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use serde_json::{Value, json};
use std::sync::Arc;
use words::{LANGUAGES, Words};

pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    words: Vec<Words>,
}

/// A mail to one person: the words `mail-{kind}-subject` and `mail-{kind}-body`, filled in.
struct Letter {
    kind: &'static str,
    filled: Value,
    /// The one-click unsubscribe address for mail programs.
    unsubscribe: String,
}

const LIST_UNSUBSCRIBE: HeaderName = HeaderName::new_from_ascii_str("List-Unsubscribe");
const LIST_UNSUBSCRIBE_POST: HeaderName = HeaderName::new_from_ascii_str("List-Unsubscribe-Post");
const AUTO_SUBMITTED: HeaderName = HeaderName::new_from_ascii_str("Auto-Submitted");

impl Mailer {
    /// `None` if the SMTP address or the sender is invalid: this is logged, and the server runs without mail.
    pub fn new(config: &MailConfig) -> Option<Mailer> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&config.smtp)
            .map_err(|error| tracing::error!(%error, "invalid SMTP address: running without mail"))
            .ok()?;
        let from = config
            .from
            .parse()
            .map_err(|error| tracing::error!(%error, "invalid mail sender: running without mail"))
            .ok()?;
        let words = LANGUAGES.iter().filter_map(|language| Words::new(language)).collect();
        Some(Mailer { transport: transport.build(), from, words })
    }

    async fn send(&self, person: &Person, address: &str, letter: Letter) {
        let sent = match self.message(person, address, letter) {
            Ok(message) => self.transport.send(message).await.map(drop).map_err(|error| error.to_string()),
            Err(error) => Err(error),
        };
        match sent {
            Ok(()) => metrics::counter!("manicule_mails_sent_total").increment(1),
            Err(error) => tracing::warn!(error, "cannot send a mail"),
        }
    }

    fn message(&self, person: &Person, address: &str, mut letter: Letter) -> Result<Message, String> {
        let wanted = person.language.as_deref();
        let words = self.words.iter().find(|words| Some(words.language()) == wanted).or(self.words.first());
        let words = words.ok_or("no locale is loaded")?;
        if let Some(game) = letter.filled["game"].as_str() {
            letter.filled["game"] = Value::String(words.word(&format!("game-{game}")));
        }
        let address = address.parse::<lettre::Address>().map_err(|error| error.to_string())?;
        Message::builder()
            .from(self.from.clone())
            // Without the display name: users choose their names freely.
            .to(Mailbox::new(None, address))
            .subject(words.say(&format!("mail-{}-subject", letter.kind), &letter.filled))
            .raw_header(HeaderValue::new(LIST_UNSUBSCRIBE, format!("<{}>", letter.unsubscribe)))
            .raw_header(HeaderValue::new(LIST_UNSUBSCRIBE_POST, "List-Unsubscribe=One-Click".to_owned()))
            .raw_header(HeaderValue::new(AUTO_SUBMITTED, "auto-generated".to_owned()))
            .header(ContentType::TEXT_PLAIN)
            .body(words.say(&format!("mail-{}-body", letter.kind), &letter.filled) + "\n")
            .map_err(|error| error.to_string())
    }
}

/// A name without anything that a mail program would turn into a link or that could pass for our text.
fn plain(name: &str) -> String {
    let kept = name.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '\'' | '’'));
    kept.take(30).collect::<String>().trim().to_owned()
}

impl Server {
    /// Asks the reader of a new address to confirm it. This mail contains no text written by users.
    pub fn mail_confirmation(self: &Arc<Server>, person: &Person, token: String) {
        let (Some(email), Some(stop)) = (person.email.clone(), person.unsubscribe_token.clone()) else { return };
        let filled = json!({
            "link": format!("{}/mail/confirm/{token}", self.public_url),
            "unsubscribe": format!("{}/mail/unsubscribe/{stop}", self.public_url),
            "server": self.public_url.split_once("://").map_or("", |(_, host)| host),
        });
        self.post(person.clone(), email, Letter { kind: "confirm", filled, unsubscribe: self.one_click(&stop) });
    }

    /// Tells a person that it is their turn, if they asked for such mails and confirmed their address.
    pub fn mail_turn(self: &Arc<Server>, person: String, row: &TableRow, days: u32) {
        if self.mailer.is_none() {
            return;
        }
        let (server, game) = (Arc::clone(self), row.game.clone());
        let link = format!("{}/table/{}", self.public_url, row.id);
        tokio::spawn(async move {
            let Ok(Some(person)) = server.store.person(&person).await else { return };
            let wanted = person.email_turns && person.email_confirmed;
            let (Some(email), Some(stop)) = (person.email.clone(), person.unsubscribe_token.clone()) else { return };
            if !wanted || server.limiters.turn_mails.take(&email.to_lowercase()).is_err() {
                return;
            }
            let name = Some(plain(&person.name)).filter(|name| !name.is_empty()).unwrap_or("none".to_owned());
            let unsubscribe = format!("{}/mail/unsubscribe/{stop}", server.public_url);
            let filled = json!({"name": name, "game": game, "link": link, "days": days, "unsubscribe": unsubscribe});
            server.post(person, email, Letter { kind: "turn", filled, unsubscribe: server.one_click(&stop) });
        });
    }

    fn one_click(&self, token: &str) -> String {
        format!("{}/api/mail/unsubscribe/{token}", self.public_url)
    }

    fn post(self: &Arc<Server>, person: Person, address: String, letter: Letter) {
        let server = Arc::clone(self);
        tokio::spawn(async move {
            if let Some(mailer) = &server.mailer {
                mailer.send(&person, &address, letter).await;
            }
        });
    }
}
