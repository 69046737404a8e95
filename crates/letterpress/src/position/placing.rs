//! Turns a described position into a playable state, or lists every fault.
//!
//! First puts each card where the position says, once; then checks what must hold at the step.

use super::{EntryPosition, Position, WordPosition};
use crate::challenges::Reward;
use crate::components::{CardBits, CardId, CardKind, CardName, Pile};
use crate::game::Letterpress;
use crate::setup::Setting;
use crate::state::{Composed, Entry, LAST_ROUND, Player, Solo, SoloRow, State, Step};
use crate::{claiming, deal, scoring, solo, writing};
use arrayvec::ArrayVec;
use std::sync::Arc;
use table::{Fault, Refusal};

pub(crate) fn place(game: &Letterpress, position: &Position) -> Result<State, Vec<Fault>> {
    let setting = game
        .setting(&position.options)
        .map_err(|bad| vec![Fault { at: "options".to_owned(), rule: Some(bad.rule()), message: bad.to_string() }])?;
    let people = usize::from(position.options.people);
    if position.seats.len() != people {
        let message = format!("{} seats, but `people` is {people}", position.seats.len());
        return Err(vec![Fault { at: "seats".to_owned(), rule: Some("L0.1"), message }]);
    }
    let mut placing = Placing { setting: Arc::new(setting), placed: CardBits::NONE, faults: Vec::new() };
    let state = placing.state(position);
    if placing.faults.is_empty() {
        placing.step(&state);
    }
    if placing.faults.is_empty() { Ok(state) } else { Err(placing.faults) }
}

struct Placing {
    setting: Arc<Setting>,
    placed: CardBits,
    faults: Vec<Fault>,
}

impl Placing {
    fn fault(&mut self, at: impl Into<String>, rule: &'static str, message: impl Into<String>) {
        self.faults.push(Fault { at: at.into(), rule: Some(rule), message: message.into() });
    }

    fn require(&mut self, holds: bool, at: impl Into<String>, rule: &'static str, message: impl Into<String>) {
        if !holds {
            self.fault(at, rule, message);
        }
    }

    fn find(&mut self, at: &str, card: CardName) -> Option<CardId> {
        let found = self.setting.deck().find(card);
        if found.is_none() {
            self.fault(at, "L0.1", format!("no card is called `{card}`"));
        }
        found
    }

    /// Cards that are mentioned but belong elsewhere.
    fn mentioned(&mut self, at: &str, names: &[CardName]) -> CardBits {
        names.iter().filter_map(|&card| self.find(at, card)).collect()
    }

    /// Puts cards here. Each card is in one place only, and some places take only certain kinds.
    fn put(&mut self, at: &str, names: &[CardName], kinds: &[CardKind]) -> Vec<CardId> {
        let mut here = Vec::new();
        for &name in names {
            let Some(card) = self.find(at, name) else { continue };
            let kind = self.setting.deck().card(card).kind;
            self.require(kinds.contains(&kind), at, "L0.1", format!("`{name}` is a {kind:?} card and cannot lie here"));
            self.require(!self.placed.contains(card), at, "L0.1", format!("`{name}` lies in two places"));
            self.placed = self.placed.with(card);
            here.push(card);
        }
        here
    }

    fn put_set(&mut self, at: &str, names: &[CardName], kinds: &[CardKind]) -> CardBits {
        self.put(at, names, kinds).into_iter().collect()
    }

