/* Learning: every lesson to its end, and coached games. */
import assert from 'node:assert/strict'
import { SETTLED, stepGutenberg, stepUntil } from './gutenberg.mjs'
import { checkScreen, checkScreens, DESK, openTable, PHONE, repeatUntil, scenario, seededRandom, waitUntilStable } from './harness.mjs'
import { cutOff, LESSONS, playLesson, textsOf } from './lessons.mjs'
import { stepLetterpress, trackState } from './letterpress.mjs'
import { goOffline, limitBots, waitUntilKept } from './offline.mjs'
import { recordUntil, sitDownAt } from './positions.mjs'

/* Without axe's check of target sizes: a lesson scrolls to what it points at, so the header may cover part of a button, and axe
   measures only the rest. Other tests check target sizes (gutenberg-look, letterpress-table). */
const look = (page, what) => checkScreen(page, what, { without: ['target-size'] })

/** Checks each kind of message of the coach once. */
function looker(page) {
  const seen = new Set()
  return async (what, kind) => {
    if (!seen.has(kind)) await look(page, what)
    seen.add(kind)
  }
}

for (const lesson of LESSONS) {
  scenario(`the lesson ${lesson.game}/${lesson.name} in en, with every mistake, going on after a reload`, async ({ person }) => {
    const one = await person()
    await playLesson(one, lesson, { mistakes: true, reload: true, text: textsOf('en'), each: looker(one.page) })
    await one.go('/learn')
    await one.page.locator(`[data-lesson="${lesson.name}"]`).first().waitFor()
    assert.equal(await one.page.locator(`[data-game=${lesson.game}] [data-finished]`).count(), 1, 'the lesson is marked as finished')
  })
}

/** Checks a lesson once, with all rules: at the top of the page nothing is partly covered. */
function onceFromTheTop(page) {
  let isDone = false
  return async (what) => {
    if (isDone) return
    isDone = true
    await page.evaluate(() => scrollTo(0, 0))
    await checkScreen(page, what)
  }
}

/** Each of the other languages plays the lessons in a different way. */
const WAYS = [
  { language: 'fr', how: 'by keyboard alone', options: { keys: true } },
  { language: 'de', how: 'on a phone', person: { size: PHONE }, looks: true },
  { language: 'it', how: 'in the dark', person: { theme: 'dark' } },
]

const LESSONS_PER_SCENARIO = 4
const groups = Array.from({ length: Math.ceil(LESSONS.length / LESSONS_PER_SCENARIO) }, (_, at) => LESSONS.slice(at * LESSONS_PER_SCENARIO, (at + 1) * LESSONS_PER_SCENARIO))
const range = (lessons) => [lessons[0], lessons.at(-1)].map(({ game, name }) => `${game}/${name}`).join(' to ')

for (const { language, how, options, person: context, looks } of WAYS) {
  for (const lessons of groups) {
    scenario(`lessons in ${language}, ${how}: ${range(lessons)}`, async ({ person }) => {
      const one = await person({ language, ...context })
      for (const lesson of lessons) {
        const each = looks ? looker(one.page) : onceFromTheTop(one.page)
        await playLesson(one, lesson, { ...options, text: textsOf(language), each })
      }
      await one.go('/learn')
      await one.page.locator('[data-lesson]').first().waitFor()
      assert.equal(await one.page.locator('[data-finished]').count(), lessons.length, 'all are marked as finished')
    })
  }
}

for (const lessons of groups) scenario(`lessons in pl, offline on a phone: ${range(lessons)}`, async ({ person, server }) => {
  const jan = await person({ language: 'pl', size: PHONE, serviceWorkers: 'allow' })
  await jan.go('/learn')
  await jan.page.locator('[data-lesson]').first().waitFor()
  await waitUntilKept(jan.page)
  await jan.page.reload()
  await jan.page.locator('[data-words-kept]').waitFor({ state: 'attached' })
  await goOffline(jan, server)
  for (const lesson of lessons) await playLesson(jan, lesson, { text: textsOf('pl'), each: onceFromTheTop(jan.page) })
})

scenario('a lesson is left and taken up again, and the next one follows', async ({ person }) => {
  const ada = await person()
  const { page } = ada
  const [first, second] = LESSONS
  await ada.go('/')
  await page.locator(`[data-game=${first.game}] .learn`).click()
  await page.locator('[data-continue]').first().waitFor()
  await checkScreens(page, 'the list of lessons')
  await page.setViewportSize(DESK)
  await page.locator('[data-continue]').first().click()
  await page.locator('.coach').waitFor()
  await page.locator(SETTLED).waitFor()
  // Escape leaves the lesson, which can be continued later.
  await page.keyboard.press('Escape')
  await page.locator(`[data-lesson="${first.name}"]`).waitFor()
  await playLesson(ada, first, { text: textsOf('en') })
  await page.locator('[data-coach=next-lesson]').click()
  await page.waitForURL(new RegExp(`/learn/${second.game}/${second.name}$`))
  await page.locator(`[data-saying="${second.steps[0].id}"]`).waitFor()
})

