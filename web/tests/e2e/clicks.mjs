/* Stray clicks: double and triple clicks on random buttons during whole games. */
import assert from 'node:assert/strict'
import { SETTLED, stepGutenberg } from './gutenberg.mjs'
import { seededRandom } from './harness.mjs'
import { storedGames } from './offline.mjs'

/** All buttons that can be pressed now. Numbers them in `data-try`, so that a selector finds them. */
const buttons = (page) =>
  page.evaluate(() => {
    const open = document.querySelector('dialog[open]')
    const all = [...(open ?? document).querySelectorAll('button, [role=slider]')].filter((one) => one.checkVisibility() && !one.disabled)
    return all.map((one, at) => {
      one.dataset.try = at
      return { at, sure: one.matches('.sure-pass'), resigns: one.matches('[data-resign-sure]'), choice: one.matches('.choice') }
    })
  })

/** Waits for a question or the end. Returns to the present if a click on the log has opened an earlier position. */
async function settle(page) {
  for (;;) {
    await page.locator(`${SETTLED}, section.end, [data-moment]`).first().waitFor({ state: 'attached' })
    if (!(await page.locator('[data-moment]').count())) return
    await page.getByRole('button', { name: 'Back to now' }).click()
    await page.locator('[data-moment]').waitFor({ state: 'detached' })
  }
}

/** Plays a game with random double and triple clicks between the moves, until it is over or `most` of them have been made. Counts
 * their effects. */
export async function playAmongStrayClicks(page, seed, most) {
  const pick = seededRandom(seed)
  const seat = 0
  const count = { clicks: 0, moves: 0, passes: 0 }
  while (count.clicks < most && !(await page.locator('section.end').isVisible())) {
    await page.waitForSelector('section.end, .status.mine')
    await settle(page)
    const dialog = await page.locator('dialog[open]').count()
    const all = (await buttons(page)).filter(({ resigns }) => !resigns)
    const one = all[pick(all.length)]
    const [{ moves: before }, asks] = [await storedGames(page), await page.locator('section.ask .button.pass[data-asks]').count()]
    const target = page.locator(`[data-try="${one.at}"]`)
    if (!(await target.count())) continue
    await target.click({ clickCount: 2 + pick(2), force: true })
    count.clicks++
    await settle(page)
    const { games, moves } = await storedGames(page)
    assert.ok(!games.some((game) => game.seats.some(({ resigned }) => resigned)), 'a stray click resigned')
    const mine = moves.slice(before.length).filter((move) => move.seat === seat)
    const passes = mine.filter(({ action }) => action === 'pass').length
    count.moves += mine.length
    count.passes += passes
    if (asks && !one.sure) assert.equal(passes, 0, 'a valuable turn was passed without a confirmation')
    if (one.choice) assert.equal(mine.length, 0, 'a click on the table does not make a move without the main button')
    // Then a regular move.
    while (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape')
    if (dialog || pick(3) > 0) {
      if (await page.locator('.inspector').isVisible()) await page.keyboard.press('Escape')
      if (await page.locator('section.ask .sure-pass').isVisible()) await page.locator('section.ask .button.pass').click()
      if (await page.locator('.status.mine').count()) await stepGutenberg(page, pick)
    }
  }
  return count
}
