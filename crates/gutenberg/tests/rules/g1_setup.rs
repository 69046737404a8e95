//! 1 Set-up.

use crate::cards::{all, patron_where, types};
use crate::scene::Scene;
use crate::table::Table;
use gutenberg::catalogue::{Catalogue, GearId, Numbered, PrintingId};
use gutenberg::components::{Character, Enumerated, Ink, Inks, Row, Specialty};
use gutenberg::{Action, Characters, Event, GearAt, Gutenberg, HouseSheet, Illegal, Options, Order, Phase};
use table::{Game, Refusal, Seat, Seed, Viewer};

/// Every kind of table: people, and whether the automa plays.
const TABLES: [(u8, bool); 6] = [(1, true), (2, false), (2, true), (3, false), (3, true), (4, false)];

fn seats(people: u8, automa: bool) -> usize {
    usize::from(people) + usize::from(automa)
}

fn open(people: u8, automa: bool) -> Table {
    Table::open(Options { people, automa, ..Options::default() }, 5)
}

fn open_with(people: u8, first: u8, characters: Characters) -> Table {
    Table::open(Options { people, first: Some(Seat(first)), characters, ..Options::default() }, 5)
}

/// Always drafts the first choice until the draft is over; returns the order of the seats.
fn draft_all(table: &mut Table) -> Vec<u8> {
    let mut order = Vec::new();
    while table.phase() == Phase::Draft {
        let seat = table.actor();
        let action = table.may(seat)[0];
        table.does(seat, action);
        order.push(seat);
    }
    order
}

#[test]
fn g1_1_each_row_has_a_space_per_seat() {
    for (people, automa) in TABLES {
        let board = open(people, automa).board();
        let seats = seats(people, automa);
        assert_eq!(board.printing.iter().flatten().count(), seats);
        assert_eq!(board.refinement.iter().flatten().count(), seats);
        assert_eq!(board.specialties.iter().flatten().count(), seats);
        assert_eq!(board.gears.iter().flatten().count(), seats);
        assert_eq!(board.ink_sets.iter().flatten().flatten().count(), 3 * seats, "sets of three");
        assert_eq!((board.printing.len(), board.ink_sets.len()), (seats, seats));
    }
}

#[test]
fn g1_2_the_draft_shows_six_eight_or_ten_and_one_less_with_an_automa() {
    for ((people, automa), shown) in TABLES.into_iter().zip([5, 6, 7, 8, 9, 10]) {
        let display = open(people, automa).sheet().display;
        assert_eq!((display.printing.len(), display.refinement.len()), (shown, shown), "{people} people, {automa}");
    }
}

#[test]
fn g1_3_two_seats_play_with_grey_gears_only() {
    let in_the_game = |table: &Table| {
        let position = table.position();
        let mut gears = position.piles.gears;
        gears.extend(position.table.board.gears.iter().flatten());
        gears
    };
    let is_grey = |gear: &GearId| Catalogue::standard()[*gear].grey;
    for (people, automa) in TABLES {
        let gears = in_the_game(&open(people, automa));
        if seats(people, automa) == 2 {
            assert_eq!(gears.len(), 20);
            assert!(gears.iter().all(is_grey));
        } else {
            assert_eq!(gears.len(), 32);
            assert!(!gears.iter().all(is_grey));
        }
    }
}

#[test]
fn g1_4_each_patronage_space_gets_one_card() {
    for (people, automa) in TABLES {
        let spaces = open(people, automa).board().patronage;
        let laid: Vec<u8> = spaces.iter().map(|space| space.column).collect();
        let sizes = Catalogue::standard().board.patronage[seats(people, automa) - 2];
        assert_eq!(laid, (3..).zip(sizes).flat_map(|(column, size)| vec![column; size.into()]).collect::<Vec<u8>>());
        let mut cards: Vec<_> = spaces.iter().map(|space| space.card.expect("a card on each space")).collect();
        cards.sort();
        cards.dedup();
        assert_eq!(cards.len(), laid.len(), "each card once");
    }
}

