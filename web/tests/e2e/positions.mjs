/* Positions out of games that good bots played, to sit down at. They come from the page's own module of rules and always
   are the same. */
import { loadedPage, openModule } from '../unit/module.mjs'

const seedAt = (ply) => ply.toString(16).padStart(64, '0')

/** What a good bot would do. */
export const botAction = (ask, seat, ply, level = 'journeyman') => ask({ cmd: 'bot', seat, level, seed: seedAt(ply) }).action

/** A decision as `seat` sees it. */
const decision = (ask, seat) => ({
  seat,
  get view() { return ask({ cmd: 'view', seat }) },
  get facts() { return ask({ cmd: 'facts', seat }) },
  get legal() { return ask({ cmd: 'legal', seat }).actions },
})

/** A new game in a module of its own. */
export function newGame(game, options, seed = '21') {
  const ask = openModule(loadedPage())
  const { to_act, ply } = ask({ cmd: 'new', game, options, seed: seed.repeat(32) })
  return { ask, to_act, ply }
}

/** The record of a game between bots, up to the first decision for which `wanted({ seat, view, facts, legal })` holds;
 * without one, to its end. */
export function recordUntil(wanted, { game = 'gutenberg', options = { people: 3 }, seed = '21', level } = {}) {
  let { ask, to_act, ply } = newGame(game, options, seed)
  while (to_act.length) {
    for (const seat of to_act) if (wanted?.(decision(ask, seat))) return { record: ask({ cmd: 'record' }), seat }
    const [seat] = to_act
    ;({ to_act, ply } = ask({ cmd: 'apply', seat, action: botAction(ask, seat, ply, level) }))
  }
  if (wanted) throw new Error('the game never came to that')
  return { record: ask({ cmd: 'record' }), seat: 0 }
}

export const NAMES = ['Mara', 'Bruno', 'Chiara', 'Dmitri']

/** Brings a record to this device and opens its replay: `seat` is the person's, bots play the others. */
export async function watch(person, { record, seat }) {
  const { page } = person
  await person.go('/')
  const seats = NAMES.slice(0, record.options.people).map((name, at) => ({ kind: at === seat ? 'person' : 'bot', name }))
  await page.locator('[data-import]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ seats, record })) })
  await page.waitForURL(/\/local\/.*\/replay/)
}

/** Continues a record on this device. */
export async function sitDownAt(person, found) {
  const { page } = person
  await watch(person, found)
  await person.go(new URL(page.url()).pathname.replace(/\/replay$/, ''))
  await page.locator('.table').waitFor()
}
