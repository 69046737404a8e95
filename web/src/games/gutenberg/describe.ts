/** Cards, rewards and plans in words, for labels, titles and announcements. */

import { roman, t } from '../../lib/i18n.svelte'
import { gearCard, isInk, isSpecialty, patronCard, planningCard, printingCard, refinementCard, specialtyCard } from './cards'
import { INKS, ROWS, type BonusFacts, type Ink, type LevelData, type Row, type Sector, type Specialty, type Type } from './types'

export const inkName = (ink: Ink) => t(`gutenberg-ink-${ink}`)
export const specialtyName = (specialty: Specialty) => t(`gutenberg-specialty-${specialty}`)
export const rowName = (row: Row) => t(`gutenberg-action-${row}`)

/** Such as "2 × gold, red". */
export const inkCounts = (counts: Partial<Record<Ink, number>>) =>
  INKS.flatMap((ink) => (counts[ink] ? [(counts[ink] === 1 ? '' : `${counts[ink]} × `) + inkName(ink)] : [])).join(', ')

export const inkList = (inks: Ink[]) => inks.map(inkName).join(', ')
export const levelList = (levels: LevelData[]) => levels.map(({ specialty, level }) => `${specialtyName(specialty)} ${roman(level)}`).join(', ')
export const typeList = (types: Type[]) => types.join(' ')

export function printingText(id: string): string {
  const { types, pays } = printingCard(id)
  return t('card-printing', { types: typeList(types), pays })
}

export const bonusText = ({ kind, count }: BonusFacts) => t(`bonus-${kind}`, { count })

export function refinementText(id: string): string {
  const { inks, colour_fame, levels, decoration_fame, bonus } = refinementCard(id)
  return t('card-refinement', { inks: inkList(inks), colour: colour_fame, levels: levelList(levels), decoration: decoration_fame, bonus: bonusText(bonus) })
}

export const specialtyCardText = (id: string) => specialtyCard(id).map(specialtyName).join(' + ')

type Reward = Pick<Sector, 'kind' | 'of'>

function sectorArgs(of: Sector['of']): Record<string, string> {
  if (of === null) return {}
  return isInk(of) ? { ink: inkName(of) } : isSpecialty(of) ? { specialty: specialtyName(of) } : { type: of }
}

export const sectorText = ({ kind, of }: Reward) => t(`gutenberg-gear-${kind.replaceAll('_', '-')}`, sectorArgs(of))

/** A sector's reward in a few words, to go beside its mark. */
export const sectorShort = ({ kind, of }: Reward) => t(`sector-${kind.replaceAll('_', '-')}`, sectorArgs(of))

/** The name of a row's action in one word. */
export const rowShort = (row: Row) => t(`row-${row}`)

/** `rowShort` without soft hyphens, for sentences. */
export const rowPlain = (row: Row) => rowShort(row).replaceAll('\u00AD', '')

/** A plan as the log writes it: “orders 2, inks 1”. */
export const planText = (markers: readonly number[]) => ROWS.flatMap((row, at) => (markers[at] ? `${t(`gutenberg-row-${row}`)} ${markers[at]}` : [])).join(', ')

export const gearText = (id: string) => gearCard(id).sectors.map(sectorText).join(' · ')

export function patronText(id: string): string {
  const { levels, inks, types } = patronCard(id)
  return [levelList(levels), inkList(inks), typeList(types)].filter(Boolean).join(', ')
}

const rowOrExtreme = (row: Row | 'min' | 'max') => (row === 'min' || row === 'max' ? t(`gutenberg-row-${row}`) : rowName(row))

/** The moves of an automa's planning card. */
export const planningMoves = (id: string) => (planningCard(id)?.moves ?? []).map(({ from, to }) => `${rowOrExtreme(from)} → ${rowOrExtreme(to)}`)
