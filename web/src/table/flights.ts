/** Animates pieces that change hands: copies, made before the table changes, fly to where the pieces went. */

import { pace } from './pacer.svelte'

const FLIGHT_MS = 520
const STAGGER_MS = 60
/** Nobody could follow more at once. */
const MAX_FLIGHTS = 10

/** Selectors: where the flight starts and ends, and what flies if not the element at the start. */
export interface Flight { from: string; to: string; drawing?: string }

const visible = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility())

export class Flights {
  #copies: { copy: HTMLElement; left: number; top: number; width: number; height: number; to: string }[] = []

  beforeChange(root: Element | undefined, flights: Flight[]) {
    this.#copies = []
    if (!root || pace(1) === 0) return
    for (const { from, to, drawing } of flights.slice(0, MAX_FLIGHTS)) {
      const start = visible(root, from)?.getBoundingClientRect()
      const drawn = visible(root, drawing ?? from)
      if (!start || !drawn) continue
      const { width, height } = drawn.getBoundingClientRect()
      this.#copies.push({ copy: drawn.cloneNode(true) as HTMLElement, left: start.left + (start.width - width) / 2, top: start.top + (start.height - height) / 2, width, height, to })
    }
  }

  afterChange(root: Element | undefined) {
    const copies = this.#copies
    this.#copies = []
    if (!root || copies.length === 0) return
    requestAnimationFrame(() => {
      const ends = copies.map(({ to }) => visible(root, to)?.getBoundingClientRect())
      copies.forEach(({ copy, left, top, width, height }, at) => {
        const end = ends[at]
        if (!end) return
        copy.removeAttribute('data-piece')
        copy.removeAttribute('data-figure')
        copy.setAttribute('aria-hidden', 'true')
        copy.classList.add('flying')
        Object.assign(copy.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: '0', zIndex: '30', pointerEvents: 'none' })
        root.append(copy)
        const [x, y] = [end.left + end.width / 2 - left - width / 2, end.top + end.height / 2 - top - height / 2]
        const arrives = end.width > width * 2 ? 0.3 : 0.8
        const frames = [{ transform: 'none' }, { transform: `translate(${x * 0.5}px, ${y * 0.5 - 20}px) scale(1.08)`, offset: 0.5 }, { transform: `translate(${x}px, ${y}px) scale(${arrives})`, opacity: 0.3 }]
        copy.animate(frames, { duration: pace(FLIGHT_MS), delay: pace(STAGGER_MS) * at, fill: 'backwards', easing: 'ease-in-out' }).onfinish = () => copy.remove()
      })
    })
  }
}
