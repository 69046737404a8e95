/* Gutenberg's table: what it shows before an action, and protection against stray clicks. */
import assert from 'node:assert/strict'
import { openGutenberg, SETTLED, stepUntil } from './gutenberg.mjs'
import { actAndWait, scenario, seededRandom, shownSeq } from './harness.mjs'
import { limitBots } from './offline.mjs'
import { performGutenberg } from './perform.mjs'
import { recordUntil, sitDownAt } from './positions.mjs'

const main = (page) => page.locator('section.ask .button.main')
const planning = (page) => page.locator('.table.plan').isVisible()

scenario('three inks of a set are lit together, and the button says their price', async ({ person }) => {
  const { page } = await person().then(async (ada) => (await openGutenberg(ada, 'solo'), ada))
  const third = page.locator('.row.current .choice.open[data-pick^="set:"][data-pick$=".3"]')
  await stepUntil(page, seededRandom(41), async () => (await third.count()) > 0)
  await page.locator(SETTLED).waitFor()
  const pick = await third.first().getAttribute('data-pick')
  await third.first().click()
  assert.equal(await page.locator('.ink.taken').count(), 3)
  assert.match(await main(page).innerText(), /^Take .+, .+, .+ for ƒ3$/)
  const frame = () => page.locator(`.choice[data-pick="${pick}"]`).evaluate((one) => getComputedStyle(one).boxShadow)
  const lit = await frame()
  await page.mouse.move(0, 0)
  assert.equal(await frame(), lit, 'a picked element keeps its frame when the pointer leaves it')
  await page.keyboard.press('Escape')
  assert.equal(await page.locator('.ink.taken').count(), 0, 'Escape clears the picks')
})

scenario('a double-click on Pass gives nothing up, and the buttons stay in their places', async ({ person }) => {
  const { page } = await person().then(async (ada) => (await openGutenberg(ada, 'solo'), ada))
  const places = async () => Promise.all(['main', 'cancel', 'pass'].map((name) => page.locator(`section.ask .button.${name}`).boundingBox()))
  await stepUntil(page, seededRandom(43), () => planning(page))
  const before = await places()
  const asks = page.locator('section.ask .button.pass[data-asks]')
  await stepUntil(page, seededRandom(43), async () => (await asks.count()) > 0)
  await page.locator(SETTLED).waitFor()
  assert.deepEqual(await places(), before)
  const seq = await shownSeq(page)
  await asks.dblclick()
  assert.equal(await shownSeq(page), seq)
  await page.locator('section.ask .sure-pass').waitFor()
  await page.locator(SETTLED).waitFor()
  await page.locator('section.ask .button.pass').click()
  await asks.waitFor()
  assert.equal(await shownSeq(page), seq, 'the confirmation can be cancelled')
})

scenario('the inspector explains what is pointed at, and the legend names the marks', async ({ person }) => {
  const { page } = await person().then(async (ada) => (await openGutenberg(ada, 'solo'), ada))
  await stepUntil(page, seededRandom(47), () => planning(page))
  const inspector = page.locator('.inspector')
  for (const thing of ['.board [data-pick^="printing:"]', '.board [data-pick^="refinement:"]', '.board [data-pick^="gear:"]', '.board [data-pick^="set:"]', '.house [data-pick^="buy:"]']) {
    await page.locator(thing).first().hover()
    await inspector.waitFor()
    assert.ok((await inspector.locator('li').count()) > 0, thing)
    const [card, question] = [await inspector.boundingBox(), await page.locator('.question').boundingBox()]
    assert.ok(card.x + card.width <= question.x || card.y >= question.y + question.height, `${thing}: the card does not cover the question`)
    await page.mouse.move(2, 2)
    await inspector.waitFor({ state: 'detached' })
  }
  await page.keyboard.press('l')
  await page.getByRole('dialog', { name: 'Legend' }).waitFor()
  assert.ok((await page.locator('dialog[open] li').count()) > 25)
  await page.keyboard.press('Escape')
})

