/* Tables on the server with several people, each with their own browser. */
import assert from 'node:assert/strict'
import { openGutenberg, SETTLED, stepGutenberg } from './gutenberg.mjs'
import { actAndWait, listsInMemory, memoryOf, openWithBob, playOut, recordTraffic, repeatUntil, scenario, seededRandom } from './harness.mjs'
import { askTable, watchModule } from './module.mjs'

const CHARACTERS = ['caxton', 'fiol', 'guillard', 'gutenberg', 'manutius', 'plantin', 'schoffer', 'tory', 'ungler', 'vietor']
const dealtTo = (page) => page.locator('.stage [data-pick^="character:"]').evaluateAll((all) => all.map((one) => one.dataset.pick.split(':')[1]))
/* To ignore names that occur in scripts: they are in every browser's memory and reveal nothing. */
const scriptsOf = (page) => page.evaluate(() => {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  return Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()))
})
/** High, because steps include polls while only the bot thinks. */
const MAX_POLLS = 5000
const planning = (page) => page.locator('.plan').isVisible()

scenario('a whole game of three: two browsers and a bot', async ({ person }) => {
  const [ada, bob] = [await person(), await person()]
  await openWithBob(ada, bob, openGutenberg)
  const pick = seededRandom(11)
  await playOut([ada.page, bob.page], (page) => stepGutenberg(page, pick))
  await ada.page.locator('section.end').waitFor()
  const scores = await Promise.all([ada, bob].map(({ page }) => page.locator('section.end .score').allTextContents()))
  assert.equal(scores[0].length, 3)
  assert.deepEqual(scores[0], scores[1], 'both see the same end')
  for (const { page } of [ada, bob]) await page.locator('[data-fair=checked]').waitFor()
})

scenario('the game continues without an absent player', async ({ person }) => {
  const [ada, bob] = [await person(), await person()]
  await openWithBob(ada, bob, openGutenberg)
  const pick = seededRandom(2)
  await repeatUntil(async () => !(await ada.page.locator('.status.mine').isVisible()), () => stepGutenberg(ada.page, pick))
  await bob.page.close()
  await ada.page.locator('[data-absent] [data-then=win]').click()
  await ada.page.locator('[data-sure]').click()
  // A bot plays the third seat, so nobody has won: the absent seat is out and the game continues.
  await ada.page.locator('.log').getByText('is away; the game goes on without them.').waitFor()
  await ada.page.locator('.status.mine').waitFor()
}, { serve: ['--absent-after', '0'] })

scenario('a table without spectators, and somebody whose name is taken', async ({ person }) => {
  const [ada, bob, eve] = [await person(), await person(), await person()]
  await ada.go('/')
  await ada.page.locator('.name input').fill('Ada')
  const table = await ada.page.evaluate(async () => {
    await fetch('/api/me', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Ada"}' })
    const body = { game: 'gutenberg', spectators: false, seats: [{ kind: 'me' }, { kind: 'open' }] }
    const answer = await fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    return (await answer.json()).table.id
  })
  await ada.go(`/table/${table}`)
  await eve.go(`/table/${table}`)
  await eve.page.locator('[data-sit]').waitFor()
  await bob.go('/')
  await bob.page.evaluate(() => fetch('/api/me', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: '\u0410da' }) }))
  await bob.go(`/table/${table}`)
  bob.allowedErrors.push(/409/)
  await bob.page.locator('[data-sit]').click()
  await bob.page.locator('[data-name]').fill('Bob')
  await bob.page.locator('[data-sit]').click()
  await bob.page.locator('.table').waitFor()
  await ada.page.locator('.table').waitFor()
  await eve.page.getByText('doesn’t allow spectators').waitFor()
})

/* A plan can be changed until everybody has planned, so a single game shows Bob two tables that differ only in Ada's plan.

   Searching the module's memory for her plan would prove nothing: it stores plans and characters as bytes, and imagines some for
   every seat. Instead, all its replies about every seat are compared, with fixed seeds for bots. */
const SEED = '1'.repeat(64)
const ALL_REPLIES = [
  { cmd: 'hello' }, { cmd: 'record' }, { cmd: 'names' },
  ...[0, 1, 2, null].flatMap((seat) => [{ cmd: 'view', seat }, { cmd: 'facts', seat }, { cmd: 'log', seat }]),
  ...[0, 1, 2].flatMap((seat) => [
    { cmd: 'legal', seat }, { cmd: 'notes', seat },
    { cmd: 'explain', seat, action: 'pass', help: true }, { cmd: 'nudge', seat, action: 'pass' }, { cmd: 'reasons', seat, action: 'pass' },
    { cmd: 'bot', seat, level: 'guildmaster', seed: SEED, iterations: 20, part: [0, 1] },
    { cmd: 'analyse', seat, seed: SEED, iterations: 20, part: [0, 1] },
  ]),
]
const ownIn = ([reply]) => JSON.parse(reply).ok.own

