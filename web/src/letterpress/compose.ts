/** Lays a word with the cards at hand, best-paying cards first: for the rack that lights up while one types. Whether the
 * word counts is the referee's to say. */

import type { Card, CardUse } from './types'

export interface Laid { uses: CardUse[]; score: number }

/** What a card can stand for at the start of `rest`. */
function standsFor(card: Card, rest: string): string[] {
  const letters = card.letters.toUpperCase()
  if (letters === 'QU') return ['QU', 'QQ', 'Q'].filter((text) => rest.startsWith(text))
  if ([...letters].length > 1) return rest.startsWith(letters) ? [letters] : []
  return [letters + letters, letters].filter((text) => rest.startsWith(text))
}

export function lay(word: string, cards: Card[]): Laid | null {
  const used = new Array<boolean>(cards.length).fill(false)
  const order = cards.map((_, at) => at).sort((a, b) => cards[b].value - cards[a].value)
  let best: Laid | null = null
  const uses: CardUse[] = []
  let score = 0
  let tries = 0

  function from(rest: string) {
    if (++tries > 20000) return
    if (rest === '') {
      if (!best || score > best.score) best = { uses: [...uses], score }
      return
    }
    const tried = new Set<string>()
    for (const at of order) {
      const card = cards[at]
      const face = `${card.letters}${card.value}`
      if (used[at] || tried.has(face)) continue
      tried.add(face)
      for (const text of standsFor(card, rest)) {
        used[at] = true
        uses.push({ card: card.card, as: text })
        score += card.value
        from(rest.slice(text.length))
        score -= card.value
        uses.pop()
        used[at] = false
      }
    }
  }
  from(word.toUpperCase())
  return best
}
