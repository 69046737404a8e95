/* The pages around the table: titles, focus, unknown addresses, what the lobby offers first, sizes. */
import assert from 'node:assert/strict'
import { LANGUAGES } from '../languages.mjs'
import { openGutenberg } from './gutenberg.mjs'
import { checkScreen, horizontalOverflow, PHONE, resign, scenario, waitUntilStable, withSeats } from './harness.mjs'
import { sizeFaults } from './sizes.mjs'

const focused = (page) => page.evaluate(() => document.activeElement.tagName + ' ' + document.activeElement.textContent.trim())

scenario('each page has its title, and its heading the focus after a change of pages', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await ada.go('/')
  await page.locator('[data-way]').first().waitFor()
  assert.equal(await page.title(), 'Manicule')
  assert.equal(await page.evaluate(() => document.activeElement.tagName), 'BODY', 'nothing is focused on the first page')
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.waitForFunction(() => document.title === 'Settings · Manicule')
  assert.equal(await focused(page), 'H1 Settings')
  await page.getByRole('link', { name: 'Manicule' }).click()
  await page.waitForFunction(() => document.title === 'Manicule')
  await page.waitForFunction(() => document.activeElement.tagName === 'H1')
  await page.goBack()
  await page.waitForFunction(() => document.title === 'Settings · Manicule')
  await page.getByLabel('Language').first().selectOption('de')
  await page.waitForFunction(() => document.title === 'Einstellungen · Manicule')
  await ada.go('/local/nothing')
  await page.waitForFunction(() => /^.+ · Manicule$/.test(document.title))
})

scenario('an unknown address says so and leads on', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  for (const path of ['/nowhere', '/table', '/constructor', '/replay/']) {
    await ada.go(path)
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  }
  await page.getByRole('main').getByRole('link', { name: 'Back to lobby' }).click()
  await page.locator('[data-game]').first().waitFor()
})

scenario('the lobby teaches first, then plays; begun games come first on a phone', async ({ person }) => {
  const ada = await person({ size: PHONE })
  const { page } = ada
  await ada.go('/')
  const box = page.locator('[data-game="gutenberg"]')
  const main = () => box.locator('.go .button.main').innerText()
  await box.waitFor()
  assert.match(await main(), /Learn to play/)
  assert.equal(await page.getByRole('heading', { name: 'My games' }).count(), 0, 'no empty list')
  await openGutenberg(ada, 'now', { choose: withSeats(2) })
  await ada.go('/')
  await page.getByRole('heading', { name: 'My games' }).waitFor()
  const [mine, first] = await Promise.all([page.getByRole('heading', { name: 'My games' }).boundingBox(), box.boundingBox()])
  assert.ok(mine.y < first.y)
  await page.getByRole('link', { name: 'Resume' }).click()
  await resign(page)
  await ada.go('/')
  await page.getByRole('heading', { name: 'Finished games' }).waitFor()
  assert.match(await main(), /Learn to play/, 'a resigned game does not count as played')
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage['manicule.settings'])
    localStorage['manicule.settings'] = JSON.stringify({ ...settings, played: ['gutenberg'] })
  })
  await page.reload()
  await box.waitFor()
  assert.match(await main(), /Play now/)
})

scenario('what the server refuses in the lobby is said in the reader’s language', async ({ person }) => {
  const ada = await person({ language: 'de' })
  const { page } = ada
  await ada.go('/')
  await page.locator('[data-way]').first().waitFor()
  ada.allowedErrors.push(/400/)
  await page.locator('.name input').fill('\u202eadA')
  await page.keyboard.press('Tab')
  await page.getByRole('alert').getByText('Dieser Name enthält ein Zeichen').waitFor()
  await page.locator('.name input').fill('Ada')
  await page.keyboard.press('Tab')
  await page.getByRole('alert').waitFor({ state: 'detached' })
})

const SIZES = [
  { width: 320, height: 640, target: 44 },
  { width: 390, height: 844, target: 44 },
  // 1440 × 900 at a zoom of 200 %.
  { width: 720, height: 450, target: 40 },
  { width: 820, height: 1180, target: 40 },
  { width: 1440, height: 900, target: 40 },
  { width: 2560, height: 1440, target: 64 },
]

async function checkSizes(page, what) {
  for (const { target, ...size } of SIZES) {
    await page.setViewportSize(size)
    await waitUntilStable(page)
    const where = `${what}, ${size.width} pixels wide`
    assert.equal(await horizontalOverflow(page), 0, `${where}: scrolls horizontally`)
    assert.deepEqual(await sizeFaults(page, target), [], where)
  }
  await page.setViewportSize(PHONE)
  await checkScreen(page, what)
}

for (const language of LANGUAGES) {
  scenario(`the pages around the table in ${language}: nothing cut off, nothing tiny, targets large enough`, async ({ person }) => {
    const [ada, bob] = [await person({ language }), await person({ language })]
    const { page } = ada
    await ada.go('/nowhere')
    await page.locator('h1').waitFor()
    await checkSizes(page, 'an unknown address')
    await openGutenberg(ada, 'now')
    const table = await openGutenberg(ada, 'friends')
    await page.locator('[data-fill]').first().waitFor()
    await checkSizes(page, 'the waiting room')
    await bob.go(table)
    await bob.page.locator('[data-sit]').waitFor()
    await checkSizes(bob.page, 'a guest by link')
    await ada.go('/')
    await page.locator('.mine li').first().waitFor()
    await checkSizes(page, 'the lobby')
    for (const more of await page.locator('summary').all()) await more.click()
    await checkSizes(page, 'the lobby with its options')
    await ada.go('/settings')
    await page.locator('[data-session]').first().waitFor()
    await page.locator('[data-open-account]').click()
    await checkSizes(page, 'the settings')
    await ada.go('/')
    await page.locator('[data-local] .ways > a').click()
    await page.locator('.status.mine').waitFor()
    await page.locator('.tools > button').last().click()
    await page.locator('dialog[open] .links button').first().click()
    await page.locator('[data-resign]').waitFor()
    const dialog = page.locator('[data-resign]')
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height })
      const box = await dialog.boundingBox()
      assert.ok(box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height, `the dialog for resigning, ${width} pixels wide`)
    }
  }, { mails: true })
}
