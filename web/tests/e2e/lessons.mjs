/* Plays lessons through the page: what each step expects, and its mistakes. The page's own module lists the legal actions; for the
   word game they are derived from the view. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { onShown, tabTo, waitUntilStable } from './harness.mjs'
import { performGutenberg, performLetterpress, tryGutenberg } from './perform.mjs'

const root = new URL('../../../', import.meta.url)
const read = (path) => readFileSync(new URL(path, root), 'utf8')

/** All lessons of both games, in order. */
export const LESSONS = ['gutenberg', 'letterpress'].flatMap((game) => {
  const files = readdirSync(new URL('lessons/', root)).includes(game) ? readdirSync(new URL(`lessons/${game}/`, root)) : []
  return files.filter((file) => file.endsWith('.json')).sort().map((file) => ({ game, name: /^\d+-(.+)\.json$/.exec(file)[1], ...JSON.parse(read(`lessons/${game}/${file}`)) }))
})

/** The texts of a language: `text(id)`. */
export function textsOf(language) {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { ROMAN: ([level]) => String(level) } })
  for (const file of ['learn', 'lessons']) bundle.addResource(new FluentResource(read(`locales/${language}/${file}.ftl`)))
  return (id, args) => bundle.formatPattern(bundle.getMessage(id).value, args)
}

/** Whether an action contains a pattern (docs/lessons.md). */
export function matches(pattern, value) {
  if (pattern === '*') return true
  if (Array.isArray(pattern)) return Array.isArray(value) && value.length === pattern.length && pattern.every((one, at) => matches(one, value[at]))
  if (pattern === null || typeof pattern !== 'object') return pattern === value || (typeof value === 'string' && typeof pattern === 'string' && pattern.toUpperCase() === value.toUpperCase())
  if (pattern.any) return pattern.any.some((one) => matches(one, value))
  const bounds = Object.keys(pattern).every((key) => key === 'min' || key === 'max')
  if (bounds && Object.keys(pattern).length) return typeof value === 'number' && value >= (pattern.min ?? -Infinity) && value <= (pattern.max ?? Infinity)
  return value !== null && typeof value === 'object' && Object.entries(pattern).every(([key, one]) => key in value && matches(one, value[key]))
}

/** Actions that match a pattern: takes the first of several alternatives, and tries every order for a wildcard. */
function examples(pattern) {
  if (!JSON.stringify(pattern).includes('"*"')) return [example(pattern)]
  return [0, 1, 2, 3].filter((slot) => !pattern.fulfil?.orders.some((order) => order.slot === slot)).map((slot) => example(JSON.parse(JSON.stringify(pattern).replace('"*"', JSON.stringify({ slot })))))
}

function example(pattern) {
  if (Array.isArray(pattern)) return pattern.map(example)
  if (pattern === null || typeof pattern !== 'object') return pattern
  if (pattern.any) return example(pattern.any[0])
  if ('min' in pattern || 'max' in pattern) return pattern.min ?? pattern.max
  return Object.fromEntries(Object.entries(pattern).map(([key, one]) => [key, example(one)]))
}

/** All combinations of `count` items. */
const combinations = (list, count) =>
  count === 0 ? [[]] : list.flatMap((one, at) => combinations(list.slice(at + 1), count - 1).map((rest) => [one, ...rest]))

/** The words in the patterns of a step. */
function wordsIn(step) {
  const named = ({ write }) => (typeof write?.word === 'string' ? [write.word] : (write?.word?.any ?? []))
  return [...(step.expect ?? []), ...(step.mistakes ?? []).flatMap(({ when }) => when)].flatMap(named)
}

/** The learner's possible actions. */
function candidates(game, shown, step) {
  const { view, legal } = shown
  if (game === 'gutenberg') return legal?.actions ?? []
  const pass = view.step === 'write' ? ['pass'] : []
  if (view.step === 'draft') return view.own.hand.map(({ card }) => ({ draft: { card } }))
  if (view.step === 'lay') return Array.from({ length: 61 }, (_, at) => ({ lay: { offset: at - 30 } }))
  if (view.step === 'library') return view.solo.library.map(({ card }) => ({ choose: { card } }))
  if (view.step === 'claim') {
    const claims = Math.min(view.ranking.find(({ seat }) => seat === view.own.seat)?.claims ?? 0, view.pool.length)
    const sets = combinations(view.pool.map(({ card }) => card), claims)
    const challenges = [undefined, ...view.challenges.map(({ card }) => card)]
    return sets.flatMap((set) => [set, set.toReversed()]).flatMap((cards) => challenges.map((challenge) => ({ claim: challenge ? { cards, challenge } : { cards } })))
  }
  return [...wordsIn(step).map((word) => ({ write: { word } })), ...pass]
}

const expects = (step, action) => step.expect?.some((pattern) => matches(pattern, action)) ?? false
/** The id of the mistake that an action is, if any. */
const mistakeOf = (step, action) => step.mistakes?.find(({ when }) => when.some((pattern) => matches(pattern, action)))?.id

