/** The worker's side: the module of rules, with one `Page` per table. It knows what it was told and nothing else. */

import init, { Page } from '../wasm/page.js'
import type { FromWorker, ToWorker } from './rules'

const pages = new Map<string, Page>()
let texts: { language: string; texts: string[] } | null = null

function pageOf(table: string): Page {
  let page = pages.get(table)
  if (!page) {
    pages.set(table, (page = new Page()))
    if (texts) page.set_texts(texts.language, texts.texts)
  }
  return page
}

const answer = (message: FromWorker) => postMessage(message)

async function take(message: ToWorker) {
  switch (message.type) {
    case 'start':
      await init({ module_or_path: message.module })
      break
    case 'words': {
      // All tables of a module share its word lists.
      const page = new Page()
      page.add_words(message.language, message.lexicon, message.frequency)
      page.free()
      break
    }
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
      answer({ id: message.id, replies: message.requests.map((request) => JSON.parse(page.ask(JSON.stringify(request))) as never) })
    }
  }
}

/* One message after the other: the module starts asynchronously. */
let last: Promise<void> = Promise.resolve()
onmessage = ({ data }: MessageEvent<ToWorker>) => {
  last = last.then(() => take(data)).catch((error: unknown) => answer({ crashed: String(error) }))
}
