/** The word being composed: letters, cards chosen by hand, the order of the rack, and the server's verdict. It is saved
 * for the session, so that a lost connection or a reload loses nothing. */

import { alternatives, compose, fold, starts, type Pins } from './compose'
import type { Action, Card, CardUse, Explain, Explained } from './types'

interface Saved { word: string; pins: [number, string][]; order: string[] }
const DEBOUNCE_MS = 40
/** Delay before asking again after a lost connection or a busy table. */
const RETRY_MS = 500

export class Composer {
  word = $state('')
  #pins: Pins = $state.raw(new Map())
  #order: string[] = $state.raw([])
  #lastVerdict: { about: string; answer: Explained } | null = $state.raw(null)
  /** The card that `cycle` started from. */
  #cycleStart = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly key: string,
    private readonly language: string,
    private readonly cards: () => Card[],
    private readonly explain: Explain | undefined,
  ) {}

  /** The cards in the player's order. */
  rack = $derived.by(() => {
    const place = ({ card }: Card) => (this.#order.includes(card) ? this.#order.indexOf(card) : this.#order.length)
    return [...this.cards()].sort((a, b) => place(a) - place(b))
  })
  #laid = $derived.by(() => compose(this.word, this.cards(), this.#pins))
  action: Action = $derived.by(() => {
    const byHand = this.#pins.size > 0 && this.#laid.length === this.word.length
    return { write: byHand ? { word: this.word, cards: this.#laid.uses } : { word: this.word } }
  })
  /** The server's verdict on exactly this word; null until it arrives. */
  verdict: Explained | null = $derived(this.#lastVerdict?.about === JSON.stringify(this.action) ? this.#lastVerdict.answer : null)
  uses: CardUse[] = $derived(this.#laid.uses)
  /** The sum of the values of the cards in the word. */
  score = $derived(this.#laid.score)
  /** The letters no card is left for. */
  missing = $derived(this.word.slice(this.uses.reduce((length, { as }) => length + as.length, 0)))
  /** From the last verdict on any word, so that nothing flickers while typing. */
  challenges = $derived(this.word ? (this.#lastVerdict?.answer.prospect?.challenges ?? []) : [])

  restore(written: string) {
    const saved = sessionStorage.getItem(this.key)
    const { word, pins, order } = saved ? (JSON.parse(saved) as Saved) : { word: written, pins: [], order: [] }
    this.word = word
    this.#pins = new Map(pins)
    this.#order = order
  }

  save() {
    const saved: Saved = { word: this.word, pins: [...this.#pins], order: this.#order }
    sessionStorage.setItem(this.key, JSON.stringify(saved))
  }

  /** Asks the server for a verdict once typing pauses. */
  requestVerdict() {
    const { action, explain } = this
    clearTimeout(this.#timer)
    if (!this.word || !explain) return
    this.#timer = setTimeout(async () => {
      const answer = await explain($state.snapshot(action) as Action)
      if (JSON.stringify(this.action) !== JSON.stringify(action)) return
      if (answer) this.#lastVerdict = { about: JSON.stringify(action), answer }
      else this.#timer = setTimeout(() => this.requestVerdict(), RETRY_MS)
    }, DEBOUNCE_MS)
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

  /** Removes a card from the word. */
  removeCard(use: number) {
    const at = starts(this.uses)[use]
    const length = this.uses[use].as.length
    const pins = [...this.#pins].filter(([place]) => place < at || place >= at + length)
    this.word = this.word.slice(0, at) + this.word.slice(at + length)
    this.#pins = new Map(pins.map(([place, card]) => [place > at ? place - length : place, card]))
  }

  /** Switches to the next card for the same letter; false once it is back at the first one. */
  cycle(letter: number): boolean {
    const at = starts(this.uses)
    const use = at.findLastIndex((start) => start <= letter)
    if (use < 0) return false
    const now = this.uses[use].card
    if (!this.#pins.has(at[use])) this.#cycleStart = now
    const others = alternatives(this.uses[use], this.uses, this.cards()).map(({ card }) => card)
    const next = others[(others.indexOf(now) + 1) % others.length]
    const pins = new Map(this.#pins)
    if (next === this.#cycleStart) pins.delete(at[use])
    else pins.set(at[use], next)
    this.#pins = pins
    return next !== this.#cycleStart
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
