/* The composer of the word game, with the real rules, and its log by round. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { Page } from '../../src/wasm/page.js'
import { load } from './load.mjs'
import { openModule } from './module.mjs'

const [{ Composer }, { roundHistories }, { kindOf, letterText, twice }] = await load(
  'games/letterpress/composer.svelte.ts',
  'games/letterpress/rounds.ts',
  'games/letterpress/cards.ts',
)

/** A solo game at which seat 0 writes an English word with the commons and five cards. */
function writing() {
  const words = new Page()
  const file = (kind) => readFileSync(new URL(`../../../lexicons/en.${kind}`, import.meta.url))
  words.add_words('en', file('lexicon'), file('freq'))
  const ask = openModule()
  ask({ cmd: 'new', game: 'letterpress', options: { people: 1, language: 'en' }, seed: '07'.padEnd(64, '0') })
  while (ask({ cmd: 'view', seat: 0 }).step === 'draft') ask({ cmd: 'apply', seat: 0, action: ask({ cmd: 'legal', seat: 0 }).actions[0] })
  const { cards } = ask({ cmd: 'facts', seat: 0 }).writing
  const known = ask({ cmd: 'legal', seat: 0 }).actions.flatMap((action) => action.write?.word ?? [])
  const composer = new Composer('test', () => cards, async (action) => ask({ cmd: 'explain', seat: 0, action, help: true }))
  return { ask, cards, known, composer }
}
const spelled = (composer) => composer.uses.map(({ as }) => as).join('')

test('the rules choose the cards for a typed word and compute its score', async () => {
  const { ask, known, composer } = writing()
  const word = known.reduce((a, b) => (b.length > a.length ? b : a))
  composer.set(` ${word.toLowerCase()}4 `)
  assert.equal(composer.verdict, null, 'not answered yet')
  await composer.ask()
  assert.equal(spelled(composer), word)
  assert.equal(composer.verdict.error, null)
  assert.equal(composer.verdict.prospect.counts, true)
  ask({ cmd: 'apply', seat: 0, action: composer.action })
  const events = ask({ cmd: 'log', seat: 0 }).entries.at(-1).events
  assert.equal(events.find(({ event }) => event === 'word_revealed').score, composer.prospect.word.score)
})

test('letters without a card are listed, and a refusal has a reason', async () => {
  const { cards, composer } = writing()
  const foreign = [...'XZQJKWV'].find((letter) => !cards.some(({ letters }) => letters.includes(letter)))
  composer.set(cards.find(({ letters }) => letters.length === 1).letters + foreign)
  await composer.ask()
  assert.equal(composer.missing, foreign)
  assert.equal(composer.verdict.error.reason.code, 'letter_missing')
  assert.equal(composer.verdict.prospect.counts, false)
})

test('pressing a card again cycles through its readings, then removes it', async () => {
  const { cards, composer } = writing()
  const card = cards.find(({ letters }) => letters.length === 1)
  const press = async () => {
    composer.press(card)
    await composer.ask()
    return composer.uses
  }
  assert.deepEqual(await press(), [{ card: card.card, as: card.letters }])
  assert.deepEqual(await press(), [{ card: card.card, as: card.letters.repeat(2) }])
  assert.ok(twice(composer.uses[0]))
  assert.deepEqual(await press(), [])
  assert.equal(composer.text, '')
})

test('cards of a word can be moved and taken back; cards chosen by hand stay', async () => {
  const { cards, composer } = writing()
  const three = cards.filter(({ letters }) => letters.length === 1).slice(0, 3)
  for (const card of three) {
    composer.press(card)
    await composer.ask()
  }
  const ids = () => composer.uses.map(({ card }) => card)
  const [a, b, c] = three.map(({ card }) => card)
  assert.deepEqual(ids(), [a, b, c])
  composer.moveInWord(0, 2)
  await composer.ask()
  assert.deepEqual(ids(), [b, c, a])
  composer.takeBack(1)
  await composer.ask()
  assert.deepEqual(ids(), [b, a])
  composer.set(composer.text.slice(0, 1))
  await composer.ask()
  assert.deepEqual(ids(), [b], 'shortening the text keeps the remaining card')
})

test('the rack keeps the player’s order, commons first', () => {
  const { cards, composer } = writing()
  const commons = cards.filter(({ common }) => common).length
  const order = () => composer.rack.map(({ card }) => card)
  const before = order()
  composer.move(before[commons + 1], commons)
  assert.deepEqual(order(), [...before.slice(0, commons), before[commons + 1], before[commons], ...before.slice(commons + 2)])
  composer.shuffle()
  assert.deepEqual(order().sort(), [...before].sort())
  assert.ok(composer.rack.slice(0, commons).every(({ common }) => common))
})

test('the log is grouped into rounds', () => {
  const events = [
    { event: 'round_began', round: 1 },
    { event: 'word_revealed', seat: 0, word: 'TEA', cards: [{ card: 't1', as: 'T' }], score: 4 },
    { event: 'pass_revealed', seat: 1 },
    { event: 'best_word', seat: 1, word: 'RATE', cards: [], score: 6 },
    { event: 'tie_card_drawn', seat: 0, letters: 'K' },
    { event: 'letters_claimed', seat: 0, cards: ['t1', 'e2'], letters: ['T', 'E'] },
    { event: 'challenge_joined', seat: 0, challenge: 'doubled', letters: 'ER' },
    { event: 'round_began', round: 2 },
    { event: 'word_revealed', seat: 1, word: 'ART', cards: [], score: 5 },
  ]
  const [first, second, ...rest] = roundHistories([{ events: events.slice(0, 3) }, { events: events.slice(3) }])
  assert.deepEqual(rest, [])
  assert.deepEqual(first.words.get(0), [{ word: 'TEA', cards: [{ card: 't1', as: 'T' }], score: 4 }])
  assert.deepEqual(first.words.get(1), [null])
  assert.equal(first.best.get(1).word, 'RATE')
  assert.deepEqual(first.draws.get(0), ['K'])
  assert.deepEqual(first.letters, [{ card: 't1', letters: 'T', seat: 0 }, { card: 'e2', letters: 'E', seat: 0 }])
  assert.deepEqual(first.challenges, [{ card: 'doubled', letters: 'ER', seat: 0 }])
  assert.equal(second.round, 2)
  assert.equal(second.words.get(1)[0].score, 5)
})

test('letters and kind of a card follow from its id', () => {
  assert.equal(letterText('vowel-a1'), 'A')
  assert.equal(letterText('qu2'), 'QU')
  assert.equal(letterText('ł1'), 'Ł')
  assert.equal(letterText('nine-or-more'), undefined)
  assert.deepEqual(['vowel-a1', 'qu2', 'nine-or-more'].map(kindOf), ['vowel', 'letter', 'challenge'])
})
