/** Sentences about a table. The module of rules makes them, a moment after they are first asked for. */

import type { GamePlay } from '../games/module'
import { loadedLanguage, t } from '../lib/i18n.svelte'
import { describeError } from '../lib/problems'
import { headline } from '../lib/readable'
import type { GameEvent, GameName, ServerError } from '../lib/server'
import { rules } from './rules'

/** An event, or the reason of a refusal. */
type Fact = GameEvent | NonNullable<ServerError['reason']>

/** What a sentence depends on besides the fact: language, game and the seats' names. */
interface Voice { language: string; game: GameName; names: string[]; told: WeakMap<Fact, string>; waiting: Map<Fact, Promise<string>>; queue: { fact: Fact; resolve: (sentence: string) => void }[] }

const voices = new Map<string, Voice>()
const MOST_VOICES = 8
/** Incremented when sentences arrive. */
let arrived = $state(0)

function voiceOf(language: string, game: GameName, names: string[]): Voice {
  const key = JSON.stringify([language, game, names])
  let voice = voices.get(key)
  if (!voice) {
    if (voices.size >= MOST_VOICES) voices.clear()
    voices.set(key, (voice = { language, game, names, told: new WeakMap(), waiting: new Map(), queue: [] }))
  }
  return voice
}

function ask(voice: Voice, fact: Fact): Promise<string> {
  let sentence = voice.waiting.get(fact)
  if (!sentence) {
    if (voice.queue.length === 0) queueMicrotask(() => void answer(voice))
    sentence = new Promise((resolve) => voice.queue.push({ fact, resolve }))
    voice.waiting.set(fact, sentence)
  }
  return sentence
}

async function answer(voice: Voice) {
  const asked = voice.queue.splice(0)
  const sentences = await tellAll(voice, asked.map(({ fact }) => fact))
  for (const [at, { fact, resolve }] of asked.entries()) {
    voice.told.set(fact, sentences[at])
    voice.waiting.delete(fact)
    resolve(sentences[at])
  }
  arrived++
}

async function tellAll({ language, game, names }: Voice, events: Fact[]): Promise<string[]> {
  try {
    await rules.setTexts(language)
    const [{ sentences }] = await rules.ask('sentences', { cmd: 'tell', game, events, names, ids: false })
    return sentences
  } catch {
    // A game that only the server has, or a lost module: in the game's own identifiers.
    return events.map((fact) => plainly(fact, names))
  }
}

function plainly(fact: Fact, names: string[]): string {
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

  get #voice() {
    return voiceOf(loadedLanguage(), this.game, this.#names)
  }

  /** The sentence for a fact; null until it has been made. */
  tell(fact: Fact): string | null {
    void arrived
    const { told } = this.#voice
    if (!told.has(fact)) void ask(this.#voice, fact)
    return told.get(fact) ?? null
  }

  /** Why something was refused; null until the sentence has been made. */
  tellError(error: ServerError): string | null {
    return error.reason ? this.tell(error.reason) : describeError(error)
  }

  /** The same as a promise. */
  async describe(error: ServerError): Promise<string> {
    return error.reason ? (this.#voice.told.get(error.reason) ?? ask(this.#voice, error.reason)) : describeError(error)
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
