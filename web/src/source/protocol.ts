/** What the page asks its module of rules, and what the module answers: docs/protocol.md as types. Positions, views, actions,
 * events and facts are the game's own JSON. */

import type { Level } from '../wire/bots'
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

/** Who is waited for, the number of actions so far, and how many of them can be taken back. */
export interface Standing { to_act: number[]; ply: number; undoable: number; result: Outcome | null }

export interface Commands {
  hello: { fields: object; ok: { version: string; games: GameInfo[] } }
  /** With `people` and `bots`, options that were left out follow from who plays. */
  new: { fields: { game: string; options: Record<string, unknown>; seed: string; people?: number; bots?: Level[] }; ok: Standing }
  /** Verifies the record's actions and result, and loads its end. */
  replay: { fields: { record: GameRecord }; ok: Standing }
  /** Loads a stored game that may still run. */
  reopen: { fields: Omit<GameRecord, 'format' | 'result'>; ok: Standing }
  /** Loads what a seat of an online table knows. */
  look: { fields: { game: string; view: unknown }; ok: Standing }
  record: { fields: object; ok: GameRecord }
  view: { fields: { seat: number | null }; ok: unknown }
  legal: { fields: { seat: number }; ok: { actions: unknown[]; complete: boolean } }
  facts: { fields: { seat: number | null }; ok: unknown }
  /** Without `help`, what does a player's thinking for them is left out. */
  explain: { fields: { seat: number; action: unknown; help: boolean }; ok: { error: Refused | null; prospect: unknown } }
  apply: { fields: { seat: number; action: unknown }; ok: Standing }
  undo: { fields: object; ok: Standing }
  /** The actions so far with what this viewer was told of them. */
  log: { fields: { seat: number | null; after?: number }; ok: { entries: { seat: number | null; events: GameEvent[] }[] } }
  /** What the seats are called where nobody has a name; one for every seat. */
  names: { fields: object; ok: { names: string[] } }
  /** Chosen from that seat's view alone. */
  bot: { fields: { seat: number; level: Level; seed: string; iterations?: number; ms?: number }; ok: { action: unknown } }
  /** What is printed on the game's cards. */
  cards: { fields: { game: string }; ok: unknown }
  tell: { fields: { events: GameEvent[]; names: string[] }; ok: { sentences: string[] } }
}

export interface Refused { code: string; rule: string | null; reason: { code: string; [field: string]: unknown } | null }
export type Command = keyof Commands
export type Request<C extends Command = Command> = { cmd: C } & Commands[C]['fields']
/** A request that the module refused. */
export interface Refusal { code: string; rule: string | null; message: string; reason?: Refused['reason'] }
export type Reply<C extends Command = Command> = { ok: Commands[C]['ok']; error?: undefined } | { error: Refusal; ok?: undefined }
