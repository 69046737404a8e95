/** The server's generated types under the page's names. Views, actions, events and prospects are the game's own JSON. */

import type { LocalErrorCode } from '../source/errors'
import type { Level } from '../wire/bots'
import type { ByeCode, ErrorCode, LogEntry as WireLogEntry, Problem, ReplayStep, ServerMessage, StateMessage as WireStateMessage } from '../wire/server'

export type {
  AbsenceChoice, Chat, ClientCommand, GameInfo, NewTable, PersonInfo as Person, ReplayStep, SeatInfo, ServerFacts as ServerInfo,
  ServerMessage, SessionInfo as Session, TableInfo, TableResult as Result,
} from '../wire/server'
export type { Level } from '../wire/bots'

export type GameName = string
export type GameEvent = WireLogEntry['events'][number]

export const DEFAULT_LEVEL: Level = 'journeyman'

/** An error from the server, or one that the page detects itself, such as a closed socket or a full disk. */
export type ServerError = Omit<Problem, 'code'> & { code: ErrorCode | ByeCode | LocalErrorCode | 'offline' }

export type StateMessage<View = unknown, Action = unknown, Event = GameEvent> = Omit<WireStateMessage, 'view' | 'legal' | 'events'> & {
  /** Null if the server cannot continue the game. */
  view: View | null
  legal: { actions: Action[]; complete: boolean } | null
  events: Event[]
  /** What the rules derive from this view; null until the page's own module has answered. */
  facts: unknown
}

export type LogEntry<Event = GameEvent> = Omit<WireLogEntry, 'events'> & { events: Event[] }

/** An earlier position, with what the rules derive from it; null if they were not asked. */
export type Replay = ReplayStep & { facts: unknown }

/** What an action would do, or why it is refused. */
export type Explained<Prospect = unknown> = Omit<Extract<ServerMessage, { type: 'explained' }>, 'type' | 'id' | 'prospect'> & { prospect: Prospect }
