/** The page's side of the modules of rules: they run in workers, so that the page never waits for them. */

import { LocalError, Refused } from './errors'
import { loadModule, loadTexts, type ModuleName } from './files'
import type { Command, Commands, PlayCommand, Reply, Request } from './protocol'
import { dropWords, loadWords } from './words'

export type ToWorker =
  | { type: 'start'; module: WebAssembly.Module }
  | { type: 'words'; id: number; language: string; lexicon: Uint8Array; frequency: Uint8Array }
  | { type: 'texts'; language: string; texts: string[] }
  | { type: 'ask'; id: number; table: string; requests: readonly Request[] }
  /** A request and its reply as the bytes of the protocol: for tests that compare them. */
  | { type: 'line'; id: number; table: string; line: string }
  | { type: 'close'; table: string }
export type FromWorker =
  | { type: 'replies'; id: number; replies: Reply[] }
  | { type: 'line'; id: number; line: string }
  /** `taken`: the word list was intact. */
  | { type: 'words'; id: number; taken: boolean }
  /** The share of a bot's thinking that is done, from 0 to 1. */
  | { type: 'progress'; done: number }
  | { type: 'crashed'; error: string }

type Answer = Extract<FromWorker, { type: 'replies' | 'words' }>
export type Replies<R extends readonly Request[]> = { [At in keyof R]: R[At] extends Request<infer C> ? Commands[C]['ok'] : never }

/** One worker with one module, which answers these commands. After a crash it starts again, empty: `generation` tells. */
export class RulesWorker<C extends Command> {
  generation = 0
  /** Receives the share of a bot's thinking that is done, from 0 to 1. */
  onProgress: ((done: number) => void) | null = null
  #worker: Worker | null = null
  #starting: Promise<Worker> | null = null
  #nextId = 1
  #waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>()
  /** The word lists that are loaded or being loaded, by language. */
  #words = new Map<string, Promise<void>>()
  #texts = ''

  constructor(private readonly module: ModuleName) {}

  #start(): Promise<Worker> {
    this.#starting ??= this.#spawn()
    this.#starting.catch(() => (this.#starting = null))
    return this.#starting
  }

  /** Creates the worker first, so that its script loads while the module is fetched and compiled. */
  async #spawn(): Promise<Worker> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'rules' })
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'crashed') return this.#end(new LocalError('module_crashed', data.error))
      if (data.type === 'progress') return this.onProgress?.(data.done)
      if (data.type === 'line') return
      this.#waiting.get(data.id)?.resolve(data)
      this.#waiting.delete(data.id)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      this.#end(new LocalError('module_crashed', event.message))
    }
    this.#worker = worker
    try {
      const module = await loadModule(this.module)
      if (this.#worker !== worker) throw new DOMException('cancelled', 'AbortError')
      this.#send(worker, { type: 'start', module })
    } catch (error) {
      worker.terminate()
      if (this.#worker === worker) this.#worker = null
      throw error
    }
    return worker
  }

  #send(worker: Worker, message: ToWorker) {
    worker.postMessage(message)
  }

  #end(error: Error) {
    this.generation++
    this.#worker?.terminate()
    this.#worker = this.#starting = null
    this.#words.clear()
    this.#texts = ''
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject } of waiting) reject(error)
  }

  /** Terminates the worker; the next request starts a new one. */
  cancel() {
    this.#end(new DOMException('cancelled', 'AbortError'))
  }

  /** Starts the worker ahead of the first request. */
  async prepare() {
    await this.#start()
  }

  /** Loads the word list of a language into the module, unless it is loaded. */
  addWords(language: string): Promise<void> {
    const known = this.#words.get(language)
    if (known) return known
    const added = this.#addWords(language)
    this.#words.set(language, added)
    added.catch(() => this.#words.get(language) === added && this.#words.delete(language))
    return added
  }

  /** If the cached list is damaged, fetches it again. */
  async #addWords(language: string) {
    if (await this.#tryWords(language)) return
    await dropWords(language)
    if (await this.#tryWords(language, 'reload')) return
    await dropWords(language)
    throw new LocalError('words_missing', language)
  }

  /** False if the list is damaged. */
  async #tryWords(language: string, mode?: RequestCache): Promise<boolean> {
    const [worker, { lexicon, frequency }] = await Promise.all([this.#start(), loadWords(language, mode)])
    if (worker !== this.#worker) throw new DOMException('cancelled', 'AbortError')
    const answer = await this.#answer(worker, (id) => ({ type: 'words', id, language, lexicon, frequency }))
    return answer.type === 'words' && answer.taken
  }

  async setTexts(language: string) {
    const [worker, texts] = await Promise.all([this.#start(), loadTexts(language)])
    if (worker !== this.#worker || this.#texts === language) return
    this.#texts = language
    this.#send(worker, { type: 'texts', language, texts })
  }

  async replies(table: string, requests: readonly Request<C>[]): Promise<Reply[]> {
    const answer = await this.#answer(await this.#start(), (id) => ({ type: 'ask', id, table, requests }))
    return answer.type === 'replies' ? answer.replies : []
  }

  #answer(worker: Worker, message: (id: number) => ToWorker): Promise<Answer> {
    const id = this.#nextId++
    const answered = new Promise<Answer>((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
    this.#send(worker, message(id))
    return answered
  }

  /** Several requests about one table, in order; fails with the first refusal. */
  async ask<const R extends Request<C>[]>(table: string, ...requests: R): Promise<Replies<R>> {
    const replies = await this.replies(table, requests)
    return replies.map((reply) => {
      if (reply.error) throw new Refused(reply.error)
      return reply.ok
    }) as Replies<R>
  }

  forget(table: string) {
    if (this.#worker) this.#send(this.#worker, { type: 'close', table })
  }
}

/** The worker that all tables of this page share. */
export const rules = new RulesWorker<PlayCommand>('play')
/** The worker that lessons and the notes of all tables share. */
export const study = new RulesWorker<Command>('study')
