/** The JSON types of the printing-house game; the gallery's fixtures check them against real output. */

export const TYPES = ['A', 'I', 'O', 'U'] as const
export const INKS = ['blue', 'silver', 'gold', 'red'] as const
export const SPECIALTIES = ['typesetting', 'woodcutting', 'binding', 'illuminating'] as const
export const ROWS = ['orders', 'inks', 'specialties', 'gears', 'patronage'] as const
export const REWARDS = ['order', 'level', 'guilders', 'inks'] as const

export type Type = (typeof TYPES)[number]
export type Ink = (typeof INKS)[number]
export type Specialty = (typeof SPECIALTIES)[number]
export type Row = (typeof ROWS)[number]
export type PatronageReward = (typeof REWARDS)[number]
export type Tally<K extends string> = Partial<Record<K, number>>
export type Plan = [number, number, number, number, number]
export type Seat = number

export type Phase =
  | 'keep_character' | 'selection' | 'draft' | 'choose_types' | 'name_colour' | 'plan' | 'shift_marker'
  | Row | 'fulfil' | 'over'

export interface OpenCards { printing: string[]; refinement: string[] }
export interface Order { printing: string; refinement: string }
export interface InstalledGear { gear: string; sector: number; uses: number; turned?: boolean }

export interface House {
  fame: number
  guilders: number
  markers: number
  types: Tally<Type>
  inks: Tally<Ink>
  levels: Tally<Specialty>
  orders: (Order | null)[]
  gears: (InstalledGear | null)[]
  patronage: string[]
  character: string | null
  has_chosen: boolean
  has_planned: boolean
  plan: Plan | null
  swapped: boolean
  wild: Ink | null
}

export interface Board {
  printing: (string | null)[]
  refinement: (string | null)[]
  ink_sets: (Ink | null)[][]
  specialties: (string | null)[]
  gears: (string | null)[]
  patronage: { column: number; card: string | null }[]
  rewards_taken: PatronageReward[]
}

export interface Automa { markers: Plan; seen: string[]; card: string | null }

export interface Table {
  edition: string
  free_actions?: 'any_time' | 'own_turn'
  round: number
  phase: Phase
  first: Seat
  actor: Seat | null
  stage: 'main' | 'after' | 'done'
  due: { inks: number; levels: number; types: number; orders: number }
  drawn: OpenCards
  offered_gears: string[]
  display: OpenCards
  board: Board
  bag: Tally<Ink>
  discards: { printing: string[]; refinement: string[]; specialties: string[]; gears: string[] }
  houses: House[]
  automa: Automa | null
}

export interface View {
  seat: Seat | null
  to_act: Seat[]
  table: Table
  piles: { printing: number; refinement: number; specialties: number; gears: number }
  own: { dealt: string[]; kept: string | null; plan: Plan | null } | null
  acting_order: Seat[][] | null
  end_scores: { specialties: number; patronage: number; guilders: number }[] | null
  result: { scores: number[]; winners: Seat[] } | null
}

export interface BatchOrder { slot: number; colour?: boolean; decoration?: boolean }
export interface Batch { orders: BatchOrder[]; gears?: number[]; wild?: Tally<Ink> }

export type How =
  | 'plain'
  | { swap_ink: { give: Ink; take: Ink } }
  | { swap_type: { give: Type; take: Type } }
  | { raise: { specialty: Specialty } }
  | { sell_type: { type: Type; price: 'fame' | 'guilders' } }
  | { give_ink: { ink: Ink } }

export type Action =
  | 'pass' | 'draw_order' | 'decline'
  | { keep_character: { character: string } }
  | { install_starting_gears: { first: GearAt; second: GearAt } }
  | { start_specialties: { one: Specialty; two: Specialty } }
  | { draft_order: Order }
  | { choose_types: { types: Tally<Type> } }
  | { name_colour: { ink: Ink } }
  | { plan: { markers: Plan } }
  | { shift_marker: { from: Row; to: Row } }
  | { take_order: Order & { discard?: number } }
  | { take_inks: { set: number; count: number } }
  | { develop_shown: { card: string } }
  | { develop_one: { card: string; specialty: Specialty } }
  | { install_gear: { gear: string; sector: number; discard?: number } }
  | { rotate_gear: { axle: number; sector: number } }
  | { take_patronage_reward: { reward: PatronageReward } }
  | { take_patronage_card: { card: string; wild?: Tally<Ink> } }
  | { fulfil: Batch }
  | { use_gear: { axle: number; how?: How } }
  | { buy_type: { type: Type } }
  | { swap_levels: { one: Specialty; other: Specialty } }
  | { gain_ink: { ink: Ink } }
  | { gain_level: { specialty: Specialty } }
  | { gain_type: { type: Type } }
  | { draw_more: { printing: number } }
  | { keep_order: Order & { discard?: number } }

export interface GearAt { gear: string; sector: number }
