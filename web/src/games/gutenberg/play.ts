/** Loaded with a table of the printing-house game. */

import { t } from '../../lib/i18n.svelte'
import { definePlay } from '../module'
import { cardText } from './describe'
import Table from './Table.svelte'
import type { Types } from './types'

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

const HEADINGS = new Set(['round_began', 'row_began', 'game_ended', 'plans_revealed', 'characters_revealed'])

export default definePlay<Types>({
  Table,
  cardText,
  eventMark: (event) => MARKS.find(([pattern]) => pattern.test(event))?.[1],
  isHeading: (event) => HEADINGS.has(event),
  extraSeatName: ({ table }, seat) => (table.automa && seat === table.houses.length ? t('automa') : undefined),
})
