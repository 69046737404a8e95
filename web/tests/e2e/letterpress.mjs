/* Plays the word game through the page, by pointer or by keyboard. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { actAndWait, onShown, openTable, program, repeatUntil, tabTo } from './harness.mjs'

const run = promisify(execFile)

/** Tracks the newest state that this page shows, from the server or from a local game. It does not contain the possible words, so
 * tests ask `manicule words` (`wordsFor`). */
export function trackState(page) {
  const tracked = { page }
  onShown(page, (state) => (tracked.state = state))
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload))
      if (message.type === 'state') tracked.state = message
    }),
  )
  return tracked
}

/** The valid words, longest first. */
export async function wordsFor({ state: { view } }) {
  if (view.step !== 'write' || !view.own) return []
  const cards = [...view.commons, ...(view.round === 5 ? view.own.collection : view.own.drafted)]
  if (cards.length === 0) return []
  const { language, min_length } = view.options
  const faces = cards.map(({ letters, value }) => `${letters}=${value}`).join(',')
  const { stdout } = await run(program, ['words', '--lang', language, '--cards', faces, '--min-length', String(min_length), '--json'], { maxBuffer: 1e8 })
  return JSON.parse(stdout).words.map(({ word }) => word).sort((a, b) => b.length - a.length)
}

export const openLetterpress = (person, way, options) => openTable(person, 'letterpress', way, options)

/** Makes one decision. Writes one of the longest valid words, or passes if there is none. */
export async function stepLetterpress(page, newest, pick) {
  const handOver = page.locator('[data-hand-over]')
  if (await handOver.isVisible()) {
    await handOver.click()
    await handOver.waitFor({ state: 'detached' })
    return true
  }
  const step = await page.locator('.table').getAttribute('data-step')
  await settled(page)
  if (step === 'write') return write(page, newest, pick)
  const ready = page.locator('section.ask .button.main:enabled')
  if (step === 'claim') {
    await repeatUntil(() => ready.isVisible(), () => page.locator('.tray .pick[aria-pressed=false]').nth(pick(3)).click(), 50)
  } else if (step === 'lay') {
    const right = page.locator('.shift .button').last()
    if (await right.isEnabled()) await right.click()
  } else await page.locator('section.ask .pick').nth(pick(await page.locator('section.ask .pick').count())).click()
  await actAndWait(page, () => ready.click())
  return true
}

async function write(page, newest, pick) {
  const known = await wordsFor(newest)
  if (known.length === 0) {
    const pass = page.locator('.dock .pass')
    const asks = (await pass.getAttribute('data-asks')) !== null
    if (asks) {
      await pass.click()
      await settled(page)
    }
    await actAndWait(page, () => page.locator(asks ? '.dock .sure-pass' : '.dock .pass').click())
    return true
  }
  // Takes the first word that counts: with family words, some do not.
  const verdict = page.locator('[data-verdict]:not([data-verdict=asked]):not([data-verdict=none])')
  const from = pick(Math.min(5, known.length))
  for (const word of [...known.slice(from), ...known.slice(0, from)]) {
    await page.locator('#word-field').fill(word)
    await verdict.waitFor()
    if ((await verdict.getAttribute('data-verdict')) === 'valid') break
  }
  await actAndWait(page, () => page.locator('section.ask .button.main').click())
  return true
}

/** Waits until the page accepts clicks, which it ignores for a moment after the question has changed. */
export const settled = (page) => page.locator('section.ask .bar[data-settled]').waitFor()

/** Like `stepLetterpress`, but by keyboard. */
export async function stepByKeys(page, newest, pick) {
  await chooseByKeys(page, newest, pick)
  await actAndWait(page, () => page.keyboard.press('Enter'))
  return true
}

/** Makes a choice by keyboard, without the final Enter. */
export async function chooseByKeys(page, newest, pick) {
  const step = await page.locator('.table').getAttribute('data-step')
  const { own, pool, ranking, solo } = newest.state.view
  await settled(page)
  if (step === 'write') {
    const known = await wordsFor(newest)
    if (known.length === 0) {
      await tabTo(page, '.dock .pass')
      const asks = await page.locator('.dock .pass[data-asks]').count()
      if (asks) {
        await page.keyboard.press('Enter')
        await settled(page)
        await tabTo(page, '.dock .sure-pass')
      }
    } else {
      await page.keyboard.press('Escape')
      await page.keyboard.type(known[0])
      await page.locator('[data-verdict=valid]').waitFor()
    }
  } else if (step === 'claim') {
    const claims = Math.min(ranking.find(({ seat }) => seat === own.seat).claims, pool.length)
    for (const { letters } of pool.slice(0, claims)) await page.keyboard.press(letters[0])
  } else if (step === 'lay') await page.keyboard.press('ArrowRight')
  else await page.keyboard.press(`Digit${1 + pick(Math.min(9, step === 'draft' ? own.hand.length : solo.library.length))}`)
}
