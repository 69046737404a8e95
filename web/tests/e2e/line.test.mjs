/* The connection to the server: pending actions are shown and never lost, and ended sessions are reported. */
import assert from 'node:assert/strict'
import { openGutenberg, SETTLED, stepUntil } from './gutenberg.mjs'
import { actAndWait, openAtServer, scenario, seededRandom, shownSeq, withSeats } from './harness.mjs'

/** A connection between page and server whose messages can be held back, and which can be cut. */
async function slowLine(page) {
  const line = { held: false, waiting: [], sent: 0, route: null }
  await page.routeWebSocket(/\/socket/, (route) => {
    const server = route.connectToServer()
    line.route = route
    route.onMessage((message) => {
      const { do: command } = JSON.parse(message)
      if (command === 'act') line.sent++
      if (line.held) line.waiting.push(() => server.send(message))
      else server.send(message)
    })
  })
  return {
    hold: () => (line.held = true),
    release: () => {
      line.held = false
      line.waiting.splice(0).forEach((send) => send())
    },
    /** Drops the messages that are held back. */
    cut: async () => {
      line.held = false
      line.waiting = []
      await line.route.close({ code: 1011 })
    },
    acts: () => line.sent,
  }
}

/** Opens a table whose server will be stopped. */
async function openToBeCut(person) {
  await openAtServer(person, 'gutenberg', { options: { automa: true, characters: true } })
  await person.page.locator('.status.mine').waitFor()
  person.allowedErrors.push(/WebSocket connection to/, /Failed to load resource: net::ERR_CONNECTION_REFUSED/)
}

/** Picks an open choice that leads to a complete action. */
async function choose(page) {
  await page.locator(SETTLED).waitFor()
  await page.locator('.choice.open').first().click()
  await page.locator('section.ask .button.main:enabled').waitFor()
  return page.locator('.choice.picked').first().getAttribute('data-pick')
}

scenario('a choice on a slow line shows that it is being sent, and is kept until it has arrived', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  const line = await slowLine(page)
  await openAtServer(ada, 'gutenberg', { options: { automa: true, characters: true } })
  await page.locator('[data-line]').getByText(/\d+ ms/).waitFor()
  const picked = await choose(page)
  line.hold()
  const before = await shownSeq(page)
  await page.locator('section.ask .button.main').click()
  await page.locator('[data-line]').getByText('Sending').waitFor()
  assert.equal(await page.locator('.choice.picked').first().getAttribute('data-pick'), picked, 'the choice is still shown')
  await page.locator('section.ask .button.main').click()
  assert.equal(line.acts(), 1, 'a second click sends nothing')
  await actAndWait(page, line.release)
  assert.equal(await shownSeq(page), before + 1)
  await page.locator('[data-line]').getByText(/\d+ ms/).waitFor()
})

scenario('a choice that was on its way when the line broke is sent again, once', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  const line = await slowLine(page)
  await openAtServer(ada, 'gutenberg', { options: { automa: true, characters: true } })
  await choose(page)
  const before = await shownSeq(page)
  line.hold()
  await page.locator('section.ask .button.main').click()
  await page.locator('[data-line]').getByText('Sending').waitFor()
  await actAndWait(page, line.cut)
  assert.equal(await shownSeq(page), before + 1, 'the move was made once')
  assert.equal(await page.getByRole('alert').count(), 0)
  await page.locator('.offline').waitFor({ state: 'detached' })
})

scenario('the banner of a broken line covers nothing', async ({ person, server }) => {
  const ada = await person()
  const { page } = ada
  await openToBeCut(ada)
  await server.stop('SIGKILL')
  const banner = page.locator('.strip')
  await banner.waitFor()
  const { y, height } = await banner.boundingBox()
  const header = await page.locator('.table > header').boundingBox()
  assert.ok(header.y >= y + height - 1, 'the table begins below it')
  assert.ok(height <= 40, `${height} pixels high`)
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), 'the table still fits the window')
  await server.start()
  await banner.waitFor({ state: 'detached' })
})

scenario('a session that was ended elsewhere says so instead of reconnecting', async ({ person, server }) => {
  const ada = await person()
  const { page } = ada
  await openToBeCut(ada)
  // The server is down while the session ends, so the page cannot be notified.
  await server.stop('SIGKILL')
  await page.locator('.offline').waitFor()
  await page.context().clearCookies()
  await server.start()
  await page.getByRole('alert').getByText('Your session has ended').waitFor()
  await page.getByRole('button', { name: 'Reload the page' }).waitFor()
  assert.equal(await page.locator('.offline, .table').count(), 0)
})

scenario('resigning says what follows, and the page says so afterwards', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await openGutenberg(ada, 'now', { choose: withSeats(3) })
  await stepUntil(page, seededRandom(6), () => page.locator('.plan').isVisible())
  const open = async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('dialog').getByRole('button', { name: /^Resign/ }).click()
  }
  const dialog = page.locator('[data-resign]')
  await open()
  await dialog.getByText('a bot takes your seat').waitFor()
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Keep playing', 'the safe answer has the focus')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  assert.ok(await page.locator('.plan').isVisible(), 'nothing has happened')
  await open()
  await page.locator('[data-resign-sure]').click()
  await page.locator('[data-resigned]').getByText('You have resigned').waitFor()
  await page.locator('section.ask').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Menu' }).click()
  assert.equal(await page.locator('dialog').getByRole('button', { name: /^Resign/ }).count(), 0)
})

scenario('while the line is away an undo waits, a message stays in its field, and nobody resigns', async ({ person, server }) => {
  const ada = await person()
  const { page } = ada
  await openAtServer(ada, 'gutenberg', { seats: [{ kind: 'me' }, { kind: 'bot', level: 'journeyman' }], options: { characters: true } })
  await page.locator('.status.mine').waitFor()
  ada.allowedErrors.push(/WebSocket connection to/, /Failed to load resource: net::ERR_CONNECTION_REFUSED/)
  const undo = page.locator('[data-undo][data-settled]')
  // The choice of a character can be undone, because it stays secret until both have chosen.
  await stepUntil(page, seededRandom(12), async () => (await undo.count()) > 0 && (await undo.getAttribute('aria-disabled')) === 'false')
  const seq = await shownSeq(page)
  await page.getByRole('button', { name: /^Chat/ }).click()
  const field = page.getByLabel('Write a message')
  await server.stop('SIGKILL')
  await page.locator('.offline').waitFor()
  await field.fill('Good morning')
  await page.keyboard.press('Enter')
  assert.equal(await field.inputValue(), 'Good morning')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('dialog').getByRole('button', { name: /^Resign/ }).click()
  assert.ok(await page.locator('[data-resign-sure]').isDisabled())
  await page.locator('[data-resign]').getByRole('button', { name: 'Keep playing' }).click()
  await undo.click()
  await page.locator('[data-line]').getByText('Sending').waitFor()
  await actAndWait(page, () => server.start())
  assert.ok((await shownSeq(page)) > seq)
  await page.locator('.offline').waitFor({ state: 'detached' })
  await field.press('Enter')
  await page.getByRole('region', { name: 'Chat' }).getByText('Good morning').waitFor()
  assert.equal(await field.inputValue(), '')
})
