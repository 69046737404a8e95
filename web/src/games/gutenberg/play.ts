/** Loaded with a table of the printing-house game. */

import { t } from '../../lib/i18n.svelte'
import type { View } from './types'

export { cardText } from './describe'
export { default as Table } from './Table.svelte'

const MARKS: [RegExp, string][] = [
  [/fame/, 'fame'],
  [/guilder/, 'guilder'],
  [/^type|types/, 'any-type'],
  [/ink|colour/, 'any-ink'],
  [/order/, 'order'],
  [/level|specialt|track/, 'level'],
  [/patronage/, 'patron'],
  [/plan|marker/, 'marker'],
  [/gear/, 'swap'],
]

export const eventMark = (event: string) => MARKS.find(([pattern]) => pattern.test(event))?.[1]

export function extraSeatName(view: unknown, seat: number): string | undefined {
  const { table } = view as View
  return table.automa && seat === table.houses.length ? t('automa') : undefined
}
