/** The shapes of the word game's views and actions. */

export interface Card { card: string; kind: 'letter' | 'vowel' | 'challenge'; letters: string; value: number }
export type Condition = { count: string; min?: number; max?: number } | { shape: string }
export interface Challenge { card: string; when: Condition[]; reward: 'joins' | 'top_letter'; letters: string; value: number; met_by: number[] }
export interface CardUse { card: string; as: string }
export interface Word { word: string; cards: CardUse[]; score: number }
export type Entry = 'pass' | { word: Word }
export type Step = 'draft' | 'write' | 'claim' | 'lay' | 'library' | 'end'

export interface SeatView { seat: number; hand: number; drafted: number; collection: number; ready: boolean; entry: Entry | null }

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
  options: { people: number; language: string; difficulty: string; min_length: number; tie: string }
  round: number
  step: Step
  to_act: number[]
  commons: Card[]
  challenges: Challenge[]
  pool: Card[]
  decks: { letters: number; vowels: number; challenges: number }
  seats: SeatView[]
  ranking: { seat: number; claims: number; claimed: boolean; by: string | null }[]
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
