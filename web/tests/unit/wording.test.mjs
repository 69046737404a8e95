/* Messages in all languages: one term for one thing (docs/terms.md), the same placeables, correct typography, none unused. */
import { FluentResource } from '@fluent/bundle'
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { LANGUAGES } from '../languages.mjs'

const root = new URL('../../../', import.meta.url)
const read = (path) => readFileSync(new URL(path, root), 'utf8')
const FILES = readdirSync(new URL('locales/en/', root))

/** Collects the texts of a Fluent pattern and of its variants, and the arguments that it uses. */
function parts(pattern, found = { texts: [], args: new Set() }) {
  if (typeof pattern === 'string') found.texts.push(pattern)
  else if (Array.isArray(pattern)) {
    // Placeables become U+FFFC, so that checks see the spaces around them.
    found.texts.push(pattern.map((part) => (typeof part === 'string' ? part : '\uFFFC')).join(''))
    for (const part of pattern) if (typeof part !== 'string') parts(part, found)
  } else if (pattern.type === 'var') found.args.add(pattern.name)
  else if (pattern.type === 'func') pattern.args.forEach((argument) => parts(argument, found))
  else if (pattern.type === 'select') {
    parts(pattern.selector, found)
    for (const { value } of pattern.variants) parts(value, found)
  }
  return found
}

/** By language: message id → texts and arguments, from all files. */
const messages = Object.fromEntries(
  LANGUAGES.map((language) => {
    const entries = FILES.flatMap((file) => new FluentResource(read(`locales/${language}/${file}`)).body)
    return [language, new Map(entries.map(({ id, value }) => [id, parts(value)]))]
  }),
)
const everyText = (visit) => {
  for (const language of LANGUAGES) for (const [id, { texts }] of messages[language]) for (const text of texts) visit(language, id, text)
}

/** The table rows under matching headings of docs/terms.md. */
function tables(isUnder) {
  const sections = read('docs/terms.md').split(/^## /m).filter((section) => isUnder(section.split('\n', 1)[0]))
  const rows = sections.flatMap((section) => section.split('\n').filter((line) => line.startsWith('|') && !/^\|[-|]+\|$/.test(line)).slice(1))
  return rows.map((row) => row.split('|').slice(1, -1).map((cell) => cell.trim()))
}

const BANNED = 'Words that are not used'

test('every message has the same placeables in every language', () => {
  for (const language of LANGUAGES) {
    assert.deepEqual([...messages[language].keys()].sort(), [...messages.en.keys()].sort(), language)
    for (const [id, { args }] of messages[language]) assert.deepEqual([...args].sort(), [...messages.en.get(id).args].sort(), `${language}: ${id}`)
  }
})

test('the terms are those of docs/terms.md', () => {
  const rows = tables((heading) => heading !== BANNED).filter((cells) => cells.length === 6 && /^`[^`]+`$/.test(cells[5]))
  assert.ok(rows.length > 70, `${rows.length}`)
  for (const row of rows) {
    const id = row[5].slice(1, -1)
    LANGUAGES.forEach((language, at) => assert.deepEqual(messages[language].get(id)?.texts, [row[at].split(' · ')[0]], `${language}: ${id}`))
  }
})

test('an action has the same short name on its row of the board and in sentences', () => {
  const name = (language, id) => messages[language].get(id).texts[0].replaceAll('\u00ad', '').toLocaleLowerCase(language)
  for (const language of LANGUAGES) for (const row of ['orders', 'inks', 'specialties', 'gears', 'patronage']) assert.equal(name(language, `row-${row}`), name(language, `gutenberg-row-${row}`), language)
})

/** The lines of the rules and of the almanac's page on tools. Without the almanac's other texts, which use historical terms. */
const lines = Object.fromEntries(
  LANGUAGES.map((language) => {
    const rules = ['gutenberg', 'letterpress'].map((game) => `docs/rules/${language === 'en' ? '' : `${language}/`}${game}.md`)
    const ofFile = (path) => read(path).split('\n').map((line, at) => [`${path}:${at + 1}`, { texts: [line.replace(/^## \w+: /, '')] }])
    return [language, [...rules, `docs/almanac/${language}/tools.md`].flatMap(ofFile)]
  }),
)

test('no message, rule or tool uses a term that docs/terms.md forbids', () => {
  const rows = tables((heading) => heading === BANNED)
  assert.deepEqual([...new Set(rows.map(([language]) => language))].sort(), [...LANGUAGES].sort())
  const found = []
  for (const [language, not, say] of rows) {
    for (const [, pattern] of not.matchAll(/`([^`]+)`/g)) {
      const banned = new RegExp(`(?<!\\p{L})(?:${pattern.replaceAll('¦', '|')})(?!\\p{L})`, 'iu')
      for (const [id, { texts }] of [...messages[language], ...lines[language]]) if (texts.some((text) => banned.test(text))) found.push(`${language} ${id}: /${pattern}/, say ${say}`)
    }
  }
  assert.deepEqual(found, [])
})

