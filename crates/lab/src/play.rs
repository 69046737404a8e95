//! One game between bots of the same kind.

use crate::Player;
use bots::{Bot, Budget, Playable};
use table::{Audience, Dice, Game, Seat, Seed, Viewer};

/// The dice of the n-th game of a study.
pub fn dice(seed: u64, number: u32) -> Dice {
    let mut bytes = Seed::from_number(seed).0;
    bytes[8..12].copy_from_slice(&number.to_le_bytes());
    Dice::new(Seed(bytes))
}

/// The player's budget without its clock, so that a game does not depend on the machine.
pub fn budget<G: Playable>(player: Player) -> Budget {
    match player.budget::<G>() {
        Budget::AtMost { iterations, .. } => Budget::Iterations(iterations),
        other => other,
    }
}

/// Watches more of a game than its events: what every seat sees and does, before it happens.
pub trait Watching<G: Game> {
    fn see(&mut self, seat: Seat, view: &G::View, action: &G::Action);

    /// Another action that replaces the seat's own.
    fn instead(&self, _: Seat, _: &G::View, _: &G::Action) -> Option<G::Action> {
        None
    }
}

/// Plays to the end with the same player in all seats.
pub fn play_out<G: Playable>(
    game: &G,
    options: &G::Options,
    player: Player,
    mut dice: Dice,
    watch: &mut (impl Watching<G> + Audience<G::Event>),
) -> Result<G::State, G::BadOptions> {
    let budget = budget::<G>(player);
    let mut state = game.setup(options, dice.seed())?;
    let mut bots: Vec<Box<dyn Bot<G> + Send>> = Vec::new();
    while let Some(seat) = game.to_act(&state).iter().next() {
        while bots.len() <= seat.index() {
            bots.push(player.bot());
        }
        let view = game.view(&state, Viewer::Seat(seat)).expect("some seat is to act");
        let action = bots[seat.index()].choose(game, &view, budget, &mut dice);
        let action = action.expect("a seat to act has an action");
        let action = watch.instead(seat, &view, &action).unwrap_or(action);
        watch.see(seat, &view, &action);
        game.apply(&mut state, seat, &action, watch).expect("a bot moves by the rules");
    }
    Ok(state)
}
