/** A lesson as a table. The module with lessons judges every action first: an expected one is performed and answered by the other
 * seats, anything else is explained. Progress is saved after every step. */

import { gameOf } from '../games'
import { t } from '../lib/i18n.svelte'
import { settings } from '../lib/settings.svelte'
import type { Chat, Explained, LogEntry, Replay, ServerError, StateMessage, TableInfo } from '../lib/server'
import type { StoredGame } from '../source/database'
import { asServerError, derivedFrom, derivedRequests, explainedFrom, explainRequest } from '../source/derived'
import { LocalError, Refused } from '../source/errors'
import { botSeat, personSeat, tableOf } from '../source/library'
import type { Commands, GameRecord, Lesson, LessonStep, Standing } from '../source/protocol'
import { study } from '../source/rules'
import type { TableSource } from '../source/source'
import { loadLesson, type LessonName } from './lessons'
import { finish, placeIn, savePlace } from './progress.svelte'

type Moves = GameRecord['actions']
/** Why the last action was not performed: a known mistake, or (null) just another action. `count` distinguishes repetitions. */
export interface Wrong { mistake: string | null; count: number }

export class LessonSource implements TableSource {
  table: TableInfo | null = $state.raw(null)
  state: StateMessage | null = $state.raw(null)
  log: LogEntry[] = $state.raw([])
  refusal: ServerError | null = $state.raw(null)
  fatal: ServerError | null = $state.raw(null)
  readonly online = true
  readonly chat: Chat[] = []

  /** The index of the current step. */
  at = $state(0)
  steps: LessonStep[] = $state.raw([])
  /** The step's action has been performed; the learner reads about its effect. */
  done = $state(false)
  wrong: Wrong | null = $state.raw(null)
  step = $derived.by((): LessonStep | null => this.steps[this.at] ?? null)
  isLast = $derived.by(() => this.at === this.steps.length - 1)

  #lesson: Lesson | null = null
  /** All actions of the game, including those of the lesson's start position. */
  #moves: Moves = []
  #standing: Standing = { to_act: [], ply: 0, undoable: 0, result: null }
  #names: string[] = []
  #wrongs = 0
  #loadedIn = -1
  #last: Promise<unknown> = Promise.resolve()
  #closed = false

  constructor(readonly name: LessonName) {
    void this.#guard(() => this.#open())
  }

