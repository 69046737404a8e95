/** Queues states that arrive together and shows them one by one, so that the player can follow what the others do. */

import { prefersReducedMotion } from 'svelte/motion'
import { settings } from '../lib/settings.svelte'

/** Scales a duration at normal speed to the chosen speed; 0 if motion is off. */
export function pace(ms: number): number {
  if (settings.motion === 'off' || prefersReducedMotion.current) return 0
  return settings.motion === 'slow' ? ms * 2.3 : ms
}

export class Pacer<State> {
  current: State = $state.raw() as State
  /** Newer states are waiting to be shown. */
  behind = $state(false)
  #waiting: State[] = []
  #newest: State
  #timer: ReturnType<typeof setTimeout> | undefined
  #holds: (state: State) => number
  #same: (one: State, other: State) => boolean

  /** `holds`: how many milliseconds a state stays on screen at normal speed. `same`: whether a state is only an update of another,
   * which then replaces it without waiting. */
  constructor(state: () => State, holds: (state: State) => number, same: (one: State, other: State) => boolean) {
    this.#holds = holds
    this.#same = same
    this.current = this.#newest = state()
    $effect.pre(() => {
      const next = state()
      if (next !== this.#newest) this.#push(next)
    })
    $effect(() => () => clearTimeout(this.#timer))
  }

  #push(state: State) {
    const before = this.#newest
    this.#newest = state
    if (this.#same(before, state)) {
      if (this.#waiting.length) this.#waiting[this.#waiting.length - 1] = state
      else this.current = state
      return
    }
    this.#waiting.push(state)
    if (document.hidden) this.skip()
    else if (this.#timer === undefined) this.#next()
    else this.behind = true
  }

  #next() {
    const state = this.#waiting.shift()
    this.behind = this.#waiting.length > 0
    if (state === undefined) {
      this.#timer = undefined
      return
    }
    this.current = state
    const ms = pace(this.#holds(state))
    if (ms > 0) this.#timer = setTimeout(() => this.#next(), ms)
    else {
      this.#timer = undefined
      if (this.#waiting.length) this.#next()
    }
  }

  /** Shows the newest state at once. */
  skip() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting = []
    this.behind = false
    this.current = this.#newest
  }
}
