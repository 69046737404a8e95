/** The table as a seat saw it when it had to decide. Reports the chosen action instead of performing it. */

import type { Chat, Explained, LogEntry, Replay, ServerError, StateMessage, TableInfo } from '../lib/server'
import { asServerError, derivedFrom, derivedRequests, explainedFrom, explainRequest } from '../source/derived'
import { prepare } from '../source/library'
import type { Commands, GameRecord } from '../source/protocol'
import { rules } from '../source/rules'
import type { TableSource } from '../source/source'

export type Position = Omit<GameRecord, 'format' | 'result'>

export class DecisionSource implements TableSource {
  table: TableInfo | null = $state.raw(null)
  state: StateMessage | null = $state.raw(null)
  log: LogEntry[] = $state.raw([])
  refusal: ServerError | null = $state.raw(null)
  fatal: ServerError | null = $state.raw(null)
  readonly online = true
  readonly chat: Chat[] = []
  readonly #id = `decision ${++opened}`

  constructor(
    table: TableInfo,
    readonly position: Position,
    readonly seat: number,
    /** Called with the legal action that was chosen. */
    private readonly chosen: (action: unknown) => void,
  ) {
    this.#open(table).catch((error: unknown) => (this.fatal = asServerError(error)))
  }

  async #open(table: TableInfo) {
    const { seat, position } = this
    const { game } = position
    await prepare(game, position.options)
    const answers = await rules.ask(this.#id, { cmd: 'reopen', ...position }, { cmd: 'view', seat }, { cmd: 'log', seat }, ...derivedRequests(game, seat))
    const [, view, told, ...derived] = answers as [unknown, { to_act: number[] }, Commands['log']['ok'], ...unknown[]]
    const seq = position.actions.length
    this.log = told.entries.map(({ seat, events }, at): LogEntry => ({ seq: at, kind: at === 0 ? 'start' : 'act', seat, at: 0, events }))
    this.table = { ...table, status: 'running', result: null, to_act: view.to_act }
    this.state = {
      table: table.id, seq, as: seat, cause: null, events: [], view, to_act: view.to_act, can_undo: false, clocks: null, result: null,
      ...derivedFrom(derived),
    }
  }

  act(action: unknown) {
    void this.#act(action)
  }

  async #act(action: unknown) {
    const explained = await this.explain(action)
    this.refusal = explained?.error ?? null
    if (explained && !explained.error) this.chosen(action)
  }

  async explain(action: unknown): Promise<Explained | null> {
    const { state } = this
    if (!state) return null
    try {
      const [answer] = await rules.ask(this.#id, explainRequest(this.seat, action))
      return explainedFrom(state.seq, this.seat, answer)
    } catch {
      return null
    }
  }

  async why(action: unknown) {
    this.refusal = (await this.explain(action))?.error ?? null
  }

  /** Not needed: only one seat decides. */
  viewAs() {}

  async replay(ply: number): Promise<Replay> {
    const { seat, position } = this
    const past = `${this.#id} past`
    const shown = Math.min(ply, position.actions.length)
    const [, view, { entries }, facts] = await rules.ask(
      past, { cmd: 'reopen', ...position, actions: position.actions.slice(0, shown) }, { cmd: 'view', seat }, { cmd: 'log', seat, after: shown }, { cmd: 'facts', seat },
    )
    return { ply: shown, plies: position.actions.length, turn: null, events: entries[0]?.events ?? [], view, facts }
  }

  close() {
    rules.forget(`${this.#id} past`)
    rules.forget(this.#id)
  }
}
let opened = 0
