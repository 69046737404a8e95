/** The `Dice` of crates/table: a ChaCha8 stream with a bounded draw. The page needs it only to check the seating. */

const ROUNDS = 8
const rotate = (value: number, by: number) => (value << by) | (value >>> (32 - by))

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number) {
  x[a] += x[b]; x[d] = rotate(x[d] ^ x[a], 16)
  x[c] += x[d]; x[b] = rotate(x[b] ^ x[c], 12)
  x[a] += x[b]; x[d] = rotate(x[d] ^ x[a], 8)
  x[c] += x[d]; x[b] = rotate(x[b] ^ x[c], 7)
}

function* words(seed: Uint8Array): Generator<number, never> {
  const start = new Uint32Array(16)
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574])
  const bytes = new DataView(seed.buffer, seed.byteOffset, 32)
  for (let at = 0; at < 8; at++) start[4 + at] = bytes.getUint32(4 * at, true)
  for (; ; start[12]++) {
    const x = start.slice()
    for (let round = 0; round < ROUNDS; round += 2) {
      quarter(x, 0, 4, 8, 12); quarter(x, 1, 5, 9, 13); quarter(x, 2, 6, 10, 14); quarter(x, 3, 7, 11, 15)
      quarter(x, 0, 5, 10, 15); quarter(x, 1, 6, 11, 12); quarter(x, 2, 7, 8, 13); quarter(x, 3, 4, 9, 14)
    }
    for (let at = 0; at < 16; at++) yield (x[at] + start[at]) >>> 0
  }
}

/** A uniform number below `bound`. */
function below(dice: Generator<number, never>, bound: number): number {
  for (;;) {
    const product = BigInt(dice.next().value) * BigInt(bound)
    const low = Number(product & 0xffffffffn)
    if (low >= bound || low >= (2 ** 32 - bound) % bound) return Number(product >> 32n)
  }
}

/** For each seat of the game, the index of the table's seat that plays it. */
export function seating(seed: Uint8Array, seats: number): number[] {
  const dice = words(seed)
  const order = Array.from({ length: seats }, (_, seat) => seat)
  for (let last = seats - 1; last > 0; last--) {
    const other = below(dice, last + 1)
    ;[order[last], order[other]] = [order[other], order[last]]
  }
  return order
}
