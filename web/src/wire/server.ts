// Generated from the Rust types by `cargo xtask types`. Do not edit.

import type { Level } from './bots'
import type { Seat, SeatSet } from './table'

/**
 * How the others continue without an absent seat.
 */
export type AbsenceChoice = "win" | "bot" | "abort";

export type BotKey = { id: string, name: string, scopes: Array<Scope>, created_at: number, };

/**
 * Why the server closes a socket.
 */
export type ByeCode = "session_ended" | "stopping" | "too_slow" | "too_many" | "no_spectators";

export type Cause = { kind: EntryKind, seat: Seat | null, };

/**
 * `name` is null if the person was deleted.
 */
export type Chat = { number: number, room: ChatRoom, 
/**
 * Empty if the person was deleted; serialized as null.
 */
name: string | null, seat: number | null, text: string, at: number, };

export type ChatPage = { messages: Array<Chat>, };

/**
 * Seated people write to the players' room, everyone else to the spectators'.
 */
export type ChatRoom = "players" | "spectators";

export type ClientCommand = { "do": "act", seq: number, action: unknown, seat?: Seat, } | { "do": "undo", seq: number, seat?: Seat, } | { "do": "resign", seat?: Seat, } | { "do": "absent", absent: Seat, then: AbsenceChoice, seat?: Seat, } | { "do": "chat", text: string, } | { "do": "look", as: ViewAs, } | { "do": "legal", seat?: Seat, } | { "do": "explain", action: unknown, seat?: Seat, };

/**
 * How long a seat may think.
 */
export type Clock = { bank_s: number, increment_s: number, } | { days: number, };

export type Confirmed = { confirmed: boolean, };

export type EndedBy = "rules" | "resignation" | "abort";

export type EntryKind = "start" | "act" | "undo" | "resign" | "timeout" | "absent" | "abort";

/**
 * The page has words for each code, in every language.
 */
export type ErrorCode = "bad_request" | "bad_options" | "not_signed_in" | "wrong_password" | "password_needed" | "wrong_origin" | "forbidden" | "banned" | "not_found" | "wrong_method" | "login_taken" | "seat_taken" | "removed" | "no_help" | "nonce_given" | "name_taken" | "not_absent" | "changed_too_often" | "too_many_tables" | "not_open" | "not_running" | "not_over" | "unplayable" | "stale" | "illegal" | "cannot_undo" | "too_large" | "too_many" | "internal" | "unavailable" | "outcome_unknown" | "stopping";

export type FairInfo = { commitment: string, nonces: Array<string>, 
/**
 * Published after the game.
 */
server_seed: string | null, };

export type GameInfo = { name: string, rules_version: number, seats: SeatRange, bot_levels: [Level, Level, Level, Level], };

export type GamesResponse = { games: Array<GameInfo>, version: string, };

/**
 * How many days unused data is kept.
 */
export type Kept = { sessions_days: number, guests_days: number, open_tables_days: number, };

export type KeysResponse = { keys: Array<BotKey>, };

/**
 * An entry of the log as one viewer was told it.
 */
export type LogEntry = { seq: number, kind: EntryKind, seat: Seat | null, at: number, events: Array<{ event: string, [field: string]: unknown }>, };

export type LogPage = { entries: Array<LogEntry>, seq: number, };

/**
 * `me` is null if nobody is signed in.
 */
export type MeResponse = { me: PersonInfo | null, };

export type NewKeyResponse = { id: string, name: string, scopes: Array<Scope>, 
/**
 * Shown only this once.
 */
key: string, };

export type NewSeat = { "kind": "me", name?: string, } | { "kind": "bot", level: Level, } | { "kind": "open", };

export type NewTable = { game: string, options?: Record<string, unknown>, seats: Array<NewSeat>, listed?: boolean, spectators?: boolean, random_seats?: boolean, clock?: Clock | null, on_timeout?: OnTimeout, lists_for_programs?: boolean, 
/**
 * Seated people may ask their page for hints.
 */
hints?: boolean, 
/**
 * The opener sends a nonce after seeing the commitment: the game waits for it.
 */
await_nonce?: boolean, };

export type OnTimeout = "bot" | "resign";

/**
 * A person as they see themselves.
 */
export type PersonInfo = { id: string, name: string, 
/**
 * The login; null for a guest.
 */
account: string | null, email: string | null, email_confirmed: boolean, email_turns: boolean, language: string | null, };

