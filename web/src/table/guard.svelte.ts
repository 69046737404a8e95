/** Buttons that cannot hurt: clicks do nothing for a moment after the question has changed, so that a double-click never
 * answers a question that nobody has read. */

export const SETTLE_MS = 350

export class Guard {
  settled = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `question` names what is asked; a change of it starts the pause. */
  constructor(question: () => string) {
    $effect.pre(() => {
      void question()
      this.hold()
    })
    $effect(() => () => clearTimeout(this.#timer))
  }

  hold() {
    clearTimeout(this.#timer)
    this.settled = false
    this.#timer = setTimeout(() => (this.settled = true), SETTLE_MS)
  }
}
