//! Goofspiel, a third game: everybody bids a card in secret for the prize that lies open (X1), the highest bid wins it
//! (X2), equal highest bids win nothing (X3). It shows what a game needs: rules, and one line where it is registered.

use games::GameModule;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use table::{Audience, Dice, Fault, Game, Listing, NoSuchSeat, Outcome, Refusal, Seat, SeatSet, Seed, Told, Viewer};

#[derive(Clone, Copy, Debug)]
pub struct Goofspiel;

impl GameModule for Goofspiel {}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub people: u8,
    /// Cards in each hand, and prizes.
    pub cards: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { people: 2, cards: 5 }
    }
}

/// The state is its own position.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub dice: Dice,
    /// By seat. A card stays in the hand until all bids are revealed.
    pub hands: Vec<Vec<u8>>,
    pub bids: Vec<Option<u8>>,
    pub scores: Vec<i32>,
    /// Prizes to come, in no order.
    pub prizes: Vec<u8>,
    pub prize: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    Bid { card: u8 },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Told to its seat only.
    CardBid {
        seat: Seat,
        card: u8,
    },
    BidMade {
        seat: Seat,
    },
    BidsRevealed {
        bids: Vec<u8>,
        winner: Option<Seat>,
    },
    PrizeTurned {
        prize: u8,
    },
    GameEnded {
        scores: Vec<i32>,
        winners: SeatSet,
    },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub to_act: SeatSet,
    pub prize: Option<u8>,
    pub hands: Vec<Vec<u8>>,
    pub has_bid: SeatSet,
    /// Known to its seat only.
    pub bid: Option<u8>,
    pub scores: Vec<i32>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Illegal {
    NoSuchSeat,
    NotAsked,
    NotInHand { card: u8 },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum BadOptions {
    #[error("2 to 4 people play, not {people}")]
    People { people: u8 },
    #[error("there are 1 to 13 cards, not {cards}")]
    Cards { cards: u8 },
}

impl Refusal for BadOptions {
    fn rule(&self) -> &'static str {
        "X0"
    }
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        "X1"
    }
}

impl State {
    fn turn_prize(&mut self, tell: &mut impl Audience<Event>) {
        if self.prizes.is_empty() {
            self.prize = None;
            let Outcome { winners, .. } = self.result();
            tell.reveal(|| Event::GameEnded { scores: self.scores.clone(), winners });
            return;
        }
        let prize = self.prizes.swap_remove(self.dice.index(self.prizes.len()));
        self.prize = Some(prize);
        tell.reveal(|| Event::PrizeTurned { prize });
    }

    fn award(&mut self, tell: &mut impl Audience<Event>) {
        let bids: Vec<u8> = self.bids.iter_mut().filter_map(Option::take).collect();
        let highest = bids.iter().max().copied();
        let mut best = (0..bids.len()).filter(|&seat| Some(bids[seat]) == highest);
        let winner = best.next().filter(|_| best.next().is_none());
        for (hand, bid) in self.hands.iter_mut().zip(&bids) {
            hand.retain(|card| card != bid);
        }
        if let Some(winner) = winner {
            self.scores[winner] += i32::from(self.prize.unwrap_or_default());
        }
        tell.reveal(|| Event::BidsRevealed { bids, winner: winner.map(|seat| Seat(seat as u8)) });
        self.turn_prize(tell);
    }

    fn result(&self) -> Outcome {
        let most = self.scores.iter().max();
        let winners = (0..self.scores.len()).filter(|&seat| self.scores.get(seat) == most).map(|seat| Seat(seat as u8));
        Outcome::new(&self.scores, winners.collect())
    }
}

impl Game for Goofspiel {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    type BadOptions = BadOptions;
    type Position = State;

    const NAME: &'static str = "goofspiel";
    const RULES_VERSION: u32 = 1;
    const PEOPLE: RangeInclusive<u8> = 2..=4;

