//! At many decisions of many games, each kind of reason is given exactly when an independent check of the table says
//! that it holds. The games include cases of every kind, and counterexamples.

#![allow(clippy::unwrap_used)] // A panic fails the test.

use bots::Level;
use bots::analysis::Unit;
use bots::gutenberg::{Reason, reasons};
use bots::reasons::{Compared, Comparison, Valued};
use gutenberg::catalogue::{GearReward, SpecialtyCardId};
use gutenberg::components::{Enumerated, Ink, Row};
use gutenberg::facts::TurnState;
use gutenberg::queries::{
    end_score, initiative, missing_for_order, missing_for_patron, patronage_columns, reached_patrons,
};
use gutenberg::{Action, Gutenberg, House, Options, Phase, ROUNDS, ROW_LIMIT, Stage, State};
use std::collections::{BTreeMap, BTreeSet};
use table::{Dice, Game, Nobody, Seat, Seed, Viewer};

const ALL: [&str; 35] = [
    "acts_first",
    "acts_first_unless",
    "dearer_type",
    "denies_inks",
    "denies_order",
    "denies_patron",
    "discards_order",
    "earns_bonus",
    "end_fame",
    "free_slots",
    "fulfils",
    "gains_fame",
    "gains_guilders",
    "gains_inks",
    "gains_levels",
    "gains_types",
    "gear_rounds",
    "gear_serves",
    "last_chance",
    "meets_patron",
    "needs_inks",
    "needs_levels",
    "new_order",
    "no_turn",
    "only_card",
    "order_colours",
    "order_cut",
    "order_decorates",
    "order_prints",
    "order_ready",
    "order_waits",
    "patron_fame",
    "patron_waits",
    "pays",
    "spends_inks",
];
const RARE: [&str; 2] = ["track_reward", "wins_ties"];

/// A decision, and the table after it.
struct Moved<'a> {
    game: &'a Gutenberg,
    state: &'a State,
    seat: Seat,
    action: &'a Action,
    after: &'a State,
}

