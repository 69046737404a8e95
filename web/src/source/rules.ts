/** The page's side of the module of rules: it runs in a worker, so that the page never waits for it. */

import { LocalError } from './errors'
import { loadModule, loadTexts } from './files'
import type { Command, Commands, Reply, Request } from './protocol'
import { loadWords } from './words'

export type ToWorker =
  | { type: 'start'; module: WebAssembly.Module }
  | { type: 'words'; language: string; lexicon: Uint8Array; frequency: Uint8Array }
  | { type: 'texts'; language: string; texts: string[] }
  | { type: 'ask'; id: number; table: string; requests: Request[] }
  | { type: 'close'; table: string }
export type FromWorker = { id: number; replies: Reply[]; crashed?: undefined } | { crashed: string; id?: undefined }

/** A request that the rules refuse, as the module explains it. */
export class Refused extends Error {
  constructor(readonly refusal: { code: string; rule: string | null; message: string; reason?: { code: string; [field: string]: unknown } | null }) {
    super(refusal.message)
  }
}

type Replies<R extends Request[]> = { [At in keyof R]: R[At] extends Request<infer C> ? Commands[C]['ok'] : never }

/** One worker with one module. After a crash it starts again, empty: `generation` tells. */
export class RulesWorker {
  generation = 0
  #worker: Worker | null = null
  #starting: Promise<Worker> | null = null
  #nextId = 1
  #waiting = new Map<number, { resolve: (replies: Reply[]) => void; reject: (error: Error) => void }>()
  #languages = new Set<string>()
  #texts = ''

  #start(): Promise<Worker> {
    this.#starting ??= loadModule().then((module) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'rules' })
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.crashed !== undefined) return this.#end(new LocalError('module_crashed', data.crashed))
        this.#waiting.get(data.id)?.resolve(data.replies)
        this.#waiting.delete(data.id)
      }
      worker.onerror = (event) => {
        event.preventDefault()
        this.#end(new LocalError('module_crashed', event.message))
      }
      this.#worker = worker
      this.#send(worker, { type: 'start', module })
      return worker
    })
    this.#starting.catch(() => (this.#starting = null))
    return this.#starting
  }

  #send(worker: Worker, message: ToWorker) {
    worker.postMessage(message)
  }

  #end(error: Error) {
    this.generation++
    this.#worker?.terminate()
    this.#worker = this.#starting = null
    this.#languages.clear()
    this.#texts = ''
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject } of waiting) reject(error)
  }

  /** Stops whatever it is doing; the next request starts it again. */
  cancel() {
    this.#end(new DOMException('cancelled', 'AbortError'))
  }

  /** Starts the module before it is needed. */
  async prepare() {
    await this.#start()
  }

  /** Gives the module the words of a language, once. */
  async addWords(language: string) {
    const [worker, { lexicon, frequency }] = await Promise.all([this.#start(), loadWords(language)])
    if (worker !== this.#worker || this.#languages.has(language)) return
    this.#languages.add(language)
    this.#send(worker, { type: 'words', language, lexicon, frequency })
  }

  /** Gives the module the texts of the reader's language. */
  async setTexts(language: string) {
    const [worker, texts] = await Promise.all([this.#start(), loadTexts(language)])
    if (worker !== this.#worker || this.#texts === language) return
    this.#texts = language
    this.#send(worker, { type: 'texts', language, texts })
  }

  async replies<C extends Command>(table: string, requests: Request<C>[]): Promise<Reply[]> {
    const worker = await this.#start()
    const id = this.#nextId++
    const answered = new Promise<Reply[]>((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
    this.#send(worker, { type: 'ask', id, table, requests })
    return answered
  }

  /** Several requests about one table, in order; fails with the first refusal. */
  async ask<const R extends Request[]>(table: string, ...requests: R): Promise<Replies<R>> {
    const replies = await this.replies(table, requests)
    return replies.map((reply) => {
      if (reply.error) throw new Refused(reply.error)
      return reply.ok
    }) as Replies<R>
  }

  /** Forgets a table. */
  forget(table: string) {
    if (this.#worker) this.#send(this.#worker, { type: 'close', table })
  }
}

/** The worker that all tables of this page share. */
export const rules = new RulesWorker()
