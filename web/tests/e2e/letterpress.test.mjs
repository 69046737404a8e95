/* Whole games of the word game through the page. */
import assert from 'node:assert/strict'
import { actAndWait, horizontalOverflow, knownToWorkers, memoryOf, openWithBob, PHONE, picture, playOut, recordTraffic, repeatUntil, resign, scenario, seededRandom, withSeats } from './harness.mjs'
import { trackState, openLetterpress, stepByKeys, stepLetterpress, wordsFor } from './letterpress.mjs'

/** Plays to the end; `each` runs before every decision and returns whether it made that decision itself. */
async function play(people, pick, { step = stepLetterpress, each = async () => false } = {}) {
  const by = new Map(people.map((person) => [person.page, person.newest]))
  await playOut([...by.keys()], async (page) => (await each(page)) || step(page, by.get(page), pick))
}

scenario('a whole word game of three: two browsers and a bot', async ({ person }) => {
  const [ada, bob] = [await person(), await person()]
  for (const one of [ada, bob]) one.newest = trackState(one.page)
  const received = recordTraffic(bob.page)
  await openWithBob(ada, bob, openLetterpress)
  const pick = seededRandom(31)
  const drawn = new Set()
  let compared = false
  await play([ada, bob], pick, {
    each: async (page) => {
      const step = await page.locator('.table').getAttribute('data-step').catch(() => null)
      if (page === ada.page && step && !drawn.has(step)) {
        drawn.add(step)
        await picture(page, `letterpress-${step}`)
      }
      const wrote = page === ada.page && step === 'write' && !compared && (await sameForBob(ada, bob, received))
      compared ||= wrote
      if (page === ada.page && step === 'claim') await challengesSayWhy(ada)
      for (const { newest } of [ada, bob]) assert.equal(newest.state.legal, null, 'no list of words reaches the page')
      return wrote
    },
  })
  assert.ok(compared, 'Ada has written two words in secret')
  const ends = await Promise.all([ada, bob].map(({ page }) => page.locator('section.end .points').allTextContents()))
  assert.equal(ends[0].length, 3)
  assert.deepEqual(ends[0], ends[1], 'both see the same end')
  assert.equal(await ada.page.locator('section.end tbody tr').count(), 5, 'five rounds of words')
  await picture(ada.page, 'letterpress-end')
  await replayShowsTheSameEnd(ada)
})

/** Asserts that jumping to the end of the replay shows all five rounds, although no earlier position was loaded. */
async function replayShowsTheSameEnd({ page }) {
  const words = () => page.locator('section.end tbody tr').allInnerTexts()
  const played = await words()
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.locator('[data-ply="0"]').waitFor()
  await page.keyboard.press('End')
  await page.locator('section.end').waitFor()
  assert.deepEqual(await words(), played)
}

/** Asserts that challenges are explained, if Ada must claim. The explanations arrive a moment after the step begins. */
async function challengesSayWhy({ page, newest: { state } }) {
  const asked = state.view.step === 'claim' && state.to_act.includes(state.as)
  if (!asked || !state.view.own.entry?.word || (await page.locator('.challenges li:not(.taken)').count()) === 0) return
  await page.locator('.challenges .why').first().waitFor()
  assert.match(await page.locator('.challenges .why').first().innerText(), /(✓ met|✕ not met|taken)/)
}

/** Ada writes one word, then another. Bob must receive the same bytes both times, and neither word may be in his browser's memory. */
async function sameForBob(ada, bob, received) {
  const before = await memoryOf(bob.page)
  const known = (await wordsFor(ada.newest)).filter((word) => word.length > 4 && !before.some((text) => text.includes(word)))
  // Ada can change her word only until Bob has written his.
  const { view, to_act, as } = bob.newest.state
  if (known.length < 2 || view.step !== 'write' || !to_act.includes(as)) return false
  const updates = []
  const secrets = [known[0], known[known.length - 1]]
  for (const word of secrets) {
    const from = received.length
    await ada.page.locator('#word-field').fill(word)
    await ada.page.locator('[data-verdict=valid]').waitFor()
    await actAndWait(bob.page, () => ada.page.locator('section.ask .button.main').click())
    updates.push(received.slice(from).filter((text) => text.includes('"type":"state"')).map((text) => text.replaceAll(/"seq":\d+/g, '')))
  }
  const [hers, his] = [await memoryOf(ada.page), await memoryOf(bob.page)]
  assert.ok(hers.some((text) => text.includes(secrets[1])), 'Ada’s browser knows her word')
  for (const word of secrets) assert.ok(!his.some((text) => text.includes(word)), `Bob’s browser knows ${word}`)
  assert.deepEqual(await knownToWorkers(ada.page, [secrets[1]]), [secrets[1]], 'the module in Ada’s browser knows her word')
  assert.deepEqual(await knownToWorkers(bob.page, secrets), [], 'the module in Bob’s browser knows neither word')
  assert.ok(updates[0].length > 0, 'Bob is told that Ada has written')
  assert.deepEqual(updates[0].at(-1), updates[1].at(-1), 'Bob receives the same bytes, whatever Ada writes')
  return true
}

