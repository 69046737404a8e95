/** The interface between a table and whatever coaches it: a lesson, the notes of a coached game, or hints. */

import { getContext, onDestroy, setContext } from 'svelte'

const nothing = () => undefined

export class Guide {
  /** What the coach points at; the table opens the pane that contains it. */
  point: string | null = $state(null)
  /** An action to lay out on the table without performing it. */
  suggested: { action: unknown } | null = $state.raw(null)
  /** The complete action that is picked on the table; undefined if there is none. */
  picked: () => unknown = nothing
  /** Asks for a hint; null while there is none. */
  askHint: (() => void) | null = $state.raw(null)
  /** The table has been drawn and has shown what the others did. */
  ready = $state(false)
  /** Called with an action that the player tried and the rules refused. */
  tried: ((action: unknown) => void) | null = null
  /** Makes room on a phone: lowers the sheet, unless it contains a choice. */
  lower: (() => void) | null = null

  suggest(action: unknown) {
    this.suggested = { action }
  }
}

const KEY = Symbol('guide')
export const setGuide = (guide: Guide) => setContext(KEY, guide)
/** Absent without a coach. */
export const getGuide = () => getContext<Guide | undefined>(KEY)

/** Lets a component report its picks to the coach while it is mounted. */
export function reportPicks(picked: () => unknown) {
  const guide = getGuide()
  if (!guide) return
  guide.picked = picked
  onDestroy(() => {
    if (guide.picked === picked) guide.picked = nothing
  })
}
