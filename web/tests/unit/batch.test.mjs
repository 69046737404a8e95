/* The planner's running totals. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './load.mjs'

const [{ batchPay, bestBatch }, { gearCard, printingCard, refinementCard }, { fixtures }] = await load('games/gutenberg/batch.ts', 'games/gutenberg/cards.ts', 'gallery/gutenberg.fixtures.ts')

const batches = fixtures.flatMap(({ view, legal }) =>
  legal.flatMap((action) => (typeof action === 'object' && 'fulfil' in action ? [{ house: view.table.houses[view.seat], batch: action.fulfil }] : [])),
)

test('printing pays what is on the printing cards', () => {
  const plain = batches.filter(({ batch }) => batch.orders.every(({ colour, decoration }) => !colour && !decoration) && !batch.gears?.length)
  assert.ok(plain.length > 0)
  for (const { house, batch } of plain) {
    const guilders = batch.orders.reduce((sum, { slot }) => sum + printingCard(house.orders[slot].printing).pays, 0)
    assert.deepEqual(batchPay(house, batch), { guilders, fame: 0, gearFame: 0, bonuses: [] })
  }
})

test('colour and decoration together earn the bonus', () => {
  const card = 'r01'
  const { colour, decoration, bonus } = refinementCard(card)
  const house = { orders: [{ printing: 'p01', refinement: card }], gears: [], character: null }
  const pay = batchPay(house, { orders: [{ slot: 0, colour: true, decoration: true }] })
  assert.deepEqual(pay.bonuses, [card])
  assert.equal(pay.fame, colour + decoration + (bonus.kind === 'fame' ? bonus.count : 0))
  assert.deepEqual(batchPay(house, { orders: [{ slot: 0, colour: true }] }).bonuses, [])
})

test('a gear pays for each order that it counts', () => {
  const withGears = batches.filter(({ batch }) => batch.gears?.length)
  for (const { house, batch } of withGears) {
    const { kind } = gearCard(house.gears[batch.gears[0]].gear).sectors[house.gears[batch.gears[0]].sector]
    assert.match(kind, /_fame$/)
    assert.ok(batchPay(house, batch).gearFame >= 2)
  }
})

test('the best batch is worth at least as much as any other', () => {
  const worth = (house, batch) => {
    const { fame, gearFame, guilders } = batchPay(house, batch)
    return 3 * (fame + gearFame) + guilders
  }
  for (const { view, legal } of fixtures) {
    const all = legal.flatMap((action) => (typeof action === 'object' && 'fulfil' in action ? [action.fulfil] : []))
    if (all.length === 0) continue
    const house = view.table.houses[view.seat]
    const most = worth(house, bestBatch(house, all))
    for (const batch of all) assert.ok(worth(house, batch) <= most)
  }
  assert.equal(bestBatch({ orders: [], gears: [], character: null }, []), undefined)
})
