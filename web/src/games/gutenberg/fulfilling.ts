/** Picking the parts of a batch: the printing, colour and decoration of each order, and the gears used with them. */

import type { Chooser } from './chooser.svelte'
import { completedAction, kindOf, type PickId } from './picks'
import type { Action } from './types'

const FULFIL = 'action:fulfil'

/** Whether a legal batch contains this pick together with the current ones. */
function partOpen(chooser: Chooser, pick: PickId): boolean {
  const printed = pick.replace(/^(colour|decorate)/, 'print')
  const wanted = new Set([...chooser.picked.filter((other) => kindOf(other) !== kindOf(pick)), FULFIL, printed, pick])
  return chooser.leads([...wanted])
}

/** The current batch plus this pick, to ask the rules why it is illegal. */
function batchWith(picked: PickId[], pick: PickId): Action {
  const all = [...picked.filter((one) => kindOf(one) !== kindOf(pick)), pick]
  const slots = new Set(all.flatMap((one) => /^(?:print|colour|decorate)(\d):/.exec(one)?.[1] ?? []))
  const orders = [...slots].map(Number).sort().map((slot) => ({ slot, colour: all.includes(`colour${slot}:on`), decoration: all.includes(`decorate${slot}:on`) }))
  const gears = all.flatMap((one) => {
    const [, axle, uses] = /^batch-gear(\d):(\d)/.exec(one) ?? []
    return axle ? Array<number>(Number(uses)).fill(Number(axle)) : []
  })
  return { fulfil: { orders, gears: gears.sort() } }
}

export function togglePart(chooser: Chooser, pick: PickId) {
  const slot = /^(print|colour|decorate)(\d)/.exec(pick)?.[2]
  if (chooser.picked.includes(pick)) {
    const gone = (other: PickId) => other === pick || (pick.startsWith('print') && new RegExp(`^(colour|decorate)${slot}:`).test(other))
    const rest = chooser.picked.filter((other) => !gone(other))
    chooser.picked = rest.some((other) => other.startsWith('print')) ? withWild(chooser, withoutIdleGears(chooser, rest)) : []
  } else {
    const printed = slot === undefined ? [] : [`print${slot}:on`]
    chooser.picked = withWild(chooser, [...new Set([...chooser.picked.filter((other) => kindOf(other) !== kindOf(pick)), FULFIL, ...printed, pick])])
  }
}

/** Adds the first way to spend wild inks, if only that is missing for a legal batch. */
function withWild(chooser: Chooser, picks: PickId[]): PickId[] {
  const plain = picks.filter((pick) => kindOf(pick) !== 'wild')
  if (completedAction(chooser.options, picks)) return picks
  if (completedAction(chooser.options, plain)) return plain
  const ways = wildWays(chooser, plain)
  return ways.length ? [...plain, ways[0]] : picks
}

/** The ways to spend wild inks that make these picks a legal batch. */
export function wildWays(chooser: Chooser, picks: PickId[]): PickId[] {
  const plain = picks.filter((pick) => kindOf(pick) !== 'wild')
  if (plain.length === 0) return []
  return chooser.options.flatMap((option) => {
    const [wild, ...others] = option.picks.filter((pick) => !plain.includes(pick))
    return wild && others.length === 0 && kindOf(wild) === 'wild' && option.picks.length === plain.length + 1 ? [wild] : []
  })
}

/** The `own` prop of a `Choice` that is part of a batch. */
export const partChoice = (chooser: Chooser, pick: PickId) => ({
  open: partOpen(chooser, pick),
  picked: chooser.picked.includes(pick),
  press: () => togglePart(chooser, pick),
  attempt: batchWith(chooser.picked, pick),
})

/** Drops the gears if the remaining picks are legal only without them. */
function withoutIdleGears(chooser: Chooser, picks: PickId[]): PickId[] {
  const ungeared = picks.filter((pick) => !pick.startsWith('batch-gear'))
  return !completedAction(chooser.options, picks) && completedAction(chooser.options, ungeared) ? ungeared : picks
}
