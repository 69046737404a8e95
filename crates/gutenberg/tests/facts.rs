//! Checks the facts against the table, at every decision of random games.

#![allow(clippy::unwrap_used)] // A panic fails the test.

use gutenberg::components::{Enumerated, Row, Type};
use gutenberg::facts::{Facts, Figures, PowerState, TurnState};
use gutenberg::{Action, Batch, Characters, Event, Gutenberg, Options, Phase, Source, Stage, State, Title};
use table::{Dice, Game, Seat, SeatSet, Seed, Viewer, Witness};

/// One decision of a random game.
struct Ply<'a> {
    game: &'a Gutenberg,
    before: &'a State,
    seat: Seat,
    action: &'a Action,
    after: &'a State,
    events: &'a [Event],
}

impl Ply<'_> {
    fn facts(&self) -> Facts {
        self.game.facts(self.before, Viewer::Seat(self.seat))
    }

    fn facts_after(&self) -> Facts {
        self.game.facts(self.after, Viewer::Seat(self.seat))
    }

    fn is_legal(&self, action: &Action) -> bool {
        self.game.check(self.before, self.seat, action).is_ok()
    }

    fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.game.legal_actions(self.before, self.seat, &mut legal);
        legal
    }

    /// The fame and guilders that the seat gained for its orders.
    fn earned(&self) -> (u16, u16) {
        let sources = [Source::Printing, Source::Colour, Source::Decoration, Source::Bonus];
        let mut earned = (0, 0);
        for event in self.events {
            match *event {
                Event::FameGained { fame, source, .. } if sources.contains(&source) => earned.0 += fame,
                Event::GuildersGained { guilders, source, .. } if sources.contains(&source) => earned.1 += guilders,
                _ => {}
            }
        }
        earned
    }

    fn paid(&self) -> u16 {
        let paid = |event: &Event| if let Event::GuildersPaid { guilders, .. } = event { *guilders } else { 0 };
        self.events.iter().map(paid).sum()
    }
}

fn each_ply(mut look: impl FnMut(Ply)) {
    let game = Gutenberg::standard();
    for (people, automa) in [(1, true), (2, false), (2, true), (3, true), (4, false)] {
        let options = Options { people, automa, characters: Characters::Dealt, ..Options::default() };
        for number in 0..16 {
            let mut state = game.setup(&options, Seed::from_number(number)).unwrap();
            let mut dice = Dice::new(Seed::from_number(number + 1));
            while let Some(seat) = game.to_act(&state).iter().next() {
                let action = game.random_action(&state, seat, &mut dice).unwrap();
                let before = state.clone();
                let mut told = Witness::default();
                game.apply(&mut state, seat, &action, &mut told).unwrap();
                let events: Vec<Event> = told.0.iter().map(|told| told.whole().clone()).collect();
                look(Ply { game: &game, before: &before, seat, action: &action, after: &state, events: &events });
            }
        }
    }
}

#[test]
fn a_part_of_an_order_lacks_nothing_exactly_if_it_can_be_done() {
    let (mut done, mut lacking, mut paid) = (0, 0, 0);
    each_ply(|ply| {
        let is_turn = ply.before.phase() == Phase::Fulfil && ply.before.stage() == Stage::Main;
        if !is_turn || ply.before.choosing().is_some() {
            return;
        }
        let facts = ply.facts();
        for order in facts.houses[ply.seat.index()].orders.iter().flatten() {
            let bit = 1 << order.slot;
            let alone = |coloured: bool, decorated: bool| {
                let wild = if coloured { order.colour.wild } else { Default::default() };
                let part = |done: bool| if done { bit } else { 0 };
                Batch { printed: bit, coloured: part(coloured), decorated: part(decorated), wild, ..Batch::default() }
            };
            let is_legal = |coloured, decorated| ply.is_legal(&Action::Fulfil(alone(coloured, decorated)));
            assert_eq!(is_legal(false, false), order.print.missing.is_empty());
            assert_eq!(order.print.can, order.print.missing.is_empty());
            assert_eq!(is_legal(true, false), order.print.can && order.colour.lacking == 0);
            assert_eq!(order.colour.can, order.colour.lacking == 0);
            assert_eq!(is_legal(false, true), order.print.can && order.decoration.missing.is_empty());
            assert_eq!(order.decoration.can, order.decoration.missing.is_empty());
            done += u32::from(order.colour.can && order.print.can);
            lacking += u32::from(!order.colour.can);
            let &Action::Fulfil(batch) = ply.action else { continue };
            for pay in order.now.iter().chain([&order.full]) {
                if batch == alone(pay.colour, pay.decoration) {
                    assert_eq!((pay.fame, pay.guilders), ply.earned());
                    paid += 1;
                }
            }
        }
    });
    assert!(done > 50 && lacking > 500 && paid > 30, "{done} done, {lacking} lacking, {paid} paid");
}

