//! Bots that think one after the other share one bot's time.

#![allow(clippy::unwrap_used)] // A panic fails the test.

use bots::Watch;
use engine::{Engine, EngineError, Host};
use games::Games;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use table::Seed;
use words::Words;

/// A clock that advances by ten milliseconds whenever it is read.
#[derive(Default)]
struct Ticking {
    read: AtomicU64,
}

impl Watch for Ticking {
    fn now(&self) -> Duration {
        Duration::from_millis(10 * self.read.fetch_add(1, Ordering::Relaxed))
    }
}

impl Host for Ticking {
    fn card_file(&self, path: &str) -> Result<String, EngineError> {
        Err(EngineError::unreadable_cards(path))
    }

    fn seed(&self) -> Result<Seed, String> {
        Ok(Seed([7; 32]))
    }

    fn words(&self, language: &str) -> Option<Words> {
        Words::new(language)
    }

    fn watch(&self) -> &dyn Watch {
        self
    }
}

#[test]
fn bots_that_take_turns_share_the_time_of_one() {
    let mut engine = Engine::<Ticking>::new(Words::new("en").unwrap(), Games::standard());
    let mut ask = |request: Value| -> Value {
        let reply: Value = serde_json::from_str(&engine.answer(request.to_string().as_bytes())).unwrap();
        assert!(reply.get("error").is_none(), "{request} → {reply}");
        reply["ok"].clone()
    };
    let seat = ask(json!({"cmd": "new", "game": "gutenberg", "options": {"people": 4}}))["to_act"][0].clone();
    let mut tries = |sharers: u32| -> u64 {
        let bot = json!({"cmd": "bot", "seat": seat, "level": "guildmaster", "sharers": sharers, "part": [0, 1]});
        ask(bot)["weighed"].as_array().unwrap().iter().map(|weighed| weighed["visits"].as_u64().unwrap()).sum()
    };
    let (alone, one_of_three) = (tries(1), tries(3));
    assert!(alone > 100, "{alone} tries in 1.8 seconds");
    assert!((alone / 3).abs_diff(one_of_three) <= 2, "{one_of_three} tries in a third of the time of {alone}");
}
