import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { serviceWorker } from './vite/offline.ts'
import { wordLists } from './vite/words.ts'

/** Writes a Brotli copy of every text file and of the module, which the server sends to browsers that accept it. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => /\.(js|css|html|wasm)$/.test(name))) {
        const file = join(dir ?? 'dist', name)
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
      }
    },
  }
}

const server = process.env.MANICULE_SERVER ?? 'http://127.0.0.1:8080'

/* `--mode site` builds for a static host, which may serve the page under any path. */
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [svelte(), wordLists(), serviceWorker(), precompress()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    outDir: mode === 'site' ? 'site' : 'dist',
    // No build timings in the output.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
}))
