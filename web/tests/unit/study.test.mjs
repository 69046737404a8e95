/* Exercises and the season: schedule and sums. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { load } from './load.mjs'

const [{ answered, daysAfter, dueAt }, { byPhase, errorOf, grouped, LESSONS, whole }] = await load('review/practice.ts', 'review/season.ts')
const DAY = 86_400_000
const NOW = 1_800_000_000_000

const exercise = (more = {}) => ({ id: 'one', due: NOW, streak: 0, ...more })

test('good answers lengthen the interval, a bad one is repeated tomorrow', () => {
  let one = exercise()
  const days = []
  for (let times = 0; times < 4; times++) {
    const next = answered(one, true, NOW)
    days.push((next.due - NOW) / DAY)
    one = next
  }
  assert.deepEqual(days, [3, 7, 16, 35])
  const wrong = answered(one, false, NOW)
  assert.deepEqual([wrong.streak, (wrong.due - NOW) / DAY], [0, 1])
  assert.equal(daysAfter(99), 90, 'at most three months')
})

test('only due exercises are asked, longest overdue first', () => {
  const list = [exercise({ id: 'later', due: NOW + 1 }), exercise({ id: 'new', due: NOW }), exercise({ id: 'old', due: NOW - DAY })]
  assert.deepEqual(dueAt(list, NOW).map(({ id }) => id), ['old', 'new'])
})

const parts = (draws) => ({ choice: 0, others: 0, reveal: 0, draws })
const played = (more) => ({ id: 'a', game: 'gutenberg', unit: 'chance', decisions: 4, total_loss: 400, luck: 100, phases: [], character: null, level: null, ...more })

test('the season sums up games, the phase with the largest loss first', () => {
  const phase = (name, decisions, total_loss) => ({ seat: 0, phase: name, decisions, total_loss, parts: parts(10) })
  const games = [
    played({ character: 'caxton', level: 'master', phases: [phase('plan', 2, 300), phase('inks', 2, 100)] }),
    played({ character: 'caxton', level: 'apprentice', luck: -300, phases: [phase('inks', 3, 50), phase('fulfil', 0, 0)] }),
  ]
  const phases = byPhase(games)
  assert.deepEqual(phases.map(({ name, decisions, total_loss }) => [name, decisions, total_loss]), [['plan', 2, 300], ['inks', 5, 150]], 'without phases without decisions')
  assert.equal(errorOf(phases[1]), 30)
  assert.deepEqual([whole(games).games, whole(games).luck], [2, -200])
  assert.deepEqual(grouped(games, ({ character }) => character).map(({ name, games }) => [name, games]), [['caxton', 2]])
  assert.deepEqual(grouped(games, ({ level }) => level).length, 2)
  assert.equal(errorOf(whole([])), 0, 'no games, no error')
})

test('every phase has a lesson', () => {
  const root = new URL('../../../', import.meta.url)
  const named = readFileSync(new URL('locales/en/study.ftl', root), 'utf8').matchAll(/^study-phase-(gutenberg|letterpress)-([a-z-]+) =/gm)
  const rows = ['orders', 'inks', 'specialties', 'gears', 'patronage'].map((row) => [null, 'gutenberg', row])
  for (const [, game, phase] of [...named, ...rows]) {
    const lesson = LESSONS[game][phase.replaceAll('-', '_')]
    const there = readdirSync(new URL(`lessons/${game}`, root)).map((file) => file.replace(/^\d+-|\.json$/g, ''))
    assert.ok(there.includes(lesson), `${game}, ${phase}: ${lesson}`)
  }
})
