/* Composing words by keyboard and by pointer, with the rules' verdict after each key. */
import assert from 'node:assert/strict'
import { actAndWait, checkScreens, openAtServer, playOut, repeatUntil, scenario, seededRandom, tabTo } from './harness.mjs'
import { trackState, openLetterpress, stepByKeys, stepLetterpress, wordsFor } from './letterpress.mjs'

/** Opens a solo table on the server and plays until a word must be written. */
async function openAndDraft(ada, language = 'en') {
  ada.newest = trackState(ada.page)
  await openAtServer(ada, 'letterpress', { options: { language } })
  const pick = seededRandom(2)
  await repeatUntil(() => ada.newest.state.view.step !== 'draft', () => stepByKeys(ada.page, ada.newest, pick))
  await ada.page.locator('#word-field').waitFor()
  const { commons, own } = ada.newest.state.view
  return { cards: [...commons, ...own.drafted], words: await wordsFor(ada.newest) }
}
/** Waits until the verdict's sentence matches. */
const says = (page, pattern) => page.waitForFunction(({ source, flags }) => new RegExp(source, flags).test(document.querySelector('#verdict').innerText), { source: pattern.source, flags: pattern.flags })
/** The cards in the word, by the outlines that they leave in the rack. */
const used = (page) => page.locator('.rack .pick[aria-pressed=true]:has(.gone)').evaluateAll((all) => all.map(({ dataset }) => dataset.card))

scenario('letters in the word leave outlines, a doubled one is two tiles, a bad word says why', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  const { cards } = await openAndDraft(ada)
  const alone = cards.find(({ letters }) => letters.length === 1 && cards.filter((card) => card.letters === letters).length === 1)
  await page.keyboard.type(alone.letters.toLowerCase())
  await page.locator('[data-verdict=invalid]').waitFor()
  assert.deepEqual(await used(page), [alone.card])
  await says(page, /too short.*L0\.3/s)

  await page.keyboard.type(alone.letters)
  await page.locator('.stick .pair').waitFor()
  assert.equal(await page.locator('.stick .pair .value').count(), 1, 'one card stands for both, with one value')
  await page.locator('[data-verdict]:not([data-verdict=asked])').waitFor()
  assert.equal(await page.locator('.score').innerText(), String(alone.value), 'and counts once')

  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.locator('[data-verdict=none]').waitFor()
  assert.deepEqual(await used(page), [])
  const missing = [...'XZJKWYVB'].find((letter) => !cards.some(({ letters }) => letters.includes(letter)))
  await page.keyboard.type(missing + missing)
  await page.locator('[data-verdict=invalid]').waitFor()
  await says(page, /missing.*L1\.3/s)
  assert.equal(await page.locator('.stick .missing').count(), 2)
  assert.equal(await page.locator('.stick.refused').count(), 1, 'its base is striped')
  assert.ok(await page.locator('.dock .main').isDisabled())
  await page.locator('#verdict .rule').click()
  await page.locator('.inspector .reason').getByText(/secret/).waitFor()
  await page.locator('.inspector .close').click()
  await page.locator('#word-field').focus()
  await page.keyboard.press('Escape')
  await page.locator('#word-field').fill('a-b')
  await page.locator('[data-verdict=invalid]').waitFor()
  await says(page, /hyphen.*L0\.2/s)
})

