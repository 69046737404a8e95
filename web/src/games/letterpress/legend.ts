/** The legend: the marks of this table with their names, and its keys. */

import { t } from '../../lib/i18n.svelte'
import type { LegendGroup } from '../../table/Legend.svelte'
import { HINT_KEY } from './table'

export const legendGroups = (): LegendGroup[] => [
  { title: t('legend-table'), marks: [{ of: 'fame', name: t('letterpress-legend-fame') }, { of: 'deck', name: t('legend-deck') }, { of: 'A', name: t('letterpress-letter-card') }, { of: 'any-type', name: t('letterpress-legend-outline') }, { of: 'patron', name: t('letterpress-challenge') }] },
]

const KEYS = ['A–Z', '1–9', 'Tab', '⇧ ← →', 'Space', '⏎', 'Esc', '?']
const IDS = ['letters', 'numbers', 'tab', 'move', 'space', 'enter', 'escape', 'inspect']
/** `hints`: hints are available at this table. */
export const legendKeys = (hints: boolean) => [...KEYS.map((key, at) => ({ key, does: t(`letterpress-key-${IDS[at]}`) })), ...(hints ? [{ key: HINT_KEY, does: t('key-hint') }] : [])]
