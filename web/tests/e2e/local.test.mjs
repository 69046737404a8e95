/* Games of this device: several tabs, files, and everything that can go wrong with them. */
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openGutenberg, SETTLED, stepGutenberg, stepUntil } from './gutenberg.mjs'
import { actAndWait, resign, scenario, seededRandom, shownSeq, withSeats } from './harness.mjs'
import { spoil, storedGames } from './offline.mjs'

scenario('two tabs do not fork a game: the second asks, and takes it over', async ({ person }) => {
  const ada = await person()
  const table = await openGutenberg(ada, 'solo')
  await ada.page.locator('.table').waitFor()
  const second = await ada.page.context().newPage()
  await second.goto(new URL(table, ada.page.url()).href)
  await second.getByRole('alert').getByText('open in another tab').waitFor()
  await second.locator('[data-take-over]').click()
  await second.locator('.table').waitFor()
  await ada.page.getByRole('alert').getByText('open in another tab').waitFor()
  await stepGutenberg(second, seededRandom(3))
  await ada.page.locator('[data-take-over]').click()
  await ada.page.locator('.table').waitFor()
  assert.equal(await shownSeq(ada.page), 1, 'the first tab shows the move of the second')
})

scenario('a game is saved as a file, deleted, loaded, replayed, and continued from a moment against bots', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await openGutenberg(ada, 'now', { choose: withSeats(2) })
  const pick = seededRandom(9)
  await stepUntil(page, pick, () => page.locator('.plan').isVisible())
  const { games: [{ plies }] } = await storedGames(page)
  await ada.go('/')
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-local] [data-export]').click()])
  const file = join(tmpdir(), `manicule-${process.pid}.json`)
  await download.saveAs(file)
  await page.locator('[data-local] [data-delete]').click()
  await page.locator('[data-local] [data-delete-sure]').click()
  await page.locator('[data-local]').waitFor({ state: 'detached' })
  assert.deepEqual(await storedGames(page), { games: [], moves: [] })

  await page.locator('[data-import]').setInputFiles(file)
  await page.waitForURL(/\/local\/.*\/replay/)
  await page.locator('[data-ply="0"]').waitFor()
  await page.keyboard.press('End')
  await page.locator(`[data-ply="${plies}"]`).waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.locator(`[data-ply="${plies - 1}"]`).waitFor()
  await page.locator('[data-continue]').click()
  await page.locator('dialog .button.main').click()
  await page.waitForURL(/\/local\/[^/]+$/)
  await page.locator('.status.mine').waitFor()
  await stepGutenberg(page, pick)

  // Files that are not true records.
  const saved = JSON.parse(readFileSync(file, 'utf8'))
  const wrong = {
    'another rules version': { ...saved, record: { ...saved.record, rules_version: 99 } },
    'an action that the rules refuse': { ...saved, record: { ...saved.record, actions: [...saved.record.actions, { seat: 0, action: 'draw_order' }] } },
    'no game': { hello: 'world' },
  }
  const stored = (await storedGames(page)).games.length
  await ada.go('/')
  for (const [what, content] of Object.entries(wrong)) {
    writeFileSync(file, JSON.stringify(content))
    await page.locator('[data-import]').setInputFiles(file)
    await page.locator('[data-import-failure]').waitFor()
    assert.match(await page.locator('[data-import-failure]').innerText(), what === 'no game' ? /not a saved game/ : /not a true record of a game: .{10,}/, what)
    await page.reload()
  }
  assert.equal((await storedGames(page)).games.length, stored, 'nothing wrong was stored')
})

scenario('a damaged game says so and can be deleted; the others are untouched', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  const tables = []
  for (let count = 0; count < 3; count++) {
    tables.push(await openGutenberg(ada, 'solo'))
    await page.locator('.status.mine').waitFor()
    await stepGutenberg(page, seededRandom(count))
  }
  const [badMove, badRow, whole] = tables.map((path) => path.split('/').pop())
  await ada.go('/settings')
  await spoil(page, 'moves', [badMove, 0], { action: { bribe: 'the printer' } })
  await spoil(page, 'games', badRow, { seats: null })

  await ada.go(`/local/${badMove}`)
  await page.getByRole('alert').getByText('is damaged').waitFor()
  await page.locator('[data-delete]').click()
  await page.locator('[data-delete-sure]').click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.locator(`[data-damaged="${badRow}"] [data-delete]`).click()
  await page.locator(`[data-damaged="${badRow}"] [data-delete-sure]`).click()
  await page.locator(`[data-damaged="${badRow}"]`).waitFor({ state: 'detached' })
  assert.equal(await page.locator('[data-local]').count(), 1)
  await page.locator('[data-local]').getByRole('link', { name: 'Go on' }).click()
  await page.waitForURL(new RegExp(whole))
  await page.locator('.status.mine').waitFor()
  await stepGutenberg(page, seededRandom(2))
})

