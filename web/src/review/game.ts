/** A game to review: a local one, or a finished one from the server. */

import { api } from '../lib/api'
import type { TableInfo } from '../lib/server'
import { LocalError } from '../source/errors'
import { openGame, prepare, readGame, tableOf, type Branch } from '../source/library'
import type { GameRecord } from '../source/protocol'
import { rules } from '../source/rules'

export type Where = 'local' | 'server'
export const isWhere = (text: string | undefined): text is Where => text === 'local' || text === 'server'

export interface ReviewedGame {
  where: Where
  id: string
  table: TableInfo
  record: GameRecord
  /** The language of the word list that the game needs. */
  words: string | undefined
  branch: Branch | null
}

export const addressOf = ({ where, id }: Pick<ReviewedGame, 'where' | 'id'>) => `/review/${where}/${id}`
export const replayOf = ({ where, id }: Pick<ReviewedGame, 'where' | 'id'>) => (where === 'local' ? `/local/${id}/replay` : `/replay/${id}`)

export async function loadReviewed(where: Where, id: string): Promise<ReviewedGame> {
  return where === 'local' ? localGame(id) : serverGame(id)
}

async function localGame(id: string): Promise<ReviewedGame> {
  const { game, moves } = await readGame(id)
  const table = `${id} review`
  await openGame(table, game, moves)
  const [record] = await rules.ask(table, { cmd: 'record' })
  rules.forget(table)
  return { where: 'local', id, table: tableOf(game), record, words: await prepare(game.game, game.options), branch: game.branch ?? null }
}

async function serverGame(id: string): Promise<ReviewedGame> {
  const [table, { record }] = await Promise.all([api.table(id), api.record(id)])
  // The server does not reveal the record, with its seed, before the game is over.
  if (!record) throw new LocalError('not_finished')
  const whole = record as GameRecord
  return { where: 'server', id, table, record: whole, words: await prepare(whole.game, whole.options), branch: null }
}

/** The seat whose decisions are shown first: mine, if I played. */
export const ownSeat = ({ table }: Pick<ReviewedGame, 'table'>) => table.seats.find(({ you }) => you)?.seat ?? 0