#[test]
fn g1_4_patronage_is_never_refilled() {
    let patron = patron_where(|card| card.inks.is_empty() && card.types.is_empty());
    let mut table = Scene::people(2)
        .round(3)
        .phase(Phase::Act(Row::Patronage))
        .patrons(&[Some(patron)])
        .house(0, |house| house.meets(&Catalogue::standard()[patron]))
        .lay();
    table.does(0, Action::TakePatronageCard { card: patron, wild: Inks::NONE });
    table.pass_to(Phase::Plan);
    assert_eq!(table.round(), 4);
    assert!(table.board().patronage.iter().all(|space| space.card.is_none()));
    assert!(table.board().printing.iter().all(Option::is_some), "the other rows are");
}

#[test]
fn g1_5_first_player_is_drawn_or_named() {
    let mut drawn = [0; 3];
    for seed in 0..60 {
        let options = Options { people: 3, ..Options::default() };
        drawn[Table::open(options, seed).sheet().first.index()] += 1;
    }
    assert!(drawn.iter().all(|&times| times > 5), "each seat has its chance: {drawn:?}");
    for first in 0..3 {
        assert_eq!(open_with(3, first, Characters::None).sheet().first, Seat(first));
    }
    let refused = |first, automa| {
        let options = Options { people: 3, automa, first: Some(Seat(first)), ..Options::default() };
        Gutenberg::standard().setup(&options, Seed::from_number(1)).err().map(|bad| bad.rule())
    };
    assert_eq!(refused(3, false), Some("G1.5"), "there is no such seat");
    assert_eq!(refused(0, true), Some("G8.2"), "the automa has the token");
}

#[test]
fn g1_5_clockwise_is_the_next_higher_seat_number() {
    let mut table = open_with(4, 2, Characters::None);
    assert_eq!(draft_all(&mut table)[..4], [2, 3, 0, 1]);
}

#[test]
fn g1_6_markers_go_by_the_place_in_turn_order() {
    for people in 2..=4 {
        for first in 0..people {
            let houses = open_with(people, first, Characters::None).sheet().houses;
            for place in 0..people {
                assert_eq!(houses[usize::from((first + place) % people)].markers, 7 + place);
            }
        }
    }
}

#[test]
fn g1_6_everybody_starts_with_ten_guilders_and_nothing_else() {
    for (people, automa) in TABLES {
        for house in open(people, automa).sheet().houses {
            let HouseSheet { fame, guilders, types, inks, levels, patronage, .. } = house;
            assert_eq!((fame, guilders), (0, 10));
            assert!(types.is_empty() && inks.is_empty() && levels.is_empty() && patronage.is_empty());
            assert!(house.orders.iter().all(Option::is_none) && house.gears.iter().all(Option::is_none));
        }
    }
}

#[test]
fn g1_6_markers_follow_the_token_for_six_rounds() {
    for (people, automa) in TABLES {
        let seats = seats(people, automa);
        let first = if automa { usize::from(people) } else { 0 };
        let mut scene = Scene::people(people).phase(Phase::Plan);
        if automa {
            scene = scene.automa_plan([2, 2, 1, 1, 1]);
        }
        let mut table = scene.lay();
        for round in 1..=6 {
            let sheet = table.sheet();
            assert_eq!((sheet.round, sheet.first.index()), (round as u8, (first + round - 1) % seats));
            let mut markers: Vec<u8> = sheet.houses.iter().map(|house| house.markers).collect();
            markers.extend(sheet.automa.map(|automa| automa.markers.iter().sum::<u8>()));
            for place in 0..seats {
                assert_eq!(markers[(sheet.first.index() + place) % seats], 7 + place as u8, "round {round}");
            }
            assert_eq!(markers.iter().sum::<u8>(), [15, 24, 34][seats - 2]);
            let next = if round < 6 { Phase::Plan } else { Phase::Over };
            table.all_plan().pass_to(next);
        }
    }
}