/** Plays a lesson to its end. Calls `each(what, kind)` at everything worth checking. `mistakes`: makes every mistake first.
 * `reload`: reloads the page in the middle. */
export async function playLesson(person, lesson, { text, keys = false, mistakes = false, reload = false, each = async () => {} }) {
  const { page } = person
  const { game, name, steps } = lesson
  let shown
  onShown(page, (state) => (shown = state))
  await person.go(`/learn/${game}/${name}`)
  const coach = page.locator('.coach')
  for (const [at, step] of steps.entries()) {
    const what = `${game}/${name}/${step.id}`
    await page.locator(`[data-saying="${step.id}"]`).waitFor()
    if (reload && at === Math.ceil(steps.length / 2)) {
      await page.reload()
      await page.locator(`[data-saying="${step.id}"]`).waitFor()
    }
    await page.locator('.table[data-behind]').waitFor({ state: 'detached' })
    assert.ok((await coach.innerText()).includes(text(`lesson-${game}-${name}-${step.id}`)), `${what}: the coach shows the text of the step`)
    await checkPointing(page, step, what)
    await each(what, 'step')
    const isLast = at === steps.length - 1
    if (step.expect) {
      const possible = candidates(game, shown, step)
      if (mistakes) {
        for (const { id, when } of step.mistakes ?? []) {
          const explained = page.locator('.coach .wrong').filter({ hasText: text(`lesson-${game}-${name}-${step.id}-${id}`) })
          await makeMistake(page, game, { action: possible.find((action) => !expects(step, action) && mistakeOf(step, action) === id), when, keys, explained })
          await explained.waitFor()
          await each(`${what}: ${id}`, 'mistake')
        }
      }
      const action = possible.find((one) => expects(step, one))
      assert.ok(action, `${what}: an expected action is possible`)
      await perform(page, game, action, { keys, shown })
      await page.locator(`[data-saying="${step.id}-done"]`).waitFor()
      assert.ok((await coach.innerText()).includes(text(`lesson-${game}-${name}-${step.id}-done`)), `${what}: the coach shows the praise`)
    }
    if (!isLast) await press(page, '[data-coach=next]', keys)
    else {
      if (!step.expect) await press(page, '[data-coach=next]', keys)
      await page.locator('[data-coach=all]').waitFor()
      await each(`${what}: the end`, 'end')
    }
  }
}

async function press(page, selector, keys) {
  const button = page.locator(selector)
  await button.waitFor()
  if (!keys) return button.click()
  // The button already has the focus, unless this is the first key press.
  await tabTo(page, selector)
  await page.keyboard.press('Enter')
}

const perform = (page, game, action, how) => (game === 'gutenberg' ? performGutenberg(page, action, how) : performLetterpress(page, action, how))

/** Performs an action that is a mistake, or tries it if the rules refuse it. */
async function makeMistake(page, game, { action, when, keys, explained }) {
  if (action !== undefined) return perform(page, game, action, { keys })
  assert.equal(game, 'gutenberg', 'the page never sends illegal actions of the word game')
  for (const tried of when.flatMap(examples)) {
    if (!(await tryGutenberg(page, tried))) continue
    await waitUntilStable(page)
    if (await explained.count()) return
  }
}

/** Asserts that the bubble covers neither what it points at nor the question, and that what it points at is visible. */
async function checkPointing(page, step, what) {
  await waitUntilStable(page)
  const found = await page.evaluate((point) => {
    const box = (element) => element?.getBoundingClientRect()
    const coach = box(document.querySelector('.coach'))
    const over = (other) => other && Math.min(coach.right, other.right) - Math.max(coach.left, other.left) > 1 && Math.min(coach.bottom, other.bottom) - Math.max(coach.top, other.top) > 1
    const target = point && [...document.querySelectorAll(`[data-point~="${point}"]`)].find((one) => one.checkVisibility() && one.offsetHeight > 0)
    const at = box(target)
    return {
      target: Boolean(target),
      ring: Boolean(document.querySelector('.ring')),
      inSight: !at || (at.bottom > 0 && at.top < innerHeight && at.right > 0 && at.left < innerWidth),
      covers: over(at),
      question: [...document.querySelectorAll('.question')].some((one) => one.checkVisibility() && over(box(one))),
    }
  }, step.point)
  if (step.point) assert.deepEqual({ target: found.target, ring: found.ring, inSight: found.inSight }, { target: true, ring: true, inSight: true }, `${what}: the coach points at ${step.point}`)
  assert.ok(!found.covers, `${what}: the bubble covers ${step.point}`)
  assert.ok(!found.question, `${what}: the bubble covers the question`)
  assert.deepEqual(await cutOff(page), [], `${what}: text is cut off`)
}

/** Texts of the coach that overflow their boxes. */
export const cutOff = (page) =>
  page.evaluate(() => [...document.querySelectorAll('.coach, .coach :is(.title, p, li, ul, .button)')].filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline').map((one) => `${one.className || one.tagName}: ${one.innerText}`))
