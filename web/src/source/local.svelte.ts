/** A local table: the rules run in a worker, the moves are in IndexedDB, the bots think in a pool. A move is shown only
 * once it is stored, so whatever is shown survives a reload, a crash and a closed tab. */

import { gameOf } from '../games'
import { DEFAULT_LEVEL, type Chat, type Explained, type LogEntry, type Replay, type Result, type ServerError, type StateMessage, type TableInfo } from '../lib/server'
import { changeGame, type StoredGame, type StoredMove } from './database'
import { asServerError, derivedFrom, derivedRequests, explainedFrom, explainRequest } from './derived'
import { LocalError, Refused } from './errors'
import { GameLock } from './lock'
import { newGame, openGame, positionAt, readGame, recordOf, tableOf, takeJustStarted } from './library'
import { BotPool, isCancelled } from './pool'
import type { Commands, Standing } from './protocol'
import { rules } from './rules'
import { botBudget, randomHex } from './seeds'
import type { AdvisedSource } from './source'

/** How many times a bot is asked whose answers come too late. */
const MAX_ATTEMPTS = 5

export class LocalSource implements AdvisedSource {
  table: TableInfo | null = $state.raw(null)
  state: StateMessage | null = $state.raw(null)
  log: LogEntry[] = $state.raw([])
  refusal: ServerError | null = $state.raw(null)
  fatal: ServerError | null = $state.raw(null)
  /** The seats of the bots that are thinking. */
  thinking: number[] = $state.raw([])
  /** The progress of the bot that is thinking, from 0 to 1. */
  progress = $state(0)
  coached = $state(false)
  readonly online = true
  readonly chat: Chat[] = []

  #game!: StoredGame
  #moves: StoredMove[] = []
  #standing: Standing = { to_act: [], ply: 0, undoable: 0, result: null }
  #as: number | null = null
  /** The generation of the worker that has this game loaded. */
  #loadedIn = -1
  #pool = new BotPool()
  #lock: GameLock
  /** Serializes changes. */
  #last: Promise<unknown> = Promise.resolve()
  #acting = false
  #closed = false

  constructor(readonly id: string) {
    this.#lock = new GameLock(id, () => this.#stop(new LocalError('other_tab')))
    void this.#open(false)
  }

  async #open(steal: boolean) {
    try {
      if (!(await this.#lock.take(steal))) throw new LocalError('other_tab')
      const started = steal ? null : takeJustStarted(this.id)
      const { game, moves } = started ? { game: started.game, moves: [] } : await readGame(this.id)
      if (this.#closed) return
      if (started) {
        this.#standing = started.standing
        this.#loadedIn = started.generation
      }
      this.#game = game
      this.#moves = moves
      this.coached = game.coached ?? false
      await this.#load()
      const people = game.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
      this.#as = people[0] ?? null
      await this.#enqueue(() => this.#show(null))
      this.#startBots()
    } catch (error) {
      this.#stop(error)
    }
  }

  /** Continues a game in this tab that another tab has open. */
  takeOver() {
    this.fatal = null
    this.#closed = false
    void this.#open(true)
  }

  #stop(error: unknown) {
    this.close()
    this.fatal = asServerError(error)
    this.state = null
    this.log = []
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => null)
    return done
  }

