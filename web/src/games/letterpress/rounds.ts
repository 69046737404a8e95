/** The rounds played so far, from the log: words, ties, and the best word of my cards. */

import type { LogEntry } from '../../lib/server'
import type { CardUse } from './types'

export interface RevealedWord { word: string; cards: CardUse[]; score: number }
export interface RoundHistory {
  round: number
  /** By seat; null for no word. The last round of the easy solo game has several. */
  words: Map<number, (RevealedWord | null)[]>
  best: Map<number, RevealedWord>
  /** The letters drawn to break a tie, by seat. */
  draws: Map<number, string[]>
}

export function roundHistories(log: LogEntry[]): RoundHistory[] {
  const emptyRound = (round: number): RoundHistory => ({ round, words: new Map(), best: new Map(), draws: new Map() })
  const history = [emptyRound(1)]
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.event === 'round_began') {
      if (event.round !== 1) history.push(emptyRound(Number(event.round)))
      continue
    }
    const now = history[history.length - 1]
    const seat = Number(event.seat)
    const word = { word: String(event.word ?? ''), cards: (event.cards ?? []) as CardUse[], score: Number(event.score) }
    if (event.event === 'word_revealed') now.words.set(seat, [...(now.words.get(seat) ?? []), word])
    else if (event.event === 'pass_revealed') now.words.set(seat, [...(now.words.get(seat) ?? []), null])
    else if (event.event === 'best_word') now.best.set(seat, word)
    else if (event.event === 'tie_card_drawn') now.draws.set(seat, [...(now.draws.get(seat) ?? []), String(event.letters)])
  }
  return history
}
