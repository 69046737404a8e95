/* Local games: several tabs, files, and everything that can go wrong. */
import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openGutenberg, SETTLED, stepGutenberg, stepUntil } from './gutenberg.mjs'
import { actAndWait, resign, scenario, seededRandom, shownSeq, withSeats } from './harness.mjs'
import { openLetterpress } from './letterpress.mjs'
import { fillDisk, makeRoom, spoil, storedGames } from './offline.mjs'

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
  await ada.go('/')
  await page.locator('[data-local] [data-more]').click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-local] [data-export]').click()])
  const file = join(tmpdir(), `manicule-${process.pid}.json`)
  await download.saveAs(file)
  // Bots may still act until the page is left, so only the file has the final length of the game.
  const saved = JSON.parse(readFileSync(file, 'utf8'))
  const plies = saved.record.actions.length
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

  // Invalid files.
  const wrong = {
    'another rules version': { ...saved, record: { ...saved.record, rules_version: 99 } },
    'an action that the rules refuse': { ...saved, record: { ...saved.record, actions: [...saved.record.actions, { seat: 0, action: 'draw_order' }] } },
    'no game': { hello: 'world' },
    'no record': { record: { game: 'gutenberg', actions: [{}], options: 'none' } },
  }
  const stored = (await storedGames(page)).games.length
  await ada.go('/')
  for (const [what, content] of Object.entries(wrong)) {
    writeFileSync(file, JSON.stringify(content))
    await page.locator('[data-import]').setInputFiles(file)
    await page.locator('[data-import-failure]').waitFor()
    assert.match(await page.locator('[data-import-failure]').innerText(), what.startsWith('no ') ? /isn’t a saved game/ : /isn’t a valid saved game: .{10,}/, what)
    await page.reload()
  }
  assert.equal((await storedGames(page)).games.length, stored, 'no invalid game was stored')
})

scenario('a damaged game says so and can be deleted; the others are untouched', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  const tables = []
  for (let count = 0; count < 5; count++) {
    tables.push(await openGutenberg(ada, 'solo'))
    await page.locator('.status.mine').waitFor()
    await stepGutenberg(page, seededRandom(count))
  }
  const [badMove, badRow, cutShort, ofAnotherVersion, whole] = tables.map((path) => path.split('/').pop())
  await ada.go('/settings')
  await spoil(page, 'moves', [badMove, 0], { action: { bribe: 'the printer' } })
  await spoil(page, 'games', badRow, { seats: [null] })
  await spoil(page, 'games', cutShort, { plies: 3 })
  await spoil(page, 'games', ofAnotherVersion, { rules_version: 99 })

  await ada.go(`/local/${ofAnotherVersion}`)
  await page.getByRole('alert').getByText('started with another version').waitFor()
  assert.equal((await storedGames(page)).games.length, 5, 'the game of another version is kept')

  for (const damaged of [badMove, cutShort]) {
    await ada.go(`/local/${damaged}`)
    await page.getByRole('alert').getByText('is damaged').waitFor()
    await page.locator('[data-delete]').click()
    await page.locator('[data-delete-sure]').click()
    await page.waitForURL((url) => url.pathname === '/')
  }
  await page.locator(`[data-damaged="${badRow}"] [data-delete]`).click()
  await page.locator(`[data-damaged="${badRow}"] [data-delete-sure]`).click()
  await page.locator(`[data-damaged="${badRow}"]`).waitFor({ state: 'detached' })
  assert.equal(await page.locator('[data-local]').count(), 2)
  await page.locator(`[data-local]:has(a[href$="${whole}"])`).getByRole('link', { name: 'Resume' }).click()
  await page.waitForURL(new RegExp(whole))
  await page.locator('.status.mine').waitFor()
  await stepGutenberg(page, seededRandom(2))
})

scenario('a database that cannot be opened says so; the rest of the page works', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await ada.go('/rules')
  await page.evaluate(() => new Promise((resolve) => {
    // A newer version of the page would have upgraded the database.
    const opened = indexedDB.open('manicule', 99)
    opened.onsuccess = () => resolve(opened.result.close())
  }))
  await ada.go('/')
  await page.locator('[data-trouble=storage_broken]').waitFor()
  await page.locator('[data-game="gutenberg"] [data-way="solo"]').click()
  await page.locator('[data-game="gutenberg"]').getByRole('alert').getByText('can’t be read or saved').waitFor()
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
  await fillDisk(page)
  const before = await shownSeq(page)
  const board = await page.locator('.board-pane').innerText()
  await page.locator(SETTLED).waitFor()
  await page.locator('.choice.open').first().click()
  await page.locator('section.ask .button.main:enabled').click()
  await page.getByRole('alert').getByText('out of space').waitFor()
  assert.equal(await shownSeq(page), before)
  assert.equal(await page.locator('.board-pane').innerText(), board)
  assert.equal((await storedGames(page)).moves.length, 0)
  await makeRoom(page)
  await page.locator('.refusal .button').click()
  await stepGutenberg(page, seededRandom(1))
  assert.equal((await storedGames(page)).moves.length, 1)
})