#[test]
fn gears_can_be_used_and_turn_as_the_facts_say() {
    let (mut usable, mut hindered, mut turned, mut installed) = (0, 0, 0, 0);
    each_ply(|ply| {
        let facts = ply.facts();
        let house = &facts.houses[ply.seat.index()];
        let legal = ply.legal();
        for axle in &house.axles {
            let listed =
                legal.iter().any(|action| matches!(*action, Action::UseGear { axle: at, .. } if at == axle.axle));
            let now = axle.now.unwrap();
            assert_eq!(now.can_use, listed);
            assert_eq!(now.hindrance.is_none(), listed, "a gear that cannot be used has a reason");
            usable += u32::from(listed);
            hindered += u32::from(!listed);
        }
        if let Action::InstallGear { gear, sector, .. } = *ply.action {
            let axle =
                ply.after.house(ply.seat).gears.iter().position(|at| at.is_some_and(|at| at.gear == gear)).unwrap();
            let offered = facts.board.gears.iter().flatten().find(|offered| offered.gear == gear).unwrap();
            let setting = offered.settings.iter().find(|at| usize::from(at.axle) == axle && at.sector == sector);
            let after = ply.facts_after();
            if ply.before.round() == ply.after.round() {
                assert_eq!(setting.unwrap().rounds, after.houses[ply.seat.index()].axles[axle].rounds);
                installed += 1;
            }
        }
        let moved = matches!(ply.action, Action::RotateGear { .. } | Action::InstallGear { .. });
        if ply.after.round() > ply.before.round() && !moved {
            for (house, before) in ply.facts_after().houses.iter().zip(&facts.houses) {
                for (now, then) in house.axles.iter().zip(&before.axles) {
                    if now.gear.is_some() && now.gear == then.gear {
                        assert_eq!(now.rounds[0].reward, then.rounds[1].reward);
                        assert_eq!(
                            (now.rounds[0].round, now.rounds[0].fame),
                            (then.rounds[1].round, then.rounds[1].fame)
                        );
                        turned += 1;
                    }
                }
            }
        }
    });
    assert!(usable > 500 && hindered > 500, "{usable} usable, {hindered} hindered");
    assert!(turned > 100 && installed > 100, "{turned} turned, {installed} installed");
}

#[test]
fn inks_types_and_levels_cost_and_bring_what_the_facts_say() {
    let (mut sets, mut types, mut levels) = (0, 0, 0);
    each_ply(|ply| {
        let facts = ply.facts();
        let house = &facts.houses[ply.seat.index()];
        for kind in Type::ALL {
            assert_eq!(house.buy_type.is_none(), ply.is_legal(&Action::BuyType { kind: *kind }));
        }
        match *ply.action {
            Action::TakeInks { set, count } => {
                let offer = facts.board.ink_sets[usize::from(set)].iter().find(|offer| offer.count == count).unwrap();
                assert_eq!((offer.price, offer.affordable), (ply.paid(), Some(true)));
                assert!(ply.events.contains(&Event::InksTaken { seat: ply.seat, inks: offer.inks }));
                sets += 1;
            }
            Action::BuyType { .. } => {
                assert_eq!(house.type_price, ply.paid());
                types += 1;
            }
            Action::GainLevel { specialty } | Action::DevelopOne { specialty, .. } => {
                let next = house.specialties[specialty.index()].next;
                let reached = |event: &&Event| matches!(event, Event::LevelReached { .. });
                let rewarded = ply.events.iter().any(|event| matches!(event, Event::TrackReward { .. }));
                match (next.level, ply.events.iter().find(reached)) {
                    (Some(level), Some(event)) => {
                        assert_eq!(*event, Event::LevelReached { seat: ply.seat, specialty, level });
                    }
                    (level, event) => assert_eq!((level, event), (None, None)),
                }
                assert_eq!(next.reward.is_some(), rewarded);
                levels += 1;
            }
            Action::DevelopShown { card } => {
                let offered = facts.board.specialties.iter().flatten().find(|offered| offered.card == card).unwrap();
                let reached = |event: &Event| matches!(event, Event::LevelReached { .. });
                let said = offered.shown.iter().filter(|up| up.level.is_some()).count();
                assert_eq!(said, ply.events.iter().filter(|event| reached(event)).count());
                let rewards = offered.shown.iter().filter(|up| up.reward.is_some()).count();
                let given = ply.events.iter().filter(|event| matches!(event, Event::TrackReward { .. })).count();
                assert_eq!(rewards, given);
                levels += 1;
            }
            _ => {}
        }
    });
    assert!(sets > 100 && types > 50 && levels > 200, "{sets} sets, {types} types, {levels} levels");
}

