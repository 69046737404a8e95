/** Reads the rounds from the log: words, tie-breaks, best words, and who claimed what. */

import type { LogEntry } from '../../lib/server'
import type { CardUse, Event } from './types'

export interface RevealedWord { word: string; cards: CardUse[]; score: number }
/** A claimed letter or challenge. */
export interface Taken { card: string; letters: string; seat: number }
export interface RoundHistory {
  round: number
  /** By seat; null stands for a pass. Several words only in the last round of the easy solo game. */
  words: Map<number, (RevealedWord | null)[]>
  best: Map<number, RevealedWord>
  /** The letters drawn to break a tie, by seat. */
  draws: Map<number, string[]>
  letters: Taken[]
  challenges: Taken[]
}

const wordIn = ({ word, cards, score }: RevealedWord): RevealedWord => ({ word, cards, score })

export function roundHistories(log: LogEntry<Event>[]): RoundHistory[] {
  const emptyRound = (round: number): RoundHistory => ({ round, words: new Map(), best: new Map(), draws: new Map(), letters: [], challenges: [] })
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
      case 'letters_claimed':
        now.letters.push(...event.cards.map((card, at) => ({ card, letters: event.letters[at], seat: event.seat })))
        break
      case 'challenge_joined':
        now.challenges.push({ card: event.challenge, letters: event.letters, seat: event.seat })
        break
      case 'challenge_claimed':
        now.challenges.push({ card: event.challenge, letters: '', seat: event.seat })
        break
    }
  }
  return history
}
