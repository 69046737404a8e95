/** Pieces that leave the board for somebody's house fly there. The copy is made before the table changes. */

import { pace } from './pacer.svelte'

const FLIGHT_MS = 520

export class Flights {
  #copies: { copy: HTMLElement; from: DOMRect; home: number }[] = []

  /** Before the change: `pieces` names what leaves and the seat it goes to. */
  beforeChange(root: Element | undefined, pieces: { piece: string; home: number }[]) {
    this.#copies = []
    if (!root || pace(1) === 0) return
    for (const { piece, home } of pieces) {
      const there = root.querySelector<HTMLElement>(`.board [data-piece="${CSS.escape(piece)}"]`)
      const from = there?.getBoundingClientRect()
      if (there && from?.width) this.#copies.push({ copy: there.cloneNode(true) as HTMLElement, from, home })
    }
  }

  afterChange(root: Element | undefined) {
    const copies = this.#copies
    this.#copies = []
    if (!root || copies.length === 0) return
    requestAnimationFrame(() => {
      for (const { copy, from, home } of copies) {
        const to = [...root.querySelectorAll(`[data-home="${home}"]`)].find((one) => one.checkVisibility())?.getBoundingClientRect()
        if (!to) continue
        copy.removeAttribute('data-piece')
        copy.setAttribute('aria-hidden', 'true')
        Object.assign(copy.style, { position: 'fixed', left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px`, margin: '0', zIndex: '30', pointerEvents: 'none' })
        root.append(copy)
        const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2]
        copy.animate([{ transform: 'none' }, { transform: `translate(${x * 0.5}px, ${y * 0.5 - 20}px) scale(1.08)`, offset: 0.5 }, { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 0.3 }], { duration: pace(FLIGHT_MS), easing: 'ease-in-out' }).onfinish = () => copy.remove()
      }
    })
  }
}
