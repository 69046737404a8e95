/** The word in the composing stick: the typed text, the cards chosen by hand for its beginning, and the order of the rack. The
 * rules say which cards spell the word, what it scores and whether it counts. Saved in session storage, so that nothing is lost
 * by a reload. */

import type { Action, CardUse, Explain, Explained, WritingCard } from './types'

interface Saved { text: string; hand: CardUse[]; order: string[] }
/** The delay before the rules are asked again after they have failed to answer. */
const RETRY_MS = 500

const spelled = (uses: CardUse[]) => uses.map(({ as }) => as).join('')

export class Composer {
  text = $state('')
  /** Cards chosen by hand, which spell the beginning of the text. */
  #hand: CardUse[] = $state.raw([])
  #order: string[] = $state.raw([])
  #answer: { about: string; explained: Explained } | null = $state.raw(null)
  #asking = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly key: string,
    private readonly cards: () => WritingCard[],
    private readonly explain: Explain | undefined,
  ) {}

  /** The cards in the player's order, commons first. */
  rack = $derived.by(() => {
    const place = ({ card }: WritingCard) => (this.#order.includes(card) ? this.#order.indexOf(card) : this.#order.length)
    return [...this.cards()].sort((a, b) => Number(b.common) - Number(a.common) || place(a) - place(b))
  })
  action: Action = $derived.by(() => ({ write: this.#hand.length ? { word: this.text, cards: this.#hand } : { word: this.text } }))
  /** The rules' answer about exactly this word; null until they have answered. */
  verdict: Explained | null = $derived.by(() => (this.#answer?.about === JSON.stringify(this.action) ? this.#answer.explained : null))
  /** From the last answer, even if it was about another word, so that nothing flickers while typing. */
  prospect = $derived.by(() => (this.text ? (this.#answer?.explained.prospect ?? null) : null))
  /** Whether all cards were chosen by hand, so that they are known before the rules answer. */
  #allByHand = $derived.by(() => spelled(this.#hand) === this.text)
  uses: CardUse[] = $derived.by(() => (this.#allByHand ? this.#hand : (this.prospect?.word?.cards ?? [])))
  /** The letters that no card is left for. */
  missing = $derived.by(() => (this.#allByHand ? '' : (this.prospect?.missing ?? '')))

  restore(written: string) {
    const saved = sessionStorage.getItem(this.key)
    const { text, hand, order } = saved ? (JSON.parse(saved) as Saved) : { text: written, hand: [], order: [] }
    this.text = text
    this.#hand = hand
    this.#order = order
  }

  save() {
    const saved: Saved = { text: this.text, hand: this.#hand, order: this.#order }
    sessionStorage.setItem(this.key, JSON.stringify(saved))
  }

  /** Asks the rules about the current word, one request at a time, until the answer is about the latest text. */
  async ask() {
    const { explain } = this
    if (!explain || this.#asking) return
    clearTimeout(this.#timer)
    this.#asking = true
    try {
      while (this.text && !this.verdict) {
        const about = JSON.stringify(this.action)
        const explained = await explain(JSON.parse(about) as Action)
        if (explained) this.#answer = { about, explained }
        else {
          this.#timer = setTimeout(() => void this.ask(), RETRY_MS)
          return
        }
      }
    } finally {
      this.#asking = false
    }
  }

  /** Sets the text. Keeps cards chosen by hand as far as they still spell its beginning. */
  set(text: string) {
    const next = text.replaceAll(/[\s\d]/g, '').toUpperCase()
    while (this.#hand.length && !next.startsWith(spelled(this.#hand))) this.#hand = this.#hand.slice(0, -1)
    this.text = next
  }

  #lay(uses: CardUse[], hand: number) {
    const missing = this.missing
    this.#hand = uses.slice(0, hand)
    this.text = spelled(uses) + missing
  }

  /** Lays out a whole word, with these cards if there are any. */
  write(text: string, cards: CardUse[] = []) {
    this.set('')
    if (cards.length) this.#lay(cards, cards.length)
    else this.set(text)
  }

  /** Adds a card to the word, or removes it. The last card first cycles through everything that it can stand for. */
  press(card: WritingCard) {
    const { uses } = this
    const at = uses.findIndex((use) => use.card === card.card)
    const [shown] = card.readings
    if (at < 0) {
      const typedAndUnanswered = !this.#allByHand && !this.verdict
      if (this.missing || typedAndUnanswered) this.text += shown
      else this.#lay([...uses, { card: card.card, as: shown }], uses.length + 1)
      return
    }
    const next = card.readings[card.readings.indexOf(uses[at].as) + 1]
    if (at === uses.length - 1 && !this.missing && next) this.#lay([...uses.slice(0, -1), { card: card.card, as: next }], uses.length)
    else this.takeBack(at)
  }

  takeBack(at: number) {
    this.#lay(this.uses.filter((_, place) => place !== at), at < this.#hand.length ? this.#hand.length - 1 : this.#hand.length)
  }

  /** Moves a card of the word to another place in it. */
  moveInWord(from: number, to: number) {
    if (to < 0 || to >= this.uses.length) return
    const uses = [...this.uses]
    uses.splice(to, 0, ...uses.splice(from, 1))
    this.#lay(uses, uses.length)
  }

  /** Uses the next card with the same letter at this place; false when it is back at the first one. */
  cycle(letter: number): boolean {
    let from = 0
    const at = this.uses.findIndex(({ as }) => (from += as.length) > letter)
    const others = this.prospect?.alternatives[at] ?? []
    if (others.length < 2) return false
    const next = (others.indexOf(this.uses[at].card) + 1) % others.length
    const uses = this.uses.map((use, place) => (place === at ? { ...use, card: others[next] } : use))
    this.#lay(uses, at + 1)
    return next !== 0
  }

  clear() {
    this.set('')
  }

  /** Moves a card within the rack. */
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
