/** Fair shuffles, the player's side (see docs/api.md). The page sends a nonce for every table, but only after the server has
 * committed to its seed. It stores the nonce and compares it with the record when the game is over. */

export interface Fair {
  commitment: string
  server_seed: string
  nonces: string[]
  random_seats: boolean
  seating: number[]
}
export interface FairRecord { table: string; fair: Fair; record: { seed: string } | null }
/** Stored when the nonce is sent. */
export interface StoredNonce { commitment: string; nonce: string }
/** `partly`: the shuffle follows from the published seeds, but this device has no nonce to compare. */
export type Verdict = 'checked' | 'partly' | 'failed' | 'impossible'

const key = (table: string) => `fair ${table}`

export function storedNonce(table: string): StoredNonce | null {
  const text = localStorage.getItem(key(table))
  return text === null ? null : (JSON.parse(text) as StoredNonce)
}

/** This person's nonce for a table: the stored one, or a new one on the first call. */
export function nonceFor(table: { id: string; fair: { commitment: string } }): string {
  const stored = storedNonce(table.id)
  if (stored) return stored.nonce
  const nonce = hex(crypto.getRandomValues(new Uint8Array(16)))
  localStorage.setItem(key(table.id), JSON.stringify({ commitment: table.fair.commitment, nonce } satisfies StoredNonce))
  return nonce
}

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

/** Draws numbers below these bounds with the dice that the games use. */
export type Draw = (seed: string, below: number[]) => Promise<number[]>

/** For each seat of the game, the index of the table's seat that plays it. */
async function seating(draw: Draw, seed: string, seats: number): Promise<number[]> {
  const order = Array.from({ length: seats }, (_, seat) => seat)
  const drawn = await draw(seed, order.slice(1).map((last) => last + 1).reverse())
  for (const [at, other] of drawn.entries()) {
    const last = seats - 1 - at
    ;[order[last], order[other]] = [order[other], order[last]]
  }
  return order
}

/** Whether a finished game was shuffled as promised; `mine` are this person's seats. */
export async function verify({ table, fair, record }: FairRecord, own: StoredNonce | null, mine: number[], draw: Draw): Promise<Verdict> {
  // Browsers offer crypto.subtle only over https and on localhost.
  if (!globalThis.crypto?.subtle || !record) return 'impossible'
  const commitment = hex(await sha256(`manicule seat shuffle 1\n${table}\n${fair.server_seed}`))
  const seed = hex(await sha256(['manicule game seed 1', fair.server_seed, ...fair.nonces].join('\n')))
  const drawn = fair.random_seats ? await seating(draw, hex(await sha256(`manicule seating 1\n${seed}`)), fair.nonces.length) : fair.nonces.map((_, seat) => seat)
  const follows = commitment === fair.commitment && seed === record.seed && String(drawn) === String(fair.seating)
  if (!follows) return 'failed'
  if (!own || mine.length === 0) return 'partly'
  const promised = own.commitment === fair.commitment && mine.every((seat) => fair.nonces[fair.seating[seat]] === own.nonce)
  return promised ? 'checked' : 'failed'
}
