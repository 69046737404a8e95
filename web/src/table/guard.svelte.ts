/** Protects buttons: clicks do nothing for a moment after the question has changed, so that a double-click never
 * answers a question that was never read. */

export const SETTLE_MS = 350

export class Guard {
  settled = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `question` names what is asked; a change of it starts the pause. */
  constructor(question: () => string) {
    // Actions of others change the table, but not the question.
    const asked = $derived(question())
    $effect.pre(() => {
      void asked
      this.hold()
    })
    $effect(() => () => clearTimeout(this.#timer))
  }

  /** Does it unless the pause is on, and begins the pause again: a double-click does it once. */
  once(action: (() => void) | undefined) {
    if (!this.settled || !action) return
    this.hold()
    action()
  }

  hold() {
    clearTimeout(this.#timer)
    this.settled = false
    this.#timer = setTimeout(() => (this.settled = true), SETTLE_MS)
  }
}
