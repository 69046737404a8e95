/** Where a table comes from: a server's socket, or a game played on this device. The table page uses nothing else. */

import type { Asked } from './pool'
import type { AbsenceChoice, Chat, Explained, LogEntry, Replay, ServerError, StateMessage, TableInfo } from '../lib/server'

/** A running or finished table as one viewer sees it. The fields are reactive. */
export interface TableSource {
  readonly table: TableInfo | null
  readonly state: StateMessage | null
  readonly log: LogEntry[]
  /** False while the server cannot be reached. */
  readonly online: boolean
  /** An action has been unanswered for a while. Absent without a connection. */
  readonly sending?: boolean
  /** How long the server takes to answer, in milliseconds; null before it is known. Absent without a connection. */
  readonly ping?: number | null
  /** Why the last action was refused. */
  refusal: ServerError | null
  /** Why this table cannot be shown at all. */
  readonly fatal: ServerError | null
  readonly chat: Chat[]

  act(action: unknown): void
  /** Absent where undo does not exist. */
  undo?(): void
  /** Absent where nobody can lose. */
  resign?(): void
  /** What an action would do, or why it is refused; null while the server cannot be reached. */
  explain(action: unknown): Promise<Explained | null>
  /** Shows why an action is not allowed. */
  why(action: unknown): Promise<void>
  /** Switches to another seat of the same person. */
  viewAs(seat: number): void
  /** Absent where nobody would read it; false while disconnected. */
  sendChat?(text: string): boolean
  /** Decides how the game continues without an absent seat. */
  continueWithout?(absent: number, then: AbsenceChoice): void
  /** The position after `ply` actions, as the present viewer saw it. */
  replay(ply: number): Promise<Replay>
  /** Opens a new table with the same people and returns its address. Absent where it makes no sense. */
  rematch?(): Promise<string>
  close(): void
}

/** A table that the rules can be asked about beyond what is shown: for hints and notes. */
export interface AdvisedSource extends TableSource {
  /** Whether everything new is explained. Absent where there are no notes. */
  readonly coached?: boolean
  /** The present position for workers that think about it. */
  forPool(): Asked
}

/** A game to be watched again, as a spectator. */
export interface ReplaySource {
  table(): Promise<TableInfo>
  log(): Promise<LogEntry[]>
  replay(ply: number): Promise<Replay>
}
