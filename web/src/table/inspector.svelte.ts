/** The inspector: a card that explains one thing on the table. It opens after hovering or focusing for a moment, on a long press,
 * on a key, or when the player clicks something that cannot be chosen. */

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
  /** Stays open until it is closed. */
  pinned: boolean
}

export class Inspector<About = unknown> {
  current: Inspected<About> | null = $state.raw(null)
  reason: Reason | null = $state.raw(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `key` opens the card for the focused element. */
  constructor(readonly key = 'I') {}

  open(anchor: HTMLElement, about: () => About, pinned: boolean) {
    clearTimeout(this.#timer)
    this.reason = null
    this.current = { anchor, about, pinned }
  }

  /** Opens the card and shows the reason for a refusal when it arrives. */
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

  /** Called when the pointer reaches the card. */
  stay() {
    clearTimeout(this.#timer)
  }

  /** Called when the pointer or the focus has left. */
  leave() {
    clearTimeout(this.#timer)
    if (this.current && !this.current.pinned) this.#timer = setTimeout(() => this.close(), LEAVE_MS)
  }

  /** Attaches an explanation to an element. */
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
        // Not on pointerenter, which also fires when a piece moves under a resting pointer.
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
        // The click at the end of a long press must not choose anything.
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

