/* Bundles modules of the page, Svelte runes included, so that Node can import them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Imports `src/<path>` for each path, as one bundle: the modules share their state. */
export async function load(...paths) {
  // What the page reads from the browser as it loads.
  globalThis.navigator ??= { languages: ['en'], userAgent: 'node' }
  globalThis.location ??= new URL('http://localhost/')
  globalThis.window ??= { matchMedia: () => new EventTarget() }
  const outDir = mkdtempSync(join(tmpdir(), 'manicule-unit-'))
  after(() => rmSync(outDir, { recursive: true }))
  const entry = 'virtual:entry'
  await build({
    root,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? paths.map((path, at) => `export * as m${at} from '/src/${path}'`).join('\n') : undefined),
      },
    ],
    build: {
      target: 'es2022',
      minify: false,
      outDir,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { entryFileNames: 'bundle.mjs' } },
    },
  })
  const bundle = await import(pathToFileURL(join(outDir, 'bundle.mjs')).href)
  return paths.map((_, at) => bundle[`m${at}`])
}
