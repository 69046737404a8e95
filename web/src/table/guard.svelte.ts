/** Protects buttons from stray clicks: ignores clicks for a moment after the question changes, so that a double-click cannot
 * answer a question that nobody has read. */

export const SETTLE_MS = 350

export class Guard {
  settled = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `question` identifies what is asked; the pause starts when it changes. */
  constructor(question: () => string) {
    // Derived, because other players' actions change the table but not the question.
    const asked = $derived(question())
    $effect.pre(() => {
      void asked
      this.hold()
    })
    $effect(() => () => clearTimeout(this.#timer))
  }

  /** Performs the action and restarts the pause, so that a double-click performs it once. Does nothing during the pause. */
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
