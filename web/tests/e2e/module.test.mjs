/* The module of rules in the browser's worker. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { openGutenberg } from './gutenberg.mjs'
import { scenario } from './harness.mjs'
import { limitBots } from './offline.mjs'
import { askLines, LANGUAGES, read, startWorker, VECTORS, WORD_LANGUAGES } from './module.mjs'

const sha256 = (text) => createHash('sha256').update(text).digest('hex')
/** Replaces `@path@` by the text of that file. */
const filled = (ask) => ask.replace(/@(.*?)@/, (_, path) => read(path).trimEnd())

scenario('the worker of the page answers all vectors with the same bytes', async ({ person }) => {
  const ada = await person()
  await ada.go('/')
  await startWorker(ada.page, WORD_LANGUAGES, LANGUAGES, 'study')
  for (const name of VECTORS) {
    const vectors = read(`vectors/${name}.jsonl`).trimEnd().split('\n').map((line) => JSON.parse(line))
    // Every file is a conversation about its own table.
    const { replies } = await askLines(ada.page, vectors.map(({ ask }) => filled(ask)), name)
    vectors.forEach(({ ask, reply, sha256: digest }, at) => {
      const where = `${name}, line ${at + 1}: ${ask}`
      if (reply === undefined) assert.equal(sha256(replies[at]), digest, where)
      else assert.equal(replies[at], reply, where)
    })
  }
})

scenario('a guildmaster alone to act thinks in several workers, whose results are merged', async ({ person }) => {
  const ada = await person()
  await limitBots(ada, 4000)
  await ada.page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => 4 })
    const Watched = window.Worker
    window.thoughts = []
    window.merged = 0
    window.progress = []
    let workers = 0
    window.Worker = class extends Watched {
      #number = workers++
      constructor(...args) {
        super(...args)
        this.addEventListener('message', ({ data }) => data.type === 'progress' && window.progress.push(data.done))
      }
      postMessage(message, ...rest) {
        for (const { cmd, part, parts } of message.requests ?? []) {
          if (cmd === 'bot') window.thoughts.push({ worker: this.#number, part })
          if (cmd === 'merge') window.merged = Math.max(window.merged, parts.filter((weighed) => weighed.length > 0).length)
        }
        return super.postMessage(message, ...rest)
      }
    }
  })
  const choose = async (box) => {
    await box.locator('summary').click()
    await box.getByLabel(/^Players/).selectOption('2')
    await box.locator('[id$="-level"]').selectOption('guildmaster')
  }
  await openGutenberg(ada, 'now', { choose })
  await ada.page.waitForFunction(() => window.merged === 3 && window.progress.length > 0)
  const { thoughts, progress } = await ada.page.evaluate(() => ({ thoughts: window.thoughts, progress: window.progress }))
  const together = thoughts.slice(0, 3)
  assert.deepEqual(together.map(({ part }) => part), [[0, 3], [1, 3], [2, 3]])
  assert.equal(new Set(together.map(({ worker }) => worker)).size, 3, 'each part has a worker of its own')
  assert.ok(progress.every((done) => done >= 0 && done <= 1), `progress: ${progress}`)
})

scenario('the first paint takes at most 100 KB of script and style, and does not wait for the module', async ({ person }) => {
  const ada = await person()
  // Suppresses everything that the page loads after the first frame or when idle.
  await ada.page.addInitScript(() => {
    window.requestAnimationFrame = window.requestIdleCallback = () => 0
  })
  await ada.go('/')
  for (const way of ['now', 'solo', 'same-screen']) await ada.page.locator(`[data-way="${way}"]`).first().waitFor()
  await ada.page.waitForLoadState('networkidle')
  const loaded = await ada.page.evaluate(() => performance.getEntriesByType('resource').map(({ name, transferSize }) => ({ name, bytes: transferSize })))
  assert.deepEqual(loaded.filter(({ name }) => name.endsWith('.wasm')), [])
  const needed = loaded.filter(({ name }) => /\.(js|css)$/.test(name)).reduce((sum, { bytes }) => sum + bytes, 0)
  assert.ok(needed > 20_000 && needed <= 100_000, `${needed} bytes`)
})
