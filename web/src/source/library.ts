/** Operations on local games: start, list, export, import, replay and continue. */

import { gameOf } from '../games'
import { settings } from '../lib/settings.svelte'
import { DEFAULT_LEVEL, type GameInfo, type Replay, type ServerError, type TableInfo } from '../lib/server'
import { createGame, listGames, loadGame, type Branch, type LocalSeat, type StoredGame, type StoredMove } from './database'
import { LocalError, Refused } from './errors'
import { askToPersist } from './persist'
import type { GameRecord, Standing } from './protocol'
import { rules, study } from './rules'
import { areMovesOf, isGame, isObject, nameIn } from './stored'
import { newId, randomHex } from './seeds'
import type { ReplaySource } from './source'

export type Options = Record<string, unknown>
export type { Branch }
export const personSeat = (name: string): LocalSeat => ({ kind: 'person', name, level: null, resigned: false })
export const botSeat = (level = DEFAULT_LEVEL): LocalSeat => ({ kind: 'bot', name: null, level, resigned: false })

/** Loads the word list that a game needs into the module; returns its language. */
export async function prepare(game: string, options: Options): Promise<string | undefined> {
  const words = gameOf(game).words?.(options)
  if (words) await rules.addWords(words)
  return words
}

/** A game that was just started: already stored, and loaded in the module. */
export interface StartedGame { game: StoredGame; standing: Standing; generation: number }
let justStarted: StartedGame | null = null

/** The game that was just started, if it is this one, so that its table need not load it again. Returns it only once. */
export function takeJustStarted(id: string): StartedGame | null {
  const taken = justStarted
  justStarted = null
  if (taken && taken.game.id !== id) rules.forget(taken.game.id)
  return taken?.game.id === id && taken.generation === rules.generation ? taken : null
}

/** Starts a game, stores it, and returns its id. */
export async function newGame(game: string, options: Options, seats: LocalSeat[], more: Pick<StoredGame, 'coached'> = {}): Promise<string> {
  const id = newId()
  await prepare(game, options)
  const bots = seats.flatMap(({ level }) => level ?? [])
  const { generation } = rules
  const [standing, record] = await rules.ask(id, { cmd: 'new', game, options, seed: randomHex(), people: seats.length, bots }, { cmd: 'record' })
  const opened = { ...stored(id, record, standing, seats), ...more }
  await storeNew(opened)
  justStarted = { game: opened, standing, generation }
  return id
}

async function storeNew(game: StoredGame, moves?: StoredMove[]) {
  try {
    // Only with the first game: some browsers prompt the user.
    if (await createGame(game, moves)) void askToPersist()
  } catch (error) {
    rules.forget(game.id)
    const isFull = error instanceof LocalError && error.code === 'storage_full'
    throw isFull ? new LocalError('no_room_for_game', error.message) : error
  }
}

function stored(id: string, record: Omit<GameRecord, 'format' | 'result' | 'actions'>, { ply, to_act }: Standing, seats: LocalSeat[]): StoredGame {
  const { game, rules_version, content, options, seed } = record
  const now = Date.now()
  return { id, game, rules_version, content, options, seed, seats, opened_at: now, changed_at: now, version: 0, plies: ply, to_act, result: null }
}

/** A stored game with all its moves. */
export async function readGame(id: string): Promise<{ game: StoredGame; moves: StoredMove[] }> {
  const { game, moves } = await loadGame(id)
  if (!isGame(game) || !areMovesOf(game, moves)) throw new LocalError('game_damaged')
  return { game, moves }
}

/** Loads a game up to the given moves into the module. */
export async function openGame(table: string, game: StoredGame, moves: StoredMove[]): Promise<Standing> {
  await prepare(game.game, game.options)
  try {
    const [standing] = await rules.ask(table, { cmd: 'reopen', ...recordOf(game, moves) })
    return standing
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const known = (await knownGames()).find(({ name }) => name === game.game)
    throw new LocalError(known && known.rules_version !== game.rules_version ? 'other_version' : 'game_damaged', error.message)
  }
}

export const recordOf = ({ game, rules_version, content, options, seed }: StoredGame, moves: StoredMove[]) => ({
  game, rules_version, content, options, seed, actions: moves.map(({ seat, action }) => ({ seat, action })),
})

/** A stored game as `TableInfo`, the server's format. */
export function tableOf(game: StoredGame): TableInfo {
  return {
    id: game.id,
    game: game.game,
    rules_version: game.rules_version,
    options: game.options,
    status: game.result ? 'finished' : 'running',
    seq: game.version,
    seats: game.seats.map(({ kind, name, level, resigned }, seat) => ({
      seat, kind, name, level, you: kind === 'person', program: false, online: true, resigned, bot_plays: resigned,
      reserved_for: null, awaits_nonce: false, absent: false,
    })),
    you_own: true, listed: false, spectators: false, random_seats: false, clock: null, on_timeout: 'bot', lists_for_programs: false, hints: true,
    absent_after_s: null, to_act: game.to_act, unplayable: null, result: game.result,
    fair: { commitment: '', nonces: [], server_seed: null },
    opened_at: game.opened_at, started_at: game.opened_at, ended_at: game.result ? game.changed_at : null, rematch: null, link: '',
  }
}

export interface LocalGames {
  /** Most recently played first. */
  tables: TableInfo[]
  /** The ids of games whose stored data is damaged. */
  damaged: string[]
  /** Why the database could not be read. */
  trouble: ServerError | null
}

