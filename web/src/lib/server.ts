/** The JSON types of docs/api.md. */

export type GameName = string
export type GameEvent = { event: string; [field: string]: unknown }
/** `scores` is null if a resignation ended the game. */
export interface Result { scores: number[] | null; winners: number[]; by?: 'rules' | 'resignation' | 'abort' }

export interface Person { id: string; name: string; account: string | null; email: string | null; email_confirmed: boolean; email_turns: boolean }

/** Whether the server sends mail, and after how many days it deletes unused things. */
export interface ServerInfo { mail: boolean; kept: { sessions_days: number; guests_days: number; open_tables_days: number } }

export interface GameInfo { name: GameName; rules_version: number; seats: { min: number; max: number }; bot_levels: string[] }

/** The bots' level unless the player chooses another. */
export const DEFAULT_LEVEL = 'journeyman'

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
  /** The game cannot start before this person's nonce arrives. */
  awaits_nonce: boolean
  /** Has kept the others waiting for long: they may continue without this seat. */
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
  /** Why this server cannot continue the game. */
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

export interface StateMessage<View = unknown, Action = unknown, Event = GameEvent> {
  type: 'state'
  table: string
  seq: number
  as: number | null
  cause: { kind: 'start' | 'act' | 'undo' | 'resign' | 'timeout' | 'absent' | 'abort'; seat: number | null } | null
  events: Event[]
  /** Null if the server cannot continue the game. */
  view: View | null
  to_act: number[]
  legal: { actions: Action[]; complete: boolean } | null
  can_undo: boolean
  result: Result | null
}

/** `name` is null if the person was deleted. */
export interface Chat { number: number; room: 'players' | 'spectators'; name: string | null; seat: number | null; text: string; at: number }

export interface LogEntry<Event = GameEvent> { seq: number; kind: string; seat: number | null; at: number; events: Event[] }

export interface ServerError { code: string; message: string; rule: string | null; reason: { code: string; [field: string]: unknown } | null }

/** What an action would do; `prospect` is defined by the game. */
export interface Explained<Prospect = unknown> { seq: number; seat: number; error: ServerError | null; prospect: Prospect }

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
