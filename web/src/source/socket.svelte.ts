/** A table of a server: the socket, the state it has delivered, and the commands it accepts. What follows from a view, such
 * as the legal actions, comes from the page's own module of rules. */

import { api, ApiError } from '../lib/api'
import type { AbsenceChoice, Chat, ClientCommand, Explained, LogEntry, Replay, ServerError, ServerMessage, StateMessage, TableInfo } from '../lib/server'
import { asServerError, NOTHING_DERIVED, ViewRules, type Derived } from './derived'
import { rules } from './rules'
import type { ReplaySource, TableSource } from './source'

const FIRST_RETRY_MS = 500
const MAX_RETRY_MS = 8000
/** Errors that retrying cannot fix. */
const FATAL: ServerError['code'][] = ['not_found', 'forbidden', 'banned', 'not_signed_in']

export class SocketSource implements TableSource {
  table: TableInfo | null = $state.raw(null)
  state: StateMessage | null = $state.raw(null)
  log: LogEntry[] = $state.raw([])
  chat: Chat[] = $state.raw([])
  online = $state(true)
  refusal: ServerError | null = $state.raw(null)
  /** Why the server will not let this viewer in again. */
  fatal: ServerError | null = $state.raw(null)

  #socket: WebSocket | null = null
  #retryMs = FIRST_RETRY_MS
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #nextId = 1
  /** An action was sent and not answered yet. */
  #actionPending = false
  /** Explanations that were asked for, by command id. */
  #pendingExplanations = new Map<number, (answer: Explained | null) => void>()
  #as: string | null
  #closed = false
  /** Null until the table is known. */
  #rules: ViewRules | null = null
  /** The module has no such game: the server lists the legal actions and explains. */
  #askServer = false
  /** One state after the other. */
  #last: Promise<void> = Promise.resolve()
  /** Why the module could not answer about the state that is shown. */
  #reported: ServerError['code'] | null = null

  constructor(
    readonly id: string,
    as: number | 'spectator' | null,
  ) {
    this.#as = as === null ? null : String(as)
    // Loads while the table is fetched; what goes wrong is reported with the first state.
    rules.prepare().catch(() => null)
    void this.#open()
  }

  /** Fetches the table first: its game decides what the socket sends. */
  async #open() {
    try {
      this.table = await api.table(this.id)
      this.#rules ??= new ViewRules(this.id, this.table.game, this.table.options)
      this.#askServer = !(await this.#rules.knowsGame().catch(() => true))
      if (this.#closed) return
      const { spectators, status, seats } = this.table
      const stranger = !spectators && !seats.some(({ you }) => you)
      if (stranger && status !== 'open') this.#dismiss({ code: 'no_spectators', message: '', rule: null, reason: null })
      else this.#connect()
    } catch (error) {
      if (error instanceof ApiError && FATAL.includes(error.error.code)) this.#dismiss(error.error)
      else this.#retry()
    }
  }

  #connect() {
    const address = new URL(`/api/tables/${this.id}/socket?legal=${this.#askServer}`, location.href)
    if (this.#as !== null) address.searchParams.set('as', this.#as)
    address.protocol = address.protocol.replace('http', 'ws')
    const socket = new WebSocket(address)
    this.#socket = socket
    socket.onopen = () => {
      this.online = true
      this.#retryMs = FIRST_RETRY_MS
    }
    socket.onmessage = (message) => this.#onMessage(JSON.parse(String(message.data)) as ServerMessage)
    socket.onclose = () => this.#onClose(socket)
  }

  #onClose(socket: WebSocket) {
    if (socket !== this.#socket || this.#closed) return
    this.online = false
    this.#actionPending = false
    for (const id of this.#pendingExplanations.keys()) this.#resolveExplanation(id, null)
    this.#retry()
  }

  #retry() {
    if (this.#closed) return
    this.#retryTimer = setTimeout(() => void this.#open(), this.#retryMs)
    this.#retryMs = Math.min(this.#retryMs * 2, MAX_RETRY_MS)
  }

  #onMessage(message: ServerMessage) {
    switch (message.type) {
      case 'table':
        this.table = message.table
        // The page that opened the table may have been closed before it sent the nonce.
        if (message.table.status === 'open') void api.sendNonce(message.table).catch(() => null)
        break
      case 'state':
        this.#onState({ ...message, facts: null })
        break
      case 'chat':
        if (!this.chat.some((line) => line.number === message.number && line.room === message.room)) {
          this.chat = [...this.chat, message]
        }
        break
      case 'done':
        this.#actionPending = false
        break
      case 'explained':
        this.#resolveExplanation(message.id, message)
        break
      case 'refused':
        if (this.#resolveExplanation(message.id, null)) break
        this.#actionPending = false
        // After the states that came before it.
        this.#enqueue(() => void (this.refusal = message.error))
        break
      case 'bye':
        if (message.retry_ms === null) this.#dismiss({ code: message.code, message: message.reason, rule: null, reason: null })
        break
    }
  }

  /** Closes for good: shows the reason and drops everything that was shown of the game. */
  #dismiss(reason: ServerError) {
    this.close()
    this.fatal = reason
    this.state = null
    this.log = []
    this.chat = []
  }

