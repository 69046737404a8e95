//! The reasons and nudges of the word game: at many decisions of many games, each one is given exactly when an
//! independent check of the table says that it holds. The games include cases of every kind, and counterexamples.

#![allow(clippy::unwrap_used)] // A panic fails the test.

use bots::letterpress::{Nudge, Reason, nudge, reasons};
use bots::{Budget, Level};
use letterpress::challenges::Condition;
use letterpress::components::CardName;
use letterpress::languages::Letter;
use letterpress::lexicon::{Face, FamilyWords, Tray};
use letterpress::{Action, CardView, Difficulty, Event, Letterpress, Options, OwnView, State, Step, View, prospect};
use std::collections::{BTreeMap, BTreeSet};
use table::{Dice, Game, Nobody, Seat, Seed, Viewer, Witness};

const LAST_ROUND: u8 = 5;
/// From this score on, a library card joins the collection (L4.4).
const ENOUGH: u16 = 13;

const ALL: [&str; 10] = [
    "collects",
    "draws_cards",
    "feeds_library",
    "last_word_grows",
    "library_loses",
    "makes_word",
    "meets_challenge",
    "more_points",
    "opens_library",
    "scores",
];

/// A decision, and the table after it.
struct Moved<'a> {
    state: &'a State,
    seat: Seat,
    action: &'a Action,
    before: &'a View,
    after: View,
    told: Vec<Event>,
}

impl Moved<'_> {
    /// `None` if the action is refused.
    fn by<'a>(
        game: &Letterpress,
        state: &'a State,
        seat: Seat,
        before: &'a View,
        action: &'a Action,
    ) -> Option<Moved<'a>> {
        let (mut after, mut heard) = (state.clone(), Witness::default());
        game.apply(&mut after, seat, action, &mut heard).ok()?;
        let told = heard.0.iter().map(|told| told.whole().clone()).collect();
        Some(Moved { state, seat, action, before, after: game.view(&after, Viewer::Seat(seat)).unwrap(), told })
    }

    fn own(&self) -> &OwnView {
        self.before.own.as_ref().unwrap()
    }

    fn score(&self) -> Option<u16> {
        self.told.iter().find_map(|event| match event {
            Event::WordChosen { seat, score, .. } | Event::WordRevealed { seat, score, .. } if *seat == self.seat => {
                Some(*score)
            }
            _ => None,
        })
    }

    /// The reasons that hold, as JSON, except those that depend on the words of others.
    fn holds(&self) -> Vec<serde_json::Value> {
        let mut holds = Vec::new();
        let mut say = |when: bool, reason: serde_json::Value| {
            if when {
                holds.push(reason);
            }
        };
        match self.action {
            Action::Write { .. } => self.word(&mut say),
            Action::Draft { card } => {
                let kept = self.own().hand.iter().filter(|known| known.card == *card);
                let cards = self.before.commons.iter().chain(&self.own().drafted).chain(kept);
                let points = self.best(cards);
                say(points > 0, serde_json::json!({"code": "makes_word", "points": points}));
            }
            Action::Claim { .. } | Action::Lay { .. } | Action::Choose { .. } => self.gains(&mut say),
            Action::Pass => {}
        }
        holds
    }

    fn word(&self, say: &mut impl FnMut(bool, serde_json::Value)) {
        let score = self.score().unwrap();
        say(true, serde_json::json!({"code": "scores", "points": score}));
        let is_solo = self.before.solo.is_some();
        let opens = is_solo && self.before.round < LAST_ROUND && score >= ENOUGH;
        say(opens, serde_json::json!({"code": "opens_library"}));
        let grown = self.told.iter().find_map(|event| match event {
            Event::LibraryGrew { cards, .. } => Some(cards),
            _ => None,
        });
        let points: u16 = grown.into_iter().flatten().map(|&card| self.value(card)).sum();
        say(points > 0, serde_json::json!({"code": "feeds_library", "points": points}));
    }

    fn gains(&self, say: &mut impl FnMut(bool, serde_json::Value)) {
        let (own, after) = (&self.own().collection, &self.after.own.as_ref().unwrap().collection);
        let new: Vec<&CardView> = after.iter().filter(|card| !own.contains(card)).collect();
        let drawn: Vec<CardName> = self
            .told
            .iter()
            .filter_map(|event| match event {
                Event::TopLetterDrawn { seat, card, .. } if *seat == self.seat => Some(*card),
                _ => None,
            })
            .collect();
        let known: Vec<&CardView> = new.iter().copied().filter(|card| !drawn.contains(&card.card)).collect();
        let points: u16 = known.iter().map(|card| u16::from(card.value)).sum();
        say(points > 0, serde_json::json!({"code": "collects", "points": points}));
        say(!drawn.is_empty(), serde_json::json!({"code": "draws_cards", "count": drawn.len()}));
        let (before, points) = (self.best(own), self.best(own.iter().chain(known)));
        say(points > before, serde_json::json!({"code": "last_word_grows", "before": before, "points": points}));
        if let Action::Choose { card } = self.action {
            let lost = self.told.iter().any(|event| matches!(event, Event::LibraryCardReturned { .. }));
            let points = self.value(*card);
            say(lost && points > 0, serde_json::json!({"code": "library_loses", "points": points}));
        }
    }

    fn value(&self, card: CardName) -> u16 {
        let deck = self.state.setting().deck();
        u16::from(deck.value(deck.find(card).unwrap()))
    }

    /// The score of the best word of these cards, by trying every word of the list.
    fn best<'c>(&self, cards: impl IntoIterator<Item = &'c CardView>) -> u16 {
        best_word(self.state, cards)
    }

    /// A challenge that the word meets whatever the others write.
    fn meets_for_sure(&self) -> BTreeSet<CardName> {
        let found = prospect(self.state, self.seat, self.action).unwrap().challenges;
        let sure = found.into_iter().filter(|challenge| challenge.met == Some(true));
        sure.map(|challenge| challenge.challenge).collect()
    }
}

