/** The printed side of the cards, parsed from the standard card set. */

import cardSet from 'virtual:gutenberg-cards'
import { INKS, SPECIALTIES, type Ink, type Row, type Specialty, type Tally, type Type } from './types'

export interface CardSetFile {
  printing: { id: string; types: string; pays: number }[]
  refinement: { id: string; inks: string; colour: number; levels: string; decoration: number; bonus: string }[]
  specialties: { id: string; symbols: string }[]
  gears: { id: string; lines: 'grey' | 'white'; sectors: string[] }[]
  patronage: { id: string; levels?: string; inks?: string; types?: string }[]
  planning: { id: string; moves: string[]; centre: Row; patronage: boolean }[]
  reward_track: ('ink' | 'order' | 'type')[]
}

export interface Printing { id: string; types: Type[]; pays: number }
export interface Refinement {
  id: string
  inks: Ink[]
  colour: number
  levels: [Specialty, number][]
  decoration: number
  bonus: { kind: 'inks' | 'guilders' | 'fame' | 'level' | 'order'; count: number }
}
export interface Sector { kind: string; of: Type | Ink | Specialty | null }
export interface GearCard { id: string; grey: boolean; sectors: Sector[] }
export interface Patron { id: string; levels: [Specialty, number][]; inks: Ink[]; types: Type[] }
export interface PlanningCard { id: string; moves: { from: Row | 'min' | 'max'; to: Row | 'min' | 'max' }[]; centre: Row; patronage: boolean }

const words = (text = '') => text.split(/\s+/).filter(Boolean)
const levels = (text = ''): [Specialty, number][] =>
  text.split(',').map((part) => words(part)).filter((part) => part.length === 2).map(([name, level]) => [name as Specialty, Number(level)])

const byId = <Card extends { id: string }>(cards: Card[]) => new Map(cards.map((card) => [card.id, card]))

const printing = byId<Printing>(cardSet.printing.map(({ id, types, pays }) => ({ id, types: [...types] as Type[], pays })))

const refinement = byId<Refinement>(
  cardSet.refinement.map((card) => {
    const [kind, count] = words(card.bonus)
    return {
      id: card.id,
      inks: words(card.inks) as Ink[],
      colour: card.colour,
      levels: levels(card.levels),
      decoration: card.decoration,
      bonus: { kind: kind as Refinement['bonus']['kind'], count: Number(count ?? 1) },
    }
  }),
)

const specialties = new Map(cardSet.specialties.map(({ id, symbols }) => [id, words(symbols) as Specialty[]]))

const gears = byId<GearCard>(
  cardSet.gears.map(({ id, lines, sectors }) => ({
    id,
    grey: lines === 'grey',
    sectors: sectors.map((sector) => {
      const [kind, of] = words(sector)
      return { kind, of: (of ?? null) as Sector['of'] }
    }),
  })),
)

const patronage = byId<Patron>(
  cardSet.patronage.map((card) => ({
    id: card.id, levels: levels(card.levels), inks: words(card.inks) as Ink[], types: [...(card.types ?? '')] as Type[],
  })),
)

const planning = byId<PlanningCard>(
  cardSet.planning.map((card) => ({
    ...card,
    moves: card.moves.map((move) => {
      const [from, to] = move.split('>').map((row) => row.trim())
      return { from: from as Row, to: to as Row }
    }),
  })),
)

export const rewardTrack = cardSet.reward_track

/** Cards of other sets are unknown to the page: they show a blank face. */
function face<Card>(cards: Map<string, Card>, id: string, blank: Card): Card {
  return cards.get(id) ?? blank
}

export const printingCard = (id: string) => face(printing, id, { id, types: [], pays: 0 })
export const refinementCard = (id: string) =>
  face(refinement, id, { id, inks: [], colour: 0, levels: [], decoration: 0, bonus: { kind: 'fame', count: 0 } })
export const specialtyCard = (id: string) => face(specialties, id, [])
export const gearCard = (id: string) => face(gears, id, { id, grey: true, sectors: [] })
export const patronCard = (id: string) => face(patronage, id, { id, levels: [], inks: [], types: [] })
export const planningCard = (id: string) => planning.get(id)

export const levelOf = (tally: Tally<Specialty>, specialty: Specialty) => tally[specialty] ?? 0
export const isSpecialty = (of: string): of is Specialty => (SPECIALTIES as readonly string[]).includes(of)
export const isInk = (of: string): of is Ink => (INKS as readonly string[]).includes(of)
