// Generated from the Rust types by `cargo xtask types`. Do not edit.

import type { Outcome, Seat, SeatSet } from './table'

export type Action = { "keep_character": { character: Character, } } | { "install_starting_gears": { first: GearAt, second: GearAt, } } | { "start_specialties": { one: Specialty, two: Specialty, } } | { "draft_order": { printing: PrintingId, refinement: RefinementId, } } | { "choose_types": { types: Partial<Record<Type, number>>, } } | { "name_colour": { ink: Ink, } } | { "plan": { markers: [number, number, number, number, number], } } | { "shift_marker": { from: Row, to: Row, } } | { "take_order": { printing: PrintingId, refinement: RefinementId, 
/**
 * The slot to clear where all four are taken.
 */
discard?: number | null, } } | { "take_inks": { set: number, count: number, } } | { "develop_shown": { card: SpecialtyCardId, } } | { "develop_one": { card: SpecialtyCardId, specialty: Specialty, } } | { "install_gear": { gear: GearId, sector: number, 
/**
 * The axle to clear where all three are taken.
 */
discard?: number | null, } } | { "rotate_gear": { axle: number, sector: number, } } | { "take_patronage_reward": { reward: PatronageReward, } } | { "take_patronage_card": { card: PatronageId, 
/**
 * Caxton: how many of each colour his wild inks stand for.
 */
wild?: Partial<Record<Ink, number>>, } } | { "fulfil": Batch } | "pass" | { "use_gear": { axle: number, how?: GearChoice, } } | { "buy_type": { type: Type, } } | { "swap_levels": { one: Specialty, other: Specialty, } } | { "gain_ink": { ink: Ink, } } | { "gain_level": { specialty: Specialty, } } | { "gain_type": { type: Type, } } | "draw_order" | { "draw_more": { printing: number, } } | { "keep_order": { printing: PrintingId, refinement: RefinementId, discard?: number | null, } } | "decline";

export type AutomaSheet = { markers: [number, number, number, number, number], 
/**
 * Planning cards of this game so far.
 */
seen: Array<PlanningId>, 
/**
 * This round's planning card, once it is revealed.
 */
card: PlanningId | null, };

/**
 * Orders fulfilled at once (G4.1), the gears used with them (G6.14) and what Caxton's wild inks stand for.
 */
export type Batch = { orders: Array<BatchOrder>, 
/**
 * Axles, twice where a gear is used twice.
 */
gears?: Array<number>, wild?: Partial<Record<Ink, number>>, };

export type BatchOrder = { slot: number, colour: boolean, decoration: boolean, };

/**
 * As many spaces a row as there are in use; null where one is empty.
 */
export type BoardSheet = { printing: Array<PrintingId | null>, refinement: Array<RefinementId | null>, ink_sets: Array<[Ink | null, Ink | null, Ink | null]>, specialties: Array<SpecialtyCardId | null>, gears: Array<GearId | null>, patronage: Array<PatronageSpace>, rewards_taken: Array<PatronageReward>, };

/**
 * The ten characters (G7).
 */
export type Character = "gutenberg" | "guillard" | "manutius" | "ungler" | "schoffer" | "tory" | "plantin" | "caxton" | "fiol" | "vietor";

/**
 * In JSON a yes or no, or a list of names.
 */
export type Characters = boolean | Array<Character>;

export type Discards = { printing: Array<PrintingId>, refinement: Array<RefinementId>, specialties: Array<SpecialtyCardId>, gears: Array<GearId>, };

/**
 * Rewards of choice, to be taken in any order.
 */
export type Due = { inks: number, levels: number, types: number, orders: number, };

/**
 * The 2021 text lets a used gear be repositioned, the 2022 texts do not (G3d.4).
 */
export type Edition = "2021" | "2022";

/**
 * Fame that is added at the end, by its source.
 */
export type EndScore = { specialties: number, patronage: number, guilders: number, };

