/* Whole games of the word game through the page. */
import assert from 'node:assert/strict'
import { andSee, chance, memoryOf, overhear, ownServer, PHONE, picture, playOut, scenario, sideways } from './harness.mjs'
import { follow, openLetterpress, stepByKeys, stepLetterpress, wordsFor } from './letterpress.mjs'

const invite = async (ada, bob) => {
  const table = await openLetterpress(ada, 'friends')
  await ada.page.locator('[data-fill]').last().click()
  await bob.go(table)
  await bob.page.locator('[data-sit]').click()
  await Promise.all([ada, bob].map(({ page }) => page.locator('.table').waitFor()))
  return table
}

/** Plays to the end; `each` looks at every page before it answers, and says whether it has answered itself. */
async function play(people, pick, { step = stepLetterpress, each = async () => false } = {}) {
  const by = new Map(people.map((person) => [person.page, person.newest]))
  await playOut([...by.keys()], async (page) => (await each(page)) || step(page, by.get(page), pick))
}

scenario('a whole word game of three: two browsers and a bot', async ({ person }) => {
  const [ada, bob] = [await person(), await person()]
  for (const one of [ada, bob]) one.newest = follow(one.page)
  const heard = overhear(bob.page)
  await invite(ada, bob)
  const pick = chance(31)
  const drawn = new Set()
  let compared = false
  await play([ada, bob], pick, {
    each: async (page) => {
      const step = await page.locator('.table').getAttribute('data-step').catch(() => null)
      if (page === ada.page && step && !drawn.has(step)) {
        drawn.add(step)
        await picture(page, `letterpress-${step}`)
      }
      const wrote = page === ada.page && step === 'write' && !compared && (await sameForBob(ada, bob, heard))
      compared ||= wrote
      if (page === ada.page && step === 'claim') await challengesSayWhy(ada)
      for (const { newest } of [ada, bob]) assert.equal(newest.state.legal, null, 'no list of words reaches the page')
      return wrote
    },
  })
  assert.ok(compared, 'two words were tried in secret')
  const ends = await Promise.all([ada, bob].map(({ page }) => page.locator('section.end .points').allTextContents()))
  assert.equal(ends[0].length, 3)
  assert.deepEqual(ends[0], ends[1], 'both see the same end')
  assert.equal(await ada.page.locator('section.end tbody tr').count(), 5, 'five rounds of words')
  await picture(ada.page, 'letterpress-end')
  await replayShowsTheSameEnd(ada)
})

/** Straight to the end of the replay: all five rounds of words are there, although no moment before was looked at. */
async function replayShowsTheSameEnd({ page }) {
  const words = () => page.locator('section.end tbody tr').allInnerTexts()
  const played = await words()
  await page.getByRole('link', { name: 'Watch again' }).click()
  await page.locator('[data-ply="0"]').waitFor()
  await page.keyboard.press('End')
  await page.locator('section.end').waitFor()
  assert.deepEqual(await words(), played)
}

/** As long as she is asked to claim, the page waits for her; the referee's answer comes a moment after the step. */
async function challengesSayWhy({ page, newest: { state } }) {
  const asked = state.view.step === 'claim' && state.to_act.includes(state.as)
  if (!asked || !state.view.own.entry?.word || (await page.locator('.challenges li').count()) === 0) return
  assert.match(await page.locator('.challenges .why').first().innerText(), /(Not met|Met) because: /)
}

/** Ada writes one word, then another: Bob hears the same, byte for byte, and his browser's memory holds neither. */
async function sameForBob(ada, bob, heard) {
  const before = await memoryOf(bob.page)
  const known = (await wordsFor(ada.newest)).filter((word) => word.length > 4 && !before.some((text) => text.includes(word)))
  // As long as Bob has not written, nothing that Ada writes is the last word.
  const { view, to_act, as } = bob.newest.state
  if (known.length < 2 || view.step !== 'write' || !to_act.includes(as)) return false
  const said = []
  const secrets = [known[0], known[known.length - 1]]
  for (const word of secrets) {
    const from = heard.length
    await ada.page.locator('#word-field').fill(word)
    await ada.page.locator('[data-verdict=valid]').waitFor()
    await andSee(bob.page, () => ada.page.locator('section.ask .button.main').click())
    said.push(heard.slice(from).filter((text) => text.includes('"type":"state"')).map((text) => text.replaceAll(/"seq":\d+/g, '')))
  }
  const [hers, his] = [await memoryOf(ada.page), await memoryOf(bob.page)]
  assert.ok(hers.some((text) => text.includes(secrets[1])), 'Ada’s browser knows her word')
  for (const word of secrets) assert.ok(!his.some((text) => text.includes(word)), `Bob’s browser knows ${word}`)
  assert.ok(said[0].length > 0, 'Bob hears that Ada has written')
  assert.deepEqual(said[0].at(-1), said[1].at(-1), 'Bob hears the same whatever Ada writes')
  return true
}

