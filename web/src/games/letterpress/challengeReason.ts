/** Why a challenge is met or not, from the server's findings. */

import { t } from '../../lib/i18n.svelte'
import type { ChallengeProspect, Finding } from './types'

function sentence(finding: Finding): string {
  if ('shape' in finding) {
    const shape = t(`letterpress-shape-${finding.shape.replaceAll('_', '-')}`)
    return finding.met === false ? t('letterpress-wanted', { shape }) : shape
  }
  const { min, max, found, met } = finding
  const count = t(`letterpress-count-${finding.count.replaceAll('_', '-')}`)
  if (met) return t('letterpress-counted', { count, found: found ?? 0 })
  const few = min != null && (found ?? 0) < min
  return few ? t('letterpress-too-few', { count, found: found ?? 0, needed: min }) : t('letterpress-too-many', { count, found: found ?? 0, allowed: max ?? 0 })
}

export function challengeReason({ met, findings }: ChallengeProspect): string {
  const why = findings.filter((finding) => finding.met === met).map(sentence).join(', ')
  return met === null ? t('letterpress-open', { why }) : met ? t('letterpress-met', { why }) : t('letterpress-unmet', { why })
}
