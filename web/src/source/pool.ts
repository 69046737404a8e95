/** Bots, hints and reviews think in workers of their own, one module each, so that neither the page nor the table waits for
 * them. */

import { loadedLanguage } from '../lib/i18n.svelte'
import type { Review } from '../wire/coach'
import type { ModuleName } from './files'
import type { Analysis, Command, PlayCommand, Request } from './protocol'
import { rules, RulesWorker, type Replies } from './rules'

const MOST_WORKERS = 4
/** One processor is left to the page, which mostly waits while bots think: of two processors they take both. */
function size(): number {
  const processors = navigator.hardwareConcurrency || 2
  return Math.min(MOST_WORKERS, processors > 2 ? processors - 1 : processors)
}

const cancelled = () => new DOMException('cancelled', 'AbortError')
/** Thinking that was cancelled. */
export const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** A position, and the language of the word list that it needs. */
export interface Asked { position: Request<'reopen'> | Request<'look'>; words: string | undefined }

/** Loads the position into a worker of study and asks about it there. */
export async function askAbout<const R extends Request[]>(worker: RulesWorker<Command>, table: string, { position, words }: Asked, requests: R): Promise<Replies<R>> {
  if (words) await worker.addWords(words)
  await worker.setTexts(loadedLanguage())
  const [, ...answers] = await worker.ask<Request[]>(table, position, ...requests)
  return answers as Replies<R>
}

class WorkerPool<C extends Command> {
  #idle: RulesWorker<C>[] = []
  #busy = new Set<RulesWorker<C>>()
  #queue: ((worker: RulesWorker<C>) => void)[] = []
  #made = 0
  protected cancelled = 0

  constructor(private readonly module: ModuleName) {}

  #take(): Promise<RulesWorker<C>> {
    const worker = this.#idle.pop() ?? (this.#made < size() ? (this.#made++, new RulesWorker<C>(this.module)) : null)
    return worker ? Promise.resolve(worker) : new Promise((resolve) => this.#queue.push(resolve))
  }

  #give(worker: RulesWorker<C>) {
    const next = this.#queue.shift()
    if (next) next(worker)
    else this.#idle.push(worker)
  }

  protected async run<T>(begun: number, work: (worker: RulesWorker<C>) => Promise<T>): Promise<T> {
    const worker = await this.#take()
    this.#busy.add(worker)
    try {
      if (begun !== this.cancelled) throw cancelled()
      return await work(worker)
    } finally {
      this.#busy.delete(worker)
      this.#give(worker)
    }
  }

  /** Stops all thinking. Idle workers are kept for the next time. */
  cancel() {
    this.cancelled++
    for (const worker of this.#busy) worker.cancel()
  }

  /** Stops all thinking and ends every worker; later requests start them again. */
  close() {
    this.cancel()
    for (const worker of this.#idle) worker.cancel()
  }
}

/** The bots of a table. */
export class BotPool extends WorkerPool<PlayCommand> {
  constructor() {
    super('play')
  }

  /** What a bot does in this game. The module gives it what its seat sees, and nothing else. `together` bots share the
   * workers: one alone thinks in all of them, and the parts of its thought are merged; of more bots than workers some wait
   * for others, and all together take no longer than one. `onProgress` hears how much of it is done, from 0 to 1. */
  async think(game: Request<'reopen'>, bot: Omit<Request<'bot'>, 'part' | 'sharers'>, words: string | undefined, together: number, onProgress: (done: number) => void): Promise<unknown> {
    // Bots that use a word list think little: most of it goes into indexing the list, which every worker would have to do.
    const of = words ? 1 : Math.max(1, Math.floor(size() / together))
    const sharers = Math.ceil(together / size())
    const begun = this.cancelled
    const progress = Array<number>(of).fill(0)
    const parts = await Promise.all(progress.map((_, index) => this.run(begun, async (worker) => {
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
    if (begun !== this.cancelled) throw cancelled()
    return action
  }
}

/** What hints, reviews and exercises ask. */
export class StudyPool extends WorkerPool<Command> {
  constructor() {
    super('study')
  }

  /** Asks about a position, in the reader's language. */
  async ask<const R extends Request[]>({ position, words }: Asked, ...requests: R): Promise<Replies<R>> {
    return this.run(this.cancelled, (worker) => askAbout(worker, 'asked', { position, words }, requests))
  }

  /** The best actions of a seat in this game, from its view alone: all workers think, and what they find is merged. What was
   * hinted at already comes first unless another is surely better. */
  async analyse(game: Request<'reopen'> | Request<'look'>, analyse: Omit<Request<'analyse'>, 'part'>, { words, hinted, of = words ? 1 : size() }: { words: string | undefined; hinted?: unknown; of?: number }): Promise<Analysis> {
    const begun = this.cancelled
    const parts = await Promise.all(Array.from({ length: of }, (_, index) => this.run(begun, async (worker) => {
      if (words) await worker.addWords(words)
      return (await worker.ask('analysis', game, { ...analyse, part: [index, of] }))[1].findings
    })))
    const merge = { cmd: 'merge_analysis', parts, ...(hinted === undefined ? {} : { hinted }) } as const
    return this.run(begun, async (worker) => (await worker.ask('merge', merge))[0])
  }

  /** What the parts of a review find, one part after the other in all workers. */
  async review(review: Omit<Request<'review'>, 'part'>, of: number, words: string | undefined, onDone?: (done: number) => void): Promise<unknown[]> {
    const begun = this.cancelled
    let done = 0
    return Promise.all(Array.from({ length: of }, (_, index) => this.run(begun, async (worker) => {
      if (words) await worker.addWords(words)
      const [{ findings }] = await worker.ask('review', { ...review, part: [index, of] })
      onDone?.(++done / of)
      return findings
    })))
  }

  /** The whole review, in the reader's language. */
  async mergeReview(merge: Request<'merge_review'>, words: string | undefined): Promise<Review> {
    return this.run(this.cancelled, async (worker) => {
      if (words) await worker.addWords(words)
      await worker.setTexts(loadedLanguage())
      return (await worker.ask('review', merge))[0]
    })
  }
}
