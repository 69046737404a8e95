/** Where a table comes from: a server's socket, or a game played on this device. The table page knows no other door. */

import type { AbsenceChoice, Chat, Explained, LogEntry, Replay, ServerError, StateMessage, TableInfo } from '../lib/server'

/** A running or finished table as one viewer sees it. The fields are reactive. */
export interface TableSource {
  readonly table: TableInfo | null
  readonly state: StateMessage | null
  readonly log: LogEntry[]
  /** False while the server cannot be reached. */
  readonly online: boolean
  /** Why the last action was refused. */
  refusal: ServerError | null
  /** Why this table cannot be shown at all. */
  readonly fatal: ServerError | null
  readonly chat: Chat[]

  act(action: unknown): void
  undo(): void
  resign(): void
  /** What an action would do, or why it is refused; null while the server cannot be reached. */
  explain(action: unknown): Promise<Explained | null>
  /** Shows why an action is not allowed. */
  why(action: unknown): Promise<void>
  /** Switches to another seat of the same person. */
  viewAs(seat: number): void
  /** Absent where nobody would read it. */
  sendChat?(text: string): void
  /** Decides how the game continues without an absent seat. */
  continueWithout?(absent: number, then: AbsenceChoice): void
  /** The position after `ply` actions, as the present viewer saw it. */
  replay(ply: number): Promise<Replay>
  /** Opens the next table with the same people; its address. */
  rematch(): Promise<string>
  close(): void
}

/** A game to be watched again, as a spectator. */
export interface ReplaySource {
  table(): Promise<TableInfo>
  log(): Promise<LogEntry[]>
  replay(ply: number): Promise<Replay>
}
