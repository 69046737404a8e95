// Generated from the Rust types by `cargo xtask types`. Do not edit.

import type { Batch, BoardFacts, BonusFacts, Figures, GearId, HouseFacts, Ink, PatronageId, PlanningFacts, PlanningId, PrintingId, Question, RefinementId, Row, SeatFacts, Specialty, SpecialtyCardId, Supply, TurnFacts, Type } from './gutenberg'
import type { CardKind, CardName, Condition, Reward } from './letterpress'
import type { Seat } from './table'

/**
 * The most valuable batch for the house as it is, if that is better than keeping all orders.
 */
export type AdviceFacts = { 
/**
 * Null if it is better to keep them all.
 */
batch: Batch | null, pay: PayFacts | null, 
/**
 * By slot; null if it is free.
 */
orders: Array<AdvisedOrder | null>, };

export type AdvisedOrder = { slot: number, 
/**
 * The advice is to keep it.
 */
keep: boolean, 
/**
 * What it may still bring in later rounds, an estimate in fame.
 */
later: number, };

export type ChallengeData = { card: CardName, when: Array<Condition>, reward: Reward, letters: string, value: number, 
/**
 * What it asks for.
 */
text: string, };

export type GearData = { id: GearId, 
/**
 * Grey lines: also used in games with 2 seats.
 */
grey: boolean, 
/**
 * Clockwise.
 */
sectors: Array<SectorData>, text: string, };

export type GutenbergCards = { name: string, 
/**
 * Identifies the set in a record.
 */
hash: string, printing: Array<PrintingData>, refinement: Array<RefinementData>, specialties: Array<SpecialtyData>, gears: Array<GearData>, patronage: Array<PatronData>, planning: Array<PlanningData>, 
/**
 * The rewards for reaching II, IV, V, VI for the first time.
 */
reward_track: Array<'ink' | 'order' | 'type'>, figures: Figures, };

export type GutenbergFacts = { 
/**
 * What to do with the own orders in this round; null for a spectator, before the first round and at the end.
 */
advice: AdviceFacts | null, 
/**
 * Null for a spectator.
 */
seat: Seat | null, 
/**
 * What the table waits for, as this viewer sees it.
 */
question: Question, 
/**
 * This viewer is asked for a main action and has only free ones: passing loses nothing.
 */
only_free_actions: boolean, 
/**
 * By seat, the automa's included.
 */
seats: Array<SeatFacts>, 
/**
 * By seat, people only.
 */
houses: Array<HouseFacts>, board: BoardFacts, 
/**
 * When this seat may act in each row, while it plans; null at other times and for a spectator.
 */
planning: PlanningFacts | null, 
/**
 * The turns of each of the five rows, once the plans are revealed.
 */
turns: [Array<TurnFacts>, Array<TurnFacts>, Array<TurnFacts>, Array<TurnFacts>, Array<TurnFacts>] | null, supply: Supply, };

export type LetterData = { card: CardName, kind: CardKind, letters: string, value: number, };

export type LetterpressCards = { 
/**
 * Of the letters.
 */
language: string, 
/**
 * Identifies the deck in a record.
 */
checksum: string, 
/**
 * Letter and vowel cards.
 */
letters: Array<LetterData>, challenges: Array<ChallengeData>, };

export type LevelData = { specialty: Specialty, level: number, };

export type MoveData = { from: Row | 'min' | 'max', to: Row | 'min' | 'max', text: string, };

export type PatronData = { id: PatronageId, levels: Array<LevelData>, inks: Array<Ink>, types: Array<Type>, text: string, };

/**
 * What a batch pays.
 */
export type PayFacts = { 
/**
 * Bonuses included.
 */
guilders: number, 
/**
 * Bonuses included, gears not.
 */
fame: number, gear_fame: number, 
/**
 * All that are earned, including guilders and fame.
 */
bonuses: Array<BonusFacts>, };

/**
 * How the automa shifts its markers.
 */
export type PlanningData = { id: PlanningId, moves: Array<MoveData>, 
/**
 * Where the scan starts in a tie.
 */
centre: Row, patronage: boolean, text: string, };

export type PrintingData = { id: PrintingId, types: Array<Type>, pays: number, text: string, };

export type RefinementData = { id: RefinementId, inks: Array<Ink>, colour_fame: number, levels: Array<LevelData>, decoration_fame: number, bonus: BonusFacts, bonus_text: string, text: string, };

export type SectorData = { text: string, kind: 'swap_ink' | 'swap_type' | 'lowest_specialty' | 'round_fame' | 'order' | 'sell_type' | 'ink_fame' | 'take_ink' | 'trade_ink' | 'type_fame' | 'buy_type' | 'specialty_fame' | 'level', 
/**
 * The ink, type or specialty that it shows.
 */
of: Type | Ink | Specialty | null, 
/**
 * Used with a batch of orders, and at no other time (G6.14).
 */
with_batch: boolean, rule: string, };

export type SpecialtyData = { id: SpecialtyCardId, symbols: [Specialty, Specialty], text: string, };
