/** One table, as one viewer sees it: the socket, what it brought, and what can be said into it. */

import { gameOf } from '../games'
import { api, Refused } from './api'
import { wholeLog } from './lookback.svelte'
import type { Chat, Explained, LogEntry, Message, ServerError, StateMessage, TableInfo } from './server'

const FIRST_RETRY_MS = 500
const LAST_RETRY_MS = 8000
/** Refusals that stay the same however often one asks. */
const FINAL = ['not_found', 'forbidden', 'banned', 'not_signed_in']

export class TableLink {
  table: TableInfo | null = $state.raw(null)
  state: StateMessage | null = $state.raw(null)
  log: LogEntry[] = $state.raw([])
  chat: Chat[] = $state.raw([])
  /** The line holds, as far as is known. */
  online = $state(true)
  /** A command is on its way. */
  waiting = $state(false)
  refusal: ServerError | null = $state.raw(null)
  lost: ServerError | null = $state.raw(null)

  #socket: WebSocket | null = null
  #retry = FIRST_RETRY_MS
  #timer: ReturnType<typeof setTimeout> | undefined
  #nextId = 1
  /** Who waits for an explanation, by the number of the question. */
  #asked = new Map<number, (answer: Explained | null) => void>()
  #as: string | null
  #closed = false
  #legal = true

  constructor(
    readonly id: string,
    as: number | 'spectator' | null,
  ) {
    this.#as = as === null ? null : String(as)
    void this.#arrive()
  }

  /** Which game it is decides what is asked of the socket. */
  async #arrive() {
    try {
      this.table = await api.table(this.id)
      this.#legal = gameOf(this.table.game).needsLegal
      if (this.#closed) return
      const { spectators, status, seats } = this.table
      const stranger = !spectators && !seats.some(({ you }) => you)
      if (stranger && status !== 'open') this.#dismiss({ code: 'no_spectators', message: '', rule: null, reason: null })
      else this.#connect()
    } catch (error) {
      if (error instanceof Refused && FINAL.includes(error.error.code)) this.#dismiss(error.error)
      else this.#again(() => this.#arrive())
    }
  }

  #connect() {
    const address = new URL(`/api/tables/${this.id}/socket?legal=${this.#legal}`, location.href)
    if (this.#as !== null) address.searchParams.set('as', this.#as)
    address.protocol = address.protocol.replace('http', 'ws')
    const socket = new WebSocket(address)
    this.#socket = socket
    socket.onopen = () => {
      this.online = true
      this.#retry = FIRST_RETRY_MS
    }
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as Message)
    socket.onclose = () => this.#reconnect(socket)
  }

  #reconnect(socket: WebSocket) {
    if (socket !== this.#socket || this.#closed) return
    this.online = false
    this.waiting = false
    for (const id of this.#asked.keys()) this.#answer(id, null)
    this.#again(() => this.#arrive())
  }

  #again(attempt: () => void) {
    if (this.#closed) return
    this.#timer = setTimeout(attempt, this.#retry)
    this.#retry = Math.min(this.#retry * 2, LAST_RETRY_MS)
  }

  #hear(message: Message) {
    switch (message.type) {
      case 'table':
        this.table = message.table
        // The page that opened it may have been closed before it could.
        if (message.table.status === 'open') void api.bringNonce(message.table).catch(() => null)
        break
      case 'state':
        void this.#take(message)
        break
      case 'chat':
        if (!this.chat.some((line) => line.number === message.number && line.room === message.room)) {
          this.chat = [...this.chat, message]
        }
        break
      case 'done':
        this.waiting = false
        break
      case 'explained':
        this.#answer(message.id, message)
        break
      case 'refused':
        if (this.#answer(message.id, null)) break
        this.waiting = false
        this.refusal = message.error
        break
      case 'bye':
        if (message.retry_ms === null) this.#dismiss({ code: message.code, message: message.reason, rule: null, reason: null })
        break
    }
  }

  /** The server will not take us back: shows why, and nothing of the game any more. */
  #dismiss(why: ServerError) {
    this.close()
    this.lost = why
    this.state = null
    this.log = []
    this.chat = []
  }

  async #take(state: StateMessage) {
    const sameViewer = this.state?.as === state.as
    const known = sameViewer ? (this.state?.seq ?? -1) : -1
    this.state = state
    // What the one before was told is not for the next.
    if (!sameViewer) this.log = []
    this.refusal = null
    const next = state.cause !== null && state.seq === known + 1
    if (next) {
      const { kind, seat } = state.cause!
      this.log = [...this.log, { seq: state.seq, kind, seat, at: Date.now(), events: state.events }]
    } else if (state.seq !== known) {
      await this.#fetchLog(state)
    }
  }

  async #fetchLog(state: StateMessage) {
    const as = state.as === null ? 'spectator' : String(state.as)
    const entries = await wholeLog(this.id, as).catch(() => null)
    if (entries && this.state?.as === state.as) this.log = entries
  }

  #say(command: Record<string, unknown>): number | null {
    if (this.#socket?.readyState !== WebSocket.OPEN) return null
    this.#socket.send(JSON.stringify({ id: this.#nextId, ...command }))
    return this.#nextId++
  }

  #answer(id: number, answer: Explained | null): boolean {
    this.#asked.get(id)?.(answer)
    return this.#asked.delete(id)
  }

  /** What would come of an action; nothing where the line is broken. */
  explain(action: unknown): Promise<Explained | null> {
    return new Promise((resolve) => {
      const id = this.#say({ do: 'explain', action })
      if (id === null) resolve(null)
      else this.#asked.set(id, resolve)
    })
  }

  /** Asks the referee about something that is not allowed, and shows its answer. */
  async why(action: unknown) {
    this.refusal = (await this.explain(action))?.error ?? null
  }

  act(action: unknown) {
    if (!this.state || this.waiting || !this.online) return
    this.waiting = true
    this.refusal = null
    this.#say({ do: 'act', seq: this.state.seq, action })
  }

  undo() {
    if (this.state) this.#say({ do: 'undo', seq: this.state.seq })
  }

  resign() {
    this.#say({ do: 'resign' })
  }

  /** Goes on without somebody who is absent. */
  goOnWithout(absent: number, then: 'win' | 'bot' | 'abort') {
    this.#say({ do: 'absent', absent, then })
  }

  chatLine(text: string) {
    this.#say({ do: 'chat', text })
  }

  /** From now on sees as another seat of this person. */
  look(seat: number) {
    this.#as = String(seat)
    this.#say({ do: 'look', as: seat })
  }

  close() {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }
}
