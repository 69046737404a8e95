/** Loaded with a table of the word game. */

export { letterText as cardText } from './cards'
export { default as Table } from './Table.svelte'

const MARKS: [RegExp, string][] = [
  [/challenge/, 'patron'],
  [/ranked|answered/, 'fame'],
  [/word|pass_/, 'typesetting'],
  [/hands_passed/, 'swap'],
  [/card|letter|hand|pile|library|row|returned|claim/, 'A'],
]

export const eventMark = (event: string) => MARKS.find(([pattern]) => pattern.test(event))?.[1]
