/** What every part of the table shares. */

import { getContext, setContext } from 'svelte'
import type { Guard } from '../../table/guard.svelte'
import type { Inspector } from '../../table/inspector.svelte'
import type { About } from './about'
import type { Action, Explain, Facts, View } from './types'
import { EMBLEMS } from '../../art/emblems'

export interface Table {
  readonly view: View
  readonly facts: Facts | null
  /** Whether the viewer can decide here: not in a replay, nor a spectator. */
  readonly plays: boolean
  name: (seat: number) => string
  act: (action: Action) => void
  explain: Explain | undefined
  /** The sentence for why an action is refused. */
  refusal: (error: NonNullable<NonNullable<Awaited<ReturnType<Explain>>>['error']>) => string
  guard: Guard
  inspector: Inspector<About>
}

const KEY = Symbol('letterpress')
export const setTable = (table: Table) => setContext(KEY, table)
export const getTable = () => getContext<Table>(KEY)

/** Letters are typed here, so none of them explains a card. */
export const INSPECT_KEY = '?'
export const HINT_KEY = '!'

const DEVICES = Object.keys(EMBLEMS)
/** Each seat has a printer's device, whoever sits there. */
export const emblemOf = (seat: number) => DEVICES[seat % DEVICES.length].replace('emblem-', '')
