/* No two marks of the tables look alike: small, in grey, and with each kind of colour blindness. */
import assert from 'node:assert/strict'
import { scenario } from './harness.mjs'
import { recordUntil, sitDownAt } from './positions.mjs'
import { SIGHT } from '../unit/sight.mjs'

/** The minimum mean distance of two marks' pixels, where 1 is black against white. The four types may be more similar, because they
 * are distinguished by their letter. */
const CLEARLY = 0.1
const BY_LETTER = 0.05
const SORTS = ['A', 'I', 'O', 'U'].map((letter) => `mark-${letter}`)
const CELL = 32

/** Draws all marks in a grid and returns their names. Leaves out the coin, which is the guilder without its sign. */
const drawAll = (page, size, theme) =>
  page.evaluate(({ size, theme, CELL }) => {
    document.documentElement.dataset.theme = theme
    document.querySelector('#all-marks')?.remove()
    const names = [...document.querySelectorAll('symbol[id^="mark-"]')].map(({ id }) => id).filter((id) => id !== 'mark-coin')
    const grid = document.createElement('div')
    grid.id = 'all-marks'
    Object.assign(grid.style, { position: 'fixed', inset: 0, zIndex: 99, background: 'var(--card)', color: 'var(--ink)' })
    grid.innerHTML = names.map((id) => `<svg viewBox="0 0 24 24" width="${size}" height="${size}"><use href="#${id}" /></svg>`).join('')
    for (const [at, mark] of [...grid.children].entries()) Object.assign(mark.style, { position: 'absolute', left: `${(at % 10) * CELL + 4}px`, top: `${Math.floor(at / 10) * CELL + 4}px` })
    document.body.append(grid)
    return names
  }, { size, theme, CELL })

/** The most similar pair, for each kind of sight. */
async function closest(page, names) {
  const picture = (await page.screenshot()).toString('base64')
  const blank = await page.context().newPage()
  try {
    return await blank.evaluate(async ({ picture, names, CELL, SIGHT, SORTS, CLEARLY, BY_LETTER }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      context.drawImage(image, 0, 0)
      const linear = (value) => (value <= 10.31 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
      const shown = (value) => Math.min(1, Math.max(0, value)) ** (1 / 2.2)
      const see = { ...SIGHT, grey: Array(3).fill([0.2126, 0.7152, 0.0722]) }
      const drawn = names.map((_, at) => context.getImageData((at % 10) * CELL, Math.floor(at / 10) * CELL, CELL, CELL).data)
      return Object.entries(see).map(([sight, rows]) => {
        const seen = drawn.map((data) => {
          const pixels = []
          for (let at = 0; at < data.length; at += 4) {
            const rgb = [linear(data[at]), linear(data[at + 1]), linear(data[at + 2])]
            pixels.push(rows.map((row) => shown(row.reduce((sum, share, part) => sum + share * rgb[part], 0))))
          }
          return pixels
        })
        const ground = seen[0][0]
        const apart = (one, other) => Math.hypot(...one.map((value, part) => value - other[part])) / Math.sqrt(3)
        let least = { sight, apart: 2 }
        for (let a = 0; a < names.length; a++) {
          for (let b = a + 1; b < names.length; b++) {
            let [sum, count] = [0, 0]
            for (let at = 0; at < seen[a].length; at++) {
              if (apart(seen[a][at], ground) < 0.02 && apart(seen[b][at], ground) < 0.02) continue
              sum += apart(seen[a][at], seen[b][at])
              count++
            }
            const scale = SORTS.includes(names[a]) && SORTS.includes(names[b]) ? CLEARLY / BY_LETTER : 1
            if ((sum / count) * scale < least.apart) least = { sight, apart: (sum / count) * scale, one: names[a], other: names[b] }
          }
        }
        return least
      })
    }, { picture, names, CELL, SIGHT, SORTS, CLEARLY, BY_LETTER })
  } finally {
    await blank.close()
  }
}

scenario('no two marks look alike, at 20 and at 24 pixels, whatever colours somebody sees', async ({ person, context }) => {
  const mara = await person()
  const { page } = mara
  await sitDownAt(mara, recordUntil(({ view }) => view.table.phase === 'plan'))
  for (const theme of ['light', 'dark']) {
    for (const size of [20, 24]) {
      const names = await drawAll(page, size, theme)
      assert.ok(names.length > 35, `${names.length} marks`)
      for (const found of await closest(page, names)) {
        context.diagnostic(`${theme}, ${size} pixels: ${JSON.stringify(found)}`)
        assert.ok(found.apart >= CLEARLY, `${theme}, ${size} pixels: ${JSON.stringify(found)}`)
      }
    }
  }
})
