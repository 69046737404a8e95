//! Play, undo and records, with a minimal game: two seats hide a number at the same time, then the first may take coins
//! off the table one by one, and a coin is tossed at the end.

use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use table::{
    Audience, BadRecord, Dice, Fault, Game, Listing, NoSuchSeat, Outcome, Play, Refusal, Seat, SeatSet, Seed, Told,
    Viewer,
};

#[derive(Clone)]
struct Coins;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct State {
    hidden: [Option<u8>; 2],
    coins: u8,
    tossed: Option<bool>,
    dice: Dice,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Action {
    Hide(u8),
    Take,
    Toss,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
enum Event {
    Hid(u8),
    HasHidden,
    Shown([u8; 2]),
    Took,
    Tossed(bool),
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct No;

#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[error("no coins")]
struct NoCoins;

impl Refusal for NoCoins {
    fn rule(&self) -> &'static str {
        "options"
    }
}

impl Refusal for No {
    fn rule(&self) -> &'static str {
        "C1"
    }
}

impl Game for Coins {
    type Options = u8;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = u8;
    type Illegal = No;
    type BadOptions = NoCoins;
    type Position = State;

    const NAME: &'static str = "coins";
    const RULES_VERSION: u32 = 3;
    const OLDEST_RULES_VERSION: u32 = 2;
    const PEOPLE: RangeInclusive<u8> = 2..=2;

    fn with_people(coins: u8, _: u8) -> u8 {
        coins
    }

    /// Under version 2, one more coin lay on the table than the options said.
    fn options_of_version(version: u32, &coins: &u8) -> u8 {
        if version == 2 { coins + 1 } else { coins }
    }

    fn content(&self, _: &u8) -> String {
        "copper".to_owned()
    }

    fn setup(&self, &coins: &u8, seed: Seed) -> Result<State, NoCoins> {
        if coins == 0 {
            return Err(NoCoins);
        }
        Ok(State { hidden: [None; 2], coins, tossed: None, dice: Dice::new(seed) })
    }

    fn to_act(&self, state: &State) -> SeatSet {
        let waiting: SeatSet = (0..2).map(Seat).filter(|seat| state.hidden[seat.index()].is_none()).collect();
        match state.tossed {
            Some(_) => SeatSet::NONE,
            None if waiting.is_empty() => SeatSet::one(Seat(0)),
            None => waiting,
        }
    }

    fn legal_actions(&self, state: &State, seat: Seat, into: &mut Vec<Action>) -> Listing {
        into.extend(
            [Action::Hide(1), Action::Take, Action::Toss].into_iter().filter(|a| self.check(state, seat, a).is_ok()),
        );
        Listing::Partial
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), No> {
        let hiding = state.hidden.contains(&None);
        let allowed = match action {
            Action::Hide(_) => hiding && seat.index() < 2,
            Action::Take => !hiding && seat == Seat(0) && state.coins > 0,
            Action::Toss => !hiding && seat == Seat(0) && state.tossed.is_none(),
        };
        if allowed { Ok(()) } else { Err(No) }
    }

    fn apply(&self, state: &mut State, seat: Seat, action: &Action, tell: &mut impl Audience<Event>) -> Result<(), No> {
        self.check(state, seat, action)?;
        match *action {
            Action::Hide(number) => {
                state.hidden[seat.index()] = Some(number);
                tell.tell(|| Told::Secret { seat, secret: Event::Hid(number), public: Some(Event::HasHidden) });
                if let [Some(one), Some(two)] = state.hidden {
                    tell.reveal(|| Event::Shown([one, two]));
                }
            }
            Action::Take => {
                state.coins -= 1;
                tell.all(|| Event::Took);
            }
            Action::Toss => {
                let heads = state.dice.below(2) == 1;
                state.tossed = Some(heads);
                tell.all(|| Event::Tossed(heads));
            }
        }
        Ok(())
    }

    fn seats(&self, _: &State) -> usize {
        2
    }

    fn view(&self, state: &State, viewer: Viewer) -> Result<u8, NoSuchSeat> {
        viewer.among(2).map(|_| state.coins)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.tossed.map(|heads| Outcome::new(&[i32::from(heads), i32::from(!heads)], SeatSet::one(Seat(heads.into()))))
    }

    fn dice<'s>(&self, state: &'s State) -> &'s Dice {
        &state.dice
    }

    fn position(&self, state: &State) -> State {
        state.clone()
    }

    fn place(&self, position: &State) -> Result<State, Vec<Fault>> {
        Ok(position.clone())
    }
}

fn play() -> Play<Coins> {
    Play::new(Coins, 3, Seed::from_number(1)).expect("three coins")
}

