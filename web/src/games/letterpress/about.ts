/** The inspector's texts. */

import { t } from '../../lib/i18n.svelte'
import { conditionText } from './reasons'
import type { Card, Challenge } from './types'

export interface About { title: string; kind?: string; rule: string; /** Its page in the almanac. */ entry?: string; lines: string[]; tile?: Pick<Card, 'letters' | 'value' | 'kind'> }

export function aboutCard(card: Card, { readings = [], common = false }: { readings?: string[]; common?: boolean } = {}): About {
  const kind = card.kind === 'letter' ? t(common ? 'letterpress-common' : 'letterpress-letter-card') : t(`letterpress-kind-${card.kind}`)
  const lines = [t('letterpress-points', { points: card.value })]
  if (readings.length) lines.push(t('letterpress-can-stand-for', { letters: readings.join(', ') }))
  if (common) lines.push(t('letterpress-for-everybody'))
  return { title: card.letters, kind, rule: 'L1.4', lines, tile: card }
}

export function aboutChallenge(challenge: Challenge): About {
  const lines = [...challenge.when.map(conditionText), t(`letterpress-reward-${challenge.reward.replaceAll('_', '-')}`)]
  const tile = challenge.reward === 'joins' ? ({ letters: challenge.letters, value: challenge.value, kind: 'challenge' } as const) : undefined
  return { title: t(`letterpress-challenge-${challenge.card}`), kind: t('letterpress-challenge'), rule: 'L2.4', entry: `challenges/${challenge.card}`, lines, tile }
}
