/** Bots think in workers of their own, one module each, so that neither the page nor the table waits for them. */

import { RulesWorker } from './rules'
import type { Commands, Request } from './protocol'

const MOST_WORKERS = 4
/** One processor is left to the page. */
const size = () => Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1))

/** A thought that nobody waits for any more. */
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

  /** What a bot does in this game. The module gives it what its seat sees, and nothing else. */
  think(game: Request<'reopen'>, request: Request<'bot'>, words: string | undefined): Promise<Commands['bot']['ok']> {
    return this.#run(async (worker) => {
      if (words) await worker.addWords(words)
      const [, thought] = await worker.ask('bot', game, request)
      return thought
    })
  }

  async #run<T>(work: (worker: RulesWorker) => Promise<T>): Promise<T> {
    const begun = this.#cancelled
    const worker = await this.#take()
    this.#busy.add(worker)
    try {
      if (begun !== this.#cancelled) throw new DOMException('cancelled', 'AbortError')
      return await work(worker)
    } finally {
      this.#busy.delete(worker)
      this.#give(worker)
    }
  }

  /** Stops all thinking. */
  cancel() {
    this.#cancelled++
    for (const worker of this.#busy) worker.cancel()
  }
}