fn finished() -> Play<Coins> {
    let mut play = play();
    for (seat, action) in [(1, Action::Hide(7)), (0, Action::Hide(5)), (0, Action::Take), (0, Action::Toss)] {
        play.act(Seat(seat), action).expect("a whole game");
    }
    play
}

#[test]
fn a_secret_is_heard_by_its_seat_alone() {
    let told = play().act(Seat(1), Action::Hide(7)).unwrap();
    assert_eq!(told[0].to(Viewer::Seat(Seat(1))), Some(&Event::Hid(7)));
    assert_eq!(told[0].to(Viewer::Seat(Seat(0))), Some(&Event::HasHidden));
    assert_eq!(told[0].to(Viewer::Spectator), Some(&Event::HasHidden));
    assert_eq!(told[0].whole(), &Event::Hid(7));
}

#[test]
fn undo_goes_back_to_the_last_reveal() {
    let mut play = play();
    play.act(Seat(1), Action::Hide(7)).unwrap();
    assert_eq!(play.undoable(), 1, "a secret choice reveals nothing");
    play.act(Seat(0), Action::Hide(5)).unwrap();
    assert!(play.undo().is_err(), "the numbers have been shown");
    play.act(Seat(0), Action::Take).unwrap();
    play.act(Seat(0), Action::Take).unwrap();
    play.undo().unwrap();
    play.undo().unwrap();
    assert_eq!((play.state().coins, play.ply()), (3, 2));
    assert!(play.undo().is_err());
    play.act(Seat(0), Action::Toss).unwrap();
    assert!(play.undo().is_err(), "chance has been seen");
}

#[test]
fn a_refusal_changes_nothing() {
    let mut play = play();
    assert!(play.act(Seat(0), Action::Toss).is_err());
    assert_eq!((play.ply(), play.undoable(), play.record().unwrap().actions.len()), (0, 0, 0));
    assert!(*play.state() == Coins.setup(&3, Seed::from_number(1)).unwrap());
}

#[test]
fn the_record_replays_and_its_json_is_stable() {
    let play = finished();
    let record = play.record().unwrap();
    let seed = Seed::from_number(1);
    let json = serde_json::to_string(record).unwrap();
    let head =
        format!(r#"{{"format":1,"game":"coins","rules_version":3,"options":3,"content":"copper","seed":"{seed}","#);
    assert!(json.starts_with(&head), "{json}");
    assert!(json.contains(r#""actions":[{"seat":1,"action":{"Hide":7}},"#), "{json}");
    assert!(json.contains(r#""result":{"scores":["#), "{json}");
    let again = Play::replay(Coins, &serde_json::from_str(&json).unwrap()).unwrap();
    assert!(again.state() == play.state());
}

#[test]
fn a_game_of_an_older_rules_version_is_played_on_under_it() {
    let mut record = finished().record().unwrap().clone();
    record.rules_version = 2;
    record.actions.truncate(3);
    record.result = None;
    let mut play = Play::replay(Coins, &record).unwrap();
    assert_eq!(play.state().coins, 3, "three coins and one more, and one was taken");
    play.act(Seat(0), Action::Take).unwrap();
    let written = play.record().unwrap();
    assert_eq!((written.rules_version, written.options, written.content.as_str()), (2, 3, "copper"));
    assert_eq!(written.actions.len(), 4);
    assert!(Play::replay(Coins, written).unwrap().state() == play.state());
}

#[test]
fn a_record_that_does_not_fit_says_why() {
    let record = finished().record().unwrap().clone();
    let why = |change: &dyn Fn(&mut table::Record<u8, Action>)| {
        let mut record = record.clone();
        change(&mut record);
        Play::replay(Coins, &record).err().map(|bad| bad.to_string()).unwrap_or_default()
    };
    assert!(why(&|r| r.format = 2).contains("format 2"));
    assert!(why(&|r| r.game = "chess".to_owned()).contains("chess"));
    assert!(why(&|r| r.rules_version = 1).contains("version 1; this program plays versions 2 to 3"));
    assert!(why(&|r| r.rules_version = 4).contains("version 4; this program plays versions 2 to 3"));
    assert!(why(&|r| r.content = "gold".to_owned()).contains("other cards"));
    assert!(why(&|r| r.options = 0).contains("no coins"));
    assert!(why(&|r| r.actions.swap(0, 3)).contains("move 0"));
    assert!(why(&|r| r.result = Some(Outcome::new(&[9, 9], SeatSet::NONE))).contains("result"));
    assert_eq!(why(&|_| ()), "");
    let mut broken = record;
    broken.actions.remove(0);
    assert!(matches!(Play::replay(Coins, &broken).err(), Some(BadRecord::Move { ply: 1, rule: "C1", .. })));
}
