/** The shapes of docs/api.md. */

export type GameName = string
export type GameEvent = { event: string; [field: string]: unknown }
/** `scores` is null where a resignation ended the game. */
export interface Result { scores: number[] | null; winners: number[]; by?: 'rules' | 'resignation' | 'abort' }

export interface Person { id: string; name: string; account: string | null; email: string | null; email_confirmed: boolean; email_turns: boolean }

/** What a page must know about the server: whether it writes mails, and how many days things are kept that nobody uses. */
export interface ServerFacts { mail: boolean; kept: { sessions_days: number; guests_days: number; open_tables_days: number } }

export interface GameBox { name: GameName; rules_version: number; seats: { min: number; max: number }; bot_levels: string[] }

/** The bots one plays against unless one asks for others. */
export const USUAL_LEVEL = 'journeyman'

export interface SeatInfo {
  seat: number
  kind: 'person' | 'bot' | 'open'
  name: string | null
  level: string | null
  you: boolean
  program: boolean
  online: boolean
  resigned: boolean
  bot_plays: boolean
  reserved_for: string | null
  /** The game waits for this person's nonce. */
  awaits_nonce: boolean
  /** Waited for, and not here for long: the others may go on without. */
  absent: boolean
}

export interface TableInfo {
  id: string
  game: GameName
  options: Record<string, unknown>
  status: 'open' | 'running' | 'finished' | 'closed'
  seq: number
  seats: SeatInfo[]
  you_own: boolean
  listed: boolean
  spectators: boolean
  to_act: number[]
  /** Why this server cannot play the game on. */
  unplayable: string | null
  result: Result | null
  fair: { commitment: string; nonces: string[]; server_seed: string | null }
  opened_at: number
  started_at: number | null
  ended_at: number | null
  rematch: string | null
  link: string
}

export interface NewTable {
  game: GameName
  options: Record<string, unknown>
  seats: ({ kind: 'me'; name?: string } | { kind: 'bot'; level: string } | { kind: 'open' })[]
  listed: boolean
  spectators?: boolean
  await_nonce?: boolean
}

export interface StateMessage<View = unknown, Action = unknown> {
  type: 'state'
  table: string
  seq: number
  as: number | null
  cause: { kind: 'start' | 'act' | 'undo' | 'resign' | 'timeout' | 'absent' | 'abort'; seat: number | null } | null
  events: GameEvent[]
  /** Null where the game cannot be played on. */
  view: View | null
  to_act: number[]
  legal: { actions: Action[]; complete: boolean } | null
  can_undo: boolean
  result: Result | null
}

/** `name` is null where the person was deleted. */
export interface Chat { number: number; room: 'players' | 'spectators'; name: string | null; seat: number | null; text: string; at: number }

export interface LogEntry { seq: number; kind: string; seat: number | null; at: number; events: GameEvent[] }

export interface ServerError { code: string; message: string; rule: string | null; reason: { code: string; [field: string]: unknown } | null }

/** What would come of an action: `prospect` is in the game's own words. */
export interface Explained { seq: number; seat: number; error: ServerError | null; prospect: unknown }

export type Message =
  | StateMessage
  | { type: 'table'; table: TableInfo }
  | ({ type: 'chat' } & Chat)
  | { type: 'done'; id: number; seq: number }
  | { type: 'refused'; id: number; error: ServerError }
  | { type: 'legal'; id: number; seq: number; seat: number; legal: { actions: unknown[]; complete: boolean } | null }
  | ({ type: 'explained'; id: number } & Explained)
  | { type: 'bye'; code: string; reason: string; retry_ms: number | null }

export interface Replay { ply: number; plies: number; turn: { seat: number; action: unknown } | null; events: GameEvent[]; view: unknown }
