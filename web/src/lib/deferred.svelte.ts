/** Spreads a large update over several frames: first paints what the player acts on, then one deferred part per frame. */

/** A deferred part waits at most this many frames while further changes keep arriving. */
const MAX_HELD_FRAMES = 6
const queue = new Set<() => void>()
let changed = false
let heldFrames = 0
let frame = 0

function schedule(update: () => void) {
  changed = true
  queue.add(update)
  frame ||= requestAnimationFrame(onFrame)
}

function onFrame() {
  frame = 0
  if (changed && heldFrames < MAX_HELD_FRAMES) heldFrames++
  else {
    heldFrames = 0
    const [next] = queue
    // In a separate task, so that it runs after this frame is painted.
    setTimeout(() => queue.delete(next) && next())
  }
  changed = false
  if (queue.size) frame = requestAnimationFrame(onFrame)
}

/** Follows `value` a few frames later. */
export class Deferred<T> {
  current: T = $state.raw() as T

  constructor(value: () => T) {
    this.current = value()
    const update = () => {
      this.current = value()
    }
    $effect.pre(() => {
      if (value() !== this.current) schedule(update)
    })
    $effect(() => () => queue.delete(update))
  }
}