export async function localGames(): Promise<LocalGames> {
  try {
    const games = await listGames()
    const whole = games.filter(isGame).sort((a, b) => b.changed_at - a.changed_at)
    return { tables: whole.map(tableOf), damaged: games.filter((game) => !whole.includes(game)).map(({ id }) => id), trouble: null }
  } catch (error) {
    return { tables: [], damaged: [], trouble: error instanceof LocalError ? error.error : { code: 'storage_broken', message: String(error), rule: null, reason: null } }
  }
}

export async function knownGames(): Promise<GameInfo[]> {
  const [{ games }] = await rules.ask('hello', { cmd: 'hello' })
  return games
}

/** An exported game: the record that `manicule replay` reads, and who played. */
interface GameFile { format: 1; seats: { name: string | null; kind: LocalSeat['kind'] }[]; record: GameRecord }

export async function exportGame(id: string): Promise<File> {
  const { game, moves } = await readGame(id)
  await openGame(`${id} file`, game, moves)
  const [record] = await rules.ask(`${id} file`, { cmd: 'record' })
  rules.forget(`${id} file`)
  const file: GameFile = { format: 1, seats: game.seats.map(({ name, kind }) => ({ name, kind })), record }
  return new File([JSON.stringify(file)], `${game.game}-${id}.json`, { type: 'application/json' })
}

/** Stores an exported game after the rules have replayed it; returns its id. */
export async function importGame(text: string): Promise<string> {
  let file: Partial<GameFile> & Partial<GameRecord>
  try {
    file = JSON.parse(text) as typeof file
  } catch {
    throw new LocalError('not_a_record')
  }
  const record = (file?.record ?? file) as GameRecord
  if (typeof record?.game !== 'string' || !isObject(record.options) || !Array.isArray(record.actions)) throw new LocalError('not_a_record')
  return importRecord(record, Array.isArray(file.seats) ? file.seats : [])
}

async function importRecord(record: GameRecord, people: GameFile['seats']): Promise<string> {
  const id = newId()
  const words = await prepare(record.game, record.options)
  if (words) await study.addWords(words)
  // A refusal is explained in the reader's language.
  await study.setTexts(settings.language)
  const standing = await verified(id, record)
  const [view] = await study.ask(id, { cmd: 'names' })
  const seats = view.names.map((name, seat): LocalSeat => (people[seat]?.kind === 'bot' ? botSeat() : personSeat(nameIn(people[seat]?.name) ?? name)))
  study.forget(id)
  const game = stored(id, record, standing, seats)
  await storeNew({ ...game, result: standing.result && { ...standing.result, by: 'rules' } }, movesOf(id, record))
  return id
}

/** Replays and verifies a record in the module of study. */
async function verified(table: string, record: GameRecord): Promise<Standing> {
  try {
    const [standing] = await study.ask(table, { cmd: 'replay', record })
    return standing
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    throw new LocalError('record_refused', error.message, { code: 'record_refused', detail: error.message })
  }
}

const movesOf = (game: string, { actions }: Pick<GameRecord, 'actions'>): StoredMove[] =>
  actions.map(({ seat, action }, ply) => ({ game, ply, seat, action, at: Date.now() }))

/** Starts a local game from an earlier position of another game, optionally with `instead` as its next action. One seat is mine, bots
 * take the others. Cards and later dice are the same as in that game. Returns the new game's id. */
export async function continueFrom(record: Omit<GameRecord, 'format' | 'result'>, ply: number, seat: number, name: string, seats: number, instead?: unknown, branch?: Branch): Promise<string> {
  const id = newId()
  const start = { ...record, actions: record.actions.slice(0, ply) }
  if (instead !== undefined) start.actions.push({ seat, action: instead })
  await prepare(record.game, record.options)
  const [standing] = await rules.ask(id, { cmd: 'reopen', ...start })
  rules.forget(id)
  const taken = Array.from({ length: seats }, (_, at) => (at === seat ? personSeat(name) : botSeat()))
  await storeNew({ ...stored(id, record, standing, taken), ...(branch && { branch }) }, movesOf(id, start))
  return id
}

export function localReplay(id: string): ReplaySource & { record(): Promise<Omit<GameRecord, 'format' | 'result'>> } {
  const loaded = readGame(id)
  return {
    table: async () => tableOf((await loaded).game),
    log: async () => {
      const { game, moves } = await loaded
      await openGame(`${id} log`, game, moves)
      const [{ entries }] = await rules.ask(`${id} log`, { cmd: 'log', seat: null })
      rules.forget(`${id} log`)
      return entries.map(({ seat, events }, at) => ({ seq: at, kind: at === 0 ? 'start' : 'act', seat, at: moves[at - 1]?.at ?? game.opened_at, events }))
    },
    replay: async (ply) => {
      const { game, moves } = await loaded
      return positionAt(game, moves, ply, null)
    },
    record: async () => {
      const { game, moves } = await loaded
      return recordOf(game, moves)
    },
  }
}

/** The position after `ply` actions, as a viewer saw it. */
export async function positionAt(game: StoredGame, moves: StoredMove[], ply: number, as: number | null): Promise<Replay> {
  const table = `${game.id} past`
  const shown = Math.max(0, Math.min(ply, moves.length))
  await openGame(table, game, moves.slice(0, shown))
  const [view, { entries }, facts] = await rules.ask(table, { cmd: 'view', seat: as }, { cmd: 'log', seat: as, after: shown }, { cmd: 'facts', seat: as })
  return { ply: shown, plies: moves.length, turn: null, events: entries[0]?.events ?? [], view, facts }
}