export type Problem = { code: ErrorCode, message: string, rule: string | null, 
/**
 * The game's own refusal, its reason for refusing options, or what is wrong with something that a person typed.
 */
reason: { code: string, [field: string]: unknown } | null, };

export type PutSeat = { "kind": "bot", level: Level, } | { "kind": "open", };

/**
 * The game after `ply` actions, and the last of them.
 */
export type ReplayStep = { ply: number, plies: number, 
/**
 * Null if another seat's action is not public yet.
 */
turn: { seat: number, action: unknown, } | null, events: Array<{ event: string, [field: string]: unknown }>, view: unknown, };

/**
 * What a program may do with a key. No key can change an account.
 */
export type Scope = "play" | "read";

export type SeatInfo = { seat: number, kind: SeatKind, name: string | null, level: Level | null, you: boolean, 
/**
 * Played by a program with a bot key.
 */
program: boolean, online: boolean, resigned: boolean, 
/**
 * A person's seat that a bot has taken over.
 */
bot_plays: boolean, 
/**
 * In a rematch: the name of the one person who may take this open seat.
 */
reserved_for: string | null, 
/**
 * The game waits for this person's nonce.
 */
awaits_nonce: boolean, 
/**
 * Offline for long on their turn: the others may continue without them.
 */
absent: boolean, };

export type SeatKind = "person" | "bot" | "open";

export type SeatRange = { min: number, max: number, };

/**
 * Facts for the page.
 */
export type ServerFacts = { version: string, 
/**
 * Whether this server sends mail.
 */
mail: boolean, kept: Kept, };

export type ServerMessage = { "type": "table", table: TableInfo, } | { "type": "state" } & StateMessage | { "type": "chat" } & Chat | { "type": "done", id: number, seq: number, } | { "type": "refused", id: number, error: Problem, } | { "type": "legal", id: number, seq: number, seat: Seat, legal: { actions: Array<unknown>, complete: boolean, } | null, } | { "type": "explained", id: number, seq: number, seat: Seat, error: Problem | null, prospect: unknown, } | { "type": "bye", code: ByeCode, reason: string, retry_ms: number | null, };

export type SessionInfo = { current: boolean, id: string, created_at: number, seen_at: number, agent: string, };

export type SessionsResponse = { sessions: Array<SessionInfo>, };

/**
 * A complete state: showing its view brings a client up to date.
 */
export type StateMessage = { table: string, seq: number, 
/**
 * Null for a spectator.
 */
as: Seat | null, 
/**
 * What led from the previous `seq` to this one; null if the state was only asked for.
 */
cause: Cause | null, events: Array<{ event: string, [field: string]: unknown }>, 
/**
 * Null if this program cannot continue the game.
 */
view: unknown, to_act: SeatSet, legal: { actions: Array<unknown>, complete: boolean, } | null, can_undo: boolean, clocks: Array<TimeLeft> | null, result: TableResult | null, };

export type Status = "open" | "running" | "finished" | "closed";

/**
 * A table as one person sees it.
 */
export type TableInfo = { id: string, game: string, rules_version: number, options: Record<string, unknown>, status: Status, seq: number, seats: Array<SeatInfo>, you_own: boolean, listed: boolean, spectators: boolean, random_seats: boolean, clock: Clock | null, on_timeout: OnTimeout, lists_for_programs: boolean, hints: boolean, absent_after_s: number | null, to_act: SeatSet, 
/**
 * Why this program cannot continue the game, in English for the operator; only known for loaded tables.
 */
unplayable: string | null, result: TableResult | null, fair: FairInfo, opened_at: number, started_at: number | null, ended_at: number | null, 
/**
 * The id of the next table.
 */
rematch: string | null, link: string, };

export type TablePage = { 
/**
 * Serialized while each room was locked.
 */
tables: Array<TableInfo>, 
/**
 * `before` of the next page.
 */
next: string | null, };

export type TableResponse = { table: TableInfo, };

/**
 * How a table ended.
 */
export type TableResult = { 
/**
 * `None` if the game was not finished.
 */
scores: Array<number> | null, winners: SeatSet, by: EndedBy, };

export type TimeLeft = { left_ms: number, running: boolean, };

export type Unsubscribed = { unsubscribed: boolean, };

/**
 * The requested point of view: `0`, `"0"` or `"spectator"`.
 */
export type ViewAs = number | "spectator";
