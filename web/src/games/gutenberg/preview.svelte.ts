/** What the current choice would bring, for the previews on tracks and figures. The rules compute it. */

import type { Action, Prospect, View } from './types'

export class Preview {
  #answer: { action: Action; view: View; prospect: Prospect } | null = $state.raw(null)
  #action: () => Action | undefined
  #view: () => View
  /** Null while nothing is picked, and until the rules have answered. */
  prospect: Prospect | null = $derived.by(() => (this.#answer?.action === this.#action() && this.#answer?.view === this.#view() ? (this.#answer?.prospect ?? null) : null))
  house = $derived.by(() => this.prospect?.house ?? null)

  constructor(action: () => Action | undefined, view: () => View, ask: (action: Action) => Promise<Prospect | null>) {
    this.#action = action
    this.#view = view
    $effect(() => {
      const [asked, position] = [action(), view()]
      if (asked === undefined) return
      void ask(asked).then((prospect) => {
        if (prospect && asked === action() && position === view()) this.#answer = { action: asked, view: position, prospect }
      })
    })
  }
}
