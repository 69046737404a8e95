/* The table: undo, server crashes, several people at one screen, spectators, log, chat, plans, resigning. */
import assert from 'node:assert/strict'
import { openGutenberg, SETTLED, stepGutenberg, stepUntil } from './gutenberg.mjs'
import { actAndWait, DESK, openAtServer, PHONE, picture, playOut, repeatUntil, resign, scenario, seededRandom, withSeats } from './harness.mjs'

const plan = (page) => page.locator('.plan')
const markers = (page) => page.locator('.plan .count').allTextContents()

scenario('undo reverts the last action', async ({ person }) => {
  const ada = await person()
  await openGutenberg(ada, 'solo')
  const { page } = ada
  const pick = seededRandom(2)
  const undo = page.locator('[data-undo][data-settled]')
  await page.locator('.status.mine').waitFor()
  assert.equal(await undo.getAttribute('aria-disabled'), 'true')
  await undo.click({ force: true })
  await page.getByRole('alert').getByText('You can’t undo this').waitFor()
  const open = () => page.locator('.choice.open').evaluateAll((all) => all.map((one) => one.dataset.pick).sort())
  const status = () => page.locator('.status .what').textContent()
  let [was, asked] = [[], '']
  // Skips actions that reveal something, which cannot be undone.
  await repeatUntil(() => undo.isEnabled(), async () => {
    await page.waitForSelector('.status.mine')
    ;[was, asked] = [await open(), await status()]
    await stepGutenberg(page, pick)
  })
  await actAndWait(page, () => undo.click())
  assert.deepEqual(await open(), was, 'the same choices are open again')
  assert.equal(await status(), asked)
})

scenario('a server crash loses nothing, not even unconfirmed choices', async ({ person, server }) => {
  const ada = await person()
  await openAtServer(ada, 'gutenberg', { options: { automa: true, characters: true } })
  const { page } = ada
  const pick = seededRandom(4)
  await stepUntil(page, pick, () => plan(page).isVisible())
  for (const key of ['Digit1', 'Digit3', 'Digit3']) await page.keyboard.press(key)
  const composed = await markers(page)
  ada.allowedErrors.push(/WebSocket connection to/, /Failed to load resource: net::ERR_CONNECTION_REFUSED/)
  await server.stop('SIGKILL')
  await page.locator('.offline').waitFor()
  await page.keyboard.press('Digit3')
  await server.start()
  await page.locator('.offline').waitFor({ state: 'detached' })
  composed[2] = String(Number(composed[2]) + 1)
  assert.deepEqual(await markers(page), composed)
  await page.reload()
  await plan(page).waitFor()
  assert.deepEqual(await markers(page), composed, 'nor does a reload lose them')
  await stepGutenberg(page, pick)
  assert.ok(!(await plan(page).isVisible()), 'the game continues')

  await stepUntil(page, pick, async () => (await page.locator('.choice.open[data-pick^="printing:"]').count()) > 0)
  await page.locator(SETTLED).waitFor()
  await page.locator('.choice.open[data-pick^="printing:"]').first().click()
  const picked = await page.locator('.choice.picked').getAttribute('data-pick')
  await server.stop('SIGKILL')
  await page.locator('.offline').waitFor()
  await server.start()
  await page.locator('.offline').waitFor({ state: 'detached' })
  assert.equal(await page.locator('.choice.picked').getAttribute('data-pick'), picked, 'a started choice is kept')
})

