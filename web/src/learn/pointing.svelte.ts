/** Follows the thing that the coach points at, which may move, appear later, or be in a hidden pane. */

import { tick } from 'svelte'
import { prefersReducedMotion } from 'svelte/motion'
import { settings } from '../lib/settings.svelte'
import { elementsAt } from './points'
import type { Box } from './place'

const same = (one: Box | null, other: Box | null) =>
  one === other || (one !== null && other !== null && (['left', 'top', 'right', 'bottom'] as const).every((side) => Math.abs(one[side] - other[side]) < 0.5))

const boxOf = (element: Element): Box => {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left, top, right, bottom }
}

const WIDE = 1100
const STICKS = '.frame header.top, .frame .figures, .frame .question, .frame nav'

/** The part of the window that sticky elements at the top and at the bottom do not cover. */
function openArea(target: HTMLElement): Box {
  const sticks = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility() && !one.contains(target)).map(boxOf)
  // On a wide screen nothing covers the table, and nothing covers sticky elements themselves.
  if (innerWidth >= WIDE || target.closest(STICKS)) return { left: 0, right: innerWidth, top: 0, bottom: innerHeight }
  const top = Math.max(0, ...sticks('.coach.docked, .frame header.top, .frame .figures').filter(({ top }) => top < innerHeight / 3).map(({ bottom }) => bottom))
  const bottom = Math.min(innerHeight, ...sticks('.frame .question, .frame nav').filter((box) => box.top > innerHeight / 3).map(({ top }) => top))
  return { left: 0, right: innerWidth, top, bottom: Math.max(top, bottom) }
}

/** The visible part of a box; null if none is visible. */
function seenPart(box: Box, area: Box): Box | null {
  const [top, bottom] = [Math.max(box.top, area.top), Math.min(box.bottom, area.bottom)]
  return top < bottom ? { ...box, top, bottom } : null
}

/** Gives up on things that cannot be revealed. */
const MAX_REPEATS = 20

export class Pointing {
  /** Null if nothing is pointed at, or if it is not visible. */
  box: Box | null = $state.raw(null)
  #frame = 0

  /** `frame` is called before each repaint, `tight` if there is little room to show the thing. */
  constructor(
    private readonly frame: () => void,
    private readonly tight: () => void,
  ) {
    const { signal } = this.#listening
    for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) addEventListener(type, () => (this.#touched = true), { signal, capture: true, passive: true })
  }

  #point: string | null = null
  #shown: HTMLElement | null = null
  #stopped = false
  /** The player has scrolled, tapped or typed since the coach began to point here. */
  #touched = false
  #repeats = 0
  #scrolledTo = 0
  #listening = new AbortController()

  at(point: string | undefined) {
    this.#point = point ?? null
    this.#shown = null
    this.#touched = false
    this.#repeats = 0
    cancelAnimationFrame(this.#frame)
    this.#look()
    void tick().then(() => this.#follow())
  }

  #follow = () => {
    cancelAnimationFrame(this.#frame)
    this.#look()
    this.frame()
    if (this.#stopped) return
    this.#frame = requestAnimationFrame(this.#follow)
  }

  #look() {
    const [element] = this.#point ? elementsAt(document, this.#point) : []
    const found = element?.checkVisibility() ? element : null
    if (found && found !== this.#shown) reveal(found, this.tight)
    this.#shown = found
    const box = found ? seenPart(boxOf(found), openArea(found)) : null
    if (!same(box, this.box)) this.box = box
    // Reveals it again if the table around it has changed, but not if the player has scrolled away from it.
    const resting = scrollY === this.#scrolledTo
    this.#scrolledTo = scrollY
    if (found && !box && resting && !this.#touched && this.#repeats++ < MAX_REPEATS) reveal(found, this.tight)
  }

  stop() {
    this.#stopped = true
    this.#listening.abort()
    cancelAnimationFrame(this.#frame)
  }
}

/** With less room than this, anything taller is hard to see. */
const ROOM_PX = 240

/** Scrolls an element into view; calls `tight` if there is little room for it. */
function reveal(element: HTMLElement, tight: () => void) {
  const behavior = settings.motion === 'off' || prefersReducedMotion.current ? 'instant' : 'smooth'
  element.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
  const [box, area] = [boxOf(element), openArea(element)]
  const fits = box.bottom - box.top <= area.bottom - area.top
  if (area.bottom - area.top < Math.min(box.bottom - box.top, ROOM_PX)) tight()
  if (box.top >= area.top && (box.bottom <= area.bottom || !fits)) return
  scrollBy({ top: fits ? (box.top + box.bottom - area.top - area.bottom) / 2 : box.top - area.top - 8, behavior })
}
