//! The laws of the kernel, checked in random games with all seat counts and options.

use gutenberg::catalogue::{GearId, Numbered, PatronageId, PrintingId, RefinementId, SpecialtyCardId};
use gutenberg::components::{Character, Enumerated, Ink, Inks, Row, Specialty, Type, Types};
use gutenberg::{
    Action, Batch, Characters, Edition, FreeActions, GearAt, GearChoice, Gutenberg, Options, PatronageReward, Phase,
    Price, State, plans,
};
use proptest::prelude::*;
use table::laws::Laws;
use table::{Dice, Game, Seat, Seed, Viewer};

fn pick<K: Enumerated>(dice: &mut Dice) -> K {
    K::ALL[dice.index(K::ALL.len())]
}

fn card<I: Numbered>(dice: &mut Dice) -> I {
    I::new(dice.index(I::COUNT))
}

fn small(dice: &mut Dice) -> u8 {
    dice.below(5) as u8
}

fn maybe(dice: &mut Dice) -> Option<u8> {
    (dice.below(3) == 0).then(|| small(dice))
}

fn gear_at(dice: &mut Dice) -> GearAt {
    GearAt { gear: card(dice), sector: small(dice) }
}

fn wild(dice: &mut Dice) -> Inks {
    if dice.below(3) > 0 { Inks::NONE } else { Inks::new(std::array::from_fn(|_| dice.below(2) as u8)) }
}

fn gear_choice(dice: &mut Dice) -> GearChoice {
    match dice.below(6) {
        0 => GearChoice::Plain,
        1 => GearChoice::SwapInk { give: pick(dice), take: pick(dice) },
        2 => GearChoice::SwapType { give: pick(dice), take: pick(dice) },
        3 => GearChoice::Raise { specialty: pick(dice) },
        4 => GearChoice::SellType {
            kind: pick(dice),
            price: if dice.below(2) == 0 { Price::Fame } else { Price::Guilders },
        },
        _ => GearChoice::GiveInk { ink: pick(dice) },
    }
}

fn any_action(dice: &mut Dice) -> Action {
    match dice.below(26) {
        0 => Action::KeepCharacter { character: pick::<Character>(dice) },
        1 => Action::InstallStartingGears { first: gear_at(dice), second: gear_at(dice) },
        2 => Action::StartSpecialties { one: pick::<Specialty>(dice), two: pick(dice) },
        3 => Action::DraftOrder { printing: card::<PrintingId>(dice), refinement: card::<RefinementId>(dice) },
        4 => Action::ChooseTypes { types: Types::new(std::array::from_fn(|_| dice.below(3) as u8)) },
        5 => Action::NameColour { ink: pick::<Ink>(dice) },
        6 => Action::Plan { markers: std::array::from_fn(|_| small(dice)) },
        7 => Action::ShiftMarker { from: pick::<Row>(dice), to: pick(dice) },
        8 => Action::TakeOrder { printing: card(dice), refinement: card(dice), discard: maybe(dice) },
        9 => Action::TakeInks { set: small(dice), count: small(dice) },
        10 => Action::DevelopShown { card: card::<SpecialtyCardId>(dice) },
        11 => Action::DevelopOne { card: card(dice), specialty: pick(dice) },
        12 => Action::InstallGear { gear: card::<GearId>(dice), sector: small(dice), discard: maybe(dice) },
        13 => Action::RotateGear { axle: small(dice), sector: small(dice) },
        14 => Action::TakePatronageReward { reward: PatronageReward::ALL[dice.index(4)] },
        15 => Action::TakePatronageCard { card: card::<PatronageId>(dice), wild: wild(dice) },
        16 => {
            let printed = dice.below(16) as u8;
            Action::Fulfil(Batch {
                printed,
                coloured: printed & dice.below(16) as u8,
                decorated: dice.below(16) as u8,
                gears: std::array::from_fn(|_| dice.below(8) as u8 / 6),
                wild: wild(dice),
            })
        }
        17 => Action::Pass,
        18 => Action::UseGear { axle: small(dice), choice: gear_choice(dice) },
        19 => Action::BuyType { kind: pick::<Type>(dice) },
        20 => Action::SwapLevels { one: pick(dice), other: pick(dice) },
        21 => Action::GainInk { ink: pick(dice) },
        22 => Action::GainLevel { specialty: pick(dice) },
        23 => Action::GainType { kind: pick(dice) },
        24 => Action::DrawMore { printing: small(dice) },
        _ => [Action::DrawOrder, Action::Decline][dice.index(2)],
    }
}

