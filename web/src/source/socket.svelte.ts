/** A server table: its socket, the latest state, and the commands. Whatever follows from a view, such as the legal actions,
 * comes from the page's own module of rules. */

import { api, ApiError, isUnreachable } from '../lib/api'
import type { AbsenceChoice, Chat, ClientCommand, Explained, LogEntry, Replay, ServerError, ServerMessage, StateMessage, TableInfo } from '../lib/server'
import { asServerError, NOTHING_DERIVED, ViewRules, wordsOf, type Derived } from './derived'
import { rules } from './rules'
import type { AdvisedSource, ReplaySource } from './source'

const FIRST_RETRY_MS = 500
const MAX_RETRY_MS = 8000
/** After this time an unanswered action is shown as being sent. */
const SENDING_MS = 400
const PING_EVERY_MS = 10_000
/** A ping that takes longer than this means that the connection is broken. */
const STALLED_MS = 6000
/** Errors that retrying cannot fix. */
const FATAL: ServerError['code'][] = ['not_found', 'forbidden', 'banned', 'not_signed_in']

export class SocketSource implements AdvisedSource {
  table: TableInfo | null = $state.raw(null)
  state: StateMessage | null = $state.raw(null)
  log: LogEntry[] = $state.raw([])
  chat: Chat[] = $state.raw([])
  online = $state(true)
  sending = $state(false)
  ping: number | null = $state(null)
  refusal: ServerError | null = $state.raw(null)
  fatal: ServerError | null = $state.raw(null)

  #socket: WebSocket | null = null
  #retryMs = FIRST_RETRY_MS
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #nextId = 1
  /** The action or undo that has not been answered yet. After a reconnect it is sent again with the same `seq`, so that the
   * server never performs it twice. */
  #pending: { command: ClientCommand; id: number | null; again: boolean } | null = null
  #sendingTimer: ReturnType<typeof setTimeout> | undefined
  #pingTimer: ReturnType<typeof setTimeout> | undefined
  /** Whether the viewer has sat at this table. */
  #wasSeated = false
  /** Resolvers of explanations, by command id. */
  #pendingExplanations = new Map<number, (answer: Explained | null) => void>()
  #as: string | null
  #closed = false
  /** Null until the table is known. */
  #rules: ViewRules | null = null
  /** The module does not have this game, so the server must list legal actions and explain. */
  #askServer = false
  /** Applies states and refusals in order. */
  #last: Promise<void> = Promise.resolve()
  /** The module's failure that the user has already seen. */
  #reported: ServerError['code'] | null = null

  constructor(
    readonly id: string,
    as: number | 'spectator' | null,
  ) {
    this.#as = as === null ? null : String(as)
    // Loads while the table is fetched; errors are reported with the first state.
    rules.prepare().catch(() => null)
    void this.#open()
    this.#schedulePing(0)
  }

  /** Fetches the table first, because the socket's parameters depend on its game. */
  async #open() {
    try {
      this.table = await api.table(this.id)
      this.#rules ??= new ViewRules(this.id, this.table.game)
      this.#askServer = !(await this.#rules.knowsGame().catch(() => true))
      if (this.#closed) return
      const { spectators, status, seats } = this.table
      const seated = seats.some(({ you }) => you)
      // A viewer who sat here but no longer does has been signed out.
      if (this.#wasSeated && !seated && !(await api.me())) return this.#dismiss({ code: 'session_ended', message: '', rule: null, reason: null })
      this.#wasSeated ||= seated
      const stranger = !spectators && !seated
      if (stranger && status !== 'open') this.#dismiss({ code: 'no_spectators', message: '', rule: null, reason: null })
      else this.#connect()
    } catch (error) {
      if (error instanceof ApiError && FATAL.includes(error.error.code)) return this.#dismiss(error.error)
      this.online = false
      this.#retry()
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
      if (this.#pending) this.#sendPending()
    }
    socket.onmessage = (message) => this.#onMessage(JSON.parse(String(message.data)) as ServerMessage)
    socket.onclose = () => this.#onClose(socket)
  }

  #onClose(socket: WebSocket) {
    if (socket !== this.#socket || this.#closed) return
    this.#lose()
  }

  /** Retries a broken connection; the pending action waits for it. */
  #lose() {
    this.#socket = null
    this.online = false
    for (const id of this.#pendingExplanations.keys()) this.#resolveExplanation(id, null)
    this.#retry()
  }

  #retry() {
    if (this.#closed) return
    this.#retryTimer = setTimeout(() => void this.#open(), this.#retryMs)
    this.#retryMs = Math.min(this.#retryMs * 2, MAX_RETRY_MS)
  }

  #schedulePing(wait: number) {
    this.#pingTimer = setTimeout(async () => {
      if (!document.hidden) await this.#measure()
      if (!this.#closed) this.#schedulePing(PING_EVERY_MS)
    }, wait)
  }

