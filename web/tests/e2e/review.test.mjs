/* Reviews of files, local games and server games: by keyboard, on a phone, in every language. Also exercises and the season. */
import assert from 'node:assert/strict'
import { openGutenberg, stepGutenberg, stepUntil } from './gutenberg.mjs'
import { checkScreen, horizontalOverflow, openAtServer, PHONE, resign, scenario, seededRandom, tabTo, withSeats } from './harness.mjs'
import { chooseByKeys, trackState } from './letterpress.mjs'
import { complete, openReview, quick, TWO, WORDS } from './review.mjs'

const DAY_MS = 86_400_000

async function review(one, file) {
  await quick(one.page)
  await openReview(one, file)
  await complete(one.page)
}

/** Parses a figure as the page writes it in English, such as `+8.2%`, `3` or `–`, to tenths. */
const tenths = (text) => Math.round(10 * (Number.parseFloat(text.replace('−', '-').replace(/[^\d.-]/g, '')) || 0))

/** Performs the action that is laid out on the table. A pass has its own button. */
async function doSuggested(page) {
  const main = page.locator('section.ask .button.main:enabled')
  const pass = page.locator('section.ask .button.pass:enabled')
  await main.or(pass).first().waitFor()
  await page.locator('section.ask [data-settled]').waitFor()
  if (await main.count()) return main.first().click()
  await pass.click()
  const sure = page.locator('section.ask .sure-pass')
  if (await sure.count()) await sure.click()
}

scenario('the review of a file: graph, ledger, errors at their table', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await review(ada, TWO)
  await checkScreen(page, 'a review')

  // The parts of each round add up to the change, within rounding.
  await page.getByText('Show the figures').click()
  const after = await page.locator('figure tbody tr td:nth-child(2)').allTextContents()
  const rounds = page.locator('[role=region][aria-labelledby=ledger] tbody tr')
  assert.equal(await rounds.count(), after.length - 1, 'ledger and table of the graph have a row for every round')
  for (const [at, row] of (await rounds.all()).entries()) {
    const parts = (await row.locator('td').allTextContents()).slice(0, 4).map(tenths)
    const changed = tenths(after[at + 1]) - tenths(after[at])
    const sum = parts.reduce((sum, part) => sum + part, 0)
    assert.ok(Math.abs(sum - changed) <= 13, `round ${at}: the parts ${parts} do not add up to ${changed}`)
  }

  // The other seat has different figures.
  const choices = await page.locator('[aria-labelledby=ledger] tfoot').innerText()
  await page.locator('[data-seat="1"]').check()
  await page.waitForFunction((before) => document.querySelector('[aria-labelledby=ledger] tfoot').innerText !== before, choices)
  await page.locator('[data-seat="0"]').check()

  // From a turning point to its position, and back to the review.
  await page.locator('[data-turning]').first().click()
  await page.locator('.coach').waitFor()
  await page.locator('[data-coach=close]').click()
  await complete(page)

  const errors = (await page.locator('[data-decision]').evaluateAll((all) => all.map((one) => Number(one.dataset.decision)))).sort((a, b) => a - b)
  await page.locator(`[data-decision="${errors[0]}"]`).click()
  await page.locator('.coach').waitFor()
  await page.locator('.table').waitFor()
  const ply = () => Number(new URL(page.url()).searchParams.get('ply'))
  const said = await page.locator('.coach').innerText()
  assert.match(said, /gives away .*Played: .*Best: /s, 'the decision is explained')
  await checkScreen(page, 'a decision at its table')
  // Page Down goes to the next error, Page Up to the previous one.
  const turn = async (key, before) => {
    await page.keyboard.press(key)
    await page.waitForFunction((before) => Number(new URL(location.href).searchParams.get('ply')) !== before, before)
    await page.locator('.coach').waitFor()
    return ply()
  }
  assert.equal(await turn('PageDown', errors[0]), errors[1], 'the next error')
  assert.equal(await turn('PageUp', errors[1]), errors[0])

  // The second time the review comes from storage: no worker has to compute anything.
  await page.locator('[data-coach=close]').click()
  await complete(page)
  await page.addInitScript(() => {
    window.studied = 0
    const post = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (message, ...rest) {
      if (message.requests?.some(({ cmd }) => cmd === 'review')) window.studied++
      return post.call(this, message, ...rest)
    }
  })
  await page.reload()
  await complete(page)
  assert.equal(await page.evaluate(() => window.studied), 0)

  await ada.go('/review/season')
  await page.locator('[data-season=gutenberg]').waitFor()
  await checkScreen(page, 'all reviews')
  assert.match(await page.locator('.train a').getAttribute('href'), /\/learn\/gutenberg\/[a-z-]+$/, 'a lesson to practise')
  await page.locator('.train a').click()
  await page.waitForURL(/\/learn\/gutenberg\//)
})

