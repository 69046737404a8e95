/** A pool of workers, each with its own module, in which bots think without blocking the page or the table. */

import { rules, RulesWorker } from './rules'
import type { Review } from '../wire/coach'
import type { Analysis, Request } from './protocol'

const MAX_WORKERS = 4
/** Leaves one processor to the page, except on two: the page is mostly idle while bots think. */
function size(): number {
  const processors = navigator.hardwareConcurrency || 2
  return Math.min(MAX_WORKERS, processors > 2 ? processors - 1 : processors)
}

const cancelled = () => new DOMException('cancelled', 'AbortError')
export const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

export class BotPool {
  #idle: RulesWorker[] = []
  #busy = new Set<RulesWorker>()
  #queue: ((worker: RulesWorker) => void)[] = []
  #created = 0
  /** Incremented by `cancel`: work that started before it is cancelled. */
  #epoch = 0

  #take(): Promise<RulesWorker> {
    const worker = this.#idle.pop() ?? (this.#created < size() ? (this.#created++, new RulesWorker()) : null)
    return worker ? Promise.resolve(worker) : new Promise((resolve) => this.#queue.push(resolve))
  }

  #give(worker: RulesWorker) {
    const next = this.#queue.shift()
    if (next) next(worker)
    else this.#idle.push(worker)
  }

  /** The action that a bot chooses; the module shows it only its seat's view. `together` is the number of bots that share
   * the workers. With fewer bots than workers, each bot's search is split and merged; with more, their time is divided so
   * that all of them together take no longer than one. `onProgress` receives the share that is done, from 0 to 1. */
  async think(game: Request<'reopen'>, bot: Omit<Request<'bot'>, 'part' | 'sharers'>, words: string | undefined, together: number, onProgress: (done: number) => void): Promise<unknown> {
    // Not split with a word list: indexing it takes most of the time, and every worker would have to do it.
    const parts = words ? 1 : Math.max(1, Math.floor(size() / together))
    const sharers = Math.ceil(together / size())
    const epoch = this.#epoch
    const progress = Array<number>(parts).fill(0)
    const weighed = await Promise.all(progress.map((_, index) => this.#run(epoch, async (worker) => {
      if (words) await worker.addWords(words)
      worker.onProgress = (done) => {
        progress[index] = done
        onProgress(Math.min(...progress))
      }
      const [, { weighed }] = await worker.ask('bot', game, { ...bot, sharers, part: [index, parts] })
      return weighed
    })))
    // Merged by the shared worker, because other bots may be waiting for those of the pool.
    const [{ action }] = await rules.ask('merge', { cmd: 'merge', parts: weighed })
    if (epoch !== this.#epoch) throw cancelled()
    return action
  }

  /** The best actions of a seat, from its view alone, searched in all workers. `hinted`, which the learner has already been
   * pointed at, comes first unless another is better by more than its error. */
  async analyse(game: Request<'reopen'> | Request<'look'>, analyse: Omit<Request<'analyse'>, 'part'>, words: string | undefined, hinted?: unknown): Promise<Analysis> {
    const parts = words ? 1 : size()
    const epoch = this.#epoch
    const findings = await Promise.all(Array.from({ length: parts }, (_, index) => this.#run(epoch, async (worker) => {
      if (words) await worker.addWords(words)
      return (await worker.ask('analysis', game, { ...analyse, part: [index, parts] }))[1].findings
    })))
    const [analysis] = await rules.ask('merge', { cmd: 'merge_analysis', parts: findings, ...(hinted === undefined ? {} : { hinted }) })
    if (epoch !== this.#epoch) throw cancelled()
    return analysis
  }

  /** The findings of all parts of a review, spread over the workers. */
  async review(review: Omit<Request<'review'>, 'part'>, parts: number, words: string | undefined, onDone?: (done: number) => void): Promise<unknown[]> {
    const epoch = this.#epoch
    let done = 0
    return Promise.all(Array.from({ length: parts }, (_, index) => this.#run(epoch, async (worker) => {
      if (words) await worker.addWords(words)
      const [{ findings }] = await worker.ask('review', { ...review, part: [index, parts] })
      onDone?.(++done / parts)
      return findings
    })))
  }

  /** Merges the findings of all parts into a review in this language. */
  async mergeReview(merge: Request<'merge_review'>, words: string | undefined, language: string): Promise<Review> {
    return this.#run(this.#epoch, async (worker) => {
      if (words) await worker.addWords(words)
      await worker.setTexts(language)
      return (await worker.ask('review', merge))[0]
    })
  }

  async #run<T>(epoch: number, work: (worker: RulesWorker) => Promise<T>): Promise<T> {
    const worker = await this.#take()
    this.#busy.add(worker)
    try {
      if (epoch !== this.#epoch) throw cancelled()
      return await work(worker)
    } finally {
      this.#busy.delete(worker)
      this.#give(worker)
    }
  }

  /** Cancels all work. Idle workers stay alive. */
  cancel() {
    this.#epoch++
    for (const worker of this.#busy) worker.cancel()
  }

  /** Cancels all work and terminates every worker; later requests start them again. */
  close() {
    this.cancel()
    for (const worker of this.#idle) worker.cancel()
  }
}
