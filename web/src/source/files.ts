/** The modules and their texts as files. */

import playUrl from '../wasm/page_bg.wasm?url'
import studyUrl from '../wasm/study_bg.wasm?url'
import { LocalError } from './errors'

/** Rules, bots and sentences; and the same with lessons, hints and reviews, which is fetched when one of these is opened. */
const MODULES = { play: playUrl, study: studyUrl }
export type ModuleName = keyof typeof MODULES

const compiled = new Map<ModuleName, Promise<WebAssembly.Module>>()

/** A compiled module. Workers share it: it is fetched and compiled once. */
export function loadModule(name: ModuleName): Promise<WebAssembly.Module> {
  const known = compiled.get(name)
  if (known) return known
  const module = compile(MODULES[name])
  compiled.set(name, module)
  module.catch(() => compiled.delete(name))
  return module
}

async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await fetch(url).catch(() => null)
  if (!response?.ok) throw new LocalError('module_missing', response?.statusText)
  try {
    // Streaming requires the right content type, which a plain file server may not send.
    const streams = response.headers.get('content-type')?.startsWith('application/wasm')
    return await (streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()))
  } catch (error) {
    throw new LocalError('module_missing', String(error))
  }
}

const texts = import.meta.glob<string>('../../../locales/*/{cards,cli,gutenberg,gutenberg-terms,letterpress,reasons,review,words}.ftl', { query: '?raw', import: 'default' })

/** The Fluent texts from which the module makes its sentences. */
export async function loadTexts(language: string): Promise<string[]> {
  const paths = Object.keys(texts).filter((path) => path.includes(`/${language}/`))
  return Promise.all(paths.map((path) => texts[path]()))
}
