/* Double and triple clicks at random on every button never resign and never give up a Fulfil turn without a question.
   STRAY_GAMES=20 plays that many whole games; otherwise it is a part of one. */
import assert from 'node:assert/strict'
import { playAmongStrayClicks } from './clicks.mjs'
import { openGutenberg } from './gutenberg.mjs'
import { scenario } from './harness.mjs'

const games = Number(process.env.STRAY_GAMES ?? 1)
const most = process.env.STRAY_GAMES ? Infinity : 40

for (let game = 0; game < games; game++) {
  scenario(`stray clicks hurt nobody: game ${game + 1}`, async ({ person, context }) => {
    const ada = await person()
    await openGutenberg(ada, 'solo')
    await ada.page.locator('.table').waitFor()
    const count = await playAmongStrayClicks(ada.page, 71 + game, most)
    context.diagnostic(JSON.stringify(count))
    assert.ok(count.clicks >= Math.min(most, 20), JSON.stringify(count))
  })
}
