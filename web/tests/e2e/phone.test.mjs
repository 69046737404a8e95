/* A whole game on a small phone. */
import assert from 'node:assert/strict'
import { openGutenberg, stepGutenberg } from './gutenberg.mjs'
import { horizontalOverflow, PHONE, playOut, scenario, seededRandom } from './harness.mjs'

scenario('a whole game on a phone: no horizontal scrolling, my resources always visible', async ({ person }) => {
  const ada = await person({ size: PHONE })
  await openGutenberg(ada, 'solo')
  const pick = seededRandom(21)
  const seen = new Set()
  await playOut([ada.page], async (page) => {
    const asked = await page.locator('.status .what').textContent()
    if (!seen.has(asked)) {
      seen.add(asked)
      assert.equal(await horizontalOverflow(page), 0, asked)
      const strip = await page.locator('.figures').boundingBox()
      assert.ok(strip && strip.y >= 0 && strip.y + strip.height <= PHONE.height, `my resources are visible: ${asked}`)
    }
    return stepGutenberg(page, pick)
  })
  assert.equal(await horizontalOverflow(ada.page), 0, 'the end')
})
