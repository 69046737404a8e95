/* Reviews through the page. */
import { fileURLToPath } from 'node:url'

/** Little is played on and thought: the figures are rough, the page is the same. */
const EFFORT = { samples: 4, iterations: 4 }
export const quick = (page) => page.addInitScript((effort) => (localStorage['manicule.review'] = JSON.stringify(effort)), EFFORT)

/** Every decision is judged: the progress is gone. */
export async function complete(page) {
  await page.locator('[data-summary]').waitFor()
  await page.locator('main progress').waitFor({ state: 'detached' })
}

const recordOf = (game, name) => fileURLToPath(new URL(`../../../crates/${game}/tests/records/${name}.json`, import.meta.url))
export const TWO = recordOf('gutenberg', 'v2-02-2-people-dealt-2022')
export const WORDS = recordOf('letterpress', '08-en-2-people')

/** Loads a record and opens its review. */
export async function openReview(one, file) {
  const { page } = one
  await one.go('/')
  await page.locator('[data-import]').setInputFiles(file)
  await page.waitForURL(/\/local\/.*\/replay/)
  await page.locator('[data-review]').click()
}
