/** The status line: who must do what. */

import { t } from '../../lib/i18n.svelte'
import type { View } from './types'

export function status(view: View, name: (seat: number) => string): string {
  const { own, outcome, solo, step, round } = view
  if (outcome) return solo ? t('letterpress-press-result', { points: solo.score, library: solo.library_points }) : t('ask-over', { winners: outcome.winners.map(name).join(', '), count: outcome.winners.length })
  const awaited = view.to_act.filter((seat) => seat !== own?.seat)
  const others = { names: awaited.map(name).join(', '), count: awaited.length }
  const mine = own !== null && view.to_act.includes(own.seat)
  if (solo && mine && round === 5) return t('letterpress-ask-last-solo', { library: solo.library_points, points: solo.score, words: solo.last_words.length })
  if (solo && mine && step === 'draft') return t('letterpress-ask-pile')
  if (mine) return step === 'write' && round === 5 ? t('letterpress-ask-last') : t(`letterpress-ask-${step}`)
  const decided = own !== null && (step === 'draft' ? own.chosen !== null : step === 'write' && own.entry !== null)
  return decided ? t('letterpress-made', others) : t(`letterpress-wait-${step}`, others)
}
