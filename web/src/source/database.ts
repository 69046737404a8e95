/** Games stored on this device, in IndexedDB. Writes resolve only once they are on disk. */

import type { Level, Result } from '../lib/server'
import { LocalError } from './errors'

export interface LocalSeat {
  kind: 'person' | 'bot'
  /** Null for a bot. */
  name: string | null
  level: Level | null
  resigned: boolean
}

/** A stored game without its moves. */
export interface StoredGame {
  id: string
  game: string
  rules_version: number
  content: string
  options: Record<string, unknown>
  seed: string
  seats: LocalSeat[]
  opened_at: number
  changed_at: number
  /** Incremented by every change, so that a write based on an outdated version is refused. */
  version: number
  plies: number
  to_act: number[]
  result: Result | null
  /** A coached game: the coach explains everything new. */
  coached?: true
  branch?: Branch
}

/** Where a game branched off from another one: the address of that game's review, and the number of actions they share. */
export interface Branch { from: string; ply: number }

export interface StoredMove { game: string; ply: number; seat: number; action: unknown; at: number }

const NAME = 'manicule'
const VERSION = 1

let opened: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('games', { keyPath: 'id' })
      request.result.createObjectStore('moves', { keyPath: ['game', 'ply'] })
    }
    request.onsuccess = () => {
      const database = request.result
      // Another tab wants to upgrade or delete the database.
      database.onversionchange = () => {
        database.close()
        opened = null
      }
      database.onclose = () => (opened = null)
      resolve(database)
    }
    request.onerror = () => reject(failure(request.error))
  })
  opened.catch(() => (opened = null))
  return opened
}

function failure(error: DOMException | null): LocalError {
  return new LocalError(error?.name === 'QuotaExceededError' ? 'storage_full' : 'storage_broken', String(error))
}

/** Runs `work` in one transaction; resolves when it is committed. */
async function transact<T>(mode: 'readonly' | 'readwrite', work: (games: IDBObjectStore, moves: IDBObjectStore, done: (value: T) => void) => void): Promise<T> {
  const database = await open()
  return new Promise<T>((resolve, reject) => {
    let value: T | undefined
    let refusal: LocalError | undefined
    let transaction: IDBTransaction
    try {
      transaction = database.transaction(['games', 'moves'], mode, { durability: 'strict' })
    } catch (error) {
      reject(failure(error as DOMException))
      return
    }
    transaction.oncomplete = () => resolve(value as T)
    transaction.onabort = () => reject(refusal ?? failure(transaction.error))
    try {
      work(transaction.objectStore('games'), transaction.objectStore('moves'), (result) => {
        if (result instanceof LocalError) {
          refusal = result
          transaction.abort()
        } else value = result
      })
    } catch (error) {
      refusal = failure(error as DOMException)
      transaction.abort()
    }
  })
}

const movesOf = (id: string, from = 0) => IDBKeyRange.bound([id, from], [id, Infinity])

export const listGames = () => transact<StoredGame[]>('readonly', (games, _, done) => {
  const request = games.getAll()
  request.onsuccess = () => done(request.result as StoredGame[])
})

export const loadGame = (id: string) => transact<{ game: StoredGame; moves: StoredMove[] }>('readonly', (games, moves, done) => {
  const game = games.get(id)
  const all = moves.getAll(movesOf(id))
  all.onsuccess = () => done(game.result ? { game: game.result as StoredGame, moves: all.result as StoredMove[] } : (new LocalError('not_found') as never))
})

/** Stores a new game; true if it is the only one on this device. */
export const createGame = (game: StoredGame, moves: StoredMove[] = []) => transact<boolean>('readwrite', (games, all, done) => {
  games.add(game)
  for (const move of moves) all.add(move)
  const count = games.count()
  count.onsuccess = () => done(count.result === 1)
})

/** Replaces the game and all moves after the first `keep`. Refused if another tab has changed the stored game since. */
export const changeGame = (game: StoredGame, keep: number, added: StoredMove[]) => transact<void>('readwrite', (games, moves, done) => {
  const present = games.get(game.id)
  present.onsuccess = () => {
    const stored = present.result as StoredGame | undefined
    if (stored?.version !== game.version - 1) return done(new LocalError(stored ? 'other_tab' : 'not_found') as never)
    games.put(game)
    if (keep < stored.plies) moves.delete(movesOf(game.id, keep))
    for (const move of added) moves.put(move)
  }
})

export const deleteGame = (id: string) => transact<void>('readwrite', (games, moves) => {
  games.delete(id)
  moves.delete(movesOf(id))
})

/** Deletes every game on this device: the last resort when the database cannot be read. */
export function deleteDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(NAME)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(failure(request.error))
  })
}
