/* The logs of all recorded games consist of proper sentences, in all languages. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { LANGUAGES } from '../languages.mjs'
import { loadedPage, openModule } from './module.mjs'

const ask = openModule(loadedPage())
const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay']

for (const game of ['gutenberg', 'letterpress']) {
  test(`every event of ${game} is told in a sentence`, () => {
    const folder = new URL(`../../../crates/${game}/tests/records/`, import.meta.url)
    let told = 0
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
      const record = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
      ask({ cmd: 'replay', record })
      // The events as told to each seat and to a spectator.
      const viewers = [...Array(record.result.scores.length).keys(), null]
      const events = viewers.flatMap((seat) => ask({ cmd: 'log', seat }).entries.flatMap((entry) => entry.events))
      for (const lang of LANGUAGES) {
        for (const sentence of ask({ cmd: 'tell', events, names: NAMES, lang, ids: false }).sentences) {
          assert.doesNotMatch(sentence, /\b(?:undefined|NaN|null)\b|\[object|[{}[\]"_]/, sentence)
          assert.doesNotMatch(sentence, /(?<!\p{L})(?:vowel-)?\p{Ll}+\d+/u, sentence)
          assert.match(sentence, /^[\p{Lu}\p{Nd}„“«].*[.!]$/u, sentence)
          told++
        }
      }
    }
    assert.ok(told > 5000, `${told}`)
  })
}
