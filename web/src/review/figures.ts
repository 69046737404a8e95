/** Figures of a review as people read them. */

import { loadedLanguage, t } from '../lib/i18n.svelte'
import type { Unit } from '../wire/bots'
import type { Class } from '../wire/coach'

/** Ten-thousandths of a win, or hundredths of a point. */
export const WHOLE = { chance: 10_000, score: 100 } as const

/** A level: a chance in whole percents, or points. */
export function level(value: number, unit: Unit): string {
  const share = value / WHOLE[unit]
  return unit === 'chance'
    ? new Intl.NumberFormat(loadedLanguage(), { style: 'percent', maximumFractionDigits: 0 }).format(share)
    : new Intl.NumberFormat(loadedLanguage(), { maximumFractionDigits: 1 }).format(share)
}

/** A change, with its sign. */
export function change(value: number, unit: Unit): string {
  const share = value / WHOLE[unit]
  const form = { signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const
  if (unit === 'chance') return new Intl.NumberFormat(loadedLanguage(), { ...form, style: 'percent' }).format(share)
  return new Intl.NumberFormat(loadedLanguage(), form).format(share)
}

/** A loss. */
export const loss = (value: number, unit: Unit) =>
  unit === 'chance' ? new Intl.NumberFormat(loadedLanguage(), { style: 'percent', maximumFractionDigits: 1 }).format(value / WHOLE.chance) : t('study-points', { points: value / WHOLE.score })

/** As in chess. */
const MARKS: Partial<Record<Class, string>> = { only: '!', inaccuracy: '?!', mistake: '?', blunder: '??' }
export const classMark = (of: Class) => MARKS[of] ?? ''
export const className = (of: Class) => t(`review-class-${of.replace('_', '-')}`)
export const isError = (of: Class | undefined) => of === 'inaccuracy' || of === 'mistake' || of === 'blunder'
export const roundName = (round: number) => (round === 0 ? t('review-set-up') : t('review-round', { round }))
