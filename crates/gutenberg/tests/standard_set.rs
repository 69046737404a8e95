//! The standard card set is balanced: checks the figures of docs/card-set.md.

use gutenberg::catalogue::{Bonus, Catalogue, GearReward, PatronageCard, PrintingCard, RefinementCard};
use gutenberg::components::{Enumerated, Ink, Inks, Levels, Specialty, Tally, Type, Types};

fn set() -> &'static Catalogue {
    Catalogue::standard()
}

/// From the rarest to the most common.
fn spread(counts: impl IntoIterator<Item = usize>) -> usize {
    let (least, most) = counts.into_iter().fold((usize::MAX, 0), |(least, most), it| (least.min(it), most.max(it)));
    most - least
}

/// How many cards ask for each kind.
fn cards_asking<K: Enumerated>(tallies: impl Iterator<Item = Tally<K>> + Clone) -> [usize; 4] {
    std::array::from_fn(|at| tallies.clone().filter(|tally| tally.0[at] > 0).count())
}

fn sums<K: Enumerated>(tallies: impl Iterator<Item = Tally<K>> + Clone) -> [usize; 4] {
    std::array::from_fn(|at| tallies.clone().map(|tally| usize::from(tally.0[at])).sum())
}

/// The effort model of docs/card-set.md, in quarters of a guilder.
mod effort {
    use super::*;

    pub const GUILDER: u32 = 4;
    pub const FAME: u32 = 4;

    pub fn colour(inks: Inks) -> u32 {
        let count = u32::from(inks.total());
        let repeated: u32 = inks.iter().map(|(_, count)| u32::from(count) - 1).sum();
        8 * count + 2 * repeated + 2 * count.saturating_sub(2)
    }

    pub fn decoration(levels: Levels) -> u32 {
        levels.iter().map(|(_, level)| u32::from(level)).map(|level| 3 * level + 3 * level.saturating_sub(4)).sum()
    }

    pub fn bonus(bonus: Bonus) -> u32 {
        match bonus {
            Bonus::Inks(count) => 6 * u32::from(count),
            Bonus::Guilders(count) => GUILDER * u32::from(count),
            Bonus::Fame(fame) => FAME * u32::from(fame),
            Bonus::Level | Bonus::Order => 12,
        }
    }

    /// The gain of a whole card per hundred units of effort.
    pub fn yield_of(card: &RefinementCard) -> u32 {
        let gain = FAME * u32::from(card.colour_fame + card.decoration_fame) + bonus(card.bonus);
        100 * gain / (colour(card.inks) + decoration(card.levels))
    }
}

#[test]
fn g4_2_printing_cards_are_distinct_and_even_in_their_letters() {
    let cards = &set().printing;
    for (index, card) in cards.iter().enumerate() {
        assert!(cards[..index].iter().all(|other| other.types != card.types), "p{:02} is there twice", index + 1);
    }
    assert_eq!(sums(cards.iter().map(|card| card.types)), [46; 4]);
    assert!(spread(cards_asking(cards.iter().map(|card| card.types))) <= 1);
    let sizes = [2, 3, 4, 5, 6].map(|size| cards.iter().filter(|card| card.types.total() == size).count());
    assert_eq!(sizes, [10, 12, 16, 8, 4]);
}

#[test]
fn g4_2_known_printing_cards_are_there() {
    let find = |types: &[Type]| set().printing.iter().find(|card| card.types == Types::of(types));
    use Type::{A, I, O, U};
    assert_eq!(find(&[I, O, O, U]).map(|card| card.pays), Some(5));
    assert!(find(&[A, A, I, O]).is_some());
    assert!(find(&[O, A, O, A, I, U]).is_some());
}

#[test]
fn g4_2_more_types_pay_more() {
    for card in &set().printing {
        let pays = u32::from(card.pays);
        let size = u32::from(card.types.total());
        let repeated: u32 = card.types.iter().map(|(_, count)| u32::from(count) - 1).sum();
        assert_eq!(pays, size + 1 + repeated.saturating_sub(1) + u32::from(size >= 5), "{card:?}");
        let covers = |other: &&PrintingCard| card.types.covers(other.types) && card.types != other.types;
        assert!(set().printing.iter().filter(covers).all(|other| card.pays > other.pays), "{card:?}");
    }
}

#[test]
fn g4_3_known_refinement_parts_are_there() {
    let one_red = Inks::of(&[Ink::Red]);
    assert!(set().refinement.iter().any(|card| card.inks == one_red && card.colour_fame == 2));
    let mut both_at_two = Levels::NONE;
    both_at_two[Specialty::Typesetting] = 2;
    both_at_two[Specialty::Binding] = 2;
    assert!(set().refinement.iter().any(|card| card.levels == both_at_two && card.decoration_fame == 3));
}

#[test]
fn g4_3_refinement_cards_are_even_in_inks_and_specialties() {
    let cards = &set().refinement;
    assert_eq!(sums(cards.iter().map(|card| card.inks)), [29; 4]);
    assert!(spread(cards_asking(cards.iter().map(|card| card.inks))) <= 2);
    assert!(spread(cards_asking(cards.iter().map(|card| card.levels))) <= 1);
    assert!(spread(sums(cards.iter().map(|card| card.levels))) <= 1);
    let deep = |specialty: &Specialty| cards.iter().filter(|card| card.levels[*specialty] >= 5).count();
    assert!(spread(Specialty::ALL.iter().map(deep)) <= 1);
    for size in 1..=4 {
        assert!(cards.iter().any(|card| card.inks.total() == size));
    }
    for level in 1..=6 {
        assert!(cards.iter().any(|card| card.levels.0.contains(&level)), "level {level}");
    }
}

