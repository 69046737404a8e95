/** The question's title and sentence: who must do what. */

import { t } from '../../lib/i18n.svelte'
import type { View } from './types'

function pendingStep(view: View): string {
  const { phase, stage, due, drawn, offered_gears, actor } = view.table
  // While everybody plans, one seat may still have a reward to take; only that seat is asked for it.
  if (phase === 'plan' && (actor === null || actor !== view.seat)) return 'plan'
  if (drawn.printing.length + drawn.refinement.length > 0) return 'keep-order'
  if (due.inks) return 'gain-ink'
  if (due.levels) return 'gain-level'
  if (due.types) return 'gain-type'
  if (due.orders) return 'draw-order'
  if (phase === 'selection') return offered_gears.length ? 'starting-gears' : 'starting-levels'
  if (stage === 'after') return 'after'
  return phase.replaceAll('_', '-')
}

/** A name for the question: it changes when something else is asked. */
export const questionKey = (view: View) => {
  const { round, phase, stage, actor, due, drawn } = view.table
  return [view.seat !== null && view.to_act.includes(view.seat), round, phase, stage, actor === view.seat, ...Object.values(due), ...drawn.printing, ...drawn.refinement].join()
}

const isMine = (view: View) => view.seat !== null && view.to_act.includes(view.seat)

export function title(view: View, name: (seat: number) => string, canAct: boolean): string {
  if (view.result) return t('ask-over', { winners: view.result.winners.map(name).join(', '), count: view.result.winners.length })
  if (isMine(view)) return t(`title-${pendingStep(view)}`)
  return canAct && view.table.phase === 'plan' ? t('title-plan-made') : t('title-wait')
}

/** `canAct`: this viewer has a legal action. */
export function hint(view: View, name: (seat: number) => string, canAct: boolean): string {
  if (view.result) return ''
  if (isMine(view)) return t(`ask-${pendingStep(view)}`)
  const awaited = view.to_act.filter((seat) => seat !== view.seat)
  const others = { names: awaited.map(name).join(', '), count: awaited.length }
  if (canAct && view.table.phase === 'plan') return t('ask-plan-made', others)
  return t(`wait-${pendingStep(view)}`, others)
}
