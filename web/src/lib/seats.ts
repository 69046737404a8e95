/** What the people and bots at a table are called. */

import type { SeatInfo } from './server'

/** Bots bear the names of early printers. */
const PRINTERS = ['Aldus', 'Christophe', 'Colard', 'Johannes']

export function seatNames(seats: SeatInfo[]): (string | null)[] {
  const taken = new Set(seats.map(({ name }) => name))
  const free = PRINTERS.filter((name) => !taken.has(name))
  return seats.map(({ name, kind }) => name ?? (kind === 'bot' ? (free.shift() ?? null) : null))
}
