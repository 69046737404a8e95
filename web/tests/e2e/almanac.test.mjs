/* The almanac and the illustrated rules: all entries, five languages, figures from the data file, printing, offline use. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { LANGUAGES } from '../languages.mjs'
import { openGutenberg, stepUntil } from './gutenberg.mjs'
import { checkScreens, horizontalOverflow, PHONE, scenario, seededRandom } from './harness.mjs'
import { goOffline, waitUntilKept } from './offline.mjs'

const figures = JSON.parse(readFileSync(new URL('../../../docs/almanac/figures.json', import.meta.url), 'utf8'))
const KINDS = { printing: 50, refinement: 50, specialties: 10, gears: 32, patronage: 16, planning: 10, characters: 10, challenges: 18 }
/** These repeat how the page rounds figures. */
const share = (part, whole) => `${whole ? Math.round((100 * part) / whole) : 0}%`
const tenth = (value) => Math.round(10 * value) / 10
const mean = (sum, count) => tenth(count ? sum / count : 0)

for (const [turn, language] of LANGUAGES.entries()) {
  scenario(`the almanac and the rules, language ${language}`, async ({ person }) => {
    const ada = await person({ language })
    const { page } = ada
    for (const [at, [kind, count]] of Object.entries(KINDS).entries()) {
      await ada.go(`/almanac/${kind}`)
      await page.locator('[data-entry]').nth(count - 1).waitFor()
      assert.equal(await page.locator('[data-entry]').count(), count, kind)
      for (const size of [PHONE, { width: 1440, height: 900 }]) {
        await page.setViewportSize(size)
        assert.equal(await horizontalOverflow(page), 0, `${kind}, ${size.width} pixels wide`)
      }
      // Each kind is checked with axe in one of the languages only.
      if (at % LANGUAGES.length !== turn) continue
      await checkScreens(page, `${kind} in ${language}`)
      await ada.go(`/almanac/${kind}/${await page.locator('[data-entry]').first().getAttribute('data-entry')}`)
      await page.locator('article .figures').waitFor()
      await checkScreens(page, `an entry of ${kind} in ${language}`)
    }
    for (const [path, ready] of Object.entries({
      '/almanac': '.chapters', '/almanac/characters/ungler': '.advice', '/almanac/gears/g01': '.figures', '/almanac/challenges': '[data-entry]',
      '/almanac/origin': 'figure', '/almanac/tools': 'section', '/almanac/glossary': 'dt', '/rules/gutenberg': '[data-tip]', '/rules/letterpress': '[data-tip]',
    })) {
      await ada.go(path)
      await page.locator(ready).first().waitFor()
      assert.equal(await page.getAttribute('html', 'lang'), language)
      if (path.startsWith('/rules')) await page.locator('#round li').nth(5).waitFor()
      await checkScreens(page, `${path} in ${language}`)
    }
  })
}

scenario('every figure of the almanac is one of the data file', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  const expected = {
    printing: (card) => [card.held, share(card.fulfilled, card.held), mean(card.brought, card.held)],
    refinement: (card) => [card.held, share(card.fulfilled, card.held), share(card.coloured, card.held), share(card.decorated, card.held), mean(card.brought, card.held)],
    specialties: (card) => [card.open, share(card.taken, card.open), share(card.both, card.taken)],
    gears: (card) => [card.open, card.installed, ...card.uses.map((uses) => mean(uses, card.installed))],
    patronage: (card) => [card.open, share(card.taken, card.open), tenth(card.round)],
    planning: (card) => [card.shown, tenth(card.ahead), ...(card.patrons ? [share(card.patrons, card.shown)] : [])],
    characters: (one) => [one.dealt, share(one.kept, one.dealt), `${Math.round(one.wins.mean)}% (${Math.round(one.wins.low)}–${Math.round(one.wins.high)})`, tenth(one.score.mean)],
    challenges: (card) => [card.open, share(card.met, card.open), share(card.claimed, card.open)],
  }
  assert.deepEqual(Object.keys(expected), Object.keys(KINDS))
  const cards = { ...figures.gutenberg, planning: figures.automa, challenges: figures.letterpress.en.challenges }
  for (const [kind, of] of Object.entries(expected)) {
    for (const card of [cards[kind][0], cards[kind].at(-1)]) {
      const id = card.card ?? card.character
      await ada.go(`/almanac/${kind}/${id}`)
      await page.locator('[data-figure]').first().waitFor()
      const shown = (await page.locator('[data-figure]').allTextContents()).map((text) => text.replace(/,/g, ''))
      assert.deepEqual(shown, of(card).map(String), `${kind} ${id}`)
    }
  }
})

scenario('every figure of the advice is one of the data file', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  const measures = { gutenberg: figures.gutenberg.measures, letterpress: figures.letterpress.en.measures }
  for (const game of Object.keys(measures)) {
    await ada.go(`/rules/${game}`)
    await page.locator('[data-tip]').first().waitFor()
    const tips = await page.locator('[data-tip]').evaluateAll((all) => all.map(({ dataset, innerText }) => ({ tip: dataset.tip, text: innerText })))
    assert.equal(tips.length, game === 'gutenberg' ? 8 : 4)
    for (const { tip, text } of tips) {
      const worth = figures.worth.find(({ name }) => name === tip)
      const known = worth
        ? [tenth(worth.fame.mean), Math.round(worth.wins.mean), Math.round(worth.wins_without.mean)]
        : measures[game].find(({ name }) => name === tip).groups.flatMap(({ score, wins }) => [tenth(score.mean), Math.round(wins.mean)])
      // Ignores the numbers of rules and rounds.
      const said = text.replace(/\b[GL]\d\w?\.\d+/g, '').replace(/rounds? \d( and \d)?/g, '').match(/\d+(\.\d+)?/g) ?? []
      assert.ok(said.length > 0, text)
      assert.deepEqual(said.map(Number).filter((figure) => !known.includes(figure)), [], text)
    }
  }
})

