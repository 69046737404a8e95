/** Serves the word lists in `lexicons/` as `words/<language>.lexicon` and `.freq`, and their sizes and versions as the module
 * `virtual:word-lists`. */

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const folder = fileURLToPath(new URL('../../lexicons/', import.meta.url))
const MODULE = 'virtual:word-lists'
/** A build can omit lists because of their licences: `MANICULE_WORDS=fr,en,pl`. */
const wanted = process.env.MANICULE_WORDS?.split(',')

function lists() {
  const present = readdirSync(folder).flatMap((name) => (name.endsWith('.lexicon') ? [name.slice(0, -'.lexicon'.length)] : []))
  const languages = present.filter((language) => wanted?.includes(language) ?? true)
  return Object.fromEntries(
    languages.map((language) => {
      const [lexicon, frequency] = ['lexicon', 'freq'].map((kind) => readFileSync(join(folder, `${language}.${kind}`)))
      const version = createHash('sha256').update(lexicon).update(frequency).digest('hex').slice(0, 12)
      return [language, { version, bytes: lexicon.length + frequency.length }]
    }),
  )
}

export function wordLists(): Plugin {
  return {
    name: 'word-lists',
    resolveId: (id) => (id === MODULE ? '\0' + MODULE : undefined),
    load: (id) => (id === '\0' + MODULE ? `export default ${JSON.stringify(lists())}` : undefined),
    configureServer(server) {
      server.middlewares.use('/words', (request, response, next) => {
        const file = join(folder, (request.url ?? '').split('?')[0])
        if (!/\.(lexicon|freq)$/.test(file) || !existsSync(file)) return next()
        response.setHeader('content-type', 'application/octet-stream')
        response.end(readFileSync(file))
      })
    },
    generateBundle() {
      for (const language of Object.keys(lists())) {
        for (const kind of ['lexicon', 'freq']) {
          const name = `${language}.${kind}`
          this.emitFile({ type: 'asset', fileName: `words/${name}`, source: readFileSync(join(folder, name)) })
        }
      }
    },
  }
}
