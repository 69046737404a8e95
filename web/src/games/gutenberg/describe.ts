/** The things of the table in words: for labels, titles and announcements. */

import { roman, t } from '../../lib/words.svelte'
import { gearCard, isInk, isSpecialty, patronCard, printingCard, refinementCard, specialtyCard, type Sector } from './cards'
import type { Ink, Row, Specialty, Type } from './types'

export const inkName = (ink: Ink) => t(`gutenberg-ink-${ink}`)
export const specialtyName = (specialty: Specialty) => t(`gutenberg-specialty-${specialty}`)
export const rowName = (row: Row) => t(`gutenberg-action-${row}`)
export const characterName = (character: string) => t(`gutenberg-character-${character}`)

const inkList = (inks: Ink[]) => inks.map(inkName).join(', ')
const levelList = (levels: [Specialty, number][]) => levels.map(([name, level]) => `${specialtyName(name)} ${roman(level)}`).join(', ')
const typeList = (types: Type[]) => types.join(' ')

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

export function sectorText({ kind, of }: Sector): string {
  const args: Record<string, string> = {}
  if (of !== null) {
    if (isInk(of)) args.ink = inkName(of)
    else if (isSpecialty(of)) args.specialty = specialtyName(of)
    else args.type = of
  }
  return t(`gutenberg-gear-${kind.replaceAll('_', '-')}`, args)
}

export const gearText = (id: string) => gearCard(id).sectors.map(sectorText).join(' · ')

export function patronText(id: string): string {
  const { levels, inks, types } = patronCard(id)
  return [levelList(levels), inkList(inks), typeList(types)].filter(Boolean).join(', ')
}

/** A card's id as it stands in an event; of a gear in use, only the sector that counts. */
export function cardText(id: string, what: Record<string, unknown> = {}): string | undefined {
  if (!/^[prsgm]\d\d$/.test(id)) return undefined
  switch (id[0]) {
    case 'p': return typeList(printingCard(id).types)
    case 'r': return [inkList(refinementCard(id).inks), levelList(refinementCard(id).levels)].join(' / ')
    case 's': return specialtyCardText(id)
    case 'm': return patronText(id)
    default: {
      const sector = gearCard(id).sectors[Number(what.sector)]
      return sector ? sectorText(sector) : gearText(id)
    }
  }
}

