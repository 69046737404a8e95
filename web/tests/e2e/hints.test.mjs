/* Hints at local tables, and at server tables that allow them. */
import assert from 'node:assert/strict'
import { openGutenberg, SETTLED, stepGutenberg } from './gutenberg.mjs'
import { checkScreen, DESK, openAtServer, openTable, openWithBob, PHONE, scenario, seededRandom, waitUntilStable } from './harness.mjs'
import { trackState, wordsFor } from './letterpress.mjs'
import { stickingOut } from './look.mjs'
import { limitBots } from './offline.mjs'
import { pickGutenberg } from './perform.mjs'
import { recordUntil, sitDownAt } from './positions.mjs'
import { openModule } from '../unit/module.mjs'

const COMPARED = 'Compared with your choice:'

for (const [name, size] of [['a desk', DESK], ['a phone', PHONE]]) {
  scenario(`a hint in three steps on ${name}`, async ({ person }) => {
    const ada = await person({ size })
    const { page } = ada
    await limitBots(ada, 20)
    await openGutenberg(ada, 'now')
    await page.locator(SETTLED).waitFor()
    const before = await page.locator('section.ask .bar').boundingBox()
    if (size === DESK) await page.keyboard.press('h')
    else await page.locator('[data-hint]').click()
    await page.locator('[data-coach=hint-move]').waitFor()
    await checkScreen(page, 'the nudge')
    assert.equal(await page.locator('.choice.picked').count(), 0, 'the hint picks nothing yet')
    if (size === DESK) {
      assert.deepEqual(await page.locator('section.ask .bar').boundingBox(), before, 'the buttons do not move')
      await page.keyboard.press('h')
    } else await page.locator('[data-coach=hint-move]').click()
    await page.locator('[data-coach=hint-show]').waitFor()
    assert.ok((await page.locator('.coach li').count()) > 0, 'there are reasons')
    await checkScreen(page, 'the move')
    if (size === DESK) await page.keyboard.press('h')
    else await page.locator('[data-coach=hint-show]').click()
    await page.locator('[data-saying=hint-shown]').waitFor()
    await page.locator('section.ask .button.main:enabled').waitFor()
    assert.deepEqual(await stickingOut(page), [])
    // A hint disappears with its position.
    await page.locator('section.ask .button.main').click()
    await page.locator('[data-saying=hint-shown]').waitFor({ state: 'detached' })
  })
}

scenario('a hint for a word', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await limitBots(ada, 20)
  const newest = trackState(page)
  await openTable(ada, 'letterpress', 'now')
  for (;;) {
    await page.locator('.status.mine').waitFor()
    await page.locator('.table[data-behind]').waitFor({ state: 'detached' })
    await page.locator('section.ask [data-settled]').waitFor()
    const step = await page.locator('.table').getAttribute('data-step')
    if (step === 'write') {
      // A short word, which scores less than the best one.
      await page.locator('#word-field').fill((await wordsFor(newest)).at(-1))
      await page.locator('[data-verdict=valid]').waitFor()
    }
    await page.keyboard.press('!')
    await page.locator('[data-coach=hint-move]').click()
    const best = page.locator('[data-coach=hint-best]')
    const show = page.locator('[data-coach=hint-show]')
    await best.or(show).waitFor()
    if (await best.count()) await best.click()
    await show.waitFor()
    if (step === 'write') await page.locator('.coach').filter({ hasText: COMPARED }).locator('li').first().waitFor()
    await show.click()
    const main = page.locator('section.ask .button.main:enabled')
    await main.waitFor()
    if (step === 'write') break
    await main.click()
    await page.locator('[data-saying=hint-shown]').waitFor({ state: 'detached' })
  }
  assert.ok(await page.locator('#word-field').inputValue(), 'the word is laid out')
})

scenario('no hint where several people play', async ({ person }) => {
  const ada = await person()
  await openGutenberg(ada, 'same-screen')
  await ada.page.locator('[data-hand-over], .status.mine').first().waitFor()
  if (await ada.page.locator('[data-hand-over]').count()) await ada.page.locator('[data-hand-over]').click()
  await ada.page.locator(SETTLED).waitFor()
  assert.equal(await ada.page.locator('[data-hint]').count(), 0)
  await stepGutenberg(ada.page, seededRandom(2))
})

