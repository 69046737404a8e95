/** The word that is being composed: letters, cards chosen by hand, the order of the rack, and what the referee says. It is
 * kept for the session, so that a broken line or a reload loses nothing. */

import { alternatives, compose, fold, starts, type Pins } from './compose'
import type { Action, Card, CardUse, Explain, Explained } from './types'

interface Kept { word: string; pins: [number, string][]; order: string[] }
const PAUSE_MS = 40
/** The line is broken, or the table was busy: the referee is asked once more. */
const AGAIN_MS = 500

export class Composing {
  word = $state('')
  #pins: Pins = $state.raw(new Map())
  #order: string[] = $state.raw([])
  #heard: { about: string; answer: Explained } | null = $state.raw(null)
  /** The card with which the round of cards for one letter began. */
  #began = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly key: string,
    private readonly language: string,
    private readonly cards: () => Card[],
    private readonly explain: Explain | undefined,
  ) {}

  /** The cards in the order in which they were put. */
  rack = $derived.by(() => {
    const place = ({ card }: Card) => (this.#order.includes(card) ? this.#order.indexOf(card) : this.#order.length)
    return [...this.cards()].sort((a, b) => place(a) - place(b))
  })
  #laid = $derived.by(() => compose(this.word, this.cards(), this.#pins))
  action: Action = $derived.by(() => {
    const byHand = this.#pins.size > 0 && this.#laid.length === this.word.length
    return { write: byHand ? { word: this.word, cards: this.#laid.uses } : { word: this.word } }
  })
  /** What the referee says to exactly this word; null while it thinks. */
  verdict: Explained | null = $derived(this.#heard?.about === JSON.stringify(this.action) ? this.#heard.answer : null)
  uses: CardUse[] = $derived(this.#laid.uses)
  /** The values on the cards that are laid, added up. */
  score = $derived(this.#laid.score)
  /** Letters for which there is no card. */
  missing = $derived(this.word.slice(this.uses.reduce((length, { as }) => length + as.length, 0)))
  /** The last verdict on anything, so that nothing blinks between two keys. */
  challenges = $derived(this.word ? (this.#heard?.answer.prospect?.challenges ?? []) : [])

  restore(written: string) {
    const kept = sessionStorage.getItem(this.key)
    const { word, pins, order } = kept ? (JSON.parse(kept) as Kept) : { word: written, pins: [], order: [] }
    this.word = word
    this.#pins = new Map(pins)
    this.#order = order
  }

  keep() {
    const kept: Kept = { word: this.word, pins: [...this.#pins], order: this.#order }
    sessionStorage.setItem(this.key, JSON.stringify(kept))
  }

  /** Asks the referee, once the fingers rest for a moment. */
  ask() {
    const { action, explain } = this
    clearTimeout(this.#timer)
    if (!this.word || !explain) return
    this.#timer = setTimeout(async () => {
      const answer = await explain($state.snapshot(action) as Action)
      if (JSON.stringify(this.action) !== JSON.stringify(action)) return
      if (answer) this.#heard = { about: JSON.stringify(action), answer }
      else this.#timer = setTimeout(() => this.ask(), AGAIN_MS)
    }, PAUSE_MS)
  }

  set(text: string) {
    const next = fold(this.language, text.replaceAll(/[\s\d]/g, ''))
    let same = 0
    while (same < next.length && next[same] === this.word[same]) same++
    this.#pins = new Map([...this.#pins].filter(([at]) => at < same))
    this.word = next
  }

  add(card: Card) {
    const pins = new Map(this.#pins).set(this.word.length, card.card)
    this.word += card.letters
    this.#pins = pins
  }

  /** Takes a card out of the word again. */
  takeBack(use: number) {
    const at = starts(this.uses)[use]
    const length = this.uses[use].as.length
    const pins = [...this.#pins].filter(([place]) => place < at || place >= at + length)
    this.word = this.word.slice(0, at) + this.word.slice(at + length)
    this.#pins = new Map(pins.map(([place, card]) => [place > at ? place - length : place, card]))
  }

  /** Another card for the same letter; false where there is no other, or all had their turn. */
  cycle(letter: number): boolean {
    const at = starts(this.uses)
    const use = at.findLastIndex((start) => start <= letter)
    if (use < 0) return false
    const now = this.uses[use].card
    if (!this.#pins.has(at[use])) this.#began = now
    const others = alternatives(this.uses[use], this.uses, this.cards()).map(({ card }) => card)
    const next = others[(others.indexOf(now) + 1) % others.length]
    const pins = new Map(this.#pins)
    if (next === this.#began) pins.delete(at[use])
    else pins.set(at[use], next)
    this.#pins = pins
    return next !== this.#began
  }

  clear() {
    this.set('')
  }

  move(card: string, to: number) {
    const order = this.rack.map((one) => one.card)
    order.splice(Math.max(0, Math.min(order.length - 1, to)), 0, ...order.splice(order.indexOf(card), 1))
    this.#order = order
  }

  shuffle() {
    const order = this.rack.map(({ card }) => ({ card, at: Math.random() }))
    this.#order = order.sort((a, b) => a.at - b.at).map(({ card }) => card)
  }
}
