/** The player's current picks, which narrow the legal actions down to one. */

import { settings } from '../../lib/settings.svelte'
import { completedAction, kindOf, picksOf, togglePick, type ActionOption, type PickId } from './picks'
import type { Action } from './types'

/** Kinds of picks that can start a choice. Other kinds only continue one. */
const FIRST_KINDS = new Set([
  'printing', 'refinement', 'set', 'specialty-card', 'gear', 'rotate', 'reward', 'patron', 'use', 'buy', 'ink', 'level', 'type',
  'character', 'more', 'action', 'one', 'two', 'from', 'first', 'second', 'types', 'plan',
])

export class Chooser {
  #legal: () => Action[]
  #act: (action: Action) => void
  /** Shows why an action is illegal. */
  why: (action: Action) => void

  picked: PickId[] = $state.raw([])
  /** The action with these picks is being sent. */
  #sent = false
  /** A choice with its own controls instead of picks, such as the starting types. */
  composed: { action: Action | undefined; needs: string; clear?: () => void } | null = $state.raw(null)
  options: ActionOption[] = $derived.by(() => this.#legal().map((action) => ({ action, picks: picksOf(action) })))

  /** An index for speed: there may be thousands of batches. */
  #byPick: Map<PickId, ActionOption[]> = $derived.by(() => {
    const byPick = new Map<PickId, ActionOption[]>()
    for (const option of this.options) {
      for (const pick of option.picks) {
        const others = byPick.get(pick)
        if (others) others.push(option)
        else byPick.set(pick, [option])
      }
    }
    return byPick
  })

  /** Whether a legal action contains all of these picks. */
  leads(wanted: PickId[]): boolean {
    const lists = wanted.map((pick) => this.#byPick.get(pick) ?? [])
    const fewest = lists.reduce((few, list) => (list.length < few.length ? list : few), this.options)
    return fewest.some(({ picks }) => wanted.every((pick) => picks.includes(pick)))
  }

  /** Picks that are compatible with the current ones, replace one of them, or start another choice. */
  open: Set<PickId> = $derived.by(() => {
    const open = new Set<PickId>()
    for (const pick of this.#byPick.keys()) if (FIRST_KINDS.has(kindOf(pick)) || pick.startsWith('swap-')) open.add(pick)
    if (this.picked.length === 0) return open
    for (const { picks } of this.options) {
      const missing = this.picked.filter((pick) => !picks.includes(pick))
      if (missing.length > 1) continue
      for (const pick of picks) if (missing.every((other) => kindOf(other) === kindOf(pick))) open.add(pick)
    }
    return open
  })

  ready: Action | undefined = $derived(completedAction(this.options, this.picked))

  constructor(legal: () => Action[], act: (action: Action) => void, why: (action: Action) => void) {
    this.#legal = legal
    this.#act = act
    this.why = why
  }

  has(kind: string): boolean {
    return this.picked.some((pick) => kindOf(pick) === kind)
  }

  value(kind: string): string | undefined {
    return this.picked.find((pick) => kindOf(pick) === kind)?.slice(kind.length + 1)
  }

  toggle(pick: PickId) {
    this.#sent = false
    this.picked = togglePick(this.options, this.picked, pick)
    if (!settings.confirm && this.ready && !this.#couldContinue()) this.perform()
  }

  #couldContinue(): boolean {
    return this.options.some(({ picks }) => picks.length > this.picked.length && this.picked.every((pick) => picks.includes(pick)))
  }

  perform() {
    if (this.ready) this.do(this.ready)
  }

  /** The kinds of picks that a started choice still needs. */
  missing: string[] = $derived.by(() => {
    if (this.picked.length === 0 || this.ready) return []
    const fitting = this.options.filter(({ picks }) => this.picked.every((pick) => picks.includes(pick)))
    const kinds = new Set(fitting.flatMap(({ picks }) => picks.filter((pick) => !this.picked.includes(pick)).map(kindOf)))
    return [...kinds]
  })

  /** Keeps the picks until the table changes, so that on a slow connection the player sees what was sent. */
  do(action: Action) {
    this.#sent = true
    this.#act(action)
  }

  /** Called when the table has changed: the sent action has been performed. */
  changed() {
    if (this.#sent) this.picked = []
    this.#sent = false
  }

  allows(action: Action): boolean {
    const picks = picksOf(action)
    return this.options.some((option) => option.picks.length === picks.length && picks.every((pick) => option.picks.includes(pick)))
  }

  clear() {
    this.picked = []
  }
}
