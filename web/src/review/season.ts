/** Sums over all my reviewed games: where I lost points, and how lucky I was. */

import type { Played } from './kept'

export interface Sum { name: string; games: number; decisions: number; total_loss: number; luck: number }

const sum = (name: string, games: number): Sum => ({ name, games, decisions: 0, total_loss: 0, luck: 0 })

/** Sums by phase, largest total loss first. */
export function byPhase(played: Played[]): Sum[] {
  const sums = new Map<string, Sum>()
  for (const { phases } of played)
    for (const { phase, decisions, total_loss, parts } of phases) {
      const one = sums.get(phase) ?? sum(phase, 0)
      sums.set(phase, { ...one, games: one.games + 1, decisions: one.decisions + decisions, total_loss: one.total_loss + total_loss, luck: one.luck + parts.draws })
    }
  return [...sums.values()].filter(({ decisions }) => decisions > 0).sort((one, other) => other.total_loss - one.total_loss)
}

/** Sums by any property of a game. */
export function grouped(played: Played[], of: (one: Played) => string | null): Sum[] {
  const sums = new Map<string, Sum>()
  for (const one of played) {
    const name = of(one)
    if (name === null) continue
    const before = sums.get(name) ?? sum(name, 0)
    sums.set(name, { ...before, games: before.games + 1, decisions: before.decisions + one.decisions, total_loss: before.total_loss + one.total_loss, luck: before.luck + one.luck })
  }
  return [...sums.values()].sort((one, other) => other.games - one.games)
}

export const whole = (played: Played[]): Sum => grouped(played, () => 'all')[0] ?? sum('all', 0)
/** The average loss per decision. */
export const errorOf = ({ decisions, total_loss }: Sum) => (decisions ? total_loss / decisions : 0)

/** The lesson that trains a phase. */
export const LESSONS: Record<string, Record<string, string>> = {
  gutenberg: { selection: 'gears', draft: 'draft', choose_types: 'types', plan: 'planning', orders: 'order', inks: 'inks', specialties: 'specialties', gears: 'gears', patronage: 'patronage', fulfil: 'fulfil', keep_character: 'characters', name_colour: 'characters', shift_marker: 'characters' },
  letterpress: { draft: 'draft', write: 'value', claim: 'claims', lay: 'rotary-press', library: 'rotary-press' },
}
