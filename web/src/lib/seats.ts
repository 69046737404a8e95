/** Names and colours of seats. */

import type { SeatInfo } from './server'
import { hasMessage, t } from './i18n.svelte'

/** Names for bots: early printers, each with a different initial. */
const PRINTERS = ['Nicolas', 'Berthold', 'Erhard', 'Günther', 'Colard', 'Lucantonio']

export function seatNames(seats: SeatInfo[]): (string | null)[] {
  const taken = new Set(seats.map(({ name }) => name))
  const free = PRINTERS.filter((name) => !taken.has(name))
  return seats.map(({ name, kind }) => name ?? (kind === 'bot' ? (free.shift() ?? null) : kind === 'person' ? t('former-player') : null))
}

export const levelName = (level: string) => (hasMessage(`level-${level}`) ? t(`level-${level}`) : level)

const SEAT_COLOURS = 6

/** A seat's colour in the current theme. Text on it uses `--on-seat`. */
export const seatColour = (seat: number) => `var(--seat-${(seat % SEAT_COLOURS) + 1})`
