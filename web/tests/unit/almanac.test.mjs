/* The almanac's texts, and that the figures from the lab support every tip. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { LANGUAGES } from '../languages.mjs'
import { load } from './load.mjs'

const docs = new URL('../../../docs/almanac/', import.meta.url)
const figures = JSON.parse(readFileSync(new URL('figures.json', docs), 'utf8'))
const [{ TIPS, compared, sayTip }, { parseText }, { loadLanguage, loadAlmanacMessages }, { CHARACTERS, RULE_MARKS }, { MARKS }, { matchesQuery }] = await load('almanac/advice.ts', 'almanac/texts.ts', 'lib/i18n.svelte.ts', 'almanac/teach/pieces.ts', 'art/marks.ts', 'lib/search.ts')
globalThis.document ??= { documentElement: {} }
await loadLanguage()
await loadAlmanacMessages()

/** Tips that recommend the lower group. */
const FEWER = ['first-order', 'unfinished']

test('every tip compares figures whose intervals do not overlap', () => {
  for (const tip of TIPS) {
    if (tip.worth) {
      const { fame } = figures.worth.find(({ name }) => name === tip.id)
      assert.ok(fame.low > 0, `${tip.id}: ${JSON.stringify(fame)}`)
      continue
    }
    for (const deck of tip.game === 'letterpress' ? LANGUAGES : ['en']) {
      const { low, high } = compared(tip, figures, deck)
      const [worse, better] = FEWER.includes(tip.id) ? [high, low] : [low, high]
      assert.ok(better[tip.by].low > worse[tip.by].high, `${tip.id} (${deck}): ${JSON.stringify([worse, better])}`)
    }
  }
})

test('every tip is a sentence with figures', () => {
  for (const tip of TIPS) {
    const text = sayTip(tip, figures, 'en')
    assert.match(text, /\d/, tip.id)
    assert.doesNotMatch(text, /NaN|undefined|[{}$]/, text)
  }
})

test('whatever the advice calls decisive for a character differs between won and lost games', () => {
  const text = readFileSync(new URL('../../../locales/en/almanac.ftl', import.meta.url), 'utf8')
  for (const [, name, advice] of text.matchAll(/^almanac-play-(\w+) = (.+)$/gm)) {
    const one = figures.gutenberg.characters.find(({ character }) => character === name)
    for (const [, measure] of advice.matchAll(/\$(?:won|lost)_(\w+)/g)) {
      const key = measure.replaceAll('_', '-')
      assert.ok(one.won[key] > one.lost[key], `${name}, ${key}: ${one.won[key]} and ${one.lost[key]}`)
    }
    for (const [, source] of advice.matchAll(/\$fame_(\w+)/g)) assert.ok(one.fame[source] > 0, `${name}: ${source}`)
  }
})

test('drawings beside rules show existing pieces, beside existing rules', () => {
  const rules = ['gutenberg', 'letterpress'].flatMap((game) => [...readFileSync(new URL(`../rules/${game}.md`, docs), 'utf8').matchAll(/^- \*\*([\w.]+)\*\*/gm)].map(([, id]) => id))
  assert.deepEqual(Object.keys(RULE_MARKS).filter((id) => !rules.includes(id)), [])
  assert.deepEqual(Object.values(RULE_MARKS).flat().filter((mark) => !(mark in MARKS) && !CHARACTERS.includes(mark) && !/^\[[A-Z]+(\|(vowel|challenge|common|twice))?\]$/.test(mark)), [])
})

test('search ignores case, accents and word order', () => {
  assert.ok(matchesQuery('recompense  piste', 'piste de récompense'))
  assert.ok(matchesQuery('Kolo zebate', 'koło zębate'))
  assert.ok(matchesQuery('GÖNNER', 'Gönnerkarte') && matchesQuery('gonner', 'Gönnerkarte'))
  assert.ok(matchesQuery('specializzazioni', 'Specializ\u00adzazioni'))
  assert.ok(matchesQuery('', 'anything') && matchesQuery('g06 gold', 'g06', 'Gear 6', 'take gold'))
  assert.ok(!matchesQuery('gold red', 'gold'))
})

test('the long texts have the same sections in every language', () => {
  const sections = (language, name) => parseText(readFileSync(new URL(`${language}/${name}`, docs), 'utf8'))
  const files = readdirSync(new URL('en/', docs))
  assert.deepEqual(files, ['characters.md', 'origin.md', 'tools.md'])
  for (const name of files) {
    const english = sections('en', name).map(({ id, paragraphs }) => [id, paragraphs.length])
    for (const language of LANGUAGES) assert.deepEqual(sections(language, name).map(({ id, paragraphs }) => [id, paragraphs.length]), english, `${language}/${name}`)
  }
  assert.deepEqual(sections('en', 'characters.md').map(({ id }) => id).sort(), figures.gutenberg.characters.map(({ character }) => character).sort())
  for (const language of LANGUAGES) {
    const words = sections(language, 'origin.md').flatMap(({ paragraphs }) => paragraphs).join(' ').split(' ').length
    assert.ok(words > 520 && words < 720, `${language}: ${words} words`)
  }
})
