/** Which small mark stands before an event in the log. */

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

export const eventMark = (event: string): string | undefined => MARKS.find(([pattern]) => pattern.test(event))?.[1]
