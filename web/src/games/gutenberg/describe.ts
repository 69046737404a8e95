/** The table's things in words, for labels, titles and announcements. */

import { roman, t } from '../../lib/i18n.svelte'
import { gearCard, isInk, isSpecialty, patronCard, planningCard, printingCard, refinementCard, specialtyCard, type Sector } from './cards'
import { INKS, type Ink, type Row, type Specialty, type Type } from './types'

export const inkName = (ink: Ink) => t(`gutenberg-ink-${ink}`)
export const specialtyName = (specialty: Specialty) => t(`gutenberg-specialty-${specialty}`)
export const rowName = (row: Row) => t(`gutenberg-action-${row}`)

/** Such as "2 × gold, red". */
export const inkCounts = (counts: Partial<Record<Ink, number>>) =>
  INKS.flatMap((ink) => (counts[ink] ? [(counts[ink] === 1 ? '' : `${counts[ink]} × `) + inkName(ink)] : [])).join(', ')

export const inkList = (inks: Ink[]) => inks.map(inkName).join(', ')
export const levelList = (levels: [Specialty, number][]) => levels.map(([name, level]) => `${specialtyName(name)} ${roman(level)}`).join(', ')
export const typeList = (types: Type[]) => types.join(' ')

export function printingText(id: string): string {
  const { types, pays } = printingCard(id)
  return t('card-printing', { types: typeList(types), pays })
}

export function bonusText(id: string): string {
  const { kind, count } = refinementCard(id).bonus
  return t(`bonus-${kind}`, { count })
}

export function refinementText(id: string): string {
  const { inks, colour, levels, decoration } = refinementCard(id)
  return t('card-refinement', { inks: inkList(inks), colour, levels: levelList(levels), decoration, bonus: bonusText(id) })
}

export const specialtyCardText = (id: string) => specialtyCard(id).map(specialtyName).join(' + ')

function sectorArgs(of: Sector['of']): Record<string, string> {
  if (of === null) return {}
  return isInk(of) ? { ink: inkName(of) } : isSpecialty(of) ? { specialty: specialtyName(of) } : { type: of }
}

export const sectorText = ({ kind, of }: Sector) => t(`gutenberg-gear-${kind.replaceAll('_', '-')}`, sectorArgs(of))

/** The same in a few words, for beside its mark. */
export const sectorShort = ({ kind, of }: Sector) => t(`sector-${kind.replaceAll('_', '-')}`, sectorArgs(of))

/** The action's name in one word. */
export const rowShort = (row: Row) => t(`row-${row}`)

export const gearText = (id: string) => gearCard(id).sectors.map(sectorText).join(' · ')

export function patronText(id: string): string {
  const { levels, inks, types } = patronCard(id)
  return [levelList(levels), inkList(inks), typeList(types)].filter(Boolean).join(', ')
}

const rowOrExtreme = (row: Row | 'min' | 'max') => (row === 'min' || row === 'max' ? t(`automa-${row}`) : rowName(row))

/** The moves of an automa's planning card. */
export const planningMoves = (id: string) => (planningCard(id)?.moves ?? []).map(({ from, to }) => `${rowOrExtreme(from)} → ${rowOrExtreme(to)}`)

const planningText = (id: string) => `${t('gutenberg-card-planning')} (${planningMoves(id).join(', ')})`

/** The text for a card id in an event; for a gear in use, only its active sector. */
export function cardText(id: string, event: Record<string, unknown> = {}): string | undefined {
  if (/^a\d\d$/.test(id)) return planningText(id)
  if (!/^[prsgm]\d\d$/.test(id)) return undefined
  switch (id[0]) {
    case 'p': return typeList(printingCard(id).types)
    case 'r': return [inkList(refinementCard(id).inks), levelList(refinementCard(id).levels)].join(' / ')
    case 's': return specialtyCardText(id)
    case 'm': return patronText(id)
    default: {
      const sector = gearCard(id).sectors[Number(event.sector)]
      return sector ? sectorText(sector) : gearText(id)
    }
  }
}
