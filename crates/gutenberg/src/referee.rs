//! The two halves of the referee: [`Rules`] answers what may be done, [`Umpire`] does it. Every chapter of the rulebook adds
//! its part to both.

use crate::action::Action;
use crate::catalogue::Catalogue;
use crate::components::Row;
use crate::event::{Event, Source};
use crate::illegal::Illegal;
use crate::menu::{Menu, within};
use crate::state::{House, Phase, Stage, State};
use table::{Audience, Dice, Seat};

pub(crate) type Verdict = Result<(), Illegal>;

/// Who says whether a turn in a row or in Fulfil orders is open.
#[derive(Clone, Copy)]
pub(crate) enum OpenTurns<'a> {
    /// It is open as long as there is something to decide.
    ByRules,
    /// See [`crate::Gutenberg::apply_in_playout`].
    ByPlayers { wants_more: &'a dyn Fn(&State) -> bool },
}

/// Reads the state only.
#[derive(Clone, Copy)]
pub(crate) struct Rules<'a> {
    pub cards: &'a Catalogue,
    pub state: &'a State,
}

/// Does what the rules allowed.
pub(crate) struct Umpire<'a, T> {
    pub cards: &'a Catalogue,
    pub state: &'a mut State,
    pub tell: &'a mut T,
    pub open_turns: OpenTurns<'a>,
}

