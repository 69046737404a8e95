/* Plays through the page as a person would: points at what is open, presses the verb. Chance comes from a small
   generator with a seed, so that a run can be repeated. */

export function chance(seed) {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** One step of whatever is asked at a table of the printing-house game; false where nothing is asked. */
export async function stepGutenberg(page, pick) {
  const ask = page.locator('section.ask')
  if (!(await ask.isVisible().catch(() => false))) return false
  const ready = ask.locator('.button.main:enabled').first()
  if (await page.locator('.plan').isVisible()) return plan(page, pick)
  if (await page.locator('.types .one').first().isVisible()) return types(page, pick)
  const best = ask.locator('.side > .button')
  if (await best.isVisible().catch(() => false)) {
    await best.click()
    await ready.click()
    return true
  }
  const picked = await page.locator('.choice.picked').count()
  if (await ready.isVisible().catch(() => false)) {
    await ready.click()
    return true
  }
  const open = page.locator('.choice.open:not(.picked):not([data-pick^="buy:"]):visible')
  const count = await open.count()
  const verbs = ask.locator('.verbs .button')
  if (count > 0 && (picked > 0 || pick(6) > 0)) {
    await open.nth(pick(count)).click()
    return true
  }
  if ((await verbs.count()) > 0) {
    await verbs.last().click()
    return true
  }
  if (count > 0) await open.nth(pick(count)).click()
  return count > 0
}

async function plan(page, pick) {
  const confirm = page.locator('.plan .button.main')
  for (let tries = 0; tries < 60 && !(await confirm.isEnabled()); tries++) {
    if (await confirm.getAttribute('data-confirmed')) return false
    await page.keyboard.press(`Digit${1 + pick(5)}`)
  }
  if (!(await confirm.isEnabled())) return false
  await confirm.click()
  return true
}

async function types(page, pick) {
  for (let count = 0; count < 3; count++) await page.locator('.types .one').nth(pick(4)).locator('button').last().click()
  await page.locator('.types .button.main').click()
  return true
}
