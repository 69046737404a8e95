/* Whole local games with the server stopped and the browser offline. Nothing is lost. */
import assert from 'node:assert/strict'
import { openGutenberg, stepGutenberg, stepUntil } from './gutenberg.mjs'
import { playOut, scenario, seededRandom, shownSeq, waitUntilStable, waitUntilTrue } from './harness.mjs'
import { openLetterpress, stepLetterpress, trackState } from './letterpress.mjs'
import { crash, goOffline, limitBots, storedGames, waitUntilKept } from './offline.mjs'

const WITH_SERVICE_WORKER = { serviceWorkers: 'allow' }

/** Visits the lobby once, then goes offline. */
async function visitThenGoOffline(person, server) {
  await person.go('/')
  await waitUntilKept(person.page)
  await goOffline(person, server)
}

scenario('offline: a whole solo game with the automa, reloaded, and its tab killed in the middle', async ({ person, server }) => {
  const ada = await person(WITH_SERVICE_WORKER)
  await visitThenGoOffline(ada, server)
  const table = await openGutenberg(ada, 'solo')
  let { page } = ada
  const pick = seededRandom(5)
  await stepUntil(page, pick, () => page.locator('.plan').isVisible())
  const shown = async () => {
    await waitUntilStable(page)
    return [await shownSeq(page), await page.locator('.board').innerText(), await page.locator('.log').innerText()]
  }
  const before = await shown()
  await page.reload()
  await page.locator('.plan').waitFor()
  assert.deepEqual(await shown(), before, 'a reload loses nothing')

  await stepGutenberg(page, pick)
  await page.locator('.status.mine').waitFor()
  const [seq, board] = await shown()
  const context = page.context()
  await crash(page)
  page = await context.newPage()
  await page.goto(new URL('/', server.url).href)
  await page.getByText('No server connection').waitFor()
  await page.locator('[data-local]').getByRole('link', { name: 'Resume' }).click()
  await page.locator('.table').waitFor()
  assert.equal(new URL(page.url()).pathname, table)
  assert.deepEqual((await shown()).slice(0, 2), [seq, board], 'a killed tab loses nothing')

  await playOut([page], (page) => stepGutenberg(page, pick))
  assert.equal(await page.locator('section.end .score').count(), 1)
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.locator('[data-ply="0"]').waitFor()
  await page.keyboard.press('End')
  await page.locator('section.end').waitFor()
})

scenario('offline: a whole game of two at one screen', async ({ person, server }) => {
  const ada = await person(WITH_SERVICE_WORKER)
  await visitThenGoOffline(ada, server)
  const { page } = ada
  await openGutenberg(ada, 'same-screen')
  const pick = seededRandom(8)
  await playOut([page], (page) => stepGutenberg(page, pick))
  assert.equal(await page.locator('section.end .score').count(), 2)
  const { games: [{ result, seats }] } = await storedGames(page)
  assert.equal(result.by, 'rules')
  assert.deepEqual(seats.map(({ kind }) => kind), ['person', 'person'])
})

scenario('offline: a whole game against three guildmasters', async ({ person, server }) => {
  const ada = await person(WITH_SERVICE_WORKER)
  await limitBots(ada, 8)
  await visitThenGoOffline(ada, server)
  const { page } = ada
  await openGutenberg(ada, 'now', {
    choose: async (box) => {
      await box.locator('summary').click()
      await box.getByLabel(/^Players/).selectOption('4')
      await box.locator('select:has(option[value=guildmaster])').selectOption('guildmaster')
    },
  })
  const pick = seededRandom(6)
  await playOut([page], (page) => stepGutenberg(page, pick))
  assert.equal(await page.locator('section.end .score').count(), 4)
  const { games: [game], moves } = await storedGames(page)
  assert.deepEqual(game.seats.map(({ level }) => level), [null, 'guildmaster', 'guildmaster', 'guildmaster'])
  assert.equal(game.plies, moves.length)
  assert.equal(game.result.by, 'rules')
})

scenario('offline: the word game in French, alone, with a list that was kept for offline', async ({ person, server }) => {
  const ada = await person({ ...WITH_SERVICE_WORKER, language: 'fr' })
  const { page } = ada
  ada.newest = trackState(page)
  await ada.go('/settings')
  await page.getByLabel('Français').check()
  await waitUntilTrue(page, () => caches.open('manicule words').then(async (words) => (await words.keys()).length === 2))
  await visitThenGoOffline(ada, server)
  await openLetterpress(ada, 'solo')
  const pick = seededRandom(5)
  await playOut([page], (page) => stepLetterpress(page, ada.newest, pick))
  assert.equal(await page.locator('section.end').count(), 1)
})

scenario('offline: the word game in Polish, two at one screen; without its list it says so', async ({ person, server }) => {
  const ada = await person({ ...WITH_SERVICE_WORKER, language: 'pl' })
  const { page } = ada
  ada.newest = trackState(page)
  await ada.go('/')
  // After one game online, the word list is cached.
  await openLetterpress(ada, 'same-screen')
  await page.locator('.table').waitFor()
  await visitThenGoOffline(ada, server)
  await openLetterpress(ada, 'same-screen')
  const pick = seededRandom(7)
  await playOut([page], (page) => stepLetterpress(page, ada.newest, pick))
  assert.equal(await page.locator('section.end .places li').count(), 2)

  await ada.go('/')
  const box = page.locator('[data-game="letterpress"]')
  await box.locator('summary').click()
  await box.locator('select:has(option[value=it])').selectOption('it')
  await box.locator('[data-way=solo]').click()
  await box.getByRole('alert').waitFor()
})
