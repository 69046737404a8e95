//! The kernel's view of the game: checks each action against its seat's choice, then hands it to the step's module.

use crate::action::Action;
use crate::choice::{Checked, Choice};
use crate::decks::Deck;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::languages::{Language, Word};
use crate::lexicon::{FamilyWords, Lexicon, WordList};
use crate::position::{self, Position};
use crate::setup::{self, BadOptions, Options, Setting};
use crate::state::{MAX_PEOPLE, State, Step};
use crate::view::{self, View};
use crate::{claiming, draft, solo, writing};
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{
    Audience, BadRecord, Dice, Fault, Game, Listing, NoSuchSeat, Nobody, Outcome, Seat, SeatSet, Seed, Turn, Viewer,
};

const LANGUAGES: usize = Language::ALL.len();

/// The box: a deck and a word list for each language.
#[derive(Clone)]
pub struct Letterpress {
    decks: [Arc<Deck>; LANGUAGES],
    /// Words of a record made with another list: they count even if the current list lacks them.
    recorded: Vec<Word>,
}

impl Default for Letterpress {
    fn default() -> Letterpress {
        Letterpress::new()
    }
}

impl Letterpress {
    /// With the built-in decks and word lists.
    pub fn new() -> Letterpress {
        Letterpress { decks: Language::ALL.map(|language| Arc::new(Deck::standard(language))), recorded: Vec::new() }
    }

    /// With another deck for its language.
    #[must_use]
    pub fn with_deck(mut self, deck: Deck) -> Letterpress {
        let language = deck.language();
        self.decks[language as usize] = Arc::new(deck);
        self
    }

    /// Also accepts these words, even if the current list lacks them, because they have been written at the table.
    #[must_use]
    pub fn trusting<'w>(mut self, words: impl IntoIterator<Item = &'w str>, language: Language) -> Letterpress {
        self.recorded.extend(words.into_iter().filter_map(|word| language.spell(word).ok()));
        self
    }

    pub fn deck(&self, language: Language) -> &Deck {
        &self.decks[language as usize]
    }

    /// Identifies the word list of a table, and the list of vulgar words if it is in use.
    fn words_name(&self, options: &Options) -> String {
        let words = match lexicon(options.language) {
            Ok(lexicon) => lexicon.fingerprint().chars().take(16).collect(),
            Err(_) => "none".to_owned(),
        };
        if options.family_words {
            return format!("{words}-{}", FamilyWords::of(options.language).fingerprint());
        }
        words
    }

    /// The cards and words of a table with these options.
    pub fn setting(&self, options: &Options) -> Result<Setting, BadOptions> {
        let words = WordList::new(lexicon(options.language)?).with_house_words(self.recorded.iter().cloned(), []);
        Setting::new(options, Arc::clone(&self.decks[options.language as usize]), words)
    }
}

fn lexicon(language: Language) -> Result<&'static Lexicon, BadOptions> {
    Lexicon::embedded(language).map_err(|why| BadOptions::NoWordList { language, why })
}

impl Game for Letterpress {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type BadOptions = BadOptions;
    type Position = Position;

    const NAME: &'static str = "letterpress";
    const RULES_VERSION: u32 = 1;
    const PEOPLE: RangeInclusive<u8> = 1..=MAX_PEOPLE as u8;

    fn with_people(options: Options, people: u8) -> Options {
        Options { people, ..options }
    }

    fn content(&self, options: &Options) -> String {
        let language = options.language;
        format!("{} deck {} words {}", language.code(), self.deck(language).checksum(), self.words_name(options))
    }

    /// Older decks are kept. Older word lists are not: the words in a record count in its game, and all others are
    /// judged by the current list.
    fn with_content(
        mut self,
        content: &str,
        options: &Options,
        actions: &[Turn<Action>],
    ) -> Result<Letterpress, BadRecord> {
        let language = options.language;
        let unusable = |why: String| BadRecord::Content { found: content.to_owned(), why };
        let named: Vec<&str> = content.split(' ').collect();
        let &[code, "deck", deck, "words", words] = named.as_slice() else {
            return Err(unusable(format!("the cards at hand are {}", self.content(options))));
        };
        if code != language.code() {
            return Err(unusable(format!("the record's options say {language}")));
        }
        if deck != self.deck(language).checksum() {
            let older = Deck::with_checksum(language, deck).ok_or_else(|| {
                let present = self.deck(language).checksum();
                unusable(format!("this program has no {language} deck {deck}; the one at hand is {present}"))
            })?;
            self = self.with_deck(older);
        }
        if words != self.words_name(options) {
            let written = actions.iter().filter_map(|turn| match &turn.action {
                Action::Write { word, .. } => language.spell(word).ok(),
                _ => None,
            });
            self.recorded = written.collect();
        }
        Ok(self)
    }

    fn taken_on_trust(&self, options: &Options) -> Vec<String> {
        let Ok(lexicon) = lexicon(options.language) else { return Vec::new() };
        let unknown = self.recorded.iter().filter(|word| !lexicon.contains(word));
        let mut words: Vec<String> = unknown.map(|word| options.language.show(word).to_string()).collect();
        table::sort_by(&mut words, String::cmp);
        words.dedup();
        words
    }

    fn setup(&self, options: &Options, seed: Seed) -> Result<State, BadOptions> {
        let setting = self.setting(options)?;
        Ok(setup::set_up(Arc::new(setting), seed, &mut Nobody))
    }

    fn to_act(&self, state: &State) -> SeatSet {
        match state.step {
            Step::Draft => state.seats_where(|player| player.chosen.is_none()),
            Step::Write => state.seats_where(|player| player.entry.is_none()),
            Step::Claim => claiming::claimant(state).map_or(SeatSet::NONE, SeatSet::one),
            Step::Lay | Step::Library => SeatSet::first(1),
            Step::End => SeatSet::NONE,
        }
    }

    /// Complete except for writing: there every word is listed once, with its best cards; other ways to spell it are legal
    /// too.
    fn legal_actions(&self, state: &State, seat: Seat, into: &mut Vec<Action>) -> Listing {
        Choice::of(state, seat).list(state, seat, into)
    }

    fn random_action(&self, state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
        Choice::of(state, seat).draw(state, seat, dice)
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        Choice::of(state, seat).check(state, seat, action).map(|_| ())
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        tell: &mut impl Audience<Event>,
    ) -> Result<(), Illegal> {
        match Choice::of(state, seat).check(state, seat, action)? {
            Checked::Draft(card) => draft::choose(state, seat, card, tell),
            Checked::Enter(entry) => writing::enter(state, seat, entry, tell),
            Checked::Claim(claim) => claiming::claim(state, seat, &claim, tell),
            Checked::Lay(offset) => solo::lay(state, offset, tell),
            Checked::Choose(card) => solo::choose(state, card, tell),
        }
        Ok(())
    }

    fn seats(&self, state: &State) -> usize {
        state.seats.len()
    }

    fn view(&self, state: &State, viewer: Viewer) -> Result<View, NoSuchSeat> {
        Ok(view::view(state, viewer.among(self.seats(state))?, self.to_act(state)))
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        view::outcome(state)
    }

    fn dice<'s>(&self, state: &'s State) -> &'s Dice {
        &state.dice
    }

    fn position(&self, state: &State) -> Position {
        position::write(state)
    }

    fn place(&self, position: &Position) -> Result<State, Vec<Fault>> {
        position::place(self, position)
    }
}
