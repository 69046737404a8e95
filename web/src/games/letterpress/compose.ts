/** Assigns cards to the letters of a word while the player types. Only a proposal: the server decides whether the word
 * counts and what it scores. */

import type { Card, CardUse } from './types'

/** The letters a language has besides A to Z; all other accents are removed. */
const OWN_LETTERS: Record<string, string> = { de: 'ÄÖÜ', pl: 'ĄĆĘŁŃÓŚŹŻ' }
const LIGATURES: Record<string, string> = { Œ: 'OE', Æ: 'AE', ß: 'SS', ẞ: 'SS', Ł: 'L', Ø: 'O', Đ: 'D' }

/** Spells text with the letters on the cards: É becomes E in French, Ö stays Ö in German. */
export function fold(language: string, text: string): string {
  const own = OWN_LETTERS[language] ?? ''
  const folded = (letter: string) => (own.includes(letter) ? letter : (LIGATURES[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, '')))
  return [...text.normalize('NFC').toUpperCase()].map(folded).join('')
}

/** Cards chosen by hand, by the position in the word at which they begin. */
export type Pins = ReadonlyMap<number, string>
export interface Composed { uses: CardUse[]; length: number; score: number }

/** The beginnings of `rest` that a card can stand for. */
function readings({ letters }: Card, rest: string): string[] {
  const texts = letters === 'QU' ? ['QU', 'QQ', 'Q'] : [...letters].length > 1 ? [letters] : [letters + letters, letters]
  return texts.filter((text) => rest.startsWith(text))
}

const MAX_TRIES = 20000

/** The highest-scoring cards for the longest part of the word they can spell. */
export function compose(word: string, cards: Card[], pins: Pins = new Map()): Composed {
  const used = new Set<string>()
  const order = [...cards].sort((a, b) => b.value - a.value)
  const pinned = new Set(pins.values())
  let best: Composed = { uses: [], length: 0, score: 0 }
  let uses: CardUse[] = []
  let tries = 0

  function from(at: number, score: number) {
    if (at > best.length || (at === best.length && score > best.score)) best = { uses: [...uses], length: at, score }
    if (at === word.length || ++tries > MAX_TRIES) return
    const rest = word.slice(at)
    const tried = new Set<string>()
    for (const card of order) {
      const face = `${card.letters}${card.value}`
      const pin = pins.get(at)
      if (used.has(card.card) || (pin ? pin !== card.card : pinned.has(card.card) || tried.has(face))) continue
      tried.add(face)
      for (const text of readings(card, rest)) {
        used.add(card.card)
        uses.push({ card: card.card, as: text })
        from(at + text.length, score + card.value)
        uses.pop()
        used.delete(card.card)
      }
    }
  }
  from(0, 0)
  return best
}

/** The position in the word at which each card begins. */
export function starts(uses: CardUse[]): number[] {
  let at = 0
  return uses.map(({ as }) => (at += as.length) - as.length)
}

/** The cards that could replace this one, itself included, highest value first. */
export function alternatives(use: CardUse, uses: CardUse[], cards: Card[]): Card[] {
  const letters = cards.find(({ card }) => card === use.card)?.letters
  const free = (card: Card) => card.card === use.card || !uses.some((other) => other.card === card.card)
  return cards.filter((card) => card.letters === letters && free(card)).sort((a, b) => b.value - a.value)
}
