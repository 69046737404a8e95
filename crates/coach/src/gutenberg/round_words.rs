//! The facts that can be reported after a round of Gutenberg.

use crate::gutenberg::Moment;
use crate::round_words::RoundWord;
use gutenberg::{Phase, View};

/// With this many inks in stock, some should be used for colour.
const MANY_INKS: u8 = 4;
/// With this many guilders in stock, some should be spent.
const MANY_GUILDERS: u16 = 9;
const FEW_GUILDERS: u16 = 1;

/// `None` if the earlier view has no such seat.
pub fn round_words(before: &View, now: &Moment) -> Option<Vec<RoundWord>> {
    let then = before.table.houses.get(now.seat.index())?;
    let house = now.house();
    let facts = now.house_facts()?;
    let is_over = now.phase() == Phase::Over;
    let mut words = Vec::new();
    let mut say = |holds: bool, word: RoundWord| {
        if holds {
            words.push(word);
        }
    };
    // What went well.
    let fame = house.fame.saturating_sub(then.fame);
    say(fame > 0, RoundWord::counting("fame", "fame", fame));
    let patrons = house.patronage.len().saturating_sub(then.patronage.len()) as u32;
    say(patrons > 0, RoundWord::counting("patrons", "cards", patrons));
    let levels = house.levels.total().saturating_sub(then.levels.total());
    say(levels > 0, RoundWord::counting("levels", "levels", levels));
    let types = house.types.total().saturating_sub(then.types.total());
    say(types > 0, RoundWord::counting("types", "types", types));
    let gears = now.gears().saturating_sub(then.gears.iter().flatten().count()) as u32;
    say(gears > 0, RoundWord::counting("gears", "gears", gears));
    // Where it stands.
    let rivals = now.facts.houses.iter().enumerate().filter(|(seat, _)| *seat != now.seat.index());
    if let Some(best) = rivals.map(|(_, house)| house.total).max() {
        say(facts.total > best, RoundWord::counting("ahead", "fame", facts.total.saturating_sub(best)));
        say(facts.total < best, RoundWord::counting("behind", "fame", best.saturating_sub(facts.total)));
    }
    if is_over {
        return Some(words);
    }
    // What to look for.
    say(fame == 0, RoundWord::plain("no-fame"));
    let waiting = house.orders.iter().flatten().filter(|order| then.orders.contains(&Some(**order))).count() as u32;
    say(waiting > 0, RoundWord::counting("orders-waiting", "orders", waiting));
    say(now.orders() == 0, RoundWord::plain("no-orders"));
    let printable = facts.orders.iter().flatten().filter(|order| order.print.can).count() as u32;
    say(printable > 0, RoundWord::counting("printable", "orders", printable));
    let met = |missing: &super::moment::PatronMissing| missing.met;
    let ready =
        now.facts.board.patrons.iter().filter(|patron| patron.open && patron.missing.as_ref().is_some_and(met)).count();
    say(ready > 0, RoundWord::counting("patrons-ready", "cards", ready as u32));
    say(house.guilders >= MANY_GUILDERS, RoundWord::counting("many-guilders", "guilders", house.guilders));
    say(house.guilders <= FEW_GUILDERS, RoundWord::counting("few-guilders", "guilders", house.guilders));
    let inks = house.inks.total();
    say(inks >= MANY_INKS, RoundWord::counting("many-inks", "inks", inks));
    say(now.gears() == 0, RoundWord::plain("no-gears"));
    Some(words)
}