scenario('a picked order is shown in the house with what it lacks, and inks in the orders they serve', async ({ person }) => {
  const mara = await person()
  const { page } = mara
  await sitDownAt(mara, recordUntil(({ seat, view }) => view.table.phase === 'orders' && view.table.round === 2 && view.table.houses[seat].orders.includes(null)))
  await page.locator(SETTLED).waitFor()
  assert.match(await page.locator('.question .aim').innerText(), /^Aim: /)
  assert.match(await main(page).innerText(), /Pick one card of each kind/)
  for (const kind of ['printing', 'refinement']) await page.locator(`.row.current [data-pick^="${kind}:"].open`).first().click()
  await page.locator('.house.mine .order.ghost').waitFor()
  assert.match(await page.locator('.question .then').innerText(), /It still lacks|at once/)

  const other = await person()
  await sitDownAt(other, recordUntil(({ seat, view, facts, legal }) => view.table.phase === 'inks' && legal.some(({ take_inks }) => take_inks?.count === 3) && facts.houses[seat].orders.some((order) => order && order.print.can && !order.colour.can)))
  await other.page.locator(SETTLED).waitFor()
  const threes = other.page.locator('[data-pick^="set:"][data-pick$=".3"].open')
  for (let set = 0; set < (await threes.count()) && !(await other.page.locator('.house.mine .served').count()); set++) {
    await threes.nth(set).click()
    await other.page.locator('.question .then').waitFor()
  }
  assert.ok(await other.page.locator('.house.mine .served').count(), 'a missing ink that would be gained is highlighted in its order')
})

scenario('the plan of one game is not offered in the next', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await openGutenberg(ada, 'solo')
  const planned = () => page.locator('.places-of-plan').evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-valuenow'))))
  await stepUntil(page, seededRandom(5), () => planning(page))
  for (const key of ['Digit1', 'Digit1', 'Digit3']) await page.keyboard.press(key)
  assert.deepEqual(await planned(), [2, 0, 1, 0, 0])
  await page.reload()
  await page.locator('.table.plan').waitFor()
  assert.deepEqual(await planned(), [2, 0, 1, 0, 0], 'it survives a reload')
  await ada.go('/')
  await page.locator('[data-game="gutenberg"] [data-way="solo"]').click()
  await page.waitForURL(/\/local\//)
  await stepUntil(page, seededRandom(5), () => planning(page))
  assert.deepEqual(await planned(), [0, 0, 0, 0, 0])
})