/** The quotation marks of each language. */
const QUOTES = { en: '“”', fr: '«»', de: '„“', it: '«»', pl: '„”' }

test('quotes, apostrophes, spaces and dots follow the language', () => {
  const found = []
  everyText((language, id, text) => {
    const wrong = (what) => found.push(`${language} ${id}: ${what} in ${JSON.stringify(text)}`)
    if (/["'´`]/.test(text)) wrong('a straight quote')
    if (text.includes('...')) wrong('three dots')
    if (/[^\n][ \u00a0\u202f]{2}/.test(text)) wrong('two spaces')
    const allowed = QUOTES[language]
    const quotes = (text.match(/[“”„«»‚‘]/gu) ?? []).join('')
    if ([...quotes].some((quote, at) => quote !== allowed[at % 2]) || quotes.length % 2) wrong(`quotes other than ${allowed}`)
    if (language !== 'fr') {
      if (/\s[;:!?]/.test(text)) wrong('a space before punctuation')
      return
    }
    if (/(?<![\u00a0\u202f])[;:!?»]/u.test(text.replaceAll(/https?:/g, '')) || /«(?!\u00a0)/u.test(text)) wrong('no no-break space')
  })
  assert.deepEqual(found, [])
})

test('counting starts at 1, and no text shows raw data', () => {
  const found = []
  everyText((language, id, text) => {
    // Messages of the commands may name fields of the protocol.
    if (/^(cli|words|cards)-/.test(id)) return
    if (/(?<![\d.,])0(?![\d.,])/.test(text) && id !== 'letterpress-lay') found.push(`${language} ${id}: ${text}`)
    if (/[_[\]<>]|\b(JSON|undefined|null)\b/.test(text) && !id.includes('login_format')) found.push(`${language} ${id}: ${text}`)
  })
  assert.deepEqual(found, [])
})

function sources(folder, ending) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'wasm') return []
    const at = new URL(entry.name + (entry.isDirectory() ? '/' : ''), folder)
    return entry.isDirectory() ? sources(at, ending) : ending.test(entry.name) ? [readFileSync(at, 'utf8')] : []
  })
}

/* Other tests check the page's own files (messages.test.mjs) and the messages for events, refusals and options (crates/words). */
test('no message of the games and the commands is unused', () => {
  const crates = readdirSync(new URL('crates/', root)).map((name) => new URL(`crates/${name}/src/`, root)).filter((folder) => existsSync(folder))
  const rust = crates.flatMap((folder) => sources(folder, /\.rs$/)).join('\n')
  const code = rust + sources(new URL('web/src/', root), /\.(ts|svelte)$/).join('\n')
  const terms = new Set([...read('docs/terms.md').matchAll(/`([a-z-]+)`/g)].map(([, id]) => id))
  const named = new Set([...code.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map(([, id]) => id))
  const made = [...code.matchAll(/["'`]([a-z][\w-]*-)\$?\{[^}"'`]*\}([\w-]*)["'`]/g)].map(([, head, tail]) => new RegExp(`^${head}[\\w-]+${tail}$`))
  /* Ids that end with the name of an enum's variant, such as gutenberg-source-patronage-cards (PatronageCards). */
  const isVariant = (id) => {
    const member = /^(?:gutenberg|letterpress|cards)-(?:gear|source|price|reward|ink|specialty|action|step|character|kind|by|count|shape)-(.+)$/.exec(id)?.[1] ?? /^(?:reason|nudge)-(?:gutenberg|letterpress)-(.+)$/.exec(id)?.[1]
    return member && rust.includes(member.replaceAll(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase()))
  }
  const isUsed = (id) => named.has(id) || terms.has(id) || made.some((pattern) => pattern.test(id)) || isVariant(id)
  const ids = ['gutenberg', 'gutenberg-terms', 'letterpress', 'reasons', 'review', 'cli', 'cards', 'words', 'mail'].flatMap((file) =>
    [...read(`locales/en/${file}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id),
  )
  assert.deepEqual(ids.filter((id) => !/-(event|refusal|options)-/.test(id) && !isUsed(id)), [])
})
