/* Runs scenarios with the real server and a real browser.

   MANICULE_BIN is the server binary (default: the debug build in target/), CHROMIUM the browser. UPDATE_PICTURES=1 updates
   docs/pictures. */
import { AxeBuilder } from '@axe-core/playwright'
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { Server } from './server.mjs'

export { program, Server } from './server.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const SCENARIO_TIMEOUT_MS = 420_000
const WAIT_TIMEOUT_MS = 30_000

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 360, height: 740 }

let browser
const sharedBrowser = () =>
  (browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  }))
after(async () => (await browser)?.close())

/** A person with their own browser context. Console errors and warnings fail the scenario unless `allowedErrors` match. */
export class Person {
  consoleErrors = []
  // Most scenarios block the service worker.
  allowedErrors = [/Service Worker registration blocked by Playwright/]
  page
  constructor(page, server) {
    this.page = page
    this.server = server
    const record = (text) => this.allowedErrors.some((pattern) => pattern.test(text)) || this.consoleErrors.push(text)
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && record(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => record(`uncaught: ${error.stack ?? error}`))
  }

  go(path) {
    return this.page.goto(new URL(path, this.server.url).href)
  }
}

/** A scenario's seed: a hash (FNV-1a) of its name, so that it does not depend on its place in the file. */
const seedOf = (name) => [...name].reduce((hash, letter) => Math.imul(hash ^ letter.codePointAt(0), 16777619) >>> 0, 2166136261)

/** A test with its own server, in which `person(options)` opens a browser context. Fails if any browser logged an error. The
 * server's `--seed` is derived from the name unless it is given. It determines all shuffles and what bots do, so failures are
 * reproducible. */
export function scenario(name, body, { seed = seedOf(name), serve = [], mails = false, binary } = {}) {
  test(name, { timeout: SCENARIO_TIMEOUT_MS }, async (context) => {
    const people = []
    const server = new Server(['--seed', String(seed), ...serve], binary)
    if (mails) await server.writeMails()
    await server.start()
    const person = async ({ size = DESK, language = 'en', theme = 'light', settings = {}, ...contextOptions } = {}) => {
      // Only scenarios about offline use need the service worker.
      const browserContext = await (await sharedBrowser()).newContext({ viewport: size, colorScheme: theme, hasTouch: size === PHONE, serviceWorkers: 'block', ...contextOptions })
      browserContext.setDefaultTimeout(WAIT_TIMEOUT_MS)
      const wanted = { language, motion: 'off', ...settings }
      const number = people.length + 1
      await browserContext.addInitScript(({ wanted, number }) => {
        localStorage['manicule.settings'] ??= JSON.stringify(wanted)
        // Fixes the nonces that people contribute to a shuffle, and the seeds of local games.
        Crypto.prototype.getRandomValues = (bytes) => bytes.fill(number)
      }, { wanted, number })
      await watchShown(browserContext)
      const one = new Person(await browserContext.newPage(), server)
      people.push(one)
      return one
    }
    try {
      await body({ person, server, context })
    } catch (error) {
      await saveScreenshots(name, people)
      console.error(`${name}: failed with --seed ${seed}`)
      throw error
    } finally {
      await Promise.all(people.map(({ page }) => page.context().close()))
      await server.remove()
    }
    assert.deepEqual(people.flatMap(({ consoleErrors }) => consoleErrors), [], 'errors in the browser console')
  })
}

/** Listeners for what local tables show, by page. */
const shownListeners = new Map()
export const onShown = (page, listener) => shownListeners.set(page, listener)

/** Watches the worker's replies that a table is drawn from: a view together with its log. */
async function watchShown(browserContext) {
  await browserContext.exposeBinding('tellShown', ({ page }, shown) => shownListeners.get(page)?.(shown))
  await browserContext.addInitScript(() => {
    const asked = new Map()
    window.Worker = class extends Worker {
      constructor(...args) {
        super(...args)
        this.addEventListener('message', ({ data }) => {
          const requests = asked.get(data.id) ?? []
          const at = requests.findIndex(({ cmd }) => cmd === 'view')
          if (at < 0 || !requests.some(({ cmd }) => cmd === 'log') || requests.some((_, index) => data.replies[index].error)) return
          const view = data.replies[at].ok
          const legal = data.replies[requests.findIndex(({ cmd }) => cmd === 'legal')]?.ok ?? null
          window.tellShown({ view, as: requests[at].seat, to_act: view.to_act, legal })
        })
      }
      postMessage(message, ...rest) {
        if (message.type === 'ask' && !message.table.endsWith(' past')) asked.set(message.id, message.requests)
        return super.postMessage(message, ...rest)
      }
    }
  })
}

