/* Bots think in workers, which are terminated when their result is no longer needed and when the table is closed. */
import assert from 'node:assert/strict'
import { openGutenberg, stepGutenberg } from './gutenberg.mjs'
import { actAndWait, scenario, seededRandom } from './harness.mjs'
import { limitBots, storedGames } from './offline.mjs'

/** Counts workers: `window.live` are running, `window.ended` were terminated; `window.merged` counts completed searches. */
const watchWorkers = ({ page }) => page.addInitScript(() => {
  window.live = window.ended = window.merged = 0
  const Watched = window.Worker
  window.Worker = class extends Watched {
    #merges = new Set()
    #ended = false
    constructor(...args) {
      super(...args)
      window.live++
      this.addEventListener('message', ({ data }) => (window.merged += Number(this.#merges.has(data.id))))
    }
    postMessage(message, ...rest) {
      if (message.requests?.some(({ cmd }) => cmd.startsWith('merge'))) this.#merges.add(message.id)
      return super.postMessage(message, ...rest)
    }
    terminate() {
      if (!this.#ended) {
        window.live--
        window.ended++
      }
      this.#ended = true
      super.terminate()
    }
  }
})
const onlyRulesAreLeft = (page) => page.waitForFunction(() => window.live === 1)
const againstGuildmaster = async (box) => {
  await box.locator('summary').click()
  await box.getByLabel(/^Players/).selectOption('2')
  await box.locator('select:has(option[value=guildmaster])').selectOption('guildmaster')
}

scenario('a table that is left leaves no worker behind', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await limitBots(ada, 8)
  await watchWorkers(ada)
  await ada.go('/')
  const box = page.locator('[data-game="gutenberg"]')
  await againstGuildmaster(box)
  for (let games = 0; games < 3; games++) {
    await page.evaluate(() => (window.merged = 0))
    await box.locator('[data-way=now]').click()
    // Both the bot and a hint use workers.
    await page.locator('[data-hint]').click()
    await page.locator('[data-coach=hint-move]').waitFor()
    await page.waitForFunction(() => window.merged >= 2)
    assert.ok((await page.evaluate(() => window.live)) > 2, 'bots and hints have workers of their own')
    await page.goBack()
    await onlyRulesAreLeft(page)
  }
})

scenario('undo and leaving stop a guildmaster who thinks, and no late move is stored', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await limitBots(ada, 1e9)
  await watchWorkers(ada)
  await ada.go('/')
  const box = page.locator('[data-game="gutenberg"]')
  await againstGuildmaster(box)
  await box.locator('[data-way=now]').click()
  await page.locator('.status.mine').waitFor()
  await page.locator('progress.thinking[value]').waitFor()
  await stepGutenberg(page, seededRandom(3))
  const thinking = (await page.evaluate(() => window.live)) - 1
  await actAndWait(page, () => page.locator('[data-undo][data-settled]').click())
  // The bot thinks again, about the new position.
  await page.waitForFunction((thinking) => window.ended === thinking && window.live > 1, thinking)
  await page.locator('progress.thinking').waitFor()
  assert.deepEqual((await storedGames(page)).moves, [])

  await page.goBack()
  await onlyRulesAreLeft(page)
  await page.evaluate(() => (localStorage['manicule.bots'] = '{"iterations":8}'))
  await page.locator('[data-local]').getByRole('link', { name: 'Resume' }).click()
  await page.waitForFunction(() => window.merged > 0)
  await stepGutenberg(page, seededRandom(3))
  await page.locator('.status.mine').waitFor()
  const { games: [game], moves } = await storedGames(page)
  assert.equal(game.plies, moves.length)
  assert.equal(moves.filter(({ action }) => action.keep_character).length, 2, 'each has kept one character')
})