  /** Measures the ping. No answer means a broken connection, although its socket may look open for minutes. */
  async #measure() {
    const from = performance.now()
    const socket = this.#socket
    try {
      await api.serverInfo(AbortSignal.timeout(STALLED_MS))
      this.ping = performance.now() - from
    } catch (error) {
      if (!isUnreachable(error) || this.#closed || !socket || socket !== this.#socket || socket.readyState !== WebSocket.OPEN) return
      this.#lose()
      socket.close()
    }
  }

  #onMessage(message: ServerMessage) {
    switch (message.type) {
      case 'table':
        this.table = message.table
        // A closed table sends nothing more and is gone for non-members, so there is no use in reconnecting.
        if (message.table.status === 'closed') this.close()
        // In case the page that opened the table was closed before it sent the nonce.
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
        if (message.id === this.#pending?.id) this.#settle()
        break
      case 'explained':
        this.#resolveExplanation(message.id, message)
        break
      case 'refused':
        if (this.#resolveExplanation(message.id, null)) break
        if (message.id === this.#pending?.id) {
          const { again } = this.#pending
          this.#settle()
          // Not an error: the action was stored before the connection broke.
          if (again && message.error.code === 'stale') break
        }
        // In order with the states that arrived before it.
        this.#enqueue(() => void (this.refusal = message.error))
        break
      case 'bye':
        if (message.retry_ms === null) this.#dismiss({ code: message.code, message: message.reason, rule: null, reason: null })
        break
    }
  }

  /** Closes for good: shows the reason and clears everything shown of the game. */
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

  /** Shows states in the order of arrival, each once the module has derived legal actions and facts from it. */
  #onState(message: StateMessage) {
    const derived = this.#derive(message)
    // Loading a word list takes a while: until then, show the state without them.
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

  /** Reports a failure of the module once; view and log stay readable. */
  #report(failure: ServerError | null) {
    if (failure && failure.code !== this.#reported) this.refusal = failure
    this.#reported = failure?.code ?? null
  }

  #applyState(state: StateMessage) {
    const sameViewer = this.state?.as === state.as
    const knownSeq = sameViewer ? (this.state?.seq ?? -1) : -1
    this.state = state
    // The log contains what only the previous viewer may know.
    if (!sameViewer) this.log = []
    this.refusal = null
    if (state.cause !== null && state.seq === knownSeq + 1) {
      const { kind, seat } = state.cause
      // A reloaded log may already contain this entry and later ones.
      const before = this.log.filter(({ seq }) => seq !== state.seq)
      this.log = [...before, { seq: state.seq, kind, seat, at: Date.now(), events: state.events }].sort((one, other) => one.seq - other.seq)
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

  #sendPending() {
    if (!this.#pending) return
    this.#pending.again = this.#pending.id !== null
    this.#pending.id = this.#send(this.#pending.command)
  }

  #settle() {
    this.#pending = null
    clearTimeout(this.#sendingTimer)
    this.sending = false
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

  forPool() {
    if (!this.table || !this.state) throw new Error('no position')
    const { game } = this.table
    const { view } = this.state
    return { position: { cmd: 'look', game, view } as const, words: wordsOf(game, view) }
  }

  /** Sends a command that changes the position, or queues it while disconnected. */
  #change(command: (seen: { seat?: number; seq: number }) => ClientCommand) {
    if (!this.state || this.#pending) return
    this.refusal = null
    // Names the seat, because this socket may be viewing another one by the time the server reads the command.
    this.#pending = { command: command({ seat: this.state.as ?? undefined, seq: this.state.seq }), id: null, again: false }
    this.#sendingTimer = setTimeout(() => (this.sending = true), SENDING_MS)
    this.#sendPending()
  }

  act(action: unknown) {
    this.#change((seen) => ({ do: 'act', ...seen, action }))
  }

  undo() {
    this.#change((seen) => ({ do: 'undo', ...seen }))
  }

  resign() {
    this.#send({ do: 'resign' })
  }

  continueWithout(absent: number, then: AbsenceChoice) {
    this.#send({ do: 'absent', absent, then })
  }

  sendChat(text: string) {
    return this.#send({ do: 'chat', text }) !== null
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
    clearTimeout(this.#pingTimer)
    this.#settle()
    this.#socket?.close()
    this.#rules?.close()
  }
}

const viewer = (as: number | null) => (as === null ? 'spectator' : String(as))

/** Fetches all pages of a table's log, as this viewer may read it. */
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
      viewRules ??= new ViewRules(id, (await table).game)
      return { ...step, facts: await viewRules.pastFacts(step.view, null) }
    },
  }
}
