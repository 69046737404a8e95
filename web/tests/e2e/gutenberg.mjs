/* Plays the printing-house game through the page: clicks open choices, then the main button. */
import { actAndWait, openTable, repeatUntil } from './harness.mjs'

const MAIN = 'section.ask .button.main'
/** The page ignores clicks until the question has settled. */
export const SETTLED = 'section.ask [data-settled]'

/** What can be clicked now. */
const look = (page) =>
  page.evaluate(() => {
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    return {
      handOver: seen('[data-hand-over]').length > 0,
      plan: seen('.table.plan').length > 0,
      types: seen('.types .one').length > 0,
      best: seen('section.ask .advice').length > 0,
      ready: seen('section.ask .button.main:enabled').length > 0,
      picked: seen('.choice.picked').length > 0,
      pass: seen('section.ask .button.pass:enabled').length > 0,
      open: seen('.choice.open:not(.picked):not([data-pick^="buy:"]):not([data-pick^="use:"])').map((one) => one.dataset.pick),
    }
  })

/** Waits until the table has shown what the others did. */
const upToDate = (page) => page.locator('.table[data-behind]').waitFor({ state: 'detached' })

/** Makes one decision; false if there is nothing to decide. */
export async function stepGutenberg(page, pick) {
  await upToDate(page)
  for (let clicks = 0; clicks < 9; clicks++) {
    const { handOver, plan, types, best, ready, picked, pass, open } = await look(page)
    if (handOver) {
      await page.locator('[data-hand-over]').click()
      await page.locator('[data-hand-over]').waitFor({ state: 'detached' })
      return true
    }
    if (!plan && !types && !best && !ready && !pass && open.length === 0) return false
    await page.locator(SETTLED).waitFor()
    if (plan && !picked) return makePlan(page, pick)
    if (types) return chooseTypes(page, pick)
    if (best && !picked) await page.locator('section.ask .advice').click()
    else if (ready) return press(page)
    else if (open.length > 0 && (picked || !pass || pick(6) > 0)) {
      await page.locator(`.choice.open[data-pick='${open[pick(open.length)]}']:visible`).first().click()
    } else if (pass) return passTurn(page)
    else return false
  }
  // These picks lead nowhere: starts over.
  await page.locator('section.ask .cancel').click()
  return true
}

async function press(page) {
  await actAndWait(page, () => page.locator(`${MAIN}:visible`).first().click())
  return true
}

/** Passes, and confirms it if something would be lost. */
async function passTurn(page) {
  const asks = await page.locator('section.ask .button.pass').getAttribute('data-asks')
  if (asks === null) await actAndWait(page, () => page.locator('section.ask .button.pass').click())
  else {
    await page.locator('section.ask .button.pass').click()
    await page.locator(SETTLED).waitFor()
    await actAndWait(page, () => page.locator('section.ask .sure-pass').click())
  }
  return true
}

async function makePlan(page, pick) {
  const confirm = page.locator(MAIN)
  if (await confirm.getAttribute('data-confirmed')) return false
  for (let tries = 0; tries < 60 && !(await confirm.isEnabled()); tries++) {
    // An action of another seat makes the page ask the rules again, which hides the plan for a moment.
    await page.locator('.table.plan').waitFor()
    await page.keyboard.press(`Digit${1 + pick(5)}`)
  }
  // Closes the explanation of why a row is full.
  await page.keyboard.press('Shift')
  if (await page.locator('.inspector').isVisible()) await page.keyboard.press('Escape')
  await actAndWait(page, () => confirm.click())
  return true
}

async function chooseTypes(page, pick) {
  for (let count = 0; count < 3; count++) await page.locator('.types .one').nth(pick(4)).locator('button').last().click()
  await actAndWait(page, () => page.locator(MAIN).click())
  return true
}

export const openGutenberg = (person, way, options) => openTable(person, 'gutenberg', way, options)

/** Plays until `reached` returns true. */
export const stepUntil = (page, pick, reached) =>
  repeatUntil(reached, async () => {
    await page.waitForSelector('section.end, .status.mine, [data-hand-over]')
    await upToDate(page)
    if (!(await reached())) await stepGutenberg(page, pick)
  })