#[test]
fn g1_7_each_person_is_dealt_two_of_ten_and_keeps_one() {
    let mut table = open_with(4, 0, Characters::Dealt);
    let mut dealt: Vec<Character> = Vec::new();
    for seat in 0..4 {
        let own = table.view_of(seat).own.expect("a seat knows its own").dealt;
        assert_eq!(own.len(), 2);
        dealt.extend(own);
    }
    for &tile in Character::ALL {
        assert!(dealt.iter().filter(|&&other| other == tile).count() <= 1, "there is one tile of each");
    }
    let not_mine = dealt[2];
    let refused = Illegal::NotDealt { character: not_mine };
    table.refuses(0, Action::KeepCharacter { character: not_mine }, refused, "G1.7");
    for seat in 0..4 {
        table.does(seat, Action::KeepCharacter { character: dealt[2 * usize::from(seat)] });
    }
    for seat in 0..4 {
        assert_eq!(table.house(seat).character, Some(dealt[2 * usize::from(seat)]));
        assert!(table.view_of(seat).own.expect("a seat").dealt.is_empty(), "the other tile is gone");
    }
}

#[test]
fn g1_7_characters_stay_secret_until_all_have_chosen() {
    let mut table = open_with(2, 0, Characters::Dealt);
    let dealt = |table: &Table, seat| table.view_of(seat).own.expect("a seat").dealt;
    let (mine, theirs) = (dealt(&table, 0), dealt(&table, 1));
    table.does(0, Action::KeepCharacter { character: mine[0] });

    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let view = table.view(viewer);
        assert!(view.table.houses[0].has_chosen);
        assert_eq!(view.table.houses[0].character, None);
        let shown = serde_json::to_string(&view).expect("a view is JSON");
        assert!(!shown.contains(mine[0].name()) && !shown.contains(mine[1].name()), "{shown}");
        assert_eq!(table.heard_by(viewer), [&Event::CharacterChosen { seat: Seat(0) }]);
    }
    let kept = Event::CharacterKept { seat: Seat(0), character: mine[0] };
    assert_eq!(table.heard_by(Viewer::Seat(Seat(0))), [&kept]);
    assert_eq!(table.view_of(0).own.expect("a seat").kept, Some(mine[0]));

    // Until the last one is made, a choice can be changed.
    table.does(0, Action::KeepCharacter { character: mine[1] });
    table.does(1, Action::KeepCharacter { character: theirs[0] });
    assert_eq!(table.house(0).character, Some(mine[1]));
    assert!(table.was_told(&Event::CharactersRevealed { characters: vec![mine[1], theirs[0]] }));
    assert_eq!(table.play.undoable(), 0, "what was shown cannot be hidden again");
}

#[test]
fn g1_7_on_selection_effects_come_before_the_draft() {
    let mut table = open_with(3, 1, Characters::Fixed(vec![Character::Guillard, Character::Tory, Character::Ungler]));
    assert_eq!((table.phase(), table.actor()), (Phase::Selection, 2), "Ungler is nearer to the first player");
    let turn = Illegal::NotYourTurn { actor: Seat(2) };
    let gears = GearAt { gear: GearId::new(0), sector: 0 };
    table.refuses(0, Action::InstallStartingGears { first: gears, second: gears }, turn, "G2.4");
    table.does(2, Action::StartSpecialties { one: Specialty::Binding, two: Specialty::Typesetting });
    table.does(2, Action::GainInk { ink: Ink::Gold });

    assert_eq!((table.phase(), table.actor()), (Phase::Selection, 0));
    let sheet = table.sheet();
    let offered = sheet.offered_gears;
    assert_eq!(offered.len(), 4);
    assert_eq!(sheet.board.gears.iter().flatten().count(), 3, "the board gets its gears first");
    let at = |place: usize, sector| GearAt { gear: offered[place], sector };
    table.does(0, Action::InstallStartingGears { first: at(2, 1), second: at(0, 2) });
    assert_eq!((table.phase(), table.actor()), (Phase::Draft, 1));
}

#[test]
fn g1_7_named_characters_are_one_for_each_and_all_different() {
    let refused = |names: &[Character]| {
        let options = Options { people: 2, characters: Characters::Fixed(names.to_vec()), ..Options::default() };
        Gutenberg::standard().setup(&options, Seed::from_number(1)).err().map(|bad| bad.rule())
    };
    assert_eq!(refused(&[Character::Tory]), Some("G1.7"));
    assert_eq!(refused(&[Character::Tory, Character::Tory]), Some("G1.7"));
    assert_eq!(refused(&[Character::Tory, Character::Fiol]), None);
}

