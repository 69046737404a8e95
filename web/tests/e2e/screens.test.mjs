/* Every screen, light and dark, on a desktop and on a phone, checked with axe-core. */
import { openGutenberg, stepGutenberg } from './gutenberg.mjs'
import { checkScreens, picture, playOut, scenario, seededRandom } from './harness.mjs'

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
  await page.getByRole('link', { name: 'Watch again' }).click()
  await page.locator('[data-ply]').waitFor()
  await checkScreens(page, 'replay')
})
