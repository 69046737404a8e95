/* Picks and the chooser of the printing-house game: every legal action can be picked, and nothing else. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './load.mjs'

const [{ completedAction, kindOf, picksOf, togglePick }, { Chooser }, { partChoice, wildWays, togglePart }, { settings }, { fixtures }] = await load(
  'games/gutenberg/picks.ts',
  'games/gutenberg/chooser.svelte.ts',
  'games/gutenberg/fulfilling.ts',
  'lib/settings.svelte.ts',
  'gallery/gutenberg.fixtures.ts',
)
const optionsOf = (actions) => actions.map((action) => ({ action, picks: picksOf(action) }))

test('every legal action of real positions is completed by exactly its picks', () => {
  for (const { name, legal } of fixtures) {
    const options = optionsOf(legal)
    for (const { action, picks } of options) assert.deepEqual(completedAction(options, picks), action, `${name}: ${JSON.stringify(action)}`)
  }
})

test('an action has at most one pick of each kind', () => {
  for (const { name, legal } of fixtures) {
    for (const action of legal) {
      const kinds = picksOf(action).map(kindOf)
      assert.equal(new Set(kinds).size, kinds.length, `${name}: ${JSON.stringify(action)}`)
    }
  }
})

const ORDERS = optionsOf([
  { take_order: { printing: 'p01', refinement: 'r01' } },
  { take_order: { printing: 'p01', refinement: 'r02', discard: 3 } },
  { take_order: { printing: 'p02', refinement: 'r01' } },
  { take_inks: { set: 0, count: 2 } },
])

test('toggling adds a pick, and removes it again', () => {
  const picked = togglePick(ORDERS, [], 'printing:p01')
  assert.deepEqual(picked, ['printing:p01'])
  assert.deepEqual(togglePick(ORDERS, picked, 'printing:p01'), [])
})

test('a pick replaces another of its kind', () => {
  assert.deepEqual(togglePick(ORDERS, ['printing:p01', 'refinement:r01'], 'printing:p02'), ['refinement:r01', 'printing:p02'])
})

test('a pick that is incompatible with the others drops them', () => {
  assert.deepEqual(togglePick(ORDERS, ['refinement:r02'], 'printing:p02'), ['printing:p02'])
  assert.deepEqual(togglePick(ORDERS, ['printing:p01'], 'set:0.2'), ['set:0.2'])
})

test('a pick that is in no legal action changes nothing', () => {
  assert.deepEqual(togglePick(ORDERS, ['printing:p01'], 'gear:g01'), ['printing:p01'])
})

test('an action is complete only with all its picks', () => {
  assert.equal(completedAction(ORDERS, []), undefined)
  assert.equal(completedAction(ORDERS, ['printing:p01', 'refinement:r02']), undefined)
  assert.deepEqual(completedAction(ORDERS, ['slot:3', 'refinement:r02', 'printing:p01']), ORDERS[1].action)
})

function chooserOf(legal) {
  const done = []
  const asked = []
  return { done, asked, chooser: new Chooser(() => legal, (action) => done.push(action), (action) => asked.push(action)) }
}

test('the chooser opens only what begins or continues a legal action', () => {
  const { chooser } = chooserOf(ORDERS.map(({ action }) => action))
  assert.deepEqual([...chooser.open].sort(), ['printing:p01', 'printing:p02', 'refinement:r01', 'refinement:r02', 'set:0.2'])
  chooser.toggle('printing:p01')
  chooser.toggle('refinement:r02')
  assert.ok(chooser.open.has('slot:3'), 'an order must be discarded')
  assert.equal(chooser.ready, undefined)
  assert.equal(chooser.value('refinement'), 'r02')
  chooser.toggle('slot:3')
  assert.deepEqual(chooser.ready, ORDERS[1].action)
})

test('every legal action of real positions can be reached through open picks', () => {
  settings.confirm = true
  for (const { name, legal } of fixtures) {
    const { chooser } = chooserOf(legal)
    // Plans and types have their own controls; batches are toggled by their parts.
    const picked = legal.filter((action) => typeof action === 'object' && !('plan' in action || 'choose_types' in action || 'fulfil' in action))
    for (const action of picked.slice(0, 40)) {
      chooser.clear()
      const missing = new Set(picksOf(action))
      while (missing.size) {
        const next = [...missing].find((pick) => chooser.open.has(pick))
        assert.ok(next, `${name}: nothing of ${[...missing]} is open`)
        missing.delete(next)
        chooser.toggle(next)
      }
      assert.deepEqual(chooser.ready, action, name)
    }
  }
})

test('picks stay until the table has changed; the chooser allows legal actions only', () => {
  const { chooser, done } = chooserOf(['pass', { gain_ink: { ink: 'red' } }])
  assert.ok(chooser.allows('pass'))
  assert.ok(!chooser.allows({ gain_ink: { ink: 'blue' } }))
  chooser.toggle('ink:red')
  chooser.perform()
  assert.deepEqual(done, [{ gain_ink: { ink: 'red' } }])
  assert.deepEqual(chooser.picked, ['ink:red'], 'still being sent')
  chooser.changed()
  assert.deepEqual(chooser.picked, [])
  chooser.toggle('ink:red')
  chooser.changed()
  assert.deepEqual(chooser.picked, ['ink:red'], 'a change by somebody else keeps the picks')
})

test('without confirming, a complete choice is performed at once, unless it could continue', () => {
  settings.confirm = false
  try {
    const { chooser, done } = chooserOf([{ use_gear: { axle: 0 } }, { install_gear: { gear: 'g01', sector: 1 } }, { install_gear: { gear: 'g01', sector: 1, discard: 0 } }])
    chooser.toggle('use:0')
    assert.deepEqual(done, [{ use_gear: { axle: 0 } }])
    chooser.toggle('gear:g01')
    chooser.toggle('sector:1')
    assert.equal(done.length, 1, 'a gear could still be replaced')
    chooser.toggle('instead:0')
    assert.equal(done.length, 2)
  } finally {
    settings.confirm = true
  }
})

const batch = (orders, gears) => ({ fulfil: { orders, ...(gears ? { gears } : {}) } })
const BATCHES = [batch([{ slot: 0 }]), batch([{ slot: 0, colour: true }]), batch([{ slot: 0, colour: true }], [1]), batch([{ slot: 0 }, { slot: 1 }])]

test('toggling a part of an order also prints it', () => {
  const { chooser } = chooserOf(BATCHES)
  togglePart(chooser, 'colour0:on')
  assert.deepEqual(chooser.ready, BATCHES[1])
  togglePart(chooser, 'batch-gear1:1')
  assert.deepEqual(chooser.ready, BATCHES[2])
})

test('removing a part removes gears that depend on it; removing the printing clears all picks', () => {
  const { chooser } = chooserOf(BATCHES)
  togglePart(chooser, 'colour0:on')
  togglePart(chooser, 'batch-gear1:1')
  togglePart(chooser, 'colour0:on')
  assert.deepEqual(chooser.ready, BATCHES[0])
  togglePart(chooser, 'print0:on')
  assert.deepEqual(chooser.picked, [])
})

test('a part that is in no legal batch has an attempt that the rules would refuse', () => {
  const { chooser } = chooserOf(BATCHES)
  togglePart(chooser, 'print1:on')
  const part = partChoice(chooser, 'decorate1:on')
  assert.ok(!part.open)
  assert.deepEqual(part.attempt, batch([{ slot: 1, colour: false, decoration: true }], []))
  const twice = partChoice(chooser, 'batch-gear2:2')
  assert.deepEqual(twice.attempt, batch([{ slot: 1, colour: false, decoration: false }], [2, 2]))
})

test('wild inks are spent automatically if a batch needs them, and alternatives are offered', () => {
  const wild = (inks) => ({ fulfil: { orders: [{ slot: 0, colour: true }], wild: inks } })
  const { chooser } = chooserOf([batch([{ slot: 0 }]), wild({ gold: 1 }), wild({ red: 1 })])
  togglePart(chooser, 'colour0:on')
  assert.deepEqual(chooser.ready, wild({ gold: 1 }))
  assert.deepEqual(wildWays(chooser, chooser.picked), ['wild:{"gold":1}', 'wild:{"red":1}'])
  togglePart(chooser, 'colour0:on')
  assert.deepEqual(chooser.ready, batch([{ slot: 0 }]))
})
