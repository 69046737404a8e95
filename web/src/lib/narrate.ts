/** Sentences from what a game serializes: events and refusals. The Rust crate `words` does the same for the terminal. */

import { ApiError } from './api'
import type { GamePlay } from '../games/module'
import type { GameName, ServerError } from './server'
import { hasMessage, t, type Args } from './i18n.svelte'
import { headline } from './readable'

/** An error of the server in the reader's language; its `message` is English, for developers. */
export function describeError({ code, reason }: ServerError): string {
  const specific = `error-${code}-${reason?.code ?? ''}`
  if (reason && hasMessage(specific)) return t(specific, numbersAndTexts(reason))
  return hasMessage(`error-${code}`) ? t(`error-${code}`, numbersAndTexts(reason ?? {})) : t('no-server')
}

function numbersAndTexts(fields: Record<string, unknown>): Args {
  const args: Args = {}
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'number' || typeof value === 'string') args[field] = value
  }
  return args
}

/** Why a request failed, in the reader's language. */
export const describeFailure = (error: unknown): string => (error instanceof ApiError ? describeError(error.error) : t('no-server'))

const SEATS = ['seat', 'actor', 'first', 'from', 'to', 'order', 'winner', 'winners']
const BY_SEAT = ['scores', 'plans', 'characters', 'left']
const PLACES = ['axle', 'set', 'slot']
const KIND_OF_TERM: Record<string, string> = {
  row: 'action', from: 'action', to: 'action', one: 'specialty', two: 'specialty', other: 'specialty',
  characters: 'character', challenges: 'challenge', inks: 'ink', wild: 'ink', types: 'type',
}

/** What sentences about a table need to know. */
export interface Narrator {
  game: GameName
  name: (seat: number) => string
  /** The text on a card, if the game knows the card; `event` is the event that mentions it. */
  card?: (id: string, event?: Record<string, unknown>) => string | undefined
  /** The mark in front of an event in the log. */
  mark?: (event: string) => string | undefined
  /** Whether an event heads a section of the log. */
  isHeading?: (event: string) => boolean
}

export const narratorFor = (game: GameName, play: GamePlay | null, view: unknown, names: (string | null)[]): Narrator => ({
  game,
  name: (seat) => (view ? play?.extraSeatName?.(view, seat) : undefined) ?? names[seat] ?? t('seat', { number: seat + 1 }),
  card: play?.cardText,
  mark: play?.eventMark,
  isHeading: play?.isHeading,
})

export function narrate(narrator: Narrator, kind: 'event' | 'refusal', fact: Record<string, unknown>): string {
  const { [kind === 'event' ? 'event' : 'code']: tag, ...fields } = fact
  const args: Args = {}
  const withEvent: Narrator = { ...narrator, card: (id) => narrator.card?.(id, fact) }
  for (const [field, value] of Object.entries(fields)) args[field] = argument(withEvent, field, value)
  const id = `${narrator.game}-${kind}-${String(tag).replaceAll('_', '-')}`
  // A game without messages is told in its own identifiers; a missing message of any other game is a bug.
  const hasMessages = hasMessage(`game-${narrator.game}`)
  return hasMessages || hasMessage(id) ? t(id, args) : headline(String(tag), args)
}

function argument(narrator: Narrator, field: string, value: unknown): string | number {
  if (typeof value === 'number' && PLACES.includes(field)) return value + 1
  if (typeof value === 'number' && !SEATS.includes(field)) return value
  return text(narrator, field, value)
}

function text(narrator: Narrator, field: string, value: unknown): string {
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'number') return SEATS.includes(field) ? narrator.name(value) : String(value)
  if (typeof value === 'string') return term(narrator, field, value)
  if (Array.isArray(value)) return list(narrator, field, value)
  if (typeof value === 'object') return counts(narrator, field, value as Record<string, number>)
  return String(value)
}

function term(narrator: Narrator, field: string, value: string): string {
  const card = narrator.card?.(value)
  if (card) return card
  const kind = KIND_OF_TERM[field] ?? field
  const id = `${narrator.game}-${kind}-${value}`.replaceAll('_', '-')
  return hasMessage(id) ? t(id) : value
}

function list(narrator: Narrator, field: string, items: unknown[]): string {
  if (items.length === 0) return t('none')
  if (BY_SEAT.includes(field)) {
    const each = items.map((item, seat) => `${narrator.name(seat)}: ${text(narrator, Array.isArray(item) ? '' : field, item)}`)
    return each.join(Array.isArray(items[0]) ? '; ' : ', ')
  }
  const numbers = items.every((item) => typeof item === 'number') && !SEATS.includes(field)
  return items.map((item) => text(narrator, field, item)).join(numbers ? ' ' : ', ')
}

function counts(narrator: Narrator, field: string, counted: Record<string, number>): string {
  const present = Object.entries(counted).filter(([, count]) => count > 0)
  if (present.length === 0) return t('none')
  if (field === 'types') return present.flatMap(([name, count]) => Array<string>(count).fill(name)).join(' ')
  return present.map(([name, count]) => (count === 1 ? '' : `${count} × `) + term(narrator, field, name)).join(', ')
}
