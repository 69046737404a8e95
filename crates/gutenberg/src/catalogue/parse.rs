//! Parses a card file into a card set (docs/card-set.md) and reports every fault, not only the first.

use super::fault::Faults;
use super::fields::{Fields, cards, place, range};
use super::wording::{
    either, quoted, read_bonus, read_gear_reward, read_levels, read_shift, read_track_reward, read_types, read_words,
};
use super::{canonical, check};
use crate::catalogue::{
    BoardSpaces, CardFault, Catalogue, Gear, GearId, PatronageCard, PatronageId, PlanningCard, PlanningId,
    PrintingCard, PrintingId, RefinementCard, RefinementId, SpecialtyCard, SpecialtyCardId,
};
use crate::components::{Enumerated, Inks, Levels, Row, Specialty, Types};
use std::ops::RangeInclusive;
use toml::de::DeTable;

const LONGEST_NAME: usize = 60;

const TYPES_ON_A_CARD: RangeInclusive<u8> = 2..=6;
const INKS_ON_A_CARD: RangeInclusive<u8> = 1..=4;
const PAY: RangeInclusive<u8> = 1..=20;

impl Catalogue {
    /// In bytes; the standard set has about 17,000.
    pub const LARGEST_FILE: usize = 1_000_000;

    /// Reads a card file; all its faults if it has any, in the order of the file.
    pub fn parse(text: &str) -> Result<Catalogue, Vec<CardFault>> {
        let mut faults = Faults::of(text);
        if text.len() > Catalogue::LARGEST_FILE {
            faults.add(0, format!("the file is too large: a card set has at most {} bytes", Catalogue::LARGEST_FILE));
            return Err(faults.located());
        }
        let (document, broken) = DeTable::parse_recoverable(text);
        for error in broken {
            let at = error.span().map_or(0, |span| span.start);
            faults.add(at, format!("this is not TOML: {}", error.message().replace('\n', ", ")));
        }
        if !faults.is_empty() {
            return Err(faults.located());
        }
        let set = read_set(document.get_ref(), &mut faults);
        match set {
            Some(set) if faults.is_empty() => Ok(set),
            _ => Err(faults.located()),
        }
    }
}

fn read_set(document: &DeTable, faults: &mut Faults) -> Option<Catalogue> {
    let known = [
        "name",
        "printing",
        "refinement",
        "specialties",
        "gears",
        "patronage",
        "planning",
        "automa_start",
        "execution",
        "reward_track",
        "board",
    ];
    let whole = &Fields::new(String::new(), 0, document, &known, faults);

    let name = read_name(whole, faults);
    let printing = cards::<PrintingId, _>(whole, "printing", &["id", "types", "pays"], faults, |card, faults| {
        let types = read_type_tally(card, faults);
        let pays = card.number("pays", PAY, faults);
        Some(PrintingCard { types: types?, pays: pays? })
    });
    let refinement = read_refinement(whole, faults);
    let specialties = read_specialties(whole, faults);
    let gears = read_gears(whole, faults);
    let patronage = read_patronage(whole, faults);
    let planning = read_planning(whole, faults);

    let automa_start = whole.numbers("automa_start", 0..=6, faults);
    if let Some(start) = automa_start {
        check::automa_start(start, whole, faults);
    }
    if let Some(named) = whole.numbers("execution", 1..=4, faults) {
        check::execution(named, whole, faults);
    }
    let reward_track = whole.worded_list("reward_track", 4..=4, "rewards", faults, read_track_reward);
    let board = read_board(whole, faults);

    let mut set = Catalogue {
        name: name?,
        hash: String::new(),
        printing,
        refinement,
        specialties,
        gears,
        patronage,
        planning,
        board: board?,
        reward_track: reward_track?.try_into().ok()?,
        automa_start: automa_start?,
    };
    set.hash = canonical::hash(&set);
    Some(set)
}

fn read_name(whole: &Fields, faults: &mut Faults) -> Option<String> {
    whole.worded("name", faults, |name| {
        let length = name.chars().count();
        if length == 0 || length > LONGEST_NAME {
            Err(format!("a name has 1 to {LONGEST_NAME} characters, this one has {length}"))
        } else if name.chars().any(char::is_control) {
            Err("a name is one line of visible characters".to_owned())
        } else {
            Ok(name.to_owned())
        }
    })
}

fn in_range(count: usize, allowed: &RangeInclusive<u8>, noun: &str) -> Result<(), String> {
    if (usize::from(*allowed.start())..=usize::from(*allowed.end())).contains(&count) {
        Ok(())
    } else {
        Err(format!("a card asks for {} {noun}, not {count}", range(allowed)))
    }
}

fn read_type_tally(card: &Fields, faults: &mut Faults) -> Option<Types> {
    card.worded("types", faults, |text| {
        let types = read_types(text)?;
        in_range(types.len(), &TYPES_ON_A_CARD, "types")?;
        Ok(Types::of(&types))
    })
}

fn read_ink_tally(card: &Fields, faults: &mut Faults) -> Option<Inks> {
    card.worded("inks", faults, |text| {
        let inks = read_words(text, "ink")?;
        in_range(inks.len(), &INKS_ON_A_CARD, "inks")?;
        Ok(Inks::of(&inks))
    })
}

fn read_specialty_levels(card: &Fields, faults: &mut Faults) -> Option<Levels> {
    card.worded("levels", faults, |text| {
        let levels = read_levels(text)?;
        in_range(levels.iter().count(), &(1..=2), "specialties")?;
        Ok(levels)
    })
}

