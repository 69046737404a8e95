/* Every error has a message in the reader's language. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { LANGUAGES } from '../languages.mjs'
import { load } from './load.mjs'
import { loadedPage } from './module.mjs'

const [{ describeFailure }, { LOCAL_ERROR_CODES, LocalError, Refused }, { loadLanguage, t }, { settings }] = await load(
  'lib/problems.ts', 'source/errors.ts', 'lib/i18n.svelte.ts', 'lib/settings.svelte.ts',
)
globalThis.document ??= { documentElement: {} }

/** Options with each possible fault. */
const FAULTY = {
  gutenberg: [
    { people: 9 },
    { people: 4, automa: true },
    { people: 1, first: 0 },
    { people: 2, first: 3 },
    { people: 2, characters: ['caxton'] },
    { people: 2, characters: ['caxton', 'caxton'] },
  ],
  letterpress: [
    { people: 9 },
    { people: 2, difficulty: 'easy' },
    { people: 2, overhang: true },
    { people: 2, min_length: 99 },
    { people: 2, allow: ['x1'] },
  ],
}
/** Faults that the page cannot cause: it offers no other decks, and loads the word list first. */
const NOT_IN_PAGE = ['letterpress-options-deck-too-small', 'letterpress-options-no-word-list']

/** Describes an error in each language. Missing messages or arguments are logged with console.error. */
async function explained(error) {
  const texts = []
  for (const language of LANGUAGES) {
    settings.language = language
    await loadLanguage()
    texts.push(describeFailure(error))
  }
  return texts
}

test('every error of a local game has its own message', async (context) => {
  const complaints = context.mock.method(console, 'error', () => {})
  for (const code of LOCAL_ERROR_CODES) {
    const texts = await explained(new LocalError(code, '', { code: 'any', detail: 'a detail' }))
    assert.equal(new Set(texts).size, LANGUAGES.length, `${code}: ${texts}`)
    assert.ok(!texts.includes(t('no-server')), code)
  }
  assert.deepEqual(complaints.mock.calls.map(({ arguments: [text] }) => text), [])
})

test('every fault of a game’s options has its own message', async (context) => {
  const complaints = context.mock.method(console, 'error', () => {})
  const page = loadedPage()
  for (const [game, tables] of Object.entries(FAULTY)) {
    const seen = new Set()
    for (const options of tables) {
      const { error } = JSON.parse(page.ask(JSON.stringify({ cmd: 'new', game, options, seed: '0'.repeat(64) })))
      assert.equal(error?.code, 'bad_options', JSON.stringify(options))
      const texts = await explained(new Refused(error))
      assert.equal(new Set(texts).size, LANGUAGES.length, `${JSON.stringify(options)}: ${texts}`)
      assert.ok(!texts.includes(t('error-bad_options')), `${JSON.stringify(options)}: ${texts}`)
      seen.add(`${game}-options-${error.reason.code.replaceAll('_', '-')}`)
    }
    const messages = readFileSync(new URL(`../../../locales/en/${game}.ftl`, import.meta.url), 'utf8')
    const ids = [...messages.matchAll(/^([a-z]+-options-[a-z-]+) =/gm)].map(([, id]) => id)
    assert.deepEqual([...seen].sort(), ids.filter((id) => !NOT_IN_PAGE.includes(id)).sort())
  }
  assert.deepEqual(complaints.mock.calls.map(({ arguments: [text] }) => text), [])
})
