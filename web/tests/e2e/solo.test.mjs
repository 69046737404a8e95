/* A whole solo game on the server, its replay and its review. */
import assert from 'node:assert/strict'
import { stepGutenberg } from './gutenberg.mjs'
import { openAtServer, playOut, scenario, seededRandom, waitUntilStable } from './harness.mjs'
import { complete, quick } from './review.mjs'

scenario('a whole solo game against the automa, then its replay', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await quick(page)
  await openAtServer(ada, 'gutenberg', { options: { automa: true, characters: true } })
  const pick = seededRandom(5)
  await playOut([page], (page) => stepGutenberg(page, pick))
  const scores = await page.locator('section.end .score').allTextContents()
  assert.equal(scores.length, 1, 'the automa scores nothing')
  for (const score of scores) assert.match(score, /^\d+$/)
  await page.locator('[data-fair]').waitFor()

  await page.getByRole('link', { name: 'Replay' }).click()
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
  // The slider, the rounds and the play button.
  const slider = page.getByRole('slider', { name: 'Move' })
  await slider.fill('30')
  await at(30)
  const rounds = page.locator('[data-rounds]')
  const second = rounds.locator('option', { hasText: 'Round 2' })
  await rounds.selectOption(await second.first().getAttribute('value'))
  await at(await second.first().getAttribute('value'))
  assert.equal(await page.locator('.round').first().innerText(), 'Round 2 of 6')
  assert.ok((await page.locator('.log .line.coming').count()) > 0, 'the log shows entries after the position')
  const coming = page.locator('.log .line.coming').last()
  await coming.click()
  await page.waitForFunction(() => document.querySelectorAll('.log .line:not(.coming)').length > 0)
  await slider.fill(String(last - 2))
  await at(last - 2)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await at(last)
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  await slider.fill(String(last - 20))
  await at(last - 20)
  await page.locator('h1').click()

  const state = async (page) => {
    await waitUntilStable(page)
    return page.evaluate(() => ['.status', '.board', '.others-pane'].map((part) => document.querySelector(part).innerText))
  }
  const [here, address] = [await state(page), page.url()]
  const bob = await person()
  await bob.page.goto(address)
  await bob.page.locator(`[data-ply="${last - 20}"]`).waitFor()
  assert.deepEqual(await state(bob.page), here, 'the link leads to the same position')

  // In the review of the game, the ledger adds up from the expected result to the score.
  await page.locator('[data-review]').click()
  await complete(page)
  await page.getByText('Show the figures').click()
  const figures = async (selector) => (await page.locator(selector).allTextContents()).map((text) => Number(text.replace('−', '-').replace('+', '')))
  const [start] = await figures('figure tbody tr:first-child td')
  const sums = await figures('[aria-labelledby=ledger] tfoot td')
  const parts = sums.slice(0, -2)
  assert.equal(sums.at(-2), Number(scores[0]), 'the end of the ledger is the score')
  assert.ok(Math.abs(start + parts.reduce((sum, part) => sum + part, 0) - Number(scores[0])) < 0.3, `${start} and ${parts} do not add up to ${scores}`)
})