fn read_refinement(whole: &Fields, faults: &mut Faults) -> Vec<RefinementCard> {
    let known = ["id", "inks", "colour", "levels", "decoration", "bonus"];
    cards::<RefinementId, _>(whole, "refinement", &known, faults, |card, faults| {
        let inks = read_ink_tally(card, faults);
        let colour_fame = card.number("colour", PAY, faults);
        let levels = read_specialty_levels(card, faults);
        let decoration_fame = card.number("decoration", PAY, faults);
        let bonus = card.worded("bonus", faults, read_bonus);
        Some(RefinementCard {
            inks: inks?,
            colour_fame: colour_fame?,
            levels: levels?,
            decoration_fame: decoration_fame?,
            bonus: bonus?,
        })
    })
}

fn read_specialties(whole: &Fields, faults: &mut Faults) -> Vec<SpecialtyCard> {
    let mut pairs = Vec::new();
    let cards = cards::<SpecialtyCardId, _>(whole, "specialties", &["id", "symbols"], faults, |card, faults| {
        let symbols = card.worded("symbols", faults, |text| {
            let symbols: Vec<Specialty> = read_words(text, "specialty")?;
            let pair = <[Specialty; 2]>::try_from(symbols);
            let [one, other] = pair.map_err(|found| format!("a card shows 2 symbols, not {}", found.len()))?;
            Ok([one.min(other), one.max(other)])
        })?;
        pairs.push((card.place_of("symbols"), symbols));
        Some(SpecialtyCard { symbols })
    });
    check::pairs(&pairs, whole, faults);
    cards
}

fn read_gears(whole: &Fields, faults: &mut Faults) -> Vec<Gear> {
    let mut lines = Vec::new();
    let cards = cards::<GearId, _>(whole, "gears", &["id", "lines", "sectors"], faults, |gear, faults| {
        let grey = gear.worded("lines", faults, |text| match text {
            "grey" => Ok(true),
            "white" => Ok(false),
            _ => Err(format!("{} is not a line colour: expected grey or white", quoted(text))),
        });
        lines.extend(grey);
        let sectors = gear.worded_list("sectors", 3..=3, "rewards", faults, read_gear_reward);
        Some(Gear::new(grey?, sectors?.try_into().ok()?))
    });
    check::lines(&lines, whole, faults);
    check::gear_rewards(&cards, whole, faults);
    cards
}

fn read_patronage(whole: &Fields, faults: &mut Faults) -> Vec<PatronageCard> {
    let known = ["id", "levels", "inks", "types"];
    let cards = cards::<PatronageId, _>(whole, "patronage", &known, faults, |card, faults| {
        let levels = if card.has("levels") { read_specialty_levels(card, faults)? } else { Levels::NONE };
        let inks = if card.has("inks") { read_ink_tally(card, faults)? } else { Inks::NONE };
        let types = if card.has("types") { read_type_tally(card, faults)? } else { Types::NONE };
        let patron = PatronageCard { levels, inks, types };
        check::is_patron(&patron, card, faults).then_some(patron)
    });
    check::patrons(&cards, whole, faults);
    cards
}

fn read_planning(whole: &Fields, faults: &mut Faults) -> Vec<PlanningCard> {
    let known = ["id", "moves", "centre", "patronage"];
    let mut centres = Vec::new();
    let mut patronage_shown = Vec::new();
    let cards = cards::<PlanningId, _>(whole, "planning", &known, faults, |card, faults| {
        let moves = card.worded_list("moves", 1..=3, "moves", faults, read_shift);
        let centre = card.worded("centre", faults, |text| {
            Row::named(text).ok_or_else(|| format!("{} is not a row: expected {}", quoted(text), either(Row::NAMES)))
        });
        centres.extend(centre);
        let patronage = card.flag("patronage", faults);
        patronage_shown.extend(patronage);
        Some(PlanningCard { moves: moves?.into_iter().collect(), centre: centre?, patronage: patronage? })
    });
    check::centres(&centres, whole, faults);
    check::patronage_shown(&patronage_shown, whole, faults);
    cards
}

fn read_board(whole: &Fields, faults: &mut Faults) -> Option<BoardSpaces> {
    let known = ["printing", "refinement", "ink_sets", "specialties", "gears", "patronage"];
    let value = whole.value("board", faults)?;
    let Some(table) = value.get_ref().as_table() else {
        faults.add(place(value), "board must be a table of spaces, under a line [board]");
        return None;
    };
    let board = Fields::new("board ".to_owned(), place(value), table, &known, faults);
    let mut spaces = |key| board.numbers(key, 1..=4, faults);
    let printing = spaces("printing");
    let refinement = spaces("refinement");
    let ink_sets = spaces("ink_sets");
    let specialties = spaces("specialties");
    let gears = spaces("gears");
    let patronage = read_patronage_spaces(&board, faults);
    Some(BoardSpaces {
        printing: printing?,
        refinement: refinement?,
        ink_sets: ink_sets?,
        specialties: specialties?,
        gears: gears?,
        patronage: patronage?,
    })
}

fn read_patronage_spaces(board: &Fields, faults: &mut Faults) -> Option<[[u8; 4]; 3]> {
    let lists = board.array("patronage", faults)?;
    let mut columns = Vec::new();
    for value in lists.iter() {
        if let Some(spaces) = board.numbers_in("patronage", value, 0..=4, faults) {
            check::patronage_spaces(spaces, place(value), faults);
            columns.push(spaces);
        }
    }
    if lists.len() != 3 {
        let message = format!("board patronage must hold 3 lists, for 2, 3 and 4 seats, not {}", lists.len());
        faults.add(board.place_of("patronage"), message);
    }
    columns.try_into().ok()
}
