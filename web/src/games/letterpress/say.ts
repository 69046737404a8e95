/** Actions of the word game in words, as on the buttons. */

import { t } from '../../lib/i18n.svelte'
import type { Action, Facts, Prospect, View } from './types'

export function sayAction(action: Action, { view, prospect }: { view: View; facts: Facts | null; prospect: Prospect | null }): string {
  if (action === 'pass') return t('letterpress-action-pass')
  if ('draft' in action) {
    const hand = view.own?.hand ?? []
    const kept = hand.find(({ card }) => card === action.draft.card)?.letters ?? ''
    const others = hand.filter(({ card }) => card !== action.draft.card).map(({ letters }) => letters).join(' ')
    return t(view.solo ? 'letterpress-keep-under' : 'letterpress-keep-pass', { letters: kept, others })
  }
  if ('write' in action) return t('letterpress-write', { word: prospect?.word?.word ?? action.write.word })
  if ('claim' in action) {
    const { cards, challenge } = action.claim
    const letters = cards.map((card) => view.pool.find((one) => one.card === card)?.letters ?? '').join(', ')
    if (!cards.length) return t(challenge ? 'letterpress-claim-challenge' : 'letterpress-action-claim')
    return t(challenge ? 'letterpress-claim-both' : 'letterpress-claim', { letters })
  }
  if ('lay' in action) return t('letterpress-action-lay')
  const letters = view.solo?.library.find(({ card }) => card === action.choose.card)?.letters ?? ''
  return t(view.solo?.collects ? 'letterpress-collect' : 'letterpress-return', { letters })
}
