/* Composing words and reading the log of the word game. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { load } from './load.mjs'

const [{ alternatives, compose, fold, starts }, { Composer }, { roundHistories }, { letterText }] = await load(
  'games/letterpress/compose.ts',
  'games/letterpress/composer.svelte.ts',
  'games/letterpress/rounds.ts',
  'games/letterpress/cards.ts',
)
const card = (id, letters, value) => ({ card: id, kind: 'letter', letters, value })
const [E1, E3, T, R, QU, SCH] = [card('e1', 'E', 1), card('e2', 'E', 3), card('t1', 'T', 2), card('r1', 'R', 2), card('qu1', 'QU', 5), card('sch1', 'SCH', 4)]
const idsOf = ({ uses }) => uses.map(({ card }) => card)

test('text is folded to the letters on the cards of its language', () => {
  assert.equal(fold('fr', 'œuf été'), 'OEUF ETE')
  assert.equal(fold('de', 'Größe'), 'GRÖSSE')
  assert.equal(fold('pl', 'źdźbło'), 'ŹDŹBŁO')
  assert.equal(fold('en', 'Łódź'), 'LODZ')
  assert.equal(fold('it', 'perché'), 'PERCHE')
})

test('the highest values are used first', () => {
  assert.deepEqual(idsOf(compose('ET', [E1, E3, T])), ['e2', 't1'])
  assert.equal(compose('ET', [E1, E3, T]).score, 5)
})

test('one card stands for a doubled letter if none is left for the second', () => {
  const doubled = compose('TT', [T])
  assert.deepEqual(doubled.uses, [{ card: 't1', as: 'TT' }])
  assert.equal(doubled.score, 2)
  assert.deepEqual(idsOf(compose('EE', [E1, E3])), ['e2', 'e1'], 'two cards score more than one')
})

test('QU stands for Q, QU and QQ; a group only for itself', () => {
  assert.deepEqual(compose('QUE', [QU, E1]).uses, [{ card: 'qu1', as: 'QU' }, { card: 'e1', as: 'E' }])
  assert.deepEqual(compose('Q', [QU]).uses, [{ card: 'qu1', as: 'Q' }])
  assert.deepEqual(compose('SCHR', [SCH, R]).uses, [{ card: 'sch1', as: 'SCH' }, { card: 'r1', as: 'R' }])
  assert.equal(compose('S', [SCH]).length, 0)
})

test('what the cards cannot spell is left over', () => {
  assert.deepEqual(compose('TERX', [T, E1, R]).length, 3)
})

test('a pinned card keeps its place', () => {
  assert.deepEqual(idsOf(compose('ET', [E1, E3, T], new Map([[0, 'e1']]))), ['e1', 't1'])
})

test('positions and alternatives of the cards in a word', () => {
  const uses = [{ card: 'qu1', as: 'QU' }, { card: 'e1', as: 'E' }]
  assert.deepEqual(starts(uses), [0, 2])
  assert.deepEqual(alternatives(uses[1], uses, [E1, E3, QU]).map(({ card }) => card), ['e2', 'e1'])
})

const composerOf = (cards) => new Composer('test', 'en', () => cards, undefined)

test('the composer writes words by keys and by cards', () => {
  const composer = composerOf([E1, E3, T, R])
  composer.set('te4 r')
  assert.equal(composer.word, 'TER')
  assert.deepEqual(composer.action, { write: { word: 'TER' } })
  assert.equal(composer.score, 7)
  composer.set('TEX')
  assert.equal(composer.missing, 'X')
  composer.clear()
  composer.add(E1)
  composer.add(T)
  assert.deepEqual(composer.action, { write: { word: 'ET', cards: [{ card: 'e1', as: 'E' }, { card: 't1', as: 'T' }] } })
  composer.removeCard(0)
  assert.equal(composer.word, 'T')
})

test('cycling goes through the cards of a letter and back to the first', () => {
  const composer = composerOf([E1, E3, T])
  composer.set('E')
  assert.deepEqual(composer.uses.map(({ card }) => card), ['e2'])
  assert.equal(composer.cycle(0), true)
  assert.deepEqual(composer.uses.map(({ card }) => card), ['e1'])
  assert.equal(composer.cycle(0), false)
  assert.deepEqual(composer.uses.map(({ card }) => card), ['e2'])
})

test('the rack keeps the order in which cards were moved', () => {
  const composer = composerOf([E1, T, R])
  composer.move('r1', 0)
  assert.deepEqual(composer.rack.map(({ card }) => card), ['r1', 'e1', 't1'])
  composer.move('r1', 9)
  assert.deepEqual(composer.rack.map(({ card }) => card), ['e1', 't1', 'r1'])
  composer.shuffle()
  assert.deepEqual(composer.rack.map(({ card }) => card).sort(), ['e1', 'r1', 't1'])
})

test('the log is grouped into rounds', () => {
  const events = [
    { event: 'round_began', round: 1 },
    { event: 'word_revealed', seat: 0, word: 'TEA', cards: [{ card: 't1', as: 'T' }], score: 4 },
    { event: 'pass_revealed', seat: 1 },
    { event: 'best_word', seat: 1, word: 'RATE', cards: [], score: 6 },
    { event: 'tie_card_drawn', seat: 0, letters: 'K' },
    { event: 'round_began', round: 2 },
    { event: 'word_revealed', seat: 1, word: 'ART', cards: [], score: 5 },
  ]
  const [first, second, ...rest] = roundHistories([{ events: events.slice(0, 3) }, { events: events.slice(3) }])
  assert.deepEqual(rest, [])
  assert.deepEqual(first.words.get(0), [{ word: 'TEA', cards: [{ card: 't1', as: 'T' }], score: 4 }])
  assert.deepEqual(first.words.get(1), [null])
  assert.equal(first.best.get(1).word, 'RATE')
  assert.deepEqual(first.draws.get(0), ['K'])
  assert.equal(second.round, 2)
  assert.equal(second.words.get(1)[0].score, 5)
})

test('a card id shows its letters', () => {
  assert.equal(letterText('vowel-a1'), 'A')
  assert.equal(letterText('qu2'), 'QU')
  assert.equal(letterText('ł1'), 'Ł')
  assert.equal(letterText('nine-or-more'), undefined)
})