scenario('cards are tapped, numbered, changed with Tab, put in order, and survive a reload', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  const { cards } = await openAndDraft(ada)
  const twin = cards.find(({ card, letters, value }) => letters.length === 1 && cards.some((other) => other.letters === letters && other.card !== card && other.value <= value))
  assert.ok(twin, 'the seed deals two cards of one letter')
  await page.keyboard.type(twin.letters)
  await page.locator('[data-verdict]:not([data-verdict=asked])').waitFor()
  const first = await used(page)
  await page.keyboard.press('Tab')
  await page.waitForFunction((first) => document.querySelector('.rack .pick[aria-pressed=true]')?.dataset.card !== first, first[0])
  const second = await used(page)
  assert.equal(second.length, 1)
  assert.notDeepEqual(second, first, 'Tab takes the other card of the same letter')
  await page.keyboard.press('Tab')
  for (let more = 0; more < 5 && (await page.locator('#word-field').evaluate((field) => field === document.activeElement)); more++) await page.keyboard.press('Tab')
  assert.ok(await page.locator('#word-field').evaluate((field) => field !== document.activeElement), 'then Tab leaves the field')

  await page.keyboard.press('Escape')
  const order = () => page.locator('.rack .pick').evaluateAll((all) => all.map(({ dataset }) => dataset.card))
  const before = await order()
  await tabTo(page, '.rack .pick')
  await page.keyboard.press('Shift+ArrowRight')
  await page.waitForFunction((first) => document.querySelector('.rack .pick').dataset.card !== first, before[0])
  assert.deepEqual(await order(), [before[1], before[0], ...before.slice(2)])
  const own = (await order())[2]
  const [from, to] = await Promise.all([2, 4].map((at) => page.locator('.rack .pick').nth(at).boundingBox()))
  await page.mouse.move(from.x + 20, from.y + 30)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 30, { steps: 6 })
  await page.mouse.up()
  assert.equal((await order())[4], own, 'dragged two places to the right')
  assert.deepEqual(await used(page), [], 'dragging a card does not use it')

  await page.locator('.rack .pick').nth(2).click()
  await page.locator('.stick .place').waitFor()
  await page.locator('.rack .pick').nth(0).click()
  await page.waitForFunction(() => document.querySelectorAll('.stick .place').length === 2)
  const taken = await used(page)
  assert.equal(taken.length, 2)
  const word = await page.locator('#word-field').inputValue()
  await page.reload()
  await page.locator('#word-field').waitFor()
  assert.equal(await page.locator('#word-field').inputValue(), word)
  await page.locator('[data-verdict]:not([data-verdict=asked])').waitFor()
  assert.deepEqual((await used(page)).sort(), taken.sort())
}, { seed: 2 })

/* Few deals allow a word with an accented letter, hence the seeds. */
for (const [language, own, seed] of [['en', /^[A-Z]+$/, 1], ['fr', /^[A-Z]+$/, 1], ['it', /^[A-Z]+$/, 1], ['de', /[ÄÖÜ]/, 7], ['pl', /[ĄĆĘŁŃÓŚŹŻ]/, 2]]) {
  scenario(`a word with the letters of ${language}`, async ({ person }) => {
    const ada = await person({ language })
    const { words } = await openAndDraft(ada, language)
    const word = words.find((word) => own.test(word))
    assert.ok(word, 'the seed deals cards for such a word')
    await ada.page.keyboard.type(word.toLowerCase())
    await ada.page.locator('[data-verdict=valid]').waitFor()
    await actAndWait(ada.page, () => ada.page.keyboard.press('Enter'))
    assert.match(await ada.page.locator('.best').innerText(), /\d/, 'the best word is shown')
  }, { seed })
}

scenario('the best word stays hidden if the table is set so', async ({ person }) => {
  const ada = await person()
  ada.newest = trackState(ada.page)
  await openLetterpress(ada, 'solo', {
    choose: async (box) => {
      await box.locator('summary').click()
      await box.getByLabel('Best possible word').uncheck()
    },
  })
  const pick = seededRandom(4)
  await ada.page.locator('.table').waitFor()
  await repeatUntil(() => ada.newest.state.view.round === 2, async () => {
    await ada.page.locator('.status.mine').waitFor()
    await stepLetterpress(ada.page, ada.newest, pick)
  })
  assert.equal(await ada.page.locator('.best').count(), 0)
})

for (const way of ['now', 'solo']) scenario(`the word game’s screens, light and dark, on a desk and on a phone: ${way}`, async ({ person }) => {
  const ada = await person()
  const { page } = ada
  ada.newest = trackState(page)
  await openLetterpress(ada, way)
  await page.locator('.table').waitFor()
  const seen = new Set()
  const pick = seededRandom(17)
  await playOut([page], async (page) => {
    const { step, round } = ada.newest.state.view
    const what = `${step}${round === 5 ? ', last round' : ''}`
    if (!seen.has(what)) {
      if (step === 'write') await page.locator('#word-field').fill('qqq')
      await checkScreens(page, what)
    }
    seen.add(what)
    return stepLetterpress(page, ada.newest, pick)
  })
  await checkScreens(page, 'the end')
  await page.getByRole('link', { name: 'Replay' }).click()
  await page.locator('[data-ply]').waitFor()
  await page.keyboard.press('End')
  await page.locator('section.end').waitFor()
  await checkScreens(page, 'replay')
})
