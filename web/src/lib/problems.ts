/** Error messages in the reader's language. */

import { Refused } from '../source/errors'
import { ApiError } from './api'
import type { ServerError } from './server'
import { hasMessage, t, type Args } from './i18n.svelte'

/** Does not use the error's own `message`, which is English and for developers. */
export function describeError({ code, reason }: ServerError): string {
  const of = reason?.game
  if (reason && typeof of === 'string') {
    const options = `${of}-options-${kebab(reason.code)}`
    if (hasMessage(options)) return t(options, termsOf(of, numbersAndTexts(reason)))
  }
  const specific = `error-${code}-${reason?.code ?? ''}`
  if (reason && hasMessage(specific)) return t(specific, numbersAndTexts(reason))
  return hasMessage(`error-${code}`) ? t(`error-${code}`, numbersAndTexts(reason ?? {})) : t('no-server')
}

const kebab = (code: string) => code.replaceAll('_', '-')

/** Translates arguments that are terms of the game, such as a character. */
function termsOf(game: string, args: Args): Args {
  return Object.fromEntries(Object.entries(args).map(([field, value]) => {
    const term = `${game}-${field}-${value}`
    return [field, typeof value === 'string' && hasMessage(kebab(term)) ? t(kebab(term)) : value]
  }))
}

function numbersAndTexts(fields: Record<string, unknown>): Args {
  const args: Args = {}
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'number' || typeof value === 'string') args[field] = value
  }
  return args
}

export function describeFailure(error: unknown): string {
  if (error instanceof ApiError) return describeError(error.error)
  if (error instanceof Refused && error.isBadOptions) return describeError({ ...error.refusal, code: 'bad_options', reason: error.refusal.reason ?? null })
  return t('no-server')
}
