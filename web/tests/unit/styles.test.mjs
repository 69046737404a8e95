/* The page's styles: text sizes from tokens, shared breakpoints, no unused tokens or global classes. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const src = new URL('../../src/', import.meta.url)
const files = readdirSync(src, { recursive: true }).filter((name) => /\.(svelte|css)$/.test(name))
const texts = new Map(files.map((name) => [name, readFileSync(new URL(name, src), 'utf8')]))
const styleOf = (name) => (name.endsWith('.css') ? texts.get(name) : (texts.get(name).split('<style>')[1] ?? ''))

const BREAKPOINTS = new Set([
  '(width < 700px)',
  'print',
  '(width >= 700px)',
  '(width < 1100px)',
  '(width >= 1100px)',
  '(width >= 1100px) and (height >= 800px)',
  '(width >= 1400px) and (aspect-ratio >= 16/9)',
  '(700px <= width < 1100px) and (height >= 900px)',
  '(forced-colors: active)',
  '(hover: none), (width < 700px)',
  '(prefers-reduced-motion: reduce)',
])

test('text sizes come from the tokens', () => {
  // Text in pictures uses the units of their SVG.
  for (const name of files.filter((name) => !name.endsWith('Picture.svelte'))) {
    const own = [...styleOf(name).matchAll(/\bfont(?:-size)?: [^;}]*\d(?:px|rem|pt)[^;}]*/g)].map(([declaration]) => declaration)
    assert.deepEqual(own, [], name)
  }
})

test('media queries use the shared breakpoints', () => {
  for (const name of files) {
    for (const [, query] of styleOf(name).matchAll(/@media ([^{]+) \{/g)) assert.ok(BREAKPOINTS.has(query), `${name}: ${query}`)
  }
})

test('every token and global class is used', () => {
  const drawings = ['art/marks.ts', 'art/emblems.ts'].map((name) => readFileSync(new URL(name, src), 'utf8'))
  const all = [...texts.values(), ...drawings].join('\n')
  // The tokens of seats are used by number.
  const named = [...texts.get('style.css').matchAll(/^\s*(--[a-z0-9-]+):/gm)].map(([, token]) => token).filter((token) => !/^--seat-\d$/.test(token))
  for (const token of named) assert.ok(all.includes(`var(${token}`), token)
  const components = files.filter((name) => name.endsWith('.svelte')).map((name) => texts.get(name).split('<style>')[0]).join('\n')
  const classes = new Set([...texts.get('style.css').matchAll(/\.([a-z][a-z-]*)/g)].map(([, name]) => name).filter((name) => name !== 'css'))
  for (const name of classes) assert.match(components, new RegExp(`class(?:=|:)[^>]*\\b${name}\\b`), name)
})

test('symbols for tools are drawn, because not every system has their glyphs', () => {
  const missing = /[\u23cf-\u23fa\u2630\u27f2\u27f3\u25b4\u25b8\u25b6\u25c0]/u
  for (const name of files.filter((name) => /^(components|pages|table)\//.test(name))) assert.doesNotMatch(texts.get(name), missing, name)
})
