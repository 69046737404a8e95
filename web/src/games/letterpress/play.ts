/** The part of the game that is loaded with a table. */

import { definePlay } from '../module'
import { sayAction } from './say'
import { questionKey } from './status'
import Table from './Table.svelte'
import type { Types } from './types'

const MARKS: [RegExp, string][] = [
  [/challenge/, 'patron'],
  [/ranked|answered/, 'fame'],
  [/word|pass_/, 'typesetting'],
  [/hands_passed/, 'swap'],
  [/card|letter|hand|pile|library|row|returned|claim/, 'A'],
]

const HEADINGS = new Set(['round_began', 'game_ended'])

export default definePlay<Types>({
  Table,
  eventMark: (event) => MARKS.find(([pattern]) => pattern.test(event))?.[1],
  questionKey,
  sayAction,
  hintsInSteps: ({ step }) => step === 'write',
  nudgedAction: ({ word }) => (typeof word === 'string' ? { write: { word } } : 'pass'),
  isHeading: (event) => HEADINGS.has(event),
})
