/* Texts of the shell: games without messages, and rules pages. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { load } from './load.mjs'

const [{ actionText, inline, readable }, { parseRules, stripMarkdown }, { Narrator }, { GAMES, gameOf, gameTitle }] = await load(
  'lib/readable.ts',
  'lib/rules.ts',
  'source/narrator.svelte.ts',
  'games/index.ts',
)

test('identifiers and JSON become readable text', () => {
  assert.equal(readable('bid_revealed'), 'Bid revealed')
  assert.equal(actionText('pass'), 'Pass')
  assert.equal(actionText({ bid: { card: 5 } }), 'Bid: card 5')
  assert.equal(actionText({ bid: 5 }), 'Bid: 5')
  assert.equal(actionText({ draw: {} }), 'Draw')
  assert.equal(inline({ left: [1, 2], done: true, prize: null }), 'left 1 2, done ✓, prize –')
})

test('a game without a folder gets the generic table, every other game its own', () => {
  assert.equal(gameOf('goofspiel').name, 'goofspiel')
  assert.equal(gameOf('goofspiel').needsLegal, true)
  assert.equal(gameTitle('goofspiel'), 'Goofspiel')
  for (const game of GAMES) assert.equal(gameOf(game.name), game)
})

test('without the module, events and refusals are told by their identifiers', async () => {
  const narrator = new Narrator('goofspiel', null, null, ['Ada', 'Bob'])
  const event = { event: 'bid_revealed', seat: 1, card: 7 }
  assert.equal(narrator.tell(event), null, 'not told yet')
  const refused = { code: 'illegal', message: '', rule: null, reason: { code: 'card_not_held', card: 7 } }
  assert.equal(await narrator.describe(refused), 'Card not held: card 7')
  assert.equal(narrator.tell(event), 'Bid revealed: seat Bob, card 7')
  assert.equal(narrator.tellError(refused), 'Card not held: card 7')
})

test('every rule of the rules pages is found, without Markdown', () => {
  for (const game of ['gutenberg', 'letterpress']) {
    const text = readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), 'utf8')
    const ids = [...text.matchAll(/\*\*([A-Z]\d+[a-z]?(?:\.\d+)?)[ *]/g)].map(([, id]) => id)
    const rules = parseRules(text).flatMap(({ rules }) => rules)
    assert.ok(ids.length > 20)
    assert.deepEqual(rules.map(({ id }) => id).sort(), ids.sort())
    for (const { id, text } of rules) assert.ok(stripMarkdown(text).length > 3 && !/[*`]/.test(stripMarkdown(text)), id)
  }
})

test('several rules in one line are parsed separately', () => {
  const [{ rules }] = parseRules('# Title\n- **G1 Start**: one. **G1.1** two.\n')
  assert.deepEqual(rules, [{ id: 'G1', text: 'Start: one.' }, { id: 'G1.1', text: 'two.' }])
})
