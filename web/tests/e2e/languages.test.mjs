/* Every language once. A missing message fails the scenario, because the page logs it as an error. */
import assert from 'node:assert/strict'
import { openGutenberg, stepUntil } from './gutenberg.mjs'
import { horizontalOverflow, PHONE, scenario, seededRandom } from './harness.mjs'

const NAMES = { en: 'English', fr: 'Français', de: 'Deutsch', it: 'Italiano', pl: 'Polski' }

for (const language of Object.keys(NAMES)) {
  scenario(`the table in ${NAMES[language]}`, async ({ person }) => {
    const ada = await person({ language, size: language === 'en' ? undefined : PHONE })
    const { page } = ada
    await openGutenberg(ada, 'solo')
    await page.locator('.table').waitFor()
    assert.equal(await page.getAttribute('html', 'lang'), language)
    const pick = seededRandom(31)
    await stepUntil(page, pick, () => page.locator('.plan').isVisible())
    assert.equal(await horizontalOverflow(page), 0)
    await stepUntil(page, pick, async () => (await page.locator('.track .current .number').textContent()) === '2')
    for (const path of ['/', '/settings', '/rules/gutenberg', '/rules/letterpress']) {
      await ada.go(path)
      await page.locator('h1').first().waitFor()
      assert.equal(await horizontalOverflow(page), 0, path)
    }
  })
}

scenario('the language changes at any time', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await openGutenberg(ada, 'solo')
  await page.getByRole('button', { name: 'Menu' }).click()
  for (const [language, name] of Object.entries(NAMES)) {
    await page.locator('dialog select').first().selectOption({ label: name })
    await page.waitForFunction((language) => document.documentElement.lang === language, language)
  }
})