    fn state(&mut self, position: &Position) -> State {
        const LETTERS: &[CardKind] = &[CardKind::Letter];
        const COMMON: &[CardKind] = &[CardKind::Letter, CardKind::Vowel];
        const ANY: &[CardKind] = &[CardKind::Letter, CardKind::Vowel, CardKind::Challenge];
        let mut pile = |name: &str, pile: &super::PilePosition, kind: CardKind| Pile {
            top: self.put_set(&format!("{name}.top"), &pile.top, &[kind]),
            under: self.put_set(&format!("{name}.under"), &pile.under, &[kind]),
        };
        let letters = pile("letters", &position.letters, CardKind::Letter);
        let vowels = pile("vowels", &position.vowels, CardKind::Vowel);
        let challenges = pile("challenges", &position.challenges, CardKind::Challenge);
        let claiming = position.step == Step::Claim;
        let commons = if claiming {
            self.mentioned("commons", &position.commons)
        } else {
            self.put_set("commons", &position.commons, COMMON)
        };
        let open = self.put_set("open", &position.open, &[CardKind::Challenge]);
        let pool = self.put_set("pool", &position.pool, COMMON);
        let mut seats = ArrayVec::new();
        for (index, seat) in position.seats.iter().enumerate() {
            let at = |part: &str| format!("seats[{index}].{part}");
            let hand = self.put_set(&at("hand"), &seat.hand, LETTERS);
            let drafted = self.put_set(&at("drafted"), &seat.drafted, LETTERS);
            let collection = self.put_set(&at("collection"), &seat.collection, ANY);
            let chosen = seat.chosen.and_then(|card| self.find(&at("chosen"), card));
            seats.push(Player { hand, chosen, drafted, entry: None, collection });
        }
        let row = self.put("solo.row", &position.solo.row, COMMON);
        let most = SoloRow::new().capacity();
        self.require(row.len() <= most, "solo.row", "L4.3", format!("a row has at most {most} cards"));
        let library = self.put_set("solo.library", &position.solo.library, COMMON);
        let mut state = State {
            setting: Arc::clone(&self.setting),
            dice: position.dice.clone(),
            round: position.round,
            step: position.step,
            letters,
            vowels,
            challenges,
            commons,
            open,
            pool,
            seats,
            ranking: ArrayVec::new(),
            claimed: position.claimed,
            solo: Solo { row: row.into_iter().take(most).collect(), library, last_words: Vec::new() },
        };
        self.words(position, &mut state);
        self.ranking(position, &mut state);
        let lost = self.setting.deck().all().minus(self.placed);
        for card in lost {
            let name = self.setting.deck().name(card);
            self.fault("cards", "L0.1", format!("`{name}` lies nowhere"));
        }
        state
    }

    fn words(&mut self, position: &Position, state: &mut State) {
        for (index, seat) in position.seats.iter().enumerate() {
            let at = format!("seats[{index}].entry");
            let entry = seat.entry.as_ref().and_then(|entry| match entry {
                EntryPosition::Pass => Some(Entry::Pass),
                EntryPosition::Word(word) => self.word(state, &at, word).map(Entry::Word),
            });
            state.seats[index].entry = entry;
        }
        for (index, word) in position.solo.last_words.iter().enumerate() {
            let at = format!("solo.last_words[{index}]");
            let Some(composed) = self.word(state, &at, word) else { continue };
            for card in composed.used() {
                let name = self.setting.deck().name(card);
                self.require(!self.placed.contains(card), at.as_str(), "L4.9", format!("`{name}` lies in two places"));
                self.placed = self.placed.with(card);
            }
            state.solo.last_words.push(composed);
        }
    }

    fn word(&mut self, state: &State, at: &str, word: &WordPosition) -> Option<Composed> {
        let composed = writing::check_with(state, self.setting.deck().all(), &word.word, Some(&word.cards));
        if let Err(illegal) = &composed {
            let rule = illegal.rule();
            self.fault(at, rule, format!("`{}` cannot have been written like this: {illegal:?}", word.word));
        }
        composed.ok()
    }

    fn ranking(&mut self, position: &Position, state: &mut State) {
        let people = state.seats.len();
        for rank in &position.ranking {
            let known = rank.seat.index() < people && state.ranking.iter().all(|other| other.seat != rank.seat);
            self.require(known, "ranking", "L2.2", format!("seat {} is unknown or ranked twice", rank.seat));
            if known {
                state.ranking.push(*rank);
            }
        }
    }

    /// What must hold at each step.
    fn step(&mut self, state: &State) {
        let rounds = if state.step == Step::End || state.step == Step::Write { 1..=LAST_ROUND } else { 1..=4 };
        self.require(rounds.contains(&state.round), "round", "L0.1", "no such round has this step");
        let solo_step = matches!(state.step, Step::Lay | Step::Library);
        let step_fits = if state.is_solo() { state.step != Step::Claim } else { !solo_step };
        self.require(
            step_fits,
            "step",
            "L4.1",
            "this step belongs to the other kind of game (solo, or several people)",
        );
        if !self.faults.is_empty() {
            return;
        }
        self.collections(state);
        self.on_the_table(state);
        match state.step {
            Step::Draft => self.drafting(state),
            Step::Write => self.writing(state),
            Step::Claim => self.claiming(state),
            Step::Lay | Step::Library => self.solo_step(state),
            Step::End => self.ended(state),
        }
    }

