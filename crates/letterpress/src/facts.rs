//! Everything that a table shows and the rules compute, for one viewer: what is to be decided, what each card can stand
//! for, how much may be claimed, what a row would collect, who has won and why. A page displays these figures and
//! computes none itself.
//!
//! Facts follow from the view: two states with the same view give the same facts.

use crate::components::{CardId, CardName};
use crate::game::Letterpress;
use crate::prospect::Tally;
use crate::state::{LAST_ROUND, State, Step};
use crate::view::CardView;
use crate::{claiming, deal, fifth_round, solo, view, writing};
use serde::Serialize;
use table::{Game, Seat, Viewer, sort_short};

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Facts {
    /// Null for a spectator.
    pub seat: Option<Seat>,
    /// The rounds of a game; only the word of the last one wins (L3.1).
    pub rounds: u8,
    pub is_last_round: bool,
    /// The rule that the present step follows.
    pub rule: &'static str,
    /// The viewer's collection; null for a spectator.
    pub collection: Option<Tally>,
    /// While this seat may keep a card.
    pub draft: Option<DraftFacts>,
    /// While this seat may write, or replace what it wrote.
    pub writing: Option<WritingFacts>,
    /// While letters are claimed.
    pub claiming: Option<ClaimingFacts>,
    /// Solo: the places for the new row, while there is a choice.
    pub places: Option<Vec<PlaceFacts>>,
    /// Solo: what it takes to beat the press.
    pub press: Option<PressFacts>,
    /// Once the game is over by the rules.
    pub end: Option<EndFacts>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DraftFacts {
    /// Who gets the other cards; null if they go under the deck.
    pub to: Option<Seat>,
    /// Who passed them on; null if they were dealt.
    pub from: Option<Seat>,
    /// How many cards each seat keeps in a round.
    pub room: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WritingFacts {
    /// The commons first.
    pub cards: Vec<WritingCard>,
    /// The minimum number of letters of a word.
    pub least: u8,
    /// Any number of words, one after the other (L4.9).
    pub several: bool,
    /// Unused cards join the library (L4.9).
    pub leftovers_join: bool,
    /// Passing ends the game with the words that were written (L4.9).
    pub may_finish: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct WritingCard {
    #[serde(flatten)]
    pub card: CardView,
    pub common: bool,
    /// Everything that it may stand for; what it shows comes first.
    pub readings: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ClaimingFacts {
    /// Who claims now, and how many letters: no more than are left.
    pub seat: Option<Seat>,
    pub count: u8,
    /// What each place of the ranking will claim at most, or has claimed.
    pub claims: Vec<u8>,
}

/// A place for the new row under the last one (L4.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlaceFacts {
    pub offset: i8,
    /// By card of the last row.
    pub columns: Vec<ColumnFacts>,
    pub collects: Tally,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ColumnFacts {
    pub card: CardName,
    pub value: u8,
    /// The value of the card directly below; null if there is none.
    pub below: Option<u8>,
    pub collected: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PressFacts {
    /// The score from which on a library card joins the collection (L4.4).
    pub threshold: u16,
    /// The lowest score that beats the library as it is (L4.8).
    pub needed: u16,
    /// Of the words of the fifth round so far.
    pub score: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EndFacts {
    /// The first place first.
    pub places: Vec<EndPlace>,
    /// Whether the collections had to decide, or the victory is shared (L3.3).
    pub is_tie: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct EndPlace {
    pub seat: Seat,
    /// From 1; tied seats share a place.
    pub place: u8,
    pub score: u16,
    /// The points of the collection that count in a tie.
    pub left: u16,
    pub wins: bool,
}

impl Letterpress {
    /// What a table shows to this viewer. The state may be imagined from the viewer's view.
    ///
    /// ```
    /// use letterpress::{Letterpress, Options};
    /// use table::{Game, Seat, Seed, Viewer};
    ///
    /// let game = Letterpress::new();
    /// let state = game.setup(&Options { people: 3, ..Options::default() }, Seed::from_number(1))?;
    /// let facts = game.facts(&state, Viewer::Seat(Seat(0)));
    /// assert_eq!((facts.rule, facts.draft.and_then(|draft| draft.to)), ("L1.2", Some(Seat(1))));
    /// # Ok::<(), letterpress::BadOptions>(())
    /// ```
    pub fn facts(&self, state: &State, viewer: Viewer) -> Facts {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.index() < self.seats(state) => Some(seat),
            _ => None,
        };
        let hand = |seat: &Seat| state.step == Step::Draft && !state.player(*seat).hand.is_empty();
        Facts {
            seat,
            rounds: LAST_ROUND,
            is_last_round: state.round == LAST_ROUND,
            rule: rule(state),
            collection: seat.map(|seat| Tally::of(state, state.player(seat).collection)),
            draft: seat.filter(hand).map(|seat| draft(state, seat)),
            writing: seat.filter(|_| state.step == Step::Write).map(|seat| writing_facts(state, seat)),
            claiming: (state.step == Step::Claim).then(|| claiming_facts(state)),
            places: (state.step == Step::Lay).then(|| solo::offsets(state).map(|at| place(state, at)).collect()),
            press: state.is_solo().then(|| PressFacts {
                threshold: solo::THRESHOLD,
                needed: solo::library_points(state) + 1,
                score: solo::final_score(state),
            }),
            end: (state.step == Step::End && !state.is_solo()).then(|| end(state)),
        }
    }
}

fn rule(state: &State) -> &'static str {
    let last = state.round == LAST_ROUND;
    match (state.step, state.is_solo()) {
        (Step::Draft, false) => "L1.2",
        (Step::Draft, true) => "L4.2",
        (Step::Write, false) if last => "L3.1",
        (Step::Write, false) => "L1.3",
        (Step::Write, true) if last => "L4.8",
        (Step::Write, true) => "L4.3",
        (Step::Claim, _) => "L2.3",
        (Step::Lay, _) => "L4.5",
        (Step::Library, _) => "L4.4",
        (Step::End, false) => "L3.3",
        (Step::End, true) => "L4.8",
    }
}

fn draft(state: &State, seat: Seat) -> DraftFacts {
    let people = state.seats.len();
    let next = |by: usize| Some(Seat(((seat.index() + by) % people) as u8)).filter(|_| !state.is_solo());
    let was_passed = !state.player(seat).drafted.is_empty();
    DraftFacts { to: next(1), from: next(people - 1).filter(|_| was_passed), room: deal::HAND as u8 }
}

fn writing_facts(state: &State, seat: Seat) -> WritingFacts {
    let card = |id: CardId| WritingCard {
        card: view::card(state, id),
        common: state.commons.contains(id),
        readings: writing::readings(state, id),
    };
    let own = state.writing_cards(seat).minus(state.commons);
    let last_alone = state.is_solo() && state.round == LAST_ROUND;
    WritingFacts {
        cards: state.commons.iter().chain(own.iter()).map(card).collect(),
        least: state.setting.words().min_length() as u8,
        several: last_alone && solo::several_words(state),
        leftovers_join: last_alone && solo::leftovers_join(state),
        may_finish: last_alone && !state.solo.last_words.is_empty(),
    }
}

fn claiming_facts(state: &State) -> ClaimingFacts {
    let people = state.seats.len();
    ClaimingFacts {
        seat: claiming::claimant(state),
        count: claiming::count(state) as u8,
        claims: (0..people).map(|place| claiming::claims(people, place)).collect(),
    }
}

fn place(state: &State, offset: i8) -> PlaceFacts {
    let deck = state.setting.deck();
    let collected = solo::collected(state, offset);
    let column = |(column, &card): (usize, &CardId)| ColumnFacts {
        card: deck.name(card),
        value: deck.value(card),
        below: solo::below(state, offset, column).map(|below| deck.value(below)),
        collected: collected.contains(card),
    };
    PlaceFacts {
        offset,
        columns: state.solo.row.iter().enumerate().map(column).collect(),
        collects: Tally::of(state, collected),
    }
}

fn end(state: &State) -> EndFacts {
    let winners = fifth_round::winners(state);
    let mut places: Vec<EndPlace> = state
        .each_seat()
        .map(|(seat, _)| {
            let points = fifth_round::points(state, seat);
            EndPlace { seat, place: 0, score: points.score, left: points.tie, wins: winners.contains(seat) }
        })
        .collect();
    sort_short(&mut places, |place| (std::cmp::Reverse((place.score, place.left)), place.seat));
    let best = places.first().map(|place| place.score);
    let merits: Vec<(u16, u16)> = places.iter().map(|place| (place.score, place.left)).collect();
    for place in &mut places {
        let before = merits.iter().filter(|&&merit| merit > (place.score, place.left)).count();
        place.place = before as u8 + 1;
    }
    EndFacts { is_tie: places.iter().filter(|place| Some(place.score) == best).count() > 1, places }
}