fn best_word<'c>(state: &State, cards: impl IntoIterator<Item = &'c CardView>) -> u16 {
    let words = state.setting().words();
    let (language, family) = (words.language(), FamilyWords::of(words.language()));
    let faces: Vec<Face> = cards.into_iter().filter_map(|card| language.face(&card.letters, card.value).ok()).collect();
    let tray = Tray::new(language, &faces);
    let mut best = 0;
    words.lexicon().for_each_word(|word: &[Letter]| {
        if word.len() >= words.min_length()
            && let Some(score) = tray.best_score(word)
            && score > best
            && !family.unsaid(word)
            && words.contains(word)
        {
            best = score;
        }
    });
    best
}

fn code(reason: &serde_json::Value) -> String {
    reason["code"].as_str().unwrap().to_owned()
}

fn tables() -> Vec<Options> {
    vec![
        Options { people: 3, ..Options::default() },
        Options { people: 1, ..Options::default() },
        Options { people: 1, difficulty: Difficulty::Hard, ..Options::default() },
    ]
}

/// Plays games and shows each decision with some of its legal actions.
fn decisions(options: &Options, games: u64, mut look: impl FnMut(&Letterpress, &State, Seat, &[Action])) {
    let game = Letterpress::new();
    for number in 0..games {
        let mut state = game.setup(options, Seed::from_number(number)).unwrap();
        let mut dice = Dice::new(Seed::from_number(number + 100));
        while let Some(seat) = game.to_act(&state).iter().next() {
            let view = game.view(&state, Viewer::Seat(seat)).unwrap();
            let chosen = bots::choose(Level::Journeyman, &game, &view, Some(Budget::Iterations(1)), &mut dice).unwrap();
            let mut legal = Vec::new();
            game.legal_actions(&state, seat, &mut legal);
            let mut shown = vec![chosen.clone()];
            shown.extend((0..1).map(|_| legal[dice.index(legal.len())].clone()));
            shown.push(Action::Pass);
            look(&game, &state, seat, &shown);
            let action = if dice.below(4) == 0 { &shown[1] } else { &chosen };
            game.apply(&mut state, seat, action, &mut Nobody).unwrap();
        }
    }
}