    /// Nobody has more cards than they could have claimed by now (L2.3, L2.4; solo: L4.4, L4.5).
    fn collections(&mut self, state: &State) {
        let deck = Arc::clone(&self.setting);
        let deck = deck.deck();
        let done = usize::from(state.round - 1);
        let people = state.seats.len();
        let mut all = 0;
        for (seat, player) in state.each_seat() {
            let at = format!("seats[{seat}].collection");
            let claimed_now = state.ranking.iter().take(usize::from(state.claimed)).any(|rank| rank.seat == seat);
            let most = match (state.is_solo(), state.step) {
                // A row of seven and one library card a round, at most.
                (true, _) => 8 * usize::from(state.round),
                (false, Step::Claim) if claimed_now => 3 * (done + 1),
                (false, _) => 3 * done,
            };
            let count = player.collection.len();
            self.require(count <= most, at.as_str(), "L2.3", format!("{count} cards, but at most {most} by now"));
            for card in player.collection & deck.challenges() {
                let joins = deck.card(card).challenge.as_ref().is_some_and(|c| c.reward == Reward::Joins);
                let message = format!("`{}` is not a challenge that joins a collection", deck.name(card));
                self.require(joins && !state.is_solo(), at.as_str(), "L2.5", message);
            }
            all += count;
        }
        if !state.is_solo() {
            let claims: usize = (0..people).map(|place| usize::from(claiming::claims(people, place))).sum();
            let rounds = done + usize::from(state.step == Step::Claim);
            let most = rounds * (claims + people.min(deal::OPEN_CHALLENGES));
            self.require(all <= most, "seats", "L2.7", format!("{all} cards collected, but at most {most} by now"));
        }
    }

    /// Commons, challenges, pool, rows: what is on the table at this step.
    fn on_the_table(&mut self, state: &State) {
        let last = state.round == LAST_ROUND;
        let writing = matches!(state.step, Step::Draft | Step::Write) || (state.step == Step::End && !state.is_solo());
        let vowels = (state.commons & self.setting.deck().vowels()).len();
        let found = (state.commons.len() - vowels, vowels);
        let deal::Commons { letters, vowels } = deal::commons(state.seats.len(), state.round);
        let wanted = match (state.is_solo(), state.step) {
            (true, Step::Library) if !last => Some((0, 0)),
            (true, _) if !last && !writing => None,
            _ => Some((letters, vowels)),
        };
        if let Some(wanted) = wanted {
            let message = format!("{wanted:?} letter and vowel cards, not {found:?}");
            self.require(found == wanted, "commons", "L1.1", message);
        }
        let open = if state.is_solo() || last { 0 } else { deal::OPEN_CHALLENGES };
        let open_fits = state.open.len() == open || (state.step == Step::Claim && state.open.len() <= open);
        self.require(open_fits, "open", "L1.1", format!("{open} challenges, not {}", state.open.len()));
        if state.step != Step::Claim {
            self.require(state.pool.is_empty(), "pool", "L2.3", "there is a pool only while letters are claimed");
            self.require(
                state.ranking.is_empty(),
                "ranking",
                "L2.2",
                "there is a ranking only while letters are claimed",
            );
            self.require(state.claimed == 0, "claimed", "L2.3", "nobody has claimed this round");
        }
        let no_row = state.is_solo() && (!last && (state.round > 1 || state.step == Step::Library));
        self.require(no_row || state.solo.row.is_empty(), "solo.row", "L4.3", "there is no row at this point");
        let library = state.is_solo() || state.solo.library.is_empty();
        self.require(library, "solo.library", "L4.3", "there is a library only in the solo game");
        let last_words = (state.is_solo() && last) || state.solo.last_words.is_empty();
        self.require(
            last_words,
            "solo.last_words",
            "L4.8",
            "these words are written in the fifth round of the solo game",
        );
    }

    fn drafting(&mut self, state: &State) {
        let drafted = state.seats[0].drafted.len();
        for (seat, player) in state.each_seat() {
            let at = |part: &str| format!("seats[{seat}].{part}");
            self.require(
                player.drafted.len() == drafted && drafted < 4,
                at("drafted"),
                "L1.2",
                "all have kept as many cards, and fewer than four",
            );
            let hand = if state.is_solo() {
                deal::SOLO_PILES.get(drafted).copied().unwrap_or(0)
            } else {
                deal::HAND.saturating_sub(drafted)
            };
            self.require(
                player.hand.len() == hand,
                at("hand"),
                "L1.2",
                format!("{hand} cards, not {}", player.hand.len()),
            );
            let chosen = player.chosen.is_none_or(|card| player.hand.contains(card) && !state.is_solo());
            self.require(chosen, at("chosen"), "L1.2", "the chosen card is one of the hand");
            self.require(player.entry.is_none(), at("entry"), "L1.3", "nobody writes before the draft is over");
        }
        let waiting = state.seats.iter().any(|player| player.chosen.is_none());
        self.require(waiting, "seats", "L1.2", "all have chosen: the hands would have been passed on");
    }

