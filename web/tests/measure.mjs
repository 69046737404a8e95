/* `npm run measure`: measures the page against a local server, for docs/performance.md. */
import { readFileSync } from 'node:fs'
import { openGutenberg, stepGutenberg } from './e2e/gutenberg.mjs'
import { scenario, seededRandom, shownSeq } from './e2e/harness.mjs'

const LONG_MS = 50
/** The number of longest tasks to report. */
const LONGEST = 8
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`
const quantile = (values, part) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]

/** Transferred bytes by kind. */
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

/** Every task of the page's main thread with its CPU time, wall time and contents. */
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

scenario('measure', async ({ person }) => {
  const ada = await person({ settings: { motion: 'normal' } })
  const { page } = ada
  const lobby = await weigh(page, () => ada.go('/'))
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  console.log(`first load: script and style ${kilobytes(lobby.script + lobby.style)}, fonts ${kilobytes(lobby.font)}, first paint after ${Math.round(paint)} ms`)

  const choose = async (box) => {
    await box.locator('summary').click()
    await box.getByLabel('Seats').selectOption('4')
  }
  const table = await weigh(page, () => openGutenberg(ada, 'now', { choose }).then(() => page.locator('.table').waitFor()))
  console.log(`sitting down: ${kilobytes(table.script + table.style)} more of script and style, fonts ${kilobytes(table.font)}`)

  /* For every click, the time from the event to the painted effect. */
  await page.evaluate(() => {
    window.clicks = []
    addEventListener('click', (event) => {
      const begun = event.timeStamp
      requestAnimationFrame(() => setTimeout(() => window.clicks.push(performance.now() - begun)))
    }, { capture: true })
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
  const clicks = await page.evaluate(() => window.clicks)
  const earlier = page.getByRole('button', { name: 'Earlier' })
  while (await earlier.isVisible()) await earlier.click()
  const lines = await page.locator('.line').count()
  console.log(`${clicks.length} clicks at a table of 4, ${lines} lines of log at the end: effect painted after ${Math.round(quantile(clicks, 0.5))} ms (median), ${Math.round(quantile(clicks, 0.95))} ms (p95)`)
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