scenario('two people at one screen, a whole game: the hand-over page hides their secrets from each other', async ({ person }) => {
  const ada = await person()
  await openGutenberg(ada, 'same-screen')
  const { page } = ada
  const pick = seededRandom(9)
  const handOver = page.locator('[data-hand-over]')
  const dealt = () => page.locator('.stage [data-pick^="character:"]').evaluateAll((all) => all.map((one) => one.dataset.pick))
  const firsts = await page.locator('.table').waitFor().then(dealt)
  let plans = 0
  let handed = 0
  await playOut([page], async () => {
    if (await handOver.isVisible()) {
      handed++
      await picture(page, 'hand-over')
      assert.equal(await page.locator('.plan, .house, .log, .choice').count(), 0, 'the page shows nothing of the table')
      assert.equal(await page.locator('[data-seq]').textContent(), '', 'nothing is announced to screen readers')
    } else if (await plan(page).isVisible()) {
      plans++
      assert.deepEqual(await markers(page), ['0', '0', '0', '0', '0'], 'nobody sees the other’s plan')
    } else if (handed > 0) {
      const seen = (await dealt()).filter((one) => firsts.includes(one))
      assert.deepEqual(seen, [], 'the second player does not see the characters dealt to the first')
    }
    return stepGutenberg(page, pick)
  })
  assert.equal(plans, 12, 'two people, six rounds')
  assert.ok(handed > 12, `handed over ${handed} times`)
  assert.equal(await page.locator('section.end .score').count(), 2)
})

scenario('a spectator sees the table and nobody’s secrets, and cannot act', async ({ person }) => {
  const [ada, eve] = [await person(), await person()]
  const table = await openAtServer(ada, 'gutenberg', { seats: [{ kind: 'me' }, ...Array(2).fill({ kind: 'bot', level: 'journeyman' })], options: { characters: true } })
  const pick = seededRandom(6)
  await stepUntil(ada.page, pick, () => plan(ada.page).isVisible())
  await eve.go(table)
  await eve.page.locator('.table').waitFor()
  assert.equal(await eve.page.locator('.plan, section.ask, .choice.open').count(), 0)
  assert.ok(await eve.page.locator('.rival').count() >= 3, 'all houses are visible')
  await ada.page.getByRole('button', { name: /^Chat/ }).click()
  await ada.page.getByLabel('Write a message').fill('Good morning')
  await ada.page.keyboard.press('Enter')
  await ada.page.getByRole('region', { name: 'Chat' }).getByText('Good morning').waitFor()
  await eve.page.getByRole('button', { name: /^Chat/ }).click()
  await eve.page.getByRole('region', { name: 'Chat' }).getByText('Good morning').waitFor()
})

scenario('the tab says whose turn it is', async ({ person }) => {
  const ada = await person()
  await openGutenberg(ada, 'solo')
  await ada.page.locator('.status.mine').waitFor()
  assert.match(await ada.page.title(), /^☞/)
  assert.equal(await ada.page.locator('link[rel=icon]').getAttribute('href'), '/favicon-turn.svg')
})

scenario('a log line leads to its position, and from there back to the present', async ({ person }) => {
  const ada = await person()
  await openGutenberg(ada, 'now')
  const { page } = ada
  const pick = seededRandom(17)
  await stepUntil(page, pick, async () => (await page.locator('.track .current .number').textContent()) === '2' && plan(page).isVisible())
  await newestLineVisible(page, DESK)
  await newestLineVisible(page, PHONE)
  await newestLineVisible(page, DESK)
  const board = () => page.locator('.board').innerText()
  const now = await board()
  await page.locator('button.line.bold').first().click()
  await page.locator('[data-moment]').waitFor()
  assert.notEqual(await board(), now, 'the board shows the earlier position')
  assert.equal(await page.locator('.choice.open').count(), 0, 'the past cannot be changed')
  const at = () => page.locator('[data-moment]').getAttribute('data-moment').then(Number)
  const before = await at()
  await page.getByRole('button', { name: 'Forward one move' }).click()
  await page.locator(`[data-moment="${before + 1}"]`).waitFor()
  await page.getByRole('button', { name: 'Back to now' }).click()
  await page.locator('[data-moment]').waitFor({ state: 'detached' })
  assert.equal(await board(), now)
  await page.getByRole('button', { name: /since your last move/ }).click()
  await page.locator('[data-moment]').waitFor()
})

/** Asserts that the log is scrolled to its newest line. */
async function newestLineVisible(page, size) {
  await page.setViewportSize(size)
  if (size === PHONE) await page.getByRole('button', { name: 'Log', exact: true }).last().click()
  await page.waitForFunction(() => {
    const list = document.querySelector('.log .list')
    return list.clientHeight > 0 && list.scrollHeight - list.scrollTop - list.clientHeight < 2
  })
}

