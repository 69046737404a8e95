/* Bundles modules of the page, including Svelte runes, so that Node can import them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Imports `src/<path>` for each path, as one bundle, so that the modules share state. */
export async function load(...paths) {
  // Browser globals that modules read while they load.
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
