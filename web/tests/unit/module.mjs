/* The page's module of rules in Node, without a worker. */
import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES } from '../languages.mjs'
import init, { Page } from '../../src/wasm/page.js'

await init({ module_or_path: readFileSync(new URL('../../src/wasm/page_bg.wasm', import.meta.url)) })

const root = new URL('../../../', import.meta.url)
const read = (path) => readFileSync(new URL(path, root))

/** A `Page` with the word lists and texts of all languages. It uses the text language that was set last, English. */
export function loadedPage() {
  const page = new Page()
  for (const file of readdirSync(new URL('lexicons/', root)).filter((name) => name.endsWith('.lexicon'))) {
    const language = file.replace('.lexicon', '')
    page.add_words(language, read(`lexicons/${file}`), read(`lexicons/${language}.freq`))
  }
  for (const language of LANGUAGES.toReversed()) {
    const folder = `locales/${language}/`
    page.set_texts(language, readdirSync(new URL(folder, root)).map((name) => read(folder + name).toString('utf8')))
  }
  return page
}

/** Returns `ask(request)` for a table of its own, which throws refusals. */
export function openModule(page = new Page()) {
  return (request) => {
    const { ok, error } = JSON.parse(page.ask(JSON.stringify(request)))
    if (error) throw new Error(`${JSON.stringify(request)}: ${error.message}`)
    return ok
  }
}