  #enqueue(work: () => void | Promise<void>) {
    this.#last = this.#last.then(work)
  }

  /** Shows a state once the module has said what follows from it, in the order of arrival. */
  #onState(message: StateMessage) {
    const derived = this.#derive(message)
    // A word list takes a while to load: until then a state is shown without.
    const first = this.#askServer || this.#rules?.isReady ? derived : Promise.resolve({ ...NOTHING_DERIVED, failure: null })
    this.#enqueue(async () => {
      const { failure, ...known } = await first
      if (this.#closed) return
      const state = { ...message, ...known }
      this.#applyState(state)
      if (first === derived) return this.#report(failure)
      void derived.then(({ failure, ...known }) => {
        if (this.state !== state) return
        this.state = { ...state, ...known }
        this.#report(failure)
      })
    })
  }

  async #derive({ view, as, legal }: StateMessage): Promise<Derived & { failure: ServerError | null }> {
    if (!this.#rules || view === null || this.#askServer) return { legal, facts: null, failure: null }
    try {
      return { ...(await this.#rules.derive(view, as)), failure: null }
    } catch (error) {
      return { ...NOTHING_DERIVED, failure: asServerError(error) }
    }
  }

  /** Says once why the module cannot answer; view and log stay readable. */
  #report(failure: ServerError | null) {
    if (failure && failure.code !== this.#reported) this.refusal = failure
    this.#reported = failure?.code ?? null
  }

  #applyState(state: StateMessage) {
    const sameViewer = this.state?.as === state.as
    const knownSeq = sameViewer ? (this.state?.seq ?? -1) : -1
    this.state = state
    // The log holds what the previous viewer was allowed to know.
    if (!sameViewer) this.log = []
    this.refusal = null
    if (state.cause !== null && state.seq === knownSeq + 1) {
      const { kind, seat } = state.cause
      this.log = [...this.log, { seq: state.seq, kind, seat, at: Date.now(), events: state.events }]
    } else if (state.seq !== knownSeq) {
      void this.#reloadLog(state)
    }
  }

  async #reloadLog(state: StateMessage) {
    const entries = await fetchLog(this.id, viewer(state.as)).catch(() => null)
    if (!entries || this.state?.as !== state.as) return
    const newest = entries.at(-1)?.seq ?? -1
    this.log = [...entries, ...this.log.filter(({ seq }) => seq > newest)]
  }

  /** Returns the command's id, or null while disconnected. */
  #send(command: ClientCommand): number | null {
    if (this.#socket?.readyState !== WebSocket.OPEN) return null
    this.#socket.send(JSON.stringify({ id: this.#nextId, ...command }))
    return this.#nextId++
  }

  #resolveExplanation(id: number, answer: Explained | null): boolean {
    this.#pendingExplanations.get(id)?.(answer)
    return this.#pendingExplanations.delete(id)
  }

  async explain(action: unknown): Promise<Explained | null> {
    const { state } = this
    if (!this.#askServer && this.#rules?.isReady && state && state.as !== null) {
      const explained = await this.#rules.explain(state.seq, state.view, state.as, action).catch(() => null)
      if (explained) return explained
    }
    return this.#explainAtServer(action)
  }

  #explainAtServer(action: unknown): Promise<Explained | null> {
    return new Promise((resolve) => {
      const id = this.#send({ do: 'explain', action })
      if (id === null) resolve(null)
      else this.#pendingExplanations.set(id, resolve)
    })
  }

  async why(action: unknown) {
    this.refusal = (await this.explain(action))?.error ?? null
  }

  act(action: unknown) {
    if (!this.state || this.#actionPending || !this.online) return
    this.#actionPending = true
    this.refusal = null
    // The seat is named: the server may show another one by the time it reads this.
    this.#send({ do: 'act', seat: this.state.as ?? undefined, seq: this.state.seq, action })
  }

  undo() {
    if (this.state) this.#send({ do: 'undo', seat: this.state.as ?? undefined, seq: this.state.seq })
  }

  resign() {
    this.#send({ do: 'resign' })
  }

  continueWithout(absent: number, then: AbsenceChoice) {
    this.#send({ do: 'absent', absent, then })
  }

  sendChat(text: string) {
    this.#send({ do: 'chat', text })
  }

  viewAs(seat: number) {
    this.#as = String(seat)
    this.#send({ do: 'look', as: seat })
  }

  async replay(ply: number): Promise<Replay> {
    const as = this.state?.as ?? null
    const step = await api.replay(this.id, ply, viewer(as))
    return { ...step, facts: (await this.#rules?.pastFacts(step.view, as)) ?? null }
  }

  async rematch() {
    return `/table/${(await api.rematch(this.id)).id}`
  }

  close() {
    this.#closed = true
    clearTimeout(this.#retryTimer)
    this.#socket?.close()
    this.#rules?.close()
  }
}

const viewer = (as: number | null) => (as === null ? 'spectator' : String(as))

/** All pages of a table's log, as this viewer may read it. */
async function fetchLog(table: string, as: string): Promise<LogEntry[]> {
  const entries: LogEntry[] = []
  for (let after = -1; ; ) {
    const page = await api.log(table, as, after)
    entries.push(...page.entries)
    after = page.entries.at(-1)?.seq ?? page.seq
    if (after >= page.seq) return entries
  }
}

export function serverReplay(id: string): ReplaySource {
  const table = api.table(id)
  let viewRules: ViewRules | undefined
  return {
    table: () => table,
    log: () => fetchLog(id, 'spectator'),
    replay: async (ply) => {
      const step = await api.replay(id, ply, 'spectator')
      const { game, options } = await table
      viewRules ??= new ViewRules(id, game, options)
      return { ...step, facts: await viewRules.pastFacts(step.view, null) }
    },
  }
}