#[test]
fn every_reason_is_given_where_it_holds_and_nowhere_else() {
    let mut seen: BTreeMap<&str, [u32; 2]> = ALL.into_iter().map(|code| (code, [0, 0])).collect();
    for options in tables() {
        decisions(&options, 1, |game, state, seat, actions| {
            let view = game.view(state, Viewer::Seat(seat)).unwrap();
            for action in actions {
                let Some(moved) = Moved::by(game, state, seat, &view, action) else { continue };
                let given = reasons(game, &view, action, None, None).unwrap();
                let mut met = BTreeSet::new();
                let mut told = Vec::new();
                for reason in &given {
                    let mut json = serde_json::to_value(reason).unwrap();
                    match reason {
                        Reason::MeetsChallenge { challenges } => met.extend(challenges.iter().copied()),
                        Reason::MakesWord { word, points } => {
                            // Its cards spell it for this score.
                            assert_eq!(Some(*points), written_with(state, &view, action, word), "{word}");
                            json.as_object_mut().unwrap().remove("word");
                            told.push(json);
                        }
                        _ => told.push(json),
                    }
                }
                let holds = moved.holds();
                assert_eq!(told, holds, "round {}, {:?}: {action:?}", view.round, view.step);
                let mut codes: BTreeSet<String> = holds.iter().map(code).collect();
                if view.step == Step::Write && view.round < LAST_ROUND && *action != Action::Pass {
                    let sure = moved.meets_for_sure();
                    assert_eq!(met.is_empty(), sure.is_empty());
                    assert!(met.is_subset(&sure), "{met:?}, {sure:?}");
                } else {
                    assert!(met.is_empty());
                }
                if !met.is_empty() {
                    codes.insert("meets_challenge".to_owned());
                }
                for (code, [with, without]) in &mut seen {
                    *if codes.contains(*code) { with } else { without } += 1;
                }
            }
            compare(game, state, seat, actions, seen.get_mut("more_points").unwrap());
        });
    }
    let unmet: Vec<_> = seen.iter().filter(|(_, [with, without])| *with == 0 || *without == 0).collect();
    assert!(unmet.is_empty(), "{unmet:?}");
}

/// The score of this word with the cards that remain after a draft.
fn written_with(state: &State, view: &View, action: &Action, word: &str) -> Option<u16> {
    let Action::Draft { card } = action else { return None };
    let own = view.own.as_ref()?;
    let kept = own.hand.iter().filter(|known| known.card == *card);
    let language = state.setting().language();
    let faces: Vec<Face> = view
        .commons
        .iter()
        .chain(&own.drafted)
        .chain(kept)
        .filter_map(|card| language.face(&card.letters, card.value).ok())
        .collect();
    Tray::new(language, &faces).best_score(&language.spell(word).ok()?)
}

/// Of two words, the reason names the one with the higher score and the difference; what holds for both is left out.
fn compare(game: &Letterpress, state: &State, seat: Seat, actions: &[Action], seen: &mut [u32; 2]) {
    let view = game.view(state, Viewer::Seat(seat)).unwrap();
    let moved = |action| Moved::by(game, state, seat, &view, action);
    for (action, against) in actions.iter().zip(actions.iter().skip(1)) {
        let (Some(own), Some(other)) = (moved(action), moved(against)) else { continue };
        let given = reasons(game, &view, action, Some(against), None).unwrap();
        let more = match (view.step, own.score(), other.score()) {
            (Step::Write, Some(own), Some(other)) => own.checked_sub(other).filter(|&points| points > 0),
            _ => None,
        };
        let told = given.iter().find_map(|reason| match reason {
            Reason::MorePoints { points } => Some(*points),
            _ => None,
        });
        assert_eq!(told, more, "{action:?}, {against:?}");
        seen[usize::from(told.is_none())] += 1;
        if action != against {
            let alone = reasons(game, &view, against, None, None).unwrap();
            assert!(given.iter().all(|reason| !alone.contains(reason)), "{given:?}, {alone:?}");
        }
    }
}

/// A challenge that was promised while words were secret is met once they are revealed, and one that no other word can
/// prevent is promised.
#[test]
fn a_promised_challenge_is_met_once_all_words_are_shown() {
    let mut seen = [0; 2];
    let game = Letterpress::new();
    for number in 0..6 {
        let mut state = game.setup(&Options { people: 3, ..Options::default() }, Seed::from_number(number)).unwrap();
        let mut dice = Dice::new(Seed::from_number(number));
        let mut promised: BTreeMap<Seat, Option<CardName>> = BTreeMap::new();
        while let Some(seat) = game.to_act(&state).iter().next() {
            let view = game.view(&state, Viewer::Seat(seat)).unwrap();
            let action = bots::choose(Level::Journeyman, &game, &view, Some(Budget::Iterations(1)), &mut dice).unwrap();
            if view.step == Step::Write && view.round < LAST_ROUND {
                let given = reasons(&game, &view, &action, None, None).unwrap();
                let challenge = given.iter().find_map(|reason| match reason {
                    Reason::MeetsChallenge { challenges } => Some(challenges[0]),
                    _ => None,
                });
                promised.insert(seat, challenge);
            }
            if view.step == Step::Claim && !promised.is_empty() && view.ranking.iter().all(|rank| !rank.claimed) {
                for (seat, challenge) in std::mem::take(&mut promised) {
                    let met = |wanted: &dyn Fn(&letterpress::ChallengeView) -> bool| {
                        view.challenges.iter().any(|one| one.met_by.contains(seat) && wanted(one))
                    };
                    match challenge {
                        Some(challenge) => assert!(met(&|one| one.card == challenge)),
                        None => {
                            assert!(!met(&|one| !one.when.iter().any(Condition::looks_at_others)));
                        }
                    }
                    seen[usize::from(challenge.is_none())] += 1;
                }
            }
            game.apply(&mut state, seat, &action, &mut Nobody).unwrap();
        }
    }
    assert!(seen.iter().all(|&times| times > 2), "{seen:?}");
}

