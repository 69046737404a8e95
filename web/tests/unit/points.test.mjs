/* What lessons point at: every name has a home at its game's table. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { load } from './load.mjs'

const [{ POINTS }] = await load('learn/points.ts')
const source = new URL('../../src/', import.meta.url)
const read = (folder) => readdirSync(new URL(folder, source)).filter((name) => name.endsWith('.svelte')).map((name) => readFileSync(new URL(folder + name, source), 'utf8'))

/** The names that a game's components give their parts, as patterns: what is inserted is an id or a name. */
function homes(game) {
  const text = [...read(`games/${game}/`), ...read('table/')].join('\n')
  const lines = text.split('\n').filter((line) => /\bpoint\b/.test(line)).join('\n')
  const values = [...lines.matchAll(/\b(?:row|card|set|order|axle|own|button|part|challenge):(?:[\w-]|\$?\{[^}]*\})+/g)].map(([value]) => value).filter((value) => value !== 'own:${name}')
  // HouseHead names its figures by a function.
  const figures = [...text.matchAll(/\bpoint\('(\w+)'\)/g)].map(([, name]) => `own:${name}`)
  return [...values, ...figures]
}

for (const [game, points] of Object.entries(POINTS)) {
  test(`every name has a home at the table of ${game}`, () => {
    const patterns = homes(game).map((home) => new RegExp(`^${home.replaceAll(/\$?\{[^}]*\}/g, '[\\w*.-]+')}$`))
    for (const point of points) assert.ok(patterns.some((pattern) => pattern.test(point)), `nothing at the table is called ${point}`)
  })
}