async function saveScreenshots(name, people) {
  for (const [at, { page, consoleErrors }] of people.entries()) {
    const file = join(tmpdir(), `manicule-e2e-${name.replaceAll(/\W+/g, '-')}-${at}.png`)
    await page.screenshot({ path: file }).catch(() => {})
    console.error(`${name}: screenshot of person ${at}: ${file}`, consoleErrors)
  }
}

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Asserts that there are no axe-core violations and no horizontal scrolling. `without`: axe rules to disable. */
export async function checkScreen(page, what, { without = [] } = {}) {
  // Legacy mode: the page has no frames.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ runOnly: STANDARD, resultTypes: ['violations'], rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])) }).analyze()
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 200)).join('\n  ')}`)
  assert.deepEqual(found, [], what)
  assert.equal(await horizontalOverflow(page), 0, `${what}: scrolls horizontally`)
}

/** Switches the system theme and waits until the page is painted in it. */
async function setTheme(page, theme) {
  await page.emulateMedia({ colorScheme: theme })
  await page.waitForFunction((theme) => matchMedia(`(prefers-color-scheme: ${theme})`).matches, theme)
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
}

/** Checks a screen on a phone and on a desktop, dark and light. */
export async function checkScreens(page, what) {
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    for (const theme of ['dark', 'light']) {
      await setTheme(page, theme)
      await checkScreen(page, `${what}: ${size.width} pixels wide, ${theme}`)
    }
  }
}

/** By how many pixels the page is wider than its window. */
export const horizontalOverflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Waits until the page has not changed for some frames, because deferred parts update a few frames later. */
export const waitUntilStable = (page) =>
  page.evaluate((FRAMES) => new Promise((resolve) => {
    let unchanged = 0
    const watch = new MutationObserver(() => (unchanged = 0))
    watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    const frame = () => (++unchanged > FRAMES ? resolve(watch.disconnect()) : requestAnimationFrame(frame))
    frame()
  }), 10)

/** Waits until an async function returns true in the page. `page.waitForFunction` takes any promise for true. */
export async function waitUntilTrue(page, question) {
  const deadline = Date.now() + WAIT_TIMEOUT_MS
  while (!(await page.evaluate(question))) {
    if (Date.now() > deadline) throw new Error(`timed out waiting for ${question}`)
    await page.waitForTimeout(50)
  }
}

/** Updates a picture in the docs if UPDATE_PICTURES is set. */
export async function picture(page, name) {
  if (!process.env.UPDATE_PICTURES) return
  await waitUntilStable(page)
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 78 })
  writeFileSync(join(root, 'docs/pictures', `${name}.webp`), Buffer.from(data, 'base64'))
}

/** Collects everything that the server sends to this page, response bodies and socket frames, in a growing list. */
export function recordTraffic(page) {
  const received = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(String(payload))))
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api')) response.text().then((text) => received.push(text), () => {})
  })
  return received
}

/** All strings in this page's memory. */
export async function memoryOf(page) {
  const devtools = await page.context().newCDPSession(page)
  const chunks = []
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await devtools.detach()
  return JSON.parse(chunks.join('')).strings
}

/** Runs `ask(send, heard)` for every worker of this page. `send` sends DevTools commands, `heard` collects events. */
async function askWorkers(page, ask) {
  const devtools = await page.context().newCDPSession(page)
  const workers = new Map()
  devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => targetInfo.type === 'worker' && workers.set(sessionId, { heard: [], waiting: new Map() }))
  devtools.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { id, result, ...report } = JSON.parse(message)
    const { heard, waiting } = workers.get(sessionId)
    if (id) waiting.get(id)(result)
    else heard.push(report)
  })
  await devtools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  const answers = []
  for (const [sessionId, { heard, waiting }] of workers) {
    const send = (method, params = {}) => new Promise((resolve) => {
      const id = waiting.size + 1
      waiting.set(id, resolve)
      void devtools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
    })
    answers.push(await ask(send, heard))
  }
  await devtools.detach()
  return answers
}

/** Which of these texts the workers of this page have in their own memory or in that of their modules. */
export async function knownToWorkers(page, texts) {
  const found = await askWorkers(page, async (send, heard) => {
    const { result: memories } = await send('Runtime.evaluate', { expression: 'WebAssembly.Memory.prototype' })
    const { objects } = await send('Runtime.queryObjects', { prototypeObjectId: memories.objectId })
    const search = `function (texts) {
      const bytes = this.map((memory) => new TextDecoder('latin1').decode(memory.buffer))
      const utf8 = (text) => new TextDecoder('latin1').decode(new TextEncoder().encode(text))
      return [this.length, ...texts.filter((text) => bytes.some((memory) => memory.includes(utf8(text))))]
    }`
    const { result } = await send('Runtime.callFunctionOn', { objectId: objects.objectId, functionDeclaration: search, arguments: [{ value: texts }], returnByValue: true })
    const [modules, ...inModule] = result.value
    await send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
    const { strings } = JSON.parse(heard.filter(({ method }) => method === 'HeapProfiler.addHeapSnapshotChunk').map(({ params }) => params.chunk).join(''))
    assert.ok(modules > 0 && strings.length > 0, 'the worker has a module and a memory')
    return [...inModule, ...texts.filter((text) => strings.some((string) => string.includes(text)))]
  })
  assert.ok(found.length > 0, 'the page has a worker')
  return [...new Set(found.flat())]
}

/** How many arrays in this page's memory consist of exactly these numbers. */
export async function listsInMemory(page, numbers) {
  const devtools = await page.context().newCDPSession(page)
  const { result: lists } = await devtools.send('Runtime.evaluate', { expression: 'Array.prototype' })
  const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: lists.objectId })
  const count = `function (wanted) { return this.filter((list) => list.length === ${numbers.length} && list.join() === wanted).length }`
  const { result } = await devtools.send('Runtime.callFunctionOn', { objectId: objects.objectId, functionDeclaration: count, arguments: [{ value: numbers.join() }], returnByValue: true })
  await devtools.detach()
  return result.value
}

/** A small seeded random generator, so that runs are reproducible: `random(below)`. */
export function seededRandom(seed) {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** The sequence number of the state that this page shows. */
export const shownSeq = (page) => page.evaluate(() => Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1))

/** Runs `action` and waits until the table shows a new state. */
export async function actAndWait(page, action) {
  // The word game ignores input for a moment after its question has changed.
  await page.waitForFunction(() => !document.querySelector('.table[data-language]:not([data-settled])'))
  const before = await shownSeq(page)
  await action()
  await page.waitForFunction((before) => Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1) !== before, before)
}

/** Plays until the game is over: `step(page)` decides for whoever must act. */
export async function playOut(pages, step) {
  const stage = (page) =>
    page.evaluate(() => (document.querySelector('section.end') ? 'over' : document.querySelector('.status.mine, [data-hand-over]') ? 'asked' : 'waiting'))
  for (let idle = 0; idle < 50; ) {
    let moved = false
    for (const page of pages) {
      const now = await stage(page)
      if (now === 'over') return
      if (now === 'asked') moved = (await step(page)) || moved
    }
    idle = moved ? 0 : idle + 1
    if (!moved) await Promise.any(pages.map((page) => page.waitForSelector('section.end, .status.mine, [data-hand-over]')))
  }
  throw new Error('somebody must act, but `step` made no decision')
}

/** Presses Tab until the focused element matches the selector. */
export async function tabTo(page, selector, most = 250) {
  for (let presses = 0; presses < most; presses++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${selector}`)
}

