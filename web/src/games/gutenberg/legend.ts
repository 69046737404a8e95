/** The legend: all marks of this table with their names, and its keys. */

import { t } from '../../lib/i18n.svelte'
import type { LegendGroup } from '../../table/Legend.svelte'
import { inkName, specialtyName } from './describe'
import { INKS, SPECIALTIES, TYPES } from './types'

export const legendGroups = (): LegendGroup[] => [
  { title: t('gutenberg-inks'), marks: [...INKS.map((ink) => ({ of: ink as string, name: inkName(ink) })), { of: 'any-ink', name: t('legend-any-ink') }] },
  { title: t('gutenberg-types'), marks: [...TYPES.map((type) => ({ of: type as string, name: type as string })), { of: 'any-type', name: t('legend-any-type') }] },
  { title: t('gutenberg-specialties'), marks: [...SPECIALTIES.map((one) => ({ of: one as string, name: specialtyName(one) })), { of: 'level', name: t('legend-level') }, { of: 'lowest', name: t('legend-lowest') }] },
  { title: t('legend-worth'), marks: ['fame', 'guilder', 'order', 'patron'].map((of) => ({ of, name: t(`legend-${of}`) })) },
  { title: t('legend-table'), marks: ['marker', 'first', 'gear', 'round', 'swap', 'bag', 'deck', 'discard', 'printing', 'refinement', 'automa'].map((of) => ({ of, name: t(`legend-${of}`) })) },
]

const KEYS = ['1–5', '⇧ 1–5', '← → ↑ ↓', '⏎', 'Esc', 'P', 'G 1–3', 'T A I O U', 'B', 'I', 'Z', 'L ?']
const IDS = ['add', 'remove', 'move', 'enter', 'escape', 'pass', 'gear', 'type', 'advice', 'inspect', 'undo', 'legend']
/** `hints`: hints are available at this table. */
export const legendKeys = (hints: boolean) => [...KEYS.map((key, at) => ({ key, does: t(`key-${IDS[at]}`) })), ...(hints ? [{ key: 'H', does: t('key-hint') }] : [])]
