//! The game as the kernel sees it: every action goes through one check, then to its step.

use crate::action::Action;
use crate::claiming::Claim;
use crate::components::CardId;
use crate::decks::Deck;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::languages::{Language, Letter, Word};
use crate::lexicon::{FamilyWords, Lexicon, WordList};
use crate::position::{self, Position};
use crate::setup::{self, Options, Setting};
use crate::state::{Entry, MAX_PEOPLE, State, Step};
use crate::view::{self, View};
use crate::{claiming, draft, solo, tell, writing};
use std::ops::RangeInclusive;
use std::sync::Arc;
use table::{
    Audience, BadOptions, BadRecord, Dice, Fault, Game, Listing, NoSuchSeat, Nobody, Outcome, Seat, SeatSet, Seed,
    Turn, Viewer,
};

const LANGUAGES: usize = Language::ALL.len();

/// The box: a deck and a word list for each language.
#[derive(Clone)]
pub struct Letterpress {
    decks: [Arc<Deck>; LANGUAGES],
    lexicons: [Option<&'static Lexicon>; LANGUAGES],
    /// Words of a record that was made with another list: they count, whatever the list at hand says.
    recorded: Vec<Word>,
}

impl Default for Letterpress {
    fn default() -> Letterpress {
        Letterpress::new()
    }
}

impl Letterpress {
    /// With the decks that come with the game and the word lists that were built in.
    pub fn new() -> Letterpress {
        Letterpress {
            decks: Language::ALL.map(|language| Arc::new(Deck::standard(language))),
            lexicons: [None; LANGUAGES],
            recorded: Vec::new(),
        }
    }

    /// With another deck for its language.
    #[must_use]
    pub fn with_deck(mut self, deck: Deck) -> Letterpress {
        let language = deck.language();
        self.decks[language as usize] = Arc::new(deck);
        self
    }

    /// With another word list for its language.
    #[must_use]
    pub fn with_lexicon(mut self, lexicon: &'static Lexicon) -> Letterpress {
        self.lexicons[lexicon.language() as usize] = Some(lexicon);
        self
    }

    /// With these words too, whatever the list at hand says: others have seen them written.
    #[must_use]
    pub fn trusting<'w>(mut self, words: impl IntoIterator<Item = &'w str>, language: Language) -> Letterpress {
        self.recorded.extend(words.into_iter().filter_map(|word| language.spell(word).ok()));
        self
    }

    pub fn deck(&self, language: Language) -> &Deck {
        &self.decks[language as usize]
    }

    fn lexicon(&self, language: Language) -> Result<&'static Lexicon, BadOptions> {
        let given = self.lexicons[language as usize].map(Ok);
        given
            .unwrap_or_else(|| Lexicon::embedded(language))
            .map_err(|left_out| BadOptions { rule: Some("L0.2"), message: format!("language: {left_out} (L0.2)") })
    }

    /// Names the word list of a table, and the list of vulgar words where it is in use.
    fn words_name(&self, options: &Options) -> String {
        let words = match self.lexicon(options.language) {
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
        let words = WordList::new(self.lexicon(options.language)?).with_house_words(self.recorded.iter().cloned(), []);
        Setting::new(options, Arc::clone(&self.decks[options.language as usize]), words)
    }
}

/// An action that may be done, with its cards and words looked up.
enum Checked {
    Draft(CardId),
    Enter(Entry),
    Claim(Claim),
    Lay(i8),
    Choose(CardId),
}

fn check(state: &State, seat: Seat, action: &Action) -> Result<Checked, Illegal> {
    if seat.index() >= state.seats.len() {
        return Err(Illegal::NoSuchSeat);
    }
    match (state.step, action) {
        (Step::End, _) => Err(Illegal::GameOver),
        (Step::Draft, Action::Draft { card }) => draft::check(state, seat, *card).map(Checked::Draft),
        (Step::Write, Action::Write { word, cards }) => {
            let composed = writing::check(state, seat, word, cards.as_deref())?;
            Ok(Checked::Enter(Entry::Word(composed)))
        }
        (Step::Write, Action::Pass) => Ok(Checked::Enter(Entry::Pass)),
        (Step::Claim, Action::Claim { cards, challenge }) => {
            claiming::check(state, seat, cards, *challenge).map(Checked::Claim)
        }
        (Step::Lay, Action::Lay { offset }) => {
            solo::check_offset(state, *offset)?;
            Ok(Checked::Lay(*offset))
        }
        (Step::Library, Action::Choose { card }) => solo::check_library(state, *card).map(Checked::Choose),
        _ => Err(Illegal::WrongStep { step: state.step }),
    }
}

impl Game for Letterpress {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
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

    /// Older decks are kept. Older word lists are not: the words that a record names count in its game, and all others
    /// are judged by the list at hand.
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
        let Ok(lexicon) = self.lexicon(options.language) else { return Vec::new() };
        let unknown = self.recorded.iter().filter(|word| !lexicon.contains(word));
        let mut words: Vec<String> = unknown.map(|word| options.language.show(word).to_string()).collect();
        words.sort_unstable();
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

    /// Complete but for writing: there every word is listed once, with its best cards; the other ways to spell it are
    /// legal too.
    fn legal_actions(&self, state: &State, seat: Seat, into: &mut Vec<Action>) -> Listing {
        if seat.index() >= state.seats.len() {
            return Listing::Complete;
        }
        match state.step {
            Step::Draft => {
                let hand = state.player(seat).hand;
                into.extend(hand.iter().map(|card| Action::Draft { card: tell::name(state, card) }));
            }
            Step::Write => {
                let mut words = writing::words(state, seat);
                words.sort_unstable();
                into.extend(words.into_iter().map(|word| write(state, word)));
                into.push(Action::Pass);
                return Listing::Partial;
            }
            Step::Claim if claiming::claimant(state) == Some(seat) => claiming::list(state, seat, into),
            Step::Claim => {}
            Step::Lay => into.extend(solo::offsets(state).map(|offset| Action::Lay { offset })),
            Step::Library => {
                let library = state.solo.library;
                into.extend(library.iter().map(|card| Action::Choose { card: tell::name(state, card) }));
            }
            Step::End => {}
        }
        Listing::Complete
    }

    fn random_action(&self, state: &State, seat: Seat, dice: &mut Dice) -> Option<Action> {
        if seat.index() >= state.seats.len() {
            return None;
        }
        match state.step {
            Step::Draft => {
                let hand = state.player(seat).hand;
                hand.nth(dice.index(hand.len())).map(|card| Action::Draft { card: tell::name(state, card) })
            }
            Step::Write => {
                let words = writing::words(state, seat);
                let word = words.get(dice.index(words.len() + 1));
                Some(word.map_or(Action::Pass, |word| write(state, word)))
            }
            Step::Claim if claiming::claimant(state) == Some(seat) => claiming::random(state, seat, dice),
            Step::Claim | Step::End => None,
            Step::Lay => {
                let offsets = solo::offsets(state);
                let count = offsets.clone().count();
                offsets.into_iter().nth(dice.index(count)).map(|offset| Action::Lay { offset })
            }
            Step::Library => {
                let library = state.solo.library;
                library.nth(dice.index(library.len())).map(|card| Action::Choose { card: tell::name(state, card) })
            }
        }
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        check(state, seat, action).map(|_| ())
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        tell: &mut impl Audience<Event>,
    ) -> Result<(), Illegal> {
        match check(state, seat, action)? {
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

fn write(state: &State, word: &[Letter]) -> Action {
    Action::Write { word: state.text(word), cards: None }
}
