//! The two halves of the referee: [`Rules`] says what is legal, [`Umpire`] carries it out. Every chapter of the rulebook
//! extends both.

use crate::action::{Action, Batch};
use crate::catalogue::Catalogue;
use crate::characters;
use crate::checked::{Checked, Move};
use crate::choice::{Act, Asks, Draw, List, Nothing, Then};
use crate::components::Row;
use crate::event::{Event, Source};
use crate::illegal::Illegal;
use crate::round::{Batches, Colours, Turn, ask_in_row};
use crate::setup::{StartingLevels, ThreeTypes};
use crate::state::{House, Order, Phase, Stage, State};
use table::{Audience, Dice, Seat};

pub(crate) type Verdict = Result<(), Illegal>;

/// What decides whether a turn in a row or in Fulfil orders stays open.
#[derive(Clone, Copy)]
pub(crate) enum OpenTurns {
    /// A turn is open as long as there is something to decide.
    ByRules,
    /// See [`crate::Gutenberg::apply_in_playout`].
    UntilPassed,
}

/// Reads the state only.
#[derive(Clone, Copy)]
pub(crate) struct Rules<'a> {
    pub cards: &'a Catalogue,
    pub state: &'a State,
}

/// Carries out legal moves.
pub(crate) struct Umpire<'a, T> {
    pub cards: &'a Catalogue,
    pub state: &'a mut State,
    pub tell: &'a mut T,
    pub open_turns: OpenTurns,
}

/// What a seat that may act can choose from now; batches are listed.
#[inline(always)]
pub(crate) fn ask<A: Asks>(seat: Seat, batches: &mut Vec<Batch>, asks: A) -> A::Answer {
    let rules = asks.rules();
    let state = rules.state;
    if rules.chooses(seat) {
        return if state.drawn.is_empty() {
            asks.offer(|rules| rules.due_rewards())
        } else {
            asks.offer(|rules| rules.drawn_orders(seat))
        };
    }
    match (state.phase, state.stage) {
        (Phase::Act(row), Stage::Main) => ask_in_row(seat, row, asks),
        (Phase::Fulfil, Stage::Main) => {
            batches.clear();
            rules.list_batches(seat, batches);
            let batches = Batches { seat, listed: batches };
            asks.offer(|rules| Turn::new(batches, rules.free_actions(seat)))
        }
        (Phase::Act(_) | Phase::Fulfil, _) => asks.offer(|rules| rules.free_actions(seat)),
        (Phase::Plan, _) => asks.offer(|rules| Then::new(rules.plans(seat), rules.free_while_planning(seat))),
        (Phase::KeepCharacter, _) => asks.offer(|rules| rules.dealt_characters(seat)),
        (Phase::Selection, _) if characters::starts_with_gears(rules.house(seat)) => {
            asks.offer(|rules| rules.starting_gear_pairs())
        }
        (Phase::Selection, _) if characters::starts_with_levels(rules.house(seat)) => asks.choose_from(StartingLevels),
        (Phase::Draft, _) => asks.offer(|rules| rules.draft(seat)),
        (Phase::ChooseTypes, _) => asks.choose_from(ThreeTypes),
        (Phase::NameColour, _) => asks.choose_from(Colours),
        (Phase::ShiftMarker, _) => asks.offer(|rules| Then::new(rules.shifts(seat), Move::KeepPlan)),
        (Phase::Selection | Phase::Over, _) => asks.choose_from(Nothing),
    }
}

