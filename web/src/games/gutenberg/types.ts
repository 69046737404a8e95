/** The printing-house game's generated types under the page's names, and the values of its enums in the rulebook's order. */

import type { GutenbergFacts } from '../../wire/games'
import type { Action, Event, Ink, PatronageReward, Prospect, Row, Specialty, Type, View } from '../../wire/gutenberg'

export type { GutenbergFacts as Facts, LevelData } from '../../wire/games'
export type {
  Action, AutomaSheet as Automa, Batch, BonusFacts, Event, GearChoice, GearSheet as InstalledGear, HouseFacts, HouseProspect, HouseSheet as House, Ink,
  LevelUpFacts, OfferedPrinting, OfferedRefinement, Order, OrderFacts, PatronFacts, PlaceFacts, Prospect, Row, Sector, Setting, Specialty, Type, View,
} from '../../wire/gutenberg'

export const TYPES = ['A', 'I', 'O', 'U'] as const satisfies Type[]
export const INKS = ['blue', 'silver', 'gold', 'red'] as const satisfies Ink[]
export const SPECIALTIES = ['typesetting', 'woodcutting', 'binding', 'illuminating'] as const satisfies Specialty[]
export const ROWS = ['orders', 'inks', 'specialties', 'gears', 'patronage'] as const satisfies Row[]
export const REWARDS = ['order', 'level', 'guilders', 'inks'] as const satisfies PatronageReward[]

/** Counts by kind; absent means 0. */
export type Tally<K extends string> = Partial<Record<K, number>>
/** The number of markers on each row. */
export type Plan = [number, number, number, number, number]

/** Expands a tally to a list, in the order of `kinds`. */
export const listOf = <K extends string>(tally: Tally<K>, kinds: readonly K[]): K[] => kinds.flatMap((kind) => Array<K>(tally[kind] ?? 0).fill(kind))

/** What the table page passes to this game's table. */
export interface Types { View: View; Action: Action; Event: Event; Prospect: Prospect; Facts: GutenbergFacts }
