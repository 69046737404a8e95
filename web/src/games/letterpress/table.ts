/** The context that all components of the table share. */

import { getContext, setContext } from 'svelte'
import type { Guard } from '../../table/guard.svelte'
import type { Inspector } from '../../table/inspector.svelte'
import type { About } from './about'
import type { Action, Explain, Facts, View } from './types'
import { EMBLEMS } from '../../art/emblems'

export interface Table {
  readonly view: View
  readonly facts: Facts | null
  /** Whether the viewer can act: false in a replay. */
  readonly plays: boolean
  name: (seat: number) => string
  act: (action: Action) => void
  explain: Explain | undefined
  /** A sentence for why an action is refused. */
  refusal: (error: NonNullable<NonNullable<Awaited<ReturnType<Explain>>>['error']>) => string
  guard: Guard
  inspector: Inspector<About>
}

const KEY = Symbol('letterpress')
export const setTable = (table: Table) => setContext(KEY, table)
export const getTable = () => getContext<Table>(KEY)

/** Not a letter, because letters type the word. */
export const INSPECT_KEY = '?'
export const HINT_KEY = '!'

const DEVICES = Object.keys(EMBLEMS)
/** A printer's emblem for each seat. */
export const emblemOf = (seat: number) => DEVICES[seat % DEVICES.length].replace('emblem-', '')
