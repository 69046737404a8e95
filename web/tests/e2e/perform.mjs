/* Performs a given action through the page, by pointer or by keyboard. */
import assert from 'node:assert/strict'
import { tabTo } from './harness.mjs'
import { load } from '../unit/load.mjs'

const [{ picksOf }] = await load('games/gutenberg/picks.ts')
const MAIN = 'section.ask .button.main'
const TYPES = ['A', 'I', 'O', 'U']

const settled = (page) => page.locator('section.ask [data-settled]').waitFor()

/** Presses the matching element, by pointer or by keyboard. */
async function press(page, selector, keys, key = 'Enter') {
  if (keys) {
    await tabTo(page, selector)
    await page.keyboard.press(key)
  } else await page.locator(selector).filter({ visible: true }).first().click()
}

async function clear(page) {
  if (await page.locator('.inspector').isVisible()) await page.keyboard.press('Escape')
  const cancel = page.locator('section.ask .button.cancel:enabled')
  if (await cancel.count()) await cancel.click()
}

/** Marks the element of a pick with `data-wanted`, so that a selector finds it. On a phone, opens its pane first. */
async function markPick(page, pick, open) {
  const find = () => page.evaluate(({ pick, open }) => {
    document.querySelector('[data-wanted]')?.removeAttribute('data-wanted')
    const all = [...document.querySelectorAll('.choice')].filter((one) => one.dataset.pick === pick && (!open || one.matches('.open:not(.picked)')))
    const seen = all.find((one) => one.checkVisibility())
    if (seen) seen.dataset.wanted = ''
    const pane = ['board', 'house', 'others'].findIndex((name) => all[0]?.closest(`.${name}-pane`))
    return seen ? 'seen' : all.length ? pane : 'none'
  }, { pick, open })
  const found = await find()
  if (typeof found !== 'number' || found < 0) return found === 'seen'
  await page.locator('.table nav button').nth(found).click()
  return (await find()) === 'seen'
}

/** `look` is called once everything is picked, before the choice is confirmed. */
export async function performGutenberg(page, action, { keys = false, look = async () => {} } = {}) {
  await page.locator('.table[data-behind]').waitFor({ state: 'detached' })
  await clear(page)
  await settled(page)
  if (action === 'pass' || action === 'decline') return pass(page, keys, look)
  if (action.plan) await plan(page, action.plan.markers, keys)
  else if (action.choose_types) await chooseTypes(page, action.choose_types.types, keys)
  else if (action !== 'draw_order') await pickAll(page, action, keys)
  await settled(page)
  await page.locator(`${MAIN}:enabled`).waitFor()
  await look()
  await press(page, MAIN, keys)
}

/** Makes the picks of an action, without confirming it. */
export async function pickGutenberg(page, action) {
  await page.locator('.table[data-behind]').waitFor({ state: 'detached' })
  await clear(page)
  await settled(page)
  await pickAll(page, action, false)
}

async function pickAll(page, action, keys) {
  // Not an element on the table: it is implied by the parts of a batch.
  const wanted = picksOf(action).filter((pick) => pick !== 'action:fulfil')
  const picked = () => page.evaluate(() => [...document.querySelectorAll('.choice.picked')].map((one) => one.dataset.pick))
  for (let tries = 0; tries < 2 * wanted.length + 2; tries++) {
    const has = await picked()
    const missing = wanted.filter((pick) => !has.includes(pick))
    if (missing.length === 0) return
    let done = false
    for (const pick of missing) {
      if (!(await markPick(page, pick, true))) continue
      await press(page, '[data-wanted]', keys, 'Space')
      done = true
      break
    }
    assert.ok(done, `${missing} can be picked`)
  }
}

async function pass(page, keys, look) {
  const button = 'section.ask .button.pass'
  const asks = (await page.locator(button).getAttribute('data-asks')) !== null
  if (!asks) await look()
  await press(page, button, keys)
  if (!asks) return
  await page.locator('section.ask .sure-pass').waitFor()
  await look()
  await settled(page)
  await press(page, 'section.ask .sure-pass', keys)
}

