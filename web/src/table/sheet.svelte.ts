/** The sheet at the bottom of a phone: lowered or open, and dragged with a finger in between. */

const THRESHOLD_PX = 30

export class Sheet {
  open = $state(true)
  /** How far it has been dragged, in pixels downwards. */
  offset = $state(0)
  #from: number | null = null
  #dragged = false

  toggle() {
    this.open = !this.open
  }

  /** Handlers for the sheet's grip, a button. */
  grip = {
    onpointerdown: (event: PointerEvent & { currentTarget: HTMLElement }) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      this.#from = event.clientY
      this.#dragged = false
    },
    onpointermove: ({ clientY }: PointerEvent) => {
      if (this.#from === null) return
      const by = clientY - this.#from
      // Not beyond its end positions.
      this.offset = this.open ? Math.max(0, by) : Math.min(0, by)
      if (Math.abs(by) > 4) this.#dragged = true
    },
    onpointerup: () => {
      if (Math.abs(this.offset) > THRESHOLD_PX) this.open = this.offset < 0
      this.#from = null
      this.offset = 0
    },
    onpointercancel: () => {
      this.#from = null
      this.offset = 0
    },
    onclick: () => {
      if (!this.#dragged) this.toggle()
      this.#dragged = false
    },
  }
}
