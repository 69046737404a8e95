/** Tips for the rules pages and between rounds, each with figures from the lab. A tip compares two groups of seats, or the same
 * deals with and without something. */

import { t } from '../lib/i18n.svelte'
import type { Figures, Group, Mean } from './figures'

/** `round` is the round in which the tip helps most. */
export type Tip = { id: string; game: string; rule: string; round?: number } & ({ worth: true } | { low: number; high: number; by: 'score' | 'wins' })

/** The tip's id is the name of a measure; `low` and `high` are the lower bounds of two of its groups. */
export const TIPS: Tip[] = [
  { id: 'early-gears', game: 'gutenberg', rule: 'G3d.1', round: 1, worth: true },
  { id: 'specialties', game: 'gutenberg', rule: 'G3c.1', round: 2, worth: true },
  { id: 'patrons', game: 'gutenberg', rule: 'G3e.2', round: 3, worth: true },
  { id: 'complete-orders', game: 'gutenberg', rule: 'G4.4', low: 4, high: 7, by: 'score' },
  { id: 'orders', game: 'gutenberg', rule: 'G4.1', round: 4, low: 6, high: 9, by: 'score' },
  { id: 'first-order', game: 'gutenberg', rule: 'G1.8', low: 1, high: 2, by: 'score' },
  { id: 'unfinished', game: 'gutenberg', rule: 'G4.6', round: 6, low: 0, high: 3, by: 'wins' },
  { id: 'masteries', game: 'gutenberg', rule: 'G5.4', round: 5, low: 1, high: 2, by: 'wins' },
  { id: 'challenges', game: 'letterpress', rule: 'L2.4', round: 1, low: 0, high: 2, by: 'wins' },
  { id: 'collection', game: 'letterpress', rule: 'L3.1', round: 4, low: 6, high: 8, by: 'score' },
  { id: 'vowels', game: 'letterpress', rule: 'L2.3', round: 3, low: 1, high: 3, by: 'score' },
  { id: 'firsts', game: 'letterpress', rule: 'L2.2', round: 2, low: 0, high: 2, by: 'wins' },
]

/** The study behind a game's tips. For the word game there is one per deck. */
const STUDIES: Record<string, (figures: Figures, deck: string) => Figures['gutenberg'] | Figures['letterpress'][string]> = {
  // The deals of `worth` were played once normally, and once for each thing that a seat had to do without.
  gutenberg: ({ gutenberg, worth }) => ({ ...gutenberg, games: gutenberg.games + (worth.length + 1) * Math.max(...worth.map(({ games }) => games)) }),
  letterpress: ({ letterpress }, deck) => letterpress[deck] ?? letterpress.en,
}
export const studyOf = (game: string, figures: Figures, deck: string) => STUDIES[game](figures, deck)

export const tipsOf = (name: string) => TIPS.filter(({ game: of }) => of === name)
export const tipOf = (name: string, round: number) => tipsOf(name).find((tip) => tip.round === round)

/** The two groups that a tip compares; `deck` is the language of the letter cards. */
export function compared(tip: Tip, figures: Figures, deck: string): { low: Group; high: Group } | null {
  if ('worth' in tip) return null
  const groups = studyOf(tip.game, figures, deck).measures.find(({ name }) => name === tip.id)?.groups ?? []
  const [low, high] = [tip.low, tip.high].map((from) => groups.find((group) => group.from === from))
  return low && high ? { low, high } : null
}

const whole = ({ mean }: Mean) => Math.round(mean)
const tenth = ({ mean }: Mean) => Math.round(10 * mean) / 10

/** A tip in words; null if the lab has no figures for it. */
export function sayTip(tip: Tip, figures: Figures, deck: string): string | null {
  if ('worth' in tip) {
    const worth = figures.worth.find(({ name }) => name === tip.id)
    return worth ? t(`advice-${tip.id}`, { fame: tenth(worth.fame), with: whole(worth.wins), without: whole(worth.wins_without) }) : null
  }
  const groups = compared(tip, figures, deck)
  if (!groups) return null
  const { low, high } = groups
  return t(`advice-${tip.id}`, { low: tenth(low.score), high: tenth(high.score), lowWins: whole(low.wins), highWins: whole(high.wins) })
}
