/** Sentences for events and refusals. The module of rules makes them asynchronously, in batches. */

import type { GamePlay } from '../games/module'
import { loadedLanguage, t } from '../lib/i18n.svelte'
import { describeError } from '../lib/problems'
import { headline } from '../lib/readable'
import type { GameEvent, GameName, ServerError } from '../lib/server'
import { rules } from './rules'

/** An event, or the reason for a refusal. */
type Fact = GameEvent | NonNullable<ServerError['reason']>

/** Sentences by fact, for everything else that they depend on: language, game and the seats' names. */
interface SentenceCache { language: string; game: GameName; names: string[]; told: WeakMap<Fact, string>; waiting: Map<Fact, Promise<string>>; queue: { fact: Fact; resolve: (sentence: string) => void }[] }

const sentenceCaches = new Map<string, SentenceCache>()
const MAX_CACHES = 8
/** Incremented when sentences arrive, to make `told` reactive. */
let revision = $state(0)

function cacheFor(language: string, game: GameName, names: string[]): SentenceCache {
  const key = JSON.stringify([language, game, names])
  let cache = sentenceCaches.get(key)
  if (!cache) {
    if (sentenceCaches.size >= MAX_CACHES) sentenceCaches.clear()
    sentenceCaches.set(key, (cache = { language, game, names, told: new WeakMap(), waiting: new Map(), queue: [] }))
  }
  return cache
}

function request(cache: SentenceCache, fact: Fact): Promise<string> {
  let sentence = cache.waiting.get(fact)
  if (!sentence) {
    if (cache.queue.length === 0) queueMicrotask(() => void flush(cache))
    sentence = new Promise((resolve) => cache.queue.push({ fact, resolve }))
    cache.waiting.set(fact, sentence)
  }
  return sentence
}

async function flush(cache: SentenceCache) {
  const batch = cache.queue.splice(0)
  const sentences = await tellAll(cache, batch.map(({ fact }) => fact))
  for (const [at, { fact, resolve }] of batch.entries()) {
    cache.told.set(fact, sentences[at])
    cache.waiting.delete(fact)
    resolve(sentences[at])
  }
  revision++
}

async function tellAll({ language, game, names }: SentenceCache, events: Fact[]): Promise<string[]> {
  try {
    await rules.setTexts(language)
    const [{ sentences }] = await rules.ask('sentences', { cmd: 'tell', game, events, names, ids: false })
    return sentences
  } catch {
    // The module is lost, or only the server has this game: fall back to identifiers.
    return events.map((fact) => fallbackSentence(fact, names))
  }
}

function fallbackSentence(fact: Fact, names: string[]): string {
  const { event, code, ...fields } = fact as Record<string, unknown>
  if (typeof fields.seat === 'number') fields.seat = names[fields.seat] ?? fields.seat
  return headline(String(event ?? code), fields)
}

export class Narrator {
  #names: string[]

  constructor(
    readonly game: GameName,
    private readonly play: GamePlay | null,
    view: unknown,
    names: (string | null)[],
  ) {
    const extra = view ? play?.extraSeatName?.(view, names.length) : undefined
    this.#names = [...names, ...(extra ? [extra] : [])].map((name, seat) => name ?? t('seat', { number: seat + 1 }))
  }

  name = (seat: number): string => this.#names[seat] ?? t('seat', { number: seat + 1 })

  get #cache() {
    return cacheFor(loadedLanguage(), this.game, this.#names)
  }

  /** The sentence for a fact; null until it has been made. */
  tell(fact: Fact): string | null {
    void revision
    const { told } = this.#cache
    if (!told.has(fact)) void request(this.#cache, fact)
    return told.get(fact) ?? null
  }

  /** Why something was refused; null until the sentence has been made. */
  tellError(error: ServerError): string | null {
    return error.reason ? this.tell(error.reason) : describeError(error)
  }

  /** Why something was refused, as a promise. */
  async describe(error: ServerError): Promise<string> {
    return error.reason ? (this.#cache.told.get(error.reason) ?? request(this.#cache, error.reason)) : describeError(error)
  }

  /** The mark in front of an event in the log. */
  mark(event: string): string | undefined {
    return this.play?.eventMark(event)
  }

  /** Whether an event heads a section of the log. */
  isHeading(event: string): boolean {
    return this.play?.isHeading?.(event) ?? false
  }
}
