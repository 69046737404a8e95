/* Gutenberg's table: what it says before one acts, what a stray click cannot do, and that its words fit. */
import assert from 'node:assert/strict'
import { openGutenberg, SETTLED, stepUntil } from './gutenberg.mjs'
import { DESK, horizontalOverflow, PHONE, scenario, seededRandom, shownSeq } from './harness.mjs'

const main = (page) => page.locator('section.ask .button.main')
const planning = (page) => page.locator('.table.plan').isVisible()

scenario('three inks of a set are lit together, and the button says their price', async ({ person }) => {
  const { page } = await person().then(async (ada) => (await openGutenberg(ada, 'solo'), ada))
  const third = page.locator('.row.current .choice.open[data-pick^="set:"][data-pick$=".3"]')
  await stepUntil(page, seededRandom(41), async () => (await third.count()) > 0)
  await page.locator(SETTLED).waitFor()
  const pick = await third.first().getAttribute('data-pick')
  await third.first().click()
  assert.equal(await page.locator('.ink.taken').count(), 3)
  assert.match(await main(page).innerText(), /^Take .+, .+, .+ for ƒ3$/)
  const frame = () => page.locator(`.choice[data-pick="${pick}"]`).evaluate((one) => getComputedStyle(one).boxShadow)
  const lit = await frame()
  await page.mouse.move(0, 0)
  assert.equal(await frame(), lit, 'the frame of a picked thing stays when the pointer leaves it')
  await page.keyboard.press('Escape')
  assert.equal(await page.locator('.ink.taken').count(), 0, 'Escape puts everything back')
})

scenario('a double-click on Pass gives nothing up, and the buttons stay in their places', async ({ person }) => {
  const { page } = await person().then(async (ada) => (await openGutenberg(ada, 'solo'), ada))
  const places = async () => Promise.all(['main', 'cancel', 'pass'].map((name) => page.locator(`section.ask .button.${name}`).boundingBox()))
  await stepUntil(page, seededRandom(43), () => planning(page))
  const before = await places()
  const asks = page.locator('section.ask .button.pass[data-asks]')
  await stepUntil(page, seededRandom(43), async () => (await asks.count()) > 0)
  await page.locator(SETTLED).waitFor()
  assert.deepEqual(await places(), before)
  const seq = await shownSeq(page)
  await asks.dblclick()
  assert.equal(await shownSeq(page), seq)
  await page.locator('section.ask .sure-pass').waitFor()
  await page.locator(SETTLED).waitFor()
  await page.locator('section.ask .button.pass').click()
  await asks.waitFor()
  assert.equal(await shownSeq(page), seq, 'one can go back')
})

scenario('the inspector explains what is pointed at, and the legend names the marks', async ({ person }) => {
  const { page } = await person().then(async (ada) => (await openGutenberg(ada, 'solo'), ada))
  await stepUntil(page, seededRandom(47), () => planning(page))
  const inspector = page.locator('.inspector')
  for (const thing of ['.board [data-pick^="printing:"]', '.board [data-pick^="refinement:"]', '.board [data-pick^="gear:"]', '.board [data-pick^="set:"]', '.house [data-pick^="buy:"]']) {
    await page.locator(thing).first().hover()
    await inspector.waitFor()
    assert.ok((await inspector.locator('li').count()) > 0, thing)
    const [card, question] = [await inspector.boundingBox(), await page.locator('.question').boundingBox()]
    assert.ok(card.x + card.width <= question.x || card.y >= question.y + question.height, `${thing}: the question stays visible`)
    await page.mouse.move(2, 2)
    await inspector.waitFor({ state: 'detached' })
  }
  await page.keyboard.press('l')
  await page.getByRole('dialog', { name: 'Legend' }).waitFor()
  assert.ok((await page.locator('dialog[open] li').count()) > 25)
  await page.keyboard.press('Escape')
})

/** Texts that stick out of the box they stand in, or are cut off by it. */
const stickingOut = (page) =>
  page.evaluate(() => {
    const BOXES = '.button, .card-box, .row, .rival, .automa, .question, .strip .group, th, .tile'
    const found = []
    const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement
      if (!node.data.trim() || !parent.checkVisibility() || parent.offsetWidth <= 1 || parent.closest('.visually-hidden, dialog, .log, svg, .goods')) continue
      const box = parent.closest(BOXES)
      if (!box) continue
      range.selectNodeContents(node)
      const [text, edge] = [range.getBoundingClientRect(), box.getBoundingClientRect()]
      if (text.width > 0 && (text.right > edge.right + 1 || text.left < edge.left - 1 || text.bottom > edge.bottom + 2)) found.push(`${node.data.trim()} in ${box.className}`)
    }
    return found
  })

for (const language of ['en', 'fr', 'de', 'it', 'pl']) {
  scenario(`no word of the table is cut off: ${language}`, async ({ person }) => {
    const ada = await person({ language })
    const { page } = ada
    await openGutenberg(ada, 'solo')
    const pick = seededRandom(53)
    for (const reached of [() => planning(page), async () => (await page.locator('.row.current.gears .choice.open').count()) > 0]) {
      await stepUntil(page, pick, reached)
      for (const size of [PHONE, { width: 820, height: 1180 }, DESK]) {
        await page.setViewportSize(size)
        assert.deepEqual(await stickingOut(page), [], `${size.width} pixels wide`)
        assert.equal(await horizontalOverflow(page), 0)
      }
      const [scrolled, shown] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight])
      assert.ok(scrolled <= shown + 2, 'a desk needs no scrolling')
    }
  })
}
