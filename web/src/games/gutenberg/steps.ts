/** The steps of a round, for the top bar. */

import { t } from '../../lib/i18n.svelte'
import { rowShort } from './describe'
import { ROWS, type View } from './types'

export function stepsOf({ table: { phase, round } }: View): { name: string; state: 'past' | 'now' | 'coming' }[] {
  const phases: string[] = ['plan', ...ROWS, 'fulfil']
  if (round === 0 || phase === 'over') return []
  const now = phases.indexOf(phase === 'name_colour' || phase === 'shift_marker' ? 'plan' : phase)
  if (now < 0) return []
  const names = [t('step-plan'), ...ROWS.map(rowShort), t('step-fulfil')]
  return names.map((name, at) => ({ name, state: at < now ? 'past' : at === now ? 'now' : 'coming' }))
}
