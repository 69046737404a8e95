/** Writes the service worker: `src/offline/worker.js` with the list of files to cache, and a version that is a hash of them. */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const source = new URL('../src/offline/worker.js', import.meta.url)
/** Files that are not cached in advance but when they are first used: texts of one language, rules pages, word lists. */
const ON_USE = /^words\/|\.(ftl|md)$/

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const hash = createHash('sha256')
      const kept: string[] = []
      for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => a.localeCompare(b))) {
        const origin = file.type === 'chunk' ? (file.facadeModuleId ?? '').replace(/\?.*$/, '') : name
        if (ON_USE.test(origin) || name.endsWith('.br')) continue
        hash.update(name)
        if (name === 'index.html' && file.type === 'asset') hash.update(file.source)
        kept.push(name === 'index.html' ? './' : name)
      }
      // Files from `public/`.
      kept.push('favicon.svg', 'favicon-turn.svg', 'manifest.webmanifest', 'icon-192.png')
      const settings = `const VERSION = ${JSON.stringify(hash.digest('hex').slice(0, 12))}\nconst KEPT = ${JSON.stringify(kept)}\n`
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: settings + readFileSync(source, 'utf8') })
    },
  }
}
