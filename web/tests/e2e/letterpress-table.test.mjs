/* The word game's table: nothing jumps, nothing is cut off, Enter confirms, the best challenge is preselected, claimed letters
   leave outlines. */
import assert from 'node:assert/strict'
import { LANGUAGES } from '../languages.mjs'
import { actAndWait, checkScreens, DESK, horizontalOverflow, openAtServer, playOut, repeatUntil, resign, scenario, seededRandom, withSeats } from './harness.mjs'
import { openLetterpress, settled, stepLetterpress, trackState, wordsFor } from './letterpress.mjs'
import { smallTargets, tooSmall } from './look.mjs'
import { recordUntil, sitDownAt } from './positions.mjs'

const SIZES = [[320, 640], [360, 740], [390, 844], [820, 1180], [1440, 900], [1920, 1080], [2560, 1440]].map(([width, height]) => ({ width, height }))

/** Texts that are cut off: wider than their box, which hides the overflow. */
const cutOff = (page) => page.evaluate(() => [...document.querySelectorAll('.table *')].filter((one) => {
  if (!one.checkVisibility() || one.closest('.visually-hidden, svg, aside .log, .seats')) return false
  const style = getComputedStyle(one)
  if (style.clipPath !== 'none') return false
  return style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll' && one.scrollWidth > one.clientWidth + 1
}).map((one) => `${one.tagName}.${one.className}: ${one.textContent.trim().slice(0, 60)}`))

/** Plays until a step of the game. */
async function until(ada, step, pick) {
  await repeatUntil(() => ada.newest.state.view.step === step, async () => {
    await ada.page.locator('.status.mine').waitFor()
    await stepLetterpress(ada.page, ada.newest, pick)
  })
  await ada.page.locator(`.table[data-step=${step}]`).waitFor()
}

for (const language of LANGUAGES) scenario(`the word game fits every window: ${language}`, async ({ person }) => {
  const ada = await person({ language })
  const { page } = ada
  ada.newest = trackState(page)
  await openLetterpress(ada, 'now', { choose: async (box) => {
    await box.locator('summary').click()
    await box.locator('select').first().waitFor()
  } })
  await page.locator('.table').waitFor()
  const seen = new Set()
  const pick = seededRandom(23)
  const look = async (what) => {
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const where = `${what} in ${language}, ${size.width} wide`
      assert.equal(await horizontalOverflow(page), 0, where)
      assert.deepEqual(await cutOff(page), [], where)
      assert.deepEqual(await tooSmall(page), [], where)
      assert.deepEqual(await smallTargets(page, size.width < 700), [], where)
      if (process.env.SHOTS && ['en', 'de'].includes(language)) for (const colorScheme of ['light', 'dark']) {
        await page.emulateMedia({ colorScheme })
        await page.screenshot({ path: `${process.env.SHOTS}/${language}-${what.replaceAll(/\W+/g, '-')}-${size.width}-${colorScheme}.png` })
      }
    }
    await page.setViewportSize(DESK)
  }
  await playOut([page], async (page) => {
    const { step, round } = ada.newest.state.view
    const what = `${step}${round === 5 ? ' last round' : ''}`
    if (!seen.has(what)) {
      await settled(page)
      if (step === 'write') {
        const [word] = await wordsFor(ada.newest)
        await page.locator('#word-field').fill(word ?? 'qqq')
        await page.locator('[data-verdict]:not([data-verdict=asked])').waitFor()
      }
      await look(what)
      if (step === 'write') {
        await page.locator('#word-field').fill('qqqxw')
        await page.locator('[data-verdict=invalid]').waitFor()
        await look(`${what} refused`)
      }
    }
    seen.add(what)
    return stepLetterpress(page, ada.newest, pick)
  })
  await look('the end')
})

