/** Places the coach's bubble on a wide screen: near the thing in question, covering neither that nor the question card. */

export interface Box { left: number; top: number; right: number; bottom: number }
export interface Size { width: number; height: number }

const MARGIN = 10
const STEP = 24
/** The cost of covering one square pixel of an open choice, in pixels of distance. */
const COVER = 0.2

export const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by })

/** The distance between two boxes. */
const gap = (one: Box, other: Box) =>
  Math.hypot(Math.max(0, one.left - other.right, other.left - one.right), Math.max(0, one.top - other.bottom, other.top - one.bottom))

const range = (from: number, to: number) => [...Array.from({ length: Math.max(0, Math.floor((to - from) / STEP)) + 1 }, (_, at) => from + at * STEP), Math.max(from, to)]

/** Finds the best corner for a bubble of this size. Avoids covering `target` and `clear` at any cost, and `better` if possible;
 * `isClear` says whether the former succeeded. */
export function placeBubble(bubble: Size, inside: Box, target: Box | null, clear: Box[], better: Box[]): { left: number; top: number; isClear: boolean } {
  const area = grown(inside, -MARGIN)
  const forbidden = [...clear, ...(target ? [target] : [])].map((box) => grown(box, MARGIN))
  let best = { left: area.left, top: area.top, isClear: false }
  let least = Infinity
  for (const top of range(area.top, area.bottom - bubble.height)) {
    for (const left of range(area.left, area.right - bubble.width)) {
      const here = { left, top, right: left + bubble.width, bottom: top + bubble.height }
      const covered = forbidden.reduce((sum, box) => sum + overlap(here, box), 0)
      const hidden = better.reduce((sum, box) => sum + overlap(here, box), 0)
      // Without a target, prefers the lower left corner, where least happens.
      const away = target ? gap(here, target) : area.bottom - here.bottom + (left - area.left)
      const cost = covered * 1000 + hidden * COVER + away
      if (cost < least) [least, best] = [cost, { left, top, isClear: covered === 0 }]
    }
  }
  return best
}