    fn hands_are_down(&mut self, state: &State, drafted: usize) {
        for (seat, player) in state.each_seat() {
            let at = |part: &str| format!("seats[{seat}].{part}");
            self.require(player.hand.is_empty() && player.chosen.is_none(), at("hand"), "L1.2", "the draft is over");
            let count = player.drafted.len();
            self.require(count == drafted, at("drafted"), "L1.2", format!("{drafted} cards, not {count}"));
        }
    }

    fn writing(&mut self, state: &State) {
        self.hands_are_down(state, if state.round == LAST_ROUND { 0 } else { deal::HAND });
        for (seat, player) in state.each_seat() {
            let own = player.used().minus(state.writing_cards(seat)).is_empty();
            self.require(
                own,
                format!("seats[{seat}].entry"),
                "L1.3",
                "a word is written with drafted and common cards",
            );
        }
        let waiting = state.seats.iter().any(|player| player.entry.is_none());
        self.require(waiting, "seats", "L1.3", "all have written: the words would have been revealed");
    }

    fn claiming(&mut self, state: &State) {
        self.hands_are_down(state, 0);
        let mut shown = state.commons;
        for (seat, player) in state.each_seat() {
            self.require(player.entry.is_some(), format!("seats[{seat}].entry"), "L1.3", "all have written");
            shown |= player.used();
        }
        let collected = state.seats.iter().fold(CardBits::NONE, |all, player| all | player.collection);
        self.require(state.pool.minus(shown).is_empty(), "pool", "L2.3", "commons and cards of words only");
        let kept = shown.minus(state.pool | collected).is_empty();
        self.require(kept, "pool", "L2.3", "commons and cards of words lie in the pool or in a collection");
        let complete = state.ranking.len() == state.seats.len();
        self.require(complete, "ranking", "L2.2", "every seat has a place");
        if complete {
            self.require(scoring::is_ranked(state), "ranking", "L2.2", "the places do not follow from the words");
        }
        let seat = claiming::claimant(state);
        self.require(seat.is_some(), "claimed", "L2.3", "all have claimed: the round would be over");
        let something = seat.is_some_and(|seat| !state.pool.is_empty() || !claiming::met(state, seat).is_empty());
        self.require(something, "pool", "L2.3", "there is nothing to claim: the round would go on");
    }

    fn solo_step(&mut self, state: &State) {
        let player = &state.seats[0];
        self.require(player.entry.is_some(), "seats[0].entry", "L4.3", "the word has been written");
        self.require(player.hand.is_empty() && player.chosen.is_none(), "seats[0].hand", "L4.2", "the draft is over");
        if state.step == Step::Lay {
            let lies = player.drafted | state.commons;
            self.require(lies == player.used(), "seats[0].drafted", "L4.3", "only the cards of the word are left");
            let offsets = solo::offsets(state);
            self.require(offsets.start() != offsets.end(), "step", "L4.5", "there is only one place for the row");
        } else {
            self.require(
                player.drafted.is_empty(),
                "seats[0].drafted",
                "L4.3",
                "all cards lie in the row or the library",
            );
            let row = state.solo.row == solo::new_row(state);
            self.require(row, "solo.row", "L4.3", "the row is the word, card by card");
            self.require(!state.solo.library.is_empty(), "solo.library", "L4.4", "there is no card to choose");
        }
    }

    fn ended(&mut self, state: &State) {
        self.require(state.round == LAST_ROUND, "round", "L3.1", "the game ends with the fifth round");
        self.hands_are_down(state, 0);
        if state.is_solo() {
            return;
        }
        for (seat, player) in state.each_seat() {
            let at = format!("seats[{seat}].entry");
            self.require(player.entry.is_some(), at.as_str(), "L3.1", "all have written");
            let own = player.used().minus(player.collection | state.commons).is_empty();
            self.require(own, at, "L3.1", "the last word is written with collected and common cards");
        }
    }
}
