/** The context that all components of the table share. */

import { getContext, setContext } from 'svelte'
import type { Guard } from '../../table/guard.svelte'
import type { Inspector, Reason } from '../../table/inspector.svelte'
import type { About } from './about'
import type { Chooser } from './chooser.svelte'
import type { Planner } from './planner.svelte'
import type { Preview } from './preview.svelte'
import type { Action, Facts, House, View } from './types'

export interface Table {
  readonly view: View
  /** What the rules say about the view; null until they have answered. */
  readonly facts: Facts | null
  readonly seat: number | null
  readonly house: House | null
  /** Sentences for the latest events. */
  readonly said: string[]
  readonly name: (seat: number) => string
  readonly chooser: Chooser
  readonly planner: Planner
  readonly preview: Preview
  readonly guard: Guard
  readonly inspector: Inspector<About>
  /** Why an action is refused. */
  readonly reason: (action: Action) => Promise<Reason | null>
}

const KEY = Symbol('table')
export const setTable = (table: Table) => setContext(KEY, table)
export const getTable = () => getContext<Table>(KEY)