scenario('what Ada plans does not reach Bob before the reveal', async ({ person }) => {
  const [ada, bob] = [await person(), await person()]
  const received = recordTraffic(bob.page)
  const characters = []
  ada.page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => {
    const { action } = JSON.parse(payload)
    if (action?.keep_character) characters.push(action.keep_character.character)
  }))
  for (const { page } of [ada, bob]) await watchModule(page)
  await openWithBob(ada, bob, openGutenberg)
  for (const { page } of [ada, bob]) {
    const [dealt, program, memory] = [await dealtTo(page), await scriptsOf(page), await memoryOf(page)]
    const revealing = CHARACTERS.filter((name) => !program.some((script) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(script)))
    assert.ok(revealing.length > 5, 'the scripts name few characters')
    const known = revealing.filter((name) => memory.some((text) => text === name || text.includes(`"${name}"`)))
    assert.deepEqual(known, revealing.filter((name) => dealt.includes(name)), 'a browser knows only the characters dealt to its own seat')
  }
  const told = { characters: [], plans: [] }
  const firstDealt = ada.page.locator('.stage [data-pick^="character:"]')
  for (const which of [0, 1]) {
    if (which > 0) await actAndWait(bob.page, () => ada.page.locator('[data-undo][data-settled]').click())
    await ada.page.locator(SETTLED).waitFor()
    await firstDealt.nth(which).click()
    await actAndWait(bob.page, () => ada.page.locator('section.ask .button.main').click())
    await ada.page.locator('.status:not(.mine)').waitFor()
    assert.equal(ownIn(await askTable(ada.page, [{ cmd: 'view', seat: 0 }])).kept, characters.at(-1), 'the module in Ada’s browser knows her character')
    told.characters.push(await askTable(bob.page, ALL_REPLIES))
  }
  assert.notEqual(characters[0], characters[1])
  assert.deepEqual(told.characters[0], told.characters[1], 'the module in Bob’s browser gives the same replies, whatever she has kept')
  const pick = seededRandom(3)
  const bothPlan = async () => (await planning(ada.page)) && (await planning(bob.page))
  await repeatUntil(bothPlan, async () => {
    for (const { page } of [ada, bob]) if (!(await planning(page))) await stepIfAsked(page, pick)
    if (characters.length && !received.some((text) => text.includes('characters_revealed'))) {
      const texts = received.map((text) => text.replaceAll('"game":"gutenberg"', ''))
      assert.ok(!texts.some((text) => characters.some((name) => text.includes(`"${name}"`))), 'Ada’s character')
    }
  }, MAX_POLLS)
  const updates = []
  // Not the automa's starting plan, whose numbers are in every browser's memory.
  for (const rows of ['13524', '55544']) {
    await ada.page.locator(SETTLED).waitFor()
    const clear = ada.page.getByRole('button', { name: 'Clear', exact: true })
    if (await clear.isEnabled()) await clear.click()
    const confirm = ada.page.locator('.plan .button.main')
    for (let at = 0; !(await confirm.isEnabled()); at++) await ada.page.keyboard.press(`Digit${rows[at % rows.length]}`)
    const from = received.length
    const before = await seqOf(bob.page)
    await actAndWait(ada.page, () => confirm.click())
    await bob.page.waitForFunction((before) => Number(document.querySelector('[data-seq]').dataset.seq) > before, before)
    updates.push(received.slice(from).filter((text) => text.includes('"state"')))
    const plan = (await ada.page.locator('.plan .count').allTextContents()).map(Number)
    assert.deepEqual(ownIn(await askTable(ada.page, [{ cmd: 'view', seat: 0 }])).plan, plan, 'the module in Ada’s browser knows her plan')
    assert.ok((await listsInMemory(ada.page, plan)) > 0, 'Ada’s browser knows her plan')
    assert.equal(await listsInMemory(bob.page, plan), 0, 'Bob’s browser does not know it')
    const program = await scriptsOf(bob.page)
    const leaks = (await memoryOf(bob.page)).filter((text) => text.includes(JSON.stringify(plan)) && !program.includes(text))
    assert.deepEqual(leaks, [], 'no text in Bob’s browser contains it')
    told.plans.push(await askTable(bob.page, ALL_REPLIES))
  }
  assert.deepEqual(told.plans[0], told.plans[1], 'the module in Bob’s browser gives the same replies, whatever she has planned')
  const withoutSeq = updates.map((texts) => texts.map((text) => text.replaceAll(/"seq":\d+/g, '"seq":0')))
  assert.ok(withoutSeq[0].length > 0, 'Bob is told that Ada has planned')
  assert.deepEqual(withoutSeq[0].slice(-1), withoutSeq[1].slice(-1), 'Bob receives the same bytes, whatever Ada has planned')
})

const seqOf = (page) => page.evaluate(() => Number(document.querySelector('[data-seq]').dataset.seq))
async function stepIfAsked(page, pick) {
  if (await page.locator('.status.mine').isVisible()) await stepGutenberg(page, pick)
}

scenario('the waiting room: a name for who comes by link, the options, talk, and ways to leave and to close', async ({ person }) => {
  const [ada, bob] = [await person(), await person()]
  const table = await openGutenberg(ada, 'friends')
  const room = ({ page }) => page.getByRole('main')
  await room(ada).getByText('2 seats are free').waitFor()
  await room(ada).locator('dl div', { hasText: 'Characters' }).getByText('yes').waitFor()
  await bob.go(table)
  await bob.page.getByLabel('Your name at this table').fill('Bob')
  await bob.page.locator('[data-sit]').click()
  await bob.page.locator('[data-leave]').waitFor()
  await room(ada).locator('li', { hasText: 'Bob' }).waitFor()
  await bob.page.getByLabel('Write a message').fill('Hello Ada')
  await bob.page.keyboard.press('Enter')
  await room(ada).getByText('Hello Ada').waitFor()
  await bob.page.locator('[data-leave]').click()
  await bob.page.locator('[data-sit]').waitFor()
  assert.equal(await bob.page.getByLabel('Your name at this table').inputValue(), 'Bob', 'the name is remembered')
  await ada.page.locator('[data-close]').click()
  await ada.page.getByText('has to leave').waitFor()
  await ada.page.locator('[data-close-sure]').click()
  await ada.page.locator('[data-game]').first().waitFor()
  await bob.page.getByText('This table was closed.').waitFor()
})
