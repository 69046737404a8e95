/* Positions of log entries, with undone actions. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './load.mjs'

const [{ pliesBySeq, withoutUndone }] = await load('lib/lookback.svelte.ts')
const logOf = (...kinds) => kinds.map((kind, seq) => ({ seq, kind, seat: 0, at: 0, events: [] }))

test('each action leads one position further', () => {
  const log = logOf('start', 'act', 'act', 'resign')
  assert.deepEqual([...pliesBySeq(log)], [[0, 0], [1, 1], [2, 2], [3, 2]])
  assert.deepEqual(withoutUndone(log).map(({ entry, ply }) => [entry.seq, ply]), [[0, 0], [1, 1], [2, 2], [3, 2]])
})

test('an undone action has no position, and its undo leads back', () => {
  const log = logOf('start', 'act', 'act', 'undo', 'act')
  assert.deepEqual([...pliesBySeq(log)], [[0, 0], [1, 1], [3, 1], [4, 2]])
  assert.deepEqual(withoutUndone(log).map(({ entry, ply }) => [entry.seq, ply]), [[0, 0], [1, 1], [4, 2]])
})

test('several undos go back one action each', () => {
  const log = logOf('start', 'act', 'act', 'undo', 'undo', 'act')
  assert.deepEqual([...pliesBySeq(log)], [[0, 0], [3, 1], [4, 0], [5, 1]])
  assert.deepEqual(withoutUndone(log).map(({ entry }) => entry.seq), [0, 5])
})

test('an undo without an action changes nothing', () => {
  const log = logOf('start', 'undo')
  assert.deepEqual([...pliesBySeq(log)], [[0, 0], [1, 0]])
  assert.deepEqual(withoutUndone(log).map(({ entry }) => entry.seq), [0])
})