scenario('a full disk: no game is begun, imported or played again, and the page says why', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  const noRoom = (where) => where.getByText('so the game wasn’t saved').waitFor()
  await openGutenberg(ada, 'now', { choose: withSeats(2) })
  await resign(page)
  await fillDisk(page)
  await page.getByRole('button', { name: 'Play again' }).click()
  await noRoom(page.getByRole('alert'))
  const file = join(tmpdir(), `manicule-full-${process.pid}.json`)
  await ada.go('/')
  await page.locator('[data-local] [data-more]').click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-local] [data-export]').click()])
  await download.saveAs(file)
  await fillDisk(page)
  await page.locator('[data-game="gutenberg"] [data-way="solo"]').click()
  await noRoom(page.locator('[data-game="gutenberg"]').getByRole('alert'))
  await page.locator('[data-import]').setInputFiles(file)
  await noRoom(page.locator('[data-import-failure]'))
  assert.equal((await storedGames(page)).games.length, 1)
  await makeRoom(page)
  await page.locator('[data-import]').setInputFiles(file)
  await page.waitForURL(/\/local\/.*\/replay/)
  assert.equal((await storedGames(page)).games.length, 2)
})

scenario('the browser is asked to keep the games: with the first one, and with words for offline', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await page.addInitScript(() => {
    StorageManager.prototype.persisted = async () => false
    StorageManager.prototype.persist = async () => {
      sessionStorage.asked = Number(sessionStorage.asked ?? 0) + 1
      return false
    }
  })
  const asked = () => page.evaluate(() => Number(sessionStorage.asked ?? 0))
  for (let games = 0; games < 2; games++) {
    await openGutenberg(ada, 'solo')
    await page.locator('.status.mine').waitFor()
    assert.equal(await asked(), 1)
  }
  await ada.go('/settings')
  await page.getByLabel('Français').check()
  assert.equal(await asked(), 2)
})

scenario('a damaged word list is fetched anew; where that fails, the page says so', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  const start = async () => {
    await openLetterpress(ada, 'solo')
    await page.locator('.table').waitFor()
  }
  const sizes = () => page.evaluate(async () => {
    const words = await caches.open('manicule words')
    return Promise.all((await words.keys()).map(async (key) => (await (await words.match(key)).blob()).size))
  })
  const damage = () => page.evaluate(async () => {
    const words = await caches.open('manicule words')
    for (const key of await words.keys()) await words.put(key, new Response('half a file'))
  })
  await start()
  const whole = await sizes()
  assert.equal(whole.length, 2)
  await damage()
  await start()
  assert.deepEqual((await sizes()).sort(), whole.sort(), 'the list is intact again')

  await damage()
  await page.route('**/words/*', (route) => route.fulfill({ body: 'half a file' }))
  await ada.go('/')
  await page.locator('[data-game="letterpress"] [data-way="solo"]').click()
  await page.locator('[data-game="letterpress"]').getByRole('alert').getByText('word list isn’t on this device').waitFor()
  assert.deepEqual(await sizes(), [], 'nothing damaged is kept')
  await page.unroute('**/words/*')
  await start()
})

scenario('a lost module: a clear message here and at a table of the server, and both go on once it is back', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  ada.allowedErrors.push(/Failed to load resource: the server responded with a status of 404/)
  for (const answer of [{ status: 404 }, { contentType: 'application/wasm', body: 'half a file' }]) {
    await page.unroute('**/*.wasm')
    await page.route('**/*.wasm', (route) => route.fulfill(answer))
    await ada.go('/')
    await page.locator('[data-game="gutenberg"] [data-way="solo"]').click()
    await page.locator('[data-game="gutenberg"]').getByRole('alert').getByText('couldn’t be loaded').waitFor()
  }
  // A table can be opened without the module; it waits there for the module to load.
  const table = await openGutenberg(ada, 'friends')
  for (const seat of [1, 2]) await page.locator(`[data-fill="${seat}"]`).click()
  await page.getByRole('alert').getByText('couldn’t be loaded').first().waitFor()
  await page.unroute('**/*.wasm')
  await ada.go(table)
  await page.locator('.status.mine').waitFor()
  await actAndWait(page, () => stepGutenberg(page, seededRandom(5)))
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
  // Ends the worker, as a browser does when memory is low.
  for (const worker of page.workers()) await worker.evaluate(() => self.close())
  await page.reload()
  await page.locator('.status.mine').waitFor()
  await stepGutenberg(page, pick)
  await resign(page)
  await page.getByRole('button', { name: 'Play again' }).or(page.getByRole('button', { name: 'Rematch' })).click()
  await page.locator('.status.mine').waitFor()
  await actAndWait(page, () => stepGutenberg(page, pick))
})