#[test]
fn only_free_actions_are_left_where_the_facts_say_so() {
    let is_free =
        |action: &Action| matches!(action, Action::UseGear { .. } | Action::BuyType { .. } | Action::SwapLevels { .. });
    let mut found = [0; 2];
    each_ply(|ply| {
        let in_turn = matches!(ply.before.phase(), Phase::Act(_) | Phase::Fulfil)
            && ply.before.stage() == Stage::Main
            && ply.legal().contains(&Action::Pass);
        let only_free = in_turn && ply.legal().iter().all(|action| is_free(action) || *action == Action::Pass);
        assert_eq!(ply.facts().only_free_actions, only_free, "{:?}", ply.legal());
        found[usize::from(only_free)] += 1;
    });
    assert!(found.iter().all(|&times| times > 20), "{found:?}");
}

#[test]
fn places_while_planning_hold_once_the_plans_are_revealed() {
    let mut held = 0;
    each_ply(|ply| {
        let planned = matches!(ply.action, Action::Plan { .. });
        let revealed = ply.before.phase() == Phase::Plan && ply.after.phase() != Phase::Plan;
        if !planned {
            return;
        }
        let view = ply.game.view(ply.after, Viewer::Seat(ply.seat)).unwrap();
        for seat in (0..ply.before.people()).map(Seat) {
            let facts = ply.game.facts(ply.before, Viewer::Seat(seat)).planning.unwrap();
            assert_eq!(facts.markers, ply.before.markers(seat));
            if !revealed {
                continue;
            }
            let markers = view.table.houses[seat.index()].plan.unwrap();
            for (row, order) in view.acting_order.as_ref().unwrap().iter().enumerate() {
                let said = &facts.rows[row].places[usize::from(markers[row])];
                let place = order.iter().position(|&at| at == seat).map(|at| at as u8 + 1);
                assert_eq!((said.earliest.is_some(), said.latest.is_some()), (place.is_some(), place.is_some()));
                let Some(place) = place else { continue };
                assert!(said.earliest.unwrap() <= place && place <= said.latest.unwrap(), "{said:?} {order:?}");
                for rival in &said.rivals {
                    let theirs = match view.table.houses.get(rival.seat.index()) {
                        Some(house) => house.plan.unwrap()[row],
                        None => view.table.automa.as_ref().unwrap().markers[row],
                    };
                    let is_before =
                        order.iter().position(|&at| at == rival.seat).is_some_and(|at| at as u8 + 1 < place);
                    assert_eq!(rival.before_with.is_some_and(|fewest| theirs >= fewest), is_before);
                    assert!(is_before || !rival.surely);
                    held += 1;
                }
            }
        }
    });
    assert!(held > 1000, "{held}");
}

#[test]
fn seats_keep_their_order_and_their_markers_of_the_next_round() {
    let (mut rounds, mut acting) = (0, 0);
    each_ply(|ply| {
        let (facts, after) = (ply.facts(), ply.facts_after());
        if ply.after.round() > ply.before.round() {
            for (now, then) in after.seats.iter().zip(&facts.seats) {
                assert_eq!((Some(now.markers), Some(now.place)), (then.next_markers, then.next_place));
            }
            if let Some(markers) = ply.after.automa_markers() {
                let automa = after.seats.iter().find(|seat| seat.automa).unwrap();
                assert_eq!(markers.iter().sum::<u8>(), automa.markers);
            }
            rounds += 1;
        }
        if let Phase::Act(row) = ply.before.phase() {
            let turns = &facts.turns.as_ref().unwrap()[row.index()];
            let now: Vec<Seat> =
                turns.iter().filter(|turn| turn.state == TurnState::Acting).map(|turn| turn.seat).collect();
            assert_eq!(now, [ply.before.actor()]);
            acting += 1;
        }
        for row in Row::ALL {
            let order = ply.before.acting_order(*row);
            let turns = facts.turns.as_ref().map(|turns| &turns[row.index()]);
            assert!(turns.is_none_or(|turns| turns.iter().map(|turn| turn.seat).eq(order)));
        }
    });
    assert!(rounds > 100 && acting > 1000, "{rounds} rounds, {acting} acting");
}

