/* Composing a word by keyboard and by hand, with the server's verdict after each key. */
import assert from 'node:assert/strict'
import { actAndWait, checkScreens, openAtServer, playOut, repeatUntil, scenario, seededRandom, tabTo } from './harness.mjs'
import { trackState, openLetterpress, stepByKeys, stepLetterpress, wordsFor } from './letterpress.mjs'

/** Opens a solo table of the server and drafts until a word must be written. */
async function openAndDraft(ada, language = 'en') {
  ada.newest = trackState(ada.page)
  await openAtServer(ada, 'letterpress', { options: { language } })
  const pick = seededRandom(2)
  await repeatUntil(() => ada.newest.state.view.step !== 'draft', () => stepByKeys(ada.page, ada.newest, pick))
  await ada.page.locator('#word-field').waitFor()
  const { commons, own } = ada.newest.state.view
  return { cards: [...commons, ...own.drafted], words: await wordsFor(ada.newest) }
}
const lit = (page) => page.locator('.rack .pick[aria-pressed=true]').evaluateAll((all) => all.map(({ dataset }) => dataset.card))

scenario('letters light up cards, a doubled letter shows ², a bad word says why', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  const { cards } = await openAndDraft(ada)
  const alone = cards.find(({ letters }) => letters.length === 1 && cards.filter((card) => card.letters === letters).length === 1)
  await page.keyboard.type(alone.letters.toLowerCase())
  assert.deepEqual(await lit(page), [alone.card])
  await page.locator('[data-verdict=invalid]').waitFor()
  assert.match(await page.locator('#verdict').innerText(), /too short.*L0\.3/s)

  await page.keyboard.type(alone.letters)
  assert.equal(await page.locator('.rack .twice').count(), 1, 'one card stands for both')
  await page.locator('[data-verdict]:not([data-verdict=asked])').waitFor()
  assert.equal(await page.locator('.score').innerText(), String(alone.value), 'and counts once')

  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  assert.deepEqual(await lit(page), [])
  const missing = [...'XZJKWYVB'].find((letter) => !cards.some(({ letters }) => letters.includes(letter)))
  await page.keyboard.type(missing + missing)
  await page.locator('[data-verdict=invalid]').waitFor()
  assert.match(await page.locator('#verdict').innerText(), /missing.*L1\.3/s)
  assert.equal(await page.locator('.stick .ghost').count(), 2)
  await page.locator('#verdict summary').click()
  assert.match(await page.locator('#verdict details').innerText(), /secret/, 'the rule itself')
  await page.keyboard.press('Escape')
  await page.locator('#word-field').fill('a-b')
  await page.locator('[data-verdict=invalid]').waitFor()
  assert.match(await page.locator('#verdict').innerText(), /hyphen.*L0\.2/s)
})

scenario('cards are tapped, numbered, changed with Tab, put in order, and survive a reload', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  const { cards } = await openAndDraft(ada)
  const twin = cards.find(({ card, letters, value }) => letters.length === 1 && cards.some((other) => other.letters === letters && other.card !== card && other.value <= value))
  assert.ok(twin, 'the seed deals two cards of one letter')
  await page.keyboard.type(twin.letters)
  await page.locator('[data-verdict]:not([data-verdict=asked])').waitFor()
  const first = await lit(page)
  await page.keyboard.press('Tab')
  const second = await lit(page)
  assert.equal(second.length, 1)
  assert.notDeepEqual(second, first, 'Tab takes the other card of the same letter')
  await page.keyboard.press('Tab')
  for (let more = 0; more < 5 && (await page.locator('#word-field').evaluate((field) => field === document.activeElement)); more++) await page.keyboard.press('Tab')
  assert.ok(await page.locator('#word-field').evaluate((field) => field !== document.activeElement), 'and then goes on')

  await page.keyboard.press('Escape')
  const order = () => page.locator('.rack .pick').evaluateAll((all) => all.map(({ dataset }) => dataset.card))
  const before = await order()
  await tabTo(page, '.rack .pick')
  await page.keyboard.press('Shift+ArrowRight')
  await page.waitForFunction((first) => document.querySelector('.rack .pick').dataset.card !== first, before[0])
  assert.deepEqual(await order(), [before[1], before[0], ...before.slice(2)])
  const [from, to] = await Promise.all([0, 3].map((at) => page.locator('.rack .pick').nth(at).boundingBox()))
  await page.mouse.move(from.x + 20, from.y + 30)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, to.y + 30, { steps: 6 })
  await page.mouse.up()
  assert.equal((await order())[3], before[1], 'dragged to the fourth place')
  assert.deepEqual(await lit(page), [], 'dragging a card does not use it')

  const third = page.locator('.rack .pick').nth(2)
  await third.click()
  await page.keyboard.press('Digit1')
  const taken = await lit(page)
  assert.equal(taken.length, 2)
  const word = await page.locator('#word-field').inputValue()
  await page.reload()
  await page.locator('#word-field').waitFor()
  assert.equal(await page.locator('#word-field').inputValue(), word)
  assert.deepEqual((await lit(page)).sort(), taken.sort())
}, { seed: 2 })

/* Few deals allow a word with an accented letter: these seeds do. */
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
      await box.getByLabel('The best word').uncheck()
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
  await page.getByRole('link', { name: 'Watch again' }).click()
  await page.locator('[data-ply]').waitFor()
  await page.keyboard.press('End')
  await page.locator('section.end').waitFor()
  await checkScreens(page, 'replay')
})