scenario('spectators, undo, and a server crash that loses no letter', async ({ person, server }) => {
  const [ada, bob, eve] = [await person(), await person(), await person()]
  for (const one of [ada, bob, eve]) one.newest = trackState(one.page)
  const table = await openWithBob(ada, bob, openLetterpress)
  await eve.go(table)
  await eve.page.locator('.table').waitFor()
  assert.equal(await eve.page.locator('section.ask, .pick, #word-field').count(), 0, 'a spectator has nothing to decide')
  assert.equal(await eve.page.locator('.seats li').count(), 3)

  const hand = () => ada.page.locator('section.ask .pick').evaluateAll((all) => all.map(({ dataset, ariaPressed }) => `${dataset.card} ${ariaPressed}`))
  const undo = ada.page.locator('[data-undo][data-settled]')
  const before = await hand()
  await stepLetterpress(ada.page, ada.newest, seededRandom(1))
  assert.notDeepEqual(await hand(), before)
  await actAndWait(ada.page, () => undo.click())
  assert.deepEqual(await hand(), before, 'no card is chosen after undo')

  const pick = seededRandom(3)
  await repeatUntil(() => ada.newest.state.view.step !== 'draft', async () => {
    for (const { page, newest } of [ada, bob]) if (await page.locator('.table[data-step=draft] .status.mine').isVisible()) await stepLetterpress(page, newest, pick)
  }, 5000)
  const [word] = await wordsFor(ada.newest)
  await ada.page.locator('#word-field').waitFor()
  await ada.page.keyboard.type(word.slice(0, 2).toLowerCase())
  for (const one of [ada, bob, eve]) one.allowedErrors.push(/WebSocket connection to/, /Failed to load resource: net::ERR_CONNECTION_REFUSED/)
  await server.stop('SIGKILL')
  await ada.page.locator('.offline').waitFor()
  await ada.page.keyboard.type(word.slice(2))
  await server.start()
  for (const { page } of [ada, bob, eve]) await page.locator('.offline').waitFor({ state: 'detached' })
  assert.equal(await ada.page.locator('#word-field').inputValue(), word)
  await ada.page.locator('[data-verdict=valid]').waitFor()
  await actAndWait(ada.page, () => ada.page.keyboard.press('Enter'))
  assert.equal(await eve.page.getByText(word).count(), 0, 'a spectator does not see it before the reveal')
  await stepLetterpress(bob.page, bob.newest, pick)
  await eve.page.locator('.table[data-step=claim]').waitFor()
  await eve.page.locator('.ranking').getByLabel(word).or(eve.page.locator('.ranking').getByText(word)).first().waitFor()
})

scenario('solo, easy: several words in the fifth round', async ({ person }) => {
  const ada = await person({ language: 'it' })
  ada.newest = trackState(ada.page)
  await openLetterpress(ada, 'solo', { choose: (box) => setOption(box, 'easy') })
  let last = ''
  await play([ada], seededRandom(5), {
    each: async (page) => {
      const { view } = ada.newest.state
      if (view.round === 5) last = await page.locator('.status').innerText()
      if (view.round === 5) assert.match(last, new RegExp(`\\b${view.solo.library_points}\\b`), 'the status line shows the score to beat')
      if (view.step === 'lay') await checkRows(page, view)
    },
  })
  const { solo } = ada.newest.state.view
  assert.equal(await ada.page.locator('section.end .words > *').count(), Math.max(1, solo.last_words.length))
})

scenario('solo, normal, by keyboard alone', async ({ person }) => {
  const ada = await person({ language: 'de' })
  ada.newest = trackState(ada.page)
  await openLetterpress(ada, 'solo')
  await play([ada], seededRandom(6), {
    step: stepByKeys,
    each: async (page) => {
      if (ada.newest.state.view.step === 'lay') await checkRows(page, ada.newest.state.view)
      if (ada.newest.state.view.step === 'lay') await picture(page, 'letterpress-solo')
    },
  })
})

scenario('solo, hard, on a phone', async ({ person }) => {
  const ada = await person({ language: 'fr', size: PHONE })
  ada.newest = trackState(ada.page)
  await openLetterpress(ada, 'solo', { choose: (box) => setOption(box, 'hard') })
  const seen = new Set()
  await play([ada], seededRandom(9), {
    each: async (page) => {
      const { step } = ada.newest.state.view
      assert.equal(await horizontalOverflow(page), 0, step)
      if (!seen.has(step)) await picture(page, `phone-letterpress-${step}`)
      seen.add(step)
    },
  })
  assert.equal(await horizontalOverflow(ada.page), 0, 'the end')
})

scenario('three people at one screen, each hidden from the next', async ({ person }) => {
  const ada = await person({ language: 'pl' })
  ada.newest = trackState(ada.page)
  await openLetterpress(ada, 'same-screen', {
    choose: async (box) => {
      await box.locator('summary').click()
      await box.locator('fieldset .button').click()
    },
  })
  let handed = 0
  await play([ada], seededRandom(12), {
    each: async (page) => {
      if (!(await page.locator('[data-hand-over]').isVisible())) return
      handed++
      assert.equal(await page.locator('.type').count(), 0, 'no card is visible while the screen is handed over')
      assert.doesNotMatch(await page.locator('main').innerText(), /plan|posta[cć]/i, 'no text of the other game')
    },
  })
  assert.ok(handed > 20, `handed over ${handed} times`)
  assert.equal(await ada.page.locator('section.end .places li').count(), 3)
})

async function setOption(box, value) {
  await box.locator('summary').click()
  await box.locator(`select:has(option[value="${value}"])`).selectOption(value)
}

/** Asserts that as many cards are lit as this place would collect. */
async function checkRows(page, view) {
  const place = Number(/\d+/.exec(await page.locator('.shift .figure').innerText())[0]) - 1
  assert.equal(await page.locator('.rows .type.lit').count(), view.solo.offsets[place].collects.length)
}

scenario('resigning the word game against a single opponent shows the end', async ({ person }) => {
  const ada = await person()
  await openLetterpress(ada, 'now', { choose: withSeats(2) })
  const { page } = ada
  await resign(page)
  await page.locator('section.end').getByText('The game ended by resignation.').waitFor()
  assert.equal(await page.locator('section.end li.wins').count(), 1)
})
