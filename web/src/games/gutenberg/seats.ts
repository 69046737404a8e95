/** Names and initials of seats. */

import { t } from '../../lib/i18n.svelte'
import type { View } from './types'

export function seatName(view: View, names: (string | null)[], seat: number): string {
  if (seat === view.table.houses.length && view.table.automa) return t('automa')
  return names[seat] ?? t('seat', { number: seat + 1 })
}

export const initial = (name: string) => ([...name][0] ?? '?').toUpperCase()
