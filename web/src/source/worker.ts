/** The worker's side: the module of rules, with one `Page` per table. */

import init, { Page } from '../wasm/page.js'
import type { FromWorker, ToWorker } from './rules'

const pages = new Map<string, Page>()
let texts: { language: string; texts: string[] } | null = null

function pageOf(table: string): Page {
  let page = pages.get(table)
  if (!page) {
    pages.set(table, (page = new Page()))
    page.on_progress(tellProgress)
    if (texts) page.set_texts(texts.language, texts.texts)
  }
  return page
}

const answer = (message: FromWorker) => postMessage(message)

const REPORT_EVERY_MS = 100
let reportedAt = 0

function tellProgress(done: number, of?: number) {
  const now = performance.now()
  if (!of || now - reportedAt < REPORT_EVERY_MS) return
  reportedAt = now
  answer({ type: 'progress', done: done / of })
}

/** Adds a word list for all tables of the module. False if it is damaged; then nothing has changed. */
function takeWords({ language, lexicon, frequency }: Extract<ToWorker, { type: 'words' }>): boolean {
  const page = new Page()
  try {
    page.add_words(language, lexicon, frequency)
    return true
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error
    return false
  } finally {
    page.free()
  }
}

async function handle(message: ToWorker) {
  switch (message.type) {
    case 'start':
      await init({ module_or_path: message.module })
      break
    case 'words':
      answer({ type: 'words', id: message.id, taken: takeWords(message) })
      break
    case 'texts':
      texts = message
      for (const page of pages.values()) page.set_texts(message.language, message.texts)
      break
    case 'close':
      pages.get(message.table)?.free()
      pages.delete(message.table)
      break
    case 'ask': {
      const page = pageOf(message.table)
      answer({ type: 'replies', id: message.id, replies: message.requests.map((request) => JSON.parse(page.ask(JSON.stringify(request))) as never) })
      break
    }
    case 'line':
      answer({ type: 'line', id: message.id, line: pageOf(message.table).ask(message.line) })
  }
}

/* Handles messages in order, although the module starts asynchronously. */
let queue: Promise<void> = Promise.resolve()
onmessage = ({ data }: MessageEvent<ToWorker>) => {
  queue = queue.then(() => handle(data)).catch((error: unknown) => answer({ type: 'crashed', error: String(error) }))
}
