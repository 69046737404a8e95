/** Toggling the parts of a batch: an order's printing, colour and decoration, and the gears that go with it. */

import type { Chooser } from './chooser.svelte'
import { kindOf, type Pick } from './picks'
import type { Action } from './types'

const DEED = 'deed:fulfil'

/** Whether a legal batch has this beside what is picked already. */
export function partOpen(chooser: Chooser, pick: Pick): boolean {
  const printed = pick.replace(/^(colour|decorate)/, 'print')
  const wanted = new Set([...chooser.picked.filter((other) => kindOf(other) !== kindOf(pick)), DEED, printed, pick])
  return chooser.leads([...wanted])
}

/** The batch that is picked, with this too: what the referee is asked about where it cannot be picked. */
function batchWith(picked: Pick[], pick: Pick): Action {
  const all = new Set([...picked, pick])
  const orders = [0, 1, 2, 3].filter((slot) => [...all].some((one) => new RegExp(`^(print|colour|decorate)${slot}:`).test(one)))
  const gears = [0, 1, 2].filter((axle) => all.has(`batch-gear${axle}:1`))
  return { fulfil: { orders: orders.map((slot) => ({ slot, colour: all.has(`colour${slot}:on`), decoration: all.has(`decorate${slot}:on`) })), gears } }
}

export function togglePart(chooser: Chooser, pick: Pick) {
  const slot = /^(print|colour|decorate)(\d)/.exec(pick)?.[2]
  if (chooser.picked.includes(pick)) {
    const gone = (other: Pick) => other === pick || (pick.startsWith('print') && new RegExp(`^(colour|decorate)${slot}:`).test(other))
    const rest = chooser.picked.filter((other) => !gone(other))
    chooser.picked = rest.some((other) => other.startsWith('print')) ? withoutIdleGears(chooser, rest) : []
  } else if (partOpen(chooser, pick)) {
    const printed = slot === undefined ? [] : [`print${slot}:on`]
    chooser.picked = [...new Set([...chooser.picked.filter((other) => kindOf(other) !== kindOf(pick)), DEED, ...printed, pick])]
  } else chooser.why(batchWith(chooser.picked, pick))
}

/** Gears that count none of the orders that are left go with them. */
function withoutIdleGears(chooser: Chooser, picks: Pick[]): Pick[] {
  const fits = chooser.options.some((option) => picks.every((one) => option.picks.includes(one)))
  return fits ? picks : picks.filter((pick) => !pick.startsWith('batch-gear'))
}
