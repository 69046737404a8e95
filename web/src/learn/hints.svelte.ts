/** Gives a hint in steps: where to look, the move with its reasons, the move laid out on the table. Hints are computed on
 * request and dropped when the position changes; only a worker that needs a word list prepares in advance. */

import type { GamePlay } from '../games/module'
import type { Explained } from '../lib/server'
import { isCancelled, StudyPool } from '../source/pool'
import type { AdvisedSource } from '../source/source'
import type { Analysis, Candidate, Comparison, Nudge, Reason, Request } from '../source/protocol'
import { botBudget } from '../source/seeds'
import type { Guide } from '../table/guide.svelte'

/** Thinking times: the nudge must appear at once, the move may take a little longer. */
const QUICK = { ms: 60 }
const LONG = { ms: 1300 }
/** Fixed, so that the same question gets the same answer. */
const SEED = '0'.repeat(64)
/** The highest level of a nudge. */
const LAST_LEVEL = 3

/** A move that an analysis has found. */
export interface Thought { analysis: Analysis; candidate: Candidate; explained: Explained | null }
/** A recommended move: from an analysis (`thought`), or from a nudge with its `sentence`. `further`: a better one is still
 * to come. `picked`: whether the learner had picked the same move, or another one that the reasons compare it with. */
export interface Move { action: unknown; thought?: Thought; sentence?: string; reasons: Reason[]; picked: 'same' | 'other' | null; further: boolean }

export class Hints {
  step: 'nudge' | 'move' | 'shown' | null = $state(null)
  nudge: Nudge | null = $state.raw(null)
  move: Move | null = $state.raw(null)
  /** There is no hint for this position, or computing it has failed. */
  failed = $state(false)
  #pool = new StudyPool()
  #prepared: Promise<unknown> | null = null
  /** Incremented when a hint is requested or dropped, so that late answers are ignored. */
  #asked = 0
  #level = 1
  #thought: Promise<Move> | null = null
  /** What the learner had picked when they asked. */
  #picked: unknown

  constructor(
    private readonly source: AdvisedSource,
    private readonly guide: Guide,
    private readonly play: () => GamePlay | null,
  ) {}

  /** Makes the worker index the word list, if the game needs one. That takes longer than a hint may. */
  prepare() {
    this.#prepared ??= this.#indexWords().catch(() => (this.#prepared = null))
  }

