/* Lists of tables that were fetched side by side. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './load.mjs'

const [{ eachOnce }] = await load('lib/tables.ts')
const table = (id, status) => ({ id, status })

test('a table that started between two answers is listed once, as running', () => {
  const both = eachOnce([table('b', 'running'), table('a', 'running')], [table('a', 'open'), table('c', 'open')])
  assert.deepEqual(both.map(({ id, status }) => [id, status]), [['b', 'running'], ['a', 'running'], ['c', 'open']])
})
