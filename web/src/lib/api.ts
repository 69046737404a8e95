/** Requests to the table server. */

import { nonceFor, type FairRecord } from './fair'
import type { GameBox, LogEntry, NewTable, Person, Replay, ServerError, ServerFacts, TableInfo } from './server'

export class Refused extends Error {
  constructor(readonly error: ServerError) {
    super(error.message)
  }
}

async function request<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const answer = (await response.json().catch(() => null)) as (Answer & { error?: ServerError }) | null
  if (response.ok && answer) return answer
  throw new Refused(answer?.error ?? { code: 'offline', message: response.statusText, rule: null, reason: null })
}

const get = <Answer>(path: string) => request<Answer>('GET', path)
const post = <Answer>(path: string, body: unknown = {}) => request<Answer>('POST', path, body)

/** Sends this person's nonce where the table waits for it. */
async function bringNonce(table: TableInfo): Promise<TableInfo> {
  if (!table.seats.some(({ you, awaits_nonce }) => you && awaits_nonce)) return table
  return (await post<{ table: TableInfo }>(`/tables/${table.id}/nonce`, { nonce: nonceFor(table) })).table
}

export const api = {
  me: async () => (await get<{ me: Person | null }>('/me')).me,
  /** Makes a guest, or renames the one who is there. */
  nameMe: async (name?: string) => (await post<{ me: Person }>('/me', name ? { name } : {})).me,
  change: async (what: { email?: string | null; email_turns?: boolean }) => (await request<{ me: Person }>('PATCH', '/me', what)).me,
  /** The password again, before an account matter. */
  verify: async (password: string) => (await post<{ me: Person }>('/account/verify', { password })).me,
  facts: () => get<ServerFacts>('/server'),
  /** All that the server stores about me, as a file. */
  myData: async () => new Blob([JSON.stringify(await get<unknown>('/me/data'), null, 2)], { type: 'application/json' }),
  deleteMe: (password?: string) => request<{ me: null }>('DELETE', '/me', password === undefined ? {} : { password }),
  confirmMail: (token: string) => post<{ confirmed: boolean }>(`/mail/confirm/${encodeURIComponent(token)}`),
  unsubscribe: (token: string) => post<{ unsubscribed: boolean }>(`/mail/unsubscribe/${encodeURIComponent(token)}`),
  games: async () => (await get<{ games: GameBox[] }>('/games')).games,
  tables: async (status: TableInfo['status']) => (await get<{ tables: TableInfo[] }>(`/tables?status=${status}`)).tables,
  myTables: async (status: TableInfo['status']) => (await get<{ tables: TableInfo[] }>(`/me/tables?status=${status}`)).tables,
  /** Opens a table and, the server having committed to its seed, brings this person's nonce. */
  open: async (table: NewTable) => bringNonce((await post<{ table: TableInfo }>('/tables', { ...table, await_nonce: true })).table),
  table: async (id: string) => (await get<{ table: TableInfo }>(`/tables/${id}`)).table,
  join: async (table: TableInfo, name?: string) => (await post<{ table: TableInfo }>(`/tables/${table.id}/join`, { nonce: nonceFor(table), name })).table,
  bringNonce,
  leave: async (id: string) => (await post<{ table: TableInfo }>(`/tables/${id}/leave`)).table,
  fill: async (id: string, seat: number, level: string) =>
    (await request<{ table: TableInfo }>('PUT', `/tables/${id}/seats/${seat}`, { kind: 'bot', level })).table,
  close: async (id: string) => (await request<{ table: TableInfo }>('DELETE', `/tables/${id}`)).table,
  /** The owner takes somebody's seat away, before the start. */
  free: async (id: string, seat: number) =>
    (await request<{ table: TableInfo }>('PUT', `/tables/${id}/seats/${seat}`, { kind: 'open' })).table,
  rematch: async (id: string) => bringNonce((await post<{ table: TableInfo }>(`/tables/${id}/rematch`, { await_nonce: true })).table),
  record: (id: string) => get<FairRecord>(`/tables/${id}/record`),
  log: (id: string, as: string, after: number) =>
    get<{ entries: LogEntry[]; seq: number }>(`/tables/${id}/log?as=${as}&after=${after}`),
  replay: (id: string, ply: number, as: string) => get<Replay>(`/tables/${id}/replay/${ply}?as=${as}`),
}
