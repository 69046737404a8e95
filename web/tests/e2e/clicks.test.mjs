/* Random double and triple clicks on any button never resign, and never pass a valuable turn without a confirmation. Plays only a
   part of one game, unless STRAY_GAMES=20 asks for that many whole games. */
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
