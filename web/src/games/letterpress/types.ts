/** The JSON types of the word game. */

import type { ServerError } from '../../lib/server'

export interface Card { card: string; kind: 'letter' | 'vowel' | 'challenge'; letters: string; value: number }
export type Condition = { count: string; min?: number; max?: number } | { shape: string }
export interface Challenge { card: string; when: Condition[]; reward: 'joins' | 'top_letter'; letters: string; value: number; met_by: number[] }
export interface CardUse { card: string; as: string }
export interface Word { word: string; cards: CardUse[]; values: number[]; score: number }
export type Entry = 'pass' | { word: Word }
export type Step = 'draft' | 'write' | 'claim' | 'lay' | 'library' | 'end'

export interface SeatView { seat: number; hand: number; drafted: number; collection: number; ready: boolean; entry: Entry | null }
export interface Rank { seat: number; claims: number; claimed: boolean; by: string | null }

export interface Solo {
  row: Card[]
  library: Card[]
  library_points: number
  collects: boolean
  offsets: { offset: number; collects: string[] }[]
  last_words: Word[]
  score: number
}

export interface View {
  options: { people: number; language: string; difficulty: string; min_length: number; tie: string; best_word?: boolean; family_words?: boolean; overhang?: boolean }
  round: number
  step: Step
  to_act: number[]
  commons: Card[]
  challenges: Challenge[]
  pool: Card[]
  decks: { letters: number; vowels: number; challenges: number }
  seats: SeatView[]
  ranking: Rank[]
  solo: Solo | null
  own: { seat: number; hand: Card[]; chosen: string | null; drafted: Card[]; entry: Entry | null; collection: Card[] } | null
  outcome: { scores: number[]; winners: number[] } | null
}

export type Action =
  | 'pass'
  | { draft: { card: string } }
  | { write: { word: string; cards?: CardUse[] } }
  | { claim: { cards: string[]; challenge?: string } }
  | { lay: { offset: number } }
  | { choose: { card: string } }

/** The server's findings about an action before it is done. */
export type Finding = Condition & { found: number | null; met: boolean | null }
export interface ChallengeProspect { challenge: string; met: boolean | null; findings: Finding[] }
/** `word` is null before it is written: whether a word exists and what it scores is secret until then. */
export interface Explained { error: ServerError | null; prospect: { word: Word | null; challenges: ChallengeProspect[] } | null }
export type Explain = (action: Action) => Promise<Explained | null>

export const wordOf = (entry: Entry | null | undefined): Word | null => (entry && entry !== 'pass' ? entry.word : null)