scenario('resigning against a single opponent shows the end', async ({ person }) => {
  const ada = await person()
  await openGutenberg(ada, 'now', { choose: withSeats(2) })
  await resign(ada.page)
  assert.equal(await ada.page.locator('section.end .winner').count(), 1)
})

scenario('markers can be dragged along a row', async ({ person }) => {
  const ada = await person()
  await openGutenberg(ada, 'solo')
  const { page } = ada
  await stepUntil(page, seededRandom(19), () => plan(page).isVisible())
  await page.locator(SETTLED).waitFor()
  const { x, y, width, height } = await page.locator('.plan .places').nth(3).boundingBox()
  await page.mouse.move(x + 4, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.48, y + height / 2, { steps: 4 })
  await page.mouse.up()
  assert.deepEqual(await markers(page), ['0', '0', '0', '3', '0'])
})

scenario('a disabled choice says why, with the rule', async ({ person }) => {
  const ada = await person()
  await openGutenberg(ada, 'solo')
  const { page } = ada
  await stepUntil(page, seededRandom(23), () => plan(page).isVisible())
  // Clicking a disabled choice shows the reason.
  await page.locator(SETTLED).waitFor()
  await page.locator('.board [data-pick^="printing:"]').first().click({ force: true })
  const refusal = page.locator('.inspector')
  await refusal.waitFor()
  const rule = refusal.locator('.rule')
  await rule.waitFor()
  assert.match(await rule.innerText(), /^G\d+[a-z]?(\.\d+)? .{20,}/)
  await refusal.getByRole('button').click()

  // So do the − and + buttons of the plan.
  await page.locator(SETTLED).waitFor()
  await page.locator('.plan .step').first().click({ force: true })
  assert.match(await page.locator('section.ask [role=status]').innerText(), /no marker on “Take orders”/)
  for (let count = 0; count < 7; count++) await page.locator('.plan .step').nth(1).click({ force: true })
  assert.deepEqual(await markers(page), ['6', '0', '0', '0', '0'])
  await rule.waitFor()
  assert.match(await refusal.innerText(), /can’t hold more than 6 of your markers[^]*G\d+/)
})

scenario('an unconfirmed plan stays with its table', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  const first = await openGutenberg(ada, 'solo')
  await stepUntil(page, seededRandom(19), () => plan(page).isVisible())
  const empty = await markers(page)
  await page.keyboard.press('Digit1')
  const begun = await markers(page)
  assert.notDeepEqual(begun, empty)
  await openGutenberg(ada, 'solo')
  await stepUntil(page, seededRandom(19), () => plan(page).isVisible())
  assert.deepEqual(await markers(page), empty, 'the new table starts with an empty plan')
  await ada.go(first)
  await plan(page).waitFor()
  assert.deepEqual(await markers(page), begun, 'the first table keeps its plan')
})

scenario('only lines by others count as unread chat', async ({ person }) => {
  const [ada, bob] = [await person(), await person()]
  const table = await openGutenberg(ada, 'friends', { choose: withSeats(2) })
  await bob.go(table)
  await bob.page.locator('[data-sit]').click()
  const chat = ({ page }) => page.locator('.log .tabs').getByRole('button', { name: 'Chat' })
  await chat(ada).click()
  await ada.page.locator('.log form input').fill('Good luck!')
  await ada.page.locator('.log form .button').click()
  await ada.page.locator('.log .chat').waitFor()
  await ada.page.locator('.log .tabs').getByRole('button', { name: 'Log' }).click()
  await chat(bob).filter({ hasText: '(1)' }).waitFor()
  assert.equal(await chat(ada).innerText(), 'Chat')
  await chat(bob).click()
  await bob.page.locator('.log .tabs').getByRole('button', { name: 'Log' }).click()
  assert.equal(await chat(bob).innerText(), 'Chat')
})

scenario('a replay that is not there says so in the reader’s language', async ({ person }) => {
  const ada = await person({ language: 'de' })
  ada.allowedErrors.push(/404/)
  await ada.go('/replay/nothing')
  await ada.page.getByRole('alert').getByText('Diesen Tisch gibt es nicht.').waitFor()
})
