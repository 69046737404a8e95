/* Animations on Gutenberg's table: pieces fly from their old places, plans are revealed row by row, gears turn in mesh. */
import assert from 'node:assert/strict'
import { SETTLED } from './gutenberg.mjs'
import { actAndWait, scenario } from './harness.mjs'
import { performGutenberg } from './perform.mjs'
import { recordUntil, sitDownAt } from './positions.mjs'

const moving = { settings: { motion: 'normal' } }
const main = (page) => page.locator('section.ask .button.main')
const inRound = (phase, round) => ({ view: { table } }) => table.phase === phase && table.round === round

/** Records every flying piece: what it is, where it starts, and how long it takes. */
const watchFlights = (page) =>
  page.evaluate(() => {
    window.flights = []
    new MutationObserver((changes) => {
      for (const piece of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(piece instanceof HTMLElement) || !piece.classList.contains('flying')) continue
        const [animation] = piece.getAnimations()
        window.flights.push({ is: piece.dataset.ink ?? piece.innerHTML.match(/#mark-([\w-]+)/)?.[1] ?? '', left: parseFloat(piece.style.left), top: parseFloat(piece.style.top), lasts: animation?.effect.getTiming().duration ?? 0 })
      }
    }).observe(document.querySelector('.table'), { childList: true })
  })
const flights = (page) => page.evaluate(() => window.flights)

scenario('inks fly from their places, and the guilders that are paid leave the purse', async ({ person }) => {
  const mara = await person(moving)
  const { page } = mara
  await sitDownAt(mara, recordUntil(inRound('inks', 2), { options: { people: 2 } }))
  await page.locator(SETTLED).waitFor()
  const third = page.locator('[data-pick^="set:"][data-pick$=".3"].open').first()
  const set = (await third.getAttribute('data-pick')).match(/\d/)[0]
  const starts = await page.locator(`[data-ink^="${set}."]`).evaluateAll((inks) => inks.map((ink) => ink.getBoundingClientRect().left))
  await watchFlights(page)
  await third.click()
  await actAndWait(page, () => main(page).click())
  await page.waitForFunction(() => window.flights.length >= 4)
  const flown = await flights(page)
  for (const start of starts) assert.ok(flown.some(({ left }) => Math.abs(left - start) < 3), `an ink flies from ${start}: ${JSON.stringify(flown)}`)
  assert.ok(flown.some(({ is }) => is === 'coin'), 'a coin flies')
  await page.waitForFunction(() => document.querySelectorAll('.flying').length === 0)
})

scenario('the acts of the others are shown one after the other, each with its piece and its line; a click skips', async ({ person }) => {
  const mara = await person(moving)
  const { page } = mara
  await sitDownAt(mara, recordUntil(({ seat, view, facts }) => view.table.phase === 'orders' && facts.turns[0][0].seat === seat && facts.turns[0].length > 1 && view.table.houses[seat].orders.includes(null), { options: { people: 4 } }))
  await page.locator(SETTLED).waitFor()
  await watchFlights(page)
  const lines = []
  await page.exposeFunction('noteLine', (line) => lines.push(line))
  await page.evaluate(() => {
    new MutationObserver(() => {
      const last = document.querySelector('.said li:last-child')?.textContent
      if (last && last !== window.lastLine) window.noteLine((window.lastLine = last))
    }).observe(document.querySelector('.question'), { subtree: true, childList: true, characterData: true })
  })
  for (const kind of ['printing', 'refinement']) await page.locator(`.row.current [data-pick^="${kind}:"].open`).first().click()
  await actAndWait(page, () => main(page).click())
  // My own two cards, and two of at least one rival's.
  await page.waitForFunction(() => window.flights.length >= 4)
  await page.locator('.status.mine').waitFor()
  assert.ok(lines.some((line) => /takes an order/.test(line) && !/^Mara/.test(line)), JSON.stringify(lines))

  // A click skips to the newest state.
  await page.locator(SETTLED).waitFor()
  await page.locator('section.ask .button.pass').click()
  const sure = page.locator('section.ask .sure-pass')
  await page.locator(SETTLED).waitFor()
  if (await sure.isVisible()) await sure.click()
  await page.locator('.table[data-behind]').waitFor()
  await page.locator('.board').click({ position: { x: 5, y: 5 } })
  await page.waitForFunction(() => !document.querySelector('.table[data-behind]'))
})

scenario('a round begins with a card, gears in mesh turn against each other, plans are revealed row by row', async ({ person }) => {
  const mara = await person(moving)
  const { page } = mara
  // The last decision of a round, in a house with two gears.
  const before = ({ seat, view, legal }) => view.table.phase === 'fulfil' && view.table.houses[seat].gears.filter(Boolean).length > 1 && view.table.acting_order === undefined && view.to_act.length === 1 && legal.includes('pass') && view.table.round === 3
  await sitDownAt(mara, recordUntil(before, { options: { people: 1, automa: true } }))
  await page.evaluate(() => {
    window.angles = []
    const angle = (one) => {
      const { a, b } = new DOMMatrix(getComputedStyle(one).transform)
      return (Math.atan2(b, a) * 180) / Math.PI
    }
    const look = () => {
      const discs = [...document.querySelectorAll('.house.mine .gears > svg > g')].map((one) => one.querySelector('g.turns')).filter(Boolean)
      window.angles.push(discs.slice(0, 2).map(angle))
      requestAnimationFrame(look)
    }
    look()
  })
  const card = page.locator('.table > .round > button')
  for (let passes = 0; passes < 4 && !(await card.isVisible()); passes++) {
    await page.locator(SETTLED).waitFor()
    await page.locator('section.ask .button.pass').click()
    const sure = page.locator('section.ask .sure-pass')
    await page.waitForFunction(() => document.querySelector('section.ask .sure-pass, .table > .round > button') || !document.querySelector('section.ask .button.pass:enabled'))
    if (await sure.isVisible()) {
      await page.locator(SETTLED).waitFor()
      await sure.click()
    }
    // The answered question stays on screen until the next state is shown.
    await page.waitForFunction(() => document.querySelector('.table > .round > button') || !document.querySelector('section.ask [data-settled]'))
    await Promise.race([card.waitFor(), page.locator(SETTLED).waitFor()])
  }
  await card.waitFor()
  assert.match(await card.innerText(), /Round 4 of 6[^]*start/i)
  await card.waitFor({ state: 'detached' })
  const turned = await page.evaluate(() => {
    const by = (from, to) => ((((to - from) % 360) + 540) % 360) - 180
    const [first] = window.angles
    return window.angles.map((now) => now.map((angle, at) => by(first[at], angle)))
  })
  const halfway = turned.filter(([one]) => Math.abs(one) > 15 && Math.abs(one) < 105)
  assert.ok(halfway.length > 3, `only ${halfway.length} frames show the gears turning`)
  for (const [one, other] of halfway) assert.ok(Math.abs(one + other) < 8, `the gears turn against each other: ${one}° and ${other}°`)

  // Revealing plans.
  await page.locator('.table.plan').waitFor()
  await page.locator(SETTLED).waitFor()
  while (!(await main(page).isEnabled())) for (const row of [1, 2, 3, 4, 5]) await page.keyboard.press(`Digit${row}`)
  await page.keyboard.press('Escape')
  while (!(await main(page).isEnabled())) for (const row of [1, 2, 3, 4, 5]) await page.keyboard.press(`Digit${row}`)
  await main(page).click()
  await page.locator('.board.revealing').waitFor()
  const delays = await page.locator('.board.revealing ul.turns li:first-child').evaluateAll((first) => first.map((one) => parseFloat(getComputedStyle(one).animationDelay)))
  assert.ok(delays.length > 2 && delays.every((delay, at) => at === 0 || delay > delays[at - 1]), `row by row: ${delays}`)
})

scenario('under reduced motion a round begins without a card, and plans are there at once', async ({ person }) => {
  const mara = await person({ ...moving, reducedMotion: 'reduce' })
  const { page } = mara
  await sitDownAt(mara, recordUntil(({ view, legal }) => view.table.phase === 'fulfil' && view.table.round === 3 && legal.includes('pass'), { options: { people: 1, automa: true } }))
  await page.evaluate(() => {
    window.moved = []
    new MutationObserver(() => {
      if (document.querySelector('.table > .round')) window.moved.push('the round card')
      if (document.querySelector('.board.revealing')) window.moved.push('the plans')
    }).observe(document.querySelector('.table'), { childList: true, subtree: true, attributes: true })
  })
  while (!(await page.locator('.table.plan').isVisible())) await actAndWait(page, () => performGutenberg(page, 'pass'))
  await page.locator(SETTLED).waitFor()
  for (const key of '12345123451234512345') if (!(await main(page).isEnabled())) await page.keyboard.press(`Digit${key}`)
  await actAndWait(page, () => main(page).click())
  await page.locator('.board .turns').first().waitFor()
  assert.deepEqual(await page.evaluate(() => window.moved), [])
})

scenario('speeds: slow takes its time, off and reduced motion show everything at once', async ({ person }) => {
  const record = recordUntil(inRound('inks', 2), { options: { people: 2 } })
  const lasts = {}
  for (const [name, options] of Object.entries({ normal: moving, slow: { settings: { motion: 'slow' } }, off: { settings: { motion: 'off' } }, reduced: { ...moving, reducedMotion: 'reduce' } })) {
    const mara = await person(options)
    const { page } = mara
    await sitDownAt(mara, record)
    await page.locator(SETTLED).waitFor()
    await watchFlights(page)
    await page.locator('[data-pick^="set:"][data-pick$=".1"].open').first().click()
    await actAndWait(page, () => main(page).click())
    if (name === 'normal' || name === 'slow') await page.waitForFunction(() => window.flights.length > 0)
    lasts[name] = (await flights(page)).map((flight) => flight.lasts)[0] ?? 0
  }
  assert.equal(lasts.off, 0)
  assert.equal(lasts.reduced, 0)
  assert.ok(lasts.normal > 0 && Math.abs(lasts.slow / lasts.normal - 2.3) < 0.01, JSON.stringify(lasts))
})

scenario('sounds are off by default; switched on, taking inks is heard', async ({ person }) => {
  const record = recordUntil(inRound('inks', 2), { options: { people: 2 } })
  for (const sound of [undefined, true]) {
    const mara = await person({ settings: sound ? { sound } : {} })
    const { page } = mara
    await page.addInitScript(() => {
      window.heard = 0
      const start = OscillatorNode.prototype.start
      OscillatorNode.prototype.start = function (...when) {
        window.heard++
        return start.apply(this, when)
      }
    })
    await sitDownAt(mara, record)
    await page.locator(SETTLED).waitFor()
    await page.locator('[data-pick^="set:"][data-pick$=".2"].open').first().click()
    await actAndWait(page, () => main(page).click())
    assert.equal((await page.evaluate(() => window.heard)) > 0, sound === true)
  }
})
