/** Who sits where, and the sign by which a seat is known on the board: a colour and a letter. */

import { t } from '../../lib/words.svelte'
import type { View } from './types'

export function seatName(view: View, names: (string | null)[], seat: number): string {
  if (seat === view.table.houses.length && view.table.automa) return t('automa')
  return names[seat] ?? t('seat', { number: seat + 1 })
}

export const initial = (name: string) => ([...name][0] ?? '?').toUpperCase()