#[test]
fn g4_3_a_part_that_asks_for_more_pays_more_fame() {
    for card in &set().refinement {
        for other in &set().refinement {
            if card.inks.covers(other.inks) && card.inks != other.inks {
                assert!(card.colour_fame > other.colour_fame, "{card:?} {other:?}");
            }
            if card.levels.covers(other.levels) && card.levels != other.levels {
                assert!(card.decoration_fame > other.decoration_fame, "{card:?} {other:?}");
            }
        }
    }
}

#[test]
fn g4_4_every_bonus_is_there() {
    let count = |bonus| set().refinement.iter().filter(|card| card.bonus == bonus).count();
    for bonus in [Bonus::Inks(1), Bonus::Inks(2), Bonus::Guilders(1), Bonus::Guilders(2), Bonus::Fame(2)] {
        assert!((5..=7).contains(&count(bonus)), "{bonus}");
    }
    for bonus in [Bonus::Fame(3), Bonus::Level, Bonus::Order] {
        assert!((5..=7).contains(&count(bonus)), "{bonus}");
    }
}

#[test]
fn no_refinement_card_dominates_another() {
    let dominates = |better: &RefinementCard, worse: &RefinementCard| {
        worse.inks.covers(better.inks)
            && worse.levels.covers(better.levels)
            && better.colour_fame >= worse.colour_fame
            && better.decoration_fame >= worse.decoration_fame
            && effort::bonus(better.bonus) >= effort::bonus(worse.bonus)
    };
    let cards = &set().refinement;
    for (index, card) in cards.iter().enumerate() {
        for (at, other) in cards.iter().enumerate().filter(|&(at, _)| at != index) {
            assert!(!dominates(card, other), "r{:02} dominates r{:02}", index + 1, at + 1);
        }
    }
}

#[test]
fn easy_parts_go_with_hard_ones() {
    for card in &set().refinement {
        let whole = effort::colour(card.inks) + effort::decoration(card.levels);
        assert!((28..=48).contains(&whole), "{card:?} takes {whole}");
        match card.inks.total() {
            1 => assert!(effort::decoration(card.levels) >= 21, "{card:?}"),
            4 => assert!(effort::decoration(card.levels) <= 9, "{card:?}"),
            _ => {}
        }
    }
}

#[test]
fn every_refinement_card_is_worth_its_effort() {
    let by_inks = [131..=147, 135..=157, 152..=162, 139..=154];
    for (index, card) in set().refinement.iter().enumerate() {
        let (value, range) = (effort::yield_of(card), &by_inks[usize::from(card.inks.total()) - 1]);
        assert!(range.contains(&value), "r{:02} gives {value} for 100", index + 1);
    }
}

#[test]
fn g6_gears_show_each_of_the_34_sectors() {
    let sectors: Vec<GearReward> = set().gears.iter().flat_map(|gear| gear.sectors).collect();
    let mut distinct: Vec<String> = sectors.iter().map(ToString::to_string).collect();
    distinct.sort();
    distinct.dedup();
    assert_eq!(distinct.len(), 34);
    for gear in &set().gears {
        let [first, second, third] = gear.sectors;
        assert!(first != second && second != third && first != third, "{gear:?}");
    }
    for kind in 0..13 {
        let count = sectors.iter().filter(|sector| sector.number() == kind).count();
        assert!((3..=12).contains(&count), "kind {kind}: {count}");
    }
}

#[test]
fn g1_3_the_grey_gears_alone_show_each_of_the_34_sectors() {
    let mut distinct: Vec<String> =
        set().gears.iter().filter(|gear| gear.grey).flat_map(|gear| gear.sectors).map(|it| it.to_string()).collect();
    distinct.sort();
    distinct.dedup();
    assert_eq!(distinct.len(), 34);
}

#[test]
fn g3e_3_patrons_ask_evenly() {
    let cards = &set().patronage;
    assert!(spread(cards_asking(cards.iter().map(|card| card.levels))) <= 1);
    assert!(spread(sums(cards.iter().map(|card| card.inks))) <= 1);
    assert_eq!(sums(cards.iter().map(|card| card.types)), [8; 4]);
    let demand = |card: &PatronageCard| {
        2 * effort::decoration(card.levels) + effort::colour(card.inks) + 6 * u32::from(card.types.total())
    };
    for (index, card) in cards.iter().enumerate() {
        assert!((48..=54).contains(&demand(card)), "m{:02} asks for {}", index + 1, demand(card));
    }
}

#[test]
fn g8_4_the_planning_cards_favour_no_row() {
    use gutenberg::catalogue::RowRef;
    use gutenberg::components::Row;
    let moves: Vec<_> = set().planning.iter().flat_map(|card| card.moves.iter().copied()).collect();
    for &from in Row::ALL {
        for &to in Row::ALL.iter().filter(|&&to| to != from) {
            let (from, to) = (RowRef::Row(from), RowRef::Row(to));
            assert_eq!(moves.iter().filter(|it| it.from == from && it.to == to).count(), 1, "{from} > {to}");
        }
    }
    let by_count = |it: &&gutenberg::catalogue::Shift| !matches!((it.from, it.to), (RowRef::Row(_), RowRef::Row(_)));
    assert_eq!(moves.iter().filter(by_count).count(), 5);
    assert!(set().planning.iter().all(|card| (2..=3).contains(&card.moves.len())));
}
