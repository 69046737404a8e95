/** The results of reviews and the positions to practise, in a database of their own on this device. */

import type { GameRecord } from '../source/protocol'
import type { ByPhase, ClassCounts } from '../wire/coach'

export interface Effort { samples: number; iterations: number }

/** What the parts of a review found. */
interface StoredReview { id: string; length: number; effort: string; parts: unknown[] }

/** What a whole review says of my seat: for the season. */
export interface Played {
  id: string
  game: string
  at: number
  unit: 'chance' | 'score'
  decisions: number
  total_loss: number
  luck: number
  classes: ClassCounts
  phases: ByPhase[]
  character: string | null
  /** The strongest bot at the table; null among people, or alone. */
  level: string | null
}

/** A decision of mine to be asked again. */
export interface Exercise {
  /** Address of the review and ply. */
  id: string
  game: string
  record: Omit<GameRecord, 'format' | 'result'>
  seat: number
  /** Of the table. */
  people: number
  phase: string | null
  /** What was played then. */
  played: unknown
  loss: number
  /** When it is asked next, in milliseconds. */
  due: number
  /** How often it was answered well since the last bad answer. */
  streak: number
}

const NAME = 'manicule study'
const STORES = ['reviews', 'played', 'exercises'] as const
type Store = (typeof STORES)[number]
interface Rows { reviews: StoredReview; played: Played; exercises: Exercise }

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => STORES.forEach((store) => request.result.createObjectStore(store, { keyPath: 'id' }))
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error as Error)
  })
}

async function work<T>(store: Store, mode: IDBTransactionMode, ask: (rows: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(store, mode)
      const request = ask(transaction.objectStore(store))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error as Error)
    })
  } finally {
    database.close()
  }
}

export const put = <S extends Store>(store: S, row: Rows[S]) => work(store, 'readwrite', (rows) => rows.put(row))
export const get = <S extends Store>(store: S, id: string) => work<Rows[S] | undefined>(store, 'readonly', (rows) => rows.get(id) as IDBRequest<Rows[S] | undefined>)
export const all = <S extends Store>(store: S) => work<Rows[S][]>(store, 'readonly', (rows) => rows.getAll() as IDBRequest<Rows[S][]>)

/** The engine's usual effort, unless tests limit it. */
export const wantedEffort = () => JSON.parse(localStorage.getItem('manicule.review') ?? '{}') as Partial<Effort>
const effortKey = (effort: Partial<Effort>) => JSON.stringify([effort.samples ?? null, effort.iterations ?? null])

/** The stored results, if the game has not continued since. */
export async function loadStudy(id: string, { actions }: GameRecord, effort: Partial<Effort>): Promise<unknown[] | null> {
  const kept = await get('reviews', id)
  return kept && kept.length === actions.length && kept.effort === effortKey(effort) ? kept.parts : null
}

export const keepStudy = (id: string, { actions }: GameRecord, effort: Partial<Effort>, parts: unknown[]) =>
  put('reviews', { id, length: actions.length, effort: effortKey(effort), parts })