  /** Loads the stored game into the worker, unless it is loaded. */
  async #load() {
    if (this.#loadedIn === rules.generation) return
    const { game, moves } = { game: this.#game, moves: this.#moves }
    this.#standing = await openGame(this.id, game, moves)
    this.#loadedIn = rules.generation
  }

  /** Shows the current position; `cause` is what led to it. */
  async #show(cause: StateMessage['cause']) {
    const seen = await rules.ask(this.id, ...this.#looks())
    this.#present(this.#standing, seen, cause)
  }

  /** Requests for everything that is shown, sent in one message to the worker. */
  #looks(seats = this.#game.seats) {
    const seat = this.#as
    return [{ cmd: 'outcome', left: notResigned(seats) }, { cmd: 'view', seat }, { cmd: 'log', seat, after: this.#logged() }, ...derivedRequests(this.#game.game, seat)] as const
  }

  /** How many log entries are already shown. */
  #logged = () => Math.max(0, Math.min(this.log.length, this.#standing.ply + 1))

  #present(standing: Standing, [, view, told, ...derived]: readonly unknown[], cause: StateMessage['cause']) {
    const { entries } = told as Commands['log']['ok']
    const from = this.#logged()
    const at = (ply: number) => (ply === 0 ? this.#game.opened_at : (this.#moves[ply - 1]?.at ?? this.#game.changed_at))
    const added = entries.map(({ seat, events }, index): LogEntry => ({ seq: from + index, kind: from + index === 0 ? 'start' : 'act', seat, at: at(from + index), events }))
    this.#standing = standing
    this.log = [...this.log.slice(0, from), ...added]
    this.table = tableOf(this.#game)
    this.state = {
      table: this.id,
      seq: this.#game.version,
      as: this.#as,
      cause,
      events: cause?.kind === 'act' ? (added.at(-1)?.events ?? []) : [],
      view,
      to_act: this.#game.to_act,
      can_undo: this.#canUndo(),
      clocks: null,
      result: this.#game.result,
      ...derivedFrom(derived),
    }
    this.refusal = null
  }

  #canUndo() {
    return this.#standing.undoable > 0 && this.#moves.at(-1)?.seat === this.#as && !this.#game.result
  }

  /** Stores a change, then shows it. If storing fails, the game stays as it was. */
  async #change(game: StoredGame, keep: number, added: StoredMove[], present: () => void) {
    try {
      await changeGame(game, keep, added)
    } catch (error) {
      if (error instanceof LocalError && error.code !== 'storage_full') this.#stop(error)
      else await this.#showStored(error)
      return false
    }
    this.#game = game
    this.#moves = [...this.#moves.slice(0, keep), ...added]
    present()
    return true
  }

  /** Reloads the stored game after a failed write, because the worker is ahead of it, and shows the error. */
  async #showStored(error: unknown) {
    this.#loadedIn = -1
    this.log = []
    await this.#load()
    await this.#show(null)
    this.refusal = asServerError(error)
  }

  #next(standing: Standing, [outcome]: readonly unknown[]): StoredGame {
    const { result: ended } = outcome as Commands['outcome']['ok']
    const result: Result | null = ended && { ...ended, by: ended.scores ? 'rules' : 'resignation' }
    return { ...this.#game, version: this.#game.version + 1, changed_at: Date.now(), plies: standing.ply, to_act: result ? [] : standing.to_act, result }
  }