/** The lead of the best action over each legal action, in standard errors of the difference. */
function leads({ record: { game, rules_version, content, options, seed, actions }, seat }, iterations) {
  const ask = openModule()
  ask({ cmd: 'reopen', game, rules_version, content, options, seed, actions })
  return ask({ cmd: 'legal', seat }).actions.map((action) => {
    const { candidates } = ask({ cmd: 'analyse', seat, seed: '0'.repeat(64), iterations, played: action })
    const own = candidates.find((one) => JSON.stringify(one.action) === JSON.stringify(action))
    return { action, lead: (candidates[0].value - own.value) / Math.hypot(candidates[0].error, own.error) }
  })
}

scenario('a hint is compared with what is picked', async ({ person }) => {
  const ITERATIONS = 200
  const place = recordUntil(({ seat, view }) => seat === 0 && view.table.round === 5 && view.table.phase === 'specialties')
  const all = leads(place, ITERATIONS).filter(({ action }) => typeof action === 'object' && ('develop_one' in action || 'develop_shown' in action)).sort((one, other) => one.lead - other.lead)
  const [best, good, worst] = [all[0], all[1], all.at(-1)]
  assert.ok(Math.abs(good.lead) < 0.6 && worst.lead > 3, JSON.stringify(all))
  const ada = await person()
  const { page } = ada
  await limitBots(ada, ITERATIONS)
  await sitDownAt(ada, place)
  await page.locator(SETTLED).waitFor()
  const coach = page.locator('.coach')
  for (const [{ action }, lead, sentence] of [[worst, COMPARED, 'It raises your chance of winning'], [good, COMPARED, 'Just as good'], [best, 'This is what you chose.', null]]) {
    await pickGutenberg(page, action)
    await page.keyboard.press('h')
    await page.locator('[data-coach=hint-move]').click()
    await page.locator('[data-coach=hint-show]').waitFor()
    const text = await coach.innerText()
    assert.ok(text.includes(lead), text)
    if (sentence) assert.ok(text.includes(sentence), text)
    await checkScreen(page, lead)
    await page.locator('[data-coach=close]').click()
    await coach.waitFor({ state: 'detached' })
  }
})

const HINTS = { choose: async (box) => {
  await box.locator('summary').click()
  await box.getByLabel(/^Hints/).check()
} }

scenario('hints among friends who allow them, and none for who watches', async ({ person }) => {
  const [ada, bob, eve] = [await person(), await person(), await person()]
  for (const one of [ada, bob, eve]) await limitBots(one, 20)
  const table = await openWithBob(ada, bob, (one, way) => openGutenberg(one, way, HINTS))
  await eve.go(table)
  await eve.page.locator('.table').waitFor()
  for (const { page } of [ada, bob]) {
    await page.locator('[data-hint]').click()
    await page.locator('[data-coach=hint-move]').click()
    await page.locator('[data-coach=hint-show]').waitFor()
    assert.ok((await page.locator('.coach li').count()) > 0, 'there are reasons')
    await page.locator('[data-coach=hint-show]').click()
    await page.locator('section.ask .button.main:enabled').click()
    await page.locator('.coach').waitFor({ state: 'detached' })
  }
  await waitUntilStable(eve.page)
  await eve.page.keyboard.press('h')
  await waitUntilStable(eve.page)
  assert.deepEqual([await eve.page.locator('[data-hint]').count(), await eve.page.locator('.coach').count()], [0, 0])
})

scenario('a table of the server says whether it allows hints', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await limitBots(ada, 20)
  const open = { kind: 'open' }
  for (const hints of [true, false]) {
    await openAtServer(ada, 'letterpress', { seats: [{ kind: 'me' }, open], more: { hints }, waits: true })
    const said = page.locator('dl div').filter({ hasText: 'Hints' }).locator('dd')
    assert.equal(await said.innerText(), hints ? 'yes' : 'no')
    await page.locator('[data-fill]').click()
    await page.locator('.status.mine').waitFor()
    await page.locator('.table[data-settled]').waitFor()
    assert.equal(await page.locator('[data-hint]').count(), hints ? 1 : 0)
    await page.keyboard.press('!')
    if (hints) await page.locator('[data-coach=hint-move]').waitFor()
    else {
      await waitUntilStable(page)
      assert.equal(await page.locator('.coach').count(), 0)
    }
  }
})
