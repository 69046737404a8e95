/** No frame has to lay out the whole table: what is asked and where the player acts is painted first, what lies beside it
 * in the frames that follow, one part in each. */

/** So many frames a part waits at most while the table goes on changing. */
const MOST_HELD = 6
const waiting = new Set<() => void>()
let changed = false
let held = 0
let frame = 0

function inTurn(part: () => void) {
  changed = true
  waiting.add(part)
  frame ||= requestAnimationFrame(turn)
}

function turn() {
  frame = 0
  if (changed && held < MOST_HELD) held++
  else {
    held = 0
    const [next] = waiting
    // In a task of its own, after this frame is painted and before the next.
    setTimeout(() => waiting.delete(next) && next())
  }
  changed = false
  if (waiting.size) frame = requestAnimationFrame(turn)
}

/** A value that follows another once that one is painted. */
export class Later<T> {
  now: T = $state.raw() as T

  constructor(value: () => T) {
    this.now = value()
    const follow = () => {
      this.now = value()
    }
    $effect.pre(() => {
      if (value() !== this.now) inTurn(follow)
    })
    $effect(() => () => waiting.delete(follow))
  }
}