/** The worker has answered what there is to explain about the state that is shown. */
const explained = (page) => page.waitForFunction(() => {
  const notes = document.querySelector('[data-notes]')
  return notes?.dataset.notes === document.querySelector('[data-seq]')?.dataset.seq && !notes.hasAttribute('data-looking-back')
})

/* Whole games, with a reload in the middle, after which nothing is explained again. */
for (const [game, context, seed] of [['gutenberg', {}, 11], ['letterpress', { size: PHONE, language: 'pl' }, 5]]) {
  scenario(`a whole coached game of ${game}${context.language ? ` in ${context.language}, on a phone` : ''}`, async ({ person }) => {
    const ada = await person(context)
    const { page } = ada
    await limitBots(ada, 0)
    const newest = trackState(page)
    await ada.go(`/learn/${game}`)
    await page.locator(`[data-coached=${game}]`).click()
    await page.locator('.table').waitFor()
    const pick = seededRandom(seed)
    const read = []
    const rounds = () => read.filter((key) => key.startsWith('round-')).length
    /** Kinds of messages that have been checked: all messages of a kind look the same. */
    const looked = new Set()
    const understandAll = async () => {
      const understood = page.locator('[data-coach=understood]')
      while (await understood.count()) {
        const key = await page.locator('.coach').getAttribute('data-saying')
        read.push(key)
        const kind = key.split('-')[0]
        if (!looked.has(kind)) await look(page, key)
        looked.add(kind)
        assert.deepEqual(await cutOff(page), [], key)
        await understood.click()
        await page.locator(`[data-saying="${key}"]`).waitFor({ state: 'detached' })
      }
    }
    let reloaded = false
    const stage = page.locator('section.end, .status.mine')
    await repeatUntil(async () => {
      await stage.first().waitFor()
      await page.locator('.table[data-behind]').waitFor({ state: 'detached' })
      await explained(page)
      await waitUntilStable(page)
      await understandAll()
      return (await page.locator('section.end').count()) > 0
    }, async () => {
      if (rounds() === 2 && !reloaded) {
        reloaded = true
        await page.reload()
        return
      }
      await (game === 'gutenberg' ? stepGutenberg(page, pick) : stepLetterpress(page, newest, pick))
    })
    assert.ok(reloaded && rounds() >= (game === 'gutenberg' ? 5 : 4), `${read}`)
    assert.ok(read.filter((key) => key.startsWith('note-')).length > (game === 'gutenberg' ? 25 : 6), `${read}`)
    assert.equal(new Set(read).size, read.length, `nothing is explained twice: ${read}`)
    // In the next game of the same kind there is nothing new.
    await ada.go(`/learn/${game}`)
    await page.locator(`[data-coached=${game}]`).click()
    await page.locator('.status.mine').waitFor()
    await page.locator('.table[data-behind]').waitFor({ state: 'detached' })
    await explained(page)
    await waitUntilStable(page)
    const again = page.locator('.coach')
    if (await again.count()) assert.ok(!read.includes(await again.getAttribute('data-saying')))
  })
}

/** Reads all notes that are shown now; returns their keys. */
async function readNotes(page) {
  const read = []
  await explained(page)
  await waitUntilStable(page)
  const understood = page.locator('[data-coach=understood]')
  while (await understood.count()) {
    const key = await page.locator('.coach').getAttribute('data-saying')
    read.push(key)
    assert.deepEqual(await cutOff(page), [], key)
    await understood.click()
    await page.locator(`[data-saying="${key}"]`).waitFor({ state: 'detached' })
    await waitUntilStable(page)
  }
  return read
}

const alone = { people: 1, characters: ['ungler'] }
const planning = ({ seat, view }) => seat === 0 && view.table.phase === 'plan'
const last = ({ seat, view }) => seat === 0 && view.table.round === 6 && view.table.phase === 'fulfil' && view.table.stage === 'main'

scenario('what a first game has not is explained to a learner in later ones', async ({ person }) => {
  const ada = await person({ settings: { coach: true } })
  const { page } = ada
  await limitBots(ada, 0)
  await sitDownAt(ada, recordUntil(planning, { options: alone }))
  await page.locator(SETTLED).waitFor()
  const read = await readNotes(page)
  for (const note of ['automa', 'character-ungler']) assert.ok(read.includes(`note-${note}`), `${read}`)
  await sitDownAt(ada, recordUntil(last, { options: alone }))
  await page.locator(SETTLED).waitFor()
  await stepUntil(page, seededRandom(3), async () => {
    const over = (await page.locator('section.end').count()) > 0
    if (!over) await readNotes(page)
    return over
  })
  await page.locator('[data-saying=note-title]').waitFor()
  await checkScreen(page, 'a note at the end')

  await openTable(ada, 'letterpress', 'solo')
  await page.locator('[data-saying=note-solo-piles]').waitFor()

  // With the setting off there are no notes.
  await ada.go('/settings')
  await page.getByLabel(/^Explain new things/).uncheck()
  await openTable(ada, 'letterpress', 'solo')
  await page.locator('.status.mine').waitFor()
  await waitUntilStable(page)
  assert.equal(await page.locator('.coach').count(), 0)
})