  get #id() {
    return `learn ${this.name.game}/${this.name.name}`
  }

  get #seat() {
    return this.#lesson?.seat ?? 0
  }

  async #open() {
    const { game } = this.name
    const lesson = await loadLesson(game, this.name.name)
    if (!lesson) throw new LocalError('not_found')
    this.#lesson = lesson
    this.steps = lesson.steps
    const words = gameOf(game).words?.(lesson.start.options)
    if (words) await study.addWords(words)
    const place = placeIn(this.name)
    const at = lesson.steps.findIndex(({ id }) => id === place?.step)
    // If the lesson has changed since, the saved progress may not fit: start again.
    if (!(place && at > 0 && (await this.#load([...lesson.start.actions, ...place.actions])))) {
      if (!(await this.#load(lesson.start.actions))) throw new LocalError('game_damaged')
    } else this.at = at
    const [{ names }] = await study.ask(this.#id, { cmd: 'names' })
    this.#names = names
    await this.#show(this.#moves.length, null)
  }

  /** Loads the game with these moves; false if they are illegal. */
  async #load(moves: Moves): Promise<boolean> {
    try {
      const [standing] = await study.ask(this.#id, this.#reopening(moves))
      this.#standing = standing
      this.#moves = moves
      this.#loadedIn = study.generation
      return true
    } catch (error) {
      if (error instanceof Refused) return false
      throw error
    }
  }

  #reopening = (actions: Moves) => ({ cmd: 'reopen', game: this.name.game, ...this.#lesson!.start, actions }) as const

  /** Loads the game again if the module has restarted empty. */
  async #reload() {
    if (this.#loadedIn !== study.generation) await this.#load(this.#moves)
  }

  #guard(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(async () => {
      if (this.#closed) return
      try {
        await work()
      } catch (error) {
        if (!this.state) this.fatal = asServerError(error)
        else this.refusal = asServerError(error)
      }
    })
    this.#last = done
    return done
  }

  /** Shows the position after `ply` moves. An earlier position is loaded as a second table. */
  async #show(ply: number, cause: StateMessage['cause']) {
    const { game } = this.name
    const seat = this.#seat
    const from = this.log.length
    const looks = [{ cmd: 'view', seat }, { cmd: 'log', seat, after: from }, ...derivedRequests(game, seat)] as const
    const now = ply === this.#moves.length
    const table = now ? this.#id : `${this.#id} past`
    const answers = now ? await study.ask(table, ...looks) : (await study.ask(table, this.#reopening(this.#moves.slice(0, ply)), ...looks)).slice(1)
    const [view, told, ...derived] = answers as [{ to_act: number[] }, Commands['log']['ok'], ...unknown[]]
    const added = told.entries.map(({ seat, events }, index): LogEntry => ({ seq: from + index, kind: from + index === 0 ? 'start' : 'act', seat, at: 0, events }))
    this.log = [...this.log, ...added]
    const stored = this.#stored(view.to_act, ply)
    this.table = tableOf(stored)
    this.state = {
      table: stored.id, seq: ply, as: seat, cause, events: cause ? (added.at(-1)?.events ?? []) : [], view, to_act: view.to_act, can_undo: false,
      clocks: null, result: stored.result, ...derivedFrom(derived),
    }
  }

  /** The lesson as a stored game. */
  #stored(to_act: number[], ply: number): StoredGame {
    const { seed, content, options, rules_version } = this.#lesson!.start
    const seats = this.#names.map((_, seat) => (seat === this.#seat ? personSeat(settings.name.trim() || t('guest')) : botSeat()))
    const result = ply === this.#moves.length && this.#standing.result ? { ...this.#standing.result, by: 'rules' as const } : null
    return { id: this.#id, game: this.name.game, rules_version, content, options, seed, seats, opened_at: 0, changed_at: 0, version: ply, plies: ply, to_act, result }
  }

  act(action: unknown) {
    void this.#guard(async () => {
      if (this.done && !this.isLast) this.#advance()
      const { step } = this
      if (!step || this.done) return
      await this.#reload()
      this.refusal = null
      const verdict = await this.#judge(step, action)
      if (verdict === 'expected') return this.#perform(step, action)
      if (verdict === 'illegal') this.refusal = (await this.explain(action))?.error ?? null
    })
  }

  async #judge(step: LessonStep, action: unknown) {
    if (!step.expect) return this.#say(null, 'other')
    const [{ verdict, id }] = await study.ask(this.#id, { cmd: 'judge', seat: this.#seat, step, action })
    return verdict === 'expected' ? verdict : this.#say(id, verdict)
  }

  #say<V>(mistake: string | null, verdict: V): V {
    if (verdict !== 'illegal') this.wrong = { mistake, count: ++this.#wrongs }
    return verdict
  }

  /** Called with an action that the rules refused: explains it if it is a known mistake. */
  tried(action: unknown) {
    void this.#guard(async () => {
      const { step } = this
      if (!step?.expect || this.done) return
      await this.#reload()
      const [{ verdict, id }] = await study.ask(this.#id, { cmd: 'judge', seat: this.#seat, step, action })
      if (verdict === 'mistake') this.#say(id, verdict)
    })
  }

  async #perform(step: LessonStep, action: unknown) {
    const seat = this.#seat
    const [standing] = await study.ask(this.#id, { cmd: 'apply', seat, action })
    this.#standing = standing
    this.#moves = [...this.#moves, { seat, action }]
    this.wrong = null
    await this.#show(this.#moves.length, { kind: 'act', seat })
    // Saved at once: somebody who leaves while the others still act has finished the lesson.
    if (this.isLast) finish(this.name)
    this.done = true
    await this.#answer(step)
  }

  /** Plays the other seats' actions, shown one by one, then saves the progress. */
  async #answer(step: LessonStep) {
    if (step.answers) {
      const [standing, { actions }] = await study.ask(this.#id, { cmd: 'answer', seat: this.#seat, step }, { cmd: 'record' })
      const from = this.#moves.length
      this.#standing = standing
      this.#moves = actions
      for (let ply = from + 1; ply <= actions.length; ply++) await this.#show(ply, { kind: 'act', seat: actions[ply - 1].seat })
    }
    const next = this.steps[this.at + 1]
    if (next) savePlace(this.name, { step: next.id, actions: this.#moves.slice(this.#lesson!.start.actions.length) })
  }

  /** Continues after praise, or after a step without a task. */
  next() {
    void this.#guard(async () => {
      const { step } = this
      if (!step || (this.isLast && this.done)) return
      if (this.done) return this.#advance()
      if (step.expect) return
      await this.#reload()
      await this.#answer(step)
      if (!this.isLast) return this.#advance()
      finish(this.name)
      this.done = true
    })
  }

  #advance() {
    this.at++
    this.done = false
    this.wrong = null
  }

  async explain(action: unknown): Promise<Explained | null> {
    const { state } = this
    if (!state) return null
    try {
      const [answer] = await study.ask(this.#id, explainRequest(this.#seat, action))
      return explainedFrom(state.seq, this.#seat, answer)
    } catch {
      return null
    }
  }

  async why(action: unknown) {
    this.refusal = (await this.explain(action))?.error ?? null
    this.tried(action)
  }

  /** Not needed: a lesson has one learner. */
  viewAs() {}

  async replay(ply: number): Promise<Replay> {
    const seat = this.#seat
    const shown = Math.max(0, Math.min(ply, this.#moves.length))
    const [, view, { entries }, facts] = await study.ask(`${this.#id} past`, this.#reopening(this.#moves.slice(0, shown)), { cmd: 'view', seat }, { cmd: 'log', seat, after: shown }, { cmd: 'facts', seat })
    return { ply: shown, plies: this.#moves.length, turn: null, events: entries[0]?.events ?? [], view, facts }
  }

  close() {
    this.#closed = true
    study.forget(this.#id)
    study.forget(`${this.#id} past`)
  }
}
