/* Joining lists of tables that were fetched in parallel. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './load.mjs'

const [{ uniqueTables }] = await load('lib/tables.ts')
const table = (id, status) => ({ id, status })

test('a table that started between two responses is listed once, as running', () => {
  const both = uniqueTables([table('b', 'running'), table('a', 'running')], [table('a', 'open'), table('c', 'open')])
  assert.deepEqual(both.map(({ id, status }) => [id, status]), [['b', 'running'], ['a', 'running'], ['c', 'open']])
})
