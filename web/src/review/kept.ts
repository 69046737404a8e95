/** Stores review results and exercises on this device, in a database of their own. */

import type { GameRecord } from '../source/protocol'
import type { ByPhase, ClassCounts } from '../wire/coach'

export interface Effort { samples: number; iterations: number }

/** The findings of all parts of a review. */
interface StoredReview { id: string; length: number; effort: string; parts: unknown[] }

/** The summary of my seat in a reviewed game, for the season. */
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
  /** The level of the strongest bot at the table; null without bots. */
  level: string | null
}

/** A decision of mine to practise. */
export interface Exercise {
  /** The address of the decision's page. */
  id: string
  game: string
  record: Omit<GameRecord, 'format' | 'result'>
  seat: number
  /** The number of seats. */
  people: number
  phase: string | null
  /** The action that I played. */
  played: unknown
  loss: number
  /** When to ask again, in milliseconds since the epoch. */
  due: number
  /** The number of good answers since the last bad one. */
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

async function transact<T>(store: Store, mode: IDBTransactionMode, ask: (rows: IDBObjectStore) => IDBRequest<T>): Promise<T> {
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

export const put = <S extends Store>(store: S, row: Rows[S]) => transact(store, 'readwrite', (rows) => rows.put(row))
export const get = <S extends Store>(store: S, id: string) => transact<Rows[S] | undefined>(store, 'readonly', (rows) => rows.get(id) as IDBRequest<Rows[S] | undefined>)
export const all = <S extends Store>(store: S) => transact<Rows[S][]>(store, 'readonly', (rows) => rows.getAll() as IDBRequest<Rows[S][]>)

/** Overrides the engine's default effort, if local storage has one. Set by tests. */
export const wantedEffort = () => JSON.parse(localStorage.getItem('manicule.review') ?? '{}') as Partial<Effort>
const effortKey = (effort: Partial<Effort>) => JSON.stringify([effort.samples ?? null, effort.iterations ?? null])

/** The stored findings, unless the game has continued since or the effort differs. */
export async function loadStudy(id: string, { actions }: GameRecord, effort: Partial<Effort>): Promise<unknown[] | null> {
  const kept = await get('reviews', id)
  return kept && kept.length === actions.length && kept.effort === effortKey(effort) ? kept.parts : null
}

export const keepStudy = (id: string, { actions }: GameRecord, effort: Partial<Effort>, parts: unknown[]) =>
  put('reviews', { id, length: actions.length, effort: effortKey(effort), parts })
