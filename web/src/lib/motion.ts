/** Movement that explains, as fast as the player likes. */

import { prefersReducedMotion } from 'svelte/motion'
import { settings } from './settings.svelte'

export const moveMs = () => (prefersReducedMotion.current || settings.motion === 'off' ? 0 : settings.motion === 'slow' ? 600 : 260)

export type Places = Map<string, DOMRect>

/** Where everything with a `data-piece` lies; nothing where nothing is to move. */
export function places(root: Element | undefined): Places {
  const found: Places = new Map()
  if (!root || moveMs() === 0) return found
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const name = piece.dataset.piece!
    const place = piece.getBoundingClientRect()
    if (place.width > 0 && !found.has(name)) found.set(name, place)
  }
  return found
}

/** Whatever lies elsewhere than `before` travels there from where it lay. */
export function travel(root: Element | undefined, before: Places) {
  if (!root || before.size === 0) return
  for (const piece of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const from = before.get(piece.dataset.piece!)
    const to = piece.getBoundingClientRect()
    if (!from || to.width === 0) continue
    const [x, y] = [from.left - to.left, from.top - to.top]
    if (Math.hypot(x, y) < 4) continue
    const style = { zIndex: 4, position: 'relative' }
    piece.animate([{ transform: `translate(${x}px, ${y}px)`, ...style }, { transform: 'none', ...style }], { duration: moveMs(), easing: 'ease-in-out' })
  }
}
