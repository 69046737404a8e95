/** Fair shuffles, the person's side of docs/api.md: a nonce for every table, sent only when the server has committed to
 * its seed, kept on this device, and held against the record when the game is over. */

import { seating } from './dice'

export interface Fair {
  commitment: string
  server_seed: string
  nonces: string[]
  random_seats: boolean
  seating: number[]
}
export interface FairRecord { table: string; fair: Fair; record: { seed: string } | null }
/** What was known before the nonce was sent. */
export interface Kept { commitment: string; nonce: string }
/** `partly`: the shuffle follows from its seeds, but this device kept no nonce of its own. */
export type Verdict = 'checked' | 'partly' | 'failed' | 'impossible'

const key = (table: string) => `fair ${table}`

export function kept(table: string): Kept | null {
  const text = localStorage.getItem(key(table))
  return text === null ? null : (JSON.parse(text) as Kept)
}

/** This person's nonce for a table whose commitment is known, the same one however often it is asked for. */
export function nonceFor(table: { id: string; fair: { commitment: string } }): string {
  const before = kept(table.id)
  if (before) return before.nonce
  const nonce = hex(crypto.getRandomValues(new Uint8Array(16)))
  localStorage.setItem(key(table.id), JSON.stringify({ commitment: table.fair.commitment, nonce } satisfies Kept))
  return nonce
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

/** Whether the shuffle of a finished game is the one that was promised; `mine` are the seats of this person. */
export async function verify({ table, fair, record }: FairRecord, own: Kept | null, mine: number[]): Promise<Verdict> {
  // Browsers offer this to pages from https and from one's own machine only.
  if (!globalThis.crypto?.subtle || !record) return 'impossible'
  const commitment = hex(await sha256(`manicule seat shuffle 1\n${table}\n${fair.server_seed}`))
  const seed = hex(await sha256(['manicule game seed 1', fair.server_seed, ...fair.nonces].join('\n')))
  const drawn = fair.random_seats ? seating(await sha256(`manicule seating 1\n${seed}`), fair.nonces.length) : fair.nonces.map((_, seat) => seat)
  const follows = commitment === fair.commitment && seed === record.seed && String(drawn) === String(fair.seating)
  if (!follows) return 'failed'
  if (!own || mine.length === 0) return 'partly'
  const promised = own.commitment === fair.commitment && mine.every((seat) => fair.nonces[fair.seating[seat]] === own.nonce)
  return promised ? 'checked' : 'failed'
}
