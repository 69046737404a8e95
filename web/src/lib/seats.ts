/** What the people and bots at a table are called. A person who was deleted has no name any more. */

import type { SeatInfo } from './server'
import { t } from './words.svelte'

/** Bots bear the names of early printers, each with an initial of its own. */
const PRINTERS = ['Nicolas', 'Berthold', 'Erhard', 'Günther', 'Colard', 'Lucantonio']

export function seatNames(seats: SeatInfo[]): (string | null)[] {
  const taken = new Set(seats.map(({ name }) => name))
  const free = PRINTERS.filter((name) => !taken.has(name))
  return seats.map(({ name, kind }) => name ?? (kind === 'bot' ? (free.shift() ?? null) : kind === 'person' ? t('former-player') : null))
}

/** The colour by which a seat is known. */
export const SEAT_COLOURS = ['#8c2f22', '#2d3a8c', '#2f6b5e', '#7a5a14']