#[test]
fn patrons_are_met_by_those_who_may_take_them() {
    let mut met = 0;
    each_ply(|ply| {
        let in_row = ply.before.phase() == Phase::Act(Row::Patronage) && ply.before.stage() == Stage::Main;
        if !in_row || ply.before.choosing().is_some() {
            return;
        }
        let legal = ply.legal();
        for patron in &ply.facts().board.patrons {
            let Some(card) = patron.card else { continue };
            let listed =
                legal.iter().any(|action| matches!(*action, Action::TakePatronageCard { card: it, .. } if it == card));
            let lacks_nothing = patron.missing.unwrap().met;
            assert_eq!(listed, patron.open && lacks_nothing);
            assert_eq!(patron.met_by.contains(&ply.seat), lacks_nothing);
            met += u32::from(listed);
        }
    });
    assert!(met > 10, "{met}");
}

#[test]
fn scores_titles_and_powers_are_those_of_the_table() {
    let (mut ended, mut solo, mut powers) = (0, 0, 0);
    each_ply(|ply| {
        let facts = ply.facts();
        for house in &facts.houses {
            assert_eq!(house.total, house.fame + house.end.unwrap().total());
            if let (Some(title), Some(next)) = (house.title, house.next_title) {
                assert_eq!(title, Title::of(house.total.into()));
                assert_eq!((Title::of(next.from), Title::of(next.from - 1) < next.title), (next.title, true));
                solo += 1;
            }
        }
        let power = facts.houses[ply.seat.index()].power;
        let uses_power = |action: &Action| {
            matches!(
                action,
                Action::SwapLevels { .. }
                    | Action::ShiftMarker { .. }
                    | Action::NameColour { .. }
                    | Action::InstallStartingGears { .. }
                    | Action::StartSpecialties { .. }
            )
        };
        let usable = ply.legal().iter().any(uses_power);
        assert_eq!(usable, power.is_some_and(|power| power.state == PowerState::Now), "{power:?}");
        powers += u32::from(usable);
        if let Some(outcome) = ply.game.outcome(ply.after) {
            let after = ply.facts_after();
            let totals: Vec<i32> = after.houses.iter().map(|house| house.total.into()).collect();
            assert_eq!(totals, outcome.scores());
            assert!(after.houses.iter().all(|house| house.end.is_none()));
            let first: SeatSet = after.houses.iter().filter(|house| house.place == 1).map(|house| house.seat).collect();
            assert_eq!(first, outcome.winners);
            ended += 1;
        }
    });
    assert!(ended > 50 && solo > 500 && powers > 100, "{ended} ended, {solo} solo, {powers} powers");
}

#[test]
fn drawn_cards_lack_the_same_as_their_order() {
    let mut kept = 0;
    each_ply(|ply| {
        let (printing, refinement) = match *ply.action {
            Action::KeepOrder { printing, refinement, .. } | Action::DraftOrder { printing, refinement } => {
                (printing, refinement)
            }
            _ => return,
        };
        let board = ply.facts().board;
        let print = board.drawn_printing.iter().find(|card| card.card == printing).unwrap();
        let refine = board.drawn_refinement.iter().find(|card| card.card == refinement).unwrap();
        let after = ply.facts_after();
        let house = &after.houses[ply.seat.index()];
        let slot =
            ply.after.house(ply.seat).orders.iter().position(|order| {
                order.is_some_and(|order| order.printing == printing && order.refinement == refinement)
            });
        // The first order may already be gone: the last choice of the setup leads into the round.
        let Some(order) = slot.and_then(|slot| house.orders[slot].as_ref()) else { return };
        assert_eq!(print.missing, Some(order.print.missing));
        assert_eq!(refine.decoration.unwrap().missing, order.decoration.missing);
        assert_eq!(refine.colour.unwrap().lacking, order.colour.lacking);
        kept += 1;
    });
    assert!(kept > 100, "{kept} kept");
}

#[test]
fn the_figures_are_those_of_the_table() {
    let figures = Figures::of_the_rules();
    let (mut sold, mut drawn) = (0, 0);
    each_ply(|ply| {
        let house = &ply.facts().houses[ply.seat.index()];
        assert_eq!(house.discounted_type_price, house.type_price.saturating_sub(figures.type_discount));
        if ply.events.iter().any(|event| matches!(event, Event::TypeSold { .. })) {
            for event in ply.events {
                match *event {
                    Event::FameGained { fame, source: Source::Gear, .. } => assert_eq!(fame, figures.sale_fame),
                    Event::GuildersGained { guilders, source: Source::Gear, .. } => {
                        assert_eq!(guilders, figures.sale_guilders);
                    }
                    _ => {}
                }
            }
            sold += 1;
        }
        if let Action::DrawMore { .. } = ply.action {
            assert_eq!(ply.paid(), figures.more_cost);
            drawn += 1;
        }
    });
    assert!(sold > 20 && drawn > 20, "{sold} sold, {drawn} drawn");
}
