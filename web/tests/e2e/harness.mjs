/* The real server and a real browser, for scenarios that play through the page.

   MANICULE_BIN names the program (else the debug build of this tree), CHROMIUM the browser. With UPDATE_PICTURES=1 the
   scenarios leave their pictures in docs/pictures. */
import { AxeBuilder } from '@axe-core/playwright'
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const root = fileURLToPath(new URL('../../../', import.meta.url))
export const program = process.env.MANICULE_BIN ?? join(root, 'target/debug/manicule')
const LIMIT_MS = 420_000
const PATIENCE_MS = 30_000

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 360, height: 740 }

/** A server of its own, with an empty database in a folder of its own. */
export class Server {
  #folder = mkdtempSync(join(tmpdir(), 'manicule-e2e-'))
  #process
  #listen = '127.0.0.1:0'
  #more
  url

  constructor(more = []) {
    this.#more = more
  }

  async start() {
    const database = `sqlite:${join(this.#folder, 'tables.db')}`
    this.#process = spawn(program, ['serve', '--listen', this.#listen, '--database', database, '--no-rate-limits', '--log', 'warn', ...this.#more], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await Promise.race([
      once(createInterface(this.#process.stdout), 'line'),
      once(this.#process, 'exit').then(([code]) => Promise.reject(new Error(`${program} ended with ${code}`))),
      once(this.#process, 'error').then(([error]) => Promise.reject(error)),
    ])
    this.url = line.trim()
    // After a restart it is found where it was.
    this.#listen = new URL(this.url).host
    return this
  }

  /** `SIGKILL` for a server that falls over, `SIGTERM` for one that is told to stop. */
  async stop(signal = 'SIGTERM') {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return
    this.#process.kill(signal)
    await once(this.#process, 'exit')
  }

  async remove() {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

let shared
let browser
const started = []
/** The server that all scenarios of one file share. */
export const sharedServer = () => (shared ??= ownServer())
/** A server for a scenario that stops it. */
export async function ownServer(more) {
  const server = await new Server(more).start()
  started.push(server)
  return server
}
const sharedBrowser = () =>
  (browser ??= chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  }))
after(async () => {
  await (await browser)?.close()
  await Promise.all(started.map((server) => server.remove()))
})

/** Somebody with a browser of their own. Everything the browser complains of is a fault, unless it is `pardoned`. */
export class Person {
  faults = []
  pardoned = []
  page
  constructor(page, server) {
    this.page = page
    this.server = server
    const note = (text) => this.pardoned.some((pattern) => pattern.test(text)) || this.faults.push(text)
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && note(`${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error}`))
  }

  go(path) {
    return this.page.goto(new URL(path, this.server.url).href)
  }
}

/** A test with people in it: `person(wishes)` brings one. Afterwards nobody's browser may have complained. */
export function scenario(name, body) {
  test(name, { timeout: LIMIT_MS }, async (context) => {
    const people = []
    const person = async ({ server, size = DESK, language = 'en', theme = 'light', settings = {}, ...more } = {}) => {
      const its = await (await sharedBrowser()).newContext({ viewport: size, colorScheme: theme, hasTouch: size === PHONE, ...more })
      its.setDefaultTimeout(PATIENCE_MS)
      const wanted = { language, motion: 'off', ...settings }
      await its.addInitScript((wanted) => {
        localStorage['manicule.settings'] ??= JSON.stringify(wanted)
      }, wanted)
      const one = new Person(await its.newPage(), server ?? (await sharedServer()))
      people.push(one)
      return one
    }
    try {
      await body({ person, context })
    } catch (error) {
      await keepEvidence(name, people)
      throw error
    } finally {
      await Promise.all(people.map(({ page }) => page.context().close()))
    }
    assert.deepEqual(people.flatMap(({ faults }) => faults), [], 'the browser complained')
  })
}

async function keepEvidence(name, people) {
  for (const [at, { page, faults }] of people.entries()) {
    const file = join(tmpdir(), `manicule-e2e-${name.replaceAll(/\W+/g, '-')}-${at}.png`)
    await page.screenshot({ path: file }).catch(() => {})
    console.error(`${name}: what person ${at} saw is in ${file}`, faults)
  }
}

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing that axe-core knows is wrong with this screen, and it does not scroll sideways. */
export async function checkScreen(page, what) {
  // There are no frames to be joined, and nobody reads what is right.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ runOnly: STANDARD, resultTypes: ['violations'] }).analyze()
  const told = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html.slice(0, 200)).join('\n  ')}`)
  assert.deepEqual(told, [], what)
  assert.equal(await sideways(page), 0, `${what}: scrolls sideways`)
}

/** By how many pixels the page is wider than its window. */
export const sideways = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Once nothing has changed for some frames: what lies beside a deed follows it frame by frame. */
export const settled = (page) =>
  page.evaluate((FRAMES) => new Promise((resolve) => {
    let still = 0
    const watch = new MutationObserver(() => (still = 0))
    watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    const frame = () => (++still > FRAMES ? resolve(watch.disconnect()) : requestAnimationFrame(frame))
    frame()
  }), 10)

/** A picture for the docs, only where it is asked for. */
export async function picture(page, name) {
  if (!process.env.UPDATE_PICTURES) return
  await settled(page)
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 78 })
  writeFileSync(join(root, 'docs/pictures', `${name}.webp`), Buffer.from(data, 'base64'))
}

/** Everything that reaches this page: bodies of answers and frames of sockets, as one growing list of texts. */
export function overhear(page) {
  const heard = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/api')) response.text().then((text) => heard.push(text), () => {})
  })
  return heard
}

/** Every string in the memory of this page. */
export async function memoryOf(page) {
  const devtools = await page.context().newCDPSession(page)
  const chunks = []
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await devtools.detach()
  return JSON.parse(chunks.join('')).strings
}

/** How many lists in the memory of this page hold exactly these numbers. */
export async function listsInMemory(page, numbers) {
  const devtools = await page.context().newCDPSession(page)
  const { result: lists } = await devtools.send('Runtime.evaluate', { expression: 'Array.prototype' })
  const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: lists.objectId })
  const count = `function (wanted) { return this.filter((list) => list.length === ${numbers.length} && list.join() === wanted).length }`
  const { result } = await devtools.send('Runtime.callFunctionOn', { objectId: objects.objectId, functionDeclaration: count, arguments: [{ value: numbers.join() }], returnByValue: true })
  await devtools.detach()
  return result.value
}

/** Small dice with a seed, so that a run can be repeated. */
export function chance(seed) {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** The number of the newest change that this page shows. */
export const shownSeq = (page) => page.evaluate(() => Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1))

/** Does something and waits until the table has changed by it. */
export async function andSee(page, deed) {
  const before = await shownSeq(page)
  await deed()
  await page.waitForFunction((before) => Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1) !== before, before)
}

/** Plays until the game is over: whoever is asked answers with `step(page)`. */
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
  throw new Error('somebody is asked, but finds no answer')
}

/** In the system's light or dark, once the page wears it and has been painted in it. */
export async function wear(page, theme) {
  await page.emulateMedia({ colorScheme: theme })
  await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, theme)
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
}

/** Presses Tab until the focus is on something that fits. */
export async function tabTo(page, selector, most = 250) {
  for (let presses = 0; presses < most; presses++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${selector}`)
}
