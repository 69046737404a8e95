/* A game without a folder in the page, played through the generic table. */
import assert from 'node:assert/strict'
import { dirname, join } from 'node:path'
import { actAndWait, checkScreens, openTable, playOut, program, scenario, seededRandom, withSeats } from './harness.mjs'

/* The program with a third game registered: `cargo build --workspace --example third_game`. */
const binary = process.env.THIRD_GAME_BIN ?? join(dirname(program), 'examples/third_game')

const actions = (page) => page.locator('section.ask [data-action]')
const field = (page, name) => page.locator(`[data-field="${name}"] dd`).innerText()

async function bid(page, pick) {
  const handOver = page.locator('[data-hand-over]')
  if (await handOver.isVisible()) {
    await handOver.click()
    await handOver.waitFor({ state: 'detached' })
    return true
  }
  await actAndWait(page, async () => actions(page).nth(pick(await actions(page).count())).click())
  return true
}

scenario('Goofspiel between two browsers: bids stay secret, undo, the end, the replay', async ({ person }) => {
  const [ada, bob] = [await person(), await person()]
  const table = await openTable(ada, 'goofspiel', 'friends', { choose: withSeats(2) })
  await bob.go(table)
  await bob.page.locator('[data-sit]').click()
  for (const { page } of [ada, bob]) await page.locator('.status.mine').waitFor()
  assert.match(await actions(ada.page).first().innerText(), /^Bid: card \d+$/)

  const waiting = ada.page.locator('.status:not(.mine)')
  await actions(ada.page).nth(2).click()
  await waiting.waitFor()
  assert.match(await field(ada.page, 'bid'), /^\d+$/, 'Ada sees her own bid')
  assert.equal(await field(bob.page, 'bid'), '–', 'Bob does not')
  await ada.page.getByRole('button', { name: 'Undo' }).click()
  await ada.page.locator('.status.mine').waitFor()

  const pick = seededRandom(3)
  await playOut([ada.page, bob.page], (page) => bid(page, pick))
  const scores = await Promise.all([ada, bob].map(({ page }) => page.locator('section.end .score').allTextContents()))
  assert.equal(scores[0].length, 2)
  assert.deepEqual(scores[0], scores[1], 'both see the same end')
  await ada.page.locator('[data-fair=checked]').waitFor()
  await ada.page.locator('.log').getByText(/^Bids revealed: /).first().waitFor()

  await ada.page.getByRole('link', { name: 'Replay' }).click()
  await ada.page.locator('[data-ply="0"]').waitFor()
  const begin = await field(ada.page, 'scores')
  await ada.page.keyboard.press('End')
  await ada.page.waitForFunction((begin) => document.querySelector('[data-field="scores"] dd').innerText !== begin, begin)
  assert.equal(await field(ada.page, 'scores'), scores[0].join(' '))
}, { binary })

scenario('Goofspiel at one screen, its screens checked in both sizes and themes', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await openTable(ada, 'goofspiel', 'same-screen')
  await page.locator('.table').waitFor()
  await checkScreens(page, 'the table')
  const pick = seededRandom(4)
  await playOut([page], (page) => bid(page, pick))
  await checkScreens(page, 'the end')
  await ada.go('/')
  await page.locator('[data-game="goofspiel"] summary').click()
  await checkScreens(page, 'the lobby')
}, { binary })
