//! A table for tests: all cards start in their decks, and a test puts cards where it needs them.

use letterpress::components::CardName;
use letterpress::decks::Deck;
use letterpress::languages::Language;
use letterpress::{Action, CardUse, Event, Illegal, Letterpress, Letters, Options, Position, State, Step};
use table::{Game, Seat, Seed, Told, Viewer, Witness};

/// The game with its first French deck, because the tests name its cards and challenges.
pub fn game() -> Letterpress {
    let first = Deck::with_checksum(Language::French, "d4289dbb9175b86c").unwrap();
    Letterpress::new().with_deck(first)
}

pub fn name(text: &str) -> CardName {
    CardName::new(text).unwrap()
}

/// `"l1 e1"` as names.
pub fn names(text: &str) -> Vec<CardName> {
    text.split_whitespace().map(name).collect()
}

pub fn options(people: u8) -> Options {
    Options { people, ..Options::default() }
}

/// A position being laid out.
pub struct Layout(pub Position);

impl Layout {
    /// Round 1, writing, with every card in its deck.
    pub fn new(options: Options) -> Layout {
        let people = options.people;
        let game = game();
        let start = game.setup(&options, Seed::from_number(1)).unwrap();
        let mut position = game.position(&start);
        position.step = Step::Write;
        position.commons.clear();
        position.open.clear();
        position.seats = (0..people).map(|_| Default::default()).collect();
        let deck = game.deck(options.language);
        position.letters.top = deck.names(deck.letters());
        position.vowels.top = deck.names(deck.vowels());
        position.challenges.top = deck.names(deck.challenges());
        Layout(position)
    }

    pub fn solo() -> Layout {
        Layout::new(options(1))
    }

    pub fn step(mut self, step: Step) -> Layout {
        self.0.step = step;
        self
    }

    pub fn round(mut self, round: u8) -> Layout {
        self.0.round = round;
        self
    }

    /// Takes cards out of the decks.
    pub fn take(&mut self, text: &str) -> Vec<CardName> {
        let cards = names(text);
        for card in &cards {
            let piles = [&mut self.0.letters, &mut self.0.vowels, &mut self.0.challenges];
            let found = piles.into_iter().any(|pile| {
                let place = pile.top.iter().position(|other| other == card);
                place.map(|place| pile.top.remove(place)).is_some()
            });
            assert!(found, "{card} is not in a deck");
        }
        cards
    }

    pub fn commons(mut self, text: &str) -> Layout {
        self.0.commons = self.take(text);
        self
    }

    pub fn open(mut self, text: &str) -> Layout {
        self.0.open = self.take(text);
        self
    }

    pub fn hand(mut self, seat: usize, text: &str) -> Layout {
        self.0.seats[seat].hand = self.take(text);
        self
    }

    pub fn drafted(mut self, seat: usize, text: &str) -> Layout {
        self.0.seats[seat].drafted = self.take(text);
        self
    }

    pub fn collection(mut self, seat: usize, text: &str) -> Layout {
        self.0.seats[seat].collection = self.take(text);
        self
    }

    pub fn row(mut self, text: &str) -> Layout {
        self.0.solo.row = self.take(text);
        self
    }

    pub fn library(mut self, text: &str) -> Layout {
        self.0.solo.library = self.take(text);
        self
    }

    /// Leaves only these cards on top of the letter deck; the others go under it.
    pub fn only_on_top(mut self, text: &str) -> Layout {
        let top = names(text);
        let letters = &mut self.0.letters;
        letters.under = letters.top.iter().copied().filter(|card| !top.contains(card)).collect();
        letters.top = top;
        self
    }

    pub fn play(self) -> Sitting {
        let game = game();
        let state = game.place(&self.0).unwrap_or_else(|faults| panic!("{faults:#?}"));
        Sitting { game, state, told: Vec::new() }
    }
}

/// A game in a test, with the events of the last action.
#[derive(Clone)]
pub struct Sitting {
    pub game: Letterpress,
    pub state: State,
    pub told: Vec<Told<Event>>,
}

impl Sitting {
    pub fn new(options: Options, seed: u64) -> Sitting {
        let game = game();
        let state = game.setup(&options, Seed::from_number(seed)).unwrap();
        Sitting { game, state, told: Vec::new() }
    }

    pub fn try_act(&mut self, seat: u8, action: Action) -> Result<(), Illegal> {
        let before = self.state.clone();
        let mut witness = Witness::default();
        let done = self.game.apply(&mut self.state, Seat(seat), &action, &mut witness);
        assert_eq!(self.game.check(&before, Seat(seat), &action), done, "check and apply agree");
        if done.is_err() {
            assert!(self.state == before && witness.0.is_empty(), "a refusal changes nothing and tells nothing");
        }
        self.told = witness.0;
        done
    }

    #[track_caller]
    pub fn act(&mut self, seat: u8, action: Action) {
        self.try_act(seat, action.clone()).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
    }

    #[track_caller]
    pub fn refused(&mut self, seat: u8, action: Action) -> Illegal {
        self.try_act(seat, action.clone()).expect_err(&format!("{action:?} is accepted"))
    }

    #[track_caller]
    pub fn write(&mut self, seat: u8, word: &str) {
        self.act(seat, write(word));
    }

    /// All events, including secrets.
    pub fn events(&self) -> Vec<&Event> {
        self.told.iter().map(Told::whole).collect()
    }

    pub fn heard_by(&self, viewer: Viewer) -> Vec<&Event> {
        self.told.iter().filter_map(|told| told.to(viewer)).collect()
    }

    pub fn position(&self) -> Position {
        self.game.position(&self.state)
    }

    pub fn to_act(&self) -> Vec<u8> {
        self.game.to_act(&self.state).iter().map(|seat| seat.0).collect()
    }

    pub fn legal(&self, seat: u8) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal_actions(&self.state, Seat(seat), &mut actions);
        actions
    }

    pub fn view(&self, seat: u8) -> letterpress::View {
        self.game.view(&self.state, Viewer::Seat(Seat(seat))).unwrap()
    }

    /// The order of the seats in a new ranking.
    pub fn ranking(&self) -> Vec<u8> {
        self.position().ranking.iter().map(|rank| rank.seat.0).collect()
    }
}

pub fn draft(card: &str) -> Action {
    Action::Draft { card: name(card) }
}

pub fn write(word: &str) -> Action {
    Action::Write { word: word.to_owned(), cards: None }
}

/// `"l1=L t1=TT"`: a word with its cards named.
pub fn spell(word: &str, cards: &str) -> Action {
    let card_use = |text: &str| {
        let (card, letters) = text.split_once('=').unwrap();
        CardUse { card: name(card), letters: letters.to_owned() }
    };
    Action::Write { word: word.to_owned(), cards: Some(cards.split_whitespace().map(card_use).collect()) }
}

pub fn claim(cards: &str, challenge: Option<&str>) -> Action {
    Action::Claim { cards: Letters::new(&names(cards)).unwrap(), challenge: challenge.map(name) }
}

/// The card names of a list, joined, for short assertions.
pub fn text(cards: &[CardName]) -> String {
    let mut names: Vec<String> = cards.iter().map(ToString::to_string).collect();
    names.sort();
    names.join(" ")
}
