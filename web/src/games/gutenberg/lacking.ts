import type { Tally } from './types'

/** Marks the things that are missing. Of equal things, the last ones count as missing. */
export function lackingAt<K extends string>(asked: K[], missing: Tally<K>): boolean[] {
  const left: Tally<K> = { ...missing }
  return asked.toReversed().map((kind) => {
    const lacks = (left[kind] ?? 0) > 0
    if (lacks) left[kind] = (left[kind] ?? 0) - 1
    return lacks
  }).toReversed()
}