scenario('a database that cannot be opened says so; the rest of the page works', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await ada.go('/rules')
  await page.evaluate(() => new Promise((resolve) => {
    // As a newer version of the page would leave it.
    const opened = indexedDB.open('manicule', 99)
    opened.onsuccess = () => resolve(opened.result.close())
  }))
  await ada.go('/')
  await page.locator('[data-trouble=storage_broken]').waitFor()
  await page.locator('[data-game="gutenberg"] [data-way="solo"]').click()
  await page.locator('[data-game="gutenberg"]').getByRole('alert').getByText('cannot be read or stored').waitFor()
  await page.locator('[data-trouble] .button').click()
  await page.locator('[data-trouble] .button.main').click()
  await page.locator('[data-trouble]').waitFor({ state: 'detached' })
  await openGutenberg(ada, 'solo')
  await page.locator('.status.mine').waitFor()
})

scenario('a full disk: the move is not shown, and goes on once there is room', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await openGutenberg(ada, 'solo')
  await page.locator('.status.mine').waitFor()
  // As browsers report it: the transaction is aborted when it is written.
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (...args) {
      const begun = transaction.apply(this, args)
      if (args[1] !== 'readwrite') return begun
      Object.defineProperty(begun, 'error', { value: new DOMException('no room', 'QuotaExceededError') })
      queueMicrotask(() => begun.abort())
      return begun
    }
    window.makeRoom = () => (IDBDatabase.prototype.transaction = transaction)
  })
  const before = await shownSeq(page)
  const board = await page.locator('.board-pane').innerText()
  await page.locator(SETTLED).waitFor()
  await page.locator('.choice.open').first().click()
  await page.locator('section.ask .button.main:enabled').click()
  await page.getByRole('alert').getByText('no room left').waitFor()
  assert.equal(await shownSeq(page), before)
  assert.equal(await page.locator('.board-pane').innerText(), board)
  assert.equal((await storedGames(page)).moves.length, 0)
  await page.evaluate(() => void window.makeRoom())
  await page.locator('.refusal .button').click()
  await stepGutenberg(page, seededRandom(1))
  assert.equal((await storedGames(page)).moves.length, 1)
})

scenario('a lost module: a clear message, and online play goes on', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  ada.allowedErrors.push(/Failed to load resource: the server responded with a status of 404/)
  await page.route('**/*.wasm', (route) => route.fulfill({ status: 404 }))
  await ada.go('/')
  await page.locator('[data-game="gutenberg"] [data-way="solo"]').click()
  await page.locator('[data-game="gutenberg"]').getByRole('alert').getByText('could not be loaded').waitFor()
  await openGutenberg(ada, 'friends')
  await page.locator('[data-fill]').first().waitFor()
  await page.unroute('**/*.wasm')
  await openGutenberg(ada, 'solo')
  await page.locator('.status.mine').waitFor()
})

scenario('a crash of the module loses nothing', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await openGutenberg(ada, 'now', { choose: withSeats(2) })
  const pick = seededRandom(4)
  await page.locator('.status.mine').waitFor()
  await stepGutenberg(page, pick)
  await page.locator('.status.mine').waitFor()
  // A worker that the browser ends, as it does when memory is short.
  for (const worker of page.workers()) await worker.evaluate(() => self.close())
  await page.reload()
  await page.locator('.status.mine').waitFor()
  await stepGutenberg(page, pick)
  await resign(page)
  await page.getByRole('button', { name: 'Play again' }).or(page.getByRole('button', { name: 'Rematch' })).click()
  await page.locator('.status.mine').waitFor()
  await actAndWait(page, () => stepGutenberg(page, pick))
})