#[test]
fn g1_8_once_around_and_then_back() {
    let mut table = open_with(3, 1, Characters::None);
    assert_eq!(draft_all(&mut table), [1, 2, 0, 0, 2, 1]);
    for seat in 0..3 {
        assert_eq!(table.house(seat).orders.iter().flatten().count(), 2);
    }
    let discards = table.sheet().discards;
    assert_eq!((discards.printing.len(), discards.refinement.len()), (2, 2));
    assert!(table.sheet().display.printing.is_empty());
}

#[test]
fn g1_8_with_an_automa_three_of_each_are_left_over() {
    for people in 1..=3 {
        let mut table = open(people, true);
        draft_all(&mut table);
        let discards = table.sheet().discards;
        assert_eq!((discards.printing.len(), discards.refinement.len()), (3, 3), "{people} people");
    }
}

#[test]
fn g1_8_only_cards_of_the_display_and_only_in_turn() {
    let mut table = open_with(2, 0, Characters::None);
    let sheet = table.sheet();
    let (printing, refinement) = (sheet.display.printing[0], sheet.display.refinement[0]);
    let on_board = sheet.board.printing[0].expect("the board is full");
    let not_there = Illegal::NotThere { rule: "G1.8" };
    table.refuses(0, Action::DraftOrder { printing: on_board, refinement }, not_there, "G1.8");
    let turn = Illegal::NotYourTurn { actor: Seat(0) };
    table.refuses(1, Action::DraftOrder { printing, refinement }, turn, "G2.4");
    table.refuses(0, Action::Pass, Illegal::NotNow { rule: "G2.4" }, "G2.4");
    table.does(0, Action::DraftOrder { printing, refinement });
    table.refuses(1, Action::DraftOrder { printing, refinement }, not_there, "G1.8");
}

#[test]
fn g1_9_the_cards_of_an_order_stay_together() {
    let mut table = open_with(2, 0, Characters::None);
    let display = table.sheet().display;
    let chosen = Order { printing: display.printing[3], refinement: display.refinement[5] };
    table.does(0, Action::DraftOrder { printing: chosen.printing, refinement: chosen.refinement });
    assert_eq!(table.house(0).orders[0], Some(chosen), "any printing card with any refinement card");
    draft_all(&mut table);
    assert_eq!(table.house(0).orders[0], Some(chosen));
}

#[test]
fn g1_9_both_cards_of_a_discarded_order_go_away() {
    let cards: Vec<PrintingId> = all().take(4).collect();
    let full = |house| {
        all()
            .zip(&cards)
            .fold(house, |house: crate::scene::House, (refinement, &printing)| house.order(printing, refinement))
    };
    let mut table = Scene::people(2).house(0, full).lay();
    let old = table.house(0).orders[2].expect("four orders");
    let (printing, refinement) = (table.board().printing[0], table.board().refinement[1]);
    let new = Order { printing: printing.expect("full"), refinement: refinement.expect("full") };
    table.does(0, Action::TakeOrder { printing: new.printing, refinement: new.refinement, discard: Some(2) });
    let discards = table.sheet().discards;
    assert_eq!((discards.printing, discards.refinement), (vec![old.printing], vec![old.refinement]));
    assert_eq!(table.house(0).orders[2], Some(new));
}

#[test]
fn g1_10_types_are_chosen_in_turn_order_with_repeats() {
    let mut table = open_with(3, 2, Characters::None);
    draft_all(&mut table);
    assert_eq!((table.phase(), table.actor()), (Phase::ChooseTypes, 2));
    let choose = |letters| Action::ChooseTypes { types: types(letters) };
    table.refuses(2, choose("AI"), Illegal::ThreeTypes { chosen: 2 }, "G1.10");
    table.refuses(2, choose("AIOU"), Illegal::ThreeTypes { chosen: 4 }, "G1.10");
    table.refuses(0, choose("AIO"), Illegal::NotYourTurn { actor: Seat(2) }, "G2.4");
    table.does(2, choose("AAA")).does(0, choose("IOU")).does(1, choose("UUO"));
    assert_eq!(table.house(2).types, types("AAA"));
    assert_eq!(table.house(1).types, types("OUU"));
    assert_eq!((table.phase(), table.round()), (Phase::Plan, 1));
    assert_eq!(table.house(0).guilders, 10, "they cost nothing");
}