export type Event = { "event": "character_kept", seat: Seat, character: Character, } | { "event": "character_chosen", seat: Seat, } | { "event": "characters_revealed", characters: Array<Character>, } | { "event": "gears_drawn", seat: Seat, gears: Array<GearId>, } | { "event": "gear_discarded", seat: Seat, gear: GearId, } | { "event": "gear_installed", seat: Seat, gear: GearId, axle: number, sector: number, } | { "event": "gear_rotated", seat: Seat, gear: GearId, axle: number, sector: number, } | { "event": "order_drafted", seat: Seat, printing: PrintingId, refinement: RefinementId, } | { "event": "types_chosen", seat: Seat, types: Partial<Record<Type, number>>, } | { "event": "round_began", round: number, first: Seat, } | { "event": "gears_turned" } | { "event": "colour_named", seat: Seat, ink: Ink, } | { "event": "planned", seat: Seat, markers: [number, number, number, number, number], } | { "event": "plan_made", seat: Seat, } | { "event": "plans_revealed", plans: Array<[number, number, number, number, number]>, } | { "event": "automa_planned", card: PlanningId, markers: [number, number, number, number, number], } | { "event": "marker_shifted", seat: Seat, from: Row, to: Row, } | { "event": "row_began", row: Row, order: Array<Seat>, } | { "event": "passed", seat: Seat, } | { "event": "order_taken", seat: Seat, printing: PrintingId, refinement: RefinementId, } | { "event": "order_discarded", seat: Seat, printing: PrintingId, refinement: RefinementId, } | { "event": "order_cards_drawn", seat: Seat, printing: Array<PrintingId>, refinement: Array<RefinementId>, } | { "event": "inks_taken", seat: Seat, inks: Partial<Record<Ink, number>>, } | { "event": "specialty_card_taken", seat: Seat, card: SpecialtyCardId, } | { "event": "levels_swapped", seat: Seat, one: Specialty, other: Specialty, } | { "event": "patronage_reward_taken", seat: Seat, reward: PatronageReward, } | { "event": "patronage_card_taken", seat: Seat, card: PatronageId, } | { "event": "order_fulfilled", seat: Seat, printing: PrintingId, refinement: RefinementId, colour: boolean, decoration: boolean, } | { "event": "rewards_declined", seat: Seat, } | { "event": "gear_used", seat: Seat, gear: GearId, axle: number, sector: number, } | { "event": "type_sold", seat: Seat, type: Type, price: Price, } | { "event": "fame_gained", seat: Seat, fame: number, source: Source, } | { "event": "guilders_gained", seat: Seat, guilders: number, source: Source, } | { "event": "guilders_paid", seat: Seat, guilders: number, } | { "event": "ink_gained", seat: Seat, ink: Ink, } | { "event": "inks_returned", seat: Seat, inks: Partial<Record<Ink, number>>, } | { "event": "type_gained", seat: Seat, type: Type, } | { "event": "type_lost", seat: Seat, type: Type, } | { "event": "level_reached", seat: Seat, specialty: Specialty, level: number, } | { "event": "track_reward", seat: Seat, level: number, } | { "event": "automa_took_order_cards", printing: PrintingId | null, refinement: RefinementId | null, } | { "event": "automa_took_inks", set: number, inks: Partial<Record<Ink, number>>, } | { "event": "automa_took_specialty_card", card: SpecialtyCardId, } | { "event": "automa_took_gear", gear: GearId, } | { "event": "automa_took_patronage_card", card: PatronageId, } | { "event": "automa_took_patronage_reward", reward: PatronageReward, } | { "event": "automa_found_nothing", row: Row, } | { "event": "board_refilled" } | { "event": "first_player_passed", from: Seat, to: Seat, } | { "event": "game_ended", scores: Array<number>, winners: Array<Seat>, };

/**
 * Three rulebooks say "at any time", the German one "in your turn" (G2.6).
 */
export type FreeActions = "any_time" | "own_turn";

/**
 * A gear and the sector that is to be active.
 */
export type GearAt = { gear: GearId, sector: number, };

/**
 * The choice that goes with a gear's reward, where there is one.
 */
export type GearChoice = "plain" | { "swap_ink": { give: Ink, take: Ink, } } | { "swap_type": { give: Type, take: Type, } } | { "raise": { specialty: Specialty, } } | { "sell_type": { type: Type, price: Price, } } | { "give_ink": { ink: Ink, } };

export type GearId = string;

export type GearSheet = { gear: GearId, 
/**
 * The active sector.
 */
sector: number, 
/**
 * Uses this round.
 */
uses: number, 
/**
 * It could have been used once more this round, but was turned after its first use (G3d.4; 2021 only).
 */
turned?: boolean, };

