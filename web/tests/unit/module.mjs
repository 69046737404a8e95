/* The page's module of rules in Node, without a worker. */
import { readFileSync } from 'node:fs'
import init, { Page } from '../../src/wasm/page.js'

await init({ module_or_path: readFileSync(new URL('../../src/wasm/page_bg.wasm', import.meta.url)) })

/** A table of its own: `ask(request)` answers or throws the refusal. */
export function openModule() {
  const page = new Page()
  return (request) => {
    const { ok, error } = JSON.parse(page.ask(JSON.stringify(request)))
    if (error) throw new Error(`${JSON.stringify(request)}: ${error.message}`)
    return ok
  }
}
