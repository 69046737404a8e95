import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { parse } from 'smol-toml'
import { defineConfig, type Plugin } from 'vite'

/** The standard card set as a module, from the one file in which the rules library keeps it. */
function cardSet(): Plugin {
  const name = 'virtual:gutenberg-cards'
  const file = new URL('../crates/gutenberg/cards/standard.toml', import.meta.url)
  return {
    name: 'card-set',
    resolveId: (id) => (id === name ? '\0' + name : undefined),
    load(id) {
      if (id !== '\0' + name) return
      this.addWatchFile(file.pathname)
      return `export default ${JSON.stringify(parse(readFileSync(file, 'utf8')))}`
    },
  }
}

/** Lays the small form of every text beside it: the server sends that to whoever takes it. */
function smallForms(): Plugin {
  return {
    name: 'small-forms',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(js|css|html)$/.test(name))) {
        const file = join(dir ?? 'dist', name)
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
      }
    },
  }
}

const server = process.env.MANICULE_SERVER ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [svelte(), cardSet(), smallForms()],
  // How long each part of the build took is nothing that a newcomer must read.
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { checks: { bundlerTimings: false } } },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
})
