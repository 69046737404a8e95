/* `npm run measure`: measures the page against a local server, for docs/performance.md. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openGutenberg, stepGutenberg } from './e2e/gutenberg.mjs'
import { openTable, scenario, seededRandom, shownSeq, waitUntilStable } from './e2e/harness.mjs'
import { waitUntilKept } from './e2e/offline.mjs'
import { openReview } from './e2e/review.mjs'

const LONG_MS = 50
/** A finished game of four bots. */
const REVIEWED = fileURLToPath(new URL('../../docs/review/gutenberg.json', import.meta.url))
/** How many of the longest tasks to report. */
const LONGEST = 8
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`
const quantile = (values, part) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]

/** Transferred bytes by type of resource. */
async function weigh(page, go) {
  const devtools = await page.context().newCDPSession(page)
  const weights = { script: 0, style: 0, font: 0 }
  const kinds = { Script: 'script', Stylesheet: 'style', Font: 'font' }
  const asked = new Map()
  devtools.on('Network.responseReceived', ({ requestId, type }) => asked.set(requestId, kinds[type]))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = asked.get(requestId)
    if (kind) weights[kind] += encodedDataLength
  })
  await devtools.send('Network.enable')
  await go()
  await page.waitForLoadState('networkidle')
  await devtools.detach()
  return weights
}

/** All tasks of the page's main thread, with CPU time, wall time and contents. */
function tasksOf({ traceEvents }) {
  const mains = new Set(traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(({ pid, tid }) => `${pid}.${tid}`))
  const onMain = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && mains.has(`${pid}.${tid}`))
  return onMain.filter(({ name }) => name.endsWith('RunTask')).map((task) => ({
    processor: (task.tdur ?? 0) / 1000,
    wall: (task.dur ?? 0) / 1000,
    at: task.ts,
    parts: () => partsOf(task, onMain),
  }))
}
const NOISE = /RunTask|^V8\.|RunMicrotasks|Blink\.|^LocalFrame|ThreadControllerImpl/
function partsOf(task, events) {
  const within = events.filter((event) => event.tid === task.tid && event.pid === task.pid && event.ts >= task.ts && event.ts + (event.dur ?? 0) <= task.ts + task.dur && !NOISE.test(event.name))
  const spent = new Map()
  for (const { name, args, dur = 0 } of within) {
    const about = args.data?.type ?? args.data?.functionName ?? args.data?.url?.split('/').pop()
    const label = about ? `${name} (${about})` : name
    spent.set(label, (spent.get(label) ?? 0) + dur / 1000)
  }
  return [...spent].sort(([, a], [, b]) => b - a).slice(0, 6).map(([label, time]) => `${label} ${time.toFixed(0)} ms`).join(', ')
}

/** Clicks a button that starts a game; returns the time until the first decision is painted. */
const timeToDecision = (page, game, way) =>
  page.evaluate(([game, way]) => new Promise((resolve) => {
    const button = document.querySelector(`[data-game="${game}"] [data-way="${way}"]`)
    const begun = performance.now()
    button.click()
    const look = () => {
      if (document.querySelector('.table .status.mine')) setTimeout(() => resolve(performance.now() - begun))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }), [game, way])

const VISITS = 7

scenario('measure: a second visit, from the click to the first decision', async ({ person }) => {
  for (const game of ['gutenberg', 'letterpress']) {
    const ada = await person({ serviceWorkers: 'allow' })
    const { page } = ada
    const button = page.locator(`[data-game="${game}"] [data-way="now"]`)
    await ada.go('/')
    await waitUntilKept(page)
    // Starts a game, so that the word list is cached.
    await button.click()
    await page.locator('.table .status.mine').waitFor()
    for (const when of ['as soon as the button is there', 'once the lobby is idle']) {
      const times = []
      for (let visit = 0; visit < VISITS; visit++) {
        await ada.go('/')
        await button.waitFor()
        if (when.startsWith('once')) {
          await page.waitForLoadState('networkidle')
          await waitUntilStable(page)
        }
        times.push(await timeToDecision(page, game, 'now'))
      }
      const told = times.map(Math.round).sort((a, b) => a - b)
      console.log(`${game}, a click on "Play now" ${when}, ${VISITS} visits from cache: first decision painted after ${told[told.length >> 1]} ms (median), ${told.at(-1)} ms at most; all: ${told.join(' ')}`)
    }
  }
})

/** How many hints to ask for in a game. */
const HINTS = { gutenberg: 45, letterpress: 16 }

/** Asks for a hint and immediately for the move; returns the milliseconds to each, from the first click. */
const timeOfHint = (page) =>
  page.evaluate(() => new Promise((resolve) => {
    const begun = performance.now()
    let nudged = null
    const look = () => {
      const move = document.querySelector('[data-coach=hint-move]')
      if (nudged === null && move) {
        nudged = performance.now() - begun
        move.click()
      } else if (nudged !== null && document.querySelector('[data-coach=hint-show], [data-coach=hint-best]')) return resolve([nudged, performance.now() - begun])
      requestAnimationFrame(look)
    }
    document.querySelector('[data-hint]').click()
    look()
  }))

scenario('measure: hints', async ({ person }) => {
  for (const [game, count] of Object.entries(HINTS)) {
    const ada = await person()
    const { page } = ada
    // Counts the tries of each analysis, quick and long.
    await page.addInitScript(() => {
      window.tries = []
      window.Worker = class extends Worker {
        constructor(...args) {
          super(...args)
          this.addEventListener('message', ({ data }) => {
            for (const { ok } of data.replies ?? []) if (ok?.candidates) window.tries.push(ok.candidates.reduce((sum, { visits }) => sum + visits, 0))
          })
        }
      }
    })
    await openTable(ada, game, 'now')
    const times = new Map()
    for (let hints = 0; hints < count; hints++) {
      await page.locator('section.end, section.ask [data-settled]').first().waitFor()
      await page.locator('.table[data-behind]').waitFor({ state: 'detached' })
      if (await page.locator('section.end').count()) break
      await page.locator('[data-hint]').waitFor()
      const what = await page.evaluate(() => document.querySelector('.table').dataset.step ?? document.querySelector('.status .what').innerText)
      await page.evaluate(() => (window.tries = []))
      const [nudge, move] = await timeOfHint(page)
      const [quick = 0, long = 0] = await page.evaluate(() => window.tries)
      const label = hints === 0 ? `${what} (the first hint)` : what
      times.set(label, [...(times.get(label) ?? []), { nudge, move, quick, long }])
      const best = page.locator('[data-coach=hint-best]')
      if (await best.count()) await best.click()
      const show = page.locator('[data-coach=hint-show]')
      await show.waitFor()
      const before = await shownSeq(page)
      await show.click()
      const main = page.locator('section.ask .button.main:enabled')
      // A pass is not laid out on the table; it has its own button.
      const pass = page.locator('section.ask .button.pass:enabled')
      await main.or(pass).first().waitFor()
      if (await main.count()) await main.first().click()
      else {
        await pass.click()
        const sure = page.locator('section.ask .sure-pass')
        if (await sure.count()) await sure.click()
      }
      await page.waitForFunction((before) => Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1) !== before, before)
    }
    for (const [what, all] of times) {
      const of = (field, part) => Math.round(quantile(all.map((one) => one[field]), part))
      console.log(`${game}, ${what}: ${all.length} hints, nudge after ${of('nudge', 0.5)} ms (at most ${of('nudge', 1)}), move after ${of('move', 0.5)} ms (at most ${of('move', 1)}), ${of('quick', 0.5)} and ${of('long', 0.5)} tries`)
    }
  }
  console.log(`load of the machine meanwhile: ${readFileSync('/proc/loadavg', 'utf8').split(' ')[0]}`)
})

scenario('measure: a review of four seats', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await openReview(ada, REVIEWED)
  // Records every frame, and every long task.
  await page.evaluate(() => {
    window.begun = performance.now()
    window.frames = []
    window.graphAt = null
    let last = window.begun
    const frame = (now) => {
      window.frames.push(now - last)
      last = now
      if (window.graphAt === null && document.querySelector('figure .plot .line')) window.graphAt = performance.now()
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  const browser = page.context().browser()
  await browser.startTracing(page, { categories: ['toplevel', '__metadata', 'devtools.timeline', 'v8'] })
  await page.locator('[data-summary]').waitFor({ timeout: 300_000 })
  await page.locator('main progress').waitFor({ state: 'detached', timeout: 300_000 })
  const { graph, whole, frames } = await page.evaluate(() => ({ graph: window.graphAt - window.begun, whole: performance.now() - window.begun, frames: window.frames }))
  const tasks = tasksOf(JSON.parse((await browser.stopTracing()).toString())).map(({ processor }) => processor)
  console.log(`a review of four seats: first graph after ${(graph / 1000).toFixed(1)} s, complete after ${(whole / 1000).toFixed(1)} s`)
  console.log(`meanwhile a frame every ${Math.round(quantile(frames, 0.5))} ms (median), ${Math.round(quantile(frames, 0.99))} ms (p99), ${Math.round(Math.max(...frames))} ms at most; tasks of the page over ${LONG_MS} ms of processor time: ${tasks.filter((time) => time > LONG_MS).length} of ${tasks.length}, the longest ${Math.round(Math.max(...tasks))} ms`)
  console.log(`load of the machine meanwhile: ${readFileSync('/proc/loadavg', 'utf8').split(' ')[0]}`)
})

scenario('measure', async ({ person }) => {
  const ada = await person({ settings: { motion: 'normal' } })
  const { page } = ada
  const lobby = await weigh(page, () => ada.go('/'))
  const [paint, needed] = await page.evaluate(() => {
    const { startTime } = performance.getEntriesByName('first-contentful-paint')[0]
    const before = performance.getEntriesByType('resource').filter(({ name, responseEnd }) => /\.(js|css)$/.test(name) && responseEnd <= startTime)
    return [startTime, before.reduce((bytes, { transferSize }) => bytes + transferSize, 0)]
  })
  console.log(`script and style (Brotli) for the first paint: ${kilobytes(needed)}; with all that follows when the page is idle ${kilobytes(lobby.script + lobby.style)}; fonts ${kilobytes(lobby.font)}; first paint after ${Math.round(paint)} ms`)

  const choose = async (box) => {
    await box.locator('summary').click()
    await box.getByLabel(/^Players/).selectOption('4')
  }
  const table = await weigh(page, () => openGutenberg(ada, 'now', { choose }).then(() => page.locator('.table').waitFor()))
  console.log(`sitting down: ${kilobytes(table.script + table.style)} more of script and style, fonts ${kilobytes(table.font)}`)

  /* Measures for every click the time from the event to the next frame, and for every click that acts the time to the frame that
     shows the new state, which has been stored by then. */
  await page.evaluate(() => {
    window.clicks = []
    window.moves = []
    let acting = null
    addEventListener('click', (event) => {
      const begun = event.timeStamp
      acting = event.target.closest('section.ask .button') ? begun : null
      requestAnimationFrame(() => setTimeout(() => window.clicks.push(performance.now() - begun)))
    }, { capture: true })
    new MutationObserver(() => {
      if (acting === null) return
      const begun = acting
      acting = null
      requestAnimationFrame(() => setTimeout(() => window.moves.push(performance.now() - begun)))
    }).observe(document.querySelector('[data-seq]'), { attributeFilter: ['data-seq'] })
  })
  const browser = page.context().browser()
  await browser.startTracing(page, { categories: ['toplevel', '__metadata', 'devtools.timeline', 'v8'] })
  const pick = seededRandom(41)
  const answers = []
  const deadline = Date.now() + 100_000
  while (Date.now() < deadline && !(await page.locator('section.end').isVisible())) {
    await page.waitForSelector('section.end, .status.mine')
    const before = await shownSeq(page)
    const begun = performance.now()
    await stepGutenberg(page, pick)
    if ((await shownSeq(page)) !== before) answers.push(performance.now() - begun)
  }
  const tasks = tasksOf(JSON.parse((await browser.stopTracing()).toString()))
  const [clicks, moves] = await page.evaluate(() => [window.clicks, window.moves])
  const earlier = page.getByRole('button', { name: 'Earlier' })
  while (await earlier.isVisible()) await earlier.click()
  const lines = await page.locator('.line').count()
  console.log(`${clicks.length} clicks at a table of 4, ${lines} lines of log at the end: effect painted after ${Math.round(quantile(clicks, 0.5))} ms (median), ${Math.round(quantile(clicks, 0.95))} ms (p95)`)
  console.log(`${moves.length} moves among them: stored and painted after ${Math.round(quantile(moves, 0.5))} ms (median), ${Math.round(quantile(moves, 0.95))} ms (p95)`)
  for (const clock of ['processor', 'wall']) {
    const times = tasks.map((task) => task[clock])
    console.log(`tasks over ${LONG_MS} ms by ${clock} time: ${times.filter((time) => time > LONG_MS).length} of ${times.length}, the longest ${Math.round(Math.max(...times))} ms`)
  }
  const first = Math.min(...tasks.map(({ at }) => at))
  const span = Math.max(...tasks.map(({ at }) => at)) - first
  for (const task of tasks.sort((a, b) => b.processor - a.processor).slice(0, LONGEST)) console.log(`  ${Math.round(task.processor)} ms, ${Math.round((100 * (task.at - first)) / span)} % into the game: ${task.parts()}`)
  const busy = readFileSync('/proc/loadavg', 'utf8').split(' ')[0]
  console.log(`load of the machine meanwhile: ${busy}`)
})