scenario('what if: another choice is played on against bots with the same chance, and both lines are compared', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await page.addInitScript(() => (localStorage['manicule.bots'] = '{"iterations":40}'))
  await review(ada, TWO)
  const before = new URL(page.url()).pathname
  await page.locator('[data-decision]').first().click()
  await page.locator('.coach').waitFor()
  const moves = Number(new URL(page.url()).searchParams.get('ply')) - 1
  await page.locator('[data-coach=best]').click()
  await doSuggested(page)
  await page.locator('[data-saying=chosen]').waitFor()
  // The choice can still be taken back.
  await page.locator('[data-coach=unchoose]').click()
  await page.locator('[data-coach=best]').click()
  await doSuggested(page)
  await page.locator('[data-coach=play-on]').click()
  await page.waitForURL((url) => url.pathname.startsWith('/local/'))
  await page.locator('.table .status.mine, section.end').first().waitFor()
  const id = new URL(page.url()).pathname.split('/').pop()

  await ada.go(`/review/local/${id}`)
  await complete(page)
  const branch = page.locator('[data-branch]')
  await branch.getByText(`Checked: both games have the same seed and the same first ${moves} moves.`).waitFor()
  assert.equal(await page.locator('.plot .line.other').count(), 1, 'the graph shows both lines')
  const line = await page.locator('.plot .line.other').getAttribute('d')
  await page.locator('[data-seat="1"]').check()
  await page.waitForFunction((before) => document.querySelector('.plot .line.other').getAttribute('d') !== before, line)
  await checkScreen(page, 'two lines')
  await branch.getByRole('link').click()
  await page.waitForURL((url) => url.pathname === before)
})

scenario('mistakes are asked again after days and judged, by keyboard alone', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  const tracked = trackState(page)
  await page.addInitScript(() => (localStorage['manicule.bots'] = '{"iterations":40}'))
  await review(ada, WORDS)
  const now = Date.now()
  await ada.go('/review/season')
  await page.locator('[data-due="0"]').waitFor()
  await page.clock.setFixedTime(now + 2 * DAY_MS)
  await ada.go('/review/season')
  const box = page.locator('[data-due]')
  await box.waitFor()
  const due = Number(await box.getAttribute('data-due'))
  assert.ok(due > 0, 'a game of random players has mistakes to practise')
  await tabTo(page, '[data-due] a.main')
  await page.keyboard.press('Enter')
  await page.locator('[data-saying=ask]').waitFor()
  await page.locator('.table').waitFor()
  await checkScreen(page, 'a mistake to practise')
  await chooseByKeys(page, tracked, seededRandom(1))
  await page.keyboard.press('Enter')
  const judged = page.locator('[data-saying=good], [data-saying=bad]')
  await judged.waitFor()
  const good = (await judged.getAttribute('data-saying')) === 'good'
  assert.match(await judged.innerText(), good ? /again in [1-9]\d* days?/ : /again in 1 day\./)
  assert.match(await judged.innerText(), /Best: /, 'a short reason')
  await tabTo(page, '[data-coach=next]')
  await page.keyboard.press('Enter')
  await judged.waitFor({ state: 'detached' })

  // It is not asked again today, but some days later: sooner after a mistake.
  await ada.go('/review/season')
  await page.locator(`[data-due="${due - 1}"]`).waitFor()
  await page.clock.setFixedTime(now + (good ? 10 : 3.5) * DAY_MS)
  await ada.go('/review/season')
  await page.locator(`[data-due="${due}"]`).waitFor()
})

scenario('the review of the word game tells what could have been written', async ({ person }) => {
  const ada = await person({ size: PHONE })
  const { page } = ada
  await review(ada, WORDS)
  await page.locator('[data-words]').waitFor()
  assert.ok((await page.locator('[data-words] li').count()) >= 5)
  await checkScreen(page, 'a review of the word game on a phone')
})

for (const [language, size] of [['fr'], ['de', PHONE], ['it'], ['pl', PHONE]]) {
  scenario(`a review in ${language}${size ? ' on a phone' : ', by keyboard alone'}`, async ({ person }) => {
    const one = await person({ language, ...(size && { size }) })
    const { page } = one
    await review(one, TWO)
    await checkScreen(page, `a review in ${language}`)
    if (size) await page.locator('[data-decision]').first().click()
    else {
      await tabTo(page, '[data-decision]')
      await page.keyboard.press('Enter')
    }
    await page.locator('.coach').waitFor()
    await page.locator('.table').waitFor()
    assert.ok((await horizontalOverflow(page)) <= 0, 'the table does not scroll horizontally')
    if (size) return
    await tabTo(page, '[data-coach=best]')
    await page.keyboard.press('Enter')
    await tabTo(page, '[data-coach=close]')
    await page.keyboard.press('Enter')
    await complete(page)
  })
}

scenario('a game of the server and one of this device are reviewed once they are over', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  await quick(page)
  await openAtServer(ada, 'gutenberg', { seats: [{ kind: 'me' }, { kind: 'bot', level: 'apprentice' }] })
  await page.locator('.table').waitFor()
  const address = new URL(page.url()).pathname
  ada.allowedErrors.push(/the server responded with a status of 4/)
  await ada.go(`/review/server/${address.split('/').pop()}`)
  await page.getByRole('alert').waitFor()
  await ada.go(address)
  await page.locator('.status.mine').waitFor()
  const pick = seededRandom(3)
  await stepUntil(page, pick, () => page.locator('.plan').isVisible())
  await stepGutenberg(page, pick)
  await resign(page)
  await page.locator('[data-review]').first().click()
  await complete(page)
  assert.ok((await page.locator('[data-summary] dd').count()) >= 5)
  await page.getByText(/It is reviewed up to move [1-9]/).waitFor()

  await openGutenberg(ada, 'now', { choose: withSeats(2) })
  await stepUntil(page, pick, () => page.locator('.plan').isVisible())
  await resign(page)
  await page.locator('[data-review]').first().click()
  await complete(page)
  // The season includes both games, with the level of the bot.
  await ada.go('/review/season')
  await page.locator('[data-season=gutenberg] tr[data-sum]').first().waitFor()
})
