/** What the complete choice would change in the house, for the ghosts on its tracks and figures. */

import { specialtyCard } from './cards'
import { batchPay, type Facts } from './facts'
import type { Action, House, Ink, Specialty, Tally, Type } from './types'

export interface Preview { fame: number; guilders: number; inks: Tally<Ink>; types: Tally<Type>; levels: Tally<Specialty>; orders: number[] }

const tally = <K extends string>(kinds: K[]) => {
  const counts: Tally<K> = {}
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

export function previewOf(action: Action | undefined, house: House, seat: number, facts: Facts): Preview | null {
  if (action === undefined || typeof action === 'string') return null
  const change: Preview = { fame: 0, guilders: 0, inks: {}, types: {}, levels: {}, orders: [] }
  if ('take_inks' in action) {
    const offer = facts.ink_sets[action.take_inks.set]?.[action.take_inks.count - 1]
    if (offer) return { ...change, guilders: -offer.price, inks: tally(offer.inks) }
  }
  if ('develop_shown' in action) return { ...change, levels: tally(specialtyCard(action.develop_shown.card)) }
  if ('develop_one' in action) return { ...change, levels: { [action.develop_one.specialty]: 1 } }
  if ('gain_level' in action) return { ...change, levels: { [action.gain_level.specialty]: 1 } }
  if ('gain_ink' in action) return { ...change, inks: { [action.gain_ink.ink]: 1 } }
  if ('gain_type' in action) return { ...change, types: { [action.gain_type.type]: 1 } }
  if ('buy_type' in action) return { ...change, types: { [action.buy_type.type]: 1 }, guilders: -facts.houses[seat].type_price }
  if ('fulfil' in action) {
    const pay = batchPay(house, action.fulfil)
    return { ...change, fame: pay.fame + pay.gearFame, guilders: pay.guilders, orders: action.fulfil.orders.map(({ slot }) => slot) }
  }
  return null
}

