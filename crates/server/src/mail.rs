//! "It is your turn", by e-mail, in the language of whoever reads it.

use crate::config::MailConfig;
use crate::store::Person;
use lettre::message::Mailbox;
use lettre::message::header::ContentType;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use serde_json::json;
use words::{LANGUAGES, Words};

pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    words: Vec<Words>,
}

/// Whose turn it is, and where.
pub struct Turn {
    pub game: String,
    pub link: String,
    /// So many for the move.
    pub days: u32,
}

impl Mailer {
    /// `None` where the address or the sender cannot be used: the log says so, and the server goes on without mail.
    pub fn new(config: &MailConfig) -> Option<Mailer> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&config.smtp)
            .map_err(|error| tracing::error!(%error, "the SMTP address cannot be used"))
            .ok()?;
        let from = config.from.parse().map_err(|error| tracing::error!(%error, "the sender cannot be used")).ok()?;
        let words = LANGUAGES.iter().filter_map(|language| Words::new(language)).collect();
        Some(Mailer { transport: transport.build(), from, words })
    }

    /// Writes to a person who gave an address and wants to be written to.
    pub async fn your_turn(&self, person: &Person, turn: &Turn) {
        let Some(address) = person.email.as_deref().filter(|_| person.email_turns) else { return };
        let sent = match self.message(person, address, turn) {
            Ok(message) => self.transport.send(message).await.map(drop).map_err(|error| error.to_string()),
            Err(error) => Err(error),
        };
        match sent {
            Ok(()) => metrics::counter!("manicule_mails_sent_total").increment(1),
            Err(error) => tracing::warn!(error, "a mail could not be sent"),
        }
    }

    fn message(&self, person: &Person, address: &str, turn: &Turn) -> Result<Message, String> {
        let wanted = person.language.as_deref();
        let words = self.words.iter().find(|words| Some(words.language()) == wanted).or(self.words.first());
        let words = words.ok_or("there are no words")?;
        let game = words.word(&format!("game-{}", turn.game));
        let filled = json!({"name": person.name, "game": game, "link": turn.link, "days": turn.days});
        let address = address.parse::<lettre::Address>().map_err(|error| error.to_string())?;
        Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(Some(person.name.clone()), address))
            .subject(words.say("mail-turn-subject", &filled))
            .header(ContentType::TEXT_PLAIN)
            .body(words.say("mail-turn-body", &filled) + "\n")
            .map_err(|error| error.to_string())
    }
}
