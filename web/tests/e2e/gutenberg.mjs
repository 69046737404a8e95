/* Plays the printing-house game through the page as a person would: points at what is open, presses the verb. */
import { andSee } from './harness.mjs'

/** One answer to whatever is asked; false where nothing can be answered. */
export async function stepGutenberg(page, pick) {
  const handOver = page.locator('[data-hand-over]')
  if (await handOver.isVisible()) {
    await handOver.click()
    await handOver.waitFor({ state: 'detached' })
    return true
  }
  if (await page.locator('.plan').isVisible()) return plan(page, pick)
  if (await page.locator('.types .one').first().isVisible()) return types(page, pick)
  const best = page.locator('section.ask .side > .button')
  if (await best.isVisible()) {
    await best.click()
    return press(page)
  }
  for (let points = 0; points < 8; points++) {
    if (await press(page)) return true
    const open = page.locator('.choice.open:not(.picked):not([data-pick^="buy:"]):visible')
    const count = await open.count()
    const verbs = page.locator('section.ask .verbs .button:not(.cancel)')
    const picked = await page.locator('.choice.picked').count()
    if (count > 0 && (picked > 0 || (await verbs.count()) === 0 || pick(6) > 0)) await open.nth(pick(count)).click()
    else if ((await verbs.count()) > 0) {
      await andSee(page, () => verbs.last().click())
      return true
    } else return false
  }
  // A choice that leads nowhere is dropped; the next try begins anew.
  await page.locator('.verbs .cancel').click()
  return true
}

/** Presses the main button, where the choice is complete. */
async function press(page) {
  const ready = page.locator('section.ask .button.main:enabled').first()
  if (!(await ready.isVisible())) return false
  await andSee(page, () => ready.click())
  return true
}

async function plan(page, pick) {
  const confirm = page.locator('.plan .button.main')
  if (await confirm.getAttribute('data-confirmed')) return false
  for (let tries = 0; tries < 60 && !(await confirm.isEnabled()); tries++) await page.keyboard.press(`Digit${1 + pick(5)}`)
  await andSee(page, () => confirm.click())
  return true
}

async function types(page, pick) {
  for (let count = 0; count < 3; count++) await page.locator('.types .one').nth(pick(4)).locator('button').last().click()
  await andSee(page, () => page.locator('.types .button.main').click())
  return true
}

/** Opens the lobby and sits down with the printing-house game; `way` is the button's test name. */
export async function openGutenberg(person, way, { name = 'Ada', choose = async () => {} } = {}) {
  await person.go('/')
  const box = person.page.locator('[data-game="gutenberg"]')
  await person.page.locator('.name input').fill(name)
  await choose(box)
  await box.locator(`[data-way="${way}"]`).click()
  await person.page.waitForURL(/\/table\//)
  return new URL(person.page.url()).pathname
}

/** Plays on until `there` holds. */
export async function stepUntil(page, pick, there) {
  for (let steps = 0; steps < 400; steps++) {
    if (await there()) return
    await page.waitForSelector('section.end, .status.mine, [data-hand-over]')
    if (await there()) return
    await stepGutenberg(page, pick)
  }
  throw new Error('it never came to that')
}
