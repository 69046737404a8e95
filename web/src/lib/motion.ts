/** Animates pieces from their old place to their new one, at the speed that the player chose. */

import { prefersReducedMotion } from 'svelte/motion'
import { settings } from './settings.svelte'

export const moveMs = () => (prefersReducedMotion.current || settings.motion === 'off' ? 0 : settings.motion === 'slow' ? 600 : 260)

/** A piece's place on the page, and within the part of the table that contains it. */
interface Place { part: Element | null; page: DOMRect; inPart: { left: number; top: number } }
type Places = Map<string, Place>

const PARTS = '.row, section, .pane'
const MIN_DISTANCE_PX = 4

function placeOf(piece: Element): Place {
  const part = piece.closest(PARTS)
  const page = piece.getBoundingClientRect()
  const corner = part?.getBoundingClientRect()
  return { part, page, inPart: { left: page.left - (corner?.left ?? 0), top: page.top - (corner?.top ?? 0) } }
}

const pieces = (root: Element) => [...root.querySelectorAll<HTMLElement>('[data-piece]')]

/** The place of every element with a `data-piece`; empty when motion is switched off. */
function measure(root: Element | undefined): Places {
  const found: Places = new Map()
  if (!root || moveMs() === 0) return found
  for (const piece of pieces(root)) {
    const name = piece.dataset.piece!
    const place = placeOf(piece)
    if (place.page.width > 0 && !found.has(name)) found.set(name, place)
  }
  return found
}

/** The offset from a piece's new place to its old one. Measured within the part of the table if it is still in the same one, so
 * that pieces do not move when their part does. */
function moveOf(from: Place | undefined, piece: HTMLElement) {
  const to = from && placeOf(piece)
  if (!from || !to?.page.width) return null
  const [was, is] = from.part === to.part ? [from.inPart, to.inPart] : [from.page, to.page]
  const [x, y] = [was.left - is.left, was.top - is.top]
  return Math.hypot(x, y) < MIN_DISTANCE_PX ? null : { piece, x, y }
}

/** Combines several changes between two frames into one movement. Reads all places before it starts an animation, so that the
 * browser computes the layout only once. */
export class MoveAnimator {
  #before: Places = new Map()
  #frame = 0

  beforeChange(root: Element | undefined) {
    if (!this.#frame) this.#before = measure(root)
  }

  afterChange(root: Element | undefined) {
    if (!root || this.#frame || this.#before.size === 0) return
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0
      const moves = pieces(root).flatMap((piece) => moveOf(this.#before.get(piece.dataset.piece!), piece) ?? [])
      const style = { zIndex: 4, position: 'relative' }
      for (const { piece, x, y } of moves) {
        piece.animate([{ transform: `translate(${x}px, ${y}px)`, ...style }, { transform: 'none', ...style }], { duration: moveMs(), easing: 'ease-in-out' })
      }
    })
  }
}
