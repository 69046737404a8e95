/** What a batch of orders would pay, computed from the cards for the planner's running totals. The server decides. */

import { gearCard, printingCard, refinementCard } from './cards'
import type { Batch, House } from './types'

export interface Pay { guilders: number; fame: number; gearFame: number; bonuses: string[] }

export function batchPay(house: House, batch: Batch): Pay {
  const pay: Pay = { guilders: 0, fame: 0, gearFame: 0, bonuses: [] }
  const done = batch.orders.flatMap((one) => {
    const order = house.orders[one.slot]
    return order ? [{ ...one, printing: printingCard(order.printing), refinement: refinementCard(order.refinement) }] : []
  })
  for (const { printing, refinement, colour, decoration } of done) {
    pay.guilders += printing.pays
    if (colour) pay.fame += refinement.colour
    if (decoration) pay.fame += refinement.decoration
    const earns = (colour && decoration) || (house.character === 'fiol' && (colour || decoration))
    if (!earns) continue
    if (refinement.bonus.kind === 'guilders') pay.guilders += refinement.bonus.count
    else if (refinement.bonus.kind === 'fame') pay.fame += refinement.bonus.count
    pay.bonuses.push(refinement.id)
  }
  for (const axle of batch.gears ?? []) {
    const gear = house.gears[axle]
    const sector = gear && gearCard(gear.gear).sectors[gear.sector]
    if (!sector) continue
    const counts = done.filter(({ printing, refinement, colour, decoration }) =>
      sector.kind === 'type_fame' ? printing.types.some((type) => type === sector.of)
      : sector.kind === 'ink_fame' ? colour && refinement.inks.some((ink) => ink === sector.of)
      : decoration && refinement.levels.some(([specialty]) => specialty === sector.of))
    pay.gearFame += 2 * counts.length
  }
  return pay
}

/** In guilders: three of them make one fame at the end. */
const batchValue = (pay: Pay) => 3 * (pay.fame + pay.gearFame) + pay.guilders

export function bestBatch(house: House, batches: Batch[]): Batch | undefined {
  let best: Batch | undefined
  let most = -1
  for (const batch of batches) {
    const value = batchValue(batchPay(house, batch))
    if (value > most) [best, most] = [batch, value]
  }
  return best
}
