/** The contract between a table and its coach: a lesson, the notes of a coached game, or hints. */

import { getContext, onDestroy, setContext } from 'svelte'

const nothing = () => undefined

export class Guide {
  /** What is pointed at; the table shows the pane that holds it. */
  point: string | null = $state(null)
  /** An action to be laid out on the table, not done. */
  suggested: { action: unknown } | null = $state.raw(null)
  /** What is picked on the table: an action that could be done now. Undefined where nothing is. */
  picked: () => unknown = nothing
  /** Asks for a hint. Null where there is none now. */
  askHint: (() => void) | null = $state.raw(null)
  /** The table is drawn, and what others did has been shown. */
  ready = $state(false)
  /** Told of an action that was tried and is refused. */
  tried: ((action: unknown) => void) | null = null
  /** Makes room on a phone: lowers the sheet unless something is to be chosen in it. */
  lower: (() => void) | null = null

  suggest(action: unknown) {
    this.suggested = { action }
  }
}

const KEY = Symbol('guide')
export const setGuide = (guide: Guide) => setContext(KEY, guide)
/** Absent without a coach. */
export const getGuide = () => getContext<Guide | undefined>(KEY)

/** Lets a part of the table report its picks to the coach while it is mounted. */
export function tellPicked(picked: () => unknown) {
  const guide = getGuide()
  if (!guide) return
  guide.picked = picked
  onDestroy(() => {
    if (guide.picked === picked) guide.picked = nothing
  })
}
