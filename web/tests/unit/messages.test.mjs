/* Every message that the page uses exists in all languages, and none is unused. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { LANGUAGES } from '../languages.mjs'

const locales = new URL('../../../locales/', import.meta.url)
const FILES = ['web', 'pages', 'table', 'almanac', 'learn', 'lessons', 'gutenberg', 'gutenberg-terms', 'letterpress', 'coach', 'review', 'study']

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = new URL(entry.name + (entry.isDirectory() ? '/' : ''), folder)
    return entry.isDirectory() ? sources(at) : /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(at, 'utf8')] : []
  })
}

/* The ids in t('…'), t(`…`) and hasMessage(…). Ids with placeholders become patterns. */
const named = sources(new URL('../../src/', import.meta.url)).flatMap((text) =>
  [...text.matchAll(/\b(?:t|hasMessage)\(\s*(?:'([^']+)'|`((?:[^`$]|\$\{[^}]*\})*)`)/g)].map(([, plain, template]) =>
    plain ?? new RegExp(`^${template.replaceAll(/\$\{[^}]*\}/g, '[A-Za-z0-9_-]+')}$`),
  ),
)
/* Ids chosen by a conditional inside the call. */
const chosen = sources(new URL('../../src/', import.meta.url)).flatMap((text) =>
  [...text.matchAll(/\bt\([^)]*\?\s*'([^']+)'\s*:\s*'([^']+)'/g)].flatMap(([, one, other]) => [one, other]),
)

function ids(language, file) {
  const text = readFileSync(new URL(`${language}/${file}.ftl`, locales), 'utf8')
  return [...text.matchAll(/^([a-z][A-Za-z0-9_-]*) =/gm)].map(([, id]) => id)
}

test('each language has the same messages', () => {
  assert.deepEqual(readdirSync(locales).sort(), LANGUAGES.toSorted())
  for (const language of LANGUAGES) {
    for (const file of FILES) assert.deepEqual(ids(language, file).sort(), ids('en', file).sort(), `${language}/${file}`)
  }
})

test('every message that the page uses exists', () => {
  const known = new Set(FILES.flatMap((file) => ids('en', file)))
  const missing = [...named.filter((name) => typeof name === 'string'), ...chosen].filter((id) => !known.has(id))
  assert.deepEqual(missing, [])
})

test('no message is unused', () => {
  const used = (id) => chosen.includes(id) || named.some((name) => (typeof name === 'string' ? name === id : name.test(id)))
  assert.deepEqual(['web', 'pages', 'table', 'almanac', 'learn'].flatMap((file) => ids('en', file)).filter((id) => !used(id)), [])
})

test('every message can be formatted', () => {
  for (const language of LANGUAGES) {
    const bundle = new FluentBundle(language, { functions: { ROMAN: ([level]) => String(level) } })
    for (const file of FILES) {
      const errors = bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/${file}.ftl`, locales), 'utf8')))
      assert.deepEqual(errors, [], `${language}/${file}`)
    }
    for (const id of ['web', 'pages', 'table', 'almanac', 'learn', 'lessons', 'coach'].flatMap((file) => ids(language, file))) assert.ok(bundle.getMessage(id)?.value, `${language}: ${id}`)
  }
})
