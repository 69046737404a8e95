/** The inspector: a card that explains one thing on the table. It opens after a moment of hovering, on a long press, with
 * the key I on the focused thing, or by a click on what cannot be chosen. */

import { getContext, setContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'

const HOVER_MS = 300
const LEAVE_MS = 120
const PRESS_MS = 500

/** Why the thing cannot be chosen now. */
export interface Reason { sentence: string; rule?: string | null }

export interface Inspected<About> {
  anchor: HTMLElement
  about: () => About
  /** Stays until it is closed. */
  pinned: boolean
}

export class Inspector<About = unknown> {
  current: Inspected<About> | null = $state.raw(null)
  reason: Reason | null = $state.raw(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  open(anchor: HTMLElement, about: () => About, pinned: boolean) {
    clearTimeout(this.#timer)
    this.reason = null
    this.current = { anchor, about, pinned }
  }

  /** Opens with the reason for a refusal, which may still be on its way. */
  refuse(anchor: HTMLElement, about: () => About, why: Promise<Reason | null>) {
    this.open(anchor, about, true)
    const opened = this.current
    void why.then((reason) => {
      if (this.current === opened) this.reason = reason
    })
  }

  close() {
    clearTimeout(this.#timer)
    this.current = null
    this.reason = null
  }

  /** Makes an element explain itself. */
  explains(about: (() => About) | undefined): Attachment<HTMLElement> {
    return (element) => {
      if (!about) return
      const later = (ms: number, pinned: boolean) => {
        clearTimeout(this.#timer)
        this.#timer = setTimeout(() => {
          if (pinned || !this.current?.pinned) this.open(element, about, pinned)
        }, ms)
      }
      let pressed = false
      const handlers: Partial<{ [Name in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[Name]) => void }> = {
        pointerenter: ({ pointerType }) => pointerType === 'mouse' && later(HOVER_MS, false),
        pointerleave: () => {
          clearTimeout(this.#timer)
          if (this.current && !this.current.pinned) this.#timer = setTimeout(() => this.close(), LEAVE_MS)
        },
        pointerdown: ({ pointerType }) => {
          pressed = false
          clearTimeout(this.#timer)
          if (pointerType === 'mouse') return
          this.#timer = setTimeout(() => {
            pressed = true
            this.open(element, about, true)
          }, PRESS_MS)
        },
        pointerup: () => clearTimeout(this.#timer),
        pointercancel: () => clearTimeout(this.#timer),
        contextmenu: (event) => {
          if (pressed) event.preventDefault()
        },
        // The click that ends a long press chooses nothing.
        click: (event) => {
          if (pressed) {
            event.stopImmediatePropagation()
            event.preventDefault()
          }
          pressed = false
        },
        keydown: (event) => {
          if ((event.key === 'i' || event.key === 'I') && event.target === element && !event.ctrlKey && !event.metaKey) this.open(element, about, true)
        },
      }
      for (const [name, handler] of Object.entries(handlers)) element.addEventListener(name, handler as EventListener, { capture: name === 'click' })
      return () => {
        for (const [name, handler] of Object.entries(handlers)) element.removeEventListener(name, handler as EventListener, { capture: name === 'click' })
        if (this.current?.anchor === element) this.close()
      }
    }
  }
}

const KEY = Symbol('inspector')
export const setInspector = <About>(inspector: Inspector<About>) => setContext(KEY, inspector)
export const getInspector = <About>() => getContext<Inspector<About>>(KEY)
