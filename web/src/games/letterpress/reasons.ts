/** The conditions of challenges, and the rules' findings about them, in words. */

import { t } from '../../lib/i18n.svelte'
import type { Challenge, ChallengeProspect, Finding } from './types'

const shapeText = (shape: string) => t(`letterpress-shape-${shape.replaceAll('_', '-')}`)
const countText = (count: string) => t(`letterpress-count-${count.replaceAll('_', '-')}`)

export const conditionText = (condition: Challenge['when'][number]) =>
  'shape' in condition ? shapeText(condition.shape) : t('letterpress-condition-count', { count: countText(condition.count), min: condition.min ?? 'none', max: condition.max ?? 'none' })

function sentence(finding: Finding): string {
  const { unmet } = finding
  if (unmet?.reason === 'too_few') return t('letterpress-too-few', { ...unmet, count: countText(unmet.count) })
  if (unmet?.reason === 'too_many') return t('letterpress-too-many', { ...unmet, count: countText(unmet.count) })
  if (unmet?.reason === 'unlike') return t('letterpress-wanted', { shape: shapeText(unmet.shape) })
  return 'shape' in finding ? shapeText(finding.shape) : t('letterpress-counted', { count: countText(finding.count), found: finding.found ?? 0 })
}

/** Why a challenge is met or not: the conditions that decide it. */
export const reasonsOf = ({ met, findings }: ChallengeProspect): string => findings.filter((finding) => finding.met === met).map(sentence).join(', ')
