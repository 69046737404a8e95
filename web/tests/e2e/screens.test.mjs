/* Checks every screen with axe-core: light and dark, on a desktop and on a phone. */
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { animatedWebp, film } from './animation.mjs'
import { openGutenberg, SETTLED, stepGutenberg } from './gutenberg.mjs'
import { checkScreen, checkScreens, PHONE, picture, playOut, scenario, seededRandom } from './harness.mjs'
import { recordUntil, sitDownAt } from './positions.mjs'

scenario('the pages around the table', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  const pages = { '/': '[data-way="solo"]', '/settings': 'select', '/rules/gutenberg': '.rule', '/rules/letterpress': '.rule' }
  for (const [path, ready] of Object.entries(pages)) {
    await ada.go(path)
    await page.locator(ready).first().waitFor()
    if (path === '/') await picture(page, 'lobby')
    if (path === '/') for (const more of await page.locator('summary').all()) await more.click()
    await checkScreens(page, path)
  }
  await openGutenberg(ada, 'friends')
  await page.locator('[data-fill]').first().waitFor()
  await checkScreens(page, 'waiting room')
})

scenario('the table at every kind of decision', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await openGutenberg(ada, 'solo')
  await page.locator('.table').waitFor()
  const pick = seededRandom(13)
  const seen = new Set()
  await playOut([page], async (page) => {
    const asked = await page.locator('.status .what').textContent()
    if (!seen.has(asked)) await checkScreens(page, asked)
    seen.add(asked)
    return stepGutenberg(page, pick)
  })
  await checkScreens(page, 'the end')
  await page.getByRole('button', { name: 'Menu' }).click()
  await checkScreens(page, 'menu')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.locator('[data-ply]').waitFor()
  await checkScreens(page, 'replay')
})

scenario('what opens above the table', async ({ person }) => {
  const mara = await person()
  const { page } = mara
  await sitDownAt(mara, recordUntil(({ seat, view }) => seat === 0 && view.table.phase === 'plan' && view.table.round === 3, GOOD))
  await page.locator(SETTLED).waitFor()
  const closes = async (what) => {
    await page.keyboard.press('Escape')
    await what.waitFor({ state: 'hidden' })
  }
  await page.locator('.board [data-pick^="printing:"]').first().click({ force: true })
  await page.locator('.inspector [role=alert]').waitFor()
  await checkScreen(page, 'a refusal in the inspector')
  await closes(page.locator('.inspector'))
  await page.locator('.house.mine .character').hover()
  await page.locator('.inspector').waitFor()
  await checkScreen(page, 'the inspector')
  await page.mouse.move(2, 2)
  await page.keyboard.press('l')
  await page.getByRole('dialog', { name: 'Legend' }).waitFor()
  await checkScreen(page, 'the legend')
  await closes(page.getByRole('dialog', { name: 'Legend' }))
  await page.locator('.rival .head').first().click()
  await page.locator('dialog.rival-house').waitFor()
  await checkScreen(page, 'the house of a rival')
  await closes(page.locator('dialog.rival-house'))
  await page.locator('.strip button.group').click()
  const discards = page.getByRole('dialog', { name: 'Discard piles' })
  await discards.waitFor()
  assert.ok((await discards.locator('.face').count()) > 2, 'the discarded cards are shown')
  await checkScreen(page, 'the discard piles')
  await closes(discards)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click()
  await page.locator('dialog[data-resign] [data-resign-sure]:enabled').waitFor()
  await checkScreen(page, 'the dialog for resigning')
  await closes(page.locator('dialog[data-resign]'))
  for (const [width, height, what] of [[820, 1180, 'a tablet'], [1920, 1080, 'three columns']]) {
    await page.setViewportSize({ width, height })
    await checkScreen(page, what)
  }
  await page.locator('.log button.line').first().click()
  await page.locator('[data-moment]').waitFor()
  await checkScreen(page, 'an earlier position')
})

/** The options of the game whose positions are shown. */
const GOOD = { options: { people: 3, characters: ['guillard', 'tory', 'manutius'] } }
const inRound = (phase, round) => ({ seat, view: { table } }) => seat === 0 && table.phase === phase && table.round === round

/** Places all markers. */
async function fillPlan(page) {
  const main = page.locator('section.ask .button.main')
  for (const key of '1223344511234512345') if (!(await main.isEnabled())) await page.keyboard.press(`Digit${key}`)
}

scenario('the table in a good game', async ({ person }) => {
  const moments = {
    plan: inRound('plan', 4),
    fulfil: ({ seat, view, legal }) => seat === 0 && view.table.phase === 'fulfil' && view.table.round > 2 && legal.some(({ fulfil }) => fulfil?.orders.length > 1),
    end: null,
  }
  for (const [name, moment] of Object.entries(moments)) {
    const mara = await person()
    const { page } = mara
    await sitDownAt(mara, recordUntil(moment, GOOD))
    if (moment) await page.locator(SETTLED).waitFor()
    if (name === 'plan') await fillPlan(page)
    if (name === 'fulfil' && (await page.locator('section.ask .advice').count())) await page.locator('section.ask .advice').click()
    await picture(page, `gutenberg-${name}`)
    await checkScreens(page, name)
    if (name === 'plan') {
      await page.setViewportSize(PHONE)
      await picture(page, 'phone-plan')
    }
    await page.context().close()
  }
})

// Only for updating the picture, because the number of frames depends on the machine's load.
if (process.env.UPDATE_PICTURES) scenario('a round of a good game as an animation', async ({ person }) => {
  const mara = await person({ size: { width: 1200, height: 750 }, settings: { motion: 'normal' } })
  const { page } = mara
  await sitDownAt(mara, recordUntil(inRound('plan', 3), GOOD))
  await page.locator(SETTLED).waitFor()
  await fillPlan(page)
  const stop = await film(page, 125, 30)
  await page.locator('section.ask .button.main').click()
  await page.locator('.board.revealing').waitFor()
  await page.locator('.status.mine').waitFor()
  const { width, height } = page.viewportSize()
  const frames = await stop()
  // Drops frames at the end until the file is smaller than a megabyte.
  let file = animatedWebp(frames, width, height)
  while (file.length >= 1e6) {
    frames.pop()
    file = animatedWebp(frames, width, height)
  }
  writeFileSync(new URL('../../../docs/pictures/gutenberg-round.webp', import.meta.url), file)
})
