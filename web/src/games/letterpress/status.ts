/** Title and hint of the question: who must do what, and why. */

import { t } from '../../lib/i18n.svelte'
import type { Facts, View } from './types'

export function title(view: View, facts: Facts | null, name: (seat: number) => string): string {
  const { own, outcome, solo, step } = view
  if (outcome) return solo ? t('letterpress-press-result', { points: solo.score, library: solo.library_points }) : t('ask-over', { winners: outcome.winners.map(name).join(', '), count: outcome.winners.length })
  const awaited = view.to_act.filter((seat) => seat !== own?.seat)
  const others = { names: awaited.map(name).join(', '), count: awaited.length }
  const mine = own !== null && view.to_act.includes(own.seat)
  if (mine && facts?.is_last_round) return solo ? t('letterpress-ask-last-solo', { library: solo.library_points, points: solo.score, words: solo.last_words.length }) : t('letterpress-ask-last')
  if (mine && step === 'claim' && facts?.claiming?.count) return t('letterpress-ask-claim-count', { count: facts.claiming.count })
  if (mine && solo && step === 'draft') return t('letterpress-ask-pile')
  if (mine) return t(`letterpress-ask-${step}`)
  const decided = own !== null && (step === 'draft' ? own.chosen !== null : step === 'write' && own.entry !== null)
  return decided ? t('letterpress-made', others) : t(`letterpress-wait-${step}`, others)
}

export function hint(view: View, facts: Facts | null): string {
  if (view.outcome) return ''
  if (view.solo) {
    const { threshold, needed } = facts?.press ?? { threshold: 0, needed: 0 }
    if (view.step === 'write') return facts?.is_last_round ? t('letterpress-hint-last-solo', { needed }) : t('letterpress-hint-write-solo', { threshold })
    return view.step === 'draft' ? t('letterpress-hint-draft') : view.step === 'lay' ? t('letterpress-lay-why') : t('letterpress-library-why', { points: view.solo.library_points })
  }
  if (view.step === 'write' && facts?.is_last_round) return t('letterpress-hint-last')
  return t(`letterpress-hint-${view.step}`)
}

/** Identifies the question that the viewer is asked. */
export const questionKey = ({ round, step, own, ranking, solo }: View) =>
  [round, step, own?.hand.length, ranking.filter(({ claimed }) => claimed).length, solo?.last_words.length].join(' ')