/// Another seed, other secret plans, other characters in the others' hands.
fn disguise(game: &Gutenberg, state: &State, viewer: Viewer, dice: &mut Dice) -> State {
    let mut position = game.position(state);
    position.dice = Dice::new(dice.seed());
    let mut hidden_tiles: Vec<Character> = Character::ALL.to_vec();
    let mine = |seat: usize| viewer == Viewer::Seat(Seat(seat as u8));
    for (seat, secrets) in position.secrets.iter().enumerate() {
        if mine(seat) {
            hidden_tiles.retain(|tile| !secrets.dealt.contains(tile));
        }
    }
    dice.shuffle(&mut hidden_tiles);
    for (seat, secrets) in position.secrets.iter_mut().enumerate().filter(|(seat, _)| !mine(*seat)) {
        if secrets.plan.is_some() {
            let all = plans(position.table.houses[seat].markers);
            secrets.plan = Some(all[dice.index(all.len())]);
        }
        if position.table.phase == Phase::KeepCharacter {
            secrets.dealt = hidden_tiles.split_off(hidden_tiles.len() - 2);
            secrets.kept = secrets.kept.map(|_| secrets.dealt[dice.index(2)]);
        }
    }
    game.place(&position).unwrap_or_else(|faults| panic!("a disguise must be playable: {faults:?}"))
}

/// Counts cards, inks and markers independently: if one were lost, the state's own position would be refused too.
fn conserved(game: &Gutenberg, state: &State) -> Result<(), String> {
    let position = game.position(state);
    let table = &position.table;
    let houses = &table.houses;
    let mut inks = table.bag.total() as usize;
    inks += table.board.ink_sets.iter().flatten().flatten().count();
    inks += houses.iter().map(|house| house.inks.total() as usize).sum::<usize>();
    let orders = houses.iter().flat_map(|house| house.orders.iter().flatten()).count();
    let printing = position.piles.printing.len()
        + table.discards.printing.len()
        + table.display.printing.len()
        + table.drawn.printing.len()
        + table.board.printing.iter().flatten().count()
        + orders;
    let refinement = position.piles.refinement.len()
        + table.discards.refinement.len()
        + table.display.refinement.len()
        + table.drawn.refinement.len()
        + table.board.refinement.iter().flatten().count()
        + orders;
    let specialties = position.piles.specialties.len()
        + table.discards.specialties.len()
        + table.board.specialties.iter().flatten().count();
    let installed = houses.iter().flat_map(|house| house.gears.iter().flatten()).count();
    let gears = position.piles.gears.len()
        + table.discards.gears.len()
        + table.offered_gears.len()
        + table.board.gears.iter().flatten().count()
        + installed;
    let seats = houses.len() + usize::from(table.automa.is_some());
    let mut markers: usize = houses.iter().map(|house| house.markers as usize).sum();
    if let Some(automa) = &table.automa {
        markers += automa.markers.iter().map(|&count| count as usize).sum::<usize>();
    }
    let all_gears = if seats == 2 { 20 } else { 32 };
    let found = (inks, printing, refinement, specialties, gears, markers);
    let expected = (48, 50, 50, 10, all_gears, [15, 24, 34][seats - 2]);
    if found == expected {
        Ok(())
    } else {
        Err(format!("inks, printing, refinement, specialties, gears, markers are {found:?} instead of {expected:?}"))
    }
}

/// Tables of these sizes, with all other options.
fn options(tables: &'static [(u8, bool)]) -> impl Strategy<Value = Options> {
    let characters = prop_oneof![
        Just(Characters::None),
        Just(Characters::Dealt),
        Just(Character::ALL.to_vec()).prop_shuffle().prop_map(Characters::Fixed),
    ];
    let seats = prop::sample::select(tables);
    (seats, characters, any::<bool>(), 0..4).prop_map(|((people, automa), mut characters, first_edition, reading)| {
        if let Characters::Fixed(names) = &mut characters {
            names.truncate(usize::from(people));
        }
        let edition = if first_edition { Edition::First } else { Edition::Second };
        let free_actions = if reading == 0 { FreeActions::OwnTurn } else { FreeActions::AnyTime };
        Options { people, automa, characters, edition, free_actions, ..Options::default() }
    })
}

fn hold(options: &Options, seed: u64) {
    let game = Gutenberg::standard();
    let laws = Laws {
        game: &game,
        disguise: &|state, viewer, dice| disguise(&game, state, viewer, dice),
        conserved: &|state| conserved(&game, state),
        any_action: &any_action,
        seats: 5,
    };
    laws.hold_for(options, Seed::from_number(seed));
}

fn games(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

// Two thousand games, split into tests that run in parallel.
proptest! {
    #![proptest_config(games(700))]

    #[test]
    fn random_games_of_two_seats_obey_all_laws(options in options(&[(1, true), (2, false)]), seed: u64) {
        hold(&options, seed);
    }
}

proptest! {
    #![proptest_config(games(700))]

    #[test]
    fn random_games_of_three_seats_obey_all_laws(options in options(&[(2, true), (3, false)]), seed: u64) {
        hold(&options, seed);
    }
}

proptest! {
    #![proptest_config(games(600))]

    #[test]
    fn random_games_of_four_seats_obey_all_laws(options in options(&[(3, true), (4, false)]), seed: u64) {
        hold(&options, seed);
    }
}
