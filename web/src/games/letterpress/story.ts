/** What the log tells of the rounds that were played: words, ties, and the best word of my cards. */

import type { LogEntry } from '../../lib/server'
import type { CardUse } from './types'

export interface Told { word: string; cards: CardUse[]; score: number }
export interface RoundStory {
  round: number
  /** By seat; null for one that wrote nothing. In the easy solo game the last round has several. */
  words: Map<number, (Told | null)[]>
  best: Map<number, Told>
  /** The letters drawn to break a tie, by seat. */
  draws: Map<number, string[]>
}

export function rounds(log: LogEntry[]): RoundStory[] {
  const begin = (round: number): RoundStory => ({ round, words: new Map(), best: new Map(), draws: new Map() })
  const story = [begin(1)]
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.event === 'round_began') {
      if (event.round !== 1) story.push(begin(Number(event.round)))
      continue
    }
    const now = story[story.length - 1]
    const seat = Number(event.seat)
    const told = { word: String(event.word ?? ''), cards: (event.cards ?? []) as CardUse[], score: Number(event.score) }
    if (event.event === 'word_revealed') now.words.set(seat, [...(now.words.get(seat) ?? []), told])
    else if (event.event === 'pass_revealed') now.words.set(seat, [...(now.words.get(seat) ?? []), null])
    else if (event.event === 'best_word') now.best.set(seat, told)
    else if (event.event === 'tie_card_drawn') now.draws.set(seat, [...(now.draws.get(seat) ?? []), String(event.letters)])
  }
  return story
}
