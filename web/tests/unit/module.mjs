/* The page's modules of rules in Node, without a worker. Tests ask the one that answers everything. */
import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES } from '../languages.mjs'
import init, { Page } from '../../src/wasm/page.js'

export const moduleFile = (name) => new URL(`../../src/wasm/${name}_bg.wasm`, import.meta.url)
await init({ module_or_path: readFileSync(moduleFile('study')) })

/** The `Page` of the module that only plays: the same caller, loaded once more. */
export async function loadPlaying() {
  const { default: init, Page } = await import('../../src/wasm/page.js?play')
  await init({ module_or_path: readFileSync(moduleFile('page')) })
  return Page
}

const root = new URL('../../../', import.meta.url)
const read = (path) => readFileSync(new URL(path, root))

/** With the word lists and texts of all languages; it speaks the last one unless asked otherwise. */
export function loadedPage(Module = Page) {
  const page = new Module()
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
