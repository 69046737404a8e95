/** Requests to the module of rules and their replies: docs/protocol.md as types. Positions, views, actions, events and facts
 * are the game's own JSON. */

import type { Level } from '../wire/bots'
import type { Review } from '../wire/coach'
import type { Outcome } from '../wire/table'
import type { GameEvent, GameInfo } from '../lib/server'

export interface GameRecord {
  format: number
  game: string
  rules_version: number
  options: Record<string, unknown>
  content: string
  seed: string
  actions: { seat: number; action: unknown }[]
  result: Outcome | null
}

/** Who must act, the number of actions so far, and how many of them can be undone. */
export interface Standing { to_act: number[]; ply: number; undoable: number; result: Outcome | null }

/** What every module answers. */
export interface PlayCommands {
  hello: { fields: object; ok: { version: string; games: GameInfo[] } }
  /** With `people` and `bots`, the defaults of omitted options depend on who plays. */
  new: { fields: { game: string; options: Record<string, unknown>; seed: string; people?: number; bots?: Level[] }; ok: Standing }
  /** Loads a stored game that may still run. */
  reopen: { fields: Omit<GameRecord, 'format' | 'result'>; ok: Standing }
  /** Loads a position from the view of one seat or of a spectator. */
  look: { fields: { game: string; view: unknown }; ok: Standing }
  record: { fields: object; ok: GameRecord }
  view: { fields: { seat: number | null }; ok: unknown }
  legal: { fields: { seat: number }; ok: { actions: unknown[]; complete: boolean } }
  facts: { fields: { seat: number | null }; ok: unknown }
  /** Without `help`, omits what would do the player's thinking for them. */
  explain: { fields: { seat: number; action: unknown; help: boolean }; ok: { error: Refused | null; prospect: unknown } }
  apply: { fields: { seat: number; action: unknown }; ok: Standing }
  undo: { fields: object; ok: Standing }
  /** `left` are the seats that have not resigned. `scores` is null when the game ended because only one of several is left. */
  outcome: { fields: { left: number[] }; ok: { result: { scores: number[] | null; winners: number[] } | null } }
  /** The actions so far, with the events that this viewer was told. */
  log: { fields: { seat: number | null; after?: number }; ok: { entries: { seat: number | null; events: GameEvent[] }[] } }
  /** Default names, one for each seat. */
  names: { fields: object; ok: { names: string[] } }
  /** One part of a bot's search, from that seat's view alone. */
  bot: { fields: { seat: number; level: Level; seed: string; iterations?: number; ms?: number; sharers: number; part: [index: number, of: number] }; ok: { weighed: Weighed[] } }
  /** The action chosen by all parts together. */
  merge: { fields: { parts: Weighed[][] }; ok: { action: unknown } }
  /** What is printed on the game's cards. */
  cards: { fields: { game: string; options?: Record<string, unknown> }; ok: unknown }
  /** Numbers below these bounds, from the dice of the games. */
  dice: { fields: { seed: string; below: number[] }; ok: { drawn: number[] } }
  /** Events, and reasons of refusals among them. */
  tell: { fields: { game: string; events: object[]; names: string[]; ids: boolean }; ok: { sentences: string[] } }
}

/** What only the module with lessons, hints and reviews answers. */
export interface StudyCommands {
  /** Verifies the record's actions and result, and loads its end. */
  replay: { fields: { record: GameRecord }; ok: Standing }
  /** One part of what a seat's actions are worth, from its view alone; `played` is always among them. */
  analyse: { fields: { seat: number; seed: string; iterations?: number; ms?: number; played?: unknown; part: [index: number, of: number] }; ok: { findings: Findings } }
  /** The analysis merged from all parts. `hinted` comes first unless the best is better by more than its error. */
  merge_analysis: { fields: { parts: Findings[]; hinted?: unknown }; ok: Analysis }
  /** Reasons for an action, or for preferring it to `against`. With the values of both, the first reason compares them. */
  reasons: { fields: { seat: number; action: unknown; against?: unknown; values?: Comparison; names?: string[]; lang?: string }; ok: { reasons: Reason[] } }
  /** Where to look, without giving away the action. When writing a word, levels 1 to 3 lead up to one. */
  nudge: { fields: { seat: number; action?: unknown; level?: 1 | 2 | 3; lang?: string }; ok: Nudge }
  /** Judges an action of the learner in a step of a lesson. Changes nothing. */
  judge: { fields: { seat: number; step: LessonStep; action: unknown }; ok: Judged }
  /** Plays the other seats' answers to a step, all or none. `seat` is the learner's. */
  answer: { fields: { seat: number; step: LessonStep }; ok: Standing & { events: GameEvent[] } }
  /** The first-time notes that matter for this seat now, the most important first. Texts: `note-<game>-<id>`. */
  notes: { fields: { seat: number }; ok: { notes: { id: string; rule: string; point: string }[] } }
  /** One part of a review. The same record and effort give the same review. */
  review: { fields: { record: GameRecord; samples?: number; iterations?: number; part: [index: number, of: number] }; ok: { findings: unknown } }
  /** The review merged from all parts. */
  merge_review: { fields: { record: GameRecord; parts: unknown[]; names?: string[]; lang?: string }; ok: Review }
  /** Comments on a finished round. `before` is the seat's view at its start. Texts: `roundword-<game>-<id>`. */
  round_word: { fields: { seat: number; before: unknown }; ok: { words: Word[] } }
}

export interface Commands extends PlayCommands, StudyCommands {}

/** A word on a round: its id and what its text names. */
export type Word = { id: string } & Record<string, string | number>
/** See docs/lessons.md. */
export interface Lesson {
  seat: number
  teaches: string[]
  start: Omit<GameRecord, 'format' | 'game' | 'result'>
  steps: LessonStep[]
}
export interface LessonStep {
  id: string
  /** Such as `row:orders`, `card:p07`, `own:types`. */
  point?: string
  expect?: unknown[]
  mistakes?: { when: unknown[]; id: string }[]
  answers?: { seat: number; action: unknown }[] | 'bots'
}
export interface Judged { verdict: 'expected' | 'mistake' | 'other' | 'illegal'; id: string | null }

export interface Weighed { action: unknown; visits: number; sum: number }
/** Integers, so that parts add up to the same in any order. */
export interface Findings { measure: Measure; tried: { action: unknown; visits: number; sum: number; squares: number }[] }
export type Measure = { lead: { people: number; round: number } } | 'fame' | 'word' | 'last_word' | 'points'
/** `value` is a chance of winning, or a score in solo games. */
export interface Candidate { action: unknown; visits: number; value: number; error: number }
/** Candidates are sorted, best first. */
export interface Analysis { unit: 'chance' | 'score'; measure: Measure; candidates: Candidate[] }
export interface Comparison { unit: Analysis['unit']; action: { value: number; error: number }; against: { value: number; error: number } }
export interface Reason { code: string; rule: string | null; sentence: string; [field: string]: unknown }
export interface Nudge { point: string; code: string; sentence: string; [field: string]: unknown }
export interface Refused { code: string; rule: string | null; reason: { code: string; [field: string]: unknown } | null }
export type Command = keyof Commands
export type PlayCommand = keyof PlayCommands
export type Request<C extends Command = Command> = { cmd: C } & Commands[C]['fields']
/** The module's reply to a request that it refused. */
export interface Refusal { code: string; rule: string | null; message: string; reason?: Refused['reason'] }
export type Reply<C extends Command = Command> = { ok: Commands[C]['ok']; error?: undefined } | { error: Refusal; ok?: undefined }
