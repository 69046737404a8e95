/** Compares a game with the game that it branched off from. */

import type { Review } from '../wire/coach'
import { addressOf, isWhere, loadReviewed, type ReviewedGame } from './game'
import { loadStudy, wantedEffort } from './kept'
import { StudyPool } from '../source/pool'

export interface Line {
  /** The address of the other game's review. */
  address: string
  /** How many actions both games share. */
  ply: number
  /** Whether cards, seed and actions are really the same up to there. */
  verified: boolean
  /** The scores of the other game. */
  there: string
  /** The other game's lines from there on, by seat, if it has been reviewed. */
  graph: { from: number; values: number[][] } | null
}

export async function otherLine(game: ReviewedGame): Promise<Line | null> {
  const { branch } = game
  if (!branch) return null
  const [, , where, id] = branch.from.split('/')
  if (!isWhere(where) || !id) return null
  const other = await loadReviewed(where, id)
  const { ply } = branch
  const start = (record: ReviewedGame['record']) => JSON.stringify([record.seed, record.content, record.options, record.actions.slice(0, ply)])
  return {
    address: addressOf(other), ply, verified: start(other.record) === start(game.record),
    there: other.record.result?.scores.join(' : ') ?? '–', graph: await graphOf(other, ply),
  }
}

async function graphOf(other: ReviewedGame, from: number) {
  const parts = await loadStudy(addressOf(other), other.record, wantedEffort()).catch(() => null)
  if (!parts) return null
  const pool = new StudyPool()
  try {
    const review: Review = await pool.mergeReview({ cmd: 'merge_review', record: other.record, parts }, other.words)
    return { from, values: review.start.map((start, seat) => [start, ...review.plies.map(({ after }) => after[seat])].slice(from)) }
  } finally {
    pool.close()
  }
}
