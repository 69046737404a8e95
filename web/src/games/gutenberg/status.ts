/** Title and text of the question: who must do what. */

import { t } from '../../lib/i18n.svelte'
import type { Facts, View } from './types'

const step = ({ question }: Facts) => question.replaceAll('_', '-')

/** Identifies the question that the viewer is asked. */
export const questionKey = (view: View) => {
  const { round, phase, stage, actor, due, drawn } = view.table
  return [view.seat !== null && view.to_act.includes(view.seat), round, phase, stage, actor === view.seat, ...Object.values(due), ...drawn.printing, ...drawn.refinement].join()
}

const isMine = (view: View) => view.seat !== null && view.to_act.includes(view.seat)

export function title(view: View, facts: Facts | null, name: (seat: number) => string, canAct: boolean): string {
  if (view.result) return t('ask-over', { winners: view.result.winners.map(name).join(', '), count: view.result.winners.length })
  if (isMine(view)) return facts ? t(`title-${step(facts)}`) : t('your-decision')
  return canAct && view.table.phase === 'plan' ? t('title-plan-made') : t('title-wait')
}

/** `canAct`: this viewer has a legal action. */
export function hint(view: View, facts: Facts | null, name: (seat: number) => string, canAct: boolean): string {
  if (view.result || !facts) return ''
  if (isMine(view)) return t(`ask-${step(facts)}`)
  const awaited = view.to_act.filter((seat) => seat !== view.seat)
  const others = { names: awaited.map(name).join(', '), count: awaited.length }
  if (canAct && view.table.phase === 'plan') return t('ask-plan-made', others)
  return t(`wait-${step(facts)}`, others)
}
