/* Plays the printing-house game through the page: clicks what is open, then the main button. */
import { actAndWait, openTable, repeatUntil } from './harness.mjs'

/** The main button: with the choices, or in the footer on a phone. */
const READY = 'section.ask .button.main:enabled, footer > .button.main'

/** What can be clicked now. */
const look = (page) =>
  page.evaluate((READY) => {
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    return {
      handOver: seen('[data-hand-over]').length > 0,
      plan: seen('.plan').length > 0,
      types: seen('.types .one').length > 0,
      best: seen('section.ask .side > .button').length > 0,
      ready: seen(READY).length > 0,
      picked: seen('.choice.picked').length > 0,
      verbs: seen('section.ask .verbs .button:not(.cancel)').length > 0,
      open: seen('.choice.open:not(.picked):not([data-pick^="buy:"])').map((one) => one.dataset.pick),
    }
  }, READY)

/** Makes one decision; false if there is nothing to decide. */
export async function stepGutenberg(page, pick) {
  for (let clicks = 0; clicks < 8; clicks++) {
    const { handOver, plan, types, best, ready, picked, verbs, open } = await look(page)
    if (handOver) {
      await page.locator('[data-hand-over]').click()
      await page.locator('[data-hand-over]').waitFor({ state: 'detached' })
      return true
    }
    if (plan) return makePlan(page, pick)
    if (types) return chooseTypes(page, pick)
    if (best && !picked && !ready) await page.locator('section.ask .side > .button').click()
    else if (ready) return press(page)
    else if (open.length > 0 && (picked || !verbs || pick(6) > 0)) {
      await page.locator(`.choice.open[data-pick='${open[pick(open.length)]}']:visible`).first().click()
    } else if (verbs) {
      await actAndWait(page, () => page.locator('section.ask .verbs .button:not(.cancel)').last().click())
      return true
    } else return false
  }
  // The picks lead nowhere: start over.
  await page.locator('.verbs .cancel').click()
  return true
}

/** Presses the main button. */
async function press(page) {
  await actAndWait(page, () => page.locator(`:is(${READY}):visible`).first().click())
  return true
}

async function makePlan(page, pick) {
  const confirm = page.locator('.plan .button.main')
  if (await confirm.getAttribute('data-confirmed')) return false
  for (let tries = 0; tries < 60 && !(await confirm.isEnabled()); tries++) await page.keyboard.press(`Digit${1 + pick(5)}`)
  // Close the refusal that a full row caused.
  const refusal = page.locator('.refusal .button')
  if (await refusal.isVisible()) await refusal.click()
  await actAndWait(page, () => confirm.click())
  return true
}

async function chooseTypes(page, pick) {
  for (let count = 0; count < 3; count++) await page.locator('.types .one').nth(pick(4)).locator('button').last().click()
  await actAndWait(page, () => page.locator('.types .button.main').click())
  return true
}

export const openGutenberg = (person, way, options) => openTable(person, 'gutenberg', way, options)

/** Plays until `reached` holds. */
export const stepUntil = (page, pick, reached) =>
  repeatUntil(reached, async () => {
    await page.waitForSelector('section.end, .status.mine, [data-hand-over]')
    if (!(await reached())) await stepGutenberg(page, pick)
  })
