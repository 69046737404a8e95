/** Movement that explains, as fast as the player likes. */

import { prefersReducedMotion } from 'svelte/motion'
import { settings } from './settings.svelte'

export const moveMs = () => (prefersReducedMotion.current || settings.motion === 'off' ? 0 : settings.motion === 'slow' ? 600 : 260)

/** Where a piece lies: on the page, and in the part of the table it belongs to. */
interface Place { part: Element | null; page: DOMRect; inPart: { left: number; top: number } }
type Places = Map<string, Place>

const PARTS = '.row, section, .pane'
const TOO_SHORT_PX = 4

function placeOf(piece: Element): Place {
  const part = piece.closest(PARTS)
  const page = piece.getBoundingClientRect()
  const corner = part?.getBoundingClientRect()
  return { part, page, inPart: { left: page.left - (corner?.left ?? 0), top: page.top - (corner?.top ?? 0) } }
}

const pieces = (root: Element) => [...root.querySelectorAll<HTMLElement>('[data-piece]')]

/** Where everything with a `data-piece` lies; nothing where nothing is to move. */
function places(root: Element | undefined): Places {
  const found: Places = new Map()
  if (!root || moveMs() === 0) return found
  for (const piece of pieces(root)) {
    const name = piece.dataset.piece!
    const place = placeOf(piece)
    if (place.page.width > 0 && !found.has(name)) found.set(name, place)
  }
  return found
}

/** From where a piece comes, seen from where it lies. What stays in a part that is itself pushed aside does not move. */
function way(from: Place | undefined, piece: HTMLElement) {
  const to = from && placeOf(piece)
  if (!from || !to?.page.width) return null
  const [was, is] = from.part === to.part ? [from.inPart, to.inPart] : [from.page, to.page]
  const [x, y] = [was.left - is.left, was.top - is.top]
  return Math.hypot(x, y) < TOO_SHORT_PX ? null : { piece, x, y }
}

/** Whatever lies elsewhere than when it was last seen travels from there. Changes between two frames are one movement,
 * and all places are read before anything moves: the page is laid out once. */
export class Travel {
  #seen: Places = new Map()
  #frame = 0

  /** Before the table changes. */
  before(root: Element | undefined) {
    if (!this.#frame) this.#seen = places(root)
  }

  /** Once it has changed. */
  after(root: Element | undefined) {
    if (!root || this.#frame || this.#seen.size === 0) return
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0
      const moves = pieces(root).flatMap((piece) => way(this.#seen.get(piece.dataset.piece!), piece) ?? [])
      const style = { zIndex: 4, position: 'relative' }
      for (const { piece, x, y } of moves) {
        piece.animate([{ transform: `translate(${x}px, ${y}px)`, ...style }, { transform: 'none', ...style }], { duration: moveMs(), easing: 'ease-in-out' })
      }
    })
  }
}