/** Starts a game from the lobby. `way` is the button's `data-way`, `choose` sets options. With friends the table is on the server,
 * otherwise it is local. */
export async function openTable(person, game, way, { name = 'Ada', choose = async () => {} } = {}) {
  await person.go('/')
  const box = person.page.locator(`[data-game="${game}"]`)
  await person.page.locator('.name input').fill(name)
  await choose(box)
  await box.locator(`[data-way="${way}"]`).click()
  await person.page.waitForURL(/\/(table|local)\//)
  return new URL(person.page.url()).pathname
}

/** Opens a table on the server without the lobby, by default a solo game. `more`: other fields of the table. `waits`: the table
 * has open seats, so the waiting room is shown. */
export async function openAtServer(person, game, { seats = [{ kind: 'me' }], options = {}, name = 'Ada', more = {}, waits = false } = {}) {
  await person.go('/')
  const id = await person.page.evaluate(async ({ game, seats, options, name, more }) => {
    const post = (path, body) => fetch(`/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((answer) => answer.json())
    await post('/me', { name })
    return (await post('/tables', { game, options, seats, ...more })).table.id
  }, { game, seats, options, name, more })
  await person.go(`/table/${id}`)
  await person.page.locator(waits ? '[data-fill]' : '.table').waitFor()
  return `/table/${id}`
}

/** Chooses the number of seats in the lobby. */
export const withSeats = (count) => async (box) => {
  await box.locator('summary').click()
  await box.getByLabel(/^Players/).selectOption(String(count))
}

/** Ada opens a table for three, seats a bot, and Bob joins. */
export async function openWithBob(ada, bob, open) {
  const table = await open(ada, 'friends')
  await ada.page.locator('[data-fill]').last().click()
  await bob.go(table)
  await bob.page.locator('[data-sit]').click()
  await Promise.all([ada, bob].map(({ page }) => page.locator('.table').waitFor()))
  return table
}

/** Resigns through the menu and waits for the end. */
export async function resign(page) {
  await page.locator('.status.mine').waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('dialog').getByRole('button', { name: /^Resign/ }).click()
  await page.locator('[data-resign-sure]').click()
  await page.locator('section.end').waitFor()
}

/** Repeats `step` until `reached` returns true; fails after `most` steps. */
export async function repeatUntil(reached, step, most = 400) {
  for (let steps = 0; !(await reached()); steps++) {
    if (steps === most) throw new Error(`not reached in ${most} steps`)
    await step()
  }
}
