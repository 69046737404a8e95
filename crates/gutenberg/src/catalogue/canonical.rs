//! Hashes a set by its content: changing a card changes the hash, changing layout, comments or title does not.

use super::wording::{inks_text, levels_text, types_text};
use crate::catalogue::{
    Catalogue, GearId, Numbered, PatronageId, PlanningId, PrintingId, RefinementId, SpecialtyCardId,
};
use crate::components::Enumerated;
use sha2::{Digest, Sha256};

pub(super) fn hash(set: &Catalogue) -> String {
    let digest = Sha256::digest(lines(set).join("\n"));
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// One line per card. Records identify sets by this text, so its format changes only for new kinds of content.
fn lines(set: &Catalogue) -> Vec<String> {
    let mut lines = Vec::new();
    for (index, card) in set.printing.iter().enumerate() {
        lines.push(format!("{} {} {}", PrintingId::new(index), types_text(card.types), card.pays));
    }
    for (index, card) in set.refinement.iter().enumerate() {
        let id = RefinementId::new(index);
        let (inks, levels) = (inks_text(card.inks), levels_text(card.levels));
        lines.push(format!("{id} {inks} {} {levels} {} {}", card.colour_fame, card.decoration_fame, card.bonus));
    }
    for (index, card) in set.specialties.iter().enumerate() {
        let [first, second] = card.symbols;
        lines.push(format!("{} {} {}", SpecialtyCardId::new(index), first.name(), second.name()));
    }
    for (index, gear) in set.gears.iter().enumerate() {
        let [first, second, third] = gear.sectors;
        let colour = if gear.grey { "grey" } else { "white" };
        lines.push(format!("{} {colour} {first}, {second}, {third}", GearId::new(index)));
    }
    for (index, card) in set.patronage.iter().enumerate() {
        let id = PatronageId::new(index);
        let (levels, inks, types) = (levels_text(card.levels), inks_text(card.inks), types_text(card.types));
        lines.push(format!("{id} {levels}; {inks}; {types}"));
    }
    for (index, card) in set.planning.iter().enumerate() {
        let moves: Vec<String> = card.moves.iter().map(ToString::to_string).collect();
        let (centre, patronage) = (card.centre.name(), card.patronage);
        lines.push(format!("{} {}; {centre} {patronage}", PlanningId::new(index), moves.join(", ")));
    }
    let board = &set.board;
    lines.push(format!("printing {:?}", board.printing));
    lines.push(format!("refinement {:?}", board.refinement));
    lines.push(format!("ink_sets {:?}", board.ink_sets));
    lines.push(format!("specialties {:?}", board.specialties));
    lines.push(format!("gears {:?}", board.gears));
    lines.push(format!("patronage {:?}", board.patronage));
    let [second, fourth, fifth, sixth] = set.reward_track;
    lines.push(format!("reward_track {second} {fourth} {fifth} {sixth}"));
    lines.push(format!("automa_start {:?}", set.automa_start));
    lines
}
