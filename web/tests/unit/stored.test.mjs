/* Damaged rows and invalid files are not taken for games, so they cannot break the list of games. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './load.mjs'

const [{ areMovesOf, isGame, nameIn }] = await load('source/stored.ts')

const seat = { kind: 'person', name: 'Ada', level: null, resigned: false }
const game = {
  id: 'a', game: 'gutenberg', rules_version: 2, content: 'c', options: { people: 2 }, seed: '00', seats: [seat, { ...seat, kind: 'bot', name: null, level: 'master' }],
  opened_at: 1, changed_at: 2, version: 3, plies: 2, to_act: [0], result: null,
}
const moves = [{ game: 'a', ply: 0, seat: 0, action: 'pass', at: 1 }, { game: 'a', ply: 1, seat: 1, action: 'pass', at: 2 }]

test('valid games are accepted: running, finished, or continued from another', () => {
  assert.ok(isGame(game))
  assert.ok(isGame({ ...game, to_act: [], result: { scores: [3, 4], winners: [1], by: 'rules' } }))
  assert.ok(isGame({ ...game, result: { scores: null, winners: [1], by: 'resignation' } }))
  assert.ok(isGame({ ...game, coached: true, branch: { from: '/review/local/b', ply: 7 } }))
})

test('a row with a missing field or a wrong type is rejected', () => {
  for (const nothing of [null, undefined, 7, 'game', []]) assert.equal(isGame(nothing), false)
  for (const field of Object.keys(game)) {
    const { [field]: _, ...without } = game
    assert.equal(isGame(without), false, `without ${field}`)
    assert.equal(isGame({ ...game, [field]: true }), false, field)
  }
  for (const seats of [[null], ['Ada'], [{ ...seat, kind: 'ghost' }], [{ ...seat, name: 5 }], [{ ...seat, level: {} }], [{ ...seat, resigned: 'no' }]]) {
    assert.equal(isGame({ ...game, seats }), false, JSON.stringify(seats))
  }
  for (const result of [{}, [1], { scores: [1], winners: 0, by: 'rules' }, { scores: ['1'], winners: [0], by: 'rules' }]) assert.equal(isGame({ ...game, result }), false)
  assert.equal(isGame({ ...game, options: [] }), false)
  assert.equal(isGame({ ...game, to_act: ['0'] }), false)
  assert.equal(isGame({ ...game, opened_at: NaN }), false)
  assert.equal(isGame({ ...game, branch: { from: 1, ply: 2 } }), false)
})

test('moves must be complete and in order', () => {
  assert.ok(areMovesOf(game, moves))
  for (const left of [[], moves.slice(0, 1), moves.slice(1), [...moves, { ...moves[1], ply: 2 }], [moves[1], moves[0]], [moves[0], { ...moves[1], seat: 'a' }]]) {
    assert.equal(areMovesOf(game, left), false, JSON.stringify(left))
  }
})

test('a name from a file is trimmed and cut', () => {
  assert.equal(nameIn(' Ada '), 'Ada')
  assert.equal(nameIn('🖨'.repeat(50)), '🖨'.repeat(40))
  for (const none of [null, undefined, 5, {}, ['Ada'], '', '  ']) assert.equal(nameIn(none), null)
})
