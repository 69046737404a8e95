/* Previews on Gutenberg's table: ghosts on tracks, changed figures, the settings of a gear. Also touch: a long press explains,
   the grip lowers the sheet. */
import assert from 'node:assert/strict'
import { SETTLED } from './gutenberg.mjs'
import { scenario } from './harness.mjs'
import { performGutenberg } from './perform.mjs'
import { recordUntil, sitDownAt } from './positions.mjs'

/** Sits down where a wanted action is legal, picks it and calls `look` before confirming it. */
async function pickAndLook(person, wanted, look, options = { people: 2 }) {
  const mara = await person()
  let action
  await sitDownAt(mara, recordUntil(({ view, legal, facts }) => view.table.round === 2 && (action = legal.find((one) => wanted(one, facts))) !== undefined, { options }))
  await mara.page.locator(SETTLED).waitFor()
  await performGutenberg(mara.page, action, { look: () => look(mara.page) })
}

scenario('a level that would be raised is a ghost on its track, and paid guilders stand beside the purse', async ({ person }) => {
  await pickAndLook(person, ({ develop_shown }) => develop_shown, async (page) => {
    await page.locator('.house.mine .levels td.ghost').first().waitFor()
    assert.ok((await page.locator('.house.mine .levels .to').count()) > 0)
  })
  await pickAndLook(person, ({ take_inks }) => take_inks?.count === 3, async (page) => {
    await page.locator('.house.mine [data-figure=guilders] .to').waitFor()
    assert.match(await page.locator('.house.mine [data-figure=guilders] .to').innerText(), /→ \d+/)
    assert.ok((await page.locator('.house.mine .inks .to').count()) > 0, 'gained inks are shown as well')
  })
})

scenario('a gear shows its three settings, each with what it gives in this round and the next two', async ({ person }) => {
  const mara = await person()
  const { page } = mara
  await sitDownAt(mara, recordUntil(({ view, legal }) => view.table.phase === 'gears' && view.table.round < 4 && legal.some(({ install_gear }) => install_gear)))
  await page.locator(SETTLED).waitFor()
  await page.locator('.row.current .choice.open[data-pick^="gear:"]').first().click()
  const settings = page.locator('.tray .settings li')
  await settings.nth(2).waitFor()
  assert.equal(await settings.count(), 3)
  for (const one of await settings.all()) assert.equal(await one.locator('.rounds > span').count(), 3)
})

scenario('on a phone a long press explains a thing and chooses nothing, and the grip lowers and raises the sheet', async ({ person }) => {
  const mara = await person({ size: { width: 390, height: 844 }, hasTouch: true })
  const { page } = mara
  await sitDownAt(mara, recordUntil(({ seat, view }) => view.table.phase === 'orders' && view.table.round === 2 && view.table.houses[seat].orders.includes(null)))
  await page.locator(SETTLED).waitFor()
  const card = page.locator('.row.current .choice.open').first()
  const { x, y } = await card.boundingBox()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 20 }] })
  await page.locator('.inspector').waitFor()
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  assert.equal(await page.locator('.choice.picked').count(), 0)
  await page.locator('.inspector .close').click()
  const grip = page.locator('.question .grip')
  const raised = async () => (await grip.getAttribute('aria-expanded')) === 'true'
  assert.ok(await raised())
  await grip.click()
  assert.ok(!(await raised()))
  assert.ok(!(await page.locator('.question .hint').isVisible()))
  const box = await grip.boundingBox()
  await page.mouse.move(box.x + box.width / 2, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, box.y - 60, { steps: 4 })
  await page.mouse.up()
  assert.ok(await raised(), 'dragged up')
})
