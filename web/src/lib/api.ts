/** Requests to the table server. */

import { nonceFor, type FairRecord } from './fair'
import { isStaticSite } from './route.svelte'
import type { GameInfo, Level, LogEntry, NewTable, Person, ReplayStep, ServerError, ServerInfo, Session, TableInfo } from './server'

export class ApiError extends Error {
  constructor(readonly error: ServerError) {
    super(error.message)
  }
}

/** Whether the server could not be reached: no network, no server, or a static host. */
export const isUnreachable = (error: unknown) => !(error instanceof ApiError) || error.error.code === 'offline'

const OFFLINE: ServerError = { code: 'offline', message: '', rule: null, reason: null }

async function request<Body>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Body> {
  if (isStaticSite) throw new ApiError(OFFLINE)
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal,
  })
  const parsed = (await response.json().catch(() => null)) as (Body & { error?: ServerError }) | null
  if (response.ok && parsed) return parsed
  throw new ApiError(parsed?.error ?? OFFLINE)
}

const get = <Body>(path: string) => request<Body>('GET', path)
const post = <Body>(path: string, body: unknown = {}) => request<Body>('POST', path, body)

/** Sends this person's nonce if the table awaits it. */
async function sendNonce(table: TableInfo): Promise<TableInfo> {
  if (!table.seats.some(({ you, awaits_nonce }) => you && awaits_nonce)) return table
  return (await post<{ table: TableInfo }>(`/tables/${table.id}/nonce`, { nonce: nonceFor(table) })).table
}

export const api = {
  me: async () => (await get<{ me: Person | null }>('/me')).me,
  /** Creates a guest, or renames the current person. */
  setName: async (name?: string) => (await post<{ me: Person }>('/me', name ? { name } : {})).me,
  updateMe: async (changes: { name?: string; email?: string | null; email_turns?: boolean; language?: string }) => (await request<{ me: Person }>('PATCH', '/me', changes)).me,
  /** Confirms the password again before a change to the account. */
  verify: async (password: string) => (await post<{ me: Person }>('/account/verify', { password })).me,
  /** Turns the guest into an account, with the same name and games. */
  openAccount: async (login: string, password: string) => (await post<{ me: Person }>('/account', { login, password })).me,
  signIn: async (login: string, password: string) => (await post<{ me: Person }>('/sign-in', { login, password })).me,
  signOut: () => post<{ me: null }>('/sign-out'),
  /** Ends all other sessions. */
  changePassword: async (old: string, wanted: string) => (await post<{ me: Person }>('/account/password', { old, new: wanted, end_keys: false })).me,
  sessions: async () => (await get<{ sessions: Session[] }>('/me/sessions')).sessions,
  endSession: (id: string) => request<object>('DELETE', `/me/sessions/${id}`),
  serverInfo: (signal?: AbortSignal) => request<ServerInfo>('GET', '/server', undefined, signal),
  /** Everything the server stores about this person, as a file. */
  myData: async () => new Blob([JSON.stringify(await get<unknown>('/me/data'), null, 2)], { type: 'application/json' }),
  deleteMe: (password?: string) => request<{ me: null }>('DELETE', '/me', password === undefined ? {} : { password }),
  confirmMail: (token: string) => post<{ confirmed: boolean }>(`/mail/confirm/${encodeURIComponent(token)}`),
  unsubscribe: (token: string) => post<{ unsubscribed: boolean }>(`/mail/unsubscribe/${encodeURIComponent(token)}`),
  games: async () => (await get<{ games: GameInfo[] }>('/games')).games,
  tables: async (status: TableInfo['status']) => (await get<{ tables: TableInfo[] }>(`/tables?status=${status}`)).tables,
  myTables: async (status: TableInfo['status']) => (await get<{ tables: TableInfo[] }>(`/me/tables?status=${status}`)).tables,
  /** Sends this person's nonce only after opening the table, when the server has committed to its seed. */
  openTable: async (table: NewTable) => sendNonce((await post<{ table: TableInfo }>('/tables', { ...table, await_nonce: true })).table),
  table: async (id: string) => (await get<{ table: TableInfo }>(`/tables/${id}`)).table,
  join: async (table: TableInfo, name?: string) => (await post<{ table: TableInfo }>(`/tables/${table.id}/join`, { nonce: nonceFor(table), name })).table,
  sendNonce,
  leave: async (id: string) => (await post<{ table: TableInfo }>(`/tables/${id}/leave`)).table,
  seatBot: async (id: string, seat: number, level: Level) =>
    (await request<{ table: TableInfo }>('PUT', `/tables/${id}/seats/${seat}`, { kind: 'bot', level })).table,
  closeTable: async (id: string) => (await request<{ table: TableInfo }>('DELETE', `/tables/${id}`)).table,
  /** Frees a seat before the start. Only the table's owner may do this. */
  freeSeat: async (id: string, seat: number) =>
    (await request<{ table: TableInfo }>('PUT', `/tables/${id}/seats/${seat}`, { kind: 'open' })).table,
  rematch: async (id: string) => sendNonce((await post<{ table: TableInfo }>(`/tables/${id}/rematch`, { await_nonce: true })).table),
  record: (id: string) => get<FairRecord>(`/tables/${id}/record`),
  log: (id: string, as: string, after: number) =>
    get<{ entries: LogEntry[]; seq: number }>(`/tables/${id}/log?as=${as}&after=${after}`),
  replay: (id: string, ply: number, as: string) => get<ReplayStep>(`/tables/${id}/replay/${ply}?as=${as}`),
}
