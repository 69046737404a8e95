// Generated from the Rust types by `cargo xtask types`. Do not edit.

import type { Outcome, Seat, SeatSet } from './table'

export type Action = { "keep_character": { character: Character, } } | { "install_starting_gears": { first: GearAt, second: GearAt, } } | { "start_specialties": { one: Specialty, two: Specialty, } } | { "draft_order": { printing: PrintingId, refinement: RefinementId, } } | { "choose_types": { types: Partial<Record<Type, number>>, } } | { "name_colour": { ink: Ink, } } | { "plan": { markers: [number, number, number, number, number], } } | { "shift_marker": { from: Row, to: Row, } } | { "take_order": { printing: PrintingId, refinement: RefinementId, 
/**
 * The slot to clear if all four are taken.
 */
discard?: number | null, } } | { "take_inks": { set: number, count: number, } } | { "develop_shown": { card: SpecialtyCardId, } } | { "develop_one": { card: SpecialtyCardId, specialty: Specialty, } } | { "install_gear": { gear: GearId, sector: number, 
/**
 * The axle to clear if all three are taken.
 */
discard?: number | null, } } | { "rotate_gear": { axle: number, sector: number, } } | { "take_patronage_reward": { reward: PatronageReward, } } | { "take_patronage_card": { card: PatronageId, 
/**
 * Caxton: how many inks of each colour his wild inks stand for.
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
 * One axle of a house.
 */
export type AxleFacts = { axle: number, 
/**
 * Null if the axle is free.
 */
gear: GearId | null, 
/**
 * The active sector.
 */
sector: number | null, 
/**
 * What the active sector gives in this round and the next two, as the gear turns.
 */
rounds: Array<RewardFacts>, 
/**
 * The same for each sector to which the gear could be turned.
 */
settings: Array<Setting>, 
/**
 * Uses in this round.
 */
uses: number, 
/**
 * It may be used once more in this round, alone or with a batch.
 */
may_be_used: boolean, 
/**
 * For the viewer's own house.
 */
now: AxleNow | null, };

/**
 * Whether a gear can be used now, outside a batch.
 */
export type AxleNow = { can_use: boolean, 
/**
 * Why not.
 */
hindrance: Hindrance | null, };

/**
 * Orders fulfilled at once (G4.1), the gears used with them (G6.14) and what Caxton's wild inks stand for.
 */
export type Batch = { orders: Array<BatchOrder>, 
/**
 * Axles; one is listed twice if its gear is used twice.
 */
gears?: Array<number>, wild?: Partial<Record<Ink, number>>, };

export type BatchGearPay = { axle: number, uses: number, 
/**
 * Orders that it counts.
 */
counted: number, 
/**
 * For all uses.
 */
fame: number, };

export type BatchOrder = { slot: number, colour: boolean, decoration: boolean, };

export type BatchOrderPay = { slot: number, guilders: number, colour_fame: number, decoration_fame: number, bonus: BonusFacts | null, };

export type BatchProspect = { 
/**
 * Bonuses included.
 */
guilders: number, 
/**
 * Bonuses included, gears not.
 */
fame: number, gear_fame: number, 
/**
 * What each order of the batch pays.
 */
orders: Array<BatchOrderPay>, 
/**
 * What each gear of the batch pays.
 */
gears: Array<BatchGearPay>, 
/**
 * What the coloured orders ask for together, and what wild inks would stand for.
 */
inks: Partial<Record<Ink, number>>, wild: Partial<Record<Ink, number>>, 
/**
 * What every order lacks for the parts that are not in the batch yet, if they were added.
 */
more: Array<MoreParts>, };

/**
 * By space; null if it is empty. For a spectator, everything that depends on a house is left out.
 */
export type BoardFacts = { printing: Array<OfferedPrinting | null>, refinement: Array<OfferedRefinement | null>, 
/**
 * Order cards to choose from: the draft's, or those that were drawn.
 */
drawn_printing: Array<OfferedPrinting>, drawn_refinement: Array<OfferedRefinement>, 
/**
 * By set, for one ink, two and three, while they last.
 */
ink_sets: Array<Array<InkOffer>>, specialties: Array<OfferedSpecialties | null>, gears: Array<OfferedGear | null>, 
/**
 * Gears among which Guillard chooses, on the first two axles.
 */
starting_gears: Array<OfferedGear>, rewards: Array<PatronageOffer>, patrons: Array<PatronFacts>, };

/**
 * For each row, the spaces in use; null if one is empty.
 */
export type BoardSheet = { printing: Array<PrintingId | null>, refinement: Array<RefinementId | null>, ink_sets: Array<[Ink | null, Ink | null, Ink | null]>, specialties: Array<SpecialtyCardId | null>, gears: Array<GearId | null>, patronage: Array<PatronageSpace>, rewards_taken: Array<PatronageReward>, };

export type BonusFacts = { kind: 'inks' | 'guilders' | 'fame' | 'level' | 'order', count: number, };

/**
 * The ten characters (G7).
 */
export type Character = "gutenberg" | "guillard" | "manutius" | "ungler" | "schoffer" | "tory" | "plantin" | "caxton" | "fiol" | "vietor";

/**
 * In JSON a yes or no, or a list of names.
 */
export type Characters = boolean | Array<Character>;

export type ColourFacts = { can: boolean, 
/**
 * By colour, before wild inks stand in.
 */
missing: Partial<Record<Ink, number>>, 
/**
 * How many inks are missing once the wild ones stand in.
 */
lacking: number, 
/**
 * How many of the missing inks wild ones replace (G7.8).
 */
stand_ins: number, 
/**
 * What the wild inks stand for, if the colour can be done.
 */
wild: Partial<Record<Ink, number>>, fame: number, };

export type DecorationFacts = { can: boolean, 
/**
 * How many levels are missing in each specialty.
 */
missing: Partial<Record<Specialty, number>>, fame: number, };

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
 * Figures of the rulebook that a page shows. They are the same at every table.
 */
export type Figures = { rounds: number, 
/**
 * The most markers on a row (G2.3).
 */
row_limit: number, top_level: number, 
/**
 * Fame at the end by level, from 0 (G5.4).
 */
level_fame: [number, number, number, number, number, number, number], patron_fame: number, 
/**
 * Guilders are counted by this many at the end (G5.4).
 */
guilders_counted: number, 
/**
 * By place in the set (G3b.1).
 */
ink_prices: [number, number, number], guilders_past_top: number, gear_uses: number, 
/**
 * For each order that a gear counts (G6.7, G6.10, G6.12).
 */
gear_fame: number, 
/**
 * For a sold type (G6.6), one or the other.
 */
sale_fame: number, sale_guilders: number, 
/**
 * Of a type that a gear offers (G6.11).
 */
type_discount: number, start_types: number, 
/**
 * Order cards that can be drawn in addition, and their price (G3a.3).
 */
more_cards: number, more_cost: number, };

/**
 * Three rulebooks say "at any time", the German one "in your turn" (G2.6).
 */
export type FreeActions = "any_time" | "own_turn";

export type Gain = { "fame": { fame: number, source: Source, } } | { "guilders": { guilders: number, source: Source, } } | { "paid": { guilders: number, } };

/**
 * A gear and the sector that is to be active.
 */
export type GearAt = { gear: GearId, sector: number, };

/**
 * The choice that goes with a gear's reward, if there is one.
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

/**
 * Why something cannot be done: the game's reason and its rule.
 */
export type Hindrance = { rule: string, reason: { code: string, [field: string]: unknown }, };

export type HouseAfter = { fame: number, guilders: number, types: Partial<Record<Type, number>>, inks: Partial<Record<Ink, number>>, levels: Partial<Record<Specialty, number>>, orders: Array<Order | null>, 
/**
 * What each order would then lack and pay.
 */
order_facts: Array<OrderFacts | null>, gears: Array<GearSheet | null>, end: EndScore, 
/**
 * Fame with what would be added at the end.
 */
total: number, };

export type HouseFacts = { seat: Seat, fame: number, 
/**
 * What would be added if the game ended now, by its source (G5.4); null when it has.
 */
end: EndScore | null, 
/**
 * The same, added up.
 */
end_fame: number, 
/**
 * Fame with what would be added.
 */
total: number, 
/**
 * The place that this total gives, from 1; who shares it has the same (G5.5).
 */
place: number, 
/**
 * Alone against the automa: the title for this total (G8.10), and the next one.
 */
title: Title | null, next_title: NextTitle | null, 
/**
 * Of one more type, and with a gear's discount.
 */
type_price: number, discounted_type_price: number, 
/**
 * Why no type can be bought now; for the viewer's own house.
 */
buy_type: Hindrance | null, 
/**
 * By slot; null if it is free.
 */
orders: Array<OrderFacts | null>, axles: Array<AxleFacts>, gear_uses_left: number, specialties: Array<SpecialtyFacts>, track: Array<TrackFacts>, 
/**
 * The colour whose inks count as any (G7.8).
 */
wild: Ink | null, 
/**
 * Its character may swap two levels (G7.7).
 */
swaps_levels: boolean, 
/**
 * How many types a batch of two or more orders may lack (G7.3).
 */
types_ignored: number, 
/**
 * Fame at the round's end if nothing changed (G7.6).
 */
tidy_fame: number, power: PowerFacts | null, };

export type HouseProspect = { 
/**
 * More or fewer.
 */
fame: number, guilders: number, 
/**
 * Of what is added at the end.
 */
end_fame: number, inks_gained: Partial<Record<Ink, number>>, inks_lost: Partial<Record<Ink, number>>, types_gained: Partial<Record<Type, number>>, types_lost: Partial<Record<Type, number>>, levels_gained: Partial<Record<Specialty, number>>, levels_lost: Partial<Record<Specialty, number>>, 
/**
 * Slots and axles.
 */
new_orders: Array<number>, orders_gone: Array<number>, changed_axles: Array<number>, new_patrons: Array<PatronageId>, after: HouseAfter, };

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

export type InkOffer = { count: number, inks: Partial<Record<Ink, number>>, price: number, 
/**
 * Whether the viewer has the guilders.
 */
affordable: boolean | null, };

/**
 * What one level more brings.
 */
export type LevelUpFacts = { specialty: Specialty, 
/**
 * The level reached; null at the top.
 */
level: number | null, 
/**
 * For the first of the house's specialties to reach this level (G3c.2).
 */
reward: 'ink' | 'order' | 'type' | null, 
/**
 * Instead of a level past the top (G3c.3).
 */
guilders: number, };

/**
 * A part of an order that could be added to a batch.
 */
export type MoreParts = { slot: number, 
/**
 * Null if it is in the batch; otherwise whether the order could be printed too.
 */
print: boolean | null, 
/**
 * The types that would be missing.
 */
missing_types: Partial<Record<Type, number>>, 
/**
 * Null if it is in the batch; otherwise whether it could be done too, with the order printed.
 */
colour: boolean | null, 
/**
 * By colour, before wild inks stand in, and how many once they do.
 */
missing_inks: Partial<Record<Ink, number>>, lacking_inks: number, decoration: boolean | null, missing_levels: Partial<Record<Specialty, number>>, };

export type NextTitle = { title: Title, 
/**
 * The lowest total for it.
 */
from: number, };

export type OfferedGear = { gear: GearId, 
/**
 * Each sector on each axle on which it could go.
 */
settings: Array<Setting>, };

export type OfferedPrinting = { card: PrintingId, guilders: number, 
/**
 * What the viewer's house lacks.
 */
missing: Partial<Record<Type, number>> | null, 
/**
 * What the missing types would cost.
 */
price: number | null, };

export type OfferedRefinement = { card: RefinementId, bonus: BonusFacts, 
/**
 * For the viewer's house.
 */
colour: ColourFacts | null, decoration: DecorationFacts | null, };

export type OfferedSpecialties = { card: SpecialtyCardId, 
/**
 * What its symbols would bring the viewer, one after the other.
 */
shown: Array<LevelUpFacts>, };

export type OpenCards = { printing: Array<PrintingId>, refinement: Array<RefinementId>, };

export type Options = { 
/**
 * 1–4.
 */
people: number, 
/**
 * Always true for one person.
 */
automa: boolean, characters: Characters, 
/**
 * The first player; drawn if left out. With an automa it is the automa (G8.2).
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
 * An order in a house, as if it were fulfilled alone.
 */
export type OrderFacts = { slot: number, print: PrintFacts, colour: ColourFacts, decoration: DecorationFacts, bonus: BonusFacts, 
/**
 * One part earns the bonus already (G7.9).
 */
bonus_for_one_part: boolean, 
/**
 * What it would pay now, with every part that the house can do; null if it cannot be printed.
 */
now: PartsPay | null, 
/**
 * What it would pay with both parts done.
 */
full: PartsPay, };

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

/**
 * What a way of fulfilling an order pays.
 */
export type PartsPay = { colour: boolean, decoration: boolean, 
/**
 * Bonuses included.
 */
guilders: number, fame: number, earns_bonus: boolean, };

export type PatronFacts = { card: PatronageId | null, 
/**
 * The round from which the card can be taken.
 */
column: number, open: boolean, fame: number, 
/**
 * The seats that have what it asks for.
 */
met_by: Array<Seat>, 
/**
 * What the viewer's house lacks; null for a spectator, and if the card is gone.
 */
missing: PatronMissing | null, };

export type PatronMissing = { types: Partial<Record<Type, number>>, 
/**
 * By colour, before wild inks stand in.
 */
inks: Partial<Record<Ink, number>>, 
/**
 * How many inks are missing once the wild ones stand in.
 */
lacking_inks: number, levels: Partial<Record<Specialty, number>>, 
/**
 * Nothing is missing.
 */
met: boolean, };

export type PatronageId = string;

export type PatronageOffer = { reward: PatronageReward, 
/**
 * Guilders, inks, levels or orders.
 */
count: number, taken: boolean, };

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
 * The place of a seat with this many markers in the row's order.
 */
export type PlaceFacts = { markers: number, 
/**
 * From 1; null without markers, which means no turn.
 */
earliest: number | null, latest: number | null, rivals: Array<Rival>, };

export type PlanningFacts = { 
/**
 * To be placed, all of them.
 */
markers: number, rows: Array<RowFacts>, };

/**
 * A planning card of the automa.
 */
export type PlanningId = string;

export type PowerFacts = { character: Character, state: PowerState, };

/**
 * When a character's power works (G7).
 */
export type PowerState = "now" | "later" | "done" | "always";

/**
 * G6.6
 */
export type Price = "fame" | "guilders";

export type PrintFacts = { can: boolean, missing: Partial<Record<Type, number>>, 
/**
 * What the missing types would cost.
 */
price: number, guilders: number, };

export type PrintingId = string;

export type Prospect = { 
/**
 * The own house before and after; null if the action would be refused.
 */
house: HouseProspect | null, 
/**
 * Fame and guilders, in the order in which they come.
 */
gains: Array<Gain>, 
/**
 * Rewards that will then be taken or declined.
 */
due: Due, 
/**
 * Levels whose reward is earned (G3c.2).
 */
track_rewards: Array<number>, 
/**
 * Cards will be drawn: what comes is chance.
 */
draws_cards: boolean, 
/**
 * Of a batch, also of one that would be refused.
 */
batch: BatchProspect | null, 
/**
 * Of a plan, also of one that is not complete: when this seat acts in each row.
 */
places: Array<PlaceFacts> | null, 
/**
 * Of a shifted marker: who acts in each row.
 */
acting_order: [Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>, Array<Seat>] | null, 
/**
 * Of a gear that is installed or turned: what it gives in this round and the next two.
 */
gears: Array<Setting>, };

/**
 * What the table waits for.
 */
export type Question = "keep_character" | "starting_gears" | "starting_levels" | "draft" | "choose_types" | "name_colour" | "plan" | "shift_marker" | "orders" | "inks" | "specialties" | "gears" | "patronage" | "fulfil" | "after" | "gain_ink" | "gain_level" | "gain_type" | "draw_order" | "keep_order" | "over";

export type RefinementId = string;

/**
 * What a sector gives in a round.
 */
export type RewardFacts = { round: number, sector: number, reward: Sector, 
/**
 * Of the round, of a sale, or for each order counted.
 */
fame: number | null, 
/**
 * Of a sale.
 */
guilders: number | null, 
/**
 * What its type costs this house now.
 */
price: number | null, 
/**
 * Inks that it brings.
 */
inks: number | null, };

export type Rival = { seat: Seat, 
/**
 * The fewest markers with which this seat acts earlier; null if it cannot.
 */
before_with: number | null, 
/**
 * It certainly acts earlier.
 */
surely: boolean, };

/**
 * One of the five actions of a round: a row of the main board and of every initiative board.
 */
export type Row = "orders" | "inks" | "specialties" | "gears" | "patronage";

export type RowFacts = { row: Row, 
/**
 * By the number of own markers on it, from 0.
 */
places: Array<PlaceFacts>, };

export type SeatFacts = { seat: Seat, automa: boolean, 
/**
 * Clockwise from the first player, from 1.
 */
place: number, 
/**
 * Initiative markers in this round.
 */
markers: number, 
/**
 * In the next round; null in the last.
 */
next_markers: number | null, 
/**
 * Its place in the next round; null in the last.
 */
next_place: number | null, };

/**
 * What a sector says.
 */
export type Sector = { kind: 'swap_ink' | 'swap_type' | 'lowest_specialty' | 'round_fame' | 'order' | 'sell_type' | 'ink_fame' | 'take_ink' | 'trade_ink' | 'type_fame' | 'buy_type' | 'specialty_fame' | 'level', 
/**
 * The ink, type or specialty that it shows.
 */
of: Type | Ink | Specialty | null, 
/**
 * Used with a batch of orders, and at no other time (G6.14).
 */
with_batch: boolean, rule: string, };

/**
 * A gear on an axle with one of its sectors active.
 */
export type Setting = { axle: number, sector: number, 
/**
 * This round and the next two, if there are any.
 */
rounds: Array<RewardFacts>, };

export type Sheet = { edition: Edition, 
/**
 * When gears are used and types bought; left out if it is at any time.
 */
free_actions?: FreeActions, round: number, phase: Phase, first: Seat, 
/**
 * Who is on turn; null if all act simultaneously, and at the end. During planning, who has a reward to take.
 */
actor: Seat | null, stage: Stage, 
/**
 * Rewards that the actor still has to take or decline.
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
 * The source of fame or guilders, for the log and the score chart.
 */
export type Source = "printing" | "colour" | "decoration" | "bonus" | "gear" | "patronage" | "mastery" | "character" | "specialties" | "patronage_cards" | "guilders";

export type Specialty = "typesetting" | "woodcutting" | "binding" | "illuminating";

export type SpecialtyCardId = string;

export type SpecialtyFacts = { specialty: Specialty, level: number, 
/**
 * At the end, for this level.
 */
end_fame: number, 
/**
 * What one level more brings.
 */
next: LevelUpFacts, };

/**
 * The progress of a turn in an action or in Fulfil orders.
 */
export type Stage = "main" | "after" | "done";

/**
 * What is left to draw.
 */
export type Supply = { bag: Partial<Record<Ink, number>>, bag_total: number, piles: PileSizes, discards: PileSizes, };

/**
 * The title of a solo player with this score (G8.10).
 */
export type Title = "student" | "senior_student" | "apprentice" | "senior_apprentice" | "junior_master" | "master_of_printing" | "guildmaster";

/**
 * A rewarded level (G3c.2).
 */
export type TrackFacts = { level: number, reward: 'ink' | 'order' | 'type', 
/**
 * The house has it.
 */
reached: boolean, };

/**
 * One seat's turn in a row.
 */
export type TurnFacts = { seat: Seat, 
/**
 * On this row.
 */
markers: number, state: TurnState, };

export type TurnState = "planned" | "acting" | "done";

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