    fn with_people(options: Options, people: u8) -> Options {
        Options { people, ..options }
    }

    fn content(&self, options: &Options) -> String {
        format!("1 to {}", options.cards)
    }

    fn setup(&self, options: &Options, seed: Seed) -> Result<State, BadOptions> {
        if !Self::PEOPLE.contains(&options.people) {
            return Err(BadOptions::People { people: options.people });
        }
        if !(1..=13).contains(&options.cards) {
            return Err(BadOptions::Cards { cards: options.cards });
        }
        let (people, cards) = (usize::from(options.people), (1..=options.cards).collect::<Vec<u8>>());
        let mut state = State {
            dice: Dice::new(seed),
            hands: vec![cards.clone(); people],
            bids: vec![None; people],
            scores: vec![0; people],
            prizes: cards,
            prize: None,
        };
        state.turn_prize(&mut table::Nobody);
        Ok(state)
    }

    fn to_act(&self, state: &State) -> SeatSet {
        let waits = |seat: &usize| state.prize.is_some() && state.bids[*seat].is_none();
        (0..state.bids.len()).filter(waits).map(|seat| Seat(seat as u8)).collect()
    }

    fn legal_actions(&self, state: &State, seat: Seat, into: &mut Vec<Action>) -> Listing {
        if self.to_act(state).contains(seat) {
            into.extend(state.hands[seat.index()].iter().map(|&card| Action::Bid { card }));
        }
        Listing::Complete
    }

    fn check(&self, state: &State, seat: Seat, &Action::Bid { card }: &Action) -> Result<(), Illegal> {
        let hand = state.hands.get(seat.index()).ok_or(Illegal::NoSuchSeat)?;
        if !self.to_act(state).contains(seat) {
            return Err(Illegal::NotAsked);
        }
        hand.contains(&card).then_some(()).ok_or(Illegal::NotInHand { card })
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        tell: &mut impl Audience<Event>,
    ) -> Result<(), Illegal> {
        self.check(state, seat, action)?;
        let &Action::Bid { card } = action;
        state.bids[seat.index()] = Some(card);
        let secret = || Event::CardBid { seat, card };
        tell.tell(|| Told::Secret { seat, secret: secret(), public: Some(Event::BidMade { seat }) });
        if state.bids.iter().all(Option::is_some) {
            state.award(tell);
        }
        Ok(())
    }

    fn seats(&self, state: &State) -> usize {
        state.hands.len()
    }

    fn view(&self, state: &State, viewer: Viewer) -> Result<View, NoSuchSeat> {
        let bid = match viewer.among(state.hands.len())? {
            Viewer::Seat(seat) => state.bids[seat.index()],
            Viewer::Spectator => None,
        };
        let has_bid = (0..state.bids.len()).filter(|&seat| state.bids[seat].is_some()).map(|seat| Seat(seat as u8));
        Ok(View {
            to_act: self.to_act(state),
            prize: state.prize,
            hands: state.hands.clone(),
            has_bid: has_bid.collect(),
            bid,
            scores: state.scores.clone(),
        })
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.prize.is_none().then(|| state.result())
    }

    fn dice<'s>(&self, state: &'s State) -> &'s Dice {
        &state.dice
    }

    fn position(&self, state: &State) -> State {
        state.clone()
    }

    fn place(&self, position: &State) -> Result<State, Vec<Fault>> {
        let seats = position.hands.len();
        let fits = (2..=4).contains(&seats) && position.bids.len() == seats && position.scores.len() == seats;
        let fault =
            |at: &str, message: &str| Err(vec![Fault { at: at.to_owned(), rule: None, message: message.to_owned() }]);
        if !fits {
            return fault("hands", "hands, bids and scores must be of 2 to 4 seats");
        }
        if position.bids.iter().zip(&position.hands).any(|(bid, hand)| bid.is_some_and(|card| !hand.contains(&card))) {
            return fault("bids", "a bid must be in its hand");
        }
        Ok(position.clone())
    }
}