impl<'a> Rules<'a> {
    #[inline]
    pub fn house(self, seat: Seat) -> &'a House {
        self.state.house(seat)
    }

    /// Whether this seat may do this now, with everything that was looked up on the way.
    pub fn check(self, seat: Seat, action: &Action) -> Result<Checked, Illegal> {
        self.may_act(seat)?;
        let state = self.state;
        // During planning the others can act even if one seat has a reward to take.
        let what = if self.chooses(seat) || state.choosing().is_some() && state.phase != Phase::Plan {
            if state.drawn.is_empty() { self.check_due_reward(action) } else { self.check_drawn(seat, action) }
        } else {
            self.check_in_phase(seat, action)
        };
        Ok(Checked { seat, what: what? })
    }

    fn check_in_phase(self, seat: Seat, action: &Action) -> Result<Move, Illegal> {
        match *action {
            Action::KeepCharacter { character } => {
                self.in_phase(Phase::KeepCharacter, "G1.7")?;
                self.check_keep_character(seat, character)
            }
            Action::InstallStartingGears { first, second } => self.check_starting_gears(seat, first, second),
            Action::StartSpecialties { one, two } => self.check_starting_levels(seat, one, two),
            Action::DraftOrder { printing, refinement } => {
                self.in_phase(Phase::Draft, "G1.8")?;
                self.check_draft(seat, Order { printing, refinement })
            }
            Action::ChooseTypes { types } => {
                self.in_phase(Phase::ChooseTypes, "G1.10")?;
                self.check_choose_types(types)
            }
            Action::NameColour { ink } => {
                self.in_phase(Phase::NameColour, "G7.8")?;
                Ok(Move::NameColour { ink })
            }
            Action::Plan { markers } => {
                self.in_phase(Phase::Plan, "G2.3")?;
                self.check_plan(seat, markers)
            }
            Action::ShiftMarker { from, to } => {
                self.in_phase(Phase::ShiftMarker, "G7.1")?;
                self.check_shift(seat, from, to)
            }
            Action::TakeOrder { printing, refinement, discard } => {
                self.in_row(Row::Orders, "G3a.1")?;
                self.check_take_order(seat, Order { printing, refinement }, discard)
            }
            Action::TakeInks { set, count } => {
                self.in_row(Row::Inks, "G3b.1")?;
                self.check_take_inks(seat, set, count)
            }
            Action::DevelopShown { card } => {
                self.in_row(Row::Specialties, "G3c.1")?;
                self.check_develop(card, None)
            }
            Action::DevelopOne { card, specialty } => {
                self.in_row(Row::Specialties, "G3c.1")?;
                self.check_develop(card, Some(specialty))
            }
            Action::InstallGear { gear, sector, discard } => {
                self.in_row(Row::Gears, "G3d.1")?;
                self.check_install(seat, gear, sector, discard)
            }
            Action::RotateGear { axle, sector } => {
                self.in_row(Row::Gears, "G3d.1")?;
                self.check_rotate(seat, axle, sector)
            }
            Action::TakePatronageReward { reward } => {
                self.in_row(Row::Patronage, "G3e.1")?;
                self.check_patronage_reward(reward)
            }
            Action::TakePatronageCard { card, wild } => {
                self.in_row(Row::Patronage, "G3e.1")?;
                self.check_patronage_card(seat, card, wild)
            }
            Action::Fulfil(batch) => {
                self.in_phase(Phase::Fulfil, "G4.1")?;
                if self.state.stage != Stage::Main {
                    return Err(Illegal::AlreadyActed { rule: "G4.7" });
                }
                self.check_batch(seat, &batch)
            }
            Action::Pass => match self.state.phase {
                Phase::ShiftMarker => Ok(Move::KeepPlan),
                _ => self.in_open_turn("G2.4").map(|()| Move::EndTurn),
            },
            Action::UseGear { axle, choice } => {
                self.in_free_time(seat)?;
                self.check_use_gear(seat, axle, choice)
            }
            Action::BuyType { kind } => {
                self.in_free_time(seat)?;
                self.check_buy_type(seat, kind)
            }
            Action::SwapLevels { one, other } => {
                self.in_open_turn("G7.7")?;
                self.check_swap_levels(seat, one, other)
            }
            Action::GainInk { .. } | Action::GainLevel { .. } | Action::GainType { .. } | Action::Decline => {
                Err(Illegal::NoRewardDue { rule: "G4.4" })
            }
            Action::DrawOrder | Action::DrawMore { .. } | Action::KeepOrder { .. } => {
                Err(Illegal::NoRewardDue { rule: "G3a.3" })
            }
        }
    }

    /// Everything this seat may do now.
    pub fn list(self, seat: Seat, into: &mut Vec<Action>) {
        if self.may_act(seat).is_ok() {
            ask(seat, &mut Vec::new(), List { rules: self, into });
        }
    }

    /// Draws one of a seat's legal actions uniformly, if it may act; `batches` is scratch space.
    #[inline]
    pub fn sample(self, seat: Seat, dice: &mut Dice, batches: &mut Vec<Batch>) -> Option<Checked> {
        ask(seat, batches, Draw { rules: self, dice }).map(|what| Checked { seat, what })
    }

    /// Whether this seat may act now: it is to act, or can still change its choice.
    fn may_act(self, seat: Seat) -> Verdict {
        let state = self.state;
        if state.phase == Phase::Over {
            return Err(Illegal::GameOver);
        }
        if state.is_automa(seat) {
            return Err(Illegal::AutomasSeat);
        }
        if !state.is_person(seat) {
            return Err(Illegal::NoSuchSeat { people: state.people });
        }
        match state.phase {
            Phase::KeepCharacter | Phase::Plan => Ok(()),
            _ if seat == state.actor => Ok(()),
            _ => Err(Illegal::NotYourTurn { actor: state.actor }),
        }
    }

    fn in_phase(self, phase: Phase, rule: &'static str) -> Verdict {
        if self.state.phase == phase { Ok(()) } else { Err(Illegal::NotNow { rule }) }
    }

    /// Whether this seat has a reward to take or decline.
    #[inline]
    fn chooses(self, seat: Seat) -> bool {
        self.state.choosing() == Some(seat)
    }

    /// G2.6: in one's own turn, or while planning.
    fn in_free_time(self, seat: Seat) -> Verdict {
        match self.state.phase {
            Phase::Plan => self.check_free_while_planning(seat),
            _ => self.in_open_turn("G2.6"),
        }
    }

    fn in_open_turn(self, rule: &'static str) -> Verdict {
        match self.state.phase {
            Phase::Act(_) | Phase::Fulfil => Ok(()),
            _ => Err(Illegal::NotNow { rule }),
        }
    }
}

