/** Formats the figures of a review. */

import { loadedLanguage, t } from '../lib/i18n.svelte'
import type { Unit } from '../wire/bots'
import type { Class } from '../wire/coach'

/** The review's units per win (ten-thousandths), or per point (hundredths). */
export const WHOLE = { chance: 10_000, score: 100 } as const

/** An expected result: a chance in whole percent, or points. */
export function level(value: number, unit: Unit): string {
  const share = value / WHOLE[unit]
  return unit === 'chance'
    ? new Intl.NumberFormat(loadedLanguage(), { style: 'percent', maximumFractionDigits: 0 }).format(share)
    : new Intl.NumberFormat(loadedLanguage(), { maximumFractionDigits: 1 }).format(share)
}

/** A change of an expected result, with its sign. */
export function change(value: number, unit: Unit): string {
  const share = value / WHOLE[unit]
  const form = { signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const
  if (unit === 'chance') return new Intl.NumberFormat(loadedLanguage(), { ...form, style: 'percent' }).format(share)
  return new Intl.NumberFormat(loadedLanguage(), form).format(share)
}

export const loss = (value: number, unit: Unit) =>
  unit === 'chance' ? new Intl.NumberFormat(loadedLanguage(), { style: 'percent', maximumFractionDigits: 1 }).format(value / WHOLE.chance) : t('study-points', { points: value / WHOLE.score })

/** Annotation symbols, as in chess. */
const MARKS: Partial<Record<Class, string>> = { only: '!', inaccuracy: '?!', mistake: '?', blunder: '??' }
export const classMark = (of: Class) => MARKS[of] ?? ''
export const className = (of: Class) => t(`review-class-${of.replace('_', '-')}`)
export const isError = (of: Class | undefined) => of === 'inaccuracy' || of === 'mistake' || of === 'blunder'
export const roundName = (round: number) => (round === 0 ? t('review-set-up') : t('review-round', { round }))
