/* `npm run measure:module`, with a release build as MANICULE_BIN: compares the page's module with the native program, and measures
   how long three guildmasters take in local games, for docs/performance.md. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { openGutenberg, stepGutenberg } from './e2e/gutenberg.mjs'
import { program, scenario, seededRandom, shownSeq } from './e2e/harness.mjs'
import { openLetterpress, stepLetterpress, trackState } from './e2e/letterpress.mjs'
import { askLines, startWorker } from './e2e/module.mjs'

const PASSES = 9
const assets = new URL('../dist/assets/', import.meta.url)
for (const sent of readdirSync(assets).filter((name) => name.endsWith('.wasm.br'))) {
  const bytes = (name) => statSync(new URL(name, assets)).size
  console.log(`${sent.split('_')[0]}: ${bytes(sent)} bytes as sent (Brotli), ${bytes(sent.slice(0, -'.br'.length))} unpacked`)
}

const load = () => readFileSync('/proc/loadavg', 'utf8').split(' ')[0]
const seed = (number) => number.toString(16).padStart(64, '0')
const quantile = (values, part) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]

/** Searches by a bot at the start of a game. */
const SEARCHES = [
  { name: 'Gutenberg, 4 people, search to the end', open: { game: 'gutenberg', options: { people: 4 } }, bot: { level: 'guildmaster', iterations: 1500 } },
  { name: 'Gutenberg, 2 people, search to the end', open: { game: 'gutenberg', options: { people: 2 } }, bot: { level: 'guildmaster', iterations: 3000 } },
  { name: 'Gutenberg, 4 people, playouts of one round', open: { game: 'gutenberg', options: { people: 4 } }, bot: { level: 'master', iterations: 3000 } },
  { name: 'Letterpress, French, 3 people', open: { game: 'letterpress', options: { people: 3, language: 'fr' } }, bot: { level: 'guildmaster', iterations: 2000 } },
]

/** Starts `manicule engine`, to ask it line by line. */
function startEngine() {
  const engine = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const replies = createInterface(engine.stdout)
  const ask = async (line) => {
    const startedAt = performance.now()
    engine.stdin.write(`${line}\n`)
    const [reply] = await once(replies, 'line')
    return { reply, took: performance.now() - startedAt }
  }
  return { ask, stop: () => engine.stdin.end() }
}

scenario('measure: search in the worker and in the native program', async ({ person }) => {
  const ada = await person()
  await ada.go('/')
  await startWorker(ada.page, ['fr'], [])
  const engine = startEngine()
  const inWorker = async (line) => {
    const { replies: [reply], took } = await askLines(ada.page, [line])
    return { reply, took }
  }
  for (const { name, open, bot } of SEARCHES) {
    const begin = JSON.stringify({ cmd: 'new', ...open, seed: seed(11) })
    const [{ reply }] = [await engine.ask(begin), await inWorker(begin)]
    const line = JSON.stringify({ cmd: 'bot', seat: JSON.parse(reply).ok.to_act[0], seed: seed(5), ...bot })
    const least = { native: Infinity, module: Infinity }
    for (let pass = 0; pass < PASSES; pass++) {
      const [native, module] = [await engine.ask(line), await inWorker(line)]
      if (native.reply !== module.reply) throw new Error(`the replies differ: ${native.reply} and ${module.reply}`)
      least.native = Math.min(least.native, native.took)
      least.module = Math.min(least.module, module.took)
    }
    console.log(`${name}, ${bot.iterations} iterations, least of ${PASSES} passes: native ${least.native.toFixed(1)} ms, module ${least.module.toFixed(1)} ms, speed ${(least.native / least.module).toFixed(2)} of native; load ${load()}`)
  }
  engine.stop()
})

/** Plays against three guildmasters for a while. Measures the times between two shown changes while others act, and the times from
 * my decision until my next question. */
async function waits(page, step, seconds) {
  await page.evaluate(() => {
    window.gaps = []
    let last = performance.now()
    new MutationObserver(() => {
      const now = performance.now()
      if (!document.querySelector('.status.mine')) window.gaps.push(now - last)
      last = now
    }).observe(document.querySelector('[data-seq]'), { attributeFilter: ['data-seq'] })
  })
  const asked = []
  const deadline = Date.now() + 1000 * seconds
  while (Date.now() < deadline && !(await page.locator('section.end').isVisible())) {
    await page.waitForSelector('section.end, .status.mine', { timeout: 120_000 })
    const [before, plans] = [await shownSeq(page), await page.locator('.table.plan').isVisible()]
    await step(page)
    if ((await shownSeq(page)) === before) continue
    const startedAt = performance.now()
    await page.waitForSelector('section.end, .status.mine', { timeout: 120_000 })
    asked.push({ took: performance.now() - startedAt, plans })
  }
  return { gaps: await page.evaluate(() => window.gaps), asked }
}

const told = (times) => (times.length === 0 ? 'none' : `${Math.round(quantile(times, 0.5))} ms (median), ${Math.round(quantile(times, 0.95))} ms (p95), ${Math.round(Math.max(...times))} ms at most, of ${times.length}`)

for (const [game, open, stepOf] of [
  ['gutenberg', openGutenberg, (pick) => (page) => stepGutenberg(page, pick)],
  ['letterpress', openLetterpress, (pick, ada) => (page) => stepLetterpress(page, ada.newest, pick)],
]) {
  scenario(`measure: three guildmasters of this device, ${game}`, async ({ person }) => {
    const ada = await person()
    ada.newest = trackState(ada.page)
    await ada.go('/')
    const choose = async (box) => {
      await box.locator('summary').click()
      await box.getByLabel(/^Players/).selectOption('4')
      await box.locator('[id$="-level"]').selectOption('guildmaster')
    }
    await open(ada, 'now', { choose })
    await ada.page.locator('.table').waitFor()
    const { gaps, asked } = await waits(ada.page, stepOf(seededRandom(41), ada), 150)
    const plans = asked.filter(({ plans }) => plans).map(({ took }) => took)
    console.log(`${game}: from one move of the others to the next ${told(gaps)}`)
    console.log(`${game}: from my decision until I am asked again ${told(asked.map(({ took }) => took))}; after a plan ${told(plans)}; load ${load()}`)
  })
}
