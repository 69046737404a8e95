//! What the engine gets from the browser: randomness, time, and the texts that the page provides.

use bots::Watch;
use engine::{EngineError, Host};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::time::Duration;
use table::Seed;
use wasm_bindgen::prelude::*;
use words::{LANGUAGES, Words};

/// Iterations between two calls of the page's hook.
const HOOK_EVERY: u32 = 16;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn performance_now() -> f64;

    #[wasm_bindgen(js_namespace = crypto, js_name = getRandomValues, catch)]
    fn get_random_values(bytes: &mut [u8]) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(typescript_type = "(done: number, of?: number) => boolean | void")]
    pub type Hook;

    #[wasm_bindgen(method, catch)]
    fn call(this: &Hook, receiver: &JsValue, done: u32, of: Option<u32>) -> Result<JsValue, JsValue>;
}

// A worker has one thread, and JavaScript values cannot leave it.
thread_local! {
    static TEXTS: RefCell<BTreeMap<String, Vec<String>>> = const { RefCell::new(BTreeMap::new()) };
    static HOOK: RefCell<Option<Hook>> = const { RefCell::new(None) };
}

pub fn keep_texts(language: &str, texts: Vec<String>) {
    TEXTS.with_borrow_mut(|known| known.insert(language.to_owned(), texts));
}

pub fn keep_hook(hook: Option<Hook>) {
    HOOK.set(hook);
}

/// `None` for a language without texts.
pub fn words(language: &str) -> Option<Words> {
    TEXTS.with_borrow(|known| {
        let english = if language == LANGUAGES[0] { None } else { known.get(LANGUAGES[0]) };
        Words::from_texts(language, known.get(language)?.clone(), english.cloned().unwrap_or_default())
    })
}

/// Reports a panic as a JavaScript error with its message, instead of a bare trap.
pub fn report_panics() {
    std::panic::set_hook(Box::new(|panic| wasm_bindgen::throw_str(&format!("The rules failed: {panic}"))));
}

#[derive(Default)]
pub struct Browser;

impl Host for Browser {
    fn card_file(&self, path: &str) -> Result<String, EngineError> {
        Err(EngineError::unreadable_cards(format!("{path}: a page reads no files")))
    }

    fn seed(&self) -> Result<Seed, String> {
        let mut bytes = [0; 32];
        get_random_values(&mut bytes).map_err(|error| format!("{error:?}"))?;
        Ok(Seed(bytes))
    }

    fn words(&self, language: &str) -> Option<Words> {
        words(language)
    }

    fn watch(&self) -> &dyn Watch {
        self
    }
}

impl Watch for Browser {
    fn now(&self) -> Duration {
        Duration::from_secs_f64(performance_now() / 1000.0)
    }

    fn goes_on(&self, done: u32, of: Option<u32>) -> bool {
        if !done.is_multiple_of(HOOK_EVERY) {
            return true;
        }
        HOOK.with_borrow(|hook| {
            let Some(hook) = hook else { return true };
            // An exception in the hook is ignored: the hook only observes.
            let answer = hook.call(&JsValue::NULL, done, of);
            !answer.is_ok_and(|answer| answer == JsValue::FALSE)
        })
    }
}
