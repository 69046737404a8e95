/* The page's worker with a module of rules, as it was built, asked line by line. */
import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES as ALL } from '../languages.mjs'

const root = new URL('../../../', import.meta.url)
export const read = (path) => readFileSync(new URL(path, root), 'utf8')
const asset = (name) => `/assets/${readdirSync(new URL('web/dist/assets/', root)).find((file) => name.test(file))}`
/** The names of the files in `vectors/`. */
export const VECTORS = readdirSync(new URL('vectors/', root)).filter((name) => name.endsWith('.jsonl')).map((name) => name.slice(0, -'.jsonl'.length))
/** English last, because the worker uses the language that was set last. */
export const LANGUAGES = ALL.toReversed()
/** The languages with a word list. */
export const WORD_LANGUAGES = readdirSync(new URL('lexicons/', root)).filter((name) => name.endsWith('.lexicon')).map((name) => name.replace('.lexicon', ''))

/** Remembers the worker that the page asks about its table. Call before the page is loaded. */
export const watchModule = (page) => page.addInitScript(() => {
  const Watched = window.Worker
  window.Worker = class extends Watched {
    postMessage(message, ...rest) {
      if (message.requests?.some(({ cmd }) => cmd === 'look')) window.lookedIn = { worker: this, table: message.table }
      return super.postMessage(message, ...rest)
    }
  }
})

/** The raw replies of this page's module about its server table. */
export const askTable = (page, requests) =>
  page.evaluate((requests) => new Promise((resolve) => {
    const { worker, table } = window.lookedIn
    const replies = []
    worker.addEventListener('message', function listen({ data }) {
      if (data.type !== 'line') return
      replies.push(data.line)
      if (replies.length < requests.length) return
      worker.removeEventListener('message', listen)
      resolve(replies)
    })
    requests.forEach((request, id) => worker.postMessage({ type: 'line', id, table, line: JSON.stringify(request) }))
  }), requests)

/** Starts a worker in the page, with the module `page`, which plays, or `study`. Messages are in the language that comes last. */
export async function startWorker(page, words, texts, module = 'page') {
  const files = texts.map((language) => ({
    language,
    texts: readdirSync(new URL(`locales/${language}/`, root)).map((name) => read(`locales/${language}/${name}`)),
  }))
  const urls = { worker: asset(/^worker-.*\.js$/), module: asset(new RegExp(`^${module}_bg-.*\\.wasm$`)) }
  await page.evaluate(async ({ urls, words, files }) => {
    const worker = new Worker(urls.worker, { type: 'module' })
    const bytes = async (url) => new Uint8Array(await (await fetch(url)).arrayBuffer())
    worker.postMessage({ type: 'start', module: await WebAssembly.compileStreaming(fetch(urls.module)) })
    for (const language of words) {
      const [lexicon, frequency] = await Promise.all(['lexicon', 'freq'].map((kind) => bytes(`/words/${language}.${kind}`)))
      worker.postMessage({ type: 'words', language, lexicon, frequency })
    }
    // The worker keeps texts of several languages only for tables that exist, hence this request.
    worker.postMessage({ type: 'line', id: -1, table: 'first', line: '{"cmd":"hello"}' })
    for (const { language, texts } of files) worker.postMessage({ type: 'texts', language, texts })
    window.askLines = (table, lines) => {
      const replies = []
      const done = new Promise((resolve, reject) => {
        worker.onmessage = ({ data }) => {
          if (data.type === 'crashed') return reject(new Error(data.error))
          if (data.type !== 'line' || data.id < 0) return
          replies.push(data.line)
          if (replies.length === lines.length) resolve(replies)
        }
      })
      lines.forEach((line, id) => worker.postMessage({ type: 'line', id, table, line }))
      return done
    }
  }, { urls, words, files })
}

/** The replies to these lines, and the milliseconds that the worker took for all of them. */
export const askLines = (page, lines, table = 'lines') =>
  page.evaluate(async ({ table, lines }) => {
    const startedAt = performance.now()
    const replies = await window.askLines(table, lines)
    return { replies, took: performance.now() - startedAt }
  }, { table, lines })
