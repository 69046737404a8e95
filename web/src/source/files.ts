/** Fetches the module of rules and its texts. */

import wasmUrl from '../wasm/page_bg.wasm?url'
import { LocalError } from './errors'

let compiled: Promise<WebAssembly.Module> | null = null

/** Fetched and compiled once, then shared by all workers. */
export function loadModule(): Promise<WebAssembly.Module> {
  compiled ??= compile()
  compiled.catch(() => (compiled = null))
  return compiled
}

async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(wasmUrl).catch(() => null)
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
