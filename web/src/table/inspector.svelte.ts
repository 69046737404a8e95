/** The inspector: a card that explains one thing on the table. It opens after a moment of hovering or of
 * keyboard focus, on a long press, with a key on the focused thing, or by a click on what cannot be chosen. */

import type { Attachment } from 'svelte/attachments'
import { usesKeys } from '../lib/keys'
import { settings } from '../lib/settings.svelte'

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

  /** `key` opens it for what is focused. */
  constructor(readonly key = 'I') {}

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

  /** The pointer has come from the thing to the card. */
  stay() {
    clearTimeout(this.#timer)
  }

  /** The pointer or the focus is elsewhere. */
  leave() {
    clearTimeout(this.#timer)
    if (this.current && !this.current.pinned) this.#timer = setTimeout(() => this.close(), LEAVE_MS)
  }

  /** Makes an element explain itself. */
  explains(about: (() => About) | undefined): Attachment<HTMLElement> {
    return (element) => {
      if (!about) return
      if (!element.closest('button, a, [aria-hidden]')) element.tabIndex = 0
      const later = (ms: number, pinned: boolean) => {
        clearTimeout(this.#timer)
        this.#timer = setTimeout(() => {
          if (pinned || !this.current?.pinned) this.open(element, about, pinned)
        }, ms)
      }
      let pressed = false
      const handlers: Partial<{ [Name in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[Name]) => void }> = {
        // Not on entering: pieces that move under a resting pointer stay silent.
        pointermove: ({ pointerType }) => {
          if (pointerType !== 'mouse') return
          if (this.current?.anchor === element) this.stay()
          else later(HOVER_MS, false)
        },
        pointerleave: () => this.leave(),
        focus: () => usesKeys() && later(HOVER_MS, false),
        blur: () => this.leave(),
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
          if (!settings.shortcuts || event.key.toUpperCase() !== this.key || event.target !== element || event.ctrlKey || event.metaKey) return
          this.open(element, about, true)
          event.preventDefault()
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
