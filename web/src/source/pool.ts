/** Bots think in workers of their own, one module each, so that neither the page nor the table waits for them. */

import { rules, RulesWorker } from './rules'
import type { Review } from '../wire/coach'
import type { Analysis, Request } from './protocol'

const MOST_WORKERS = 4
/** One processor is left to the page, which mostly waits while bots think: of two processors they take both. */
function size(): number {
  const processors = navigator.hardwareConcurrency || 2
  return Math.min(MOST_WORKERS, processors > 2 ? processors - 1 : processors)
}

const cancelled = () => new DOMException('cancelled', 'AbortError')
/** Thinking that was cancelled. */
export const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

export class BotPool {
  #idle: RulesWorker[] = []
  #busy = new Set<RulesWorker>()
  #queue: ((worker: RulesWorker) => void)[] = []
  #made = 0
  #cancelled = 0

  #take(): Promise<RulesWorker> {
    const worker = this.#idle.pop() ?? (this.#made < size() ? (this.#made++, new RulesWorker()) : null)
    return worker ? Promise.resolve(worker) : new Promise((resolve) => this.#queue.push(resolve))
  }

  #give(worker: RulesWorker) {
    const next = this.#queue.shift()
    if (next) next(worker)
    else this.#idle.push(worker)
  }

  /** What a bot does in this game. The module gives it what its seat sees, and nothing else. `together` bots share the
   * workers: one alone thinks in all of them, and the parts of its thought are merged; of more bots than workers some wait
   * for others, and all together take no longer than one. `onProgress` hears how much of it is done, from 0 to 1. */
  async think(game: Request<'reopen'>, bot: Omit<Request<'bot'>, 'part' | 'sharers'>, words: string | undefined, together: number, onProgress: (done: number) => void): Promise<unknown> {
    // Bots that use a word list think little: most of it goes into indexing the list, which every worker would have to do.
    const of = words ? 1 : Math.max(1, Math.floor(size() / together))
    const sharers = Math.ceil(together / size())
    const begun = this.#cancelled
    const progress = Array<number>(of).fill(0)
    const parts = await Promise.all(progress.map((_, index) => this.#run(begun, async (worker) => {
      if (words) await worker.addWords(words)
      worker.onProgress = (done) => {
        progress[index] = done
        onProgress(Math.min(...progress))
      }
      const [, { weighed }] = await worker.ask('bot', game, { ...bot, sharers, part: [index, of] })
      return weighed
    })))
    // Workers of the pool may have other bots waiting.
    const [{ action }] = await rules.ask('merge', { cmd: 'merge', parts })
    if (begun !== this.#cancelled) throw cancelled()
    return action
  }

  /** The best actions of a seat in this game, from its view alone: all workers think, and what they find is merged. What was
   * hinted at already comes first unless another is surely better. */
  async analyse(game: Request<'reopen'> | Request<'look'>, analyse: Omit<Request<'analyse'>, 'part'>, words: string | undefined, hinted?: unknown): Promise<Analysis> {
    const of = words ? 1 : size()
    const begun = this.#cancelled
    const parts = await Promise.all(Array.from({ length: of }, (_, index) => this.#run(begun, async (worker) => {
      if (words) await worker.addWords(words)
      return (await worker.ask('analysis', game, { ...analyse, part: [index, of] }))[1].findings
    })))
    const [analysis] = await rules.ask('merge', { cmd: 'merge_analysis', parts, ...(hinted === undefined ? {} : { hinted }) })
    if (begun !== this.#cancelled) throw cancelled()
    return analysis
  }

  /** What the parts of a review find, one part after the other in all workers. */
  async review(review: Omit<Request<'review'>, 'part'>, of: number, words: string | undefined, onDone?: (done: number) => void): Promise<unknown[]> {
    const begun = this.#cancelled
    let done = 0
    return Promise.all(Array.from({ length: of }, (_, index) => this.#run(begun, async (worker) => {
      if (words) await worker.addWords(words)
      const [{ findings }] = await worker.ask('review', { ...review, part: [index, of] })
      onDone?.(++done / of)
      return findings
    })))
  }

  /** The whole review in a language. */
  async mergeReview(merge: Request<'merge_review'>, words: string | undefined, language: string): Promise<Review> {
    return this.#run(this.#cancelled, async (worker) => {
      if (words) await worker.addWords(words)
      await worker.setTexts(language)
      return (await worker.ask('review', merge))[0]
    })
  }

  async #run<T>(begun: number, work: (worker: RulesWorker) => Promise<T>): Promise<T> {
    const worker = await this.#take()
    this.#busy.add(worker)
    try {
      if (begun !== this.#cancelled) throw cancelled()
      return await work(worker)
    } finally {
      this.#busy.delete(worker)
      this.#give(worker)
    }
  }

  /** Stops all thinking. Idle workers are kept for the next time. */
  cancel() {
    this.#cancelled++
    for (const worker of this.#busy) worker.cancel()
  }

  /** Stops all thinking and ends every worker; later requests start them again. */
  close() {
    this.cancel()
    for (const worker of this.#idle) worker.cancel()
  }
}
