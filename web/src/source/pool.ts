/** Bots, hints and reviews compute in workers of their own, each with its own module, without blocking the page or the table. */

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
  #created = 0
  /** Incremented by `cancel`: work that started before it is cancelled. */
  protected epoch = 0

  constructor(private readonly module: ModuleName) {}

  #take(): Promise<RulesWorker<C>> {
    const worker = this.#idle.pop() ?? (this.#created < size() ? (this.#created++, new RulesWorker<C>(this.module)) : null)
    return worker ? Promise.resolve(worker) : new Promise((resolve) => this.#queue.push(resolve))
  }

  #give(worker: RulesWorker<C>) {
    const next = this.#queue.shift()
    if (next) next(worker)
    else this.#idle.push(worker)
  }

  protected async run<T>(epoch: number, work: (worker: RulesWorker<C>) => Promise<T>): Promise<T> {
    const worker = await this.#take()
    this.#busy.add(worker)
    try {
      if (epoch !== this.epoch) throw cancelled()
      return await work(worker)
    } finally {
      this.#busy.delete(worker)
      this.#give(worker)
    }
  }

  /** Cancels all work. Idle workers stay alive. */
  cancel() {
    this.epoch++
    for (const worker of this.#busy) worker.cancel()
  }

  /** Cancels all work and terminates every worker; later requests start them again. */
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

  /** The action that a bot chooses; the module shows it only its seat's view. `together` is the number of bots that share
   * the workers. With fewer bots than workers, each bot's search is split and merged; with more, their time is divided so
   * that all of them together take no longer than one. `onProgress` receives the share that is done, from 0 to 1. */
  async think(game: Request<'reopen'>, bot: Omit<Request<'bot'>, 'part' | 'sharers'>, words: string | undefined, together: number, onProgress: (done: number) => void): Promise<unknown> {
    // Bots that use a word list think little: most of it goes into indexing the list, which every worker would have to do.
    const of = words ? 1 : Math.max(1, Math.floor(size() / together))
    const sharers = Math.ceil(together / size())
    const epoch = this.epoch
    const progress = Array<number>(of).fill(0)
    const parts = await Promise.all(progress.map((_, index) => this.run(epoch, async (worker) => {
      if (words) await worker.addWords(words)
      worker.onProgress = (done) => {
        progress[index] = done
        onProgress(Math.min(...progress))
      }
      const [, { weighed }] = await worker.ask('bot', game, { ...bot, sharers, part: [index, of] })
      return weighed
    })))
    // Merged by the shared worker, because other bots may be waiting for those of the pool.
    const [{ action }] = await rules.ask('merge', { cmd: 'merge', parts })
    if (epoch !== this.epoch) throw cancelled()
    return action
  }
}

/** Answers hints, reviews and exercises. */
export class StudyPool extends WorkerPool<Command> {
  constructor() {
    super('study')
  }

  /** Asks about a position, in the reader's language. */
  async ask<const R extends Request[]>({ position, words }: Asked, ...requests: R): Promise<Replies<R>> {
    return this.run(this.epoch, (worker) => askAbout(worker, 'asked', { position, words }, requests))
  }

  /** The best actions of a seat, from its view alone, searched in all workers. `hinted`, which the learner has already been
   * pointed at, comes first unless another is better by more than its error. */
  async analyse(game: Request<'reopen'> | Request<'look'>, analyse: Omit<Request<'analyse'>, 'part'>, { words, hinted, of = words ? 1 : size() }: { words: string | undefined; hinted?: unknown; of?: number }): Promise<Analysis> {
    const epoch = this.epoch
    const parts = await Promise.all(Array.from({ length: of }, (_, index) => this.run(epoch, async (worker) => {
      if (words) await worker.addWords(words)
      return (await worker.ask('analysis', game, { ...analyse, part: [index, of] }))[1].findings
    })))
    const merge = { cmd: 'merge_analysis', parts, ...(hinted === undefined ? {} : { hinted }) } as const
    return this.run(epoch, async (worker) => (await worker.ask('merge', merge))[0])
  }

  /** The findings of all parts of a review, spread over the workers. */
  async review(review: Omit<Request<'review'>, 'part'>, of: number, words: string | undefined, onDone?: (done: number) => void): Promise<unknown[]> {
    const epoch = this.epoch
    let done = 0
    return Promise.all(Array.from({ length: of }, (_, index) => this.run(epoch, async (worker) => {
      if (words) await worker.addWords(words)
      const [{ findings }] = await worker.ask('review', { ...review, part: [index, of] })
      onDone?.(++done / of)
      return findings
    })))
  }

  /** Merges the findings of all parts into a review in the reader's language. */
  async mergeReview(merge: Request<'merge_review'>, words: string | undefined): Promise<Review> {
    return this.run(this.epoch, async (worker) => {
      if (words) await worker.addWords(words)
      await worker.setTexts(loadedLanguage())
      return (await worker.ask('review', merge))[0]
    })
  }
}
