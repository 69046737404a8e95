/* A whole game without a pointer. */
import assert from 'node:assert/strict'
import { actAndWait, playOut, scenario, seededRandom, shownSeq, tabTo } from './harness.mjs'

/** Moves between open choices with the arrow keys. */
async function arrowTo(page, selector) {
  await tabTo(page, '.choice')
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate((selector) => document.activeElement.matches(selector), selector)) return
    await page.keyboard.press('ArrowRight')
  }
  throw new Error(`the arrows never reach ${selector}`)
}

/** Tab also reaches what is not allowed; Enter shows the rule that forbids it. */
async function askWhy(page) {
  await page.locator('section.ask [data-settled]').waitFor()
  await tabTo(page, '.board .choice[aria-disabled=true]')
  assert.ok(await focusShows(page), 'a disabled choice shows the focus too')
  const before = await shownSeq(page)
  await page.keyboard.press('Enter')
  const rule = page.getByRole('alert').locator('.rule')
  await rule.waitFor()
  assert.match(await rule.innerText(), /^G\d+[a-z]?(\.\d+)? .{20,}/)
  assert.equal(await shownSeq(page), before, 'asking changes nothing')
  await page.keyboard.press('Escape')
  await rule.waitFor({ state: 'detached' })
}

const OPEN = '.choice.open:not(.picked):not([data-pick^="buy:"]):not([data-pick^="use:"])'

async function stepByKeys(page, pick) {
  const has = (selector) => page.evaluate((selector) => document.querySelector(selector) !== null, selector)
  await page.locator('section.ask [data-settled]').waitFor()
  const confirm = async () => {
    await tabTo(page, 'section.ask .button.main')
    await actAndWait(page, () => page.keyboard.press('Enter'))
    return true
  }
  if (await has('.table.plan')) {
    for (let tries = 0; tries < 60 && (await has('section.ask .button.main:disabled')); tries++) await page.keyboard.press(`Digit${1 + pick(5)}`)
    return confirm()
  }
  if (await has('.types .one')) {
    for (let count = 0; count < 3; count++) {
      await tabTo(page, '.types .one:nth-child(' + (1 + pick(4)) + ') button:last-of-type')
      await page.keyboard.press('Space')
    }
    return confirm()
  }
  if (await has('section.ask .advice')) await page.keyboard.press('b')
  for (let presses = 0; presses < 9; presses++) {
    if (await has('section.ask .button.main:enabled')) return confirm()
    const picks = await page.locator(OPEN).evaluateAll((all) => all.map((one) => one.dataset.pick))
    const picked = await has('.choice.picked')
    const pass = await has('section.ask .button.pass:enabled')
    if (picks.length > 0 && (picked || !pass || pick(6) > 0)) {
      await arrowTo(page, `.choice[data-pick='${picks[pick(picks.length)]}']`)
      await page.keyboard.press('Space')
    } else if (pass) {
      const asks = await has('section.ask .button.pass[data-asks]')
      if (!asks) await actAndWait(page, () => page.keyboard.press('p'))
      else {
        await page.keyboard.press('p')
        await page.locator('section.ask .sure-pass').waitFor()
        await page.locator('section.ask [data-settled]').waitFor()
        return confirm()
      }
      return true
    } else return false
  }
  await page.keyboard.press('Escape')
  return true
}

scenario('a whole game by keyboard alone', async ({ person }) => {
  const { page, go } = await person().then((ada) => ({ page: ada.page, go: (path) => ada.go(path) }))
  await go('/')
  await tabTo(page, '[data-game="gutenberg"] [data-way="solo"]')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/local\//)
  await page.locator('.table').waitFor()
  const pick = seededRandom(8)
  let steps = 0
  let asked = false
  await playOut([page], async (page) => {
    if (!asked && (await page.locator('.plan').isVisible())) {
      asked = true
      await askWhy(page)
    }
    const moved = await stepByKeys(page, pick)
    if (steps++ % 10 === 0) assert.ok(await focusShows(page), 'the focus is visible')
    return moved
  })
  assert.ok(asked, 'a disabled choice explained itself')
  await tabTo(page, 'section.end a[href$="/replay"]')
})

const focusShows = (page) =>
  page.evaluate(() => {
    const here = document.activeElement
    if (!here || here === document.body) return true
    const { outlineStyle, outlineWidth } = getComputedStyle(here)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  })