scenario('wild inks are chosen by their marks and names', async ({ person }) => {
  const caxton = { options: { people: 2, characters: ['caxton', 'fiol'] } }
  const wild = ({ seat, legal }) => seat === 0 && new Set(legal.flatMap(({ fulfil }) => (fulfil?.wild && Object.keys(fulfil.wild).length ? [JSON.stringify(fulfil.orders)] : []))).size > 0
  const mara = await person()
  const { page } = mara
  const found = recordUntil(wild, caxton)
  await sitDownAt(mara, found)
  await page.locator(SETTLED).waitFor()
  for (const part of await page.locator('.house.mine .choice.zone.open').all()) if (await part.evaluate((one) => one.matches('.open:not(.picked)'))) await part.click()
  assert.doesNotMatch(await page.locator('.table').innerText(), /[{}"]|undefined/)
  await main(page).filter({ hasText: /^Print / }).waitFor()
})

scenario('the log tells what the automa does in words, not in numbers of cards', async ({ person }) => {
  const { page } = await person().then(async (ada) => (await openGutenberg(ada, 'solo'), ada))
  await stepUntil(page, seededRandom(17), async () => (await page.locator('.row.current.gears, .row.current.patronage').count()) > 0)
  const told = await page.locator('.log-pane').innerText()
  assert.match(told, /automa/i)
  assert.doesNotMatch(told, /\b[a-z]\d\d\b/)
})

scenario('a first gear that is taken is not offered for the second axle', async ({ person }) => {
  const mara = await person()
  const { page } = mara
  await sitDownAt(mara, recordUntil(({ view, seat }) => seat === 0 && view.table.phase === 'selection' && view.table.offered_gears.length > 1, { options: { people: 2, characters: ['guillard', 'fiol'] } }))
  await page.locator(SETTLED).waitFor()
  const first = page.locator('[data-pick^="first:"]').first()
  const gear = (await first.getAttribute('data-pick')).slice('first:'.length)
  assert.equal(await page.locator(`[data-pick="second:${gear}"]`).count(), 1)
  await first.click()
  assert.equal(await page.locator(`[data-pick="second:${gear}"]`).count(), 0)
})

scenario('an order is taken by keys in few presses', async ({ person }) => {
  const mara = await person()
  const { page } = mara
  await sitDownAt(mara, recordUntil(({ seat, view }) => view.table.phase === 'orders' && view.table.round === 2 && view.table.houses[seat].orders.includes(null)))
  await page.locator(SETTLED).waitFor()
  const before = await shownSeq(page)
  let presses = 0
  const press = (key) => (presses++, page.keyboard.press(key))
  const focused = (kind) => page.evaluate((kind) => document.activeElement?.dataset.pick?.startsWith(kind) ?? false, kind)
  for (const kind of ['printing:', 'refinement:']) {
    while (!(await focused(kind))) await press('ArrowRight')
    await press('Space')
  }
  await actAndWait(page, () => press('Enter'))
  assert.notEqual(await shownSeq(page), before)
  assert.ok(presses <= 10, `${presses} presses`)
})

scenario('a pass can be taken back until somebody has moved', async ({ person }) => {
  const { page } = await person().then(async (ada) => (await openGutenberg(ada, 'solo'), ada))
  const asks = page.locator('section.ask .button.pass[data-asks]')
  const undo = page.locator('[data-undo][data-settled]')
  const pick = seededRandom(61)
  for (let tries = 0; tries < 8; tries++) {
    await stepUntil(page, pick, async () => (await asks.count()) > 0 && !(await planning(page)))
    const asked = await page.locator('.status .what').innerText()
    await page.locator(SETTLED).waitFor()
    await asks.click()
    await page.locator(SETTLED).waitFor()
    await actAndWait(page, () => page.locator('section.ask .sure-pass').click())
    if ((await undo.getAttribute('aria-disabled')) === 'true') continue
    await actAndWait(page, () => undo.click())
    assert.equal(await page.locator('.status .what').innerText(), asked)
    return
  }
  assert.fail('no pass could be taken back')
})

scenario('resigning has a dialog of its own that says what follows; a double-click does not resign', async ({ person }) => {
  const mara = await person()
  const { page } = mara
  await sitDownAt(mara, recordUntil(({ seat, view }) => seat === 0 && view.table.phase === 'plan' && view.table.round === 2))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).dblclick()
  const dialog = page.locator('dialog[data-resign]')
  await dialog.waitFor()
  assert.match(await dialog.innerText(), /bot takes your seat[^]*can’t win/)
  assert.equal(await page.getByText('You have resigned').count(), 0)
  await dialog.getByRole('button', { name: 'Keep playing' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Resign' }).click()
  await dialog.locator('[data-resign-sure]').click()
  await page.getByText('You have resigned').first().waitFor()
})

scenario('a double-click on Undo takes one action back', async ({ person }) => {
  const mara = await person()
  const { page } = mara
  await sitDownAt(mara, recordUntil(({ seat, view, legal }) => view.table.phase === 'plan' && view.table.houses[seat].guilders >= 14 && legal.some(({ buy_type }) => buy_type), { options: { people: 1, automa: true } }))
  await page.locator(SETTLED).waitFor()
  const types = page.locator('.house.mine [data-point="own:types"] .mark')
  const before = await types.count()
  for (const type of ['A', 'U']) await actAndWait(page, () => performGutenberg(page, { buy_type: { type } }))
  assert.equal(await types.count(), before + 2)
  await actAndWait(page, () => page.locator('[data-undo][data-settled]').dblclick())
  await page.locator('[data-undo][data-settled]').waitFor()
  assert.equal(await types.count(), before + 1)
})

scenario('whoever goes first is marked in their house and in the turn order, also when it is me', async ({ person }) => {
  const mara = await person()
  await sitDownAt(mara, recordUntil(({ seat, view }) => view.table.phase === 'plan' && view.table.first === seat && view.table.round === 2))
  assert.equal(await mara.page.locator('.house.mine header .first:not(.mark)').count(), 1)
  assert.equal(await mara.page.locator('.strip .first:not(.mark)').count(), 1)
  assert.equal(await mara.page.locator('.rival .first:not(.mark)').count(), 0)
})

scenario('who comes in the middle of a round sees who took what', async ({ person }) => {
  const mara = await person()
  const { page } = mara
  await limitBots(mara, 60)
  let choice
  await sitDownAt(mara, recordUntil(({ view, legal }) => view.table.phase === 'orders' && (choice = legal.find(({ take_order }) => take_order && take_order.discard == null)), { options: { people: 3 } }))
  await actAndWait(page, () => performGutenberg(page, choice))
  await page.locator(SETTLED).waitFor()
  const spaces = () => page.locator('.board .space').evaluateAll((all) => all.map((one) => one.textContent.trim()))
  const seen = await spaces()
  assert.ok(seen.filter((text) => /took it/.test(text)).length > 1, JSON.stringify(seen))
  await page.reload()
  await page.locator('.board .space').filter({ hasText: 'took it' }).first().waitFor()
  assert.deepEqual(await spaces(), seen)
})
