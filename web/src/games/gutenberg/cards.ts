/** The cards and the figures of the rulebook, from the module of rules. Loaded before a table is shown. */

import { rules } from '../../source/rules'
import type { GearData, GutenbergCards, PatronData, PlanningData, PrintingData, RefinementData } from '../../wire/games'
import type { Figures } from '../../wire/gutenberg'
import { INKS, SPECIALTIES, type Ink, type Specialty, type Tally } from './types'

const byId = <Card extends { id: string }>(cards: Card[]) => new Map(cards.map((card) => [card.id, card]))

const indexed = (cards: GutenbergCards) => ({
  printing: byId(cards.printing),
  refinement: byId(cards.refinement),
  specialties: byId(cards.specialties),
  gears: byId(cards.gears),
  patronage: byId(cards.patronage),
  planning: byId(cards.planning),
  figures: cards.figures,
})

let set: ReturnType<typeof indexed>
export const useCards = (cards: GutenbergCards) => void (set = indexed(cards))

let loading: Promise<void> | null = null
export function loadCards(): Promise<void> {
  loading ??= rules.ask('cards', { cmd: 'cards', game: 'gutenberg' }).then(([cards]) => {
    useCards(cards as GutenbergCards)
    rules.forget('cards')
  })
  loading.catch(() => (loading = null))
  return loading
}

export const allCards = () => set

export const figures = (): Figures => set.figures

/** For cards that the module does not know. */
const BLANK = { id: '', text: '' }
export const printingCard = (id: string): PrintingData => set.printing.get(id) ?? { ...BLANK, types: [], pays: 0 }
export const refinementCard = (id: string): RefinementData =>
  set.refinement.get(id) ?? { ...BLANK, inks: [], colour_fame: 0, levels: [], decoration_fame: 0, bonus: { kind: 'fame', count: 0 }, bonus_text: '' }
export const specialtyCard = (id: string): Specialty[] => set.specialties.get(id)?.symbols ?? []
export const gearCard = (id: string): GearData => set.gears.get(id) ?? { ...BLANK, grey: true, sectors: [] }
export const patronCard = (id: string): PatronData => set.patronage.get(id) ?? { ...BLANK, levels: [], inks: [], types: [] }
export const planningCard = (id: string): PlanningData | undefined => set.planning.get(id)

export const levelOf = (tally: Tally<Specialty>, specialty: Specialty) => tally[specialty] ?? 0
export const isSpecialty = (of: string): of is Specialty => (SPECIALTIES as readonly string[]).includes(of)
export const isInk = (of: string): of is Ink => (INKS as readonly string[]).includes(of)
