//! "It is your turn", by e-mail.

use crate::config::MailConfig;
use lettre::message::Mailbox;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl Mailer {
    /// `None` where the address or the sender cannot be used: the log says so, and the server goes on without mail.
    pub fn new(config: &MailConfig) -> Option<Mailer> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&config.smtp)
            .map_err(|error| tracing::error!(%error, "the SMTP address cannot be used"))
            .ok()?;
        let from = config.from.parse().map_err(|error| tracing::error!(%error, "the sender cannot be used")).ok()?;
        Some(Mailer { transport: transport.build(), from })
    }

    pub async fn your_turn(&self, address: &str, name: &str, game: &str, link: &str) {
        let Ok(to) = address.parse().map(|address| Mailbox::new(Some(name.to_owned()), address)) else { return };
        let message = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject("It is your turn")
            .body(format!("{name}, it is your turn in a game of {game}:\n\n{link}\n"));
        let sent = match message {
            Ok(message) => self.transport.send(message).await.map(drop).map_err(|error| error.to_string()),
            Err(error) => Err(error.to_string()),
        };
        match sent {
            Ok(()) => metrics::counter!("manicule_mails_sent_total").increment(1),
            Err(error) => tracing::warn!(error, "a mail could not be sent"),
        }
    }
}
