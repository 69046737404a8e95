/** Reviews a game in workers: first only the graph, then every decision. Stores the results on this device, so that the review
 * opens at once the next time. */

import { isCancelled, StudyPool } from '../source/pool'
import type { Review } from '../wire/coach'
import { addressOf, type ReviewedGame } from './game'
import { keepStudy, loadStudy, wantedEffort, type Effort } from './kept'
import { noteMistakes } from './practice'

/** The effort for a first graph within seconds. */
const GRAPH: Effort = { samples: 24, iterations: 0 }
const GRAPH_PARTS = 8
/** More parts than this would only add overhead. */
const MAX_PARTS = 48

export class Reviewer {
  review: Review | null = $state.raw(null)
  /** Whether every decision has been judged. */
  complete = $state(false)
  /** From 0 to 1. */
  progress = $state(0)
  error: unknown = $state.raw(null)
  readonly #pool = new StudyPool()
  #closed = false
  #found: unknown[] | null = null

  constructor(
    readonly game: ReviewedGame,
    readonly names: string[],
  ) {
    void this.#guard(() => this.#begin())
  }

  async #guard(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      if (!this.#closed && !isCancelled(error)) this.error = error
    }
  }

  async #begin() {
    const effort = wantedEffort()
    const kept = await loadStudy(addressOf(this.game), this.game.record, effort).catch(() => null)
    // Findings of an older version may be unreadable.
    const known = kept && (await this.#merged(kept).catch(() => null))
    if (kept && known) {
      this.review = known
      this.#found = kept
    } else {
      const graph = await this.#parts(GRAPH, GRAPH_PARTS)
      this.review = await this.#merged(graph)
      const parts = await this.#parts(effort, Math.min(MAX_PARTS, this.game.record.actions.length + 1), (done) => (this.progress = done))
      this.#found = parts
      // A full disk must not prevent the review.
      await keepStudy(addressOf(this.game), this.game.record, effort, parts).catch(() => null)
      await this.tell()
    }
    this.progress = 1
    this.complete = true
    if (this.review) await noteMistakes(this.game, this.review).catch(() => null)
  }

  /** Renders the review again, in the current language. */
  async tell() {
    const found = this.#found
    if (found) await this.#guard(async () => void (this.review = await this.#merged(found)))
  }

  #parts(effort: Partial<Effort>, of: number, onDone?: (done: number) => void) {
    return this.#pool.review({ cmd: 'review', record: this.game.record, ...effort }, of, this.game.words, onDone)
  }

  #merged(parts: unknown[]) {
    const merge = { cmd: 'merge_review', record: this.game.record, names: this.names, parts } as const
    return this.#pool.mergeReview(merge, this.game.words)
  }

  close() {
    this.#closed = true
    this.#pool.close()
  }
}
