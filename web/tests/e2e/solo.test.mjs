/* A whole game alone at the server, and its replay. */
import assert from 'node:assert/strict'
import { stepGutenberg } from './gutenberg.mjs'
import { openAtServer, picture, playOut, scenario, seededRandom, waitUntilStable } from './harness.mjs'

scenario('a whole solo game against the automa, then its replay', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await openAtServer(ada, 'gutenberg', { options: { automa: true, characters: true } })
  const pick = seededRandom(5)
  await playOut([page], (page) => stepGutenberg(page, pick))
  await picture(page, 'gutenberg-end')
  const scores = await page.locator('section.end .score').allTextContents()
  assert.equal(scores.length, 1, 'the automa scores nothing')
  for (const score of scores) assert.match(score, /^\d+$/)
  await page.locator('[data-fair]').waitFor()

  await page.getByRole('link', { name: 'Watch again' }).click()
  const shown = page.locator('[data-ply]')
  const at = (ply) => page.locator(`[data-ply="${ply}"]`).waitFor()
  await at(0)
  for (const ply of [1, 2, 3]) {
    await page.keyboard.press('ArrowRight')
    await at(ply)
  }
  await page.keyboard.press('ArrowLeft')
  await at(2)
  await page.keyboard.press('End')
  await page.locator('section.end').waitFor()
  const last = Number(await shown.getAttribute('data-ply'))
  assert.ok(last > 40, `${last} actions`)
  for (let back = 1; back <= 20; back++) {
    await page.keyboard.press('ArrowLeft')
    await at(last - back)
  }
  const state = async (page) => {
    await waitUntilStable(page)
    return page.evaluate(() => ['.status', '.board', '.others-pane'].map((part) => document.querySelector(part).innerText))
  }
  const [here, address] = [await state(page), page.url()]
  const bob = await person()
  await bob.page.goto(address)
  await bob.page.locator(`[data-ply="${last - 20}"]`).waitFor()
  assert.deepEqual(await state(bob.page), here, 'the link leads to the same position')
})
