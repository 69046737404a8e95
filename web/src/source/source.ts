/** Where a table comes from: a server's socket, or a local game. The table page uses only these interfaces. */

import type { Asked } from './pool'
import type { AbsenceChoice, Chat, Explained, LogEntry, Replay, ServerError, StateMessage, TableInfo } from '../lib/server'

/** A running or finished table as one viewer sees it. The fields are reactive. */
export interface TableSource {
  readonly table: TableInfo | null
  readonly state: StateMessage | null
  readonly log: LogEntry[]
  /** False while the server is unreachable. */
  readonly online: boolean
  /** An action has been waiting for its answer for a while. Absent for local tables. */
  readonly sending?: boolean
  /** The server's response time in milliseconds; null before it is known. Absent for local tables. */
  readonly ping?: number | null
  /** Why the last action was refused. */
  refusal: ServerError | null
  /** Why this table cannot be shown. */
  readonly fatal: ServerError | null
  readonly chat: Chat[]

  act(action: unknown): void
  /** Absent where undo does not exist. */
  undo?(): void
  /** Absent where nobody can lose. */
  resign?(): void
  /** What an action would do, or why it is refused; null while the rules are unavailable. */
  explain(action: unknown): Promise<Explained | null>
  /** Shows why an action is not allowed. */
  why(action: unknown): Promise<void>
  /** Switches to another seat of the same person. */
  viewAs(seat: number): void
  /** Returns false while disconnected. Absent where nobody would read it. */
  sendChat?(text: string): boolean
  /** Decides how the game continues without an absent seat. */
  continueWithout?(absent: number, then: AbsenceChoice): void
  /** The position after `ply` actions, as the present viewer saw it. */
  replay(ply: number): Promise<Replay>
  /** Opens a new table with the same people and returns its address. Absent where it makes no sense. */
  rematch?(): Promise<string>
  close(): void
}

/** A table that also answers other requests to the rules, for hints and notes. */
export interface AdvisedSource extends TableSource {
  /** Whether the coach explains everything new. Absent where there are no notes. */
  readonly coached?: boolean
  /** The present position for workers that think about it. */
  forPool(): Asked
}

/** A replay as a spectator sees it. */
export interface ReplaySource {
  table(): Promise<TableInfo>
  log(): Promise<LogEntry[]>
  replay(ply: number): Promise<Replay>
}
