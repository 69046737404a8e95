/* Positions from games between good bots, for tests to start from. The page's own module of rules plays them, always the same. */
import { loadedPage, openModule } from '../unit/module.mjs'

const seedAt = (ply) => ply.toString(16).padStart(64, '0')

/** The action that a bot of this level chooses. */
export const botAction = (ask, seat, ply, level = 'journeyman') => ask({ cmd: 'bot', seat, level, seed: seedAt(ply) }).action

/** A decision as `seat` sees it. */
const decision = (ask, seat) => ({
  seat,
  get view() { return ask({ cmd: 'view', seat }) },
  get facts() { return ask({ cmd: 'facts', seat }) },
  get legal() { return ask({ cmd: 'legal', seat }).actions },
})

/** Starts a game in its own module. */
export function newGame(game, options, seed = '21') {
  const ask = openModule(loadedPage())
  const { to_act, ply } = ask({ cmd: 'new', game, options, seed: seed.repeat(32) })
  return { ask, to_act, ply }
}

/** Plays a game between bots up to the first decision for which `wanted({ seat, view, facts, legal })` returns true, or to its end
 * without `wanted`. Returns its record and the deciding seat. */
export function recordUntil(wanted, { game = 'gutenberg', options = { people: 3 }, seed = '21', level } = {}) {
  let { ask, to_act, ply } = newGame(game, options, seed)
  while (to_act.length) {
    for (const seat of to_act) if (wanted?.(decision(ask, seat))) return { record: ask({ cmd: 'record' }), seat }
    const [seat] = to_act
    ;({ to_act, ply } = ask({ cmd: 'apply', seat, action: botAction(ask, seat, ply, level) }))
  }
  if (wanted) throw new Error('no decision of the game was wanted')
  return { record: ask({ cmd: 'record' }), seat: 0 }
}

export const NAMES = ['Mara', 'Bruno', 'Chiara', 'Dmitri']

/** Imports a record and opens its replay. The person has `seat`, bots play the others. */
export async function watch(person, { record, seat }) {
  const { page } = person
  await person.go('/')
  const seats = NAMES.slice(0, record.options.people).map((name, at) => ({ kind: at === seat ? 'person' : 'bot', name }))
  await page.locator('[data-import]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ seats, record })) })
  await page.waitForURL(/\/local\/.*\/replay/)
}

/** Imports a record and opens its table to continue it. */
export async function sitDownAt(person, found) {
  const { page } = person
  await watch(person, found)
  await person.go(new URL(page.url()).pathname.replace(/\/replay$/, ''))
  await page.locator('.table').waitFor()
}
