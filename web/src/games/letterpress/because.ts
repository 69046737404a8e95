/** Why a challenge is met or not, from what the referee found. */

import { t } from '../../lib/words.svelte'
import type { ChallengeProspect, Finding } from './types'

function sentence(finding: Finding): string {
  if ('shape' in finding) {
    const shape = t(`letterpress-shape-${finding.shape.replaceAll('_', '-')}`)
    return finding.met === false ? t('words-wanted', { shape }) : shape
  }
  const { min, max, found, met } = finding
  const count = t(`letterpress-count-${finding.count.replaceAll('_', '-')}`)
  if (met) return t('words-counted', { count, found: found ?? 0 })
  const few = min !== undefined && (found ?? 0) < min
  return few ? t('words-too-few', { count, found: found ?? 0, needed: min }) : t('words-too-many', { count, found: found ?? 0, allowed: max ?? 0 })
}

export function because({ met, findings }: ChallengeProspect): string {
  const why = findings.filter((finding) => finding.met === met).map(sentence).join(', ')
  return met === null ? t('words-open', { why }) : met ? t('words-met', { why }) : t('words-unmet', { why })
}