export type HouseSheet = { fame: number, guilders: number, 
/**
 * Initiative markers in all.
 */
markers: number, types: Partial<Record<Type, number>>, inks: Partial<Record<Ink, number>>, levels: Partial<Record<Specialty, number>>, orders: Array<Order | null>, gears: Array<GearSheet | null>, patronage: Array<PatronageId>, character: Character | null, 
/**
 * A character is chosen, though not yet shown.
 */
has_chosen: boolean, 
/**
 * A plan is made, though not yet shown.
 */
has_planned: boolean, 
/**
 * The plan, once it is revealed.
 */
plan: [number, number, number, number, number] | null, 
/**
 * Plantin's swap of the round is done.
 */
swapped: boolean, 
/**
 * Caxton's colour of the round.
 */
wild: Ink | null, };

export type Ink = "blue" | "silver" | "gold" | "red";

export type OpenCards = { printing: Array<PrintingId>, refinement: Array<RefinementId>, };

export type Options = { 
/**
 * 1–4.
 */
people: number, 
/**
 * Always on for one person.
 */
automa: boolean, characters: Characters, 
/**
 * The first player; drawn where it is left open. With an automa it is the automa (G8.2).
 */
first: Seat | null, edition: Edition, 
/**
 * When gears are used and types bought (G2.6).
 */
free_actions?: FreeActions, };

/**
 * A printing and a refinement card, never separated (G1.9).
 */
export type Order = { printing: PrintingId, refinement: RefinementId, };

/**
 * What only this seat knows.
 */
export type Own = { 
/**
 * The characters to choose from.
 */
dealt: Array<Character>, kept: Character | null, 
/**
 * The own plan, also while it is secret.
 */
plan: [number, number, number, number, number] | null, };

export type PatronageId = string;

/**
 * G3e.1
 */
export type PatronageReward = "order" | "level" | "guilders" | "inks";

export type PatronageSpace = { 
/**
 * The round from which the card can be taken.
 */
column: number, card: PatronageId | null, };

/**
 * Where the game stands. In JSON the five actions have the names of their rows.
 */
export type Phase = "keep_character" | "selection" | "draft" | "choose_types" | "name_colour" | "plan" | "shift_marker" | "fulfil" | "over" | Row;

export type PileSizes = { printing: number, refinement: number, specialties: number, gears: number, };

/**
 * A planning card of the automa.
 */
export type PlanningId = string;

/**
 * G6.6
 */
export type Price = "fame" | "guilders";

export type PrintingId = string;

export type RefinementId = string;

/**
 * One of the five actions of a round: a row of the main board and of every initiative board.
 */
export type Row = "orders" | "inks" | "specialties" | "gears" | "patronage";

export type Sheet = { edition: Edition, 
/**
 * When gears are used and types bought; left out where it is at any time.
 */
free_actions?: FreeActions, round: number, phase: Phase, first: Seat, 
/**
 * Who is on turn; null where all act at once, or nobody any more. While all plan, who has a reward to take.
 */
actor: Seat | null, stage: Stage, 
/**
 * Rewards that the actor has still to take or decline.
 */
due: Due, 
/**
 * Order cards that the actor has drawn as a reward.
 */
drawn: OpenCards, 
/**
 * Gears among which Guillard chooses.
 */
offered_gears: Array<GearId>, 
/**
 * The order draft's cards.
 */
display: OpenCards, board: BoardSheet, bag: Partial<Record<Ink, number>>, discards: Discards, 
/**
 * By seat, people only.
 */
houses: Array<HouseSheet>, automa: AutomaSheet | null, };

/**
 * Where fame or guilders come from, for the log and the score chart.
 */
export type Source = "printing" | "colour" | "decoration" | "bonus" | "gear" | "patronage" | "mastery" | "character" | "specialties" | "patronage_cards" | "guilders";

export type Specialty = "typesetting" | "woodcutting" | "binding" | "illuminating";

export type SpecialtyCardId = string;

/**
 * How far a turn in an action or in Fulfil orders has come.
 */
export type Stage = "main" | "after" | "done";

/**
 * What the guild calls a solo player with this score (G8.10).
 */
export type Title = "student" | "senior_student" | "apprentice" | "senior_apprentice" | "junior_master" | "master_of_printing" | "guildmaster";

/**
 * A wooden letter block.
 */
export type Type = "A" | "I" | "O" | "U";

export type View = { 
/**
 * Null for a spectator.
 */
seat: Seat | null, to_act: SeatSet, table: Sheet, 
/**
 * Cards left in the piles.
 */
piles: PileSizes, 
/**
 * Null for a spectator.
 */
own: Own | null, 
/**
 * Who acts in each of the five rows, once the plans are revealed.
 */
acting_order: [Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>] | null, 
/**
 * What each house would gain if the game ended now; null when it has.
 */
end_scores: Array<EndScore> | null, result: Outcome | null, };
