/* The inspector: explains everything on the table, by pointer and by keyboard, and links to the almanac. */
import assert from 'node:assert/strict'
import { SETTLED } from './gutenberg.mjs'
import { scenario, waitUntilStable } from './harness.mjs'
import { recordUntil, sitDownAt } from './positions.mjs'

const inspector = (page) => page.locator('.inspector')

/** Hovers over a thing, follows a link on the inspector's card, and returns the path that it leads to. */
async function follow(page, thing, name) {
  await page.mouse.move(2, 2)
  await inspector(page).waitFor({ state: 'detached' })
  await page.locator(thing).filter({ visible: true }).first().hover()
  await inspector(page).waitFor()
  const [opened] = await Promise.all([page.waitForEvent('popup'), inspector(page).getByRole('link', { name }).click()])
  await opened.waitForLoadState()
  await opened.locator('h1').first().waitFor()
  const { pathname } = new URL(opened.url())
  await opened.close()
  return pathname
}

scenario('a card stays while the pointer is on it, and its links lead to the almanac', async ({ person }) => {
  const mara = await person()
  const { page } = mara
  await sitDownAt(mara, recordUntil(({ seat, view }) => view.table.phase === 'orders' && view.table.round === 2 && view.table.houses[seat].orders.some(Boolean) && view.table.houses[seat].orders.includes(null), { options: { people: 1, automa: true, characters: ['tory'] } }))
  await page.locator(SETTLED).waitFor()
  // This works for open choices as well.
  const card = await page.locator('.row.current .choice.open[data-pick^="printing:"]').first().getAttribute('data-pick')
  assert.equal(await follow(page, `[data-pick="${card}"]`, 'In the almanac'), `/almanac/printing/${card.slice('printing:'.length)}`)
  assert.equal(await page.locator('.choice.picked').count(), 0, 'hovering chooses nothing')
  assert.equal(await follow(page, '.house.mine .character', 'In the almanac'), '/almanac/characters/tory')
  assert.match(await follow(page, '.automa .card', 'In the almanac'), /^\/almanac\/planning\/a\d\d$/)
  assert.match(await follow(page, '.house.mine .order.card-box', 'printing card'), /^\/almanac\/printing\/p\d\d$/)
  assert.match(await follow(page, '.house.mine .order.card-box', 'refinement card'), /^\/almanac\/refinement\/r\d\d$/)
  assert.equal(await inspector(page).locator('.drawing .face').count(), 2, 'both cards of the order are drawn')
})

scenario('a challenge of the word game leads to the almanac', async ({ person }) => {
  const mara = await person()
  const { page } = mara
  await sitDownAt(mara, recordUntil(({ seat, view }) => seat === 0 && view.step === 'draft', { game: 'letterpress', options: { people: 2, language: 'en' } }))
  const challenge = await page.locator('[data-challenge]').first().getAttribute('data-challenge')
  assert.equal(await follow(page, '[data-challenge] .name', 'In the almanac'), `/almanac/challenges/${challenge}`)
})

scenario('in the house of a rival the card lies above the dialog, and Escape closes it first', async ({ person }) => {
  const mara = await person()
  const { page } = mara
  await sitDownAt(mara, recordUntil(({ view }) => view.table.phase === 'plan' && view.table.round === 3))
  await page.locator(SETTLED).waitFor()
  await page.locator('.rival .head').first().click()
  const dialog = page.locator('dialog.rival-house[open]')
  await dialog.locator('.order.card-box').first().hover()
  await inspector(page).waitFor()
  await waitUntilStable(page)
  assert.ok(await inspector(page).evaluate((card) => {
    const { left, top, width } = card.getBoundingClientRect()
    return card.contains(document.elementFromPoint(left + width / 2, top + 10))
  }), 'nothing covers the card')
  assert.match(await follow(page, 'dialog.rival-house[open] .order.card-box', 'printing card'), /almanac/)
  await dialog.locator('[tabindex]').first().focus()
  await page.keyboard.press('i')
  await inspector(page).waitFor()
  await page.keyboard.press('Escape')
  await inspector(page).waitFor({ state: 'detached' })
  assert.ok(await dialog.isVisible())
})

scenario('keys reach everything that explains itself; the focus opens its card, the letter I only where shortcuts are on', async ({ person }) => {
  const found = recordUntil(({ seat, view }) => view.table.phase === 'plan' && view.table.round === 3 && view.table.houses[seat].orders.some(Boolean) && view.table.houses.every(({ orders, gears }) => orders.some(Boolean) && gears.some(Boolean)), { options: { people: 3, characters: ['tory', 'fiol', 'manutius'] } })
  const mara = await person({ size: { width: 1920, height: 1080 } })
  const { page } = mara
  await sitDownAt(mara, found)
  await page.locator(SETTLED).waitFor()
  for (const thing of ['.house.mine [data-figure=fame]', '.house.mine [data-figure=guilders]', '.house.mine .types', '.house.mine .inks', '.house.mine .character', '.house.mine .orders [tabindex]:has(.order.card-box)', '.house.mine .gives', '.rival .mini.card-box', '.rival .axle[tabindex]', '.strip .group:not(button)']) {
    const one = page.locator(thing).first()
    await page.mouse.move(2, 2)
    await page.keyboard.press('Shift')
    await one.focus()
    assert.ok(await one.evaluate((one) => one.tabIndex >= 0), thing)
    await inspector(page).waitFor()
    assert.ok((await inspector(page).locator('h3').innerText()).length > 2, thing)
    await one.blur()
    await inspector(page).waitFor({ state: 'detached' })
  }
  const quiet = await person({ settings: { shortcuts: false } })
  await sitDownAt(quiet, found)
  await quiet.page.locator(SETTLED).waitFor()
  const coin = quiet.page.locator('.house.mine [data-figure=guilders]')
  // Uses the pointer first, so that focusing alone opens nothing.
  await quiet.page.mouse.click(2, 2)
  await coin.focus()
  await coin.dispatchEvent('keydown', { key: 'i', bubbles: true })
  await waitUntilStable(quiet.page)
  assert.equal(await inspector(quiet.page).count(), 0)
})