  /** Performs an action; false if it was refused. */
  async #perform(seat: number, action: unknown): Promise<boolean> {
    if (this.#game.result) return false
    await this.#load()
    const [applied, ...seen] = await rules.replies(this.id, [{ cmd: 'apply', seat, action }, ...this.#looks()])
    if (applied.error) return false
    const standing = applied.ok as Standing
    const broken = seen.find(({ error }) => error)?.error
    if (broken) throw new Refused(broken)
    const answers = seen.map(({ ok }) => ok)
    const move: StoredMove = { game: this.id, ply: standing.ply - 1, seat, action, at: Date.now() }
    return this.#change(this.#next(standing, answers), standing.ply - 1, [move], () => this.#present(standing, answers, { kind: 'act', seat }))
  }

  act(action: unknown) {
    const seat = this.#as
    if (seat === null || this.#acting || this.#closed) return
    this.#acting = true
    this.refusal = null
    this.#guard(async () => {
      const done = await this.#perform(seat, action)
      if (!done && !this.refusal) await this.why(action)
    }).finally(() => (this.#acting = false))
  }

  undo() {
    this.#guard(async () => {
      if (!this.#canUndo()) {
        this.refusal = { code: 'cannot_undo', message: '', rule: null, reason: null }
        return
      }
      this.#pool.cancel()
      await this.#load()
      const seat = this.#as!
      const [standing] = await rules.ask(this.id, { cmd: 'undo' })
      this.log = this.log.slice(0, standing.ply + 1)
      this.#standing = standing
      const seen = await rules.ask(this.id, ...this.#looks())
      await this.#change(this.#next(standing, seen), standing.ply, [], () => this.#present(standing, seen, { kind: 'undo', seat }))
    })
  }

  resign() {
    this.#guard(async () => {
      if (this.#as === null || this.#game.result) return
      await this.#load()
      const seats = this.#game.seats.map((seat, at) => (at === this.#as ? { ...seat, resigned: true } : seat))
      const seen = await rules.ask(this.id, ...this.#looks(seats))
      const game = { ...this.#next(this.#standing, seen), seats }
      await this.#change(game, this.#moves.length, [], () => this.#present(this.#standing, seen, { kind: 'resign', seat: this.#as }))
    })
  }

  /** Runs a change and shows its error, if any; then starts the bots whose turn it is. */
  #guard(work: () => Promise<void>): Promise<void> {
    return this.#enqueue(async () => {
      if (this.#closed) return
      try {
        await work()
      } catch (error) {
        this.#loadedIn = -1
        this.refusal = asServerError(error)
      }
    }).then(() => this.#startBots())
  }

  /* Bots */

  #startBots() {
    if (this.#closed || this.#game.result) return
    for (const seat of this.#game.to_act) {
      if (this.#isBot(seat) && !this.thinking.includes(seat)) void this.#think(seat, 0)
    }
  }

  #isBot(seat: number): boolean {
    const taken = this.#game.seats[seat]
    return taken?.kind === 'bot' || Boolean(taken?.resigned)
  }

  async #think(seat: number, attempt: number): Promise<void> {
    this.thinking = [...this.thinking, seat]
    let moved = false
    try {
      const { game, seats, options } = this.#game
      const request = { cmd: 'bot', seat, level: seats[seat].level ?? DEFAULT_LEVEL, seed: randomHex(), ...botBudget() } as const
      const together = this.#game.to_act.filter((seat) => this.#isBot(seat)).length
      const onProgress = (done: number) => (this.progress = done)
      const action = await this.#pool.think({ cmd: 'reopen', ...recordOf(this.#game, this.#moves) }, request, gameOf(game).words?.(options), together, onProgress)
      if (this.#closed) return
      await this.#enqueue(async () => (moved = !this.#closed && (await this.#perform(seat, action))))
    } catch (error) {
      if (!isCancelled(error) && !this.#closed) this.refusal = asServerError(error)
    } finally {
      this.thinking = this.thinking.filter((one) => one !== seat)
      this.progress = 0
    }
    // After a move the same bot may have to act again. An answer that came too late is refused: the bot thinks again.
    if (moved) this.#startBots()
    else if (attempt + 1 < MAX_ATTEMPTS && !this.#closed && this.#game.to_act.includes(seat) && !this.refusal) void this.#think(seat, attempt + 1)
  }

  async explain(action: unknown): Promise<Explained | null> {
    const state = this.state
    if (!state || this.#as === null) return null
    try {
      await this.#load()
      const [answer] = await rules.ask(this.id, explainRequest(this.#as, action))
      return explainedFrom(state.seq, this.#as, answer)
    } catch {
      return null
    }
  }

  async why(action: unknown) {
    this.refusal = (await this.explain(action))?.error ?? null
  }

  /** The present position for workers that think about it. */
  forPool() {
    const { game, options } = this.#game
    return { position: { cmd: 'reopen', ...recordOf(this.#game, this.#moves) } as const, words: gameOf(game).words?.(options) }
  }

  viewAs(seat: number) {
    this.#guard(async () => {
      this.#as = seat
      this.log = []
      await this.#load()
      await this.#show(null)
    })
  }

  async replay(ply: number): Promise<Replay> {
    return positionAt(this.#game, this.#moves, ply, this.#as)
  }

  async rematch(): Promise<string> {
    const { game, options, seats, coached } = this.#game
    return `/local/${await newGame(game, options, seats.map((seat) => ({ ...seat, resigned: false })), { coached })}`
  }

  close() {
    this.#closed = true
    this.#pool.close()
    this.#lock.release()
    rules.forget(this.id)
    rules.forget(`${this.id} past`)
    this.#loadedIn = -1
  }
}

const notResigned = (seats: StoredGame['seats']) => seats.flatMap(({ resigned }, seat) => (resigned ? [] : [seat]))
