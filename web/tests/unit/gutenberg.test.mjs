/* Gutenberg's texts: labels of the main button, the inspector, questions, for real positions with the rules' answers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './load.mjs'
import { openModule } from './module.mjs'

const [{ useCards, figures }, { sayAction }, { gearText, patronText, planningMoves, planText, printingText, refinementText, specialtyCardText }, { aboutOrder, aboutPatron, aboutPrinting, aboutRefinement, aboutSet }, { hint, title }, { loadLanguage }, { fixtures }] = await load(
  'games/gutenberg/cards.ts', 'games/gutenberg/say.ts', 'games/gutenberg/describe.ts', 'games/gutenberg/about.ts', 'games/gutenberg/status.ts', 'lib/i18n.svelte.ts', 'gallery/gutenberg.fixtures.ts',
)
const cards = openModule()({ cmd: 'cards', game: 'gutenberg' })
useCards(cards)
// loadLanguage sets the document's language.
globalThis.document ??= { documentElement: {} }
await loadLanguage()

/** Asserts that a text contains no raw values. */
const isSentence = (text) => assert.doesNotMatch(text, /undefined|NaN|null|\[object|[{}"_]/, text)

/** All fixtures with their facts, and a function for the prospect of an action. */
function* positions() {
  for (const fixture of fixtures) {
    const ask = openModule()
    ask({ cmd: 'look', game: 'gutenberg', view: fixture.view })
    const { seat } = fixture.view
    yield { ...fixture, seat, house: fixture.view.table.houses[seat], facts: ask({ cmd: 'facts', seat }), prospect: (action) => ask({ cmd: 'explain', seat, action, help: false }).prospect }
  }
}

test('the button has a label for every legal action, before and after the rules have answered', () => {
  for (const { legal, house, seat, facts, prospect } of positions()) {
    const some = legal.filter((_, at) => at % Math.ceil(legal.length / 60) === 0)
    for (const action of some) {
      isSentence(sayAction(action, { house, seat, facts, prospect: prospect(action) }))
      isSentence(sayAction(action, { house, seat, facts: null, prospect: null }))
    }
  }
})

test('a plan is described by the names of its actions', () => assert.equal(planText([2, 1, 0, 0, 4]), 'orders 2, inks 1, patronage 4'))

/** All decisions of a game between bots. */
function* decisions(characters, seed) {
  const ask = openModule()
  let { to_act, ply } = ask({ cmd: 'new', game: 'gutenberg', options: { people: characters.length, characters }, seed })
  while (to_act.length) {
    const [seat] = to_act
    yield { ask, seat, actions: ask({ cmd: 'legal', seat }).actions, house: ask({ cmd: 'view', seat }).table.houses[seat] }
    const { action } = ask({ cmd: 'bot', seat, level: 'journeyman', seed: ply.toString(16).padStart(64, '0') })
    ;({ to_act, ply } = ask({ cmd: 'apply', seat, action }))
  }
}

test('the button says what a batch really pays, for every character', () => {
  const said = new Map()
  for (const characters of [['vietor', 'fiol', 'caxton'], ['tory', 'manutius', 'schoffer']]) {
    for (const { ask, seat, actions, house } of decisions(characters, '21'.repeat(32))) {
      for (const action of actions.filter((action) => action.fulfil).slice(0, 30)) {
        const { prospect } = ask({ cmd: 'explain', seat, action, help: false })
        const words = sayAction(action, { house, seat, facts: null, prospect })
        const { fame, guilders } = prospect.house
        assert.deepEqual([...words.matchAll(/\d+/g)].map(Number).sort(), [guilders, fame].sort(), `${words}: ${fame} fame, ${guilders} guilders for ${characters[seat]}`)
        said.set(characters[seat], (said.get(characters[seat]) ?? 0) + 1)
      }
    }
  }
  assert.ok([...said.values()].length === 6 && [...said.values()].every((count) => count > 5), JSON.stringify([...said]))
})

test('every card has a text, and so has everything that the inspector explains', () => {
  for (const { id } of cards.printing) isSentence(printingText(id))
  for (const { id } of cards.refinement) isSentence(refinementText(id))
  for (const { id } of cards.specialties) isSentence(specialtyCardText(id))
  for (const { id } of cards.patronage) isSentence(patronText(id))
  for (const { id } of cards.gears) isSentence(gearText(id))
  for (const { id } of cards.planning) planningMoves(id).forEach(isSentence)
  for (const { id } of cards.planning) assert.equal(planningMoves(id).length, cards.planning.find((card) => card.id === id).moves.length)
  for (const { view, facts } of positions()) {
    const about = [
      ...facts.board.printing.flatMap((offer) => (offer ? [aboutPrinting(offer.card, offer)] : [])),
      ...facts.board.refinement.flatMap((offer) => (offer ? [aboutRefinement(offer.card, offer)] : [])),
      ...facts.board.ink_sets.map((_, set) => aboutSet(facts, set)),
      ...facts.board.patrons.flatMap((patron) => (patron.card ? [aboutPatron(patron.card, patron.column, patron)] : [])),
      ...view.table.houses.flatMap(({ orders }, seat) => orders.flatMap((order, slot) => (order ? [aboutOrder(order.printing, order.refinement, facts.houses[seat].orders[slot])] : []))),
    ]
    for (const { title, lines, lack } of about) [title, ...lines.map(({ text }) => text), lack ?? ''].forEach(isSentence)
  }
})

test('every question has a title and a text', () => {
  for (const { view, facts } of positions()) {
    for (const canAct of [true, false]) [title(view, facts, (seat) => `Seat ${seat}`, canAct), hint(view, facts, (seat) => `Seat ${seat}`, canAct)].forEach(isSentence)
  }
  assert.equal(figures().rounds, 6)
})
