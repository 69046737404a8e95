/* The colours of seats and inks can be told apart in both themes, also with the three kinds of colour blindness (simulated). */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { SIGHT } from './sight.mjs'

const read = (name) => readFileSync(new URL(`../../src/${name}`, import.meta.url), 'utf8')
const style = read('style.css')
const themes = ['light', 'dark']
const pair = (token) => new RegExp(`${token}: light-dark\\((#[0-9a-f]{3,6}), (#[0-9a-f]{3,6})\\)`).exec(style).slice(1)
const token = (name, theme) => pair(name)[themes.indexOf(theme)]

function linear(hex) {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g)
  return full.map((part) => parseInt(part, 16) / 255).map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
}
const luminance = (hex) => linear(hex).reduce((sum, value, at) => sum + value * [0.2126, 0.7152, 0.0722][at], 0)
const contrast = (one, other) => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
/** The CIELAB coordinates of a colour as seen with a kind of sight. */
function seen(hex, sight) {
  const rgb = linear(hex)
  const [red, green, blue] = SIGHT[sight].map((row) => Math.min(1, Math.max(0, row.reduce((sum, share, at) => sum + share * rgb[at], 0))))
  const root = (value) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047)
  const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
const distance = (one, other, sight) => Math.hypot(...seen(one, sight).map((value, at) => value - seen(other, sight)[at]))
const closest = (colours) =>
  Object.keys(SIGHT).flatMap((sight) => colours.flatMap((one, at) => colours.slice(at + 1).map((other) => ({ sight, one, other, apart: distance(one, other, sight) })))).sort((a, b) => a.apart - b.apart)[0]

/* Twice the distance at which two colours side by side can be told apart at a glance. */
const CLEARLY = 20

for (const theme of themes) {
  const seats = Array.from({ length: 6 }, (_, seat) => token(`--seat-${seat + 1}`, theme))

  test(`six seats can be told apart, ${theme}`, () => {
    const found = closest(seats)
    assert.ok(found.apart >= CLEARLY, JSON.stringify(found))
  })

  test(`a seat's badge contrasts with its letter and with its background, ${theme}`, () => {
    for (const colour of seats) {
      assert.ok(contrast(colour, token('--on-seat', theme)) >= 4.5, `${colour}: ${contrast(colour, token('--on-seat', theme))}`)
      for (const ground of ['--paper', '--board', '--card']) assert.ok(contrast(colour, token(ground, theme)) >= 3, `${colour} on ${ground}: ${contrast(colour, token(ground, theme))}`)
    }
  })
}

test('the four inks can be told apart by colour alone, though their shapes differ too', () => {
  const marks = read('art/marks.ts')
  const inks = ['blue', 'silver', 'gold', 'red'].map((ink) => [...new RegExp(`\\n  ${ink}: \`[^\\n]*`).exec(marks)[0].matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, fill]) => fill))
  // The first fill of the red seal is its ribbons; its disc is larger.
  const found = closest(inks.map((fills, at) => (at === 3 ? fills[1] : fills[0])))
  assert.ok(found.apart >= CLEARLY, JSON.stringify(found))
})