impl<'a> Rules<'a> {
    #[inline]
    pub fn house(self, seat: Seat) -> &'a House {
        self.state.house(seat)
    }

    /// Whether this seat may do this now.
    pub fn check(self, seat: Seat, action: &Action) -> Verdict {
        self.may_act(seat)?;
        let state = self.state;
        // While all plan, the others can act though one seat has a reward to take.
        if seat == state.actor || state.phase != Phase::Plan {
            if !state.drawn.is_empty() {
                return self.check_drawn(seat, action);
            }
            if !state.due.is_empty() {
                return self.check_due_reward(action);
            }
        }
        match *action {
            Action::KeepCharacter { character } => {
                self.in_phase(Phase::KeepCharacter, "G1.7")?;
                self.check_keep_character(seat, character)
            }
            Action::InstallStartingGears { first, second } => self.check_starting_gears(seat, first, second),
            Action::StartSpecialties { one, two } => self.check_starting_levels(seat, one, two),
            Action::DraftOrder { printing, refinement } => {
                self.in_phase(Phase::Draft, "G1.8")?;
                self.check_draft(printing, refinement)
            }
            Action::ChooseTypes { types } => {
                self.in_phase(Phase::ChooseTypes, "G1.10")?;
                self.check_choose_types(types)
            }
            Action::NameColour { .. } => self.in_phase(Phase::NameColour, "G7.8"),
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
                self.check_take_order(seat, printing, refinement, discard)
            }
            Action::TakeInks { set, count } => {
                self.in_row(Row::Inks, "G3b.1")?;
                self.check_take_inks(seat, set, count)
            }
            Action::DevelopShown { card } | Action::DevelopOne { card, .. } => {
                self.in_row(Row::Specialties, "G3c.1")?;
                self.check_develop(card)
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
                if state.stage != Stage::Main {
                    return Err(Illegal::AlreadyActed { rule: "G4.7" });
                }
                self.check_batch(seat, &batch)
            }
            Action::Pass => match state.phase {
                Phase::Act(_) | Phase::Fulfil | Phase::ShiftMarker => Ok(()),
                _ => Err(Illegal::NotNow { rule: "G2.4" }),
            },
            Action::UseGear { axle, choice } => {
                self.in_free_time(seat)?;
                self.check_use_gear(seat, axle, choice)
            }
            Action::BuyType { .. } => {
                self.in_free_time(seat)?;
                self.check_buy_type(seat)
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
        if self.may_act(seat).is_err() {
            return;
        }
        if self.offers_batches() {
            self.list_batches(seat, into);
        }
        let menu = self.menu(seat);
        into.extend((0..menu.total()).map(|n| self.nth_choice(seat, menu, n)));
    }

    /// One of the actions of a seat that may act, each as likely; the list is there for the batches.
    #[inline]
    pub fn sample(self, seat: Seat, dice: &mut Dice, batches: &mut Vec<Action>) -> Option<Action> {
        batches.clear();
        if self.offers_batches() {
            self.list_batches(seat, batches);
        }
        let menu = self.menu(seat);
        let listed = batches.len() as u32;
        let n = dice.below(listed + menu.total());
        match batches.get(n as usize) {
            Some(&batch) => Some(batch),
            None => (menu.total() > 0).then(|| self.nth_choice(seat, menu, n - listed)),
        }
    }

    #[inline]
    fn offers_batches(self) -> bool {
        let state = self.state;
        state.phase == Phase::Fulfil && state.stage == Stage::Main && state.drawn.is_empty() && state.due.is_empty()
    }

    /// How many choices there are, batches of orders not counted.
    #[inline]
    fn menu(self, seat: Seat) -> Menu {
        let state = self.state;
        let only = |main| Menu { main, ..Menu::default() };
        if self.chooses(seat) {
            return only(if state.drawn.is_empty() { self.reward_choices() } else { self.drawn_choices(seat) });
        }
        match state.phase {
            Phase::KeepCharacter => only(self.character_choices(seat)),
            Phase::Selection => only(self.selection_choices(seat)),
            Phase::Draft => only(self.draft_choices()),
            Phase::ChooseTypes => only(self.type_choices()),
            Phase::NameColour => only(self.colour_choices()),
            Phase::Plan => Menu { main: self.plan_choices(seat), ..self.planning_menu(seat) },
            Phase::ShiftMarker => Menu { main: self.shift_choices(seat), pass: 1, ..Menu::default() },
            Phase::Act(row) if state.stage == Stage::Main => {
                Menu { main: self.row_choices(seat, row), ..self.free_menu(seat) }
            }
            Phase::Act(_) | Phase::Fulfil => self.free_menu(seat),
            Phase::Over => Menu::default(),
        }
    }

    #[inline]
    fn nth_choice(self, seat: Seat, menu: Menu, mut n: u32) -> Action {
        let state = self.state;
        let Some(n) = within(&mut n, menu.main) else {
            return self.nth_free_choice(seat, menu, n).unwrap_or(Action::Pass);
        };
        if self.chooses(seat) {
            return if state.drawn.is_empty() { self.nth_reward_choice(n) } else { self.nth_drawn_choice(seat, n) };
        }
        match state.phase {
            Phase::KeepCharacter => self.nth_character_choice(seat, n),
            Phase::Selection => self.nth_selection_choice(seat, n),
            Phase::Draft => self.nth_draft_choice(n),
            Phase::ChooseTypes => self.nth_type_choice(n),
            Phase::NameColour => self.nth_colour_choice(n),
            Phase::Plan => self.nth_plan_choice(seat, n),
            Phase::ShiftMarker => self.nth_shift_choice(seat, n).unwrap_or(Action::Pass),
            Phase::Act(row) => self.nth_row_choice(seat, row, n),
            Phase::Fulfil | Phase::Over => Action::Pass,
        }
    }

    /// Whether this seat has anything to say now: it is waited for, or may still change what it has chosen.
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

    /// Does what [`Rules::check`] has allowed, and goes on to the next decision that somebody has to take.
    pub fn perform(&mut self, seat: Seat, action: &Action) {
        self.perform_alone(seat, action);
        self.go_on();
    }

    /// Does what [`Rules::check`] has allowed, and nothing that follows from it.
    pub fn perform_alone(&mut self, seat: Seat, action: &Action) {
        if self.state.phase == Phase::Plan && self.state.choosing().is_none() {
            // Should a reward follow, it is this seat's.
            self.state.actor = seat;
        }
        match *action {
            Action::KeepCharacter { character } => self.keep_character(seat, character),
            Action::InstallStartingGears { first, second } => self.install_starting_gears(seat, first, second),
            Action::StartSpecialties { one, two } => self.start_levels(seat, one, two),
            Action::DraftOrder { printing, refinement } => self.draft(seat, printing, refinement),
            Action::ChooseTypes { types } => self.choose_types(seat, types),
            Action::NameColour { ink } => self.name_colour(seat, ink),
            Action::Plan { markers } => self.plan(seat, markers),
            Action::ShiftMarker { from, to } => self.shift_marker(seat, from, to),
            Action::TakeOrder { printing, refinement, discard } => {
                self.take_order(seat, printing, refinement, discard);
            }
            Action::TakeInks { set, count } => self.take_inks(seat, set, count),
            Action::DevelopShown { card } => self.develop_shown(seat, card),
            Action::DevelopOne { card, specialty } => self.develop_one(seat, card, specialty),
            Action::InstallGear { gear, sector, discard } => self.install_gear(seat, gear, sector, discard),
            Action::RotateGear { axle, sector } => self.rotate_gear(seat, axle, sector),
            Action::TakePatronageReward { reward } => self.take_patronage_reward(seat, reward),
            Action::TakePatronageCard { card, wild } => self.take_patronage_card(seat, card, wild),
            Action::Fulfil(batch) => self.fulfil(seat, &batch),
            Action::Pass => self.pass(seat),
            Action::UseGear { axle, choice } => self.use_gear(seat, axle, choice),
            Action::BuyType { kind } => self.buy_type(seat, kind),
            Action::SwapLevels { one, other } => self.swap_levels(seat, one, other),
            Action::GainInk { ink } => self.gain_due_ink(seat, ink),
            Action::GainLevel { specialty } => self.gain_due_level(seat, specialty),
            Action::GainType { kind } => self.gain_due_type(seat, kind),
            Action::DrawOrder => self.draw_due_order(seat),
            Action::DrawMore { printing } => self.draw_more(seat, printing),
            Action::KeepOrder { printing, refinement, discard } => {
                self.keep_order(seat, printing, refinement, discard);
            }
            Action::Decline => self.decline(seat),
        }
    }

    /// What is left of the turn are gears and rewards.
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

    /// The rules have made sure that they are there.
    pub fn pay_guilders(&mut self, seat: Seat, guilders: u16) {
        if guilders > 0 {
            self.house(seat).guilders -= guilders;
            self.tell.all(|| Event::GuildersPaid { seat, guilders });
        }
    }
}