scenario('every kind of piece at the table leads to its entry of the almanac', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await openGutenberg(ada, 'solo')
  await stepUntil(page, seededRandom(31), () => page.locator('.plan').isVisible())
  await page.mouse.move(1, 1)
  const chapters = { p: 'printing', r: 'refinement', s: 'specialties', g: 'gears', m: 'patronage' }
  const ids = await page.evaluate(() => [...document.querySelectorAll('[data-piece]')].map(({ dataset }) => dataset.piece).filter((id) => /^[prsgm]\d\d$/.test(id)))
  assert.deepEqual([...new Set(ids.map(([kind]) => kind))].sort(), Object.keys(chapters).sort(), 'all kinds of pieces are on the table')
  for (const [kind, chapter] of Object.entries(chapters)) {
    const id = ids.find((one) => one.startsWith(kind))
    await page.locator(`[data-piece="${id}"]`).first().hover()
    const link = page.locator(`.inspector a[href="/almanac/${chapter}/${id}"]`)
    await link.waitFor()
    const entry = await page.context().newPage()
    await entry.goto(new URL(await link.getAttribute('href'), page.url()).href)
    await entry.locator(`article[data-entry="${id}"]`).waitFor()
    await entry.close()
    await page.mouse.move(1, 1)
    await page.locator('.inspector').waitFor({ state: 'detached' })
  }
})

scenario('entries are searched and filtered, and the choice can be linked', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await ada.go('/almanac/refinement')
  await page.locator('[data-entry]').nth(49).waitFor()
  await page.locator('[data-filter="inks"]').selectOption('red')
  await page.locator('[data-filter="rewards"]').selectOption('order')
  const some = await page.locator('[data-entry]').count()
  assert.ok(some > 0 && some < 20, `${some} cards require red and give an order`)
  await page.reload()
  await page.locator('[data-entry]').first().waitFor()
  assert.equal(await page.locator('[data-entry]').count(), some, 'the address keeps the choice')
  await ada.go('/almanac/gears?rewards=swap_ink')
  await page.locator('[data-entry]').first().waitFor()
  assert.ok((await page.locator('[data-entry]').count()) < 32)
  await page.locator('input[type=search]').fill('g06')
  await page.waitForFunction(() => document.querySelectorAll('[data-entry]').length === 1)
  await ada.go('/rules/gutenberg')
  await page.locator('input[type=search]').fill('improve PRINTING')
  await page.locator('.rule').filter({ hasText: 'G3d.1' }).waitFor()
  assert.deepEqual(await page.locator('.rule dt').allTextContents(), ['G3d.1', 'G3d.2', 'G3d.3', 'G3d.4', 'G3d.5'], 'a heading finds its rules')
})

scenario('the rules are printed on A4', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  for (const game of ['gutenberg', 'letterpress']) {
    await ada.go(`/rules/${game}`)
    await page.locator('#round li').nth(5).waitFor()
    await page.locator('[data-tip]').first().waitFor()
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, path: process.env.PRINTED && `${process.env.PRINTED}/${game}.pdf` })
    const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [Math.round(width), Math.round(height)])
    assert.ok(boxes.length >= 3, `${boxes.length} pages`)
    for (const box of boxes) assert.deepEqual(box, [595, 842], 'A4')
    await page.emulateMedia({ media: 'print' })
    const ink = (theme) => page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme
      return getComputedStyle(document.querySelector('.rule dd')).color
    }, theme)
    assert.equal(await ink('dark'), await ink('light'), 'the theme does not affect printed colours')
    assert.equal(await page.locator('header').first().isVisible(), false, 'no page header on paper')
    await page.setViewportSize({ width: 680, height: 900 })
    assert.equal(await horizontalOverflow(page), 0, 'nothing is cut off at the width of a sheet')
    await page.emulateMedia({ media: null })
  }
})

for (const language of LANGUAGES) scenario(`rules and almanac without a network, language ${language}`, async ({ person, server }) => {
  const ada = await person({ language, serviceWorkers: 'allow' })
  const { page } = ada
  await ada.go('/almanac/characters/tory')
  await page.locator('.advice').waitFor()
  await ada.go('/rules/gutenberg')
  await page.locator('[data-tip]').first().waitFor()
  await waitUntilKept(page)
  await goOffline(ada, server)
  for (const [path, ready] of Object.entries({ '/almanac/gears/g05': '.figures', '/almanac/characters/caxton': '.advice', '/almanac/origin': 'figure', '/rules/letterpress': '[data-tip]', '/rules/gutenberg': '.rule' })) {
    await page.goto(`${server.url}${path}`)
    await page.locator(ready).first().waitFor()
    assert.equal(await page.getAttribute('html', 'lang'), language)
  }
})