  async #indexWords() {
    const { position, words } = this.source.forPool()
    if (words) await this.#pool.analyse(position, { cmd: 'analyse', seat: this.#seat, seed: SEED, iterations: 1 }, { words })
  }

  /** The next step of the hint. */
  ask() {
    if (this.step === null) void this.#guard(() => this.#begin())
    else if (this.step === 'nudge' && this.nudge) void this.#guard(() => this.#showMove())
    else if (this.step === 'move' && this.move?.further) void this.#guard(() => this.#showMove())
    else if (this.step === 'move' && this.move) {
      this.step = 'shown'
      this.guide.suggest(this.move.action)
    }
  }

  drop() {
    if (this.step === null) return
    this.#asked++
    this.#pool.cancel()
    this.#thought = this.#prepared = null
    this.#level = 1
    this.step = this.nudge = this.move = null
    this.failed = false
    this.guide.suggested = null
  }

  close() {
    this.drop()
    this.#pool.close()
  }

  async #guard(work: () => Promise<void>) {
    const asked = this.#asked
    try {
      await work()
    } catch (error) {
      if (!isCancelled(error) && this.step !== null && asked <= this.#asked) this.failed = true
    }
  }

  get #seat(): number {
    const seat = this.source.state?.as
    if (seat === null || seat === undefined) throw new Error('nobody to advise')
    return seat
  }

  #inSteps = () => this.play()?.hintsInSteps?.(this.source.state?.view) ?? false

  async #begin() {
    const asked = ++this.#asked
    this.step = 'nudge'
    this.#picked = $state.snapshot(this.guide.picked())
    const present = () => asked === this.#asked
    const seat = this.#seat
    const first = this.play()?.nudgedAction ? null : await this.#quick(seat)
    if (!present()) return
    const nudge = await this.#nudge(first?.action)
    if (!present()) return
    this.nudge = nudge
    if (!this.#inSteps()) this.#thought = this.#think(seat, first)
    this.#thought?.catch(() => null)
    if (!first) return
    const move = await this.#thought
    // The full analysis may prefer another move than the quick one.
    if (move && present() && this.step === 'nudge' && !same(move.action, first.action)) {
      const better = await this.#nudge(move.action)
      if (present()) this.nudge = better
    }
  }

  async #quick(seat: number): Promise<Candidate> {
    const { position, words } = this.source.forPool()
    const { candidates } = await this.#pool.analyse(position, { cmd: 'analyse', seat, seed: SEED, ...(isLimited() ? botBudget() : QUICK) }, { words, of: 1 })
    return candidates[0]
  }

  /** Waits for the prepared worker: while it is busy, the pool would use another one without the word list. */
  async #ask<R extends Request>(request: R) {
    await this.#prepared
    const [answer] = await this.#pool.ask(this.source.forPool(), request)
    return answer
  }

  #nudge(action: unknown): Promise<Nudge> {
    return this.#ask({ cmd: 'nudge', seat: this.#seat, level: this.#level as 1 | 2 | 3, ...(action === undefined ? {} : { action }) })
  }

  /** The move that the full analysis recommends, compared with what the learner had picked. */
  async #think(seat: number, first: Candidate | null): Promise<Move> {
    await this.#prepared
    const { position, words } = this.source.forPool()
    const budget = isLimited() ? botBudget() : LONG
    const played = this.#picked === undefined ? {} : { played: this.#picked }
    const analysis = await this.#pool.analyse(position, { cmd: 'analyse', seat, seed: SEED, ...played, ...budget }, { words, hinted: first?.action })
    const [candidate] = analysis.candidates
    const { action } = candidate
    const picked = analysis.candidates.find((one) => same(one.action, this.#picked))
    const told = await this.#reasons(action, picked && compared(analysis, candidate, picked))
    return { action, further: false, ...told, thought: { analysis, candidate, explained: await this.source.explain(action) } }
  }

  /** Reasons for an action, compared with what the learner had picked. */
  async #reasons(action: unknown, values?: Comparison): Promise<Pick<Move, 'reasons' | 'picked'>> {
    const picked = this.#picked === undefined ? null : same(action, this.#picked) ? 'same' : 'other'
    const against = picked === 'other' ? { against: this.#picked, ...(values && { values }) } : {}
    const { reasons } = await this.#ask({ cmd: 'reasons', seat: this.#seat, action, ...against })
    return { reasons, picked }
  }

  async #showMove() {
    const asked = this.#asked
    this.step = 'move'
    const move = this.#inSteps() ? await this.#further() : await this.#thought
    if (asked === this.#asked) this.move = move
  }

  /** The move at which the next nudge ends. */
  async #further(): Promise<Move> {
    this.#level++
    const nudge = await this.#nudge(undefined)
    const action = this.play()?.nudgedAction?.(nudge)
    const further = this.#level < LAST_LEVEL && action !== 'pass'
    // The nudge's sentence says what the word brings; reasons only compare it with another.
    const told = this.#picked === undefined ? { reasons: [], picked: null } : await this.#reasons(action)
    return { action, sentence: nudge.sentence, ...told, further }
  }
}

/** Whether tests limit the bots' thinking. */
const isLimited = () => Object.keys(botBudget()).length > 0
const valued = ({ value, error }: Candidate) => ({ value, error })
const compared = ({ unit }: Analysis, action: Candidate, against: Candidate): Comparison => ({ unit, action: valued(action), against: valued(against) })
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
