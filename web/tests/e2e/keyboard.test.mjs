/* Playing without a pointer. */
import assert from 'node:assert/strict'
import { stepUntil } from './gutenberg.mjs'
import { actAndWait, openAtServer, playOut, scenario, seededRandom, shownSeq, tabTo } from './harness.mjs'

/** Moves between open choices with the arrow keys. */
async function arrowTo(page, selector) {
  await tabTo(page, '.choice')
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate((selector) => document.activeElement.matches(selector), selector)) return
    await page.keyboard.press('ArrowRight')
  }
  throw new Error(`the arrow keys never reach ${selector}`)
}

/** Tab also reaches illegal choices; Enter shows the rule that forbids them. */
async function askWhy(page) {
  await page.locator('section.ask [data-settled]').waitFor()
  await tabTo(page, '.board .choice[aria-disabled=true]')
  assert.ok(await focusShows(page), 'the focus is visible on a disabled choice')
  const before = await shownSeq(page)
  await page.keyboard.press('Enter')
  const rule = page.getByRole('alert').locator('.rule')
  await rule.waitFor()
  assert.match(await rule.innerText(), /^G\d+[a-z]?(\.\d+)? .{20,}/)
  assert.equal(await shownSeq(page), before, 'asking for the reason changes nothing')
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
  assert.ok(asked, 'a disabled choice was explained')
  await tabTo(page, 'section.end a[href$="/replay"]')
})

/** Plays with arrows, Enter and Escape, and counts key presses. An Enter that chooses something corresponds to a mouse click. */
class FewKeys {
  presses = 0
  clicks = 0
  constructor(page) {
    this.page = page
  }

  async press(key) {
    this.presses++
    await this.page.keyboard.press(key)
  }

  async enter() {
    this.clicks++
    await this.press('Enter')
  }

  has(selector) {
    return this.page.evaluate((selector) => document.querySelector(selector) !== null, selector)
  }

  on(selector) {
    return this.page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)
  }

  async go(selector, key = 'ArrowDown') {
    for (let presses = 0; presses < 60; presses++) {
      if (await this.on(selector)) return
      await this.press(key)
    }
    throw new Error(`the arrow keys never reach ${selector}`)
  }

  async confirm() {
    if (!(await this.on('.choice.picked'))) await this.go('section.ask .bar .main')
    await actAndWait(this.page, () => this.enter())
  }

  async plan() {
    await this.go('.places-of-plan')
    for (let rows = 0; await this.has('section.ask .button.main:disabled'); rows++) {
      if (rows) await this.press('ArrowDown')
      const left = () => this.page.locator('.plan .count').allTextContents().then((all) => all.join())
      for (let before = ''; before !== (before = await left()); ) {
        if (!(await this.has('section.ask .button.main:disabled'))) break
        this.clicks++
        await this.press('ArrowRight')
      }
    }
    await actAndWait(this.page, () => this.enter())
  }

  async step() {
    const { page } = this
    await page.locator('section.ask [data-settled]').waitFor()
    if (await this.has('.table.plan')) return this.plan()
    if (await this.has('.types .one')) {
      await this.go('.types .button')
      for (let count = 0; count < 3; count++) await this.enter()
      return this.confirm()
    }
    // Continues the current choice, or starts the first one that is not a free action.
    for (let picks = 0; picks < 9; picks++) {
      if (await this.has('section.ask .button.main:enabled')) return this.confirm()
      const next = '.choice.open:not(.picked):not([data-pick^="use:"]):not([data-pick^="buy:"]):not([data-pick^="swap-"])'
      if (!(await this.has(next))) break
      await this.go(next)
      await this.enter()
    }
    await this.go('section.ask .bar .pass', 'ArrowUp')
    const asks = await this.on('[data-asks]')
    if (!asks) return actAndWait(page, () => this.enter())
    await this.enter()
    await page.locator('section.ask .sure-pass').waitFor()
    await page.locator('section.ask [data-settled]').waitFor()
    await this.go('section.ask .sure-pass')
    await actAndWait(page, () => this.enter())
  }
}

scenario('a whole game by arrows, Enter and Escape alone, with under twice as many presses as clicks', async ({ person }) => {
  const ada = await person({ settings: { shortcuts: false } })
  const { page } = ada
  await ada.go('/')
  await tabTo(page, '[data-game="gutenberg"] [data-way="solo"]')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/local\//)
  await page.locator('section.ask').waitFor()
  await page.waitForFunction(() => document.activeElement?.closest('.question') !== null, null, { polling: 'raf' })
  const keys = new FewKeys(page)
  // Escape clears the picks.
  await page.locator('section.ask [data-settled]').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await page.locator('.choice.picked').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.choice.picked').waitFor({ state: 'detached' })
  await playOut([page], async () => {
    await keys.step()
    return true
  })
  console.log(`${keys.presses} presses for ${keys.clicks} clicks`)
  assert.ok(keys.presses < 2 * keys.clicks, `${keys.presses} presses for ${keys.clicks} clicks`)
})

scenario('what is typed into the chat moves nothing on the table', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await openAtServer(ada, 'gutenberg', { options: { automa: true, characters: true } })
  await stepUntil(page, seededRandom(4), () => page.locator('.plan').isVisible())
  const markers = () => page.locator('.plan .count').allTextContents()
  const before = await markers()
  await page.locator('.log .tabs').getByRole('button', { name: 'Chat' }).click()
  await page.getByLabel('Write a message').focus()
  await page.keyboard.type('1233 p z b ?')
  assert.deepEqual(await markers(), before)
  assert.equal(await page.getByLabel('Write a message').inputValue(), '1233 p z b ?')
  assert.equal(await page.locator('dialog[open]').count(), 0)
})

scenario('what can be chosen shows where the system sets the colours', async ({ person }) => {
  const ada = await person({ forcedColors: 'active' })
  const { page } = ada
  await ada.go('/')
  await page.locator('[data-game="gutenberg"] [data-way="solo"]').click()
  await page.locator('.choice.open').first().waitFor()
  await page.locator('section.ask [data-settled]').waitFor()
  const look = (selector) => page.locator(selector).first().evaluate((one) => {
    const { outlineStyle, outlineWidth, backgroundColor } = getComputedStyle(one)
    return { outline: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth), backgroundColor }
  })
  const open = await look('.choice.open:not(.picked)')
  assert.ok(open.outline >= 2, JSON.stringify(open))
  await page.locator('.choice.open').first().click()
  await page.mouse.move(0, 0)
  const picked = await look('.choice.picked')
  assert.notEqual(picked.backgroundColor, open.backgroundColor)
})

const focusShows = (page) =>
  page.evaluate(() => {
    const here = document.activeElement
    if (!here || here === document.body) return true
    const { outlineStyle, outlineWidth } = getComputedStyle(here)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  })
