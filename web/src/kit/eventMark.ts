/** Which small mark stands before an event in the log. */

import type { GameName } from '../lib/server'

const MARKS: Record<GameName, [RegExp, string][]> = {
  gutenberg: [
    [/fame/, 'fame'],
    [/guilder/, 'guilder'],
    [/^type|types/, 'any-type'],
    [/ink|colour/, 'any-ink'],
    [/order/, 'order'],
    [/level|specialt|track/, 'level'],
    [/patronage/, 'patron'],
    [/plan|marker/, 'marker'],
    [/gear/, 'swap'],
  ],
  letterpress: [
    [/challenge/, 'patron'],
    [/ranked|answered/, 'fame'],
    [/word|pass_/, 'typesetting'],
    [/hands_passed/, 'swap'],
    [/card|letter|hand|pile|library|row|returned|claim/, 'A'],
  ],
}

export const eventMark = (game: GameName, event: string): string | undefined => MARKS[game].find(([pattern]) => pattern.test(event))?.[1]
