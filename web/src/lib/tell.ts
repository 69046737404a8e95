/** Sentences from what a game serializes: events and refusals. The twin of the Rust crate `words`. */

import { Refused } from './api'
import type { GamePlay } from '../games/module'
import type { GameName, ServerError } from './server'
import { knows, t, type Args } from './words.svelte'

/** What the server says against a request, in the reader's language where it has words for it. */
export const complaint = ({ code, message }: ServerError): string => (knows(`error-${code}`) ? t(`error-${code}`) : message)

/** What went wrong with a request, in the reader's language. */
export const troubleOf = (error: unknown): string => (error instanceof Refused ? complaint(error.error) : t('no-server'))

const SEATS = ['seat', 'actor', 'first', 'from', 'to', 'order', 'winners']
const BY_SEAT = ['scores', 'plans', 'characters', 'left']
const PLACES = ['axle', 'set', 'slot']
const KIND_OF_TERM: Record<string, string> = {
  row: 'action', from: 'action', to: 'action', one: 'specialty', two: 'specialty', other: 'specialty',
  characters: 'character', challenges: 'challenge', inks: 'ink', wild: 'ink', types: 'type',
}

export interface Telling {
  game: GameName
  name: (seat: number) => string
  /** What is written on a card, where the table knows it; `what` is the event that names it. */
  card?: (id: string, what?: Record<string, unknown>) => string | undefined
  /** The mark that stands before an event in the log. */
  mark?: (event: string) => string | undefined
}

/** How the events of a table are told. */
export const tellingOf = (game: GameName, play: GamePlay | null, view: unknown, names: (string | null)[]): Telling => ({
  game,
  name: (seat) => (view ? play?.extraSeatName?.(view, seat) : undefined) ?? names[seat] ?? t('seat', { number: seat + 1 }),
  card: play?.cardText,
  mark: play?.eventMark,
})

export function tell(telling: Telling, kind: 'event' | 'refusal', what: Record<string, unknown>): string {
  const { [kind === 'event' ? 'event' : 'code']: tag, ...fields } = what
  const args: Args = {}
  const here: Telling = { ...telling, card: (id) => telling.card?.(id, what) }
  for (const [field, value] of Object.entries(fields)) args[field] = argument(here, field, value)
  return t(`${telling.game}-${kind}-${String(tag).replaceAll('_', '-')}`, args)
}

function argument(telling: Telling, field: string, value: unknown): string | number {
  if (typeof value === 'number' && PLACES.includes(field)) return value + 1
  if (typeof value === 'number' && !SEATS.includes(field)) return value
  return text(telling, field, value)
}

function text(telling: Telling, field: string, value: unknown): string {
  if (value === null || value === undefined) return 'none'
  if (typeof value === 'number') return SEATS.includes(field) ? telling.name(value) : String(value)
  if (typeof value === 'string') return term(telling, field, value)
  if (Array.isArray(value)) return list(telling, field, value)
  if (typeof value === 'object') return counts(telling, field, value as Record<string, number>)
  return String(value)
}

function term(telling: Telling, field: string, value: string): string {
  const card = telling.card?.(value)
  if (card) return card
  const kind = KIND_OF_TERM[field] ?? field
  const id = `${telling.game}-${kind}-${value}`.replaceAll('_', '-')
  return knows(id) ? t(id) : value
}

function list(telling: Telling, field: string, items: unknown[]): string {
  if (items.length === 0) return t('none')
  if (BY_SEAT.includes(field)) {
    const each = items.map((item, seat) => `${telling.name(seat)}: ${text(telling, Array.isArray(item) ? '' : field, item)}`)
    return each.join(Array.isArray(items[0]) ? '; ' : ', ')
  }
  const numbers = items.every((item) => typeof item === 'number') && !SEATS.includes(field)
  return items.map((item) => text(telling, field, item)).join(numbers ? ' ' : ', ')
}

function counts(telling: Telling, field: string, counted: Record<string, number>): string {
  const many = Object.entries(counted).filter(([, count]) => count > 0)
  if (many.length === 0) return t('none')
  if (field === 'types') return many.flatMap(([name, count]) => Array<string>(count).fill(name)).join(' ')
  return many.map(([name, count]) => (count === 1 ? '' : `${count} × `) + term(telling, field, name)).join(', ')
}