#[test]
fn refused_actions_have_no_reasons() {
    let mut refused = 0;
    decisions(&tables()[0], 1, |game, state, seat, _| {
        let view = game.view(state, Viewer::Seat(seat)).unwrap();
        if view.step == Step::Write {
            let own = view.own.as_ref().unwrap();
            let letters: String = own.drafted.iter().map(|card| card.letters.as_str()).collect();
            let nonsense = Action::Write { word: letters, cards: None };
            if Moved::by(game, state, seat, &view, &nonsense).is_none() {
                assert_eq!(reasons(game, &view, &nonsense, None, None).unwrap(), []);
                refused += 1;
            }
        }
    });
    assert!(refused > 3);
}

/// Checks the nudges of one decision against the table.
fn check_nudges(game: &Letterpress, state: &State, seat: Seat, seen: &mut BTreeSet<String>) {
    let view = game.view(state, Viewer::Seat(seat)).unwrap();
    let [first, good, best] = [1, 2, 3].map(|level| nudge(game, &view, level).unwrap());
    for nudge in [&first, &good, &best] {
        seen.insert(code(&serde_json::to_value(nudge).unwrap()));
    }
    let by_step = match view.step {
        Step::Draft => Nudge::Draft,
        Step::Claim => Nudge::Claim,
        Step::Lay => Nudge::Lay,
        Step::Library => Nudge::Library,
        Step::Write => return check_word(game, state, seat, [first, good, best]),
        Step::End => panic!("nobody is asked"),
    };
    assert_eq!([&first, &good, &best], [&by_step; 3]);
}

fn check_word(game: &Letterpress, state: &State, seat: Seat, nudges: [Nudge; 3]) {
    let view = game.view(state, Viewer::Seat(seat)).unwrap();
    let own = view.own.as_ref().unwrap();
    let cards = if view.round == LAST_ROUND { &own.collection } else { &own.drafted };
    let points = best_word(state, cards.iter().chain(&view.commons));
    let [first, good, best] = nudges;
    if points == 0 {
        assert_eq!([&first, &good, &best], [&Nudge::NoWord; 3]);
        return;
    }
    let Nudge::BestWord { word, points: told } = &best else { panic!("{best:?}") };
    assert_eq!(*told, points);
    assert_eq!(score_of(game, state, seat, word), Some(points));
    let Nudge::GoodWord { word, points: told } = &good else { panic!("{good:?}") };
    assert_eq!(score_of(game, state, seat, word), Some(*told));
    let length = word.chars().count();
    match &first {
        Nudge::Length { length: told } => assert!(*told == length && length >= 5, "{word}"),
        Nudge::Begins { letter } => assert!(word.starts_with(letter.as_str()) && length < 5, "{word}"),
        other => panic!("{other:?}"),
    }
}

/// The score of a word if it is written.
fn score_of(game: &Letterpress, state: &State, seat: Seat, word: &str) -> Option<u16> {
    let view = game.view(state, Viewer::Seat(seat)).unwrap();
    let write = Action::Write { word: word.to_owned(), cards: None };
    Moved::by(game, state, seat, &view, &write)?.score()
}

#[test]
fn nudges_lead_to_the_decision_and_reveal_as_much_as_their_level() {
    let mut seen = BTreeSet::new();
    // If only long words count, some hands have none.
    let long = Options { people: 2, min_length: 7, ..Options::default() };
    for options in tables().into_iter().chain([long]) {
        decisions(&options, 2, |game, state, seat, _| check_nudges(game, state, seat, &mut seen));
    }
    let all = ["begins", "best_word", "claim", "draft", "good_word", "lay", "length", "library", "no_word"];
    assert_eq!(seen.iter().map(String::as_str).collect::<Vec<_>>(), all);
}
