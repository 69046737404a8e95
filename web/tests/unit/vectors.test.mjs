/** The files of `vectors/` hold for the page's modules: they play the same games as the program. */

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { Page } from '../../src/wasm/page.js'
import { loadedPage, loadPlaying, moduleFile } from './module.mjs'

const root = new URL('../../../', import.meta.url)
const read = (path) => readFileSync(new URL(path, root))
const text = (path) => read(path).toString('utf8')

/** Replaces `@path@` by the text of that file. */
const filled = (ask) => ask.replace(/@(.*?)@/, (_, path) => text(path).trimEnd())

const NAMES = readdirSync(new URL('vectors/', root)).filter((name) => name.endsWith('.jsonl')).map((name) => name.slice(0, -'.jsonl'.length))

/** What the module that only plays does not know. */
const STUDY = ['analyse', 'merge_analysis', 'merge_review', 'position', 'review', 'think']
/** It opens stored games instead of verifying records. */
function played(line) {
  const { cmd, record, ...more } = JSON.parse(line)
  if (cmd !== 'replay') return line
  const { format, result, ...stored } = record
  return JSON.stringify({ cmd: 'reopen', ...stored, ...more })
}
const Playing = await loadPlaying()

for (const [module, Module] of [['module of study', Page], ['module that plays', Playing]]) {
  for (const name of NAMES) {
    test(`the ${module} answers as vectors/${name}.jsonl says`, () => {
      const page = loadedPage(Module)
      const lines = text(`vectors/${name}.jsonl`).trimEnd().split('\n')
      assert.ok(lines.length >= 10)
      lines.forEach((line, number) => {
        const { ask, reply, sha256 } = JSON.parse(line)
        const answer = page.ask(Module === Playing ? played(filled(ask)) : filled(ask))
        const where = `line ${number + 1}: ${ask}`
        if (Module === Playing && STUDY.includes(JSON.parse(filled(ask)).cmd)) assert.equal(JSON.parse(answer).error.code, 'unknown_command', where)
        else if (reply !== undefined) assert.equal(answer, reply, where)
        else assert.equal(createHash('sha256').update(answer).digest('hex'), sha256, where)
      })
      page.free()
    })
  }
}

test('the module that plays has at most 450,000 bytes as it is sent', () => {
  const { length } = brotliCompressSync(readFileSync(moduleFile('page')))
  assert.ok(length > 100_000 && length <= 450_000, `${length} bytes`)
})

test('a damaged word list, or one of another language, is refused with the reason', () => {
  const page = new Page()
  const damaged = Uint8Array.from(read('lexicons/fr.lexicon'))
  damaged[1000] ^= 1
  assert.throws(() => page.add_words('fr', damaged, read('lexicons/fr.freq')), /checksum/)
  assert.throws(() => page.add_words('fr', read('lexicons/pl.lexicon'), read('lexicons/fr.freq')), /Polish/)
})

test('the progress hook is called, and can stop a bot', () => {
  const page = loadedPage()
  page.ask(JSON.stringify({ cmd: 'new', game: 'gutenberg', options: { people: 2 }, seed: '07'.repeat(32) }))
  const view = JSON.parse(page.ask(JSON.stringify({ cmd: 'view', seat: null }))).ok
  const seen = []
  page.on_progress((done, of) => {
    seen.push([done, of])
    return done < 64
  })
  const bot = { cmd: 'bot', seat: view.to_act[0], level: 'guildmaster', iterations: 100_000, seed: '01'.repeat(32) }
  assert.ok(JSON.parse(page.ask(JSON.stringify(bot))).ok.action)
  assert.deepEqual(seen.at(-1), [64, 100_000])
})
