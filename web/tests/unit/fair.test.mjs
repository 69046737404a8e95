/* The page's fairness check, with records from the server and with forged ones. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { load } from './load.mjs'
import { openModule } from './module.mjs'

const [{ verify: verifyWith }] = await load('lib/fair.ts')
const ask = openModule()
const draw = async (seed, below) => ask({ cmd: 'dice', seed, below }).drawn
const verify = (record, own, mine) => verifyWith(record, own, mine, draw)

/* Written by the server, whose own tests check that it still writes the same. */
const records = JSON.parse(readFileSync(new URL('../fair-records.json', import.meta.url), 'utf8'))
const mineIn = ({ fair }) => fair.seating.indexOf(0)
const storedFor = ({ fair }) => ({ commitment: fair.commitment, nonce: fair.nonces[0] })

test('records from the server pass, with fixed and with random seats', async () => {
  assert.ok(records.some(({ fair }) => fair.random_seats && String(fair.seating) !== String([...fair.seating].sort())))
  for (const record of records) {
    assert.equal(await verify(record, storedFor(record), [mineIn(record)]), 'checked')
    assert.equal(await verify(record, null, [mineIn(record)]), 'partly')
    assert.equal(await verify(record, storedFor(record), []), 'partly')
  }
})

test('no forgery passes', async () => {
  const zeros = '0'.repeat(64)
  const forgeries = {
    'another server seed': (forged) => (forged.fair.server_seed = zeros),
    'another commitment': (forged) => (forged.fair.commitment = zeros),
    'another nonce': (forged) => (forged.fair.nonces[1] += '0'),
    'another game seed': (forged) => (forged.record.seed = zeros),
    'other seats': (forged) => forged.fair.seating.reverse(),
  }
  for (const record of records) {
    for (const [what, forge] of Object.entries(forgeries)) {
      const forged = structuredClone(record)
      forge(forged)
      assert.equal(await verify(forged, storedFor(record), [mineIn(record)]), 'failed', what)
    }
    // Consistent in itself, but not what this person was promised.
    for (const own of [{ ...storedFor(record), commitment: zeros }, { ...storedFor(record), nonce: 'another' }]) {
      assert.equal(await verify(record, own, [mineIn(record)]), 'failed')
    }
  }
})
