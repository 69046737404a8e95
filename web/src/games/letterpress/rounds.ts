/** The rounds played so far, from the log: words, ties, and the best word of my cards. */

import type { LogEntry } from '../../lib/server'
import type { CardUse, Event } from './types'

export interface RevealedWord { word: string; cards: CardUse[]; score: number }
export interface RoundHistory {
  round: number
  /** By seat; null for no word. The last round of the easy solo game has several. */
  words: Map<number, (RevealedWord | null)[]>
  best: Map<number, RevealedWord>
  /** The letters drawn to break a tie, by seat. */
  draws: Map<number, string[]>
}

const wordIn = ({ word, cards, score }: RevealedWord): RevealedWord => ({ word, cards, score })

export function roundHistories(log: LogEntry<Event>[]): RoundHistory[] {
  const emptyRound = (round: number): RoundHistory => ({ round, words: new Map(), best: new Map(), draws: new Map() })
  const history = [emptyRound(1)]
  for (const event of log.flatMap(({ events }) => events)) {
    const now = history[history.length - 1]
    switch (event.event) {
      case 'round_began':
        if (event.round !== 1) history.push(emptyRound(event.round))
        break
      case 'word_revealed':
        now.words.set(event.seat, [...(now.words.get(event.seat) ?? []), wordIn(event)])
        break
      case 'pass_revealed':
        now.words.set(event.seat, [...(now.words.get(event.seat) ?? []), null])
        break
      case 'best_word':
        now.best.set(event.seat, wordIn(event))
        break
      case 'tie_card_drawn':
        now.draws.set(event.seat, [...(now.draws.get(event.seat) ?? []), event.letters])
        break
    }
  }
  return history
}