impl Moved<'_> {
    fn houses(&self) -> (&House, &House) {
        (self.state.house(self.seat), self.after.house(self.seat))
    }

    fn later(&self) -> Vec<Seat> {
        let Phase::Act(row) = self.state.phase() else { return Vec::new() };
        let facts = self.game.facts(self.state, Viewer::Spectator);
        let turns = facts.turns.unwrap();
        let waits = turns[row.index()].iter().filter(|turn| turn.state == TurnState::Planned);
        waits.map(|turn| turn.seat).filter(|&seat| self.state.is_person(seat) && seat != self.seat).collect()
    }

    /// The kinds of reasons that hold.
    fn holds(&self) -> BTreeSet<&'static str> {
        let mut holds = BTreeSet::new();
        let mut say = |code: &'static str, when: bool| {
            if when {
                holds.insert(code);
            }
        };
        self.now(&mut say);
        self.later_on(&mut say);
        self.rivals(&mut say);
        self.planning(&mut say);
        self.costs(&mut say);
        holds
    }

    fn now(&self, say: &mut impl FnMut(&'static str, bool)) {
        let (before, after) = self.houses();
        let cards = self.game.cards();
        if let Action::Fulfil(batch) = self.action {
            say("fulfils", batch.printed != 0);
            say("earns_bonus", batch.printed & batch.coloured & batch.decorated != 0);
        } else {
            say("gains_fame", after.fame > before.fame);
            say("gains_guilders", after.guilders > before.guilders);
        }
        let more = |one: [u8; 4], other: [u8; 4]| (0..4).any(|at| other[at] > one[at]);
        say("gains_inks", more(before.inks.0, after.inks.0));
        say("gains_types", more(before.types.0, after.types.0));
        let levels = more(before.levels.0, after.levels.0) && !more(after.levels.0, before.levels.0);
        say("gains_levels", levels);
        say("end_fame", levels && end_score(after).total() > end_score(before).total());
        let reached = |level: u8| before.top_level() < level && after.top_level() >= level;
        say("track_reward", [2, 4, 5, 6].into_iter().any(reached));
        say("new_order", (0..4).any(|at| after.orders[at].is_some() && after.orders[at] != before.orders[at]));
        say("patron_fame", after.patronage.iter().count() > before.patronage.iter().count());
        let set = match *self.action {
            Action::InstallGear { gear, sector, .. } => {
                say("gear_rounds", true);
                Some((gear, sector))
            }
            Action::RotateGear { axle, sector } => before.gears[usize::from(axle)].map(|gear| (gear.gear, sector)),
            _ => None,
        };
        if let Some((gear, sector)) = set {
            let reward = cards[gear].sectors[usize::from(sector)];
            let serves = before.orders.iter().flatten().any(|order| match reward {
                GearReward::InkFame(ink) => cards[order.refinement].inks[ink] > 0,
                GearReward::TypeFame(kind) => cards[order.printing].types[kind] > 0,
                GearReward::SpecialtyFame(specialty) => cards[order.refinement].levels[specialty] > 0,
                _ => false,
            });
            say("gear_serves", serves);
        }
    }

    fn later_on(&self, say: &mut impl FnMut(&'static str, bool)) {
        let (before, after) = self.houses();
        let cards = self.game.cards();
        if matches!(self.action, Action::Fulfil(_)) {
            return;
        }
        for slot in 0..4 {
            let Some(order) = after.orders[slot] else { continue };
            let new = before.orders[slot] != Some(order);
            let (had, has) = (missing_for_order(cards, before, order), missing_for_order(cards, after, order));
            if has.is_empty() && (new || !had.is_empty()) {
                say("order_ready", true);
                continue;
            }
            say("order_prints", has.types.is_empty() && (new || !had.types.is_empty()));
            say("order_colours", !new && has.inks.is_empty() && !had.inks.is_empty());
            say("order_decorates", !new && has.levels.is_empty() && !had.levels.is_empty());
        }
        for card in self.state.board().patronage.iter().flatten() {
            let (had, has) = (missing_for_patron(before, &cards[*card]), missing_for_patron(after, &cards[*card]));
            say("meets_patron", has.is_empty() && !had.is_empty());
        }
    }

    fn rivals(&self, say: &mut impl FnMut(&'static str, bool)) {
        let cards = self.game.cards();
        for rival in self.later() {
            let house = self.state.house(rival);
            match *self.action {
                Action::TakeInks { .. } => {
                    let (before, after) = self.houses();
                    let sets = &self.state.board().ink_sets;
                    let left = |ink: Ink| sets.iter().flatten().flatten().filter(|&&other| other == ink).count() as u8;
                    let denied = Ink::ALL.iter().any(|&ink| {
                        let taken = after.inks[ink].saturating_sub(before.inks[ink]);
                        let needs = |order| missing_for_order(cards, house, order).inks[ink] > 0;
                        taken > 0 && left(ink) == taken && house.orders.iter().flatten().any(|&order| needs(order))
                    });
                    say("denies_inks", denied);
                }
                Action::TakeOrder { printing, .. } => {
                    let has_types = (0..4).all(|at| house.types.0[at] >= cards[printing].types.0[at]);
                    say("denies_order", has_types && house.orders.iter().any(Option::is_none));
                }
                Action::TakePatronageCard { card, .. } => {
                    say("denies_patron", missing_for_patron(house, &cards[card]).is_empty());
                }
                _ => {}
            }
        }
    }

    fn planning(&self, say: &mut impl FnMut(&'static str, bool)) {
        let Action::Plan { markers } = *self.action else { return };
        let (house, state, cards) = (self.state.house(self.seat), self.state, self.game.cards());
        let rivals = || (0..state.people()).map(Seat).filter(|&other| other != self.seat);
        for (row, &own) in markers.iter().enumerate().filter(|(_, own)| **own > 0) {
            let ahead = |rival: Seat, count: u8| {
                initiative(count, state.place(rival)) > initiative(own, state.place(self.seat))
            };
            let fewest = rivals()
                .filter_map(|rival| (0..=ROW_LIMIT.min(state.markers(rival))).find(|&count| ahead(rival, count)))
                .min();
            say("acts_first", fewest.is_none());
            say("acts_first_unless", fewest.is_some_and(|fewest| fewest >= 3));
            let missing = || house.orders.iter().flatten().map(|&order| missing_for_order(cards, house, order));
            match Row::ALL[row] {
                Row::Orders => say("free_slots", house.orders.iter().any(Option::is_none)),
                Row::Inks => say("needs_inks", missing().any(|missing| !missing.inks.is_empty())),
                Row::Specialties => {
                    say("needs_levels", missing().any(|missing| !missing.levels.is_empty()));
                    // For each card alone: which orders would lack no level if the house took it as shown?
                    let serving = |order| {
                        let serves = |card: &&SpecialtyCardId| {
                            let mut with = *house;
                            cards[**card].symbols.into_iter().for_each(|specialty| with.levels[specialty] += 1);
                            missing_for_order(cards, &with, order).levels.is_empty()
                        };
                        state.board().specialties.iter().flatten().filter(serves).count()
                    };
                    let two = |order| missing_for_order(cards, house, order).levels.total() == 2;
                    let only = house.orders.iter().flatten().any(|&order| two(order) && serving(order) == 1);
                    say("only_card", only && fewest.is_some());
                }
                Row::Patronage => {
                    let open = reached_patrons(cards, state.seats(), state.round());
                    let columns = patronage_columns(cards, state.seats());
                    let reached = state.board().patronage.iter().zip(columns).take(open);
                    let met = |card| missing_for_patron(house, &cards[card]).is_empty();
                    say("patron_waits", reached.filter_map(|(card, _)| *card).any(met));
                }
                Row::Gears => {}
            }
        }
        say("wins_ties", state.first_player() == self.seat && state.seats() > 1);
        say("no_turn", markers.contains(&0));
    }

    fn costs(&self, say: &mut impl FnMut(&'static str, bool)) {
        let (before, after) = self.houses();
        let (cards, round) = (self.game.cards(), self.state.round());
        say("pays", after.guilders < before.guilders);
        match *self.action {
            Action::BuyType { .. } => say("dearer_type", true),
            Action::TakeOrder { discard, .. } | Action::KeepOrder { discard, .. } => {
                say("discards_order", discard.is_some());
            }
            Action::Fulfil(batch) => {
                let cut = (0..4).filter(|slot| batch.printed >> slot & 1 != 0).any(|slot| {
                    let card = &cards[before.orders[slot].unwrap().refinement];
                    batch.coloured >> slot & 1 == 0 && card.colour_fame > 0
                        || batch.decorated >> slot & 1 == 0 && card.decoration_fame > 0
                });
                say("order_cut", cut && round < ROUNDS);
                say("last_chance", round == ROUNDS);
            }
            Action::Pass if self.state.phase() == Phase::Fulfil && self.state.stage() == Stage::Main => {
                let waits = before.orders.iter().flatten().any(|&order| {
                    let missing = missing_for_order(cards, before, order);
                    missing.types.is_empty() && !missing.is_empty()
                });
                say("order_waits", waits && round < ROUNDS);
            }
            _ => {}
        }
        for slot in 0..4 {
            let Some(order) = before.orders[slot].filter(|order| after.orders[slot] == Some(*order)) else { continue };
            let lacks = |house: &House| !missing_for_order(cards, house, order).inks.is_empty();
            say("spends_inks", !lacks(before) && lacks(after));
        }
    }
}

fn code(reason: &Reason) -> String {
    serde_json::to_value(reason).unwrap()["code"].as_str().unwrap().to_owned()
}

/// Plays games and shows each decision with some of its legal actions.
fn decisions(games: u64, mut look: impl FnMut(&Gutenberg, &State, Seat, &[Action])) {
    let game = Gutenberg::standard();
    for number in 0..games {
        let options = Options { people: 2 + (number % 3) as u8, ..Options::default() };
        let mut state = game.setup(&options, Seed::from_number(number)).unwrap();
        let mut dice = Dice::new(Seed::from_number(number + 100));
        while let Some(seat) = game.to_act(&state).iter().next() {
            let mut legal = Vec::new();
            game.legal_actions(&state, seat, &mut legal);
            let view = game.view(&state, Viewer::Seat(seat)).unwrap();
            let chosen = bots::choose(Level::Journeyman, &game, &view, None, &mut dice).unwrap();
            let mut shown = vec![chosen];
            shown.extend((0..4).map(|_| legal[dice.index(legal.len())]));
            shown.extend(legal.iter().find(|action| **action == Action::Pass));
            look(&game, &state, seat, &shown);
            let action = if dice.below(4) == 0 { shown[1] } else { chosen };
            game.apply(&mut state, seat, &action, &mut Nobody).unwrap();
        }
    }
}

#[test]
fn every_reason_is_given_where_it_holds_and_nowhere_else() {
    let mut seen: BTreeMap<&str, [u32; 2]> = ALL.into_iter().chain(RARE).map(|code| (code, [0, 0])).collect();
    decisions(9, |game, state, seat, actions| {
        let view = game.view(state, Viewer::Seat(seat)).unwrap();
        for action in actions {
            let mut after = state.clone();
            game.apply(&mut after, seat, action, &mut Nobody).unwrap();
            // The final scores are added to what the action brings.
            if after.phase() == Phase::Over || state.phase() == Phase::KeepCharacter {
                continue;
            }
            let given = reasons(game, &view, action, None, None).unwrap();
            let given: BTreeSet<String> = given.iter().map(code).collect();
            let holds = Moved { game, state, seat, action, after: &after }.holds();
            let expected: BTreeSet<String> = holds.iter().map(|&code| code.to_owned()).collect();
            assert_eq!(given, expected, "round {}, {:?}: {action:?}", state.round(), state.phase());
            for (code, [with, without]) in &mut seen {
                *if holds.contains(code) { with } else { without } += 1;
            }
        }
    });
    let unmet: Vec<_> = seen.iter().filter(|(_, [with, without])| *with == 0 || *without == 0).collect();
    assert!(unmet.is_empty(), "{unmet:?}");
}

#[test]
fn reasons_say_how_much_less_another_action_brings() {
    let mut seen = [0; 3];
    decisions(3, |game, state, seat, actions| {
        let view = game.view(state, Viewer::Seat(seat)).unwrap();
        let (action, against) = (&actions[0], &actions[1]);
        let given = reasons(game, &view, action, Some(against), None).unwrap();
        let alone = reasons(game, &view, against, None, None).unwrap();
        if action == against {
            assert_eq!(given, alone);
            return;
        }
        let house = |action| {
            let prospect = game.prospect(state, seat, action).unwrap();
            (prospect.house.unwrap(), prospect.places)
        };
        let ((own, places), (other, other_places)) = (house(action), house(against));
        let gives = |wanted: Reason| given.contains(&wanted);
        assert_eq!(gives(Reason::MoreFame { fame: own.fame - other.fame }), own.fame > other.fame);
        seen[0] += usize::from(own.fame > other.fame);
        let guilders = own.guilders - other.guilders;
        assert_eq!(gives(Reason::MoreGuilders { guilders }), guilders > 0);
        seen[1] += usize::from(guilders > 0);
        if let (Some(places), Some(other_places)) = (places, other_places) {
            for (at, &row) in Row::ALL.iter().enumerate() {
                let (one, two) = (places[at].latest.unwrap_or(9), other_places[at].latest.unwrap_or(9));
                assert_eq!(gives(Reason::Sooner { row }), one < two);
                seen[2] += usize::from(one < two);
            }
        }
        // What holds for both actions is no reason to prefer one.
        assert!(given.iter().all(|reason| !alone.contains(reason)), "{given:?}, {alone:?}");
    });
    assert!(seen.iter().all(|&times| times > 5), "{seen:?}");
}

#[test]
fn the_values_of_an_analysis_come_first() {
    let mut told = 0;
    decisions(1, |game, state, seat, actions| {
        let view = game.view(state, Viewer::Seat(seat)).unwrap();
        let (action, against) = (&actions[0], &actions[1]);
        let values = |value, error| {
            let against = Valued { value: 0.5, error };
            Comparison { unit: Unit::Chance, action: Valued { value, error }, against }
        };
        let first =
            |values: &Comparison| reasons(game, &view, action, Some(against), Some(values)).unwrap().into_iter().next();
        if action != against {
            told += 1;
            assert_eq!(first(&values(0.52, 0.04)), Some(Reason::Compared(Compared::AsGood)));
            let better = Compared::BetterChance { percent: 12 };
            assert_eq!(first(&values(0.62, 0.04)), Some(Reason::Compared(better)));
        }
    });
    assert!(told > 20);
}
