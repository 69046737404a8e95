/** The part of the game that is loaded with a table. */

import { t } from '../../lib/i18n.svelte'
import { sayAction } from './say'
import { definePlay } from '../module'
import { questionKey } from './status'
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
  eventMark: (event) => MARKS.find(([pattern]) => pattern.test(event))?.[1],
  questionKey,
  sayAction: (action, { view, facts, prospect }) => {
    const seat = view.seat ?? 0
    return sayAction(action, { house: view.table.houses[seat], seat, facts, prospect })
  },
  isHeading: (event) => HEADINGS.has(event),
  extraSeatName: ({ table }, seat) => (table.automa && seat === table.houses.length ? t('automa') : undefined),
})
