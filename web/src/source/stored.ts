/** Validates the shape of stored games and imported files. Whether the moves are legal is up to the rules. */

import type { LocalSeat, StoredGame, StoredMove } from './database'

type Unknown<T> = { [Field in keyof T]?: unknown }

const isText = (one: unknown): one is string => typeof one === 'string'
const isNumber = (one: unknown): one is number => typeof one === 'number' && Number.isFinite(one)
export const isObject = (one: unknown): one is object => typeof one === 'object' && one !== null && !Array.isArray(one)
const isListOf = (list: unknown, fits: (one: unknown) => boolean) => Array.isArray(list) && list.every(fits)
const orNull = (fits: (one: unknown) => boolean) => (one: unknown) => one === null || fits(one)

function isSeat(one: unknown): boolean {
  const { kind, name, level, resigned } = (one ?? {}) as Unknown<LocalSeat>
  return (kind === 'person' || kind === 'bot') && orNull(isText)(name) && orNull(isText)(level) && typeof resigned === 'boolean'
}

function isResult(one: unknown): boolean {
  const { scores, winners, by } = (one ?? {}) as Unknown<NonNullable<StoredGame['result']>>
  return orNull((scores) => isListOf(scores, isNumber))(scores) && isListOf(winners, isNumber) && isText(by)
}

/** Whether a stored row has the shape of a game. */
export function isGame(one: unknown): one is StoredGame {
  const { id, game, content, seed, rules_version, opened_at, changed_at, version, plies, options, seats, to_act, result, branch } = (one ?? {}) as Unknown<StoredGame>
  const { from, ply } = (branch ?? { from: '', ply: 0 }) as Unknown<NonNullable<StoredGame['branch']>>
  return (
    [id, game, content, seed, from].every(isText) &&
    [rules_version, opened_at, changed_at, version, plies, ply].every(isNumber) &&
    isObject(options) && isListOf(seats, isSeat) && isListOf(to_act, isNumber) && orNull(isResult)(result)
  )
}

/** Whether these are plausibly all moves of a game: complete and in order. */
export const areMovesOf = ({ plies }: StoredGame, moves: StoredMove[]) =>
  moves.length === plies && moves.every(({ ply, seat }, at) => ply === at && isNumber(seat))

const LONGEST_NAME = 40
/** A player's name from a file, trimmed and cut; null if it is none. */
export const nameIn = (name: unknown): string | null => (isText(name) && name.trim() ? [...name.trim()].slice(0, LONGEST_NAME).join('') : null)