scenario('the rack never jumps, used tiles leave outlines, Enter confirms and never turns a tile', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  ada.newest = trackState(page)
  await openAtServer(ada, 'letterpress', { options: { language: 'en' } })
  const pick = seededRandom(3)
  // Enter on a focused card does not choose that card; it only confirms an existing choice.
  await settled(page)
  await page.locator('section.ask .pick').nth(1).focus()
  await page.keyboard.press('Enter')
  assert.equal(await page.locator('section.ask .pick[aria-pressed=true]').count(), 0)
  await page.keyboard.press('Space')
  assert.equal(await page.locator('section.ask .pick[aria-pressed=true]').count(), 1)
  const kept = await page.locator('section.ask .pick[aria-pressed=true]').getAttribute('data-letters')
  assert.match(await page.locator('.dock .main').innerText(), new RegExp(`^Keep ${kept}; to the bottom of the deck: `))
  await actAndWait(page, () => page.keyboard.press('Enter'))
  await until(ada, 'write', pick)

  const places = () => page.locator('.rack .pick').evaluateAll((all) => all.map((one) => [one.dataset.card, Math.round(one.getBoundingClientRect().x), Math.round(one.getBoundingClientRect().y)]))
  const [word] = await wordsFor(ada.newest)
  await settled(page)
  const before = await places()
  for (let length = 1; length <= word.length; length++) {
    await page.locator('#word-field').fill(word.slice(0, length))
    await page.locator('[data-verdict]:not([data-verdict=asked])').waitFor()
    assert.deepEqual(await places(), before, `at ${word.slice(0, length)}`)
  }
  const [inWord, outlines] = [await page.locator('.stick .place').count(), await page.locator('.rack .gone').count()]
  assert.equal(outlines, inWord)
  assert.equal(await page.locator('.rack .type:not(.gone)').count(), before.length - outlines, 'free tiles stay as they are')

  // Pressing the last card again doubles its letter, then takes it back.
  await page.locator('#word-field').fill('')
  await page.locator('[data-verdict=none]').waitFor()
  const single = page.locator('.rack .pick').filter({ hasNot: page.locator('.wide') }).first()
  await single.click()
  await page.locator('.stick .place').waitFor()
  await single.click()
  await page.locator('.stick .pair').waitFor()
  await single.click()
  await page.locator('.stick .place').waitFor({ state: 'detached' })

  // Cards of the word can be moved by keyboard and by dragging.
  const spelled = () => page.locator('.stick .place').evaluateAll((all) => all.map((one) => one.querySelector('.type:last-of-type .glyph').textContent).join(''))
  const letters = await page.locator('.rack .pick').evaluateAll((all) => all.map(({ dataset }) => dataset.letters))
  const [one, two] = [2, letters.findIndex((letter, at) => at > 2 && letter !== letters[2])].map((at) => page.locator('.rack .pick').nth(at))
  await one.click()
  await page.waitForFunction(() => document.querySelectorAll('.stick .place').length === 1)
  await two.click()
  await page.waitForFunction(() => document.querySelectorAll('.stick .place').length === 2)
  const order = await spelled()
  await page.locator('.stick .pick').first().focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.waitForFunction((order) => [...document.querySelectorAll('.stick .place .type:last-of-type .glyph')].map((one) => one.textContent).join('') !== order, order)
  const [from, to] = await Promise.all([0, 1].map((at) => page.locator('.stick .pick').nth(at).boundingBox()))
  await page.mouse.move(from.x + 10, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width - 5, to.y + 20, { steps: 6 })
  await page.mouse.up()
  await page.waitForFunction((order) => [...document.querySelectorAll('.stick .place .type:last-of-type .glyph')].map((one) => one.textContent).join('') === order, order)

  // Enter on a tile of the rack writes the word.
  await page.locator('#word-field').fill(word)
  await page.locator('[data-verdict=valid]').waitFor()
  await page.locator('.rack .pick').first().focus()
  await actAndWait(page, () => page.keyboard.press('Enter'))
}, { seed: 2 })

scenario('the best challenge is chosen, taken ones carry the taker, and the goal is always in sight', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  ada.newest = trackState(page)
  await openLetterpress(ada, 'now')
  await page.locator('.table').waitFor()
  const pick = seededRandom(8)
  const seen = { chosen: 0, changed: 0, taken: 0, outlines: 0 }
  await playOut([page], async (page) => {
    assert.match(await page.locator('.track').innerText(), /Only the fifth word wins/)
    const { view } = ada.newest.state
    if (view.step === 'claim') {
      await settled(page)
      const met = view.challenges.filter(({ met_by }) => met_by.includes(view.own.seat))
      if (met.length) {
        const chosen = page.locator('.challenges .choose[aria-pressed=true]')
        await chosen.waitFor()
        const joins = met.filter(({ reward }) => reward === 'joins').sort((a, b) => b.value - a.value)
        const best = joins[0] ?? met[0]
        assert.equal(await page.locator('.challenges li.chosen').getAttribute('data-challenge'), best.card)
        seen.chosen++
        if (!seen.changed) {
          await chosen.click()
          assert.equal(await chosen.count(), 0, 'the chosen challenge can be deselected')
          await page.locator('.challenges .choose').first().click()
          seen.changed++
        }
      }
      seen.taken += await page.locator('.challenges li.taken .face').count()
      const gone = await page.locator('.tray .gone .face').count()
      seen.outlines += gone
      assert.equal(await page.locator('.tray .pick').count(), view.pool.length)
    }
    return stepLetterpress(page, ada.newest, pick)
  })
  assert.ok(seen.chosen > 0 && seen.taken > 0 && seen.outlines > 0, JSON.stringify(seen))
})

scenario('a whole word game on a phone by touch, with the verb always in reach', async ({ person }) => {
  const ada = await person({ size: { width: 390, height: 844 }, hasTouch: true })
  const { page } = ada
  ada.newest = trackState(page)
  await openLetterpress(ada, 'now', { choose: withSeats(2) })
  await page.locator('.table').waitFor()
  const pick = seededRandom(5)
  await playOut([page], async (page) => {
    await settled(page)
    const main = await page.locator('.dock .main').boundingBox()
    assert.ok(main && main.y + main.height <= 844 && main.y > 700, `the button is at the bottom: ${JSON.stringify(main)}`)
    assert.equal(await horizontalOverflow(page), 0)
    return stepLetterpress(page, ada.newest, pick)
  })
  assert.equal(await page.locator('section.end .places li').count(), 2)
})

scenario('resigning alone against the Rotary Press shows the end', async ({ person }) => {
  const ada = await person()
  await openLetterpress(ada, 'solo')
  await resign(ada.page)
  await ada.page.locator('section.end').getByText('The Rotary Press wins').waitFor()
  await checkScreens(ada.page, 'after a resignation')
})

scenario('Escape closes what explains a card before it clears the word; elsewhere the question mark opens the legend', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await sitDownAt(ada, recordUntil(({ seat, view }) => seat === 0 && view.step === 'write', { game: 'letterpress', options: { people: 2, language: 'en' } }))
  await page.locator('#word-field').fill('A')
  await page.locator('.rack .pick').first().focus()
  await page.keyboard.press('?')
  await page.locator('.inspector').waitFor()
  assert.equal(await page.locator('dialog[open]').count(), 0)
  await page.keyboard.press('Escape')
  await page.locator('.inspector').waitFor({ state: 'detached' })
  assert.equal(await page.locator('#word-field').inputValue(), 'A')
  await page.keyboard.press('Escape')
  assert.equal(await page.locator('#word-field').inputValue(), '')
  await page.locator('#word-field').focus()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Legend' }).waitFor()
})
