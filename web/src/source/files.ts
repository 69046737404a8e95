/** The module and its texts as files. */

import wasmUrl from '../wasm/page_bg.wasm?url'
import { LocalError } from './errors'

let compiled: Promise<WebAssembly.Module> | null = null

/** The compiled module. Workers share it: it is fetched and compiled once. */
export function loadModule(): Promise<WebAssembly.Module> {
  compiled ??= compile()
  compiled.catch(() => (compiled = null))
  return compiled
}

async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(wasmUrl).catch(() => null)
  if (!response?.ok) throw new LocalError('module_missing', response?.statusText)
  try {
    // A plain file server may not know the type, which streaming requires.
    const streams = response.headers.get('content-type')?.startsWith('application/wasm')
    return await (streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()))
  } catch (error) {
    throw new LocalError('module_missing', String(error))
  }
}

const texts = import.meta.glob<string>('../../../locales/*/{cards,cli,gutenberg,gutenberg-terms,letterpress,reasons,review,words}.ftl', { query: '?raw', import: 'default' })

/** What the module's sentences are made of. */
export async function loadTexts(language: string): Promise<string[]> {
  const paths = Object.keys(texts).filter((path) => path.includes(`/${language}/`))
  return Promise.all(paths.map((path) => texts[path]()))
}