impl<T: Audience<Event>> Umpire<'_, T> {
    #[inline]
    pub fn rules(&self) -> Rules<'_> {
        Rules { cards: self.cards, state: self.state }
    }

    #[inline]
    pub fn house(&mut self, seat: Seat) -> &mut House {
        self.state.house_mut(seat)
    }

    /// Performs a legal action and plays on to the next decision.
    pub fn perform(&mut self, checked: &Checked) {
        self.perform_alone(checked);
        self.go_on();
    }

    /// Performs a legal action without playing on.
    pub fn perform_alone(&mut self, &Checked { seat, ref what }: &Checked) {
        self.perform_move(seat, what);
    }

    /// Draws one of the moves that this seat is asked to choose from and performs it, without playing on; says whether it
    /// was asked.
    #[inline]
    pub fn act_at_random(&mut self, seat: Seat, dice: &mut Dice, batches: &mut Vec<Batch>) -> bool {
        ask(seat, batches, Act { umpire: self, seat, dice })
    }

    /// Inlined, so that a caller that knows the move pays for no branch.
    #[inline(always)]
    pub fn perform_move(&mut self, seat: Seat, what: &Move) {
        match *what {
            Move::KeepCharacter { character } => self.keep_character(seat, character),
            Move::InstallStartingGears { first, second } => self.install_starting_gears(seat, first, second),
            Move::StartSpecialties { one, two } => self.start_levels(seat, one, two),
            Move::DraftOrder { order, slot } => self.draft(seat, order, slot),
            Move::ChooseTypes { types } => self.choose_types(seat, types),
            Move::NameColour { ink } => self.name_colour(seat, ink),
            Move::Plan { markers } => self.plan(seat, markers),
            Move::ShiftMarker { from, to, markers } => self.shift_marker(seat, from, to, markers),
            Move::KeepPlan => self.begin_row(Row::Orders),
            Move::TakeOrder { order, place } => self.take_order(seat, order, place),
            Move::TakeInks { set, taken, .. } => self.take_inks(seat, set, taken),
            Move::DevelopShown { card } => self.develop_shown(seat, card),
            Move::DevelopOne { card, specialty } => self.develop_one(seat, card, specialty),
            Move::InstallGear { gear, sector, place } => self.install_gear(seat, gear, sector, place),
            Move::RotateGear { axle, gear, sector } => self.rotate_gear(seat, axle, gear, sector),
            Move::TakePatronageReward { reward } => self.take_patronage_reward(seat, reward),
            Move::TakePatronageCard { card, payment } => self.take_patronage_card(seat, card, payment),
            Move::Fulfil(ref batch) => self.fulfil(seat, batch),
            Move::EndTurn => self.end_turn(seat),
            Move::UseGear(gear) => self.use_gear(seat, gear),
            Move::BuyType { kind, price } => self.buy_type(seat, kind, price),
            Move::SwapLevels { one, other } => self.swap_levels(seat, one, other),
            Move::GainInk { ink } => self.gain_due_ink(seat, ink),
            Move::GainLevel { specialty } => self.gain_due_level(seat, specialty),
            Move::GainType { kind } => self.gain_due_type(seat, kind),
            Move::DrawOrder => self.draw_due_order(seat),
            Move::DrawMore { printing } => self.draw_more(seat, printing),
            Move::KeepOrder { order, place } => self.keep_order(seat, order, place),
            Move::DeclineDrawn => self.decline_drawn(seat),
            Move::DeclineRewards => self.decline_rewards(seat),
        }
    }

    /// Only gears and rewards are left of the turn.
    pub fn main_action_done(&mut self) {
        self.state.stage = Stage::After;
    }

    pub fn gain_fame(&mut self, seat: Seat, fame: u16, source: Source) {
        if fame > 0 {
            let house = self.house(seat);
            house.fame = house.fame.saturating_add(fame);
            self.tell.all(|| Event::FameGained { seat, fame, source });
        }
    }

    pub fn gain_guilders(&mut self, seat: Seat, guilders: u16, source: Source) {
        if guilders > 0 {
            let house = self.house(seat);
            house.guilders = house.guilders.saturating_add(guilders);
            self.tell.all(|| Event::GuildersGained { seat, guilders, source });
        }
    }

    /// The house must have them.
    pub fn pay_guilders(&mut self, seat: Seat, guilders: u16) {
        if guilders > 0 {
            self.house(seat).guilders -= guilders;
            self.tell.all(|| Event::GuildersPaid { seat, guilders });
        }
    }
}
