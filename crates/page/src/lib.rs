//! The engine as a WebAssembly module: the page's worker sends it the same requests as a program sends
//! `manicule engine` (docs/protocol.md). Words and word lists are not built in: the page provides those it has loaded.

#![cfg(target_arch = "wasm32")]

mod browser;

use browser::{Browser, Hook};
use engine::Engine;
use games::Games;
use letterpress::languages::Language;
use letterpress::lexicon::Lexicon;
use wasm_bindgen::prelude::*;
use words::{LANGUAGES, Words};

/// One table, and what the page has provided.
#[wasm_bindgen]
pub struct Page {
    engine: Engine<Browser>,
}

#[wasm_bindgen]
impl Page {
    #[wasm_bindgen(constructor)]
    #[allow(clippy::new_without_default)] // It is called from TypeScript.
    pub fn new() -> Result<Page, JsError> {
        browser::report_panics();
        let none = Words::from_texts(LANGUAGES[0], Vec::new(), Vec::new());
        let words = none.ok_or_else(|| JsError::new("no language"))?;
        Ok(Page { engine: Engine::new(words, Games::standard()) })
    }

    /// The reply to a request of the protocol. If this throws an error, the module must be loaded anew.
    pub fn ask(&mut self, request: &str) -> String {
        self.engine.answer(request.as_bytes())
    }

    /// Provides the texts of a language's files in `locales/`. Messages are in the language provided last; English
    /// texts stand in for missing ones.
    pub fn set_texts(&mut self, language: &str, texts: Vec<String>) -> Result<(), JsError> {
        browser::keep_texts(language, texts);
        let words = browser::words(language);
        self.engine.set_words(words.ok_or_else(|| unknown(language))?);
        Ok(())
    }

    /// Provides the word list and the frequencies of a language. Both are checked first; if they are invalid, an error
    /// says why, and nothing has changed.
    pub fn add_words(&mut self, language: &str, lexicon: &[u8], frequencies: &[u8]) -> Result<(), JsError> {
        let known = Language::from_code(language).ok_or_else(|| unknown(language))?;
        let provided = Lexicon::provide(known, lexicon, frequencies);
        provided.map_err(|bad| JsError::new(&format!("{language}: {bad}")))
    }

    /// While a bot thinks, `hook(done, of)` is called from time to time; `of` is undefined if only the time is limited.
    /// If the hook returns `false`, the bot stops and answers with the best it has found.
    pub fn on_progress(&mut self, hook: Option<Hook>) {
        browser::keep_hook(hook);
    }
}

fn unknown(language: &str) -> JsError {
    JsError::new(&format!("there is no language {language:?}"))
}
