/** The printing-house game's generated types under the page's names, and the values of its enums in the rulebook's order. */

import type { Action, Event, Ink, PatronageReward, Row, Specialty, Type, View } from '../../wire/gutenberg'

export type {
  Action, AutomaSheet as Automa, Batch, Event, GearChoice, GearSheet as InstalledGear, HouseSheet as House, Ink, Order, Row, Specialty, Type, View,
} from '../../wire/gutenberg'

export const TYPES = ['A', 'I', 'O', 'U'] as const satisfies Type[]
export const INKS = ['blue', 'silver', 'gold', 'red'] as const satisfies Ink[]
export const SPECIALTIES = ['typesetting', 'woodcutting', 'binding', 'illuminating'] as const satisfies Specialty[]
export const ROWS = ['orders', 'inks', 'specialties', 'gears', 'patronage'] as const satisfies Row[]
export const REWARDS = ['order', 'level', 'guilders', 'inks'] as const satisfies PatronageReward[]

/** How many of each kind. */
export type Tally<K extends string> = Partial<Record<K, number>>
/** Markers by row. */
export type Plan = [number, number, number, number, number]

/** What the table page passes to this game's table. */
export interface Types { View: View; Action: Action; Event: Event; Prospect: null }
