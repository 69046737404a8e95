/** The one line that says who must do what. */

import { t } from '../../lib/words.svelte'
import type { View } from './types'

export function status(view: View, name: (seat: number) => string): string {
  const { own, outcome, solo, step, round } = view
  if (outcome) return solo ? t('words-press-result', { points: solo.score, library: solo.library_points }) : t('ask-over', { winners: outcome.winners.map(name).join(', '), count: outcome.winners.length })
  const waited = view.to_act.filter((seat) => seat !== own?.seat)
  const others = { names: waited.map(name).join(', '), count: waited.length }
  const mine = own !== null && view.to_act.includes(own.seat)
  if (solo && mine && round === 5) return t('words-ask-last-solo', { library: solo.library_points, points: solo.score, words: solo.last_words.length })
  if (solo && mine && step === 'draft') return t('words-ask-pile')
  if (mine) return step === 'write' && round === 5 ? t('words-ask-last') : t(`words-ask-${step}`)
  const decided = own !== null && (step === 'draft' ? own.chosen !== null : step === 'write' && own.entry !== null)
  return decided ? t('words-made', others) : t(`words-wait-${step}`, others)
}
