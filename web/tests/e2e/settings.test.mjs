/* The settings page: table settings, tips, personal data, accounts, mails. */
import assert from 'node:assert/strict'
import { openGutenberg, SETTLED, stepGutenberg, stepUntil } from './gutenberg.mjs'
import { actAndWait, checkScreens, openTable, resign, scenario, seededRandom, shownSeq, withSeats } from './harness.mjs'

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
  await page.getByLabel('Sounds').check()
  await page.getByLabel('Confirm each choice').uncheck()
  await page.getByLabel('Animations').selectOption('normal')
  const table = await openGutenberg(ada, 'now', { choose: withSeats(2) })
  await page.locator('.status.mine').waitFor()
  await page.waitForFunction(() => window.knocks === 1)
  await page.locator(SETTLED).waitFor()
  await actAndWait(page, () => page.locator('.choice.open').first().click())

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByLabel('Confirm each choice').check()
  await page.getByLabel('Sounds').uncheck()
  await page.keyboard.press('Escape')
  const knocks = await counted(page, 'knocks')
  const pick = seededRandom(15)
  await page.locator('.status.mine').waitFor()
  await page.locator(SETTLED).waitFor()
  const before = await shownSeq(page)
  await page.locator('.choice.open').first().click()
  assert.equal(await shownSeq(page), before, 'a choice waits for the button')
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
  await finished.getByRole('link', { name: 'Replay' }).click()
  await page.waitForURL(new RegExp(`${table}/replay`))
  await page.locator('[data-ply="0"]').waitFor()
})

scenario('advice between rounds is there for those who want it', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  const pick = seededRandom(17)
  const tip = page.locator('.table [data-tip]')
  await openGutenberg(ada, 'now', { choose: withSeats(2) })
  await stepUntil(page, pick, () => page.locator('.plan').isVisible())
  assert.equal(await tip.count(), 0, 'nobody asked for advice')

  await ada.go('/settings')
  await page.getByLabel('Advice between rounds').check()
  await openGutenberg(ada, 'now', { choose: withSeats(2) })
  await stepUntil(page, pick, () => tip.isVisible())
  assert.equal(await tip.getAttribute('data-tip'), 'early-gears', 'the tip suits the round')
  assert.match(await tip.innerText(), /\d/)
  await checkScreens(page, 'advice at the start of a round')
  await page.locator('.round').getByRole('button', { name: 'Close' }).click()
  await tip.waitFor({ state: 'detached' })

  await openTable(ada, 'letterpress', 'now')
  await tip.waitFor()
  assert.equal(await tip.getAttribute('data-tip'), 'challenges')
  await checkScreens(page, 'advice before a word')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByLabel('Advice between rounds').uncheck()
  await page.keyboard.press('Escape')
  await tip.waitFor({ state: 'detached' })
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
  assert.equal(data.tables.length, 1, 'the data contains the game')
  await page.getByRole('button', { name: 'Delete my data', exact: true }).click()
  await page.getByRole('button', { name: 'Keep my data' }).click()
  await page.getByRole('button', { name: 'Delete my data', exact: true }).click()
  await page.getByRole('button', { name: 'Yes, delete everything' }).click()
  await page.getByText('Everything about you has been deleted.').waitFor()
  const me = await page.evaluate(() => fetch('/api/me').then((answer) => answer.json()))
  assert.equal(me.me, null)
})

scenario('a guest takes an account, signs in elsewhere, and ends that session', async ({ person }) => {
  const [ada, other] = [await person(), await person()]
  await openGutenberg(ada, 'friends')
  await ada.go('/settings')
  const account = (page) => page.locator('[data-account]')
  await account(ada.page).getByText('You are a guest, Ada').waitFor()
  await account(ada.page).locator('[data-open-account]').click()
  await ada.page.getByLabel('Login').fill('ada')
  await account(ada.page).getByLabel('Password').fill('short')
  ada.allowedErrors.push(/400|403/)
  await account(ada.page).locator('[data-submit]').click()
  await account(ada.page).getByRole('alert').getByText('A password needs').waitFor()
  await account(ada.page).getByLabel('Password').fill('a long enough secret')
  await account(ada.page).locator('[data-submit]').click()
  await ada.page.locator('[data-account="ada"]').waitFor()

  await other.go('/settings')
  await account(other.page).locator('[data-sign-in]').click()
  await other.page.getByLabel('Login').fill('ada')
  await account(other.page).getByLabel('Password').fill('wrong')
  other.allowedErrors.push(/401/)
  await account(other.page).locator('[data-submit]').click()
  await account(other.page).getByRole('alert').getByText('Wrong password').waitFor()
  await account(other.page).getByLabel('Password').fill('a long enough secret')
  await account(other.page).locator('[data-submit]').click()
  await other.page.locator('[data-account="ada"]').waitFor()
  await other.go('/')
  await other.page.getByRole('link', { name: 'Resume' }).click()
  await other.page.getByRole('heading', { name: 'At the table' }).waitFor()

  await ada.page.reload()
  await ada.page.locator('[data-session="other"] [data-end]').click()
  await ada.page.locator('[data-session="other"]').waitFor({ state: 'detached' })
  assert.equal(await ada.page.locator('[data-session="current"]').count(), 1)
  await other.page.getByRole('alert').getByText('Your session has ended').waitFor()
  await ada.page.locator('[data-sign-out]').click()
  await account(ada.page).getByText('doesn’t know you yet').waitFor()
})

/* Mails link to the settings, where they can be switched off. */
scenario('the switch for mails is in the settings', async ({ person }) => {
  const ada = await person({ language: 'de' })
  await openGutenberg(ada, 'friends')
  await ada.go('/settings')
  const turns = ada.page.getByLabel('E-Mail an mich')
  await turns.waitFor()
  assert.ok(await turns.isDisabled(), 'it needs an address')
  await ada.page.locator('input[type=email]').fill('ada@example.org')
  await ada.page.locator('form:has(input[type=email]) [type=submit]').click()
  await ada.page.waitForFunction(() => document.querySelector('form:has(input[type=email]) input[type=checkbox]:enabled'))
  const stored = () => ada.page.evaluate(() => fetch('/api/me').then((answer) => answer.json()).then(({ me }) => me))
  const before = (await stored()).email_turns
  await turns.setChecked(!before)
  await ada.page.waitForFunction((before) => fetch('/api/me').then((answer) => answer.json()).then(({ me }) => me.email_turns !== before), before)
  assert.equal((await stored()).language, 'de', 'the server knows the page’s language')
}, { mails: true })
