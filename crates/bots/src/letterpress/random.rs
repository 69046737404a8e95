//! Plays random actions, chosen from what the view shows.

use super::desk::Desk;
use crate::{Bot, BotError, Clock};
use letterpress::lexicon::FrequencyClasses;
use letterpress::{Action, Letterpress, Letters, Step, View};
use table::Dice;

#[derive(Clone, Copy, Debug, Default)]
pub struct RandomCompositor;

impl Bot<Letterpress> for RandomCompositor {
    fn think(&mut self, game: &Letterpress, view: &View, _: &Clock, dice: &mut Dice) -> Result<Action, BotError> {
        let own = view.own.as_ref().ok_or(BotError::Spectator)?;
        if !view.to_act.contains(own.seat) {
            return Err(BotError::NotAsked);
        }
        let solo = view.solo.as_ref();
        let action = match view.step {
            Step::Draft => own.hand.get(dice.index(own.hand.len())).map(|card| Action::Draft { card: card.card }),
            Step::Write => Some(word(game, view, dice).unwrap_or(Action::Pass)),
            Step::Claim => claim(view, dice),
            Step::Lay => solo
                .and_then(|solo| solo.offsets.get(dice.index(solo.offsets.len())))
                .map(|place| Action::Lay { offset: place.offset }),
            Step::Library => solo
                .and_then(|solo| solo.library.get(dice.index(solo.library.len())))
                .map(|card| Action::Choose { card: card.card }),
            Step::End => None,
        };
        action.ok_or(BotError::NotAsked)
    }
}

fn word(game: &Letterpress, view: &View, dice: &mut Dice) -> Option<Action> {
    let setting = game.setting(&view.options).ok()?;
    let desk = Desk::new(view, &setting, FrequencyClasses::UNKNOWN);
    let words = desk.known_words(&desk.faces(view.writing_cards()));
    let (word, _) = words.get(dice.index(words.len()))?;
    Some(Action::Write { word: desk.text(word), cards: None })
}

fn claim(view: &View, dice: &mut Dice) -> Option<Action> {
    let seat = view.own.as_ref()?.seat;
    let mut pool: Vec<_> = view.pool.iter().map(|card| card.card).collect();
    dice.shuffle(&mut pool);
    pool.truncate(view.letters_to_claim()?);
    let met: Vec<_> = view.challenges.iter().filter(|challenge| challenge.met_by.contains(seat)).collect();
    let challenge = met.get(dice.index(met.len() + 1)).map(|challenge| challenge.card);
    Some(Action::Claim { cards: Letters::new(&pool)?, challenge })
}