async function plan(page, markers, keys) {
  if (keys) for (const [row, count] of markers.entries()) for (let at = 0; at < count; at++) await page.keyboard.press(`Digit${row + 1}`)
  else {
    await showBoard(page)
    for (const [row, count] of markers.entries()) for (let at = 0; at < count; at++) await page.locator('.row .markers').nth(row).locator('.step').last().click()
  }
}

/** On a phone, opens the pane with the board. */
async function showBoard(page) {
  if (!(await page.locator('.row .markers').first().isVisible())) await page.locator('.table nav button').first().click()
}

async function chooseTypes(page, types, keys) {
  for (const [at, type] of TYPES.entries()) {
    for (let count = 0; count < (types[type] ?? 0); count++) {
      if (!keys) await page.locator('.types .one').nth(at).locator('button').last().click()
      else {
        await page.evaluate((at) => {
          document.querySelector('[data-wanted]')?.removeAttribute('data-wanted')
          document.querySelectorAll('.types .one')[at].querySelector('button:last-of-type').dataset.wanted = ''
        }, at)
        await press(page, '[data-wanted]', true, 'Space')
      }
    }
  }
}

/** Tries an illegal action by clicking a thing that cannot be picked, which shows the reason. False if it is not on the table. */
export async function tryGutenberg(page, action) {
  await clear(page)
  await settled(page)
  for (const pick of picksOf(action).filter((one) => one !== 'action:fulfil')) {
    if (await page.evaluate((pick) => [...document.querySelectorAll('.choice.picked')].some((one) => one.dataset.pick === pick), pick)) continue
    if (!(await markPick(page, pick, false))) return false
    const wanted = page.locator('[data-wanted]')
    const isOpen = await wanted.evaluate((one) => one.matches('.open'))
    // Forced, because the element is marked as disabled.
    await wanted.click({ force: true })
    if (isOpen) continue
    await page.locator('.inspector [role=alert]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.inspector').waitFor({ state: 'detached' })
    return true
  }
  return false
}

export async function performLetterpress(page, action, { keys = false, look = async () => {} } = {}) {
  await page.locator('.table[data-behind]').waitFor({ state: 'detached' })
  await settled(page)
  if (action === 'pass') return pass(page, keys, look)
  if (action.draft) await press(page, `section.ask [data-card='${action.draft.card}']`, keys, 'Space')
  else if (action.write) await write(page, action.write.word, keys)
  else if (action.claim) await claim(page, action.claim, keys)
  else if (action.lay) await lay(page, action.lay.offset)
  else await press(page, `section.ask [data-card='${action.choose.card}']`, keys, 'Space')
  await page.locator(`${MAIN}:enabled`).waitFor()
  await look()
  await press(page, MAIN, keys)
}

async function write(page, word, keys) {
  if (keys) {
    await tabTo(page, '#word-field')
    await page.keyboard.press('Control+a')
    await page.keyboard.type(word)
  } else await page.locator('#word-field').fill(word)
  await page.locator('[data-verdict=valid]').waitFor()
}

async function claim(page, { cards, challenge }, keys) {
  for (const card of await page.locator('.tray .pick[aria-pressed=true]').evaluateAll((all) => all.map((one) => one.dataset.card))) {
    if (!cards.includes(card)) await press(page, `.tray [data-card='${card}']`, keys, 'Space')
  }
  for (const card of cards) if ((await page.locator(`.tray [data-card='${card}']`).getAttribute('aria-pressed')) !== 'true') await press(page, `.tray [data-card='${card}']`, keys, 'Space')
  const chosen = await page.locator('.challenges li.chosen').evaluateAll((all) => all.map((one) => one.dataset.challenge))
  if (challenge && !chosen.includes(challenge)) await press(page, `[data-challenge='${challenge}'] .choose`, keys, 'Space')
  if (!challenge && chosen.length) await press(page, '.challenges li.chosen .choose', keys, 'Space')
}

/** Shifts the row to this offset. Places are ordered from left to right. */
async function lay(page, offset) {
  await page.locator('.shift').waitFor()
  const left = page.locator('.shift .button').first()
  const right = page.locator('.shift .button').last()
  while (await left.isEnabled()) await left.click()
  for (let at = await page.evaluate(() => Number(document.querySelector('.lay')?.dataset.offset)); at < offset && (await right.isEnabled()); at++) await right.click()
}
