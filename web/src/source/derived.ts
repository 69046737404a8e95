/** What the rules derive from a view: legal actions, facts, and what an action would do. Server tables and local tables
 * ask the same questions; only the position comes from somewhere else. */

import { Refused } from './errors'
import { GAMES, gameOf } from '../games'
import { ApiError } from '../lib/api'
import type { Explained, ServerError, StateMessage } from '../lib/server'
import type { Commands, PlayCommand, Request } from './protocol'
import { rules, type Replies } from './rules'

export interface Derived { legal: StateMessage['legal']; facts: unknown }
/** Used while the rules are unavailable. */
export const NOTHING_DERIVED: Derived = { legal: null, facts: null }

/** What to ask about the position loaded in the module; `seat` is null for a spectator. */
export function derivedRequests(game: string, seat: number | null) {
  const list: Request<'legal'>[] = seat !== null && gameOf(game).needsLegal ? [{ cmd: 'legal', seat }] : []
  return [{ cmd: 'facts', seat }, ...list] as const
}

/** The answers to `derivedRequests`. */
export function derivedFrom([facts, legal]: readonly unknown[]): Derived {
  const list = legal as Commands['legal']['ok'] | undefined
  return { facts, legal: list && (list.actions.length > 0 || !list.complete) ? list : null }
}

/** The answer to `explain` in the server's format. */
export const explainedFrom = (seq: number, seat: number, { error, prospect }: Commands['explain']['ok']): Explained => ({
  seq, seat, error: error && { code: 'illegal', message: '', rule: error.rule, reason: error.reason }, prospect,
})

/** `help` is safe here: the module knows nothing but the view, so it may even say whether a word counts. */
export const explainRequest = (seat: number, action: unknown): Request<'explain'> => ({ cmd: 'explain', seat, action, help: true })

/** The language whose word list a view needs. Reads the view's options: a table's options omit defaults. */
export const wordsOf = (game: string, view: unknown) => gameOf(game).words?.((view as { options: Record<string, unknown> }).options)

/** Asks about a view alone, for tables whose state is on a server: the module imagines what the view hides. */
export class ViewRules {
  #known: Promise<boolean> | null = null
  #hasWords = false

  constructor(
    private readonly table: string,
    private readonly game: string,
  ) {}

  /** Whether the module has this game: a server may offer others. It has every game with a table in the page. */
  knowsGame(): Promise<boolean> {
    if (GAMES.some(({ name }) => name === this.game)) return Promise.resolve(true)
    this.#known ??= rules.ask('hello', { cmd: 'hello' }).then(([{ games }]) => games.some(({ name }) => name === this.game))
    this.#known.catch(() => (this.#known = null))
    return this.#known
  }

  /** Whether it can answer at once. False until the word list has loaded. */
  get isReady(): boolean {
    return this.#hasWords || !gameOf(this.game).words
  }

  async #load(view: unknown) {
    const words = wordsOf(this.game, view)
    if (words) await rules.addWords(words)
    this.#hasWords = true
  }

  async derive(view: unknown, seat: number | null): Promise<Derived> {
    return derivedFrom(await this.ask(view, ...derivedRequests(this.game, seat)))
  }

  async explain(seq: number, view: unknown, seat: number, action: unknown): Promise<Explained> {
    const [answer] = await this.ask(view, explainRequest(seat, action))
    return explainedFrom(seq, seat, answer)
  }

  async ask<const R extends Request<PlayCommand>[]>(view: unknown, ...requests: R): Promise<Replies<R>> {
    await this.#load(view)
    const [, ...answers] = await rules.ask<Request<PlayCommand>[]>(this.table, { cmd: 'look', game: this.game, view }, ...requests)
    return answers as Replies<R>
  }

  /** The facts of an earlier view; null if the module cannot compute them. */
  async pastFacts(view: unknown, seat: number | null): Promise<unknown> {
    const table = `${this.table} past`
    try {
      if (!(await this.knowsGame())) return null
      await this.#load(view)
      const [, facts] = await rules.ask(table, { cmd: 'look', game: this.game, view }, { cmd: 'facts', seat })
      return facts
    } catch {
      return null
    }
  }

  close() {
    rules.forget(`${this.table} past`)
    rules.forget(this.table)
  }
}

export function asServerError(error: unknown): ServerError {
  if (error instanceof ApiError) return error.error
  if (error instanceof Refused) return { code: error.isBadOptions ? 'bad_options' : 'illegal', message: error.refusal.message, rule: error.refusal.rule, reason: error.refusal.reason ?? null }
  return { code: 'module_crashed', message: String(error), rule: null, reason: null }
}
