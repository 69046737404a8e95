/* Helpers for scenarios about reviews. */
import { fileURLToPath } from 'node:url'

/** A minimal effort: the figures are rough, but the page is the same. */
const EFFORT = { samples: 4, iterations: 4 }
export const quick = (page) => page.addInitScript((effort) => (localStorage['manicule.review'] = JSON.stringify(effort)), EFFORT)

/** Waits until every decision has been judged. */
export async function complete(page) {
  await page.locator('[data-summary]').waitFor()
  await page.locator('main progress').waitFor({ state: 'detached' })
}

const recordOf = (game, name) => fileURLToPath(new URL(`../../../crates/${game}/tests/records/${name}.json`, import.meta.url))
export const TWO = recordOf('gutenberg', 'v2-02-2-people-dealt-2022')
export const WORDS = recordOf('letterpress', '08-en-2-people')

/** Imports a record and opens its review. */
export async function openReview(one, file) {
  const { page } = one
  await one.go('/')
  await page.locator('[data-import]').setInputFiles(file)
  await page.waitForURL(/\/local\/.*\/replay/)
  await page.locator('[data-review]').click()
}