scenario('the word game is watched, a choice is taken back, and a server that falls over loses no letter', async ({ person }) => {
  const server = await ownServer()
  const [ada, bob, eve] = await Promise.all([0, 1, 2].map(() => person({ server })))
  for (const one of [ada, bob, eve]) one.newest = follow(one.page)
  const table = await invite(ada, bob)
  await eve.go(table)
  await eve.page.locator('.table').waitFor()
  assert.equal(await eve.page.locator('section.ask, .pick, #word-field').count(), 0, 'who watches is asked nothing')
  assert.equal(await eve.page.locator('.seats li').count(), 3)

  const hand = () => ada.page.locator('section.ask .pick').evaluateAll((all) => all.map(({ dataset, ariaPressed }) => `${dataset.card} ${ariaPressed}`))
  const undo = ada.page.getByRole('button', { name: 'Undo' })
  const before = await hand()
  await stepLetterpress(ada.page, ada.newest, chance(1))
  assert.notDeepEqual(await hand(), before)
  await andSee(ada.page, () => undo.click())
  assert.deepEqual(await hand(), before, 'no card is chosen any more')

  const pick = chance(3)
  while (ada.newest.state.view.step === 'draft') {
    for (const { page, newest } of [ada, bob]) if (await page.locator('.table[data-step=draft] .status.mine').isVisible()) await stepLetterpress(page, newest, pick)
  }
  const [word] = await wordsFor(ada.newest)
  await ada.page.locator('#word-field').waitFor()
  await ada.page.keyboard.type(word.slice(0, 2))
  for (const one of [ada, bob, eve]) one.pardoned.push(/WebSocket connection to/, /Failed to load resource: net::ERR_CONNECTION_REFUSED/)
  await server.stop('SIGKILL')
  await ada.page.locator('.offline').waitFor()
  await ada.page.keyboard.type(word.slice(2))
  await server.start()
  for (const { page } of [ada, bob, eve]) await page.locator('.offline').waitFor({ state: 'detached' })
  assert.equal(await ada.page.locator('#word-field').inputValue(), word)
  await ada.page.locator('[data-verdict=valid]').waitFor()
  await andSee(ada.page, () => ada.page.keyboard.press('Enter'))
  assert.equal(await eve.page.getByText(word).count(), 0, 'who watches does not see it before the others')
  await stepLetterpress(bob.page, bob.newest, pick)
  await eve.page.locator('.table[data-step=claim]').waitFor()
  await eve.page.locator('.ranking').getByLabel(word).or(eve.page.locator('.ranking').getByText(word)).first().waitFor()
})

scenario('solo, easy: several words in the fifth round', async ({ person }) => {
  const ada = await person({ language: 'it' })
  ada.newest = follow(ada.page)
  await openLetterpress(ada, 'solo', { choose: (box) => setOption(box, 'easy') })
  let last = ''
  await play([ada], chance(5), {
    each: async (page) => {
      const { view } = ada.newest.state
      if (view.round === 5) last = await page.locator('.status').innerText()
      if (view.round === 5) assert.match(last, new RegExp(`\\b${view.solo.library_points}\\b`), 'the score to beat stands in the status line')
      if (view.step === 'lay') await checkRows(page, view)
    },
  })
  const { solo } = ada.newest.state.view
  assert.equal(await ada.page.locator('section.end .words > *').count(), Math.max(1, solo.last_words.length))
})

scenario('solo, normal, by keyboard alone', async ({ person }) => {
  const ada = await person({ language: 'de' })
  ada.newest = follow(ada.page)
  await openLetterpress(ada, 'solo')
  await play([ada], chance(6), {
    step: stepByKeys,
    each: async (page) => {
      if (ada.newest.state.view.step === 'lay') await checkRows(page, ada.newest.state.view)
      if (ada.newest.state.view.step === 'lay') await picture(page, 'letterpress-solo')
    },
  })
})

scenario('solo, hard, on a phone', async ({ person }) => {
  const ada = await person({ language: 'fr', size: PHONE })
  ada.newest = follow(ada.page)
  await openLetterpress(ada, 'solo', { choose: (box) => setOption(box, 'hard') })
  const seen = new Set()
  await play([ada], chance(9), {
    each: async (page) => {
      const { step } = ada.newest.state.view
      assert.equal(await sideways(page), 0, step)
      if (!seen.has(step)) await picture(page, `phone-letterpress-${step}`)
      seen.add(step)
    },
  })
  assert.equal(await sideways(ada.page), 0, 'the end')
})

scenario('three people at one screen, each hidden from the next', async ({ person }) => {
  const ada = await person({ language: 'pl' })
  ada.newest = follow(ada.page)
  await openLetterpress(ada, 'same-screen', {
    choose: async (box) => {
      await box.locator('summary').click()
      await box.locator('fieldset .button').click()
    },
  })
  let handed = 0
  await play([ada], chance(12), {
    each: async (page) => {
      if (!(await page.locator('[data-hand-over]').isVisible())) return
      handed++
      assert.equal(await page.locator('.type').count(), 0, 'no card is to be seen while the screen is handed over')
    },
  })
  assert.ok(handed > 20, `handed over ${handed} times`)
  assert.equal(await ada.page.locator('section.end .places li').count(), 3)
})

async function setOption(box, value) {
  await box.locator('summary').click()
  await box.locator(`select:has(option[value="${value}"])`).selectOption(value)
}

/** What the page lights is what the referee would collect. */
async function checkRows(page, view) {
  const place = Number(/\d+/.exec(await page.locator('section.ask .figure').innerText())[0]) - 1
  assert.equal(await page.locator('.rows .type.lit').count(), view.solo.offsets[place].collects.length)
}

scenario('who resigns the word game against a single opponent sees the end', async ({ person }) => {
  const ada = await person()
  await openLetterpress(ada, 'now', {
    choose: async (box) => {
      await box.locator('summary').click()
      await box.getByLabel('Seats').selectOption('2')
    },
  })
  const { page } = ada
  await page.locator('.status.mine').waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('dialog').getByRole('button', { name: 'Resign' }).click()
  await page.locator('dialog .button.main').click()
  await page.locator('section.end').getByText('The game ended by resignation.').waitFor()
  assert.equal(await page.locator('section.end li.wins').count(), 1)
})
