/* How Gutenberg's table looks in the middle of a realistic game: no large empty areas, readable text, large enough targets. */
import assert from 'node:assert/strict'
import { LANGUAGES } from '../languages.mjs'
import { DESK, horizontalOverflow, PHONE, scenario, waitUntilStable } from './harness.mjs'
import { covering, flatShare, smallTargets, stickingOut, tooSmall } from './look.mjs'
import { performGutenberg } from './perform.mjs'
import { recordUntil, sitDownAt } from './positions.mjs'

const TABLET = { width: 820, height: 1180 }
const WIDE = { width: 1920, height: 1080 }
const HUGE = { width: 2560, height: 1440 }
/** Windows that are narrower or lower than the table is designed for. */
const NARROW = [[1100, 800], [1180, 820], [1280, 720], [1366, 657], [1440, 790]].map(([width, height]) => ({ width, height }))
const inRound = (phase, round) => ({ view: { table } }) => table.phase === phase && table.round === round

/** Decisions at which the table shows much. */
const MOMENTS = {
  plan: [inRound('plan', 3)],
  orders: [inRound('orders', 3)],
  gears: [({ view, legal }) => view.table.phase === 'gears' && legal.some(({ install_gear }) => install_gear?.discard != null)],
  fulfil: [({ view, legal }) => view.table.phase === 'fulfil' && legal.some(({ fulfil }) => fulfil?.orders.length > 1)],
}

for (const people of [3, 4]) {
  scenario(`a desk and a large screen are full: ${people} people`, async ({ person }) => {
    const mara = await person()
    await sitDownAt(mara, recordUntil(inRound('orders', 3), { options: { people } }))
    for (const [size, most] of [[DESK, 0.25], [HUGE, 0.35]]) {
      await mara.page.setViewportSize(size)
      await waitUntilStable(mara.page)
      const flat = await flatShare(mara.page)
      assert.ok(flat <= most, `${size.width} × ${size.height}: ${Math.round(flat * 100)} % of the area is flat`)
    }
  })
}

scenario('three columns fill a wide window, and nothing scrolls', async ({ person }) => {
  const mara = await person({ size: WIDE })
  const { page } = mara
  await sitDownAt(mara, recordUntil(inRound('plan', 3), { options: { people: 4 } }))
  for (const size of [WIDE, HUGE]) {
    await page.setViewportSize(size)
    await waitUntilStable(page)
    const [board, question, rivals] = await Promise.all(['main > .left', '.question', '.others-pane'].map((part) => page.locator(part).boundingBox()))
    assert.ok(board.x < 20 && board.x + board.width <= question.x && question.x + question.width <= rivals.x, 'board, question and rivals are side by side')
    assert.ok(rivals.x + rivals.width > size.width - 20, 'the columns reach the right edge')
    assert.equal(await page.locator('.rival .orders').count(), 3, 'the rivals’ orders are shown')
    for (const part of ['main > .left', '.others-pane']) assert.ok(await page.locator(part).evaluate((one) => one.scrollHeight <= one.clientHeight + 2), `${part} does not scroll`)
  }
})

/** Choices whose previews change much in the house. */
const CHOICES = {
  plan: [inRound('plan', 4), (legal) => legal.find(({ plan }) => plan)],
  orders: [inRound('orders', 4), (legal) => legal.find(({ take_order }) => take_order)],
  gears: [({ view, legal }) => view.table.phase === 'gears' && view.table.round > 2 && legal.some(({ install_gear }) => install_gear), (legal) => legal.find(({ install_gear }) => install_gear)],
  fulfil: [({ view, legal }) => view.table.phase === 'fulfil' && view.table.round > 2 && legal.some(({ fulfil }) => fulfil?.orders.length > 1), (legal) => legal.filter(({ fulfil }) => fulfil).sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0]],
}
for (const people of [2, 3, 4]) {
  scenario(`nothing scrolls on a desk or a large screen, whatever is picked: ${people} people`, async ({ person }) => {
    for (const [name, [moment, choose]] of Object.entries(CHOICES)) {
      const mara = await person()
      const { page } = mara
      let choice
      await sitDownAt(mara, recordUntil((now) => moment(now) && (choice = choose(now.legal)) !== undefined, { options: { people, characters: ['guillard', 'tory', 'manutius', 'caxton'].slice(0, people) } }))
      const fits = async (when) => {
        for (const size of [WIDE, DESK]) {
          await page.setViewportSize(size)
          await waitUntilStable(page)
          const where = `${name}, ${when}, ${size.width} × ${size.height}`
          for (const part of ['main > .left', 'aside', '.others-pane', '.house.mine .character']) assert.ok(await page.locator(part).evaluate((one) => one.scrollHeight <= one.clientHeight + 2), `${where}: ${part} overflows`)
          assert.deepEqual(await stickingOut(page), [], where)
          assert.deepEqual(await covering(page), [], where)
        }
      }
      await fits('before')
      await performGutenberg(page, choice, { look: () => fits('picked') })
      await page.context().close()
    }
  })
}

scenario('a tablet on end shows board and house without scrolling, the rest one touch away', async ({ person }) => {
  const mara = await person({ size: TABLET, hasTouch: true })
  const { page } = mara
  await sitDownAt(mara, recordUntil(MOMENTS.fulfil[0], { options: { people: 4 } }))
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight + 1))
  for (const part of ['.board', '.house .orders', 'section.ask .button.main']) {
    const { y, height } = await page.locator(part).boundingBox()
    assert.ok(y >= 0 && y + height <= TABLET.height, part)
  }
  await page.getByRole('button', { name: 'Others' }).click()
  assert.equal(await page.locator('.rival:visible').count(), 3)
  assert.ok(await page.locator('.board').isVisible())
  await page.getByRole('button', { name: 'Log' }).click()
  await page.locator('.log-pane .line').first().waitFor()
})

for (const language of LANGUAGES) {
  scenario(`no word is cut off and nothing is too small to read or to press: ${language}`, async ({ person }) => {
    for (const [name, [moment]] of Object.entries(MOMENTS)) {
      const mara = await person({ language })
      const { page } = mara
      await sitDownAt(mara, recordUntil(moment, { options: { people: 4 } }))
      for (const size of [{ width: 320, height: 640 }, PHONE, TABLET, ...NARROW, DESK, WIDE]) {
        await page.setViewportSize(size)
        await waitUntilStable(page)
        const where = `${name}, ${size.width} × ${size.height}`
        assert.deepEqual(await stickingOut(page), [], where)
        assert.deepEqual(await covering(page), [], where)
        assert.equal(await horizontalOverflow(page), 0, where)
        assert.deepEqual(await tooSmall(page), [], where)
        assert.deepEqual(await smallTargets(page, size.width < 700), [], where)
        assert.doesNotMatch(await page.locator('.table').innerText(), /[{}]|undefined|NaN/, where)
      }
      await page.context().close()
    }
  })
}

scenario('at a zoom of 200 % everything can be reached', async ({ person }) => {
  const mara = await person({ size: { width: DESK.width / 2, height: DESK.height / 2 }, deviceScaleFactor: 2 })
  const { page } = mara
  await sitDownAt(mara, recordUntil(inRound('orders', 3), { options: { people: 4 } }))
  assert.equal(await horizontalOverflow(page), 0)
  for (const part of ['.row.orders', '.row.patronage', '.house .orders', '.rival', '.log-pane', 'section.ask .button.main']) {
    const one = page.locator(part).last()
    await one.scrollIntoViewIfNeeded()
    const { y, height } = await one.boundingBox()
    assert.ok(y < DESK.height / 2 && y + height > 0, part)
  }
})
