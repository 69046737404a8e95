/* Every point that lessons can use exists at the table of its game. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { load } from './load.mjs'

const [{ POINTS }] = await load('learn/points.ts')
const source = new URL('../../src/', import.meta.url)
const read = (folder) => readdirSync(new URL(folder, source)).filter((name) => name.endsWith('.svelte')).map((name) => readFileSync(new URL(folder + name, source), 'utf8'))

/** The values of `data-point` in the components of a game. Inserted values become wildcards later. */
function pointsIn(game) {
  const text = [...read(`games/${game}/`), ...read('table/')].join('\n')
  const lines = text.split('\n').filter((line) => /\bpoint\b/.test(line)).join('\n')
  const values = [...lines.matchAll(/\b(?:row|card|set|order|axle|own|button|part|challenge):(?:[\w-]|\$?\{[^}]*\})+/g)].map(([value]) => value).filter((value) => value !== 'own:${name}')
  // HouseHead builds the names of its figures in a function.
  const figures = [...text.matchAll(/\bpoint\('(\w+)'\)/g)].map(([, name]) => `own:${name}`)
  return [...values, ...figures]
}

for (const [game, points] of Object.entries(POINTS)) {
  test(`every point exists at the table of ${game}`, () => {
    const patterns = pointsIn(game).map((name) => new RegExp(`^${name.replaceAll(/\$?\{[^}]*\}/g, '[\\w*.-]+')}$`))
    for (const point of points) assert.ok(patterns.some((pattern) => pattern.test(point)), `no element has the point ${point}`)
  })
}
