/* The settings for sound, motion and confirming work; finished games are listed. */
import assert from 'node:assert/strict'
import { openGutenberg, SETTLED, stepGutenberg, stepUntil } from './gutenberg.mjs'
import { actAndWait, resign, scenario, seededRandom, shownSeq, withSeats } from './harness.mjs'

/** Counts sounds and animations. */
const count = (page) =>
  page.addInitScript(() => {
    window.knocks = 0
    window.moves = 0
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (...args) {
      window.knocks++
      return start.apply(this, args)
    }
    const { animate } = Element.prototype
    Element.prototype.animate = function (...args) {
      window.moves++
      return animate.apply(this, args)
    }
  })
const counted = (page, what) => page.evaluate((what) => window[what], what)

scenario('the settings for sound, motion and confirming work; a finished game is listed', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await count(page)
  await ada.go('/settings')
  await page.getByLabel('Knock when it is my turn').check()
  await page.getByLabel('Confirm each choice').uncheck()
  await page.getByLabel('Movement').selectOption('normal')
  const table = await openGutenberg(ada, 'now', { choose: withSeats(2) })
  await page.locator('.status.mine').waitFor()
  await page.waitForFunction(() => window.knocks === 1)
  await page.locator(SETTLED).waitFor()
  await actAndWait(page, () => page.locator('.choice.open').first().click())

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByLabel('Confirm each choice').check()
  await page.getByLabel('Knock when it is my turn').uncheck()
  await page.keyboard.press('Escape')
  const knocks = await counted(page, 'knocks')
  const pick = seededRandom(15)
  await page.locator('.status.mine').waitFor()
  await page.locator(SETTLED).waitFor()
  const before = await shownSeq(page)
  await page.locator('.choice.open').first().click()
  assert.equal(await shownSeq(page), before, 'now a choice waits for the button')
  await stepUntil(page, pick, async () => (await page.locator('.track .current .number').textContent()) === '2' && page.locator('.plan').isVisible())
  assert.equal(await counted(page, 'knocks'), knocks, 'no more sound')
  assert.ok((await counted(page, 'moves')) > 5, 'cards and markers moved')
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'), null, { polling: 'raf' })
  await stepGutenberg(page, pick)

  await resign(page)
  await ada.go('/')
  const finished = page.locator('section', { has: page.getByRole('heading', { name: 'Finished games' }) })
  await finished.locator('li').first().waitFor()
  assert.equal(await finished.locator('li').count(), 1)
  await finished.getByRole('link', { name: 'Watch again' }).click()
  await page.waitForURL(new RegExp(`${table}/replay`))
  await page.locator('[data-ply="0"]').waitFor()
})

scenario('I can download my data and, after confirming, delete everything about me', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await openGutenberg(ada, 'friends')
  await ada.go('/settings')
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download my data' }).click()])
  const chunks = []
  for await (const chunk of await download.createReadStream()) chunks.push(chunk)
  const data = JSON.parse(Buffer.concat(chunks).toString())
  assert.equal(data.tables.length, 1, 'the game is in it')
  await page.getByRole('button', { name: 'Delete me', exact: true }).click()
  await page.getByRole('button', { name: 'Do not delete' }).click()
  await page.getByRole('button', { name: 'Delete me', exact: true }).click()
  await page.getByRole('button', { name: 'Really delete everything' }).click()
  await page.getByText('Everything about you has been deleted.').waitFor()
  const me = await page.evaluate(() => fetch('/api/me').then((answer) => answer.json()))
  assert.equal(me.me, null)
})
